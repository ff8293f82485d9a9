"""Recording changes nothing but the log."""

from bestiary.check.promises.clones import less_log
from bestiary.check.walk import Setup
from bestiary.check.watch import audiences
from bestiary.engine import Rng
from tests.conformance.walks import walks


def test_with_and_without_recording_it_is_the_same_game(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        silent = setup.new(walk.seed, record=False)
        for state in walk:
            if walk.script:
                silent.play(*walk.script[-1])
            assert silent.digest() == state.digest()
            if walk.dice.random() < 0.2:
                for audience in audiences(state):
                    assert less_log(silent, audience) == less_log(state, audience)
                seat = walk.dice.randrange(state.seats)
                guess = silent.guess(seat, Rng(5))
                assert guess.digest() == state.guess(seat, Rng(5)).digest()
        silent.play(*walk.script[-1])
        assert silent.digest() == walk.state.digest()
        assert silent.events == []
        assert silent.log(0) == []
        assert walk.state.events, "nothing was recorded"
