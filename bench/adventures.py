"""How games of Creature Adventures go: how they end, how long they last, how often players meet.

    python bench/adventures.py [--seats 2,3,4] [--games 400] [--start 0] [--seed 1] [--bot greedy]
                               [--jobs 1] [--set NAME=VALUE]... [--json FILE] [--rows FILE]

The same bot sits in every seat, and every game has a deal of its own. This is where the figures in
docs/creature-adventures-balance.md come from.
"""

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

import bestiary.bots as bots
from bestiary.arena import Contest
from bestiary.arena.part import asked
from bestiary.games.creature_adventures.creatures.creature import ATTRIBUTES
from bestiary.games.creature_adventures.records import ARTIFACT_COUNT, DUEL, NO_BATTLE
from bestiary.games.creature_adventures.text import ARTIFACTS

GAME: Final = "creature-adventures"
BLOWS: Final = ("strike", "press")
Job = tuple[int, int, int, str, dict[str, object]]  # index, seats, seed, bot, options


def play(job: Job) -> dict[str, Any]:
    """One game, as the figures need it."""
    index, seats, seed, bot, options = job
    contest = Contest(GAME, [bot] * seats, games=index + 1, seed=seed, options=options)
    deal = contest.game_seed(index)
    state: Any = contest.game.new(deal, seats, contest.options_of(index), record=False)
    beginner = state.initiative()
    sitters = [bots.make_local(bot, bots.bot_seed(deal, seat)) for seat in range(seats)]
    counts: Counter[str] = Counter()
    decisions = [0] * seats
    while state.result() is None:
        seat = asked(state)
        text = sitters[seat].choose(bots.Sight(state, seat))
        note_choice(counts, state, seat, text)
        decisions[seat] += 1
        sudden = bool(state.shared.sudden)
        state.recording = True  # for this choice only: guesses are quicker without a log
        state.play(seat, text)
        state.recording = False
        note_events(counts, [event.template for event in state.events], sudden)
        state.events = []
    return {
        "ending": state.ending,
        "scores": state.result(),
        "beginner": beginner,
        "rounds": int(state.turn),
        "decisions": decisions,
        "caught": [int(player.caught) for player in state.travellers],
        "counts": dict(counts),
    }


def note_choice(counts: Counter[str], state: Any, seat: int, text: str) -> None:
    """What is about to be chosen, and in what kind of battle."""
    verb, *rest = text.split()
    kind = state.battle.kind
    place = "walk" if kind == NO_BATTLE else "duel" if kind == DUEL else "foe"
    counts[f"{place} {verb}"] += 1
    if verb == "assign":
        counts[f"point on {ATTRIBUTES[int(rest[1])]}"] += 1
    if verb == "buy":
        counts[f"bought {ARTIFACTS[int(rest[0])]}"] += 1


SAID: Final = {  # words of the log
    "duels": "{You} attack{s} {foe}!",
    "rally cries": "Rally Cry! {Your} creatures",
    "bounties": "as a bounty on the Sigils",
    "Speed in a duel": "The Sigil of Speed: {you} act{s} first",
    "Speed as attacker": "The Sigil of Speed: {you} act{s} twice",
    "Speed against a foe": "The Sigil of Speed: {you} act{s} once more",
    "Colosseum entered": "{You} enter{s} the Colosseum!",
    "sent Home": "{You} go{es} Home.",
}


def note_events(counts: Counter[str], log: list[str], sudden: bool) -> None:
    for words in log:
        for name, start in SAID.items():
            if start in words:
                counts[name] += 1
                if name == "duels" and sudden:
                    counts["duels in sudden death"] += 1


def summary(rows: Sequence[dict[str, Any]], seats: int) -> dict[str, Any]:
    """The figures of a number of games."""
    games = len(rows)
    endings = Counter(row["ending"] for row in rows)
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update(row["counts"])
    each = [count for row in rows for count in row["decisions"]]
    choices = sum(each)
    blows = sum(totals[f"foe {verb}"] for verb in BLOWS)
    mean = {name: round(total / games, 2) for name, total in sorted(totals.items())}
    return {
        "seats": seats,
        "games": games,
        "endings %": {name: round(100 * n / games, 1) for name, n in endings.most_common()},
        "rounds, median": statistics.median(row["rounds"] for row in rows),
        "decisions a seat, median": statistics.median(each),
        "decisions a seat, 90th percentile": sorted(each)[9 * len(each) // 10],
        "decisions a game, mean": round(choices / games, 1),
        "duels a game, mean": mean.get("duels", 0.0),
        "of these in sudden death": mean.get("duels in sudden death", 0.0),
        "blows at foes, % of choices": round(100 * blows / choices, 1),
        "won by seat %": [
            round(100 * sum(row["scores"][seat] for row in rows) / games, 1)
            for seat in range(seats)
        ],
        "won from place in the order %": places(rows, seats),
        "caught by the winner, mean": round(
            statistics.mean(row["caught"][row["scores"].index(max(row["scores"]))] for row in rows),
            1,
        ),
        "a game": mean,
    }


def places(rows: Sequence[dict[str, Any]], seats: int) -> list[float]:
    """How often whoever went first, second, ... won."""
    known = [row for row in rows if row["beginner"] >= 0]
    won = [0.0] * seats
    for row in known:
        for seat, score in enumerate(row["scores"]):
            won[(seat - row["beginner"]) % seats] += score
    return [round(100 * share / max(1, len(known)), 1) for share in won]


def read(pair: str) -> tuple[str, object]:
    """NAME=VALUE; a value that starts with @ is the contents of that file."""
    name, value = pair.split("=", 1)
    if value.startswith("@"):
        return name, Path(value[1:]).read_text("utf-8")
    return name, int(value) if value.lstrip("-").isdigit() else value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    parser.add_argument("--start", type=int, default=0, help="leave out the games before this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", type=Path, help="the figures, in this file")
    parser.add_argument(
        "--rows", type=Path, help="every game as it ends, a line each, in this file"
    )
    asked_for = parser.parse_args()
    options: dict[str, object] = dict(read(pair) for pair in asked_for.set)
    found = []
    with Pool(asked_for.jobs) as pool:
        for seats in map(int, asked_for.seats.split(",")):
            jobs = [
                (index, seats, asked_for.seed, asked_for.bot, options)
                for index in range(asked_for.start, asked_for.games)
            ]
            rows = []
            for row in pool.imap(play, jobs):
                rows.append(row)
                if asked_for.rows:
                    with asked_for.rows.open("a", encoding="utf-8") as file:
                        file.write(json.dumps({"seats": seats, **row}) + "\n")
            found.append(summary(rows, seats))
            print(json.dumps(found[-1], indent=1), flush=True)
    if asked_for.json:
        asked_for.json.write_text(json.dumps(found, indent=1) + "\n")


assert len(ARTIFACTS) == ARTIFACT_COUNT

if __name__ == "__main__":
    main()
