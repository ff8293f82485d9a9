"""``bestiary train``: better numbers for a game's worth, by self-play."""

import json
import sys
from contextlib import closing
from pathlib import Path
from secrets import randbits

import click

from bestiary.arena import Bout, Round, Trainer, all_cores
from bestiary.cli.parameters import FILE, GAME, looks
from bestiary.registry import TRAINED
from bestiary.terminal import start
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.session import INTERRUPTED
from bestiary.terminal.trouble import Trouble, UsageError


@click.command()
@click.argument("game", type=GAME, required=False, default="")
@click.option("--rounds", default=50, metavar="N", help="How many changes to try. Default: 50.")
@click.option(
    "--games", default=200, metavar="N", help="Games to try each change in. Default: 200."
)
@click.option(
    "--proof",
    default=400,
    metavar="N",
    help="Games on fresh deals that decide whether a change is kept. Default: 400.",
)
@click.option("--seed", default="", metavar="N", help="The same seed finds the same numbers.")
@click.option("--jobs", type=int, metavar="N", help="How many processes. Default: all cores.")
@click.option(
    "--out", type=FILE, metavar="FILE", help="Where to write them. Default: GAME-worth.json."
)
@looks
def train(
    game: str, rounds: int, games: int, proof: int, seed: str, jobs: int | None,
    out: Path | None, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Improve the numbers by which bots value positions of GAME.

    Each round changes a few numbers, and lets the greedy bot with the new ones play the greedy bot
    with the best so far. What does better has to win on fresh deals against the first numbers,
    by the lower end of the 95% interval; only then is it kept, and written at once. So Ctrl-C
    loses nothing that was won.
    """
    chosen = start.choose_game(game)
    for name, number in (("rounds", rounds), ("games", games), ("proof", proof)):
        if number < 1:
            raise UsageError(f"--{name} {number}: at least 1")
    crew = all_cores() if jobs is None else jobs
    if not 1 <= crew <= 256:
        raise UsageError(f"--jobs {crew}: from 1 to 256 processes")
    file = out or Path(f"{chosen.name}-worth.json")
    trainer = Trainer(chosen.name, start.read_seed(seed) if seed else randbits(32), games, proof)
    screen = Screen(sys.stdout, plain, ascii)
    told = Screen(sys.stderr, plain, ascii)
    screen.line(f"{chosen.title}: {len(trainer.best)} numbers. Seed {trainer.seed}.")
    Interrupts().listen()
    code = 0
    try:
        with Bar(rounds, "rounds", told) as bar, closing(trainer.run(rounds, crew)) as found:
            for each in found:
                if each.kept:
                    write(trainer, file)
                screen.line(round_line(each))
                bar.tell(each.number)
    except KeyboardInterrupt:
        told.line("bestiary: interrupted")
        code = INTERRUPTED
    if trainer.proof is None:
        screen.line("Nothing won: the numbers stay as they are.")
    else:
        screen.line(f"Kept in {file}: {shown(trainer.proof)} against the first numbers.")
        screen.line(f"To play with them: {TRAINED}={file} bestiary play {chosen.name}")
    return code


def round_line(found: Round) -> str:
    """A round in a line."""
    changes = ", ".join(f"{name} {value:g}" for name, value in sorted(found.changes.items()))
    line = f"{found.number}. {changes or 'no change'}: {shown(found.bout)}"
    if found.proof is not None:
        line += f"; on fresh deals {shown(found.proof)}: {'kept' if found.kept else 'not kept'}"
    return f"{line}."


def shown(bout: Bout) -> str:
    low, high = bout.interval
    return f"{bout.rate:.1%} ({low:.1%} to {high:.1%}) of {bout.games} games"


def write(trainer: Trainer, file: Path) -> None:
    """Write the best numbers so far, with their proof."""
    bout = trainer.proof
    assert bout is not None
    low, high = bout.interval
    data = {
        "game": trainer.game.name,
        "rules": trainer.game.version,
        "seed": trainer.seed,
        "proof": {"games": bout.games, "rate": bout.rate, "low": low, "high": high},
        "numbers": trainer.best,
    }
    try:
        file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise Trouble(f"{file}: {wrong.strerror}") from None
