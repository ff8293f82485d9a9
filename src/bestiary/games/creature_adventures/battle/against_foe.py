"""What a player's action does against one of the game's own creatures, and how the battle ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.battle.combat import (
    COUNTER,
    CRITICAL,
    FOE,
    HIT,
    attack_of,
    hurt,
)
from bestiary.games.creature_adventures.battle.debt import pay_the_thieves
from bestiary.games.creature_adventures.battle.foe_turn import respond
from bestiary.games.creature_adventures.battle.keep import offer
from bestiary.games.creature_adventures.creatures.abilities import LURE, SWIFT
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey, die_text
from bestiary.games.creature_adventures.records import GAUNTLET, LORD, NOBODY, THIEVERY
from bestiary.games.creature_adventures.rulebook import DODGES
from bestiary.games.creature_adventures.victory import become_creature_master, win_gauntlet_battle
from bestiary.games.creature_adventures.world import FACES

ESCAPES: Final = 5  # in ten
CAUGHT: Final = 2  # EXP
FIFTHS: Final = 5


def strike_foe(journey: Journey) -> None:
    """10% miss, 40% clean, 40% counterstrike, 10% critical."""
    seat = journey.me
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return
    if foe.mark(DODGES) >= 0:
        combat.dodge_strike(journey, seat, mine, FOE, foe)
        return
    outcome = combat.roll_strike(journey, seat, mine, combat.STRIKE_A_FOE)
    attack = attack_of(journey, seat, mine)
    if outcome == HIT:
        combat.struck(journey, seat, mine, FOE, foe, attack)
    elif outcome == CRITICAL:
        combat.struck(journey, seat, mine, FOE, foe, combat.critical(mine.face) * attack)
    elif outcome == COUNTER:
        counterstrike(journey, seat, mine, foe)


def counterstrike(journey: Journey, seat: i64, mine: Card[Creature], foe: Card[Creature]) -> None:
    battle = journey.battle
    if mine.face.has(SWIFT) and mine.id not in battle.slipped:
        battle.slipped = [*battle.slipped, mine.id]
        journey.say(f"{{Your}} {mine.face.species.name} is swift and slips away from it.", seat)
        return
    damage = combat.countered(mine.face, attack_of(journey, FOE, foe))
    hurt(journey, seat, mine, damage, combat.by(FOE, foe))


def catch_chance(journey: Journey, seat: i64) -> i64:
    """The highest roll that catches: 1 more for each fifth of the foe's HP that is gone, and 1 more
    if either creature is a lure."""
    foe, mine = journey.foe(), journey.fighter(seat)
    if foe is None:
        return 0
    most = foe.face.most()
    chance = journey.world.catch + (most - foe.face.hp) * FIFTHS // most
    if foe.face.has(LURE) or (mine is not None and mine.face.has(LURE)):
        chance += 1
    return min(chance, FACES)


def try_to_catch(journey: Journey) -> None:
    seat = journey.me
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return
    journey.battle.tries += 1
    chance = catch_chance(journey, seat)
    roll = journey.die()
    caught = roll <= chance
    if journey.recording:
        result = "caught!" if caught else "it breaks free."
        words = f"{{You}} throw{{s}} the net at {foe.face.species.name}, needing {chance} or less"
        journey.record(
            "roll", f"{words}, and roll{{s}} {die_text(roll)}: {result}", seat, [foe], roll
        )
    if not caught:
        hurt(journey, seat, mine, attack_of(journey, FOE, foe), combat.by(FOE, foe))
        return
    player = journey.travellers[seat]
    journey.drop_next()  # the battle does not go on
    journey.clear_battle()
    player.caught += 1
    journey.gain_exp(seat, CAUGHT, "for the catch")
    if player.caught >= journey.world.collector:
        become_creature_master(journey)
    else:
        journey.change(foe.with_marks([]))
        journey.then(offer)


def try_to_run(journey: Journey) -> None:
    roll = journey.die()
    away = roll <= ESCAPES
    words = f"{{You}} run{{s}} and roll{{s}} {die_text(roll)}: {'away!' if away else 'trapped.'}"
    journey.record("roll", words, journey.me, amount=roll)
    if away:
        journey.drop_next()  # the battle does not go on
        journey.dismiss_foes()
        journey.clear_battle()


def end_action(journey: Journey, boost: i64) -> None:
    """Wear off the player's boosts and the poison on both sides; then the foe has its turn."""
    seat = journey.me
    combat.spend_boosts(journey, seat, boost)
    combat.suffer_venom(journey, FOE, journey.foe())
    combat.suffer_venom(journey, seat, journey.fighter(seat))
    respond(journey, seat)


def give_up(journey: Journey) -> None:
    """Forfeit. The way Home is quick, but not free: it costs the next turn."""
    journey.say("{You} forfeit{s}.", journey.me)
    journey.drop_next()  # the battle does not go on
    lose(journey)
    journey.exhaust(journey.me)


def win(journey: Journey) -> None:
    """Gain EXP, and whatever else this kind of battle brings."""
    seat = journey.me
    kind, exp = journey.battle.kind, journey.battle.felled
    why = "for the creatures beaten"
    journey.clear_battle()
    journey.say("{You} win{s} the battle.", seat)
    if kind == THIEVERY:
        if journey.shared.stake:
            why = "for the thieves beaten and the stake"
        exp += journey.shared.stake
        journey.shared.stake = 0
    journey.gain_exp(seat, exp, why)
    if kind == LORD:
        tile = journey.world.board.tiles[journey.travellers[seat].at]
        journey.take_sigil(seat, tile.sigil)
    elif kind == GAUNTLET:
        win_gauntlet_battle(journey)


def lose(journey: Journey) -> None:
    """Send the player Home, and the Sigils back to their Warlords."""
    seat = journey.me
    shared = journey.shared
    kind = journey.battle.kind
    journey.dismiss_foes()
    journey.clear_battle()
    journey.say("{You} lose{s} the battle.", seat)
    journey.lose_sigils(seat, NOBODY)
    journey.go_home(seat)
    if kind == THIEVERY and shared.stake:
        shared.owed = shared.stake
        shared.stake = 0
        journey.then(pay_the_thieves)
