"""What is measured: numbers that each game has, by name.

A measure reads one number off a row of ``games``, or None if that game has none (who led, after a
draw). Its mean counts every game once. Some are *rates*: numbers from 0 to 1.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bestiary.engine import Game, did_you_mean, seat_name
from bestiary.lab.columns import Columns
from bestiary.lab.experiment import BadExperiment, Experiment

Read = Callable[[Columns, int], "float | None"]
DRAWN: Final = 1 - 1e-9  # nobody has a whole point


class Measure(NamedTuple):
    name: str
    title: str
    is_rate: bool
    text: str  # what it means
    read: Read
    close: bool = False  # only in games that were looked at closely

    @property
    def is_win_rate(self) -> bool:
        """Whether it says how often somebody wins: what ``--until`` is about."""
        return self.name == "first" or self.name.startswith(("player", "bot:"))

    def deals(self, columns: Columns, seatings: int) -> list[tuple[float, float]]:
        """For each deal: the sum over its games, and how many of them have the measure."""
        found = []
        read = self.read
        for start in range(0, len(columns["game"]), seatings):
            total, games = 0.0, 0.0
            for i in range(start, start + seatings):
                value = read(columns, i)
                if value is not None:
                    total += value
                    games += 1
            found.append((total, games))
        return found


def first(columns: Columns, i: int) -> float:
    beginner = columns["beginner"][i]
    return float(columns["scores"][i][max(0, beginner)])


def drawn(columns: Columns, i: int) -> float:
    return float(max(columns["scores"][i]) < DRAWN)


def share(above: str, below: str) -> Read:
    def read(columns: Columns, i: int) -> float | None:
        whole = columns[below][i]
        return columns[above][i] / whole if whole else None

    return read


def plain(name: str) -> Read:
    def read(columns: Columns, i: int) -> float | None:
        value = columns[name][i]
        return None if value is None else float(value)

    return read


MEASURES: Final = [
    Measure("first", "First player's score", True,
            "how often the first player wins, a draw counting as a share; Player 1, if nobody "
            "goes first", first),
    Measure("draws", "Draws", True, "games that nobody won alone", drawn),
    Measure("turns", "Turns", False, "as the game counts them", plain("turns")),
    Measure("decisions", "Decisions", False, "choices made by all players, forced ones included",
            plain("decisions")),
    Measure("per_turn", "Decisions a turn", False, "by all players together",
            share("decisions", "turns")),
    Measure("branching", "Choices a decision", False, "how many choices a decision offers",
            share("choices", "decisions")),
    Measure("forced", "Forced decisions", True, "decisions with only one choice",
            lambda columns, i: None if not columns["decisions"][i]
            else 1 - columns["real"][i] / columns["decisions"][i]),
    Measure("dead", "Dead turns", True, "turns in which a player had no decision with two choices",
            share("dead", "seat_turns")),
    Measure("still", "Still turns", True, "turns after which every gauge was as before",
            share("still", "turns")),
    Measure("lead_changes", "Lead changes", False, "how often the lead on the gauges passed to "
            "another player", plain("lead_changes")),
    Measure("ahead", "Winner ahead from", True, "the share of the game after which the winner led "
            "for good, on the gauges", plain("ahead")),
    Measure("comebacks", "Comebacks", True, "won games in which the winner was behind half-way",
            plain("comeback")),
    Measure("runaways", "Runaways", True, "won games in which the winner led for good within the "
            "first quarter", plain("runaway")),
    Measure("guessed_lead_changes", "Lead changes, as bots see it", False, "by the bots' own "
            "estimates instead of the gauges", plain("guessed_lead_changes"), close=True),
    Measure("guessed_ahead", "Winner ahead from, as bots see it", True, "by the bots' own "
            "estimates instead of the gauges", plain("guessed_ahead"), close=True),
    Measure("guessed_comebacks", "Comebacks, as bots see it", True, "by the bots' own estimates "
            "instead of the gauges", plain("guessed_comeback"), close=True),
    Measure("guessed_runaways", "Runaways, as bots see it", True, "by the bots' own estimates "
            "instead of the gauges", plain("guessed_runaway"), close=True),
]  # fmt: skip


def measures_of(game: Game[Any]) -> list[Measure]:
    """All of them, in the game's own words: what it calls a round is not called a turn."""
    turn = game.turn_name

    def reworded(words: str) -> str:
        return words.replace("Turn", turn).replace("turn", turn.lower())

    return [m._replace(title=reworded(m.title), text=reworded(m.text)) for m in MEASURES]


def seat_measure(seat: int) -> Measure:
    """How often a seat wins, whoever sits there."""

    def read(columns: Columns, i: int) -> float:
        return float(columns["scores"][i][seat])

    name = seat_name(seat)
    return Measure(f"player{seat + 1}", name, True, f"how often {name} wins", read)


def bot_measure(bot: str) -> Measure:
    """How often a bot wins, from any seat it has."""

    def read(columns: Columns, i: int) -> float | None:
        held = [
            score
            for score, name in zip(columns["scores"][i], columns["bots"][i], strict=True)
            if name == bot
        ]
        return sum(held) / len(held) if held else None

    return Measure(f"bot:{bot}", bot, True, f"how often {bot} wins", read)


def ending_measure(ending: str) -> Measure:
    def read(columns: Columns, i: int) -> float:
        return float(columns["ending"][i] == ending)

    return Measure(f"ending:{ending}", f"Ending: {ending}", True, "games that end so", read)


def is_close(name: str) -> bool:
    """Whether a measure of that name needs games that are looked at closely."""
    return any(measure.name == name and measure.close for measure in MEASURES)


def find_measures(names: Sequence[str], experiment: Experiment) -> list[Measure]:
    """The measures that were named."""
    known: dict[str, Measure] = {m.name: m for m in measures_of(experiment.game)}
    for seat in range(max(contest.seats for contest in experiment.contests)):
        known[f"player{seat + 1}"] = seat_measure(seat)
    for bot in dict.fromkeys(bot for variant in experiment.variants for bot in variant.bots):
        known[f"bot:{bot}"] = bot_measure(bot)
    found = []
    for name in names:
        if name.startswith("ending:") and name not in known:
            known[name] = ending_measure(name.removeprefix("ending:"))
        if name not in known:
            near = did_you_mean(name, list(known))
            listed = ", ".join([*known, "ending:NAME"])
            raise BadExperiment(f"measure {name}: no such measure{near} (measures: {listed})")
        found.append(known[name])
    return found


def as_shown(measure: Measure, interval: Any) -> dict[str, Any]:
    """A measure and its interval as data."""
    return {
        "name": measure.name,
        "title": measure.title,
        "rate": measure.is_rate,
        "text": measure.text,
        **numbers(interval),
    }


def numbers(interval: Any) -> dict[str, float | None]:
    """An interval as data; null if there is no bound."""
    return {name: rounded(getattr(interval, name)) for name in ("value", "low", "high")}


def rounded(value: float) -> float | None:
    """A number as data: six digits after the point, and none at all if it is infinite."""
    return round(value, 6) if abs(value) < 1e18 else None
