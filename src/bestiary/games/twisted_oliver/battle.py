"""The attack step: who may attack whom, and what happens when two meet."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer, Card
from bestiary.games.twisted_oliver.answers import EV_ATTACK, begin
from bestiary.games.twisted_oliver.design import (
    BREAKABLE,
    BULWARK,
    ELUSIVE,
    LEGENDARY,
    PEACEFUL,
    QUICK,
    SNEAKY,
    STUNNING,
    WALL,
    Design,
    book,
)
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.picks import is_called
from bestiary.games.twisted_oliver.texts import ATTACKS, DEFENDS, HITS, HURT, KILLS
from bestiary.games.twisted_oliver.zones import ATTACKED, ATTACKING, CALLED, DAMAGE, SPENT
from bestiary.trading import raised

DIRECT_POINTS = 1

# ---- Attacking -------------------------------------------------------------------------------


def possible_attacks(field: Field, seat: int) -> list[Answer]:
    answers: list[Answer] = []
    prey = attackable(field, 1 - seat)
    for card in field.battlers[seat].cards:
        if not can_attack(field, card):
            continue
        speed = field.speed_of(seat, card)
        for target in prey:
            if field.flags_of(target) & ELUSIVE and field.speed_of(1 - seat, target) > speed:
                continue
            answers.append(attack.on(card.id, target.id))
        if is_open(field, seat, card):
            answers.append(raid.on(card.id, 1 - seat))
    return answers


def can_attack(field: Field, card: Card[Design]) -> bool:
    """Walls cannot; each other battler once a turn, and not when it was called this turn."""
    if card.face.sort == WALL or is_called(card) or card.mark(SPENT) >= 0:
        return False
    return not field.flags_of(card) & PEACEFUL


def attackable(field: Field, seat: i64) -> list[Card[Design]]:
    """Battlers, and what says so of itself; only bulwarks, where there are any."""
    found = field.battlers[seat].cards.copy()
    for zone in (field.items[seat], field.spells[seat]):
        found += [card for card in zone.cards if card.face.flags & BREAKABLE]
    bulwarks = [card for card in found if field.flags_of(card) & BULWARK]
    return bulwarks or found


def is_open(field: Field, seat: i64, card: Card[Design]) -> bool:
    """Direct attack: only where the other player has no battlers, or past them by a text; never
    past a bulwark."""
    enemies = field.battlers[1 - seat].cards
    if not enemies:
        return True
    if any(field.flags_of(enemy) & BULWARK for enemy in enemies):
        return False
    return field.flags_of(card) & SNEAKY != 0


@book.act("{} attacks {}", of="card", to="card")
def attack(field: Field, id: int, target: int) -> None:
    declare(field, id, target)


@book.act("{} attacks {} directly", of="card", to="seat")
def raid(field: Field, id: int, seat: int) -> None:
    declare(field, id, 0)


def declare(field: Field, id: int, target: int) -> None:
    """The attacker is called; the main step is over."""
    seat = field.me
    field.actions += 1
    field.stage = ATTACKING
    field.go_on()
    card = field.battlers[seat].find(id)
    if card is None:
        return
    card = field.change(card.with_mark(CALLED, 0).with_mark(SPENT, 0))
    prey = field.find(target) if target else None
    if prey is not None:
        prey = field.change(prey.with_mark(ATTACKED, 0))
    if field.recording:
        whom = "{foe} directly" if prey is None else field.written(field.as_it_stands(prey), [])
        field.say(f"{{cards}} attacks {whom}.", seat, [field.as_now(card)])
    field.happens(ATTACKS, seat, card, target)
    if prey is not None and prey.face.is_battler():
        field.happens(DEFENDS, 1 - seat, prey, id)
    begin(field, [EV_ATTACK, int(seat), id, target, 0])


# ---- The battle ------------------------------------------------------------------------------


@book.step
def fight(field: Field, id: int, target: int, off: int) -> None:
    seat = field.me
    attacker = field.battlers[seat].find(id)
    if off or attacker is None:
        field.say("The attack comes to nothing.", seat)
    elif not target:
        go_directly(field, attacker)
    elif field.battlers[1 - seat].find(target) is not None:
        meet(field, id, target)
    else:
        break_thing(field, attacker, target)


def go_directly(field: Field, attacker: Card[Design]) -> None:
    if is_open(field, field.me, attacker):
        field.score(field.me, DIRECT_POINTS)
    else:
        field.say("The way is no longer open.", field.me)


def break_thing(field: Field, attacker: Card[Design], target: int) -> None:
    """Targets that are no battlers: any damage discards them, for no points."""
    thing = field.find(target)
    foe = 1 - field.me
    if thing is None or not thing.face.flags & BREAKABLE or field.attack_of(field.me, attacker) < 1:
        field.say("The attack comes to nothing.", field.me)
    elif field.items[foe].find(target) or field.spells[foe].find(target):
        field.leave_play(foe, thing, "{Your} {cards} is broken.")


def meet(field: Field, id: int, target: int) -> None:
    """Battling: the faster strikes first, the attacker if they are alike; who still stands
    strikes back. Bounties grow after the points are paid."""
    seat = field.me
    order = [(seat, id), (1 - seat, target)]
    if strikes_first(field, target, id):
        order.reverse()
    (one, first), (two, second) = order
    legends = [is_legend(field, first), is_legend(field, second)]
    stunned = strike(field, one, first, two, second)
    if field.owner(second) >= 0 and not stunned:
        strike(field, two, second, one, first)
    grow_bounty(field, first, second, legends[1])
    grow_bounty(field, second, first, legends[0])


def strikes_first(field: Field, defender: int, attacker: int) -> bool:
    """Whether the defender does."""
    mine = field.battlers[field.me].find(attacker)
    theirs = field.battlers[1 - field.me].find(defender)
    if mine is None or theirs is None:
        return False
    quick = [field.flags_of(card) & QUICK != 0 for card in (mine, theirs)]
    if quick[0] != quick[1]:
        return quick[1]
    return field.speed_of(1 - field.me, theirs) > field.speed_of(field.me, mine)


def is_legend(field: Field, id: int) -> bool:
    card = field.find(id)
    return card is not None and card.face.sort == LEGENDARY


def strike(field: Field, seat: i64, id: int, foe: i64, target: int) -> bool:
    """One blow; even of 0 it defeats who has no health. Whether it stuns."""
    striker = field.battlers[seat].find(id)
    struck = field.battlers[foe].find(target)
    if striker is None or struck is None:
        return False
    damage = field.attack_of(seat, striker)
    if damage > 0:
        struck = field.change(raised(struck, DAMAGE, damage))
        field.happens(HITS, seat, striker, target)
        field.happens(HURT, foe, struck, id)
    if field.recording:
        told = [field.as_now(struck)]
        field.record("hit", "{cards} takes {n} damage.", int(foe), told, int(damage))
    if field.health_of(foe, struck) <= 0:
        field.happens(KILLS, seat, striker, target)
        field.defeat([target])
    return field.flags_of(striker) & STUNNING != 0


def grow_bounty(field: Field, id: int, other: int, legend: bool) -> None:
    """A kill is worth 1, of a Legendary 2; to survive a Legendary that still stands, 1."""
    card = field.find(id)
    if card is None or field.owner(id) < 0:
        return
    if field.owner(other) < 0:
        field.add_bounty(card, 2 if legend else 1)
    elif legend:
        field.add_bounty(card, 1)
