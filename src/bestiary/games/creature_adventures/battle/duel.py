"""Player against player: strike, meditate, brace, dodge, Inner Peace, switch, forfeit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.battle.combat import (
    COUNTER,
    CRITICAL,
    DEFLECTED,
    HIT,
    attack_of,
    defence_of,
    hurt,
)
from bestiary.games.creature_adventures.creatures.abilities import SWIFT, has
from bestiary.games.creature_adventures.journey import Journey, percent
from bestiary.games.creature_adventures.land.tiles import SPEED
from bestiary.games.creature_adventures.rulebook import DODGES, book
from bestiary.games.creature_adventures.state import DUEL, FORTIFY

TEMPORARY: Final = 30  # percent, Fortify at level 3


def attack_player(journey: Journey, attacker: i64, defender: i64) -> None:
    """A battle begins. Who attacked is exhausted afterwards, whatever comes of it."""
    journey.battle = DUEL
    journey.attacker = attacker
    journey.defender = defender
    journey.say("{You} attack{s} {foe}!", attacker, defender)
    if not journey.is_able(defender):
        journey.say("{You} {have} no creature able to fight.", defender)
        journey.then(decide_duel, attacker, 0)
        return
    journey.then(first_blow)
    journey.then_for(defender, fortify_first)
    journey.then_for(defender, choose_fighter)
    journey.then_for(attacker, choose_fighter)
    journey.then_for(defender, fortify_team)


@book.step
def choose_fighter(journey: Journey) -> None:
    """The player at work sends a creature, by choice where there is one."""
    seat = journey.me
    able = journey.able(seat)
    if len(able) == 1:
        journey.send(seat, able[0])
    elif able:
        journey.ask(which_fighter)


@book.question("Which creature will fight?")
def which_fighter(journey: Journey, seat: int) -> list[Answer]:
    return [send.on(card.id) for card in journey.able(seat)]


@book.act("Send {}", of="card")
def send(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.send(journey.me, chosen)


# ---- Fortify, for the defender --------------------------------------------------------------


@book.step
def fortify_team(journey: Journey) -> None:
    """Level 3: one creature gets temporary HP at the beginning."""
    if journey.owned(journey.me, FORTIFY) >= 3:
        journey.ask(whom_to_shield)


@book.question("Fortify: which creature gets 30% temporary HP?")
def whom_to_shield(journey: Journey, seat: int) -> list[Answer]:
    return [shield.on(card.id) for card in journey.able(seat)]


@book.act("Shield {}", of="card")
def shield(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        gain = percent(chosen.face.most(), TEMPORARY)
        journey.fortified = [card, gain]
        after = journey.reface(chosen, chosen.face.with_hp(chosen.face.hp + gain))
        words = f"{{Your}} {after.face.species.name} gains {{n}} temporary HP."
        journey.record("heal", words, journey.me, [after], gain)


@book.step
def fortify_first(journey: Journey) -> None:
    """Levels 1 and 2: Brace, or Dodge, before the first attack."""
    if journey.owned(journey.me, FORTIFY) >= 1 and journey.fighter(journey.me) is not None:
        journey.ask(how_to_fortify)


@book.question("Fortify: how do you meet the attack?")
def how_to_fortify(journey: Journey, seat: int) -> list[Answer]:
    answers = [fortify_brace.on(), fortify_nothing.on()]
    if journey.owned(seat, FORTIFY) >= 2:
        answers.append(fortify_dodge.on())
    return answers


@book.act("Brace")
def fortify_brace(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.brace_with(journey, journey.me, card)


@book.act("Dodge")
def fortify_dodge(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.dodge_with(journey, journey.me, card)


@book.act("Just wait")
def fortify_nothing(journey: Journey) -> None:
    pass


# ---- Who acts ---------------------------------------------------------------------------------


@book.step
def first_blow(journey: Journey) -> None:
    """The attacker acts first, unless the defender has the Sigil of Speed or a swift creature;
    an attacker with the Sigil acts twice before there is a response."""
    attacker, defender = journey.attacker, journey.defender
    quick = journey.fighter(defender)
    journey.actor = attacker
    if journey.holds(defender, SPEED):
        journey.actor = defender
        journey.say("The Sigil of Speed: {you} act{s} first.", defender)
    elif journey.holds(attacker, SPEED):
        journey.opening = 1
        journey.say("The Sigil of Speed: {you} act{s} twice to begin with.", attacker)
    elif quick is not None and has(quick.face, SWIFT):
        mine = journey.fighter(attacker)
        if mine is None or not has(mine.face, SWIFT):
            journey.actor = defender
            journey.say(f"{{Your}} {quick.face.species.name} is swift and acts first.", defender)
    journey.then(duel_on)


@book.step
def duel_on(journey: Journey) -> None:
    """The fallen are replaced; with nobody left a battle is over, and so it is after too long."""
    attacker, defender = journey.attacker, journey.defender
    if not journey.is_able(attacker):  # even where both have none left
        journey.then(decide_duel, defender, 0)
        return
    if not journey.is_able(defender):
        journey.then(decide_duel, attacker, 0)
        return
    for seat in (attacker, defender):
        card = journey.fighter(seat)
        if card is None or not card.face.able():
            journey.then(duel_on)
            journey.then_for(seat, choose_fighter)
            return
    if journey.actions >= journey.world.actions:
        journey.say("The battle has gone on too long and is broken off.")
        journey.then(decide_duel, defender, 1)
        return
    journey.actions += 1
    journey.then(duel_on)
    journey.me = journey.actor
    journey.ask(book.questions["duel_action"])


def acted(journey: Journey, boost: i64 = combat.NOT_A_BOOST) -> None:
    """The end of an action: boosts and poison of its player, and then the other acts."""
    seat = journey.me
    combat.spend_boosts(journey, seat, boost)
    combat.suffer_venom(journey, seat, journey.fighter(seat))
    if journey.opening:
        journey.opening -= 1
    else:
        journey.actor = opponent(journey, seat)


def opponent(journey: Journey, seat: i64) -> i64:
    return journey.defender if seat == journey.attacker else journey.attacker


def strike_player(journey: Journey) -> None:
    """10% miss, 20% clean, 50% deflected, 10% counterstrike, 10% critical."""
    seat = journey.me
    other = opponent(journey, seat)
    mine, theirs = journey.fighter(seat), journey.fighter(other)
    if mine is None or theirs is None:
        return
    if theirs.mark(DODGES) >= 0:
        journey.change(theirs.without_mark(DODGES))
        words = f"{{Your}} {theirs.face.species.name} dodges the strike of {{foe's}} "
        journey.say(f"{words}{mine.face.species.name}.", other, seat)
    else:
        outcome = combat.roll_strike(journey, seat, mine, combat.STRIKE_A_PLAYER)
        attack = attack_of(journey, seat, mine)
        defence = defence_of(journey, other, theirs)
        if outcome == HIT:
            combat.struck(journey, seat, mine, other, theirs, attack)
        elif outcome == DEFLECTED:
            combat.struck(journey, seat, mine, other, theirs, max(0, attack - defence))
        elif outcome == CRITICAL:
            damage = combat.critical(mine.face) * attack - defence
            combat.struck(journey, seat, mine, other, theirs, max(0, damage))
        elif outcome == COUNTER:
            counterstrike(journey, seat, other)


def counterstrike(journey: Journey, seat: i64, other: i64) -> None:
    """The creature with less attack takes the difference."""
    mine, theirs = journey.fighter(seat), journey.fighter(other)
    if mine is None or theirs is None:
        return
    difference = attack_of(journey, other, theirs) - attack_of(journey, seat, mine)
    if difference > 0:
        hurt(journey, seat, mine, combat.countered(mine.face, difference))
    elif difference < 0:
        hurt(journey, other, theirs, combat.countered(theirs.face, -difference))
    else:
        journey.say("Both are as strong: nobody is hurt.")


# ---- What comes of it -------------------------------------------------------------------------


@book.step
def decide_duel(journey: Journey, winner: int, broken_off: int) -> None:
    """EXP, Sigils, Home, Exhaustion, Rally Cry. Broken off, it moves no Sigils."""
    attacker, defender = journey.attacker, journey.defender
    loser = defender if winner == attacker else attacker
    spoils = journey.fallen[loser]
    journey.clear_battle()
    journey.say("{You} win{s} the battle against {foe}.", winner, loser)
    journey.gain_exp(winner, spoils)
    if journey.sudden:
        journey.then(book.steps["knock_out"], winner, loser)
        return
    if winner == attacker and defender == journey.contender:
        take_the_place(journey, winner, loser)
    if not broken_off:
        journey.lose_sigils(loser, winner)
    if journey.playing(attacker):
        journey.exhausted[attacker] = 1
        journey.say("{You} {are} exhausted and will lose {their} next turn.", attacker)
    if journey.playing(loser):
        journey.go_home(loser)
    else:
        journey.remove_player(loser)
    if winner == defender:
        journey.start_rally(defender)


def take_the_place(journey: Journey, winner: i64, loser: i64) -> None:
    """The Colosseum has a new contender, who starts the gauntlet over."""
    journey.contender = winner
    journey.stage = 0
    journey.at[winner] = journey.world.board.colosseum
    words = "{You} take{s} {foe's} place in the Colosseum."
    journey.record("step", words, winner, amount=journey.at[winner], other=loser)


def give_up(journey: Journey) -> None:
    """Admit defeat."""
    journey.say("{You} forfeit{s}.", journey.me)
    journey.stack.pop()  # the duel does not go on
    journey.then(decide_duel, opponent(journey, journey.me), 0)
