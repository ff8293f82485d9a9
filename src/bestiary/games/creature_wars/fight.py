"""The fight: who wins a duel, what it costs, and where the cards go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Card
from bestiary.games.creature_wars.being import (
    GIANT,
    HOLY,
    NIGHTMARE,
    NONE,
    POWERS,
    SERPENT,
    SKELETON,
    Being,
)
from bestiary.games.creature_wars.brought import CAMBION, CANNONBALL, COAL, SKELETOR, WAR, WRAITH
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore import LOSES, NO_FIGHT, TIES, fate_of
from bestiary.games.creature_wars.marks import DEAR, DOOMED, FROZEN, in_the_duel
from bestiary.games.creature_wars.picking import most_powerful_first
from bestiary.games.creature_wars.standing import (
    BADEN,
    BERSERK,
    CONVERSION,
    DAVID,
    GOLIATH,
    IN_TIME,
    JUNO,
    LUCKY,
    PROUD,
    SAND,
    SIN_EATER,
    VENOM,
    WRATH,
)

NOBODY: Final = -1

# How a duel went.
POWER: Final = 0  # somebody won, or powers were equal
NOT_FOUGHT: Final = 1
SCARED: Final = 2  # a Scarecrow's tie


@mypyc_attr(acyclic=True)
class Outcome:
    """How a duel ended: who won, whose card fell, whose witch fled, and the cards as they were."""

    def __init__(self, cards: list[Card[Being] | None]) -> None:
        self.cards = cards
        self.how: i64 = POWER
        self.measured = False  # whether powers were compared
        self.winner: i64 = NOBODY
        self.fell: list[bool] = [False, False]
        self.fled: list[bool] = [False, False]


def fight(duel: Duel) -> Outcome:
    """4. The whole of a fight, to where the cards lie afterwards."""
    one = duel.played(0)
    two = duel.played(1)
    if one is None and two is None:
        duel.record("announce", "Nobody came: there is no duel.")
        return Outcome([None, None])
    lucky = [favoured(duel, 0), favoured(duel, 1)]
    if one is None or two is None:
        return against_a_pass(duel, 0 if two is None else 1)
    outcome = decide(duel, one, two, lucky)
    if duel.standing:
        outcome = second_chances(duel, outcome, lucky)
        duel.spend_all(IN_TIME, 0)
        duel.spend_all(IN_TIME, 1)
        if outcome.measured:
            duel.spend_all(GOLIATH, 0)
    remember(duel, outcome)
    pay(duel, outcome)
    clear_the_field(duel, outcome)
    return outcome


def favoured(duel: Duel, seat: i64) -> bool:
    """Whether luck is with the creature a player sent; it is used up here."""
    card = duel.played(seat)
    if not duel.standing or card is None or not card.face.is_creature():
        return False
    return duel.spend(LUCKY, seat) > 0


# ---- Who wins ---------------------------------------------------------------------------------


def power(duel: Duel, seat: i64, being: Being, against: Being) -> i64:
    """Base strength and level, the bonus where its Power Type beats the other's, and effects."""
    strength: i64 = being.base + being.level
    if being.beats(against):
        strength += duel.edition.advantage
        if duel.standing and duel.in_effect(JUNO, seat):
            if being.tribe == GIANT or against.tribe == GIANT:
                strength += duel.edition.advantage
    if duel.standing:
        if being.is_creature() and being.power == NIGHTMARE:
            strength += duel.total(SAND, seat)
        strength += duel.total(IN_TIME, seat)
    return strength


def decide(duel: Duel, one: Card[Being], two: Card[Being], lucky: list[bool]) -> Outcome:
    """What decides a fight: the first of these that applies."""
    outcome = Outcome([one, two])
    if is_doomed(one) or is_doomed(two):
        doomed = [is_doomed(one), is_doomed(two)]
        outcome.fell = doomed
        outcome.winner = NOBODY if doomed[0] and doomed[1] else (1 if doomed[0] else 0)
        duel.record("announce", "Death takes the one it had marked.", 0)
        return outcome
    if not duel.edition.spells:
        return by_strength(duel, outcome, lucky)
    fates = [fate_of(one.face.key), fate_of(two.face.key)]
    if NO_FIGHT in fates:
        outcome.how = NOT_FOUGHT
        return outcome
    if TIES in fates:
        outcome.how = SCARED
        return outcome
    if LOSES in fates:
        outcome.fell = [fate == LOSES for fate in fates]
        if fates[0] != fates[1]:
            outcome.winner = 1 if fates[0] == LOSES else 0
        return outcome
    return by_strength(duel, outcome, lucky)


def by_strength(duel: Duel, outcome: Outcome, lucky: list[bool]) -> Outcome:
    """The usual fight."""
    one, two = outcome.cards[0], outcome.cards[1]
    if one is not None and two is not None:
        outcome.measured = True
        outcome.winner = by_power(duel, one, two, lucky)
        if outcome.winner != NOBODY:
            escaped = is_witch(outcome.cards[outcome.winner])  # that hurts no creature
            beaten = outcome.cards[1 - outcome.winner]
            outcome.fell[1 - outcome.winner] = not (escaped and is_creature(beaten))
    return outcome


def is_doomed(card: Card[Being]) -> bool:
    return len(card.marks) > 0 and card.mark(DOOMED) >= 0


def by_power(duel: Duel, one: Card[Being], two: Card[Being], lucky: list[bool]) -> i64:
    """Always wins, then power, or lower power where David or Goliath say so."""
    a = power(duel, 0, one.face, two.face)
    b = power(duel, 1, two.face, one.face)
    if duel.recording:
        words = f"{{Your}} {a} power against {{foe's}} {b}{edge(one.face, two.face)}."
        duel.record("announce", words, 0, [one, two], other=1)
    lower_wins = False
    if duel.standing:
        sure = [always_wins(duel, one.face, lucky[0]), always_wins(duel, two.face, lucky[1])]
        lower_wins = goliath(duel, one.face, two.face)
        if sure[0] != sure[1]:
            return 0 if sure[0] else 1
    elif lucky[0] != lucky[1]:
        return 0 if lucky[0] else 1
    if a == b:
        return NOBODY
    return (0 if a < b else 1) if lower_wins else (0 if a > b else 1)


def always_wins(duel: Duel, being: Being, lucky: bool) -> bool:
    return lucky or (being.tribe == SERPENT and duel.in_effect(VENOM, 0))


def goliath(duel: Duel, one: Being, two: Being) -> bool:
    """Whether lower power wins this fight."""
    david = duel.in_effect(DAVID, 0) and (one.tribe == GIANT or two.tribe == GIANT)
    return david or duel.in_effect(GOLIATH, 0)


def edge(one: Being, two: Being) -> str:
    """Which type had the advantage, in brackets, or nothing."""
    if one.beats(two):
        return f" ({POWERS[one.power]} beats {POWERS[two.power]})"
    return f" ({POWERS[two.power]} beats {POWERS[one.power]})" if two.beats(one) else ""


# ---- Others take the place --------------------------------------------------------------------


def second_chances(duel: Duel, outcome: Outcome, lucky: list[bool]) -> Outcome:
    """Baden: a player about to lose sends the most powerful creature of the hand instead."""
    seat = rescued(duel, outcome)
    while seat != NOBODY:
        best = most_powerful_first(free_creatures(duel, seat))[0]
        duel.return_played(seat)
        step_in(duel, seat, best, "{You} send{s} {cards} instead.")
        duel.spend_all(IN_TIME, seat)  # that was for the card played
        lucky[seat] = False
        one, two = duel.played(0), duel.played(1)
        if one is not None and two is not None:
            measured = outcome.measured
            outcome = decide(duel, one, two, lucky)
            outcome.measured |= measured
        seat = rescued(duel, outcome)
    return outcome


def rescued(duel: Duel, outcome: Outcome) -> i64:
    """Who is about to lose and has another to send; their Baden's word is used up."""
    if not was_fought(outcome):
        return NOBODY
    for seat in duel.order():
        if outcome.fell[seat] and free_creatures(duel, seat) and duel.spend(BADEN, seat):
            return seat
    return NOBODY


def illusion(duel: Duel, outcome: Outcome, seat: i64) -> None:
    """Skeletor: after his fight another Skeleton of the hand turns out to have fought it."""
    card = outcome.cards[seat]
    if card is None or card.face.key != SKELETOR.key:
        return
    others = [other for other in free_creatures(duel, seat) if other.face.tribe == SKELETON]
    if others:
        other = duel.rng.pick(others)
        duel.return_played(seat)
        words = "It was an illusion: {you} had sent {cards}."
        outcome.cards[seat] = step_in(duel, seat, other, words)


def free_creatures(duel: Duel, seat: i64) -> list[Card[Being]]:
    """The creatures of a hand that could step in: all but the frozen ones."""
    return [card for card in duel.creatures(seat) if card.mark(FROZEN) < 0]


def step_in(duel: Duel, seat: i64, card: Card[Being], words: str) -> Card[Being]:
    """A card of the hand takes the empty place in the duel."""
    duel.hands[seat].remove(card.id)
    card = duel.duelists[seat].add(in_the_duel(card))
    duel.record("flip", words, seat, [card])
    return card


# ---- What it costs, and what is remembered ----------------------------------------------------


def remember(duel: Duel, outcome: Outcome) -> None:
    """Tell how the duel went, and note wins, losses and the slain."""
    if outcome.how == SCARED:
        duel.record("announce", "Nobody cares to fight: a tie.")
        return
    for seat in duel.order():
        card = outcome.cards[seat]
        if card is not None and card.face.is_witch():
            outcome.fled[seat] = not outcome.fell[seat]
            if duel.recording:
                words = "{cards} escapes." if outcome.fled[seat] else "{cards} dies."
                duel.record("announce", words, seat, [card])
    if outcome.winner != NOBODY and outcome.fled[outcome.winner]:
        if not is_witch(outcome.cards[1 - outcome.winner]):
            outcome.winner = NOBODY  # an escape from a creature is no duel won
    if outcome.how == NOT_FOUGHT:
        return
    for seat in range(2):
        if outcome.fell[seat]:
            duel.lost[seat] += 1
            duel.streaking[seat] = False
    winner = outcome.winner
    if winner != NOBODY:
        duel.streak[winner] = duel.streak[winner] + 1 if duel.streaking[winner] else 1
        duel.streaking[winner] = True
        beaten = outcome.cards[1 - winner]
        if beaten is not None and beaten.face.is_creature():
            if beaten.face.tribe != NONE:
                duel.beaten[winner] |= 1 << beaten.face.tribe
            if duel.recording:
                duel.record("announce", "{You} win{s} the duel.", winner)
    elif (
        not outcome.fell[0] and not outcome.fell[1] and not outcome.fled[0] and not outcome.fled[1]
    ):
        duel.streaking = [False, False]
        duel.record("announce", "Equal power: a tie.")


def pay(duel: Duel, outcome: Outcome) -> None:
    """Whoever lost pays, initiative first."""
    illusions_from = outcome.cards.copy()
    if duel.edition.spells and was_fought(outcome):
        for seat in duel.order():
            illusion(duel, outcome, seat)
    berserk: i64 = 0
    if duel.standing:
        for _ in duel.spend_all(BERSERK, 0):
            winning = illusions_from[outcome.winner] if outcome.winner != NOBODY else None
            berserk += 0 if winning is None else winning.face.level
    for seat in duel.order():
        card = outcome.cards[seat]
        if outcome.fell[seat] and card is not None:
            other = illusions_from[1 - seat]
            more = berserk
            if other is not None and other.face.key == WAR.key and outcome.winner == 1 - seat:
                more += 4
            charge(duel, seat, card, price(card.face), more)


def was_fought(outcome: Outcome) -> bool:
    """Whether two cards fought: none was untouchable, a Scarecrow, or dead before it began."""
    if outcome.how != POWER:
        return False
    return not any(card is not None and is_doomed(card) for card in outcome.cards)


def price(being: Being) -> i64:
    """What losing a card costs: its base strength, or what replaces that."""
    return being.detail if being.is_creature() and being.detail >= 0 else being.base


def charge(duel: Duel, seat: i64, card: Card[Being] | None, cost: i64, more: i64) -> None:
    """A lost duel is paid: the base, additions, doublings, then Sin-Eater; a ward comes last."""
    cost += more
    if duel.standing:
        cost += duel.total(WRATH, seat)
        for _ in duel.spend_all(PROUD, seat):
            cost *= 2
    if card is not None:
        being = card.face
        if being.key == CAMBION.key:
            cost *= 2
        if card.marks and card.mark(DEAR) >= 0:
            cost *= card.mark(DEAR)
        if being.is_creature() and being.power == HOLY and duel.in_effect(CONVERSION, seat):
            cost *= 2
        if being.key == COAL.key:
            cost = 0
        if being.is_creature():
            duel.slain.append(card.id)
            others = duel.creatures(seat)
            if others and duel.standing and duel.spend(SIN_EATER, seat):
                duel.say("Another bears the sins: {you} pay{s} nothing.", seat)
                duel.freeze(duel.rng.pick(others))
                return
    before = duel.hp[seat]
    duel.hit(seat, cost)
    duel.toll[seat] += before - duel.hp[seat]


# ---- Where the cards go -----------------------------------------------------------------------


def clear_the_field(duel: Duel, outcome: Outcome) -> None:
    """Cards are discarded, spent, or go back to hand."""
    mine, theirs = outcome.cards[0], outcome.cards[1]
    creatures = is_creature(mine) and is_creature(theirs)
    tied = creatures and outcome.how == POWER and not outcome.fell[0] and not outcome.fell[1]
    for seat in duel.order():
        card = outcome.cards[seat]
        other = outcome.cards[1 - seat]
        if card is None:
            continue
        if card.face.key == WRAITH.key or card.face.key == CANNONBALL.key:
            duel.vanish_played(seat)
        elif tied and (duel.edition.mayhem or duel.deck.cards):
            duel.return_played(seat, duel.edition.cooldown)
        elif outcome.how == SCARED or creatures or not is_creature(card) or outcome.fell[seat]:
            duel.discard_played(seat, outcome.fell[seat])
        elif other is not None and other.face.key == WRAITH.key:
            duel.return_played(seat, 1)
        elif other is not None and other.face.key == CANNONBALL.key:
            duel.hit(1 - seat, card.face.base)
            duel.return_played(seat)
        else:
            duel.return_played(seat)
    note_duel(duel, outcome)


def note_duel(duel: Duel, outcome: Outcome) -> None:
    """Keep what undoing the duel would need."""
    for seat in range(2):
        card = outcome.cards[seat]
        duel.previous[seat] = 0 if card is None else card.id
        duel.previous[2 + seat] = duel.toll[seat]


def against_a_pass(duel: Duel, seat: i64) -> Outcome:
    """A creature hits the Empire that sent nobody, and that is a duel lost; a witch escapes."""
    card = duel.played(seat)
    outcome = Outcome([card, None] if seat == 0 else [None, card])
    if card is None:
        return outcome
    if is_doomed(card):
        duel.record("announce", "Death takes {cards}.", seat, [card])
        outcome.fell[seat] = True
        duel.lost[seat] += 1
        charge(duel, seat, card, price(card.face), 0)
    elif card.face.is_creature():
        duel.record("announce", "Nobody meets {cards}.", seat, [card])
        duel.lost[1 - seat] += 1
        duel.streaking[1 - seat] = False
        charge(duel, 1 - seat, None, card.face.base, 0)
    elif card.face.is_witch():
        duel.record("announce", "{cards} escapes.", seat, [card])
        outcome.fled[seat] = True
    if card.face.key == WRAITH.key or card.face.key == CANNONBALL.key:
        duel.vanish_played(seat)
    else:
        duel.discard_played(seat, outcome.fell[seat])
    if duel.standing:
        duel.spend_all(IN_TIME, seat)
    note_duel(duel, outcome)
    return outcome


def is_witch(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_witch()


def is_creature(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_creature()
