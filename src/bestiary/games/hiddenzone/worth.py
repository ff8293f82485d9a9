"""How good a position of Hiddenzone is for a player: what the greedy bot looks at.

Everything is counted in life. A creature is worth the attacks it will still make and stop; a card
in hand or set down is worth what it may become. An attack that waits for the defender's answer is
counted as if the best visible answer had been given.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.hiddenzone.battle import blockers
from bestiary.games.hiddenzone.conditions import has_caster
from bestiary.games.hiddenzone.design import AMBUSH, CREATURE, Design
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.picks import is_tapped
from bestiary.games.hiddenzone.zones import RESPONSE

HELD: Final = 90.0  # a card in hand
SET_DOWN: Final = 95.0  # one set down that could answer an attack now
WAITING: Final = 50.0  # one that may be able to later
BURIED: Final = 10.0  # a creature that never will
PROMISED: Final = 15.0  # what each loses by a promise not to use it
WON: Final = 4000.0


def worth(field: Field, seat: int) -> float:
    """1 is won, 0 is lost."""
    if field.scores is not None:
        return field.scores[seat]
    lead = promise(field, seat) - promise(field, 1 - seat)
    if field.active == seat:
        lead -= HELD  # the other will draw: ending one's turn must not look dear
    if field.stage == RESPONSE:
        coming = expected(field)
        lead += coming if field.active == seat else -coming
    return 0.5 + 0.45 * lead / (abs(lead) + 2000.0)


def promise(field: Field, seat: i64) -> float:
    """Life, creatures and cards of a player."""
    total = float(field.life[seat])
    if total < 600.0:
        total -= (600.0 - total) * 0.5  # the last life is the dearest
    for card in field.battle[seat].cards:
        total += value(field, seat, card)
        if field.active == seat and is_tapped(card):
            total -= 0.2 * float(card.face.defence)  # it will not block
    total += HELD * float(len(field.hands[seat].cards))
    for card in field.hidden[seat].cards:
        total += set_down(field, seat, card.face) - (PROMISED if field.promised[seat] else 0.0)
    left = len(field.decks[seat].cards)
    if left < 8:
        total -= float(8 - left) * 120.0
    return total


def set_down(field: Field, seat: i64, design: Design) -> float:
    """What a set-down card is worth."""
    if design.sort == CREATURE:
        if not design.flags & AMBUSH:
            return BURIED
        return SET_DOWN if design.rank == 0 else WAITING
    return SET_DOWN if has_caster(field, seat, design) else WAITING


def value(field: Field, seat: i64, card: Card[Design]) -> float:
    """What a creature will still do."""
    attack = float(field.attack_of(seat, card))
    defence = float(field.defence_of(seat, card))
    texts = 20.0 * float(len(card.face.texts) + len(card.face.auras))
    return 40.0 + 1.4 * attack + 0.9 * defence + texts


def expected(field: Field) -> float:
    """What the attack that waits will bring the attacker, after the defender's best answer."""
    mine = field.active
    attacker = field.battle[mine].find(field.attacker)
    if attacker is None:
        return 0.0
    if field.target:
        target = field.battle[1 - mine].find(field.target)
        best = 0.0 if target is None else clash(field, attacker, target)
    else:
        attack = float(field.attack_of(mine, attacker))
        best = attack if attack < field.life[1 - mine] else WON
    for card in blockers(field, 1 - mine):
        tired = 0.1 * float(card.face.defence)
        best = min(best, clash(field, attacker, card) + tired)
    return best


def clash(field: Field, attacker: Card[Design], defender: Card[Design]) -> float:
    """What a battle of the two brings the attacker."""
    mine = field.active
    brought = 0.0
    if field.defence_of(1 - mine, defender) <= field.attack_of(mine, attacker):
        brought += value(field, 1 - mine, defender)
    if field.defence_of(mine, attacker) <= field.attack_of(1 - mine, defender):
        brought -= value(field, mine, attacker)
    return brought
