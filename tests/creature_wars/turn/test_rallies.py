"""Rallies: four of a kind in one hand raise each other."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bestiary.games.creature_wars.being import POWERS, TRIBES
from tests.creature_wars.table import Table

THREE_WOLVES = "Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.3 Ancient Wolf {2}"
FOUR_WOLVES = f"{THREE_WOLVES}, Lvl.4 Nightmare Wolf {{2}}"
THREE_ANCIENT = "Lvl.1 Ancient Wolf {2}, Lvl.2 Ancient Skeleton {3}, Lvl.3 Ancient Pirate {3}"
FOUR_ANCIENT = f"{THREE_ANCIENT}, Lvl.4 Ancient Dragon {{7}}"
FOUR_ANCIENT_WOLVES = (
    "Lvl.1 Ancient Wolf {2}, Lvl.2 Ancient Wolf {2}, Lvl.3 Ancient Wolf {2}, Lvl.4 Ancient Wolf {2}"
)


# ---- Tribe and Power --------------------------------------------------------------------------


def test_four_of_a_tribe_gain_2_levels(table: Table) -> None:
    assert table.hands(me=FOUR_WOLVES).hand("me") == [
        "Lvl.3 Fire Wolf! {2}",
        "Lvl.4 Holy Wolf! {2}",
        "Lvl.5 Ancient Wolf! {2}",
        "Lvl.6 Nightmare Wolf! {2}",
    ]


def test_four_of_a_power_type_gain_2_levels(table: Table) -> None:
    assert table.hands(me=FOUR_ANCIENT).hand("me") == [
        "Lvl.3 Ancient! Wolf {2}",
        "Lvl.4 Ancient! Skeleton {3}",
        "Lvl.5 Ancient! Pirate {3}",
        "Lvl.6 Ancient! Dragon {7}",
    ]


def test_three_are_not_enough(table: Table) -> None:
    table.hands(me=THREE_WOLVES, foe=THREE_ANCIENT)
    assert ", ".join(table.hand("me")) == THREE_WOLVES
    assert ", ".join(table.hand("foe")) == THREE_ANCIENT


def test_only_the_cards_of_the_kind_rally(table: Table) -> None:
    table.hands(me=f"{FOUR_WOLVES}, Lvl.5 Fire Giant {{4}}, Lvl.1 Kind Witch {{3}}")
    assert table.hand("me")[4:] == ["Lvl.5 Fire Giant {4}", "Lvl.1 Kind Witch {3}"]


def test_five_rally_as_well(table: Table) -> None:
    table.hands(me=f"{FOUR_WOLVES}, Lvl.5 Fire Wolf {{2}}")
    assert table.hand("me")[4] == "Lvl.7 Fire Wolf! {2}"


def test_the_enhanced_levels_count_in_the_fight(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.3 Fire Giant {4}").duel("Nightmare Wolf!", "Giant")
    assert table.powers() == {"me": 8, "foe": 10}  # Fire beats Nightmare


def test_the_damage_stays_the_base_strength(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.6 Fire Dragon {7}").duel("Nightmare Wolf!", "Dragon")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_a_creature_without_a_type_rallies_only_with_its_tribe(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf, Lvl.1 Giant, Lvl.1 Pirate, Lvl.1 Dragon", foe=THREE_WOLVES)
    assert table.hand("me")[0] == "Lvl.1 Wolf {2}"
    other = Table().hands(me=f"{THREE_WOLVES}, Lvl.1 Wolf {{2}}")
    assert other.hand("me")[3] == "Lvl.3 Wolf! {2}"


def test_resting_and_frozen_cards_rally_too(table: Table) -> None:
    table.hands(
        me="Lvl.1 Fire Wolf {2}: (-), Lvl.2 Holy Wolf {2}: (1), Lvl.3 Holy Wolf {2}, "
        "Lvl.4 Fire Wolf {2}"
    )
    assert table.hand("me")[:2] == ["Lvl.3 Fire Wolf! {2}: (-)", "Lvl.4 Holy Wolf! {2}: (1)"]


def test_skeletons_and_pirates_are_different_tribes(table: Table) -> None:
    table.hands(
        me="Lvl.1 Fire Skeleton {3}, Lvl.2 Holy Skeleton {3}, Lvl.3 Fire Pirate {3}, "
        "Lvl.4 Holy Pirate {3}"
    )
    assert not any("!" in card for card in table.hand("me"))


# ---- In both at once --------------------------------------------------------------------------


def test_a_double_rally_gives_6_levels_in_the_second_edition(table: Table) -> None:
    assert table.hands(me=FOUR_ANCIENT_WOLVES).hand("me") == [
        "Lvl.7 Ancient! Wolf! {2}",
        "Lvl.8 Ancient! Wolf! {2}",
        "Lvl.9 Ancient! Wolf! {2}",
        "Lvl.10 Ancient! Wolf! {2}",
    ]


def test_rallies_stack_to_4_levels_in_the_first_edition(table: Table) -> None:
    assert table.edition("first").hands(me=FOUR_ANCIENT_WOLVES).hand("me") == [
        "Lvl.5 Ancient! Wolf! {2}",
        "Lvl.6 Ancient! Wolf! {2}",
        "Lvl.7 Ancient! Wolf! {2}",
        "Lvl.8 Ancient! Wolf! {2}",
    ]


def test_one_card_can_be_in_two_rallies_of_other_cards(table: Table) -> None:
    table.hands(me=f"{FOUR_WOLVES}, {FOUR_ANCIENT.partition(', ')[2]}")
    assert table.hand("me") == [
        "Lvl.3 Fire Wolf! {2}",
        "Lvl.4 Holy Wolf! {2}",
        "Lvl.9 Ancient! Wolf! {2}",  # the fourth Wolf and the fourth Ancient
        "Lvl.6 Nightmare Wolf! {2}",
        "Lvl.4 Ancient! Skeleton {3}",
        "Lvl.5 Ancient! Pirate {3}",
        "Lvl.6 Ancient! Dragon {7}",
    ]


GROWING = f"{FOUR_WOLVES}, Lvl.2 Ancient Skeleton {{3}}, Lvl.3 Ancient Pirate {{3}}"


def test_growing_from_2_to_6_levels_adds_4(table: Table) -> None:
    table.hands(me=GROWING).deck("Lvl.4 Ancient Dragon {7}")
    assert table.hand("me")[2] == "Lvl.5 Ancient Wolf! {2}"
    table.draw("me")
    assert table.hand("me")[2] == "Lvl.9 Ancient! Wolf! {2}"
    assert "Lvl.5 Ancient Wolf! {2} → Lvl.9" in table.history("me")


def test_growing_from_2_to_4_levels_adds_2_in_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me=GROWING).deck("Lvl.4 Ancient Dragon {7}")
    table.draw("me")
    assert table.hand("me")[2] == "Lvl.7 Ancient! Wolf! {2}"


def test_a_second_rally_after_the_first_is_over_gives_nothing_more(table: Table) -> None:
    # The Wolf was in a Tribe Rally and is now in a Power Rally alone: it has had its 2 levels.
    table.hands(me="Lvl.5 Ancient Wolf! {2}, Lvl.2 Ancient Skeleton {3}, Lvl.3 Ancient Pirate {3}")
    table.deck("Lvl.4 Ancient Dragon {7}")
    table.draw("me")
    assert table.hand("me") == [
        "Lvl.5 Ancient! Wolf! {2}",
        "Lvl.4 Ancient! Skeleton {3}",
        "Lvl.5 Ancient! Pirate {3}",
        "Lvl.6 Ancient! Dragon {7}",
    ]


def test_one_rally_after_the_other_and_then_both_at_once_gives_6_in_all(table: Table) -> None:
    table.hands(
        me="Lvl.5 Ancient Wolf! {2}, Lvl.2 Ancient Skeleton {3}, Lvl.3 Ancient Pirate {3}, "
        "Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}"
    )
    table.deck("Lvl.4 Ancient Dragon {7}, Lvl.3 Holy Wolf {2}")
    table.draw("me")
    assert table.hand("me")[0] == "Lvl.5 Ancient! Wolf! {2}"
    table.draw("me")
    assert table.hand("me")[0] == "Lvl.9 Ancient! Wolf! {2}"
    table.state.check()


# ---- Joining, keeping, never twice ------------------------------------------------------------


def test_a_new_card_of_the_kind_joins(table: Table) -> None:
    table.hands(me=FOUR_WOLVES).deck("Lvl.6 Holy Wolf {2}")
    table.draw("me")
    assert table.hand("me")[4] == "Lvl.8 Holy Wolf! {2}"
    assert table.hand("me")[0] == "Lvl.3 Fire Wolf! {2}"  # the others gain nothing more


def test_a_drawn_card_can_complete_a_rally(table: Table) -> None:
    table.hands(me=f"{THREE_WOLVES}, Lvl.6 Fire Giant {{4}}", foe="Lvl.1 Fire Vampire {5}")
    table.turn(2).top("Lvl.4 Fire Wolf {2}").duel("Giant", "Vampire").next_turn()
    assert table.hand("me") == [
        "Lvl.3 Fire Wolf! {2}",
        "Lvl.4 Holy Wolf! {2}",
        "Lvl.5 Ancient Wolf! {2}",
        "Lvl.6 Fire Wolf! {2}",
    ]


def test_a_card_that_comes_back_from_its_duel_is_no_new_rally(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.1 Wet Witch {3}").duel("Lvl.3 Fire Wolf!", "Witch")
    assert table.hand("me")[-1] == "Lvl.3 Fire Wolf! {2}"
    assert not table.heard("Rally", "foe")
    assert table.events("change") == []
    assert rallies_counted(table) == 1


def test_a_card_that_comes_back_from_a_tie_is_no_new_rally(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.1 Fire Giant {4}").duel("Lvl.3 Fire Wolf!", "Giant")
    assert table.hand("me")[-1] == "Lvl.3 Fire Wolf! {2}: (1)"
    table.next_turn()
    assert "Wolf Rally in your hand!" not in table.log()
    assert rallies_counted(table) == 1


def test_a_card_that_comes_back_in_a_later_turn_forms_a_new_rally(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.6 Fire Dragon {7}")
    table.top("Lvl.1 Serpent, Lvl.2 Serpent").duel("Lvl.3", "Dragon").next_turn()
    lost = table.card("Lvl.3 Fire Wolf!")
    table.state.recall(lost.id, 0)
    table.state.settle()
    assert table.history("foe")[-1] == "Wolf Rally in Player 1's hand!"
    assert rallies_counted(table) == 2
    assert table.hand("me")[-1] == "Lvl.3 Fire Wolf! {2}"


def test_a_newcomer_while_one_is_in_the_duel_joins_a_rally_that_stands(table: Table) -> None:
    foe = "Lvl.1 Green Witch {3}, Lvl.1 Serpent, Lvl.2 Serpent, Lvl.1 Giant, Lvl.2 Giant"
    table.hands(me=FOUR_WOLVES, foe=foe).top("Lvl.1 Holy Wolf {2}")
    table.duel("Lvl.3 Fire Wolf!", "Green")  # three are left in hand, and a fourth is drawn
    assert table.hand("me")[3:] == ["Lvl.3 Holy Wolf! {2}", "Lvl.3 Fire Wolf! {2}"]
    assert not table.heard("Rally", "foe")
    assert rallies_counted(table) == 1


def rallies_counted(table: Table) -> int:
    """What the table shows of my Rallies."""
    marks = table.view("foe")["seats"][0]["marks"]
    return next(mark["value"] for mark in marks if mark["key"] == "rallies")


def test_cards_dealt_at_the_opening_can_rally() -> None:
    # With one level and no witch the deck is one of each Tribe: Power Types alone can rally.
    for seed in range(40):
        table = Table().seed(seed).options(levels=1, witches=0, hand=3, first_draw=False)
        table.options({"rally.size": 3}).deal()
        if any("!" in card for card in table.hand("me")):
            lines = table.history()
            formed = next(line for line in lines if "Rally in your hand!" in line)
            assert lines.index(formed) < lines.index("Turn 1.")
            break
    else:
        raise AssertionError("no opening Rally in 40 games")


def test_the_levels_are_kept_below_four(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.6 Fire Dragon {7}").duel("Lvl.3", "Dragon")
    assert table.hand("me") == [
        "Lvl.4 Holy Wolf! {2}",
        "Lvl.5 Ancient Wolf! {2}",
        "Lvl.6 Nightmare Wolf! {2}",
    ]


def test_the_levels_are_kept_in_the_duel_and_the_discard_pile(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.6 Fire Dragon {7}").duel("Lvl.3", "Dragon")
    assert table.discarded()[0] == "Lvl.3 Fire Wolf! {2}"


def test_a_newcomer_does_not_join_a_rally_that_is_over(table: Table) -> None:
    table.hands(me="Lvl.4 Holy Wolf! {2}, Lvl.5 Fire Wolf! {2}").deck("Lvl.1 Holy Wolf {2}")
    table.draw("me")
    assert table.hand("me")[2] == "Lvl.1 Holy Wolf {2}"


def test_no_card_gets_its_levels_twice(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.6 Fire Dragon {7}").turn(2)
    table.top("Lvl.1 Holy Wolf {2}").duel("Lvl.3", "Dragon").next_turn()
    assert table.hand("me") == [
        "Lvl.4 Holy Wolf! {2}",
        "Lvl.5 Ancient Wolf! {2}",
        "Lvl.6 Nightmare Wolf! {2}",
        "Lvl.3 Holy Wolf! {2}",  # the new one alone is raised
    ]


# ---- Who is told what -------------------------------------------------------------------------


def test_all_are_told_that_a_rally_has_formed_and_of_what(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe=FOUR_ANCIENT)
    assert "Wolf Rally in your hand!" in table.history("me")
    assert "Ancient Rally in Player 2's hand!" in table.history("me")
    for who in ("foe", "spectator"):
        assert "Wolf Rally in Player 1's hand!" in table.history(who)


def test_only_the_holder_is_told_which_cards_rose(table: Table) -> None:
    table.hands(me=FOUR_WOLVES)
    assert [event["text"] for event in table.events("change", "me")] == [
        "Lvl.1 Fire Wolf {2} → Lvl.3",
        "Lvl.2 Holy Wolf {2} → Lvl.4",
        "Lvl.3 Ancient Wolf {2} → Lvl.5",
        "Lvl.4 Nightmare Wolf {2} → Lvl.6",
    ]
    assert table.events("change", "foe") == table.events("change", "spectator") == []
    assert table.sees("foe", "me") == ["?", "?", "?", "?"]


def test_the_rises_of_another_game_are_not_told(table: Table) -> None:
    assert len(Table().hands(me=FOUR_ANCIENT).events("change")) == 4
    assert len(table.hands(me=FOUR_WOLVES).events("change")) == 4


def test_a_double_rally_announces_both(table: Table) -> None:
    table.hands(me=FOUR_ANCIENT_WOLVES)
    assert table.history("foe") == [
        "Wolf Rally in Player 1's hand!",
        "Ancient Rally in Player 1's hand!",
    ]


def test_that_a_card_joined_is_told_to_its_holder_alone(table: Table) -> None:
    table.hands(me=FOUR_WOLVES).deck("Lvl.6 Holy Wolf {2}")
    before = len(table.history("foe"))
    table.draw("me")
    assert table.history("foe")[before:] == ["Player 1 draws a card."]
    assert table.history("me")[-1] == "Lvl.6 Holy Wolf {2} → Lvl.8"


def test_a_rally_that_forms_again_is_announced_again(table: Table) -> None:
    table.hands(me=FOUR_WOLVES, foe="Lvl.6 Fire Dragon {7}").turn(2)
    table.top("Lvl.1 Holy Wolf {2}").duel("Lvl.3", "Dragon").next_turn()
    assert "Wolf Rally in Player 1's hand!" in table.log("foe")
    assert rallies_counted(table) == 2


def test_a_rally_that_stands_is_not_announced_again(table: Table) -> None:
    table.hands(me=f"{FOUR_WOLVES}, Lvl.6 Fire Giant {{4}}", foe="Lvl.1 Fire Dragon {7}")
    table.duel("Giant", "Dragon").next_turn()
    assert not table.heard("Rally", "foe")


def test_rally_marks_are_seen_by_those_who_know_the_card(table: Table) -> None:
    # The Wolf comes back from a witch, seen by all; then it rallies in my hand.
    table.hands(me=f"{THREE_WOLVES}, Lvl.1 Holy Giant {{4}}", foe="Lvl.1 Wet Witch {3}").turn(2)
    table.top("Lvl.6 Nightmare Wolf {2}").duel("Lvl.3 Ancient Wolf", "Witch").next_turn()
    assert table.hand("me")[3] == "Lvl.5 Ancient Wolf! {2}"
    assert table.sees("foe", "me") == ["?", "?", "?", "Lvl.5 Ancient Wolf! {2}", "?"]


# ---- Any hand at all --------------------------------------------------------------------------

CARDS = [f"Lvl.1 {power} {tribe}".replace("  ", " ") for power in ["", *POWERS] for tribe in TRIBES]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from([*CARDS, *7 * ["Lvl.1 Kind Witch"]]), max_size=20), st.integers(2, 8)
)
def test_exactly_the_cards_of_a_kind_that_is_large_enough_rally(hand: list[str], size: int) -> None:
    kinds = Counter(word for card in hand for word in card.split()[1:])
    table = Table().options({"rally.size": size, "rally.witches": False})
    for card in table.hands(me=", ".join(hand)).hand("me"):
        level, *kind, _ = card.split()
        marked = {word.rstrip("!"): word.endswith("!") for word in kind}
        in_rally = {word: kinds[word] >= size and word in (*TRIBES, *POWERS) for word in marked}
        assert marked == in_rally
        assert level == f"Lvl.{1 + {0: 0, 1: 2, 2: 6}[sum(marked.values())]}"
