"""Attacks: the attacker taps, the defender responds and may block, and the two fight."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer, Card
from bestiary.games.hiddenzone import playing
from bestiary.games.hiddenzone.design import IDLE, SLY, STEADY, Design, book
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.picks import is_tapped
from bestiary.games.hiddenzone.texts import ATTACKS, BLOCKS, HITS, SLAYS
from bestiary.games.hiddenzone.zones import FIGHT, MAIN, RESPONSE, TAPPED

# ---- Attacking -------------------------------------------------------------------------------


def possible_attacks(field: Field, seat: int) -> list[Answer]:
    """Every untapped creature may attack the player or one of their creatures; but nobody on the
    very first turn of the game."""
    answers: list[Answer] = []
    if field.turn == 1 and seat == field.first:
        return answers
    for card in field.battle[seat].cards:
        if is_tapped(card):
            continue
        answers.append(attack_player.on(card.id, 1 - seat))
        for enemy in field.battle[1 - seat].cards:
            answers.append(attack.on(card.id, enemy.id))
    return answers


@book.act("{} attacks {}", of="card", to="seat")
def attack_player(field: Field, id: int, seat: int) -> None:
    declare(field, id, 0)


@book.act("{} attacks {}", of="card", to="card")
def attack(field: Field, id: int, target: int) -> None:
    declare(field, id, target)


def declare(field: Field, id: int, target: int) -> None:
    field.actions += 1
    card = field.battle[field.me].find(id)
    if card is None:
        return
    card = card.with_mark(TAPPED, 0)
    field.change(card)
    field.attacker = id
    field.target = target
    field.blocker = 0
    field.stage = RESPONSE
    if field.recording:
        prey = field.find(target) if target else None
        if prey is None:
            field.say("{cards} attacks {foe}.", field.me, [field.as_now(card)])
        else:
            words = f"{{cards}} attacks {field.written(field.as_it_stands(prey), [])}."
            field.say(words, field.me, [field.as_now(card)])
    field.happens(ATTACKS, field.me, card, target)
    field.go_on()


# ---- Responding ------------------------------------------------------------------------------


@book.step
def respond(field: Field) -> None:
    """The defender is asked whenever anything is set down, usable or not: that they are asked tells
    nothing. Only who has promised is asked about blocks alone."""
    if is_off(field):
        call_off(field)
        return
    seat = field.me
    if (field.hidden[seat].cards and not field.promised[seat]) or blockers(field, seat):
        field.ask(response)
    else:
        field.stage = FIGHT
        field.go_on()


def is_off(field: Field) -> bool:
    """The attacker or the creature it attacks is gone."""
    if field.battle[field.active].find(field.attacker) is None:
        return True
    return field.target != 0 and field.battle[1 - field.active].find(field.target) is None


def call_off(field: Field) -> None:
    field.say("The attacker or its target is gone: there is no battle.", field.active)
    make_peace(field)


def make_peace(field: Field) -> None:
    field.attacker = field.target = field.blocker = 0
    field.stage = MAIN
    field.go_on()


def blockers(field: Field, seat: i64) -> list[Card[Design]]:
    """The untapped creatures that may step in. A target cannot block for itself."""
    attacker = field.battle[1 - seat].find(field.attacker)
    if attacker is None:
        return []
    least: i64 = attacker.face.rank if field.flags_of(attacker) & SLY else 0
    return [
        card
        for card in field.battle[seat].cards
        if card.id != field.target
        and not is_tapped(card)
        and card.face.rank >= least
        and not field.flags_of(card) & IDLE
    ]


def prompt(field: Field, seat: int) -> str:
    """Who attacks whom, with the strength they have now."""
    attacker = field.find(field.attacker)
    target = field.find(field.target) if field.target else None
    who = "a creature" if attacker is None else field.card_now(attacker, seat)
    prey = "you" if target is None else field.card_now(target, seat)
    return f"{who} attacks {prey}"


@book.question("{}. Your response?", words=prompt)
def response(field: Field, seat: int) -> list[Answer]:
    answers: list[Answer] = [pass_.on()]
    for card in blockers(field, seat):
        answers.append(block.on(card.id))
    if not field.promised[seat]:
        answers += playing.from_hiddenzone(field, seat)
        if field.hidden[seat].cards:
            answers.append(decline.on())
    return answers


@book.act("No response")
def pass_(field: Field) -> None:
    field.stage = FIGHT
    field.go_on()


@book.act("No response, and none from the hiddenzone until your turn")
def decline(field: Field) -> None:
    promise(field, field.me)
    field.stage = FIGHT
    field.go_on()


def promise(field: Field, seat: i64) -> None:
    """Said aloud: the seat is not asked about its set-down cards until its turn, whatever they
    are."""
    field.promised[seat] = True
    field.say("{You} promise{s} no responses until {their} turn.", seat)


@book.act("Block with {}", of="card")
def block(field: Field, id: int) -> None:
    """Blocking taps, unless a text says otherwise."""
    card = field.battle[field.me].find(id)
    if card is None:
        return
    if not field.flags_of(card) & STEADY:
        card = card.with_mark(TAPPED, 0)
        field.change(card)
    field.blocker = id
    field.stage = FIGHT
    if field.recording:
        field.say("{cards} blocks.", field.me, [field.as_now(card)])
    field.happens(BLOCKS, field.me, card, field.attacker)
    field.go_on()


# ---- The battle ------------------------------------------------------------------------------


@book.step
def fight(field: Field) -> None:
    """Attack of each against defence of the other, at once; or against the player's life."""
    mine = field.active
    attacker = field.battle[mine].find(field.attacker)
    met = field.blocker if field.blocker else field.target
    defender = field.battle[1 - mine].find(met) if met else None
    if attacker is None or (met and defender is None):
        call_off(field)
        return
    if defender is None:
        amount = field.attack_of(mine, attacker)
        field.hit(1 - mine, amount)
        if amount > 0:
            field.happens(HITS, mine, attacker)
    else:
        clash(field, attacker, defender)
    make_peace(field)


def clash(field: Field, attacker: Card[Design], defender: Card[Design]) -> None:
    mine = field.active
    falling: list[int] = []
    if field.defence_of(1 - mine, defender) <= field.attack_of(mine, attacker):
        falling.append(int(defender.id))
    if field.defence_of(mine, attacker) <= field.attack_of(1 - mine, defender):
        falling.append(int(attacker.id))
    if not falling:
        field.say("Neither is destroyed.", mine)
    if int(defender.id) in falling:
        field.happens(SLAYS, mine, attacker, defender.id)
    if int(attacker.id) in falling:
        field.happens(SLAYS, 1 - mine, defender, attacker.id)
    field.destroy(falling)
