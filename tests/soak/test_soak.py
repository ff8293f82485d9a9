"""The soak: a sample of each of its entries; and that it counts, stops, goes on and fails."""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.engine import State
from bestiary.play import Replay
from bestiary.play.decks import decks_of
from tests.conformance.games import ROOT
from tests.conformance.walks import games
from tests.fuzz.running import Target
from tests.hiddenzone.uses import WHOLE
from tests.soak import siege
from tests.soak.entries import CARDS, OLIVER, SOAKS, WITCHES, Soak
from tests.soak.page import page
from tests.soak.playing import Chunk, Failure, play_chunk
from tests.soak.progress import Figures, Progress
from tests.soak.record import Record
from tests.soak.running import RECORD, conclude, fail
from tests.soak.siege import KILLS, Kept, Siege, besiege, fuzzed
from tests.soak.tallies import NEW, Tally
from tests.twisted_oliver import uses as oliver

SHARE = 0.05
PAGE = RECORD.with_suffix(".md")


def played(soak: Soak, count: int, share: float = SHARE) -> Figures:
    found = play_chunk(Chunk(soak, 0, count, share))
    assert not isinstance(found, Failure), found.trace
    return found[1]


def sample() -> list[Soak]:
    """The first two of each kind: not every pair of decks."""
    kinds: dict[tuple[Any, ...], list[Soak]] = {}
    for soak in SOAKS:
        kind = soak.game, soak.bot, bool(soak.called), soak.seats, *sorted(soak.options)
        kinds.setdefault(kind, []).append(soak)
    return [soak for soaks in kinds.values() for soak in soaks[:2]]


@pytest.mark.slow
@pytest.mark.parametrize("soak", sample(), ids=lambda soak: soak.label())
def test_a_sample_of_each(soak: Soak) -> None:
    count = 1 if soak.bot else games(1, 2)
    figures = played(soak, count)
    assert figures.games == sum(figures.ends.values()) == count
    assert figures.decisions > 0
    assert bool(figures.tally) == (soak.tally is not None)
    if soak.options.get("levels") == 0:
        assert all(card.face.is_witch() for card in soak.setup().new(1).cards())


def test_labels_differ() -> None:
    assert len({soak.label() for soak in SOAKS}) == len(SOAKS)


def test_a_quest_is_asked_about() -> None:
    quest = next(soak for soak in SOAKS if soak.position)
    assert played(quest, 8, 0.0).tally["asked which_potion"] > 0


# ---- Stopping and going on --------------------------------------------------------------------


def command(folder: Path, *more: str) -> list[str]:
    words = ["--folder", str(folder), "--only", "lantern-frogs", "--games", "200"]
    return [sys.executable, "-u", "-m", "tests.soak", *words, *more]


def figures_in(folder: Path) -> Figures:
    frogs = next(soak for soak in SOAKS if soak.game == "lantern-frogs")
    progress = Progress(folder, 0.02)
    progress.load(SOAKS)
    return progress.of(frogs)


@pytest.mark.slow
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_soak_goes_on_where_it_was(stop: signal.Signals, tmp_path: Path) -> None:
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    with subprocess.Popen(command(stopped), cwd=ROOT, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        while b"of 200 games" not in os.read(running.stdout.fileno(), 4096):
            pass
        running.send_signal(stop)
        running.stdout.read()
    assert running.returncode == 130
    before = figures_in(stopped)
    assert 0 < before.games < 200
    for folder in (stopped, whole):
        subprocess.run(command(folder), cwd=ROOT, check=True, stdout=subprocess.PIPE)
    after, at_once = figures_in(stopped), figures_in(whole)
    assert after.games == at_once.games == 200
    assert sorted(after.done) == sorted(at_once.done)
    assert after.done[: len(before.done)] == before.done, "games were played again"
    assert (after.decisions, after.dear, after.ends) == (
        at_once.decisions,
        at_once.dear,
        at_once.ends,
    )


@pytest.mark.slow
def test_progress_is_kept_for_the_same_share_only(tmp_path: Path) -> None:
    progress = Progress(tmp_path, 0.02)
    soak = SOAKS[0]
    figures = played(soak, 1)
    progress.of(soak).add(0, figures)
    progress.save()
    for share, kept in ((0.02, 1), (0.03, 0)):
        again = Progress(tmp_path, share)
        again.load(SOAKS)
        assert again.of(soak).games == kept
        assert again.of(soak).tally == (figures.tally if kept else Counter())
        assert again.of(soak).turns == (figures.turns if kept else Counter())


@pytest.mark.slow
def test_a_game_that_changed_is_played_again_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wars, frogs = SOAKS[0], next(soak for soak in SOAKS if soak.game == "lantern-frogs")
    progress = Progress(tmp_path, 0.02)
    for soak in (wars, frogs):
        progress.of(soak).add(0, played(soak, 1, 0.0))
    progress.save()
    read = Path.read_bytes

    def changed(path: Path) -> bytes:
        return read(path) + (b"#" if path.name == "lantern_frogs.py" else b"")

    monkeypatch.setattr(Path, "read_bytes", changed)
    again = Progress(tmp_path, 0.02)
    again.load(SOAKS)
    assert (again.of(wars).games, again.of(frogs).games) == (1, 0)


# ---- Failing ----------------------------------------------------------------------------------


class Grumbler(Tally):
    """Finds fault with the tenth event of any game."""

    title = "Grumbles"

    def seen(self, state: State[Any], since: int) -> Iterable[str]:
        assert len(state.events) < 10, "ten is too many"
        return ["a look"]

    def lacking(self, counts: Mapping[str, int]) -> list[str]:
        return ["praise never came up"]


def test_a_failing_game_is_kept_as_a_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = Soak("lantern-frogs", {}, 1, Grumbler())
    failure = play_chunk(Chunk(soak, 7, 1, 0.0))
    assert isinstance(failure, Failure)
    assert "ten is too many" in failure.trace
    assert fail(failure, tmp_path) == 1
    replay = Replay.parse((tmp_path / "failed-lantern-frogs-7.replay").read_text("utf-8"))
    assert replay.choices
    for state in replay.states(soak.setup().game):
        last = state
    assert len(last.events) >= 10
    assert "seed 7 failed" in capsys.readouterr().err


def test_what_never_came_up_fails_a_whole_soak(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    soak = Soak("lantern-frogs", {}, 1, Grumbler())
    record = Record(tmp_path / "soak.json")
    record.put(soak, Figures(), 0.02)
    assert conclude([soak], record) == 1
    assert capsys.readouterr().err == "soak: praise never came up\n"
    assert not (tmp_path / "soak.md").exists()


# ---- The page ---------------------------------------------------------------------------------


class Enough(Grumbler):
    title = "Looks"

    def lacking(self, counts: Mapping[str, int]) -> list[str]:
        return []

    def lines(self, counts: Mapping[str, int]) -> list[str]:
        return [f"{counts['a look']} looks."]


def some_figures(looks: int) -> Figures:
    figures = Figures()
    figures.games, figures.decisions, figures.dear, figures.seconds = 1000, 45_000, 900, 240.0
    figures.ends, figures.tally = Counter(hp=900, mayhem=100), Counter({"a look": looks})
    figures.turns = Counter({"7": 100, "8": 300, "10": 200, "30": 400})
    return figures


def test_the_page_sums_up(tmp_path: Path) -> None:
    """A tally is of all the soaks that keep it; what was never run says so."""
    tally = Enough()
    soaks = [Soak("one", {}, 1, tally), Soak("two", {"hp": 9}, 1, tally), Soak("three", {}, 1)]
    record = Record(tmp_path / "soak.json")
    record.put(soaks[0], some_figures(3), 0.02)
    assert "looks" not in page(soaks, record), "half a tally tells nothing"
    record.put(soaks[1], some_figures(4), 0.02)
    record.put_siege(KILLS, {"kills": 100, "rooms": 12, "choices": 2345, "seconds": 60})
    waits = {"choice": 0.31, "bot": 0.5, "health": 0.02}
    flood = {"about": "a flood", "frames": 9000, "worst waits": waits, "acknowledged": 77}
    record.put_siege("attack frames", {**flood, "lost": 0, "seconds": 40})
    cases = {"cases": 4000, "refused": 3900, "slowest ms": 12, "largest KB": 2048, "seconds": 9}
    record.put_siege("fuzz replays", cases)
    alike = {"about": "cards alike", "runs": 200, "found": "a card was flagged in 7", "seconds": 9}
    record.put_siege("lab false alarms", alike)
    assert conclude(soaks, Record(record.file)) == 0
    written = (tmp_path / "soak.md").read_text("utf-8")
    ends = "hp 900 (90.0%), mayhem 100 (10.0%)"
    assert f"| two hp=9 | 1,000 | 45 | 10 (7 to 30) | {ends} | 900 | 4 min |" in written
    assert "| three | | | | | | | not yet |" in written
    assert "## Looks\n\n7 looks.\n" in written
    assert "2,345 choices were acknowledged, and none was lost" in written
    assert (
        "| a flood | frames 9,000 | 77, 0 | choice 0.31 s, bot 0.50 s, health 0.02 s |" in written
    )
    assert "| replays | 4,000 | 3,900 | 12 ms | 2.0 MB |" in written
    assert "| cards alike, 200 runs | a card was flagged in 7 |" in written


def test_a_siege_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fuzzing goes on with the next case; what is whole is not done again."""
    tried: list[int] = []

    def read(case: str) -> None:
        tried.append(int(case))
        if len(tried) == 250:
            raise KeyboardInterrupt

    numbers = iter(range(10_000))
    target = Target("numbers", lambda dice: str(next(numbers)), read, ())
    part = Siege("fuzz numbers", "", fuzzed(target))
    monkeypatch.setattr(siege, "OTHER_CASES", 500)
    with pytest.raises(KeyboardInterrupt):
        besiege(part, Kept(tmp_path), tmp_path)
    assert besiege(part, Kept(tmp_path), tmp_path)["cases"] == 500
    assert len(tried) == 250 + 300, "the chunk that was stopped is done again, and no other"
    assert besiege(part, Kept(tmp_path), tmp_path)["cases"] == 500
    assert len(tried) == 550
    monkeypatch.setattr(siege, "sources", lambda: "other code")
    assert not Kept(tmp_path).parts


def test_the_page_is_of_the_record() -> None:
    """Nobody edits the page by hand. What was added since the last soak is named there when the
    page is next written, and need not be before."""
    assert known(PAGE.read_text("utf-8")) == known(page(SOAKS, Record(RECORD)))


def known(text: str) -> list[str]:
    """The lines of a page, without what has not been soaked yet."""
    return [line for line in text.splitlines() if not line.startswith(NEW)]


def test_what_is_new_has_not_been_soaked() -> None:
    counts = dict(Record(RECORD).tallied(SOAKS)[0][1])
    del counts["cast wet-witch"]
    assert f"{NEW}Wet Witch." in WITCHES.lines(counts)


@pytest.mark.parametrize(
    ("game", "tally"),
    [("creature-wars", WITCHES), ("hiddenzone", CARDS), ("twisted-oliver", OLIVER)],
)
def test_all_of_a_game_keeps_the_same_tally(game: str, tally: Tally) -> None:
    assert all((soak.tally is tally) == (soak.game == game) for soak in SOAKS)


@pytest.mark.parametrize("game", ["hiddenzone", "twisted-oliver"])
def test_the_soak_of_ready_decks_is_whole(game: str) -> None:
    """10,000 random games and 1,000 greedy ones over all pairs, as many of each."""
    soaks = [soak for soak in SOAKS if soak.game == game and not soak.called]
    assert sum(soak.games for soak in soaks if not soak.bot) >= 10_000
    thinking = [soak for soak in soaks if soak.bot == "greedy"]
    assert sum(soak.games for soak in thinking) >= 1_000
    assert len({soak.games for soak in thinking}) == 1
    pairs = comb(len(decks_of(bestiary.game(game)).ready()), 2)
    assert len({frozenset(soak.options.values()) for soak in thinking}) == len(thinking) == pairs


@pytest.mark.parametrize(
    ("game", "whole"), [("hiddenzone", WHOLE), ("twisted-oliver", oliver.WHOLE)]
)
def test_every_card_is_in_a_deck_of_the_soak(game: str, whole: dict[str, str]) -> None:
    box = bestiary.game(game).decks()
    assert box is not None
    decks = [box.show(text) for text in whole.values()]
    assert not [fault for deck in decks for fault in deck["faults"]]
    held = {card["id"] for deck in decks for card in deck["cards"]}
    assert held == {card["id"] for card in box.cards()}
