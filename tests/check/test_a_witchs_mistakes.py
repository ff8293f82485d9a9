"""The mistakes of authors, made in a witch of Creature Wars: the check of her card names her."""

import json
import subprocess
import sys
from functools import cache

import pytest

from tests.docs.pages import ROOT

SAID = {
    "in_place": "the step 'clumsy_in_place' changed card",
    "by_chance": "the step 'clumsy_by_chance' uses Python's random; use the State's rng",
    "with_a_field": "War: copy() leaves out 'guilt'",
    "with_words": "has no word '{Yours}'; did you mean '{Your}'?",
    "with_a_motion": "no motion 'anounce'; did you mean 'announce'?",
    "to_nowhere": "there is no such zone as 'hnad.0'; did you mean 'hand.0'?",
    "with_a_number": "learns of hidden cards: the rule 'Omen' reads 'Something worth ",
    "with_a_waiting_step": "knows hidden cards by the numbers of a waiting step",
    "by_asking": "learns of hidden cards by being asked at all: the question 'smile_or_not'",
    "without_an_answer": "the question 'whose_wolf' has no answer for Player ",
    "without_end": "these set each other off without end: and_again",
    "twice": "two cards with the key 'clumsy-witch'",
}


@cache
def said() -> dict[str, str]:
    command = [sys.executable, "-m", "tests.check.clumsy"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("mistake", SAID)
def test_a_witchs_mistake_is_named(mistake: str) -> None:
    assert SAID[mistake] in said()[mistake]


@pytest.mark.slow
def test_every_mistake_has_its_words() -> None:
    assert list(said()) == list(SAID)
