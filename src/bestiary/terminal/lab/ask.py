"""What was asked of the lab on the command line, as experiments."""

import re
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from bestiary.bots import REFERENCE, spelled
from bestiary.engine import BadOption, Game, Value
from bestiary.engine.characters import quoted
from bestiary.lab.experiment import Experiment, Variant, one_variant
from bestiary.lab.skill import skill_experiment
from bestiary.lab.source import is_file, load
from bestiary.lab.sweep import MOST_POINTS, Axis, sweep_experiment
from bestiary.terminal import start
from bestiary.terminal.lab.hold import asked_at_the_prompt
from bestiary.terminal.trouble import UsageError

SPAN: Final = re.compile(r"([0-9]{1,9})\.\.([0-9]{1,9})(?::([0-9]{1,9}))?")


class Common:
    """What every lab command is told."""

    def __init__(
        self, game: str, bots: str, games: int, seed: str, settings: Sequence[str], sample: int
    ) -> None:
        self.named = game
        self.bots = bots
        self.games = games
        self.seed = start.read_seed(seed) if seed else fresh_short_seed()
        self.settings = settings
        self.sample = sample

    def game(self) -> Game[Any]:
        return find_game(self.named)

    def game_name(self) -> str:
        return self.named if is_file(self.named) else self.game().name

    def bot_names(self) -> list[str]:
        names = [spelled(name) for name in self.bots.split(",")] if self.bots else []
        seats = self.game().fewest
        if len(names) == 1:  # the same one in every seat
            return names * seats
        return names or [REFERENCE] * seats


def find_game(name: str) -> Game[Any]:
    """A game by its name, or the one in a Python file."""
    return load(name) if is_file(name) else start.choose_game(name)


def fresh_short_seed() -> int:
    """A seed that fits on a line, to be printed and typed again."""
    return randbits(32)


def study_experiment(common: Common) -> Experiment:
    options = start.read_options(common.game(), common.settings)
    with asked_at_the_prompt():
        return one_variant(
            common.game_name(), common.bot_names(), common.games, common.seed, options,
            common.sample,
        )  # fmt: skip


def read_share(text: str) -> float:
    """``1%`` or ``0.01`` as a number; 0 if nothing was typed."""
    if not text:
        return 0.0
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0.0005 <= value < 0.5:
        raise UsageError(f"--until {quoted(text)}: a share from 0.05% to 50%, such as 1%")
    return value


def skill_asked(common: Common, ladder: Sequence[str]) -> tuple[Experiment, list[str]]:
    game = common.game()
    options = start.read_options(game, common.settings)
    names = [spelled(name) for name in common.bots.split(",")] if common.bots else list(ladder)
    with asked_at_the_prompt():
        experiment = skill_experiment(
            common.game_name(), names, game.fewest, options, common.games, common.seed
        )
    return experiment, names


def read_axes(game: Game[Any], settings: Sequence[str]) -> tuple[list[Axis], list[str]]:
    """The settings that name several values, and those that name one."""
    axes, fixed = [], []
    for typed in settings:
        name, equals, value = typed.partition("=")
        if equals and value.startswith("@"):
            fixed.append(typed)
        elif equals and (span := SPAN.fullmatch(value.strip())):
            axes.append(Axis(name.strip(), span_values(game, typed, name, span)))
        elif equals and "," in value:
            axes.append(Axis(name.strip(), listed_values(game, typed, name, value)))
        else:
            fixed.append(typed)
    return axes, fixed


def span_values(game: Game[Any], typed: str, name: str, span: re.Match[str]) -> list[Value]:
    """``20..60:5`` as its values, both ends included if the steps meet them."""
    low, high, step = int(span[1]), int(span[2]), int(span[3] or 1)
    if low > high or step < 1:
        raise UsageError(
            f"--set {quoted(typed)}: an empty range; write LOW..HIGH or LOW..HIGH:STEP, such as "
            f"20..60:5"
        )
    if (high - low) // step >= MOST_POINTS:
        raise UsageError(f"--set {quoted(typed)}: more than {MOST_POINTS} values")
    return [checked(game, typed, f"{name}={value}") for value in range(low, high + 1, step)]


def listed_values(game: Game[Any], typed: str, name: str, value: str) -> list[Value]:
    """``5,7,9`` as its values."""
    words = [word.strip() for word in value.split(",")]
    if "" in words or len(set(words)) < len(words):
        raise UsageError(f"--set {quoted(typed)}: a list of different values, such as 5,7,9")
    return [checked(game, typed, f"{name}={word}") for word in words]


def checked(game: Game[Any], typed: str, one: str) -> Value:
    try:
        return game.parse_option(one)[1]
    except BadOption as wrong:
        where = "" if one == typed else f"{quoted(typed)}: "
        raise UsageError(f"--set {where}{wrong}") from None


def sweep_asked(common: Common) -> tuple[Experiment, list[Axis]]:
    game = common.game()
    axes, fixed = read_axes(game, common.settings)
    options = start.read_options(game, fixed)
    twice = [axis.option for axis in axes if axis.option in options]
    if twice:
        raise UsageError(f"--set {twice[0]}: set to one value and varied as well")
    with asked_at_the_prompt():
        experiment = sweep_experiment(
            common.game_name(), common.bot_names(), axes, options, common.games, common.seed,
            common.sample,
        )  # fmt: skip
    return experiment, axes


def compare_asked(
    common: Common, other: str, first: Sequence[str], second: Sequence[str]
) -> Experiment:
    """Two versions: two files, or two settings of one game."""
    names = [common.named, other or common.named]
    if not other and not first and not second:
        raise UsageError(
            "lab compare: name what differs, such as: bestiary lab compare GAME --a hp=30 "
            "--b hp=35, or: bestiary lab compare old.py new.py"
        )
    if not other and sorted(first) == sorted(second):
        raise UsageError("lab compare: both versions are the same")
    alike = len({Path(name).name for name in names}) < 2
    short = {name: name if alike else Path(name).name for name in names}
    variants = []
    for name, settings in zip(names, (first, second), strict=True):
        game = find_game(name)
        own = name if is_file(name) else game.name
        options = {
            **start.read_options(game, common.settings),
            **start.read_options(game, settings),
        }
        label = ", ".join([*([short[name]] if other else []), *settings]) or "as it is"
        variants.append(Variant(label, own, common.bot_names(), options))
    with asked_at_the_prompt():
        return Experiment(variants, common.games, common.seed, common.sample)
