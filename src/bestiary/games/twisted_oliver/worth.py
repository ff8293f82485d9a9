"""How good a position of Twisted-Oliver is for a player: what the greedy bot maximises.

Everything is counted in points. A battler is worth what it will still win, an orb the energy it
will still give, a card in hand what it may become. If something is waiting for an answer, play goes
on as if none came, and the blows that could still be struck this turn count in part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Weights
from bestiary.games.twisted_oliver.design.card import (
    BREAKABLE,
    ELUSIVE,
    ORB,
    QUICK,
    STUNNING,
    VALUABLE,
    OliverCard,
    OliverDesign,
)
from bestiary.games.twisted_oliver.design.marks import is_called
from bestiary.games.twisted_oliver.design.texts import WAKES
from bestiary.games.twisted_oliver.turn.battle import attackable, can_attack, is_open
from bestiary.games.twisted_oliver.turn.counters import pass_
from bestiary.games.twisted_oliver.zones import END, WINNING

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

FEW: Final = 6  # orbs


class OliverWeights(Weights):
    """In points."""

    def __init__(self) -> None:
        self.held = 0.9  # a card in hand
        self.first_orbs = 2.2  # an orb while there are few,
        self.later_orbs = 1.0  # and one of many
        self.ready = 0.06  # an orb that can still be called
        self.laid = 1.9  # a trap
        self.promised = 0.3
        self.waking = 0.9  # a text at the start of a turn
        self.coming = 0.7  # the share of what a blow would bring that can still be struck
        self.battler = 0.8
        self.attack = 0.75  # for each point
        self.health = 0.5
        self.speed = 0.012
        self.text = 0.3
        self.borne = 0.2  # a card that a battler bears
        self.prize = 0.3  # what its defeat gives away
        self.thing = 0.5  # an item or a lasting spell,
        self.price = 0.9  # and for each energy it cost
        self.valuable = 0.5
        self.once = 1.2  # one that only waits to be sacked
        self.lead = 0.25  # extra for the points that are nearly enough
        self.last_card = 0.3  # for each card fewer than 6 in the deck
        self.scale = 15.0  # the lead that counts half


WEIGHTS: Final = OliverWeights()


def worth(state: OliverState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.chain and state.asks and state.asks[0].seat != seat:
        state = unanswered(state)
    if state.scores is not None:
        return state.scores[seat]
    lead = promise(state, seat) - promise(state, 1 - seat)
    lead += WEIGHTS.ready * float(ready_orbs(state, seat))
    if state.active == seat:
        # What the other player's next turn starts with: ending a turn must not look worse for it.
        lead -= WEIGHTS.held + WEIGHTS.waking * float(waking(state, 1 - seat))
        if state.stage != END:
            lead += WEIGHTS.coming * blows(state, seat)
    if state.chosen:
        lead -= 0.05
    return 0.5 + 0.45 * lead / (abs(lead) + WEIGHTS.scale)


def unanswered(state: OliverState) -> OliverState:
    """The State if nobody answers."""
    future = state.copy()
    while future.chain and future.asks:
        ask = future.asks[0]
        for answer in ask.answers(future):
            if answer.step is pass_:
                future.answer(ask, answer)
                break
        else:
            break
    return future


def promise(state: OliverState, seat: i64) -> float:
    """A player's points, battlers, other cards in play and hand."""
    total = float(state.points[seat])
    near = max(0.0, total - 20.0) * (total - 20.0) / float(WINNING - 20)
    total += WEIGHTS.lead * near
    for card in state.battlers_of(seat).cards:
        total += value(state, seat, card)
    orbs = 0
    for card in state.items_of(seat).cards:
        if card.face.sort == ORB:
            total += WEIGHTS.first_orbs if orbs < FEW else WEIGHTS.later_orbs
            orbs += 1
        else:
            total += thing(card.face)
    for card in state.spells_of(seat).cards:
        total += thing(card.face)
    total += WEIGHTS.laid * float(len(state.traps_of(seat).cards))
    total += WEIGHTS.held * float(len(state.hand(seat).cards))
    if state.promised[seat]:
        total -= WEIGHTS.promised
    left = len(state.deck(seat).cards)
    return total - (WEIGHTS.last_card * float(6 - left) if left < 6 else 0.0)


def thing(design: OliverDesign) -> float:
    """What an item or a lasting spell will still do."""
    if is_for_once(design):
        return WEIGHTS.once
    price = 0
    for count in design.cost:
        price += count
    extra = WEIGHTS.valuable if design.sort == VALUABLE else 0.0
    return WEIGHTS.thing + WEIGHTS.price * float(price) + extra


def is_for_once(design: OliverDesign) -> bool:
    """Whether all that a card does, it does when it is sacked."""
    for use in design.uses:
        if not use.sacks:
            return False
    return len(design.uses) > 0 and len(design.uses) == len(design.texts) and not design.auras


def value(state: OliverState, seat: i64, card: OliverCard) -> float:
    """What a battler will still win, minus what its defeat gives away."""
    attack = float(state.attack_of(seat, card))
    health = float(state.health_of(seat, card))
    speed = float(state.speed_of(seat, card))
    texts = WEIGHTS.text * float(len(card.face.texts) + len(card.face.auras))
    borne = WEIGHTS.borne * float(len(card.attached))
    prize = float(card.face.reward + state.bounty_of(card))
    body = WEIGHTS.battler + WEIGHTS.attack * attack + WEIGHTS.health * health
    return body + WEIGHTS.speed * speed + texts + borne - WEIGHTS.prize * prize


def ready_orbs(state: OliverState, seat: i64) -> int:
    count = 0
    for card in state.items_of(seat).cards:
        if card.face.gives >= 0 and not is_called(card):
            count += 1
    return count


def waking(state: OliverState, seat: i64) -> int:
    """How many texts of a player go off at the start of their turn."""
    count = 0
    for zone in (state.battlers_of(seat), state.items_of(seat), state.spells_of(seat)):
        for card in zone.cards:
            count += wakes_in(card.face)
            for borne in card.attached:
                count += wakes_in(borne.face)
    return count


def wakes_in(design: OliverDesign) -> int:
    count = 0
    for text in design.texts:
        if text.moment is WAKES:
            count += 1
    return count


# ---- Blows to come ---------------------------------------------------------------------------


def blows(state: OliverState, seat: i64) -> float:
    """What the battlers that can still attack would bring, each against a different target."""
    prey = attackable(state, 1 - seat)
    taken: list[int] = []
    total = 0.0
    for card in state.battlers_of(seat).cards:
        if not can_attack(state, card):
            continue
        best = 1.0 if is_open(state, seat, card) else 0.0
        chosen = 0
        for target in prey:
            if int(target.id) not in taken:
                brought = blow(state, seat, card, target)
                if brought > best:
                    best = brought
                    chosen = int(target.id)
        total += best
        if chosen:
            taken.append(chosen)
    return total


def blow(state: OliverState, seat: i64, card: OliverCard, target: OliverCard) -> float:
    """What an attack of one battler on another would bring, without answers."""
    foe = 1 - seat
    if target.face.flags & BREAKABLE and not target.face.is_battler():
        return thing(target.face)
    mine = state.speed_of(seat, card)
    theirs = state.speed_of(foe, target)
    if state.flags_of(target) & ELUSIVE and theirs > mine:
        return 0.0
    quick = [state.flags_of(card) & QUICK != 0, state.flags_of(target) & QUICK != 0]
    first = quick[0] if quick[0] != quick[1] else mine >= theirs
    kills = state.attack_of(seat, card) >= state.health_of(foe, target)
    dies = state.attack_of(foe, target) >= state.health_of(seat, card)
    if first and (kills or state.flags_of(card) & STUNNING):
        dies = False
    if not first and (dies or state.flags_of(target) & STUNNING):
        kills = False
    brought = 0.0
    if kills:
        brought += value(state, foe, target) + float(target.face.reward + state.bounty_of(target))
    if dies:
        brought -= value(state, seat, card) + float(card.face.reward + state.bounty_of(card))
    return brought
