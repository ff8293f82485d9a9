"""Attacks: the attacker taps, the defender responds and may block, and the two fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.hiddenzone.attack import NO_ATTACK, Attack
from bestiary.games.hiddenzone.design.card import (
    IDLE,
    SLY,
    STEADY,
    HiddenzoneCard,
    book,
)
from bestiary.games.hiddenzone.design.marks import TAPPED, is_tapped
from bestiary.games.hiddenzone.design.texts import ATTACKS, BLOCKS, HITS, SLAYS
from bestiary.games.hiddenzone.turn import play
from bestiary.games.hiddenzone.zones import FIGHT, RESPONSE
from bestiary.trading.turn import MAIN

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

NO_RESPONSES: Final = "responses until {their} turn"

# ---- Attacking -------------------------------------------------------------------------------


def possible_attacks(state: HiddenzoneState, seat: i64, answers: list[Answer]) -> None:
    """Every untapped creature can attack the other player or one of their creatures, except on the
    very first turn of the game."""
    if state.turn == 1 and seat == state.first:
        return
    mine, enemies = state.battlezone(seat).cards, state.battlezone(1 - seat).cards
    for card in mine:
        if not is_tapped(card):
            for enemy in enemies:
                answers.append(attack.on(card.id, enemy.id))
    for card in mine:
        if not is_tapped(card):
            answers.append(attack_player.on(card.id, 1 - seat))


@book.act("{} attacks {}", of="card", to="seat")
def attack_player(state: HiddenzoneState, id: int, seat: int) -> None:
    declare(state, id, 0)


@book.act("{} attacks {}", of="card", to="card")
def attack(state: HiddenzoneState, id: int, target: int) -> None:
    declare(state, id, target)


def declare(state: HiddenzoneState, id: int, target: int) -> None:
    state.actions += 1
    card = state.battlezone(state.me).find(id)
    if card is None:
        return
    card = card.with_mark(TAPPED, 0)
    state.change(card)
    state.attack = Attack(id, target)
    state.stage = RESPONSE
    if state.recording:
        prey = state.find(target) if target else None
        if prey is None:
            state.say("{cards} attacks {foe}.", state.me, [state.as_now(card)])
        else:
            words = f"{{cards}} attacks {state.written(state.as_it_stands(prey), [])}."
            state.say(words, state.me, [state.as_now(card)])
    state.happens(ATTACKS, state.me, card, target)
    state.go_on()


# ---- Responding ------------------------------------------------------------------------------


def respond(state: HiddenzoneState) -> None:
    """Ask the defender whenever they have cards set down, usable or not, so that being asked gives
    nothing away. After a promise they are asked only about blocks."""
    state.me = 1 - state.active
    if is_off(state):
        call_off(state)
        return
    seat = state.me
    if (state.hiddenzone(seat).cards and not state.promised[seat]) or blockers(state, seat):
        state.ask(response)
    else:
        state.stage = FIGHT
        state.go_on()


def is_off(state: HiddenzoneState) -> bool:
    """Whether the attacker or the creature it attacks is gone."""
    attack = state.attack
    if state.battlezone(state.active).find(attack.attacker) is None:
        return True
    return attack.target != 0 and state.battlezone(1 - state.active).find(attack.target) is None


def call_off(state: HiddenzoneState) -> None:
    state.say("The attacker or its target is gone: there is no battle.", state.active)
    make_peace(state)


def make_peace(state: HiddenzoneState) -> None:
    state.attack = NO_ATTACK
    state.stage = MAIN
    state.go_on()


def blockers(state: HiddenzoneState, seat: i64) -> list[HiddenzoneCard]:
    """The untapped creatures that may step in. The target itself cannot block."""
    attacker = state.battlezone(1 - seat).find(state.attack.attacker)
    if attacker is None:
        return []
    least: i64 = attacker.face.rank if state.flags_of(attacker) & SLY else 0
    return [
        card
        for card in state.battlezone(seat).cards
        if card.id != state.attack.target
        and not is_tapped(card)
        and card.face.rank >= least
        and not state.flags_of(card) & IDLE
    ]


def prompt(state: HiddenzoneState, seat: int) -> str:
    """Who attacks whom, with their current strength."""
    attack = state.attack
    attacker = state.find(attack.attacker)
    target = state.find(attack.target) if attack.target else None
    who = "a creature" if attacker is None else state.card_now(attacker, seat)
    prey = "you" if target is None else state.card_now(target, seat)
    return f"{who} attacks {prey}"


@book.question("{}. Your response?", words=prompt, always=True)
def response(state: HiddenzoneState, seat: int) -> list[Answer]:
    answers: list[Answer] = [pass_.on()]
    for card in blockers(state, seat):
        answers.append(block.on(card.id))
    if not state.promised[seat]:
        play.from_hiddenzone(state, seat, answers)
        if state.hiddenzone(seat).cards:
            answers.append(decline.on())
    return answers


@book.act("No response", declines=True)
def pass_(state: HiddenzoneState) -> None:
    state.stage = FIGHT
    state.go_on()


@book.act("No response, and none from the hiddenzone until your turn", grave=True, declines=True)
def decline(state: HiddenzoneState) -> None:
    state.promise(state.me, NO_RESPONSES)
    pass_.run(state)


@book.act("Block with {}", of="card")
def block(state: HiddenzoneState, id: int) -> None:
    """Blocking taps the blocker, unless a text says otherwise."""
    card = state.battlezone(state.me).find(id)
    if card is None:
        return
    if not state.flags_of(card) & STEADY:
        card = card.with_mark(TAPPED, 0)
        state.change(card)
    state.attack = state.attack.blocked_by(id)
    state.stage = FIGHT
    if state.recording:
        state.say("{cards} blocks.", state.me, [state.as_now(card)])
    state.happens(BLOCKS, state.me, card, state.attack.attacker)
    state.go_on()


# ---- The battle ------------------------------------------------------------------------------


def fight(state: HiddenzoneState) -> None:
    """Each one's attack against the other's defence, at once; or against the player's life."""
    mine = state.active
    state.me = mine
    attack = state.attack
    attacker = state.battlezone(mine).find(attack.attacker)
    met = attack.blocker if attack.blocker else attack.target
    defender = state.battlezone(1 - mine).find(met) if met else None
    if attacker is None or (met and defender is None):
        call_off(state)
        return
    if defender is None:
        amount = state.attack_of(mine, attacker)
        state.hit(1 - mine, amount, state.as_now(attacker))
        if amount > 0:
            state.happens(HITS, mine, attacker)
    else:
        clash(state, attacker, defender)
    make_peace(state)


def clash(state: HiddenzoneState, attacker: HiddenzoneCard, defender: HiddenzoneCard) -> None:
    mine = state.active
    falling: list[int] = []
    if state.defence_of(1 - mine, defender) <= state.attack_of(mine, attacker):
        falling.append(int(defender.id))
    if state.defence_of(mine, attacker) <= state.attack_of(1 - mine, defender):
        falling.append(int(attacker.id))
    if not falling:
        state.say("Neither is destroyed.", mine)
    if int(defender.id) in falling:
        state.happens(SLAYS, mine, attacker, defender.id)
    if int(attacker.id) in falling:
        state.happens(SLAYS, 1 - mine, defender, attacker.id)
    state.destroy(falling, [attacker, defender])
