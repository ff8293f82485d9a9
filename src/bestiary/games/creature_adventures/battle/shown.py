"""A battle as the table shows it: who faces whom and with what, and the odds of each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.engine.view import fighter
from bestiary.games.creature_adventures.battle.combat import (
    ATTACK_BOOST,
    COUNTER,
    CRITICAL,
    DEFLECTED,
    DODGE_FAILS,
    EVASIVE_FAILS,
    FOE,
    HIT,
    MISS,
    RAISE,
    STRIKE_A_FOE,
    STRIKE_A_PLAYER,
    attack_of,
    countered,
    critical,
    defence_of,
    raised,
)
from bestiary.games.creature_adventures.creatures.abilities import EVASIVE, REGAL, THICK_HIDE
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey, boost
from bestiary.games.creature_adventures.records import DUEL, NO_BATTLE
from bestiary.games.creature_adventures.world import FACES

if TYPE_CHECKING:
    from bestiary.engine.view import FighterView, FightView, PartView

NAMES: Final = ["miss", "hit", "deflected", "countered", "critical"]


def fight_now(journey: Journey) -> FightView | None:
    """The two creatures that fight, once both have been sent."""
    battle = journey.battle
    if battle.kind == NO_BATTLE:
        return None
    for seat in [int(battle.attacker)] if battle.kind == DUEL else journey.staying():
        mine, theirs = journey.fighter(seat), opponent(journey, seat)
        if mine is not None and theirs is not None:
            other = int(battle.opponent(seat)) if battle.kind == DUEL else FOE
            return {"attacker": side(journey, seat, mine), "target": side(journey, other, theirs)}
    return None


def opponent(journey: Journey, seat: i64) -> Card[Creature] | None:
    if journey.battle.kind == DUEL:
        return journey.fighter(journey.battle.opponent(seat))
    return journey.foe()


def side(journey: Journey, seat: int, card: Card[Creature]) -> FighterView:
    face = card.face
    meditated = raised(card, ATTACK_BOOST)
    vigilance = attack_of(journey, seat, card) - face.attack() - meditated
    parts: list[PartView] = [
        {"value": int(face.species.attack), "why": face.species.name},
        {"value": int(face.points.attack), "why": "points"},
        {"value": int(face.power.attack), "why": "Sigil of Power"},
        {"value": int(vigilance), "why": "Vigilance"},
        {"value": int(meditated), "why": "Meditate"},
    ]
    return fighter(int(card.id), seat, "Attack", parts)


def odds(journey: Journey, seat: int, verb: str) -> str:
    """What the die may bring, out of its ten faces. Catch and Run say it in their labels."""
    mine = journey.fighter(seat) if journey.battle.kind else None
    if mine is None:
        return ""
    if verb == "strike":
        theirs = opponent(journey, seat)
        return "" if theirs is None else strike_odds(journey, seat, mine, theirs)
    if verb == "meditate":
        return raise_odds(mine.face.attack(), mine.face.has(REGAL))
    if verb == "brace":
        return raise_odds(mine.face.defence(), False)
    if verb == "dodge":
        fails = EVASIVE_FAILS if mine.face.has(EVASIVE) else DODGE_FAILS
        return f"{FACES - fails} in {FACES}"
    return ""


def strike_odds(journey: Journey, seat: i64, mine: Card[Creature], theirs: Card[Creature]) -> str:
    duel = journey.battle.kind == DUEL
    table = STRIKE_A_PLAYER if duel else STRIKE_A_FOE
    other = journey.battle.opponent(seat) if duel else FOE
    attack, defence = attack_of(journey, seat, mine), defence_of(journey, other, theirs)
    answer = attack_of(journey, other, theirs) - (attack if duel else 0)
    said: list[str] = []
    for outcome in (HIT, DEFLECTED, CRITICAL, COUNTER, MISS):
        count = table.count(outcome)
        if not count:
            continue
        words = f"{count} in {FACES} {NAMES[outcome]}" if not said else f"{count} {NAMES[outcome]}"
        if outcome == HIT:
            words += f" for {lost(theirs, attack)}"
        elif outcome == DEFLECTED:
            words += f" for {lost(theirs, attack - defence)}"
        elif outcome == CRITICAL:
            full = critical(mine.face) * attack - (defence if duel else 0)
            words += f" for {lost(theirs, full)}"
        elif outcome == COUNTER and answer > 0:
            words += f" for {lost(mine, countered(mine.face, answer))}"
        said.append(words)
    return ", ".join(said)


def lost(card: Card[Creature], damage: i64) -> int:
    """The HP that a blow costs a creature."""
    if card.face.has(THICK_HIDE) and damage > 1:
        damage -= 1
    return int(max(0, min(damage, card.face.hp)))


def raise_odds(value: i64, regal: bool) -> str:
    shares = [RAISE[1] if share == 0 and regal else share for share in RAISE]
    gains = [int(boost(value, share)) for share in shares]
    said = [f"{gains.count(gain)} in {FACES} +{gain}" for gain in sorted(set(gains)) if gain]
    return ", ".join(said)
