"""The gauntlets of all our games: played bit by bit, kept as data, and written into docs/bots.md.

    make gauntlet ARGS='--games 200'
    .venv/bin/python bench/gauntlet.py --games 400 --adjacent hiddenzone
    .venv/bin/python bench/gauntlet.py --games 2000 --pair master,greedy creature-wars
    .venv/bin/python bench/gauntlet.py --times         # only the time of a choice: be quiet
    .venv/bin/python bench/gauntlet.py --table         # only the tables, from the data

The data is in bench/gauntlets, a file for each game. Every block of games is written there at once,
and the next run goes on where the last one stopped: --games is how many a pair is to have in the
end. If the rules of a game or the effort of a level changes, its pairs are played anew. With
--check nothing is written; the exit code says whether the page shows the data.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from duel import Match, Side, play_match

import bestiary
from bestiary import bots
from bestiary.arena import all_cores, wilson
from bestiary.arena.ratings import PairResult, Rating, rate
from bestiary.bots import Bot
from bestiary.bots.greedy import Greedy
from bestiary.engine import Rng

ROOT: Final = Path(__file__).resolve().parents[1]
DATA: Final = ROOT / "bench" / "gauntlets"
PAGE: Final = ROOT / "docs" / "bots.md"
START: Final = "<!-- gauntlet: written by bench/gauntlet.py -->"
END: Final = "<!-- end of gauntlet -->"
GAMES: Final = ("creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures")
LEVELS: Final = [level.name for level in bots.LEVELS]
REFERENCE: Final = bots.REFERENCE
EARLIER: Final = "earlier-greedy"  # in Creature Adventures, with its worth as it was
PAIRS: Final = [(above, below) for below, above in combinations(LEVELS, 2)]
NOT_YET: Final = "not yet"
BLOCK: Final = 20  # games
TIMED: Final = 2  # games against the reference, to see how long a choice takes


def main() -> int:
    options = argparse.ArgumentParser(description="Play the gauntlets of all our games.")
    options.add_argument("names", nargs="*", metavar="GAME", help="default: all")
    options.add_argument("--games", type=int, default=100, help="for each pair, in the end")
    options.add_argument("--pair", action="append", metavar="A,B", help="repeatable; default: all")
    options.add_argument("--adjacent", action="store_true", help="each level and the one below")
    options.add_argument("--jobs", type=int, default=all_cores())
    options.add_argument("--times", action="store_true", help="only the time of a choice")
    options.add_argument("--table", action="store_true", help="play nothing, write the tables")
    options.add_argument("--check", action="store_true", help="do the tables show the data?")
    asked = options.parse_args()
    if asked.check:
        return int(with_tables(PAGE.read_text("utf-8")) != PAGE.read_text("utf-8"))
    try:
        for name in [] if asked.table else asked.names or GAMES:
            record = GameRecord(name)
            if asked.times:
                record.time_all()
            else:
                record.play(pairs_of(asked), asked.games, asked.jobs)
    except KeyboardInterrupt:
        return 130
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
    return 0


def pairs_of(asked: argparse.Namespace) -> list[tuple[str, str]]:
    if asked.pair:
        named = [tuple(pair.split(",")) for pair in asked.pair]
        wrong = [pair for pair in named if len(pair) != 2 or not set(pair) <= {*LEVELS, EARLIER}]
        if wrong:
            sys.exit(f"--pair {','.join(wrong[0])}: two of {', '.join([*LEVELS, EARLIER])}")
        return [(one, other) for one, other in named]
    if asked.adjacent:
        return [(above, below) for below, above in pairwise(LEVELS)]
    return PAIRS


class GameRecord:
    """The games of one game that were played so far."""

    def __init__(self, name: str) -> None:
        if not bestiary.compiled():
            sys.exit("gauntlet.py: the rules are not compiled, and it would take days")
        self.name = name
        self.file = DATA / f"{name}.json"
        self.efforts = {level.name: effort_of(level) for level in bots.LEVELS}
        self.pairs: list[dict[str, Any]] = []
        self.times: dict[str, float] = {}
        if self.file.exists():
            self.read(json.loads(self.file.read_text("utf-8")))

    def read(self, data: dict[str, Any]) -> None:
        """Keep what is still true."""
        if data["rules"] != bestiary.game(self.name).version:
            return
        same = {name for name in LEVELS if data["efforts"].get(name) == self.efforts[name]}
        same.add(EARLIER)
        self.pairs = [pair for pair in data["pairs"] if same.issuperset(pair["bots"])]
        self.times = {name: time for name, time in data["times"].items() if name in same}

    def play(self, pairs: list[tuple[str, str]], games: int, jobs: int) -> None:
        """Play on in blocks, every pair in turn."""
        found = [self.pair(*pair) for pair in pairs]
        while True:
            short = [pair for pair in found if pair["games"] < games]
            if not short:
                break
            fewest = min(pair["games"] for pair in short)
            for pair in short:
                if pair["games"] == fewest:
                    self.play_block(pair, min(BLOCK, games - pair["games"]), jobs)

    def pair(self, one: str, other: str) -> dict[str, Any]:
        for pair in self.pairs:
            if pair["bots"] == [one, other]:
                return pair
        seed = 1 + PAIRS.index((one, other)) if (one, other) in PAIRS else 1 + len(PAIRS)
        new = {"bots": [one, other], "seed": seed, "games": 0, "score": 0.0}
        self.pairs.append(new)
        return new

    def play_block(self, pair: dict[str, Any], games: int, jobs: int) -> None:
        sides = tuple(Side(name, partial(make, name)) for name in pair["bots"])
        match = Match(self.name, {}, pair["seed"], (sides[0], sides[1]))
        outcome = play_match(match, -(-games // 2), jobs, first_deal=pair["games"] // 2)
        pair["games"] += len(outcome.scores)
        pair["score"] += sum(outcome.scores)
        self.write()
        if len(outcome.scores) < games:
            raise KeyboardInterrupt  # play_match has caught it

    def time_all(self) -> None:
        """How long a choice takes each level, in a few games against the reference."""
        for name in LEVELS:
            sides = (Side(name, partial(make, name)), Side(REFERENCE, partial(make, REFERENCE)))
            outcome = play_match(Match(self.name, {}, 10**6, sides), TIMED // 2)
            self.times[name] = round(outcome.spent[0].milliseconds, 2)
        self.write()

    def write(self) -> None:
        data = {
            "game": self.name,
            "rules": bestiary.game(self.name).version,
            "efforts": self.efforts,
            "pairs": sorted(self.pairs, key=lambda pair: pair["seed"]),
            "times": self.times,
        }
        self.file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def effort_of(level: bots.Level) -> list[int]:
    """The numbers that a thinking level is made of; nothing for the others."""
    effort = level.make.keywords["effort"] if isinstance(level.make, partial) else ()
    return list(effort)


def make(name: str, seed: int) -> Bot:
    if name == EARLIER:
        sys.path.append(str(ROOT / "bench" / "reference"))
        from creature_adventures_worth import worth

        return Greedy(Rng(seed), worth=worth)
    return bots.make(name, seed)


def with_tables(page: str) -> str:
    """The page with the tables of the data as it is now."""
    before, _, rest = page.partition(START)
    _, found, after = rest.partition(END)
    if not found:
        sys.exit(f"{PAGE.name}: no place for the tables, between\n{START}\n{END}")
    return f"{before}{START}\n{tables(kept())}\n{END}{after}"


def kept() -> list[dict[str, Any]]:
    files = [DATA / f"{name}.json" for name in GAMES]
    return [json.loads(file.read_text("utf-8")) for file in files if file.exists()]


def tables(found: list[dict[str, Any]]) -> str:
    """Who beats whom, then ratings with the time of a choice, with a column for each game."""
    titles = [f"{bestiary.game(data['game']).title}, rules {data['rules']}" for data in found]
    above_reference = LEVELS[: LEVELS.index(REFERENCE) : -1]
    ratings = [ratings_of(data) for data in found]
    lines = [
        *head("won against the one below", titles),
        *(
            row([f"{bot} against {below}", *(won(data, bot, below) or NOT_YET for data in found)])
            for below, bot in reversed(list(pairwise(LEVELS)))
        ),
        "",
        *head(f"won against {REFERENCE}", titles),
        *(
            row([bot, *(won(data, bot, REFERENCE) or NOT_YET for data in found)])
            for bot in above_reference
        ),
        *(
            row([f"{bot}, against {EARLIER}", *(won(data, bot, EARLIER) for data in found)])
            for bot in above_reference
            if any(won(data, bot, EARLIER) for data in found)
        ),
        "",
        *head("rating, time a choice", titles),
        *(
            row([bot, *(standing(data, each, bot) for data, each in zip(found, ratings))])
            for bot in reversed(LEVELS)
        ),
    ]
    return "\n".join(lines)


def head(what: str, titles: list[str]) -> list[str]:
    return [row([what, *titles]), row(["---"] * (len(titles) + 1))]


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def won(data: dict[str, Any], bot: str, other: str) -> str:
    """How often a bot won against another, with the interval."""
    for pair in data["pairs"]:
        if sorted(pair["bots"]) == sorted([bot, other]) and pair["games"]:
            games = pair["games"]
            score = pair["score"] if pair["bots"][0] == bot else games - pair["score"]
            low, high = wilson(score, games)
            return (
                f"{100 * score / games:.1f}% [{100 * low:.1f}, {100 * high:.1f}] of {games:,} games"
            )
    return ""


def ratings_of(data: dict[str, Any]) -> dict[str, Rating | None]:
    place = {name: i for i, name in enumerate(LEVELS)}
    results = [
        PairResult(place[pair["bots"][0]], place[pair["bots"][1]], pair["score"], pair["games"])
        for pair in data["pairs"]
        if pair["games"] and EARLIER not in pair["bots"]
    ]
    return dict(zip(LEVELS, rate(len(LEVELS), results, place[REFERENCE]), strict=True))


def standing(data: dict[str, Any], ratings: dict[str, Rating | None], bot: str) -> str:
    cell = []
    rating = ratings[bot]
    if rating is not None:
        between = "" if bot == REFERENCE else f" [{rating.low:.0f}, {rating.high:.0f}]"
        cell.append(f"{rating.value:.0f}{between}")
    time = data["times"].get(bot)
    if time is not None:
        cell.append(f"{time:.2g} ms" if time >= 0.1 else "under 0.1 ms")
    return ", ".join(cell) or NOT_YET


if __name__ == "__main__":
    sys.exit(main())
