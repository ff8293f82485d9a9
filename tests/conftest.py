"""What holds for every test."""

import gc
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bestiary import registry

HERE: Final = Path(__file__).parent

# These play many games or start many processes, so `make check` leaves them out. The inner loop is
# about the rules and what people see of them.
SLOW: Final = (
    "arena",
    "bots",
    "building",
    "fuzz",
    "lab",
    "outsider",
    "review",
    "search",
    "server",
    "soak",
    "conformance/test_bots.py",
    "conformance/test_frequencies.py",
    "conformance/test_omissions.py",
    "conformance/test_replays.py",
    "conformance/test_sight.py",
    "conformance/test_teeth.py",
    "creature_wars/test_statistics.py",
    "creature_wars/turn/test_stalemates.py",
    "docs/test_commands.py",
    "docs/test_doctests.py",
    "docs/test_picture.py",
    "terminal/test_hostile_texts.py",
    "terminal/test_in_a_terminal.py",
    "terminal/test_reviews.py",
)


def pytest_configure() -> None:
    """Let the programs under test receive the signals that ``nohup`` or a shell ignores."""
    for number in (signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(HERE)
        if str(place).startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    gc.freeze()  # thousands of tests and all they import stay: no collection need look at them


@pytest.fixture(autouse=True)
def only_installed_games() -> Iterator[None]:
    """A game that a test brings is gone after it."""
    yield
    loaded = registry._loaded
    for name in [name for name in loaded if name not in registry._known()]:
        del loaded[name]
