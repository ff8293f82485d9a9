"""The last tile of a move: another player, the Shaman, Thieves, a Warlord, the Colosseum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import encounter
from bestiary.games.creature_adventures.battle.debt import points_of
from bestiary.games.creature_adventures.battle.duel import attack_player
from bestiary.games.creature_adventures.creatures.creature import Creature, Points
from bestiary.games.creature_adventures.journey import Journey, die_text, percent
from bestiary.games.creature_adventures.land.tiles import COLOSSEUM, SHAMAN, THIEVES, WARLORD, WILD
from bestiary.games.creature_adventures.records import LORD, THIEVERY
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.turn.colosseum import start_gauntlet

SURE_HEALING: Final = 50  # percent
HEAL_ONE: Final = [*[25] * 5, *[75] * 3, *[100] * 2]
HEAL_EVERYBODY: Final = [*[0] * 5, *[10] * 3, *[100] * 2]
GANG: Final = [*[1] * 5, *[2] * 3, *[3] * 2]
MOST_STAKED: Final = 3


@book.step
def arrive(journey: Journey) -> None:
    seat = journey.me
    tile = journey.world.board.tiles[journey.travellers[seat].at]
    if tile.kind == SHAMAN:
        meet_shaman(journey)
    elif not journey.is_able(seat):
        return
    elif tile.kind == WILD:
        meet_players(journey)
    elif tile.kind == THIEVES:
        journey.ask(how_much_to_stake)
    elif tile.kind == WARLORD:
        meet_warlord(journey, tile.sigil)
    elif tile.kind == COLOSSEUM:
        start_gauntlet(journey)


# ---- Another player ---------------------------------------------------------------------------


def standing_here(journey: Journey, seat: i64) -> list[int]:
    players = journey.travellers
    here = players[seat].at
    return [other for other in journey.staying() if other != seat and players[other].at == here]


def meet_players(journey: Journey) -> None:
    """In the wilderness, the arriving player fights someone who is already there."""
    here = standing_here(journey, journey.me)
    if len(here) == 1:
        attack_in_the_wild(journey, here[0])
    elif here:
        journey.ask(whom_to_attack)


def attack_in_the_wild(journey: Journey, other: int) -> None:
    """The noise counts as footsteps: who wins may meet a wild creature right after."""
    attack_player(journey, journey.me, other)
    noise = journey.world.noise
    if noise:
        journey.so_far.counters += noise
        counters = "footstep counter" if noise == 1 else "footstep counters"
        journey.say(f"The noise of battle adds {noise} {counters}.")


@book.question("Whom do you attack?")
def whom_to_attack(journey: Journey, seat: int) -> list[Answer]:
    return [attack.on(other) for other in standing_here(journey, seat)]


@book.act("Attack {}", of="seat")
def attack(journey: Journey, other: int) -> None:
    attack_in_the_wild(journey, other)


# ---- The Shaman -------------------------------------------------------------------------------


def meet_shaman(journey: Journey) -> None:
    for card in journey.teams[journey.me].cards:
        if card.face.hurt():
            journey.ask(which_healing)
            return
    journey.say("The Shaman finds nobody to heal.")


@book.question("The Shaman offers healing. Which?")
def which_healing(journey: Journey, seat: int) -> list[Answer]:
    answers = [decline.on(), heal_everybody.on()]
    for card in journey.teams[seat].cards:
        if card.face.hurt():
            answers += [heal_surely.on(card.id), heal_by_luck.on(card.id)]
    return answers


@book.act("Heal {} by 50%, surely", of="card")
def heal_surely(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.heal(journey.me, chosen, percent(chosen.face.most(), SURE_HEALING))


@book.act("Heal {} by 25%, 75% or 100%, by luck", of="card")
def heal_by_luck(journey: Journey, card: int) -> None:
    share = roll_healing(journey, HEAL_ONE)
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.heal(journey.me, chosen, percent(chosen.face.most(), share))


@book.act("Heal everybody by nothing, 10% or 100%, by luck")
def heal_everybody(journey: Journey) -> None:
    share = roll_healing(journey, HEAL_EVERYBODY)
    for card in journey.teams[journey.me].cards.copy():
        journey.heal(journey.me, card, percent(card.face.most(), share))


@book.act("No, thank you")
def decline(journey: Journey) -> None:
    journey.say("{You} decline{s} the Shaman's healing.", journey.me)


def roll_healing(journey: Journey, table: list[int]) -> i64:
    face = journey.die()
    share = table[face - 1]
    words = f"The Shaman's dance: {{you}} roll{{s}} {die_text(face)}, {share}% healing."
    journey.record("roll", words, journey.me, amount=face)
    return share


# ---- Thieves ----------------------------------------------------------------------------------


@book.question("Thieves! How many attribute points do you stake?")
def how_much_to_stake(journey: Journey, seat: int) -> list[Answer]:
    most = min(MOST_STAKED, points_of(journey, seat))
    return [stake.on(count) for count in range(int(most) + 1)]


def staked(journey: Journey, count: int) -> str:
    return f"{count} point" if count == 1 else f"{count} points" if count else "nothing"


@book.act("Stake {}", of="number", words=staked)
def stake(journey: Journey, count: int) -> None:
    """Roll for the number of battles."""
    seat = journey.me
    journey.shared.stake = count
    face = journey.die()
    thieves = GANG[face - 1]
    if journey.recording:
        said = "one thief" if thieves == 1 else f"{thieves} thieves"
        words = (
            f"{{You}} stake{{s}} {staked(journey, count)} and roll{{s}} {die_text(face)}: {said}."
        )
        journey.record("roll", words, seat, amount=face)
    level = journey.travellers[seat].level
    encounter.bring(journey, [thief(journey, level) for _ in range(thieves)])
    encounter.begin(journey, THIEVERY)


def thief(journey: Journey, level: i64) -> Creature:
    """A creature of the tier for the player's level, made stronger as the roster says."""
    gang = journey.world.roster.gangs[level - 1]
    species = journey.rng.pick(journey.world.roster.by_tier(gang.tier))
    health = species.hp + gang.hp
    points = Points(gang.attack, gang.defence, 0)
    return Creature(species.number, species, health, health, points=points)


# ---- Warlords ---------------------------------------------------------------------------------


def meet_warlord(journey: Journey, sigil: int) -> None:
    """Two creatures guard the Sigil; once it is taken, nobody is there."""
    if journey.shared.sigils[sigil] >= 0:
        journey.say("The Warlord's tower is empty.")
        return
    roster = journey.world.roster
    journey.say(f"{{You}} challenge{{s}} {roster.lords[sigil]}.", journey.me)
    encounter.bring(journey, journey.world.born_of(roster.warlords[sigil]))
    encounter.begin(journey, LORD)
