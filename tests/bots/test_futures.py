"""What choices lead to: played out fairly, and for equally many turns."""

import bestiary
from bestiary.bots import Sight
from bestiary.bots.futures import Futures
from bestiary.engine import Rng
from bestiary.search.ahead import play_on
from tests.search.positions import open_ask, positions


def test_nobody_sees_what_others_choose_at_the_same_time() -> None:
    """Who saw the other's card before choosing would win four games of five."""
    games = 120
    won = 0.0
    for seed in range(games):
        state = bestiary.game("creature-wars").new(seed, record=False)
        play_on(state, 1000, Rng(seed))
        scores = state.result()
        assert scores is not None
        won += scores[0]
    assert 0.35 < won / games < 0.65


def test_a_choice_that_ends_the_turn_is_not_given_another() -> None:
    ended = 0
    for state in positions("hiddenzone", 2):
        sight = Sight(state, open_ask(state).seat)
        futures = Futures(sight, Rng(1))
        for start in futures.starts(1):
            turns = set()
            for answer in futures.answers:
                future = futures.after(start, answer, 2)
                if future.result() is None:
                    turns.add(int(future.turn - start.turn))
                    ended += answer.step.name.startswith("end")
            assert turns <= {2}
    assert ended
