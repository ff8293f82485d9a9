"""A card is one place: new cards are put into a copy of the project, and no test there fails.

Eight new witches and a card of Hiddenzone, each with a test of its own, and nothing else: no list,
no count, no transcript, no page and no seed knows of them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEW = ROOT / "tests" / "newcomers"
BUILT = shutil.ignore_patterns(
    "*.so", "_compiled.json", "__pycache__", "*.egg-info", "node_modules"
)
GAMES = Path("src/bestiary/games")

HIDDENZONE_CARD = """
creature("al-99", "Newcomer Newt", DRAKE | STAG, 0, 50, 50, "hydra", enters(mill(2), heal(50)))
"""
HIDDENZONE_TEST = """

def test_newcomer_newt_heals(table: Table) -> None:
    table.me(life="1000", hand="Newcomer Newt").play("Newcomer Newt")
    assert table.lost("me") == -50
"""

# What a new card has broken before: transcripts, the guided game, what is counted, the questions
# of witches, the soak's page, and the pages whose commands deal random witches.
MAY_BREAK = [
    "tests/conformance/test_transcripts.py",
    "tests/creature_wars/test_guide.py",
    "tests/creature_wars/test_castings.py",
    "tests/creature_wars/test_options.py",
    "tests/creature_wars/test_the_deck.py",
    "tests/creature_wars/test_the_rules_text.py",
    "tests/creature_wars/witches",
    "tests/docs/test_api_program.py",
    "tests/docs/test_picture.py",
    "tests/docs/test_commands.py::test_the_output_is_as_shown[README.md]",
    "tests/docs/test_commands.py::test_the_output_is_as_shown[docs/first-game.md]",
    "tests/docs/test_commands.py::test_the_output_is_as_shown[docs/positions-and-replays.md]",
    "tests/hiddenzone/cards/test_alliance.py",
    "tests/hiddenzone/cards/test_roster.py",
    "tests/hiddenzone/test_decks.py",
    "tests/soak/test_soak.py::test_the_page_is_of_the_record",
    "tests/soak/test_soak.py::test_every_card_is_in_a_deck_of_the_soak",
    "tests/trading/test_ready_decks.py",
    "tests/trading/test_sets.py",
]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with the new cards."""
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src", "tests", "docs", "examples"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=BUILT)
    witches = tmp_path / GAMES / "creature_wars" / "witches"
    shutil.copy(NEW / "witches.py", witches / "newcomers.py")
    replace(witches / "__init__.py", "import lesser, sacred", "import lesser, newcomers, sacred")
    own = tmp_path / "tests/creature_wars/witches/test_newcomers.py"
    shutil.copy(NEW / "own_tests.py", own)
    cards = tmp_path / GAMES / "hiddenzone" / "cards" / "alliance.py"
    cards.write_text(cards.read_text("utf-8") + HIDDENZONE_CARD, "utf-8")
    tests = tmp_path / "tests/hiddenzone/cards/test_alliance.py"
    tests.write_text(tests.read_text("utf-8") + HIDDENZONE_TEST, "utf-8")
    return tmp_path


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_new_cards_break_no_test(project: Path) -> None:
    run(
        project, "-m", "pytest", "-q", "-n", "0", "--tb=short", "-p", "no:cacheprovider", *MAY_BREAK
    )


def test_the_new_witches_keep_the_promises_of_every_game(project: Path) -> None:
    """Secrets kept, copies alike, nothing asked in vain: with decks full of each of them."""
    for name in ("Scheming Witch", "Bartering Witch", "Burrowing Witch"):
        run(project, "-m", "bestiary", "check", "creature-wars", "--card", name, "--games", "4")


def run(project: Path, *command: str) -> None:
    kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTEST_")}
    env = {**kept, "PYTHONPATH": str(project / "src"), "BESTIARY_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=project, env=env, capture_output=True, text=True,
        timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
