"""The attack step: who can attack whom, and how a battle goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import (
    BREAKABLE,
    BULWARK,
    ELUSIVE,
    LEGENDARY,
    PEACEFUL,
    QUICK,
    SNEAKY,
    STUNNING,
    WALL,
    OliverCard,
    book,
)
from bestiary.games.twisted_oliver.design.marks import ATTACKED, CALLED, DAMAGE, SPENT, is_called
from bestiary.games.twisted_oliver.design.texts import ATTACKS, DEFENDS, HITS, HURT, KILLS
from bestiary.games.twisted_oliver.link import ATTACK, Link
from bestiary.games.twisted_oliver.turn.chain import begin
from bestiary.games.twisted_oliver.zones import ATTACKING
from bestiary.trading import raised

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

DIRECT_POINTS = 1

# ---- Attacking -------------------------------------------------------------------------------


def possible_attacks(state: OliverState, seat: i64, answers: list[Answer]) -> None:
    attackers = [card for card in state.battlers_of(seat).cards if can_attack(state, card)]
    if not attackers:
        return
    prey = attackable(state, 1 - seat)
    for card in attackers:
        for target in prey:
            if not escapes(state, 1 - seat, target, card):
                answers.append(attack.on(card.id, target.id))
        if is_open(state, seat, card):
            answers.append(raid.on(card.id, 1 - seat))


def can_attack(state: OliverState, card: OliverCard) -> bool:
    """Walls cannot attack; other battlers can once a turn, unless called this turn."""
    if card.face.sort == WALL or is_called(card) or card.mark(SPENT) >= 0:
        return False
    return not state.flags_of(card) & PEACEFUL


def attackable(state: OliverState, seat: i64) -> list[OliverCard]:
    """Battlers, and cards that say so; only bulwarks, if there are any."""
    found = state.battlers_of(seat).cards.copy()
    for card in state.items_of(seat).cards:
        if card.face.flags & BREAKABLE:
            found.append(card)
    for card in state.spells_of(seat).cards:
        if card.face.flags & BREAKABLE:
            found.append(card)
    bulwarks = [card for card in found if state.flags_of(card) & BULWARK]
    return bulwarks or found


def escapes(state: OliverState, seat: i64, target: OliverCard, attacker: OliverCard) -> bool:
    """Whether a card is elusive and too fast for this attacker."""
    if not state.flags_of(target) & ELUSIVE:
        return False
    return state.speed_of(seat, target) > state.speed_of(1 - seat, attacker)


def is_open(state: OliverState, seat: i64, card: OliverCard) -> bool:
    """Direct attack: only if the other player has no battlers, or if a text allows it; never past
    a bulwark."""
    enemies = state.battlers_of(1 - seat).cards
    if not enemies:
        return True
    for enemy in enemies:
        if state.flags_of(enemy) & BULWARK:
            return False
    return state.flags_of(card) & SNEAKY != 0


@book.act("{} attacks {}", of="card", to="card")
def attack(state: OliverState, id: int, target: int) -> None:
    declare(state, id, target)


@book.act("{} attacks {} directly", of="card", to="seat")
def raid(state: OliverState, id: int, seat: int) -> None:
    declare(state, id, 0)


def declare(state: OliverState, id: int, target: int) -> None:
    """Declare an attack: the attacker is called, and the main step is over."""
    seat = state.me
    state.actions += 1
    state.stage = ATTACKING
    state.go_on()
    card = state.battlers_of(seat).find(id)
    if card is None:
        return
    card = card.with_mark(CALLED, 0).with_mark(SPENT, 0)
    state.battlers_of(seat).replace(card)
    prey = state.find(target) if target else None
    if prey is not None:
        prey = state.change(prey.with_mark(ATTACKED, 0))
    if state.recording:
        whom = "{foe} directly" if prey is None else state.written(state.as_it_stands(prey), [])
        state.say(f"{{cards}} attacks {whom}.", seat, [state.as_now(card)])
    state.happens(ATTACKS, seat, card, target)
    if prey is not None and prey.face.is_battler():
        state.happens(DEFENDS, 1 - seat, prey, id)
    begin(state, Link(ATTACK, seat, id, target))


# ---- The battle ------------------------------------------------------------------------------


@book.step
def fight(state: OliverState, id: int, target: int, off: int) -> None:
    seat = state.me
    attacker = state.battlers_of(seat).find(id)
    if off or attacker is None:
        state.say("The attack comes to nothing.", seat)
    elif not target:
        go_directly(state, attacker)
    elif state.battlers_of(1 - seat).find(target) is not None:
        meet(state, id, target)
    else:
        break_thing(state, attacker, target)


def go_directly(state: OliverState, attacker: OliverCard) -> None:
    if is_open(state, state.me, attacker):
        state.score(state.me, DIRECT_POINTS, " for the direct attack")
    else:
        state.say("The way is no longer open.", state.me)


def break_thing(state: OliverState, attacker: OliverCard, target: int) -> None:
    """Targets that are not battlers: any damage discards them, for no points."""
    thing = state.find(target)
    foe = 1 - state.me
    if thing is None or not thing.face.flags & BREAKABLE or state.attack_of(state.me, attacker) < 1:
        state.say("The attack comes to nothing.", state.me)
    elif state.items_of(foe).find(target) or state.spells_of(foe).find(target):
        state.leave_play(foe, thing, f"{{Your}} {{cards}} is broken by {attacker.face.name}.")


def meet(state: OliverState, id: int, target: int) -> None:
    """Battle: the faster battler strikes first, or the attacker at equal speed; if the other still
    stands, it strikes back. Bounties grow after the points are paid."""
    seat = state.me
    order = [(seat, id), (1 - seat, target)]
    if strikes_first(state, target, id):
        order.reverse()
    (one, first), (two, second) = order
    legends = [is_legend(state, first), is_legend(state, second)]
    stunned = strike(state, one, first, two, second)
    if state.owner(second) >= 0 and not stunned:
        strike(state, two, second, one, first)
    grow_bounty(state, first, second, legends[1])
    grow_bounty(state, second, first, legends[0])


def strikes_first(state: OliverState, defender: int, attacker: int) -> bool:
    """Whether the defender strikes first."""
    mine = state.battlers_of(state.me).find(attacker)
    theirs = state.battlers_of(1 - state.me).find(defender)
    if mine is None or theirs is None:
        return False
    quick = [state.flags_of(card) & QUICK != 0 for card in (mine, theirs)]
    if quick[0] != quick[1]:
        return quick[1]
    return state.speed_of(1 - state.me, theirs) > state.speed_of(state.me, mine)


def is_legend(state: OliverState, id: int) -> bool:
    card = state.find(id)
    return card is not None and card.face.sort == LEGENDARY


def strike(state: OliverState, seat: i64, id: int, foe: i64, target: int) -> bool:
    """One blow; even a blow of 0 defeats a battler without health. A blow that defeats sets off the
    texts about that, and not those about damage. Returns whether it stuns."""
    striker = state.battlers_of(seat).find(id)
    struck = state.battlers_of(foe).find(target)
    if striker is None or struck is None:
        return False
    damage = state.attack_of(seat, striker)
    if damage > 0:
        struck = state.change(raised(struck, DAMAGE, damage))
    if state.recording:
        told = [state.as_now(struck)]
        words = "{cards} takes {n} damage from {cause}."
        state.record("hit", words, int(foe), told, int(damage), cause=state.as_now(striker))
    if state.health_of(foe, struck) <= 0:
        state.happens(KILLS, seat, striker, target)
        state.defeat([target])
    elif damage > 0:
        state.happens(HITS, seat, striker, target)
        state.happens(HURT, foe, struck, id)
    return state.flags_of(striker) & STUNNING != 0


def grow_bounty(state: OliverState, id: int, other: int, legend: bool) -> None:
    """A kill is worth 1, or 2 for a Legendary; surviving a Legendary that still stands, 1."""
    card = state.find(id)
    if card is None or state.owner(id) < 0:
        return
    if state.owner(other) < 0:
        state.add_bounty(card, 2 if legend else 1)
    elif legend:
        state.add_bounty(card, 1)
