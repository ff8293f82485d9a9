"""What a stranger writes is small, or refused in a line that says how small it must be; and the
largest that is accepted is cheap to set up and to look at."""

import re
from time import process_time
from typing import Any

import pytest

import bestiary
from bestiary.engine import (
    SPECTATOR,
    BadOption,
    BadPosition,
    BadReplay,
    BestiaryError,
    Game,
    Value,
)
from bestiary.engine.position import MOST_CARDS, MOST_LINES
from bestiary.play import Replay
from bestiary.play.replay import LONGEST_NOTE, MOST_NOTES, MOST_SEATS
from tests.conformance.games import all_games

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
SOON = 0.5  # seconds of the processor, interpreted

TWISTED_BOMB = """player 1: 3
  energy: 9R9Y
  hand: 99 Adrenaline, 99 Adrenaline
  battlers: 99 Wolverine, 99 Wolverine
  items: 99 Red Orb, 99 Red Orb
player 2: 3
  battlers: 99 Wolverine, 99 Wolverine
  items: 99 Red Orb, 99 Red Orb
"""
BOMBS = [
    ("twisted-oliver", TWISTED_BOMB),
    ("hiddenzone", "player 1: 9\n  hand: " + "99 Flare, " * 6500),
    ("hiddenzone", "player 1: 9\n  battlezone: Cinder Pup" + " on Cinder Pup" * 4600),
    ("hiddenzone", "player 1: 9\n  battlezone: 60 Cinder Pup" + " (tapped)" * 6000),
    ("creature-wars", "player 1: 9\n  hand: " + "Lvl.1 Giant, " * 5000),
    ("creature-wars", "rules: " + "venom, " * 9000),
    ("creature-adventures", "deck: " + "Muddlepig, " * 5900),
    ("creature-adventures", "rolls: " + "10 " * 20_000),
    ("creature-adventures", "player 1:\n  artifacts: " + "Tailwind, " * 6000),
]


@pytest.mark.parametrize(("name", "text"), BOMBS, ids=range(len(BOMBS)))
def test_a_bomb_is_refused_at_once_and_says_how_much_would_be_right(name: str, text: str) -> None:
    began = process_time()
    with pytest.raises(BadPosition) as refusal:
        bestiary.game(name).new(1, position=text)
    assert process_time() - began < SOON
    assert re.search(r"line \d+: .*(at most \d+|longer than \d+)", str(refusal.value))


def test_a_refusal_says_how_much_was_asked_for() -> None:
    with pytest.raises(BadPosition) as refusal:
        bestiary.game("hiddenzone").new(1, position="player 1:\n  hand: " + "99 Flare, " * 66)
    wanted = "position, line 2: a line holds at most 60 cards; this one asks for 6,534"
    assert str(refusal.value) == wanted
    hands = "".join(f"  {zone}: 60 Wolverine\n" for zone in ("hand", "battlers", "discard", "deck"))
    with pytest.raises(BadPosition, match=f"a position holds at most {MOST_CARDS} cards"):
        bestiary.game("twisted-oliver").new(1, position=f"player 1:\n{hands}player 2:\n{hands}")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_many_lines_is_refused_at_once(game: Game[Any]) -> None:
    for line in ("\n", "key{}: 1\n", "  k{}: 1\n", "player 1:\n"):
        text = "".join(line.replace("{}", str(i)) for i in range(5000))
        began = process_time()
        with pytest.raises(BadPosition, match=f"at most {MOST_LINES:,} lines; this one has 5,000"):
            game.new(1, position=text)
        assert process_time() - began < SOON


LARGEST = [
    # Attacks, spells at targets, equips, abilities: tens of thousands of choices.
    (
        "twisted-oliver",
        ("player 1: 3\n  energy: 99R99O99Y99G99B99V99W99L99C\n  hand: 60 Adrenaline\n"
        "  battlers: 60 Wolverine\n  items: 60 Red Orb\n  spells: 60 Tailwind\n"
        "player 2: 3\n  battlers: 60 Wolverine\n  items: 60 Red Orb\n"),
        10_000,
    ),
    (
        "hiddenzone",
        ("player 1: 9\n  hand: 60 Cinder Pup\n  battlezone: 60 Cinder Pup\n  hiddenzone: 60 Flare\n"
        "player 2: 9\n  hand: 60 Flare\n  battlezone: 60 Cinder Pup\n"),
        3000,
    ),
    (
        "creature-wars",
        "rules: " + "wrath 999, " * 60 + "\nplayer 1: 30\n  hand: "
        + "Lvl.3 Fire Giant {4}, Lvl.1 Voodoo Witch {3}, " * 100
        + "\nplayer 2: 30\n  hand: " + "Lvl.3 Holy Giant {4}, " * 200,
        200,
    ),
    ("creature-adventures", "deck: " + "Muddlepig, " * 400 + "\nrolls: " + "10 " * 200, 1),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "choices"), LARGEST, ids=[one[0] for one in LARGEST])
def test_the_largest_position_is_set_up_and_seen_soon(name: str, text: str, choices: int) -> None:
    game = bestiary.game(name)
    began = process_time()
    state = game.new(1, position=text)
    view = state.view(state.decisions()[0].seat)
    state.view(SPECTATOR)
    assert process_time() - began < SOON
    assert view["decision"] is not None
    assert len(view["decision"]["choices"]) >= choices
    texts = [(choice["verb"], choice["subject"]) for choice in view["decision"]["choices"]]
    assert texts == sorted(texts)


# ---- Numbers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2**63, 2**63 - 1, 10**30, 1000, -1])
def test_a_number_beyond_a_machine_word_is_refused(number: int) -> None:
    """Compiled rules count in 64 bits and would raise something else."""
    with pytest.raises(BadPosition, match=r"line 1: .*wrath"):
        bestiary.game("creature-wars").new(1, position=f"rules: wrath {number}")
    with pytest.raises(BadPosition, match="line 2"):
        bestiary.game("twisted-oliver").new(1, position="player 1:\n  energy: " + "99R" * 2)


# ---- Options and decks -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_many_options_are_refused(game: Game[Any]) -> None:
    given: dict[str, object] = {f"deck.{i}": "x" for i in range(3000)}
    with pytest.raises(BadOption, match="at most 200 options can be set; these are 3,000"):
        game.settings(given)


def test_a_board_of_one_tall_and_one_wide_line_is_read_soon() -> None:
    text = "board Wide\nmap\n" + " " * 7000 + "a1\n" + "\n" * 7000 + "tiles\na1 home 1 There\n"
    began = process_time()
    with pytest.raises(BadOption, match="400 lines"):
        bestiary.game("creature-adventures").settings({"board": text})
    assert process_time() - began < SOON


# ---- Replays -----------------------------------------------------------------------------------


RULES = bestiary.game("creature-wars").version


def replay(*lines: str, seats: str = "2") -> str:
    head = ("bestiary replay 1", "game creature-wars", f"rules {RULES}", f"seats {seats}", "seed 7")
    return "\n".join([*head, *lines]) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (replay(seats="200000000"), 4, f"from 0 to {MOST_SEATS}"),
        (replay(seats="9" * 40), 4, f"from 0 to {MOST_SEATS}"),
        (replay().replace("seed 7", f"seed {2**128}"), 5, "whole number from 0"),
        (replay().replace(f"rules {RULES}", f"rules {10**9}"), 3, "whole number from 0"),
        (replay(*[f"set o{i} 1" for i in range(500)]), 206, "at most 200 options"),
        (replay(*[f'note n{i} ""' for i in range(100)]), 70, f"at most {MOST_NOTES} notes"),
        (replay(f'note seats "{"x" * 5000}"'), 6, f"{LONGEST_NOTE:,} characters"),
        (replay("0 play 1" * 500), 6, "neither a choice"),
        (replay(*["0 play 1"] * 250_000), 200_001, "at most 200,000 lines"),
        ("\n" * 5_000_000, 1, "at most 4,194,304 characters"),
    ],
)
def test_a_replay_larger_than_a_game_is_refused(text: str, line: int, words: str) -> None:
    began = process_time()
    with pytest.raises(BadReplay) as refusal:
        Replay.parse(text)
    assert str(refusal.value).startswith(f"line {line}: ")
    assert words in str(refusal.value)
    assert process_time() - began < SOON


# ---- Characters --------------------------------------------------------------------------------

UNFIT = [
    *("\x00", "\x08", "\r", "\x1b", "\x1b[31m", "\x1b]0;x\x07", "\x7f", "\x85", "\x9b", "\x9d"),
    *("\u00ad", "\u061c", "\u200b", "\u200d", "\u200e", "\u200f", "\u2028", "\u202a", "\u202e"),
    *("\u2060", "\u2066", "\u2067", "\u2068", "\u2069", "\ufeff", "\U000e0041", "\ud800", "\udc9b"),
]


@pytest.mark.parametrize("character", UNFIT, ids=ascii)
def test_no_text_holds_what_steers_a_terminal(character: str) -> None:
    for game in all_games():
        for option in game.options:
            if option.kind == "text":
                name = f"{option.name}.0" if option.per_seat else option.name
                for text in (character, f"turn: 1\n# {character} in a remark\n"):
                    with pytest.raises(BadOption) as refusal:
                        game.new(1, options={name: text})
                    assert str(refusal.value).isprintable()


@pytest.mark.parametrize("character", UNFIT, ids=ascii)
def test_no_error_repeats_what_steers_a_terminal(character: str) -> None:
    wars, hidden = bestiary.game("creature-wars"), bestiary.game("hiddenzone")
    box = hidden.decks()
    assert box is not None
    options: list[dict[str, Value]] = [{f"x{character}": 1}, {f"deck.{character}": "x"}]
    for given in options:
        with pytest.raises(BadOption) as wrong:
            hidden.settings(given)
        assert str(wrong.value).isprintable()
    with pytest.raises(BestiaryError) as typed:
        wars.parse_option(f"x{character}=1{character}")
    assert str(typed.value).isprintable()
    for fault in (*box.faults(f"4 Cinder {character} Pup\nx"), *box.faults(f"ember{character}x")):
        assert fault.isprintable()
    for line in (f"0 play {character}", f"note {character} 3", f"x{character}", f"= {character}"):
        with pytest.raises(BestiaryError) as refusal:
            list(Replay.parse(replay(line)).states(wars))
        assert str(refusal.value).isprintable()
    with pytest.raises(BestiaryError) as unknown:
        bestiary.game(f"chess{character}")
    assert str(unknown.value).isprintable()


def test_notes_are_fit_to_show() -> None:
    lines = 'note seats "Zo\\u00eb\\u001b[31m,\\u202ebot\\ud800"', 'note more "two\\nlines"'
    notes = Replay.parse(replay(*lines)).notes
    assert notes == {"seats": "Zoë\\x1b[31m,\\u202ebot\\ud800", "more": "two\nlines"}


def test_tabs_and_all_usual_line_ends_are_welcome() -> None:
    text = "turn: 4\r\nplayer 1: 9 HP\r\n\thand: Lvl.2 Fire Wolf {2}\t# Zoë 中 🐉\r\n"
    state = bestiary.game("creature-wars").new(1, position=text)
    assert state.turn == 4
