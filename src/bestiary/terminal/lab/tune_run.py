"""``lab tune`` at the prompt: what was asked, the rounds as they are played, what was found."""

import re
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bestiary.arena import all_cores
from bestiary.engine import BadOption, BestiaryError, Game, Value
from bestiary.engine.characters import quoted
from bestiary.lab.experiment import BadExperiment, Experiment, one_variant
from bestiary.lab.folder import LabFolder
from bestiary.lab.run import LabRun
from bestiary.lab.tune import SettingSpace, Tuner, Varied, read_aim
from bestiary.lab.tune.document import tune_document
from bestiary.lab.words import figure
from bestiary.terminal import start
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.ask import Common
from bestiary.terminal.lab.hold import Screens, asked_at_the_prompt
from bestiary.terminal.lab.pages import headline, sentences, show_table
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.session import INTERRUPTED
from bestiary.terminal.trouble import UsageError

SPAN: Final = re.compile(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})(?::([0-9]{1,9}))?")
MOST_VALUES: Final = 100_000
HOW: Final = "write NAME=LOW..HIGH, NAME=LOW..HIGH:STEP or NAME=A,B,C"


def read_varied(game: Game[Any], typed: str) -> Varied:
    """``hp=20..60``, ``hp=20..60:5`` or ``edition=classic,modern``."""
    name, equals, text = typed.partition("=")
    span = SPAN.fullmatch(text.strip())
    if not equals or not (span or "," in text):
        raise UsageError(f"--vary {quoted(typed)}: {HOW}")
    if span is None:
        words = [word.strip() for word in text.split(",")]
        return Varied(name.strip(), [_parsed(game, typed, f"{name}={word}") for word in words])
    low, high, step = int(span[1]), int(span[2]), int(span[3] or 1)
    if low >= high or step < 1:
        raise UsageError(f"--vary {quoted(typed)}: an empty range; {HOW}")
    if (high - low) // step >= MOST_VALUES:
        raise UsageError(f"--vary {quoted(typed)}: more than {MOST_VALUES} values")
    values: list[Value] = list(range(low, high + 1, step))
    for end in (values[0], values[-1]):
        if _parsed(game, typed, f"{name}={end}") != end:
            raise UsageError(f"--vary {quoted(typed)}: {name} is not a number; {HOW}")
    return Varied(name.strip(), values)


def _parsed(game: Game[Any], typed: str, one: str) -> Value:
    try:
        return game.parse_option(one)[1]
    except BadOption as wrong:
        raise UsageError(f"--vary {quoted(typed)}: {wrong}") from None


def tune_asked(common: Common, varied: tuple[str, ...], aims: tuple[str, ...]) -> Tuner:
    if not varied:
        raise UsageError("lab tune: --vary says what may change, such as --vary hp=20..60")
    if not aims:
        raise UsageError("lab tune: --aim says what you want, such as --aim 'turns 15..20'")
    game = common.game()
    fixed = start.read_options(game, common.settings)
    found = [read_varied(game, typed) for typed in varied]
    for each in found:
        if each.option in fixed:
            raise UsageError(f"--set {each.option}: set to one value and varied as well")
    with asked_at_the_prompt():
        space = SettingSpace(found)
        first = {**fixed, **space.options(space.candidates[0])}
        trial = one_variant(common.game_name(), common.bot_names(), 1, common.seed, first)
        wanted = [read_aim(text, trial) for text in aims]
        return Tuner(
            common.game_name(), common.bot_names(), fixed, space, wanted, common.games, common.seed
        )


def hold_tuner(tuner: Tuner, screens: Screens, jobs: int | None, save: Path | None) -> int:
    """Search, confirm, and print what came of it. Returns the exit code."""
    interrupts = Interrupts()
    interrupts.listen()
    code, trouble = 0, None
    workers = all_cores() if jobs is None else jobs
    try:
        while (experiment := tuner.next_experiment()) is not None:
            name = f"round-{tuner.round}"
            play(
                tuner,
                experiment,
                f"games, round {tuner.round}",
                workers,
                save,
                name,
                screens,
                interrupts,
            )
        experiment = tuner.confirmation()
        play(tuner, experiment, "fresh games", workers, save, "confirmation", screens, interrupts)
    except KeyboardInterrupt:
        again = "; the same command goes on from there" if save is not None else ""
        screens.told.line(f"bestiary: interrupted after {tuner.played} games{again}")
        code = INTERRUPTED
    except BadExperiment as wrong:
        raise UsageError(f"--{wrong}") from None
    except BestiaryError as error:  # of a game, a bot, or the disk: what there is comes first
        trouble = error
    if tuner.played:
        screens.deliver(tune_document(tuner), show_tune)
    if trouble is not None:
        raise trouble
    return code


def play(
    tuner: Tuner, experiment: Experiment, things: str, jobs: int, save: Path | None, name: str,
    screens: Screens, interrupts: Interrupts,
) -> None:  # fmt: skip
    """One round; a folder keeps each in a folder of its own."""
    folder = LabFolder(save / name, experiment) if save is not None else None
    run = LabRun(experiment, folder, screens.on)
    with (
        Bar(experiment.games, things, screens.told) as bar,
        closing(run.rows(jobs, bar.tell)) as rows,
    ):
        for piece, chunk in rows:
            with interrupts.held(lambda: None):
                tuner.add_rows(piece, chunk)


def show_tune(found: dict[str, Any], screen: Screen) -> None:
    headline(found, screen)
    sentences(found["summary"], screen)
    titles = [aim["title"] for aim in found["aims"]]
    rows = [
        [each["name"], str(each["games"]), *(figure(m) for m in each["measures"])]
        for each in found["tried"]
    ]
    show_table(["Tried", "Games", *titles], rows, screen)
    screen.line()
    screen.line(
        "In brackets: 95% intervals over deals. Those of the settings tried are only a guide: the "
        "best of many was lucky too. The confirmed ones are honest.",
        "dim",
    )
