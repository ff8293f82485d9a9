"""Bots that search stop thinking when the server's time is up, and say so."""

import pytest

import bestiary
from bestiary.bots import Sight
from bestiary.server.thinking.worker import ChooseTask, Thought, think


def thought(bot: str, seconds: float) -> Thought:
    state = bestiary.game("twisted-oliver").new(seed=5, record=False)
    while len(state.asks) > 1:  # the opening hands
        state.play(state.waiting()[0], state.decisions()[0].choices[0].text)
    sight = Sight(state, state.waiting()[0])
    answer = think(ChooseTask(sight.to_json(), bot, 7, seconds))
    assert isinstance(answer, Thought)
    assert answer.choice in [choice.text for choice in state.decisions()[0].choices]
    return answer


def test_a_search_is_cut_short_and_still_chooses() -> None:
    assert thought("adept", seconds=1e-9).cut_short


def test_a_search_that_has_time_is_not() -> None:
    unlimited = thought("apprentice", seconds=0.0)
    assert not unlimited.cut_short
    assert thought("apprentice", seconds=600.0) == unlimited


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_other_bots_are_left_alone(bot: str) -> None:
    assert not thought(bot, seconds=1e-9).cut_short
