"""What a person types, and what is understood by it."""

import pytest

from bestiary.engine.view import View
from bestiary.terminal.draw.numbers import number_choices
from bestiary.terminal.prompt import answers
from bestiary.terminal.prompt.answers import Understood
from tests.terminal.views import duel_view, map_view

COMMANDS = ["help", "card", "undo"]


def understand(typed: str, view: View, commands: list[str]) -> Understood:
    return answers.understand(typed, view, number_choices(view).choices, commands)


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("1", "play 3"),  # numbers run down the hand ...
        ("3", "play 12"),
        ("4", "pass"),  # ... and on to what is written below it
        ("play 9", "play 9"),
        ("  PLAY   9 ", "play 9"),
        ("giant", "play 3"),
        ("fire GIANT", "play 3"),
        ("Play Lvl.1 Voodoo Witch {3}", "play 9"),
        ("pass", "pass"),
    ],
)
def test_a_choice_by_number_text_or_name(typed: str, text: str) -> None:
    assert understand(typed, duel_view(), COMMANDS) == Understood("choice", text)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("5", "No choice 5. Type a number from 1 to 4, part of a name, or 'help'."),
        ("0", "No choice 0."),
        ("", "Type a number from 1 to 4"),
        ("play", "'play' fits 3 choices: 1 (Play Lvl.3 Fire Giant {4}), 2 ("),
        ("dragon", "Lvl.6 Holy Dragon {7}: (1) cannot be played: cooldown: playable on turn 6."),
        ("gaint", "did you mean 'Giant'?"),
        ("hlep", "did you mean 'help'?"),
        ("²", "No choice '²'"),
        ("xyzzy", "No choice 'xyzzy'."),
    ],
)
def test_what_is_unclear_is_asked_back(typed: str, said: str) -> None:
    answer = understand(typed, duel_view(), COMMANDS)
    assert answer.kind == "unclear"
    assert said in answer.text


def test_commands_and_their_words() -> None:
    assert understand("card Voodoo Witch", duel_view(), COMMANDS) == Understood(
        "command", "card", "Voodoo Witch"
    )
    assert understand("/undo", duel_view(), COMMANDS) == Understood("command", "undo", "")


def test_a_choice_whose_text_is_a_command_word_is_a_choice() -> None:
    assert understand("pass", duel_view(), ["pass"]).kind == "choice"


def test_choices_with_two_parts_are_written_out() -> None:
    assert understand("1", map_view(), COMMANDS).text == "attack 30 40"
    assert understand("cave", map_view(), COMMANDS).text == "go 4"
