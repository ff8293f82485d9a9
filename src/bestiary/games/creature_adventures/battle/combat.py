"""What every battle shares: the tables of chances, attack and defence, damage.

Each table has an outcome for every roll of the ten-sided die, in the rulebook's order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_adventures.creatures.abilities import (
    EVASIVE,
    FEARLESS,
    LEECH,
    REGAL,
    SHARP_EYE,
    SURE_FOOTED,
    THICK_HIDE,
    THORNS,
    VENOMOUS,
)
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey, boost, die_text, percent
from bestiary.games.creature_adventures.records import NOBODY
from bestiary.games.creature_adventures.rulebook import BRACES, DODGES, MEDITATES, PEACE, VENOM

MISS: Final = 0
HIT: Final = 1  # a clean one
DEFLECTED: Final = 2
COUNTER: Final = 3
CRITICAL: Final = 4

STRIKE_A_PLAYER: Final = [MISS, *[HIT] * 2, *[DEFLECTED] * 5, COUNTER, CRITICAL]
STRIKE_A_FOE: Final = [MISS, *[HIT] * 4, *[COUNTER] * 4, CRITICAL]
RAISE: Final = [0, *[20] * 5, *[40] * 3, 100]  # percent, for Meditate and Brace
DODGE_FAILS: Final = 6  # in ten
EVASIVE_FAILS: Final = 4
INNER_PEACE: Final = 50  # percent

FOE: Final = NOBODY  # the side of the game's own creatures
# What an action boosts.
NOT_A_BOOST: Final = -1
ATTACK_BOOST: Final = 0
DEFENCE_BOOST: Final = 1


def raised(card: Card[Creature], which: i64) -> i64:
    """What Meditate or Brace has added."""
    value = card.mark(MEDITATES if which == ATTACK_BOOST else BRACES)
    return value if value > 0 else 0


def attack_of(journey: Journey, seat: i64, card: Card[Creature]) -> i64:
    """Attack with points, Meditate and Vigilance; both boosts are percentages of its own value."""
    own = card.face.attack()
    if seat >= 0 and journey.vigilant(seat):
        own += boost(own, journey.world.vigilance)
    return own + raised(card, ATTACK_BOOST)


def defence_of(journey: Journey, seat: i64, card: Card[Creature]) -> i64:
    own = card.face.defence()
    if seat >= 0 and journey.vigilant(seat):
        own += boost(own, journey.world.vigilance)
    return own + raised(card, DEFENCE_BOOST)


def name_of(seat: i64, card: Card[Creature]) -> str:
    """The creature in a sentence about its owner; the game's own have no owner to name."""
    name = card.face.species.name
    return f"{{Your}} {name}" if seat >= 0 else name


def by(seat: i64, card: Card[Creature]) -> str:
    """The creature that deals damage, in a sentence about its target."""
    name = card.face.species.name
    return f" from {{foe's}} {name}" if seat >= 0 else f" from {name}"


def hurt(
    journey: Journey, seat: i64, card: Card[Creature], damage: i64, why: str, other: i64 = NOBODY
) -> Card[Creature]:
    """Damage a creature: never below 0 HP, and temporary HP goes first. ``why`` says what did it;
    if that is a creature of another player, ``other`` is who."""
    face = card.face
    if face.has(THICK_HIDE) and damage > 1:
        damage -= 1
    damage = min(damage, face.hp)
    if damage <= 0:
        journey.record("announce", f"{name_of(seat, card)} takes no damage.", seat)
        return card
    battle = journey.battle
    if battle.shielded == card.id:
        battle.shield = max(0, battle.shield - damage)
    after = journey.reface(card, face.with_hp(face.hp - damage))
    words = f"{name_of(seat, card)} takes {{n}}{why}: {after.face.hp} HP left."
    if not after.face.hp:
        words = f"{name_of(seat, card)} takes {{n}}{why} and falls."
        fell(journey, seat)
    journey.record("hit", words, seat, [after], damage, other=other)
    return after


def fell(journey: Journey, seat: i64) -> None:
    if seat >= 0:
        journey.travellers[seat].fallen += 1
    else:
        journey.battle.felled += 1


def roll_strike(journey: Journey, seat: i64, card: Card[Creature], table: list[int]) -> i64:
    """Roll on a strike table. A sure-footed creature rolls a miss again, once."""
    roll = journey.die()
    outcome = table[roll - 1]
    tell_strike(journey, seat, card, roll, outcome)
    if outcome == MISS and card.face.has(SURE_FOOTED):
        roll = journey.die()
        outcome = table[roll - 1]
        tell_strike(journey, seat, card, roll, outcome)
    return outcome


OUTCOMES: Final = ["a miss", "a clean hit", "a deflected hit", "a counterstrike", "a critical hit"]


def tell_strike(journey: Journey, seat: i64, card: Card[Creature], roll: i64, outcome: i64) -> None:
    if journey.recording:
        words = f"{name_of(seat, card)} strikes and rolls {die_text(roll)}: {OUTCOMES[outcome]}."
        journey.record("roll", words, seat, amount=roll)


def struck(
    journey: Journey,
    seat: i64,
    card: Card[Creature],
    target_seat: i64,
    target: Card[Creature],
    damage: i64,
) -> None:
    """Deal the damage of a strike that lands, with what the abilities of both creatures add."""
    before = target.face.hp
    target = hurt(journey, target_seat, target, damage, by(seat, card), seat)
    if target.face.hp >= before:
        return
    if card.face.has(LEECH):
        journey.heal(seat, card, 1, " by leeching")
        card = current(journey, seat, card)
    if card.face.has(VENOMOUS) and target.face.hp > 0:
        target = journey.change(target.with_mark(VENOM, journey.battle.actions))
        words = f"{name_of(target_seat, target)} is poisoned."
        journey.record("mark", words, target_seat, [target])
    if target.face.has(THORNS):
        hurt(journey, seat, card, 1, " from the thorns")


def current(journey: Journey, seat: i64, card: Card[Creature]) -> Card[Creature]:
    """The card as it is now, after changes."""
    zone = journey.teams[seat] if seat >= 0 else journey.foes
    return zone.find(card.id) or card


def strike_guarded(journey: Journey, seat: i64, other: i64) -> None:
    """A strike that can be dodged and deflected, by a player's creature at another's or by a foe:
    10% miss, 20% clean, 50% deflected, 10% counterstrike, 10% critical."""
    mine, theirs = fighter_of(journey, seat), fighter_of(journey, other)
    if mine is None or theirs is None:
        return
    if theirs.mark(DODGES) >= 0:
        dodge_strike(journey, seat, mine, other, theirs)
        return
    outcome = roll_strike(journey, seat, mine, STRIKE_A_PLAYER)
    attack = attack_of(journey, seat, mine)
    defence = defence_of(journey, other, theirs)
    if outcome == HIT:
        struck(journey, seat, mine, other, theirs, attack)
    elif outcome == DEFLECTED:
        struck(journey, seat, mine, other, theirs, max(0, attack - defence))
    elif outcome == CRITICAL:
        struck(journey, seat, mine, other, theirs, max(0, critical(mine.face) * attack - defence))
    elif outcome == COUNTER:
        compare_attacks(journey, seat, mine, other, theirs)


def fighter_of(journey: Journey, seat: i64) -> Card[Creature] | None:
    return journey.fighter(seat) if seat >= 0 else journey.foe()


def dodge_strike(
    journey: Journey, seat: i64, card: Card[Creature], dodger: i64, target: Card[Creature]
) -> None:
    """The dodge is used up, and the strike reaches nobody."""
    journey.change(target.without_mark(DODGES))
    if journey.recording:
        name = card.face.species.name
        if dodger < 0:
            words = f"{target.face.species.name} dodges the strike of {{your}} {name}."
            journey.say(words, seat)
        else:
            owner = "{foe's} " if seat >= 0 else ""
            words = f"{{Your}} {target.face.species.name} dodges the strike of {owner}{name}."
            journey.say(words, dodger, seat)


def compare_attacks(
    journey: Journey, seat: i64, mine: Card[Creature], other: i64, theirs: Card[Creature]
) -> None:
    """A counterstrike on the players' table: the creature with less attack takes the difference."""
    difference = attack_of(journey, other, theirs) - attack_of(journey, seat, mine)
    if difference > 0:
        damage = countered(mine.face, difference)
        hurt(journey, seat, mine, damage, by(other, theirs), other)
    elif difference < 0:
        damage = countered(theirs.face, -difference)
        hurt(journey, other, theirs, damage, by(seat, mine), seat)
    else:
        journey.say("Both are as strong: nobody is hurt.")


def countered(face: Creature, damage: i64) -> i64:
    """The damage of a counterstrike: half, for a fearless creature."""
    return damage // 2 if face.has(FEARLESS) else damage


def critical(face: Creature) -> i64:
    """The factor of a critical hit."""
    return 3 if face.has(SHARP_EYE) else 2


def meditate_with(journey: Journey, seat: i64, card: Card[Creature]) -> None:
    """Roll to raise attack until the end of the next action."""
    roll = journey.die()
    share = RAISE[roll - 1]
    if share == 0 and card.face.has(REGAL):
        share = RAISE[1]
    gain = boost(card.face.attack(), share)
    tell_raise(journey, seat, card, roll, "meditates", "attack", gain)
    card = card.without_mark(MEDITATES)
    journey.change(card.with_mark(MEDITATES, gain) if gain else card)


def brace_with(journey: Journey, seat: i64, card: Card[Creature]) -> None:
    """Roll to raise defence until the end of the next action."""
    roll = journey.die()
    gain = boost(card.face.defence(), RAISE[roll - 1])
    tell_raise(journey, seat, card, roll, "braces", "defence", gain)
    card = card.without_mark(BRACES)
    journey.change(card.with_mark(BRACES, gain) if gain else card)


def tell_raise(
    journey: Journey, seat: i64, card: Card[Creature], roll: i64, does: str, what: str, gain: i64
) -> None:
    if journey.recording:
        result = f"{what} +{gain}" if gain else "nothing comes of it"
        words = f"{name_of(seat, card)} {does} and rolls {die_text(roll)}: {result}."
        journey.record("roll", words, seat, [card], roll)


def dodge_with(journey: Journey, seat: i64, card: Card[Creature]) -> None:
    """Roll to dodge the other side's next strike."""
    roll = journey.die()
    fails = EVASIVE_FAILS if card.face.has(EVASIVE) else DODGE_FAILS
    ready = roll > fails
    if journey.recording:
        result = "the next strike will miss it" if ready else "too slow"
        words = f"{name_of(seat, card)} tries to dodge and rolls {die_text(roll)}: {result}."
        journey.record("roll", words, seat, [card], roll)
    if ready:
        journey.change(card.with_mark(DODGES, 0))


def peaceful(journey: Journey, seat: i64) -> Card[Creature] | None:
    """The creature that has Inner Peace."""
    for card in journey.teams[seat].cards:
        if card.mark(PEACE) >= 0:
            return card
    return None


def use_inner_peace(journey: Journey, seat: i64) -> None:
    card = peaceful(journey, seat)
    if card is not None:
        journey.so_far.peace_used = 1
        journey.say("{You} use{s} Inner Peace.", seat)
        journey.heal(seat, card, percent(card.face.most(), INNER_PEACE))


def can_use_peace(journey: Journey, seat: i64, in_battle: bool) -> bool:
    """Once a turn, on a hurt creature; one that is down can be revived only outside battle."""
    if journey.so_far.peace_used or journey.shared.sudden:
        return False
    card = peaceful(journey, seat)
    return card is not None and card.face.hurt() and (card.face.able() or not in_battle)


def spend_boosts(journey: Journey, seat: i64, new: i64) -> None:
    """End Meditate and Brace, except the ``new`` one: each lasts until its user's next action."""
    card = journey.fighter(seat)
    if card is None or not card.marks:
        return
    kept = card
    if new != ATTACK_BOOST:
        kept = kept.without_mark(MEDITATES)
    if new != DEFENCE_BOOST:
        kept = kept.without_mark(BRACES)
    if kept is not card:
        journey.change(kept)


def suffer_venom(journey: Journey, seat: i64, card: Card[Creature] | None) -> None:
    """Lose 1 HP to poison from an earlier action."""
    if card is None:
        return
    since = card.mark(VENOM)
    if 0 <= since < journey.battle.actions and card.face.hp > 0:
        card = journey.change(card.without_mark(VENOM))
        hurt(journey, seat, card, 1, " from the poison")
