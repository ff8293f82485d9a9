"""Artifacts: bought level by level with attribute points. Every player can own each of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.records import ARTIFACT_COUNT, ASCENSION
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.text import ARTIFACTS

# What each level costs; Ascension is bought charge by charge.
PRICES: Final = [[1, 2, 3], [2], [3], [1, 2, 3], [1, 2, 5]]
MOST_CHARGES: Final = 99
BANDAGES: Final = [0, 5, 10, 20]  # percent healed at the end of a turn, by level
SICKNESS: Final = 2  # this turn and the next


def price(journey: Journey, seat: i64, artifact: i64) -> i64:
    """What the next level costs, or 0 if there is none."""
    prices = PRICES[artifact]
    level = journey.owned(seat, artifact)
    if artifact == ASCENSION:
        return prices[0] if level < MOST_CHARGES else 0
    return prices[level] if level < len(prices) else 0


def offers(journey: Journey, seat: i64) -> list[Answer]:
    """What can be bought, and Ascension if it has a charge."""
    answers: list[Answer] = []
    if ascension_is_ready(journey, seat):
        answers += [ascend.on(one, two) for one, two in pairs(journey)]
    points = journey.travellers[seat].points
    if points > 0:
        for artifact in range(ARTIFACT_COUNT):
            cost = price(journey, seat, artifact)
            if 0 < cost <= points:
                answers.append(buy.on(artifact))
    return answers


def next_level(journey: Journey, artifact: int) -> str:
    seat = journey.shared.mover
    cost = price(journey, seat, artifact)
    level = journey.owned(seat, artifact) + 1
    said = f"{ARTIFACTS[artifact]} {level}" if len(PRICES[artifact]) > 1 else ARTIFACTS[artifact]
    return f"{said} for {cost} {'point' if cost == 1 else 'points'}"


@book.act("Buy {}", of="number", words=next_level)
def buy(journey: Journey, artifact: int) -> None:
    seat = journey.me
    words = f"{{You}} buy{{s}} {next_level(journey, artifact)}."
    player = journey.travellers[seat]
    player.points -= price(journey, seat, artifact)
    player.set_artifact(artifact, player.artifacts[artifact] + 1)
    journey.say(words, seat)
    journey.resume_turn()


# ---- Ascension --------------------------------------------------------------------------------


def ascension_is_ready(journey: Journey, seat: i64) -> bool:
    charged = journey.owned(seat, ASCENSION) > 0
    return charged and journey.travellers[seat].sick == 0 and not journey.shared.sudden


def pairs(journey: Journey) -> list[tuple[int, int]]:
    """Any two players on different tiles; the contender cannot be moved."""
    seats = [seat for seat in journey.staying() if seat != journey.shared.contender]
    at = [player.at for player in journey.travellers]
    return [(one, two) for one in seats for two in seats if one < two and at[one] != at[two]]


@book.act("Ascension: {} and {} change places", of="seat", to="seat")
def ascend(journey: Journey, one: int, two: int) -> None:
    seat = journey.me
    player = journey.travellers[seat]
    player.set_artifact(ASCENSION, player.artifacts[ASCENSION] - 1)
    player.sick = SICKNESS
    first, second = journey.travellers[one], journey.travellers[two]
    first.at, second.at = second.at, first.at
    journey.say("{You} use{s} Ascension and {are} sick of the stars.", seat)
    tiles = journey.world.board.tiles
    for moved in (one, two):
        at = journey.travellers[moved].at
        words = f"{{You}} {{are}} at {tiles[at].name} now."
        journey.record("step", words, moved, amount=at)
    journey.resume_turn()
