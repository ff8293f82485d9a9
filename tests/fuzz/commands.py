"""The command line as a target: words, a file and what is typed, run in this process. No
traceback, one line for what is wrong, and nothing printed that steers a terminal."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import bestiary
from bestiary.cli.command import cli, main
from bestiary.engine.characters import UNFIT
from tests.fuzz.mutations import mutate
from tests.fuzz.running import Target
from tests.fuzz.samples import GAMES, PLAIN, POSITIONS, decks, replays, settings_of

FILE: Final = "@"  # stands for the damaged file
CODES: Final = (0, 1, 2, 130)
TYPED: Final = ("1", "card wolf", "look deck", "undo", "help", "log", "save x/y", "concede", "quit")


def make(dice: Random) -> str:
    """A command with one of its values, its file or its lines damaged, as JSON."""
    game = dice.choice(GAMES)
    words, file = dice.choice((start, resume, watch, check_deck, set_option, look_up))(game, dice)
    words += [word for word in ("--plain", "--ascii") if dice.random() < 0.2]
    lines = dice.choices(TYPED, k=dice.randrange(4))
    typed = mutate("\n".join([*lines, "quit"]), dice) if dice.random() < 0.5 else ""
    return json.dumps({"words": words, "file": file[:200_000], "typed": typed[:5000]})


def start(game: str, dice: Random) -> tuple[list[str], str]:
    seed, seats = damaged("7", dice), damaged("human,random", dice)
    words = ["play", game, "--from", FILE, "--seed", seed, "--seats", seats]
    for name, value in PLAIN.get(game, {}).items():
        words += ["--set", f"{name}={value}"]
    return words, mutate(dice.choice(POSITIONS[game]), dice)


def resume(game: str, dice: Random) -> tuple[list[str], str]:
    return ["play", "--resume", FILE], mutate(dice.choice(replays(game)), dice)


def watch(game: str, dice: Random) -> tuple[list[str], str]:
    words = ["replay", FILE, "--as", damaged("0", dice)]
    return words + ["--json"] * dice.randrange(2), mutate(dice.choice(replays(game)), dice)


def check_deck(game: str, dice: Random) -> tuple[list[str], str]:
    texts = decks(game) or decks("hiddenzone")
    return ["deck", dice.choice(("check", "show")), FILE], mutate(dice.choice(texts), dice)


def set_option(game: str, dice: Random) -> tuple[list[str], str]:
    typed = mutate(dice.choice(settings_of(bestiary.game(game))), dice)
    return [dice.choice(("options", "cards", "play")), game, "--set", typed], ""


def look_up(game: str, dice: Random) -> tuple[list[str], str]:
    asked = dice.choice((["games", game], ["rules", game], ["cards", game, "wolf"], ["paly"]))
    word = mutate(asked[-1], dice)
    return [*asked[:-1], "x" if word in cli.commands else word], ""


def damaged(word: str, dice: Random) -> str:
    return mutate(word, dice) if dice.random() < 0.3 else word


# ---- Running it -------------------------------------------------------------------------------


def run_command(case: str) -> None:
    asked = json.loads(case)
    place = folder()
    file = place / "file.txt"
    file.write_bytes(asked["file"].encode(errors="surrogatepass"))
    words = [str(file) if word == FILE else as_argument(word) for word in asked["words"]]
    with standing_in(place, words, asked["typed"]) as (out, err):
        try:
            main()
        except SystemExit as end:
            code = end.code
    told, wrong = out.getvalue().decode(), err.getvalue().decode()
    assert code in CODES, f"exit code {code}"
    assert not UNFIT.search(told), f"printed: {told[:300]!r}"
    assert not UNFIT.search(wrong), f"complained: {wrong[:300]!r}"
    assert wrong.count("\n") <= 1 or code == 0, f"more than a line: {wrong[:300]!r}"


def as_argument(word: str) -> str:
    """What a shell could have passed: no zero bytes, and any bytes that are no text."""
    return os.fsdecode(word.replace("\0", "").encode(errors="surrogatepass"))[:10_000]


@contextmanager
def standing_in(place: Path, words: list[str], typed: str) -> Iterator[tuple[BytesIO, BytesIO]]:
    """Our own files, words and streams for those of the process."""
    was = sys.argv, sys.stdin, sys.stdout, sys.stderr
    home = os.environ.get("XDG_DATA_HOME")
    here = Path.cwd()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    out, err = BytesIO(), BytesIO()
    sys.argv = ["bestiary", *words]
    sys.stdin = TextIOWrapper(BytesIO(typed.encode(errors="surrogatepass")), "utf-8")
    streams = TextIOWrapper(out, "utf-8"), TextIOWrapper(err, "utf-8")
    sys.stdout, sys.stderr = streams
    os.environ["XDG_DATA_HOME"] = str(place)
    os.chdir(place)
    try:
        yield out, err
    finally:
        for stream in streams:
            stream.flush()
            stream.detach()  # or the bytes would be gone with it
        sys.argv, sys.stdin, sys.stdout, sys.stderr = was
        os.chdir(here)
        os.environ.pop("XDG_DATA_HOME")
        if home is not None:
            os.environ["XDG_DATA_HOME"] = home
        for number, handler in handlers.items():
            signal.signal(number, handler)


@cache
def _kept() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="bestiary-fuzz-")


def folder() -> Path:
    """A folder that is gone with the process."""
    return Path(_kept().name)


def target() -> Target:
    return Target("command line", make, run_command, ())
