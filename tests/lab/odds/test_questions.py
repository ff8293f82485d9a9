"""The language of questions: what is understood, and what is said about the rest."""

import pytest

from bestiary.lab.odds import BadQuestion, read_question
from bestiary.lab.odds.described import CardWords, Vocabulary


def card(name: str, kind: str, **facts: str) -> CardWords:
    words = {*name.split(), kind, *(value for value in facts.values() if not value.isdigit())}
    spelled = {fact.replace("_", " "): value for fact, value in facts.items()}
    return CardWords(name, words, spelled, {**spelled, "name": name, "kind": kind})


CARDS = [
    card("fire wolf", "creature", level="2", power_type="fire"),
    card("old witch", "witch", level="9", tier="sinful"),
]
KNOWN = Vocabulary(CARDS)


@pytest.mark.parametrize(("text", "meaning"), [
    ("2 wolves in opening hand", "at least 2 wolves, in the opening hand"),
    ("wolf", "at least 1 wolf, in the opening hand"),
    ("a wolf in hand?", "at least 1 wolf, in the opening hand"),
    ("at most 1 witch in the deck", "at most 1 witch, in the deck"),
    ("no  witches by turn 5", "no witches, by turn 5"),
    ("3 or more fire creatures in 7 cards",
     "at least 3 fire creatures, in 7 cards of the deck"),
    ("2 to 3 cards of one level", "2 to 3 cards of one level, in the opening hand"),
    ("4 of one power type", "at least 4 cards of one power type, in the opening hand"),
    ("a wolf and no witch in hand", "at least 1 wolf and no witch, in the opening hand"),
    ("WOLF beats Witch", "wolf against witch: the first comes off better"),
    ("a wolf ties with the witch", "wolf against witch: both come off alike"),
    ("wolf against witch: She Escapes", 'wolf against witch: the log says "she escapes"'),
])  # fmt: skip
def test_what_is_understood(text: str, meaning: str) -> None:
    assert str(read_question(text, KNOWN)) == meaning


@pytest.mark.parametrize(("text", "which"), [
    ("wolf", [True, False]),
    ("level 2", [True, False]),
    ("level 3+ card", [False, True]),
    ("level 1-9 card", [True, True]),
    ("sinful witch", [False, True]),
    ("tier sinful", [False, True]),
    ("power type fire creature", [True, False]),
    ("cards", [True, True]),
])  # fmt: skip
def test_which_cards_are_meant(text: str, which: list[bool]) -> None:
    question = read_question(f"{text} against card", KNOWN)
    assert [question.one.fits(each) for each in CARDS] == which  # type: ignore[union-attr]


@pytest.mark.parametrize(("text", "problem"), [
    ("", "an empty question; ask for cards, such as"),
    ("2 wulfs in hand", "'wulfs': no card has that word on it; did you mean 'wolf'?"),
    ("at wolf", "write 'at least 2', 'at most 2' or 'exactly 2'"),
    ("4 of one tribe", "cards are not alike in that"),
    ("3 to 2 wolves", "from 3 to 2 is empty"),
    ("no card of one level", "'of one' goes with a number, such as '3 of one level'"),
    ("a wolf or a witch and a wolf", "'and' and 'or' in one question: ask them one by one"),
    ("wolf by turn 0", "turn 0: a number from 1 to 200"),
    ("wolf beats witch: howls", "write 'against' to ask what the log says"),
])  # fmt: skip
def test_what_is_said_about_the_rest(text: str, problem: str) -> None:
    with pytest.raises(BadQuestion) as wrong:
        read_question(text, KNOWN)
    assert problem in str(wrong.value)
