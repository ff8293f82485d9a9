"""Decks against one another: who they met, from which side, and what it came to."""

import json
from math import comb
from pathlib import Path

import pytest

import bestiary
from bestiary import arena
from bestiary.arena import BadContest, Contest, Deck, DeckField, FieldRun, FieldSummary
from bestiary.arena.part import play_game
from bestiary.engine import BadOption
from bestiary.play.decks import decks_of
from tests.terminal.console import Terminal, run

OAK, ASH, LARCH = (Deck(name, name) for name in ("oak", "ash", "larch"))


def played(game: str, decks: list[Deck], games: int, end: str = "deck") -> FieldSummary:
    ran = FieldRun(DeckField(game, decks, "random", games, 5, {"end": end}))
    ran.play()
    return ran.summary()


def test_decks_change_seats_on_the_same_deal(toss: str) -> None:
    contest = Contest(toss, ["random", "random"], 6, 1, {"rounds": 2}, [OAK, ASH])
    assert contest.seatings == [["oak", "ash"], ["ash", "oak"]]
    assert contest.options_of(0) == {"rounds": 2, "deck.0": "oak", "deck.1": "ash"}
    assert contest.options_of(1) == {"rounds": 2, "deck.0": "ash", "deck.1": "oak"}
    assert contest.game_seed(0) == contest.game_seed(1) != contest.game_seed(2)
    assert contest.sitters(1) == ["random", "random"]


def test_three_decks_move_round_a_table_of_three(toss: str) -> None:
    contest = Contest(toss, ["random"] * 3, 3, 1, {}, [OAK, ASH, LARCH])
    for index in range(3):
        brought = contest.options_of(index)
        assert [brought[f"deck.{seat}"] for seat in range(3)] == contest.seatings[index]


def test_what_the_deck_decides_goes_to_the_deck(toss: str) -> None:
    """The longest name wins: larch always, oak and ash have the same and the first seat."""
    summary = played(toss, [OAK, ASH, LARCH], 10)
    assert [(deck.name, deck.games, deck.score) for deck in summary.decks] == [
        ("oak", 20, 5.0),
        ("ash", 20, 5.0),
        ("larch", 20, 20.0),
    ]
    assert [(pair.first, pair.second, pair.score.rate) for pair in summary.pairings] == [
        ("oak", "ash", 0.5),
        ("oak", "larch", 0.0),
        ("ash", "larch", 0.0),
    ]
    assert summary.decks[2].low > 0.8


def test_what_the_seat_or_the_deal_decides_is_even(toss: str) -> None:
    for end in ("first", "seed"):
        assert [deck.rate for deck in played(toss, [OAK, LARCH], 20, end).decks] == [0.5, 0.5]


def test_who_begins_is_counted_where_it_varies(toss: str) -> None:
    begins = played(toss, [OAK, LARCH], 20, "begins").beginner
    assert begins is not None
    assert (begins.rate, begins.games, begins.trials) == (1.0, 20, 10)
    assert played(toss, [OAK, LARCH], 20, "first").beginner is None
    alone = arena.run(toss, ["greedy", "random"], 20, 5, {"end": "begins"}).beginner
    assert alone is not None
    assert alone.wins == 20
    assert arena.run("creature-wars", ["random", "random"], 4, 1).beginner is None


def test_who_begins_is_the_one_of_the_game() -> None:
    """In a real game: against the same games played one by one."""
    decks = [Deck("ember", "ember"), Deck("tide", "tide")]
    contest = Contest("hiddenzone", ["random", "random"], 8, 3, {}, decks)
    won = 0.0
    for index in range(8):
        beginner, state = play_game(contest, index)
        scores = state.result()
        assert scores is not None
        won += scores[beginner]
    ran = FieldRun(DeckField("hiddenzone", decks, "random", 8, 3))
    ran.play()
    found = ran.summary().beginner
    assert found is not None
    assert found.score == won


def test_the_same_numbers_with_any_number_of_processes() -> None:
    decks = [Deck(name, name) for name in ("ember", "tide", "grove")]
    texts = set()
    for jobs in (1, 2):
        ran = FieldRun(DeckField("hiddenzone", decks, "random", 6, 3))
        told: list[int] = []
        ran.play(jobs, told.append)
        assert told[-1] == ran.games == 18
        assert told == sorted(told)
        texts.add(json.dumps(ran.summary().to_json()))
    assert len(texts) == 1


def test_an_interrupted_field_says_what_there_is(toss: str) -> None:
    ran = FieldRun(DeckField(toss, [OAK, ASH, LARCH], "random", 10, 5, {"end": "deck"}))

    def interrupt(games: int) -> None:
        if games > 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ran.play(told=interrupt)
    summary = ran.summary()
    assert not summary.whole
    assert summary.pairings[0].score.games == 10
    assert sum(deck.games for deck in summary.decks) == 2 * summary.games == 2 * ran.games
    assert ran.games < 30


@pytest.mark.parametrize(
    ("bots", "decks", "options", "message"),
    [
        (
            ["greedy", "random"],
            [OAK, ASH],
            {},
            "bots greedy,random: decks are compared with one bot",
        ),
        (["random"] * 2, [OAK], {}, "decks oak: one deck for each of 2 seats"),
        (["random"] * 2, [OAK, ASH], {"deck.1": "oak"}, "the option deck.1 names a deck as well"),
    ],
)
def test_what_cannot_be_compared(
    toss: str, bots: list[str], decks: list[Deck], options: dict[str, str], message: str
) -> None:
    with pytest.raises(BadContest) as caught:
        Contest(toss, bots, 2, 1, options, decks)
    assert message in str(caught.value)


def test_fields_that_are_none(toss: str) -> None:
    with pytest.raises(BadContest, match="name at least two decks"):
        DeckField(toss, [OAK])
    with pytest.raises(BadContest, match="oak is named twice"):
        DeckField(toss, [OAK, ASH, OAK])
    with pytest.raises(BadContest, match="you cannot bring a deck to Creature Wars"):
        DeckField("creature-wars", [OAK, ASH])
    with pytest.raises(BadOption, match="empty"):
        DeckField(toss, [Deck("none", "none"), OAK])


# ---- At the prompt ---------------------------------------------------------------------------


def test_all_ready_decks_at_the_prompt(tmp_path: Path) -> None:
    words = ["--decks", "all", "--bots", "random", "--games", "2", "--seed", "1"]
    ran = run(tmp_path, "arena", "hiddenzone", *words)
    assert (ran.err, ran.code) == ("", 0)
    lines = ran.out.splitlines()
    pairs = comb(len(decks_of(bestiary.game("hiddenzone")).ready()), 2)
    games = f"{2 * pairs} games: {pairs} pairings of 2 games, each deal from both sides. Seed 1."
    assert lines[1] == games
    assert sum(" against " in line for line in lines) == pairs
    assert any(line.startswith("First player: ") for line in lines)


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 Cinder Pup\n" * 10)
    words = ["--decks", f"{file},ember", "--bots", "random", "--games", "2"]
    ran = run(tmp_path, "arena", "hiddenzone", *words)
    assert (ran.out, ran.code) == ("", 2)
    assert "40 of Cinder Pup (em-01), at most 4 are allowed" in ran.err
    file.write_text("".join(f"4 em-0{i}\n" for i in range(1, 10)) + "4 em-11\n")
    ran = run(tmp_path, "arena", "hiddenzone", *words)
    assert (ran.err, ran.code) == ("", 0)
    assert f"{file} against ember: " in ran.out


def test_json_is_what_python_gives(tmp_path: Path) -> None:
    words = ["--decks", "ember,tide", "--bots", "random", "--games", "4", "--seed", "2", "--json"]
    ran = run(tmp_path, "arena", "hiddenzone", *words)
    field = DeckField("hiddenzone", [Deck(n, n) for n in ("ember", "tide")], "random", 4, 2)
    same = FieldRun(field)
    same.play()
    assert json.loads(ran.out) == same.summary().to_json()
    found = json.loads(ran.out)
    assert found["settings"]["decks"] == ["ember", "tide"]
    assert found["pairings"][0]["decks"] == ["ember", "tide"]
    assert found["games"] == found["of"] == 4


def test_a_terminal_gets_tables(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path,
        *("arena", "hiddenzone", "--decks", "ember,tide", "--bots", "random"),
        *("--games", "16", "--jobs", "1", "--seed", "1"),
    )
    shown = terminal.wait_for("Decisions")
    assert terminal.end() == 0
    assert "Row against column" in shown
    assert "First player" in shown
