"""The deck, the opening hands, and the draw that starts each turn."""

from __future__ import annotations

from collections import Counter

import pytest

from bestiary.games.creature_wars.being import POWERS, TRIBES, Being
from bestiary.games.creature_wars.lore.roster import LESSER, SACRED, SINFUL
from tests.creature_wars.table import Table, tier_of

EDITIONS = ["first", "second"]


def all_beings(table: Table) -> list[Being]:
    return [card.face for card in table.state.cards()]


def printed_level(being: Being) -> int:
    """The level a card has come into the game with: hands can have rallied already."""
    return int(being.level - being.bonus)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(5))
def test_the_deck_has_each_tribe_once_at_each_level(edition: str, seed: int) -> None:
    # A Witch Rally in the opening hand would bring an eleventh witch; these are the creatures.
    table = Table().edition(edition).seed(seed).deal()
    creatures = Counter(
        (being.name, printed_level(being)) for being in all_beings(table) if being.is_creature()
    )
    assert creatures == Counter((tribe, level) for tribe in TRIBES for level in range(1, 7))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_has_52_cards_of_which_10_are_witches(edition: str) -> None:
    table = Table().edition(edition).deal()
    beings = all_beings(table)
    assert len(beings) == 52
    assert sum(being.is_witch() for being in beings) == 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_base_strengths(edition: str) -> None:
    table = Table().edition(edition).deal()
    bases = {being.name: being.base for being in all_beings(table) if being.is_creature()}
    assert bases == {
        "Serpent": 0,
        "Wolf": 2,
        "Skeleton": 3,
        "Pirate": 3,
        "Giant": 4,
        "Vampire": 5,
        "Dragon": 7,
    }
    assert {being.base for being in all_beings(table) if being.is_witch()} == {3}


@pytest.mark.parametrize("edition", EDITIONS)
def test_witch_levels_are_those_of_their_tier(edition: str) -> None:
    table = Table().edition(edition).options(witches=200).deal()
    levels: dict[int, set[int]] = {LESSER: set(), SACRED: set(), SINFUL: set()}
    for being in all_beings(table):
        if being.is_witch():
            levels[tier_of(table.state.edition, being.key)].add(printed_level(being))
    assert levels == {LESSER: {1, 2, 3}, SACRED: {4, 5, 6}, SINFUL: {7, 8, 9}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_witches_of_the_edition_are_in_the_deck(edition: str) -> None:
    table = Table().edition(edition).options(witches=200).deal()
    names = {witch.name_in(edition) for witch in table.state.edition.roster}
    assert {being.name for being in all_beings(table) if being.is_witch()} <= names


def test_every_creature_of_the_deck_has_a_power_type_and_no_witch_has() -> None:
    for being in all_beings(Table().deal()):
        assert (0 <= being.power < len(POWERS)) == being.is_creature()


def test_power_types_are_dealt_anew_each_game() -> None:
    def types(seed: int) -> list[int]:
        creatures = [being for being in all_beings(Table().seed(seed).deal()) if being.tribe >= 0]
        return [being.power for being in sorted(creatures, key=lambda each: each.origin)]

    assert types(1) != types(2)
    assert types(1) == types(1)


def test_both_players_start_with_5_cards_and_draw_on_turn_1() -> None:
    table = Table().options({"rally.witches": False}).deal()
    assert [len(table.hand("me")), len(table.hand("foe")), len(table.left())] == [6, 6, 40]
    assert table.state.turn == 1
    assert table.hp == {"me": 30, "foe": 30}


def test_no_first_draw() -> None:
    table = Table().options({"rally.witches": False}, first_draw=False).deal()
    assert [len(table.hand("me")), len(table.hand("foe")), len(table.left())] == [5, 5, 42]
    for_both = [table.playable("me")[0], table.playable("foe")[0]]
    table.duel(*for_both).next_turn()
    assert len(table.left()) == 40  # from turn 2 on there are draws


def test_the_initiative_draws_first_on_odd_turns_player_1(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").turn(2)
    table.top("Lvl.3 Holy Serpent {0}, Lvl.4 Holy Pirate {3}").duel("Wolf", "Giant")
    table.next_turn()
    assert table.hand("me") == ["Lvl.3 Holy Serpent {0}"]
    assert table.hand("foe") == ["Lvl.4 Holy Pirate {3}"]
    assert table.log() == [
        "Turn 3.",
        "You draw Lvl.3 Holy Serpent {0}.",
        "Player 2 draws a card.",
    ]


def test_the_initiative_draws_first_on_even_turns_player_2(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").turn(1)
    table.top("Lvl.3 Holy Serpent {0}, Lvl.4 Holy Pirate {3}").duel("Wolf", "Giant")
    table.next_turn()
    assert table.hand("foe") == ["Lvl.3 Holy Serpent {0}"]
    assert table.hand("me") == ["Lvl.4 Holy Pirate {3}"]


def test_the_view_says_who_has_the_initiative(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").turn(1)
    assert [seat["initiative"] for seat in table.view("me")["seats"]] == [True, False]
    table.duel("Wolf", "Giant").next_turn()
    assert [seat["initiative"] for seat in table.view("me")["seats"]] == [False, True]


def test_the_last_card_goes_to_the_initiative_and_the_other_draws_nothing(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").turn(1)
    table.deck("Lvl.3 Holy Serpent {0}").duel("Wolf", "Giant").next_turn()
    assert table.hand("foe") == ["Lvl.3 Holy Serpent {0}"]
    assert table.hand("me") == []
    assert table.log("me")[-1] == "The deck is empty: you draw nothing."
    assert table.log("foe")[-1] == "The deck is empty: Player 1 draws nothing."


def test_a_draw_from_an_empty_deck_does_nothing(table: Table) -> None:
    table.edition("first").deck("").turn(1)
    table.hands(
        me="Lvl.1 Fire Wolf {2}, Lvl.6 Holy Wolf {2}",
        foe="Lvl.2 Fire Giant {4}, Lvl.6 Holy Giant {4}",
    )
    table.duel("Lvl.1", "Lvl.2").next_turn()
    assert table.hand("me") == ["Lvl.6 Holy Wolf {2}"]
    assert table.hand("foe") == ["Lvl.6 Holy Giant {4}"]
    assert table.winner == ""


def test_what_was_drawn_before_the_deck_ran_out_can_rally(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.3 Ancient Wolf {2}")
    table.deck("Lvl.4 Fire Wolf {2}")
    table.draw("me", 2)
    assert table.hand("me")[-1] == "Lvl.6 Fire Wolf! {2}"


def test_a_written_deck_that_is_left_out_holds_the_cards_that_are_nowhere_else() -> None:
    import bestiary

    state = bestiary.game("creature-wars").new(
        seed=3, position="player 1:\n  hand: Lvl.1 Fire Wolf {2}, Lvl.2 Blind Witch {3}"
    )
    assert len(state.deck.cards) == 50
    faces = [card.face for card in state.deck.cards]
    assert sum(face.is_witch() for face in faces) == 9
    assert not any(face.name == "Wolf" and face.level == 1 for face in faces)
