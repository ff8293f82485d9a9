"""Choices are numbered by how they look, not by the ids of cards."""

import pytest

import bestiary
from bestiary.engine import Rng
from bestiary.search.keys import choice_key, mix
from tests.search.positions import open_ask, positions


def test_mixed_numbers_are_the_same_compiled_and_not() -> None:
    assert mix(0, 1) == 1983613066635870671
    assert mix(1, 0) == 946544742356676992
    assert mix(0x3FFFFFFFFFFFFFFF, 0x2FFFFFFFFFFFFFFF) == 4264730200402592188


@pytest.mark.parametrize("game", bestiary.games())
def test_a_seat_numbers_its_choices_alike_in_every_guess(game: str) -> None:
    looked = 0
    for state in positions(game, seed=3):
        ask = open_ask(state)
        truth = [choice_key(state, answer, ask.seat) for answer in ask.answers(state)]
        for seed in range(2):
            guess = state.guess(ask.seat, Rng(seed))
            mine = next(a for a in guess.asks if a.seat == ask.seat and a.answer is None)
            assert [choice_key(guess, a, ask.seat) for a in mine.answers(guess)] == truth
        looked += 1
        if looked == 40:
            break
    assert looked > 10


def test_cards_that_look_alike_are_one_choice_and_others_are_not() -> None:
    for state in positions("creature-wars", seed=1):
        ask = open_ask(state)
        hand = {card.id: card for card in state.zones[ask.seat].cards}
        plays = [answer for answer in ask.answers(state) if answer.subject in hand]
        if len(plays) > 2:
            looks = {
                choice_key(state, answer, ask.seat): hand[answer.subject].face.notation()
                for answer in plays
            }
            assert len(looks) == len({hand[answer.subject].face.notation() for answer in plays})
            assert len(looks) > 1
            return
    raise AssertionError("no hand of three cards")


def test_an_observer_cannot_tell_hidden_cards_apart() -> None:
    for state in positions("creature-wars", seed=1):
        ask = open_ask(state)
        other = 1 - ask.seat
        hand = {card.id for card in state.zones[ask.seat].cards if not card.known_to(other)}
        plays = [answer for answer in ask.answers(state) if answer.subject in hand]
        if len(plays) > 2:
            assert len({choice_key(state, answer, other) for answer in plays}) == 1
            return
    raise AssertionError("no hand of three hidden cards")
