"""Replays give the same game again; a damaged one is refused with the line that is wrong."""

import re
from random import Random

import pytest

from bestiary.check.walk import Choices, Setup, Walk
from bestiary.engine import BadReplay
from bestiary.play import Replay
from tests.conformance.damage import FOREIGN, damages
from tests.conformance.games import ALL
from tests.conformance.walks import games, walks

ONE_EACH = {setup.game.name: setup for setup in reversed(ALL)}.values()


def written(walk: Walk) -> Replay:
    """A replay of the walk, as a real game would write it."""
    replay = Replay.of(walk.setup.game, walk.setup.seats, walk.seed, walk.setup.options)
    for _ in walk:
        if walk.script:
            replay.add(*walk.script[-1], walk.state)
    replay.add(*walk.script[-1], walk.state)
    replay.notes["seat.1"] = "a person\nwith a newline and ünïcode"
    return replay


def play(text: str, setup: Setup) -> tuple[Choices, list[str]]:
    """Read and play a replay; its choices and the digests on the way."""
    replay = Replay.parse(text)
    if replay.game != setup.game.name:
        raise BadReplay(f"line 2: there is no game {replay.game}")  # the registry's to refuse
    return replay.choices, [state.digest() for state in replay.states(setup.game)]


def test_a_replay_gives_the_same_game_again(setup: Setup) -> None:
    for walk in walks(setup, 2, 4):
        digests = []
        replay = Replay.of(setup.game, setup.seats, walk.seed, setup.options)
        for state in walk:
            digests.append(state.digest())
            if walk.script:
                replay.add(*walk.script[-1], state)
        replay.add(*walk.script[-1], walk.state)
        digests.append(walk.state.digest())
        text = replay.dump()
        assert play(text, setup) == (walk.script, digests)
        again = Replay.parse(text)
        assert again.dump() == text
        assert again.options == setup.options
        assert again.marks == replay.marks
        assert again.marks[len(walk.script)] == digests[-1]


def test_notes_are_kept(setup: Setup) -> None:
    replay = written(Walk(setup, 1))
    assert Replay.parse(replay.dump()).notes == replay.notes


def test_a_replay_of_sealed_answers_taken_back(setup: Setup) -> None:
    state = setup.new(4)
    replay = Replay.of(setup.game, setup.seats, 4, setup.options)
    decision = state.decisions()[0]
    if len(state.decisions()) < 2:
        pytest.skip("one player at a time: nothing is sealed")
    texts = [choice.text for choice in decision.choices]
    for text in (texts[0], "withdraw", texts[-1]):
        if text == "withdraw":
            state.withdraw(decision.seat)
        else:
            state.play(decision.seat, text)
        replay.add(decision.seat, text, state)
    assert play(replay.dump(), setup)[1][-1] == state.digest()


def test_a_cut_replay_is_the_beginning(setup: Setup) -> None:
    replay = written(Walk(setup, 2))
    whole = play(replay.dump(), setup)
    replay.cut(11)
    assert play(replay.dump(), setup) == (whole[0][:11], whole[1][:12])


@pytest.mark.parametrize("one", ONE_EACH, ids=[setup.id for setup in ONE_EACH])
def test_every_damage_is_refused_with_its_line_or_does_no_harm(one: Setup) -> None:
    dice = Random(5)
    walk = Walk(one, 5)
    text = written(walk).dump()
    choices, digests = play(text, one)
    cases = list(damages(text, dice))
    refused = 0
    for what, damaged in dice.sample(cases, min(len(cases), games(250, 500))):
        refusal = ""
        try:
            now_choices, now = play(damaged, one)
        except BadReplay as error:
            refusal = str(error)
        if refusal:
            refused += 1
            assert re.search(r"\bline \d+", refusal), f"{what}: {refusal}"
            assert "\n" not in refusal, f"{what}: more than a line"
            assert len(refusal) < 1000, f"{what}: {len(refusal)} characters"
        else:
            # Two sealed answers may come in either order; a file may stop early.
            assert len(now_choices) <= len(choices), what
            assert now[-1] == digests[len(now) - 1], f"{what}: another game, not refused"
    assert refused > len(cases) // 40


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(BadReplay, match=r"^line \d+: "):
        Replay.parse(text)


def test_a_replay_of_other_rules_is_refused(setup: Setup) -> None:
    text = written(Walk(setup, 3)).dump()
    version = setup.game.version
    with pytest.raises(BadReplay, match=rf"line 3: .*rules {version + 1} .*rules {version}"):
        play(text.replace(f"rules {version}\n", f"rules {version + 1}\n"), setup)


def test_a_replay_of_another_game_is_refused(setup: Setup) -> None:
    replay = Replay.parse(written(Walk(setup, 3)).dump())
    for other in ALL:
        if other.game.name != setup.game.name:
            with pytest.raises(BadReplay, match="line 2"):
                list(replay.states(other.game))


def test_a_file_that_stops_within_a_choice_is_refused(setup: Setup) -> None:
    """`play 12` cut off is `play 1`, which may be offered too."""
    for walk in walks(setup, 8, 8):
        offered: list[list[str]] = []
        for state in walk:
            offered.append([c.text for d in state.decisions() for c in d.choices])
        replay = Replay.of(setup.game, setup.seats, walk.seed, setup.options)
        for (seat, text), texts in zip(walk.script, offered, strict=True):
            replay.choices.append((seat, text))
            for other in texts:
                if text.startswith(other) and text != other:
                    cut = replay.dump().removesuffix("\n")[: len(other) - len(text)]
                    with pytest.raises(BadReplay, match=r"line \d+"):
                        play(cut, setup)
