"""A turn: the first player, what can be done before the roll, rest, Exhaustion, the round."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine import Rng
from bestiary.games.creature_adventures.world import DECK
from tests.creature_adventures.table import Table

AT_HOME = """
    player 1: Bramblehearth
      team: Muddlepig (3/10 HP), Clattercrab (0/10 HP)
    player 2: Peatfire
      team: Grumblebun
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_at_home_with_three_commons_and_a_point(table: Table, seats: int) -> None:
    table.deal(seats)
    for player in range(1, seats + 1):
        assert table.at_home(player)
        assert table.gauge(player, "Level") == 1
        assert table.gauge(player, "EXP") == 0
        assert table.gauge(player, "Points") == 1
        cards = table.state.teams[player - 1].cards
        assert len(cards) == 3
        assert all(card.face.species.tier == 0 for card in cards)
    assert len(table.deck()) == DECK[seats - 2]
    commons = 28 * (seats - 1)
    everybody = commons + 22 - 3 * seats
    assert len(table.deck()) + len(table.state.asleep.cards) == everybody


def test_nobody_knows_who_sleeps_through_the_game(table: Table) -> None:
    """Guesses mix them with the deck."""
    state = table.deal().state
    awake = {card.face.origin for card in state.deck.cards}
    guessed = [state.guess(0, Rng(seed)).zone("deck").cards for seed in range(20)]
    assert all(len(cards) == len(awake) for cards in guessed)
    assert any({card.face.origin for card in cards} != awake for cards in guessed)


def test_the_deck_can_be_larger_or_smaller(table: Table) -> None:
    assert len(table.deal(deck=9).deck()) == 9
    assert len(table.deal(deck=400).deck()) == 44
    assert not table.state.asleep.cards


def test_the_highest_roll_goes_first_and_ties_roll_again() -> None:
    """Whatever was rolled: those tied at the top roll again, and nobody else does."""
    ties = 0
    for seed in range(40):
        state = bestiary.game("creature-adventures").new(seed, seats=3)
        told = [event for event in state.log(-1) if event["motion"] == "roll"]
        rolls = [(event["seat"], event["amount"]) for event in told]
        assert [seat for seat, _ in rolls[:3]] == [0, 1, 2]
        group = rolls[:3]
        rest = rolls[3:]
        while True:
            highest = max(face for _, face in group)
            best = [seat for seat, face in group if face == highest]
            if len(best) == 1:
                break
            ties += 1
            group, rest = rest[: len(best)], rest[len(best) :]
            assert [seat for seat, _ in group] == best
        assert not rest
        assert state.shared.mover == best[0]
        assert state.decisions()[0].seat == best[0]
    assert ties > 3


def test_then_it_goes_round_in_seat_order(table: Table) -> None:
    table.deal(4, seed=3)
    order = []
    for _ in range(8):
        order.append(table.asked())
        table.choose("Rest")
    first = order[0]
    assert order == [(first - 1 + i) % 4 + 1 for i in range(8)]
    assert table.state.turn == 3


def test_rest_at_home_takes_the_place_of_the_roll_and_heals_and_revives_all(table: Table) -> None:
    table.write(AT_HOME)
    table.choose("Rest")
    assert table.hp(1) == [10, 10]
    assert table.asked() == 2


def test_rest_is_only_at_the_own_home(table: Table) -> None:
    table.write(AT_HOME.replace("player 1: Bramblehearth", "player 1: Peatfire"))
    assert not table.offered("Rest")
    assert table.offered("Roll")


def test_with_nobody_able_to_fight_one_rests_if_at_home(table: Table) -> None:
    table.write("""
        player 1: Bramblehearth
          team: Muddlepig (0/10 HP), Clattercrab (0/10 HP)
    """)
    assert table.offered("Rest")
    assert not table.offered("Roll")


def test_where_rest_is_all_there_is_nobody_is_asked(table: Table) -> None:
    table.write("""
        player 1: Bramblehearth
          team: Muddlepig (0/10 HP)
          points: 1
    """)
    table.choose("Give a point to Muddlepig 4/2 (0/10 HP): +1 defence")
    assert table.heard("Player 1 rests at Home.")
    assert table.hp(1) == [10]
    assert table.asked() == 2


def test_with_nobody_able_to_fight_one_still_walks_elsewhere(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig (0/10 HP)
    """)
    assert table.offered("Roll")


def test_options_come_first_and_as_many_as_one_likes(table: Table) -> None:
    table.write(
        """
        player 1: Bramblehearth
          team: Muddlepig, Clattercrab
          points: 4
        """
    )
    table.choose("Give a point to Muddlepig 4/2 (10/10 HP): +1 attack")
    table.choose("Buy Tailwind")
    table.choose("Give a point to Clattercrab 3/3 (10/10 HP): +1 defence")
    assert table.team(1) == ["Muddlepig 5/2 (10/10 HP)", "Clattercrab 3/4 (10/10 HP)"]
    assert table.asked() == 1
    assert table.verbs() == {"rest", "roll"}


def test_exhaustion_skips_the_turn_once(table: Table) -> None:
    table.write(AT_HOME + "      state: Exhaustion\n")
    table.choose("Rest")
    assert table.heard("Player 2 is exhausted and loses this turn.")
    assert table.asked() == 1
    assert table.state.turn == 2
    table.choose("Rest")
    assert table.asked() == 2


def test_an_exhausted_turn_has_no_bandage(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig (3/10 HP)
          artifacts: Infinite Bandage 3
          state: Exhaustion
        player 2: Peatfire
          team: Grumblebun
    """)
    assert table.asked() == 2
    assert table.hp(1) == [3]
