"""Battles with the game's own: wild creatures, Thieves, Warlords, the Colosseum.

The foe acts only through counterstrikes. Several foes come one after the other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Answer, Card
from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.battle.combat import (
    COUNTER,
    CRITICAL,
    FOE,
    HIT,
    attack_of,
    hurt,
)
from bestiary.games.creature_adventures.battle.duel import choose_fighter
from bestiary.games.creature_adventures.creatures.abilities import LURE, SWIFT, has
from bestiary.games.creature_adventures.creatures.creature import NO_POINTS, Creature
from bestiary.games.creature_adventures.journey import Journey, die_text
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.state import (
    GAUNTLET,
    LORD,
    NOBODY,
    THIEVERY,
    WILD_ONE,
)
from bestiary.games.creature_adventures.world import FACES, TEAM

ESCAPES: Final = 5  # of ten
CAUGHT: Final = 2  # EXP
FIFTHS: Final = 5


def begin(journey: Journey, kind: i64) -> None:
    """A battle with what lies in the way begins, for the player at work."""
    journey.battle = kind
    journey.then(fight_on)


def bring(journey: Journey, faces: list[Creature]) -> None:
    """The game's own creatures come onto the field."""
    for face in faces:
        card = journey.make(face, journey.foes)
        words = f"{face.species.name} comes forward: attack {face.attack()}, {face.hp} HP."
        journey.record("make", words, -1, [card], 0, "", "foes")


@book.step
def fight_on(journey: Journey) -> None:
    """The fallen are replaced. Nobody left on the player's side: lost, even where the last foe
    fell as well. No foe left: won."""
    seat = journey.me
    clear_fallen_foe(journey)
    if not journey.is_able(seat):
        lose(journey)
        return
    if not journey.foes.cards:
        win(journey)
        return
    card = journey.fighter(seat)
    if card is None or not card.face.able():
        journey.then(fight_on)
        journey.then(choose_fighter)
        return
    if journey.actions >= journey.world.actions:
        break_off(journey)
        return
    journey.actions += 1
    journey.then(fight_on)
    journey.ask(book.questions["foe_action"])


def clear_fallen_foe(journey: Journey) -> None:
    foe = journey.foe()
    if foe is None or foe.face.able():
        return
    journey.foes.remove(foe.id)
    if journey.battle == WILD_ONE:
        journey.gone.add(foe.with_marks([]))
        journey.record("move", "", -1, [foe], 0, "foes", "gone")
    else:
        journey.record("vanish", "", -1, [foe], 0, "foes")
    if journey.battle == THIEVERY:  # each thief is a battle
        journey.meditated = []
        journey.slipped = []
        journey.actions = 0


def break_off(journey: Journey) -> None:
    """Too long: a wild creature is off, any other foe has won."""
    journey.say("The battle has gone on too long and is broken off.")
    if journey.battle == WILD_ONE:
        journey.dismiss_foes()
        journey.clear_battle()
    else:
        lose(journey)


# ---- What the player does ---------------------------------------------------------------------


def acted(journey: Journey, boost: i64 = combat.NOT_A_BOOST) -> None:
    """The end of an action: the player's boosts, and poison from an earlier one."""
    combat.spend_boosts(journey, journey.me, boost)
    combat.suffer_venom(journey, FOE, journey.foe())


def strike_foe(journey: Journey) -> None:
    """10% miss, 40% clean, 40% counterstrike, 10% critical."""
    seat = journey.me
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
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
    if has(mine.face, SWIFT) and mine.id not in journey.slipped:
        journey.slipped.append(mine.id)
        journey.say(f"{{Your}} {mine.face.species.name} is swift and slips away from it.", seat)
        return
    hurt(journey, seat, mine, combat.countered(mine.face, attack_of(journey, FOE, foe)))


def catching(journey: Journey, seat: i64) -> i64:
    """The highest roll that catches: more for each fifth of its HP that is gone."""
    foe, mine = journey.foe(), journey.fighter(seat)
    if foe is None:
        return 0
    most = foe.face.most()
    chance = journey.world.catch + (most - foe.face.hp) * FIFTHS // most
    if mine is not None and has(mine.face, LURE):
        chance += 1
    return min(chance, FACES)


def try_to_catch(journey: Journey) -> None:
    seat = journey.me
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return
    journey.tries += 1
    chance = catching(journey, seat)
    roll = journey.die()
    caught = roll <= chance
    if journey.recording:
        result = "caught!" if caught else "it breaks free."
        words = f"{{You}} throw{{s}} the net at {foe.face.species.name}, needing {chance} or less"
        journey.record(
            "roll", f"{words}, and roll{{s}} {die_text(roll)}: {result}", seat, [foe], roll
        )
    if not caught:
        hurt(journey, seat, mine, attack_of(journey, FOE, foe))
        return
    journey.stack.pop()  # the battle does not go on
    journey.clear_battle()
    journey.caught[seat] += 1
    journey.gain_exp(seat, CAUGHT)
    if journey.caught[seat] >= journey.world.collector:
        book.steps["creature_master"].run(journey)
    else:
        journey.change(foe.with_marks([]))
        journey.then(offer)


def try_to_run(journey: Journey) -> None:
    roll = journey.die()
    away = roll <= ESCAPES
    words = f"{{You}} run{{s}} and roll{{s}} {die_text(roll)}: {'away!' if away else 'trapped.'}"
    journey.record("roll", words, journey.me, amount=roll)
    if away:
        journey.stack.pop()
        journey.dismiss_foes()
        journey.clear_battle()


def give_up(journey: Journey) -> None:
    journey.say("{You} forfeit{s}.", journey.me)
    journey.stack.pop()
    lose(journey)


# ---- A creature to keep -----------------------------------------------------------------------


@book.step
def offer(journey: Journey) -> None:
    """A caught creature, or one of a player who is out, waits to be kept or let go."""
    if journey.foes.cards:
        journey.then(offer)
        journey.ask(keep_or_not)


def offered(journey: Journey, seat: int) -> str:
    foe = journey.foe()
    return "it" if foe is None else foe.face.notation()


@book.question("Keep {}?", words=offered)
def keep_or_not(journey: Journey, seat: int) -> list[Answer]:
    cards = journey.teams[seat].cards
    if len(cards) < TEAM:
        return [keep.on(), release.on()]
    return [release.on(), *[replace.on(card.id) for card in cards]]


@book.act("Keep it")
def keep(journey: Journey) -> None:
    seat = journey.me
    foe = journey.foe()
    if foe is not None:
        kept = journey.move(foe, journey.foes, journey.teams[seat])
        words = f"{{You}} keep{{s}} {kept.face.species.name}."
        journey.record("move", words, seat, [kept], 0, "foes", f"team.{seat}")


@book.act("Keep it in place of {}", of="card")
def replace(journey: Journey, card: int) -> None:
    seat = journey.me
    old = journey.teams[seat].find(card)
    if old is not None:
        journey.discard(seat, old)
        words = f"{{You}} let{{s}} {old.face.species.name} go."
        journey.record("move", words, seat, [old], 0, f"team.{seat}", "gone")
        keep.run(journey)


@book.act("Let it go")
def release(journey: Journey) -> None:
    foe = journey.foe()
    if foe is not None:
        freed = journey.move(foe, journey.foes, journey.gone)
        words = f"{{You}} let{{s}} {freed.face.species.name} go."
        journey.record("move", words, journey.me, [freed], 0, "foes", "gone")


# ---- What comes of it -------------------------------------------------------------------------


def win(journey: Journey) -> None:
    seat = journey.me
    kind, felled = journey.battle, journey.felled
    journey.clear_battle()
    journey.say("{You} win{s} the battle.", seat)
    if kind == THIEVERY:
        felled += journey.stake
        journey.stake = 0
    journey.gain_exp(seat, felled)
    if kind == LORD:
        tile = journey.world.board.tiles[journey.at[seat]]
        journey.take_sigil(seat, tile.sigil)
    elif kind == GAUNTLET:
        book.steps["gauntlet_won"].run(journey)


def lose(journey: Journey) -> None:
    """Home, and the Sigils go back to their Warlords."""
    seat = journey.me
    kind = journey.battle
    journey.dismiss_foes()
    journey.clear_battle()
    journey.say("{You} lose{s} the battle.", seat)
    journey.lose_sigils(seat, NOBODY)
    journey.go_home(seat)
    if kind == THIEVERY and journey.stake:
        journey.owed = journey.stake
        journey.stake = 0
        journey.then(book.steps["pay_the_thieves"])


def thief(journey: Journey, level: i64) -> Creature:
    """A copy from the tier that fits the level, made stronger as the data say."""
    gang = journey.world.roster.gangs[level - 1]
    species = journey.rng.pick(journey.world.roster.by_tier(gang.tier))
    health = species.hp + gang.hp
    points = [gang.attack, gang.defence, 0]
    return Creature(species.number, species, health, health, points, NO_POINTS, 0)
