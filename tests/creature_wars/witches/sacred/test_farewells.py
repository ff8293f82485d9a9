"""Sacred witches that send cards away: what each does, and her odd case."""

from __future__ import annotations

from bestiary.games.creature_wars.war import War
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import CALM, NOTHING, STRONG, THREE, WEAK, levels


def test_witch_of_despair_empties_both_hands(table: Table) -> None:
    table.hands(
        me="Lvl.5 Witch of Despair {3}, Lvl.2 Fire Wolf {2}",
        foe="Lvl.1 Serpent {0}, Lvl.6 Holy Dragon {7}, Lvl.3 Blind Witch {3}",
    )
    table.duel("Despair", "Serpent")
    assert table.hand("me") == []
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]  # it was in the duel
    assert len(table.discarded()) == 4


def test_witch_of_despair_with_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.5 Witch of Despair {3}", foe="Lvl.1 Serpent {0}")
    table.duel("Despair", "Serpent")
    assert table.discarded() == ["Lvl.5 Witch of Despair {3}"]
    assert table.heard(NOTHING)


def test_witch_of_despair_discards_a_straw_witch_too(table: Table) -> None:
    table.hands(
        me="Lvl.5 Witch of Despair {3}, Lvl.4 Straw Witch {3}, Lvl.2 Wolf {2}",
        foe="Lvl.1 Serpent {0}",
    )
    table.duel("Despair", "Serpent")
    assert table.hand("me") == []


def test_scary_witch_scares_the_holy_and_the_rest(table: Table) -> None:
    table.hands(
        me="Lvl.5 Scary Witch {3}, Lvl.1 Holy Wolf",
        foe="Lvl.1 Serpent, Lvl.2 Holy Giant {4}, Lvl.3 Fire Giant, Lvl.4 Giant, Lvl.1 Wet Witch",
    )
    table.duel("Scary", "Serpent")
    assert "Lvl.2 Holy Giant {4}" in table.discarded()
    assert table.hand("foe") == [
        "Lvl.3 Nightmare Giant {4}",
        "Lvl.4 Nightmare Giant {4}",
        "Lvl.1 Wet Witch {3}",
        "Lvl.1 Serpent {0}",
    ]
    assert table.hand("me") == ["Lvl.1 Holy Wolf {2}"]


def test_scary_witch_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.5 Scary Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Scary", "Serpent")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]


def test_frost_witch_removes_fire_from_both_hands(table: Table) -> None:
    table.hands(
        me="Lvl.5 Frost Witch {3}, Lvl.1 Fire Wolf, Lvl.2 Holy Wolf",
        foe="Lvl.1 Serpent, Lvl.2 Fire Giant, Lvl.3 Fire Giant",
    )
    table.duel("Frost", "Serpent")
    assert table.hand("me") == ["Lvl.2 Holy Wolf {2}"]
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]
    assert len(table.cards("removed")) == 3
    assert table.discarded() == ["Lvl.5 Frost Witch {3}"]


def test_frost_witch_without_fire(table: Table) -> None:
    table.hands(me="Lvl.5 Frost Witch {3}", foe="Lvl.1 Serpent, Lvl.2 Holy Giant")
    table.duel("Frost", "Serpent")
    assert table.heard(NOTHING)


def test_feigglehornes_witch_sends_the_weakest_to_the_circus(table: Table) -> None:
    table.hands(
        me="Lvl.5 Feigglehorne's Witch {3}",
        foe="Lvl.1 Serpent, Lvl.6 Wolf {2}, Lvl.2 Giant {4}, Lvl.1 Giant {4}, Lvl.1 Dragon {7}",
    )
    table.duel("Feigglehorne", "Serpent")
    assert table.cards("removed") == ["Lvl.6 Wolf {2}", "Lvl.1 Giant {4}"]


def test_feigglehornes_witch_with_one_or_no_creature(table: Table) -> None:
    table.hands(me="Lvl.5 Feigglehorne's Witch {3}", foe="Lvl.1 Serpent, Lvl.1 Wet Witch")
    table.duel("Feigglehorne", "Serpent")
    assert table.cards("removed") == []
    assert table.heard(NOTHING)


def test_the_big_bad_witch_blows_all_wolves_away(table: Table) -> None:
    table.hands(
        me="Lvl.6 The Big Bad Witch {3}, Lvl.1 Wolf, Lvl.1 Nightmare Werewolf {8}",
        foe="Lvl.1 Serpent, Lvl.2 Wolf",
    )
    table.deck("Lvl.3 Wolf, Lvl.3 Giant, Lvl.4 Wolf").discards("Lvl.6 Wolf")
    table.duel("Big Bad", "Serpent")
    assert table.hand("me") == ["Lvl.1 Nightmare Werewolf {8}"]
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]
    assert table.left() == ["Lvl.3 Giant {4}"]
    assert sorted(levels(table.cards("removed"))) == [1, 2, 3, 4]
    assert "Lvl.6 Wolf {2}" in table.discarded()


def test_the_big_bad_witch_without_wolves(table: Table) -> None:
    table.hands(me="Lvl.6 The Big Bad Witch {3}", foe="Lvl.1 Serpent").deck("Lvl.1 Giant")
    table.duel("Big Bad", "Serpent")
    assert table.heard(NOTHING)
    assert table.cards("removed") == []


def test_pandoras_witch_lets_all_witches_out(table: Table) -> None:
    table.hands(
        me="Lvl.6 Pandora's Witch {3}, Lvl.1 Giant",
        foe="Lvl.1 Serpent, Lvl.1 Greedy Witch {3}, Lvl.1 Wolf, Lvl.2 The Witch Collector {3}",
    )
    table.top("Lvl.4 Dragon, Lvl.4 Vampire")
    table.duel("Pandora", "Serpent")
    assert table.lost_hp() == {"me": 3, "foe": -3}
    assert table.hand("foe") == [
        "Lvl.1 Wolf {2}",
        "Lvl.4 Dragon {7}",
        "Lvl.4 Vampire {5}",
        "Lvl.1 Serpent {0}",
    ]
    assert table.discarded()[:2] == ["Lvl.1 Greedy Witch {3}", "Lvl.2 The Witch Collector {3}"]


def test_pandoras_witch_leaves_the_choice_to_the_foe(table: Table) -> None:
    table.hands(me="Lvl.6 Pandora's Witch {3}", foe="Lvl.1 Serpent, Lvl.1 Pick a Witch")
    table.duel("Pandora", "Serpent")
    assert table.offers("me") == []
    assert len(table.offers("foe")) == 3
    state = table.state
    assert War.from_json(state.to_json()).digest() == state.copy().digest() == state.digest()
    table.choose("foe", table.offers("foe")[0])
    assert len(table.hand("foe")) == 2


def test_pandoras_witch_does_nothing_with_another_and_with_last_words(table: Table) -> None:
    table.hands(
        me="Lvl.6 Pandora's Witch {3}, Lvl.1 Greedy Witch {3}",
        foe="Lvl.1 Serpent, Lvl.4 Pandora's Witch {3}, Lvl.1 Angry Witch, Lvl.1 Flying Witch",
    )
    table.duel("Pandora", "Serpent")
    assert table.hand("me") == ["Lvl.1 Greedy Witch {3}"]
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]


def test_pandoras_witch_lets_out_those_of_this_moment(table: Table) -> None:
    table.hands(
        me="Lvl.6 Pandora's Witch {3}, Lvl.1 Wolf",
        foe="Lvl.1 Serpent, Lvl.5 Witch of Despair, Lvl.1 The Witch Collector, Lvl.1 Giant",
    )
    table.duel("Pandora", "Serpent")
    assert table.hand("me") == []
    assert table.lost_hp() == {"me": 3, "foe": -3}  # despair came first, and changed nothing


def test_pandoras_witch_before_a_hand_without_witches(table: Table) -> None:
    table.hands(me="Lvl.6 Pandora's Witch {3}", foe="Lvl.1 Serpent, Lvl.1 Wolf")
    table.duel("Pandora", "Serpent")
    assert table.heard(NOTHING)


def test_odd_witch_discards_what_is_even(table: Table) -> None:
    table.hands(
        me="Lvl.6 Odd Witch {3}, Lvl.2 Wolf, Lvl.3 Wolf, Lvl.2 Wet Witch",
        foe="Lvl.1 Serpent, Lvl.4 Giant, Lvl.0 Coal {0}, Lvl.5 Dragon",
    )
    table.duel("Odd", "Serpent")
    assert table.hand("me") == ["Lvl.3 Wolf {2}"]
    assert table.hand("foe") == ["Lvl.5 Dragon {7}", "Lvl.1 Serpent {0}"]


def test_odd_witch_among_the_odd(table: Table) -> None:
    table.hands(me="Lvl.6 Odd Witch {3}, Lvl.3 Wolf", foe="Lvl.1 Serpent, Lvl.5 Dragon")
    table.duel("Odd", "Serpent")
    assert table.heard(NOTHING)


def test_witch_of_the_firehawks_sets_my_hand_ablaze(table: Table) -> None:
    table.hands(
        me="Lvl.6 Witch of the Firehawks {3}, Lvl.2 Nightmare Wolf, Lvl.3 Holy Wolf, Lvl.1 Giant, "
        "Lvl.2 Wet Witch",
        foe="Lvl.1 Serpent, Lvl.4 Nightmare Giant",
    )
    table.duel("Firehawks", "Serpent")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}", "Lvl.1 Fire Giant {4}"]
    assert table.hand("foe")[0] == "Lvl.4 Nightmare Giant {4}"
    assert len(table.discarded()) == 3


def test_witch_of_the_firehawks_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Firehawks {3}", foe="Lvl.1 Serpent")
    table.duel("Firehawks", "Serpent")
    assert table.hand("me") == []


def test_angitias_witch_drinks_the_venom(table: Table) -> None:
    table.hands(me=f"Lvl.4 Angitia's Witch {{3}}, {WEAK}, Lvl.2 Wolf {{2}}, Lvl.3 Serpent {{0}}")
    table.duel("Angitia", None)
    assert table.lost_hp()["me"] == -10
    assert table.hand("me") == ["Lvl.2 Wolf {2}"]
    assert table.discarded()[:2] == [WEAK, "Lvl.3 Serpent {0}"]


def test_angitias_witch_without_serpents(table: Table) -> None:
    table.hands(me="Lvl.4 Angitia's Witch {3}, Lvl.2 Wolf {2}").duel("Angitia", None)
    assert table.lost_hp()["me"] == 0
    assert table.heard(NOTHING)


def test_the_witch_of_the_cumaean_sibyl_reveals_and_replaces(table: Table) -> None:
    table.hands(me="Lvl.4 The Witch of the Cumaean Sibyl {3}", foe=f"{WEAK}, {THREE}, Lvl.5 Giant")
    table.options(CALM).duel("Sibyl", "Serpent")
    assert len(table.hand("foe")) == 5
    assert table.heard("Lvl.4 Vampire {5}")
    assert table.heard("Lvl.5 Giant {4}")
    assert table.sees("me", "foe").count("?") == 3  # what was drawn is new
    assert len(table.left()) == 14


def test_the_witch_of_the_cumaean_sibyl_over_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 The Witch of the Cumaean Sibyl {3}").options(mayhem=False)
    table.deck("Lvl.1 Wolf {2}, Lvl.2 Wolf {2}").duel("Sibyl", None)
    assert table.heard("holds nothing")
    assert sorted(table.hand("foe")) == ["Lvl.1 Wolf {2}", "Lvl.2 Wolf {2}"]


def test_absolving_witch_removes_one_of_three(table: Table) -> None:
    table.hands(me="Lvl.4 Absolving Witch {3}", foe=f"{WEAK}, {THREE}").duel("Absolving", "Serpent")
    assert len(table.offers("me")) == 3
    table.choose("me", "Giant")
    assert table.cards("removed") == ["Lvl.3 Giant {4}"]
    assert table.hand("foe") == ["Lvl.2 Wolf {2}", "Lvl.4 Vampire {5}", WEAK]
    assert table.sees("me", "foe") == table.hand("foe")  # what was seen stays known
    assert table.sees("spectator", "foe") == ["?", "?", WEAK]


def test_absolving_witch_without_a_target(table: Table) -> None:
    table.hands(me="Lvl.4 Absolving Witch {3}", foe=WEAK).duel("Absolving", "Serpent")
    assert table.cards("removed") == []
    assert table.heard(NOTHING)


def test_the_coven_of_babel_scatters_one_of_each_tribe(table: Table) -> None:
    table.hands(
        me="Lvl.4 The Coven of Babel {3}, Lvl.1 Wolf {2}, Lvl.2 Wolf {2}, Lvl.1 Giant {4}, "
        "Lvl.1 Wet Witch {3}",
        foe=f"{WEAK}, Lvl.5 Vampire {{5}}",
    )
    table.duel("Babel", "Serpent")
    assert len(table.hand("me")) == 2
    assert "Wolf" in table.hand("me")[0]
    assert table.hand("foe") == [WEAK]
    assert len(table.left()) == 14 + 3


def test_the_coven_of_babel_with_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.4 The Coven of Babel {3}").duel("Babel", None)
    assert table.heard(NOTHING)


def test_the_madcaps_witch_draws_a_new_hand_and_one_more(table: Table) -> None:
    table.hands(me=f"Lvl.4 The Madcap's Witch {{3}}, {THREE}", foe=WEAK).deck("")
    table.options(mayhem=False).duel("Madcap", "Serpent")
    assert sorted(table.hand("me")) == sorted(THREE.split(", "))
    table = Table().hands(me=f"Lvl.4 The Madcap's Witch {{3}}, {THREE}", foe=WEAK)
    table.duel("Madcap", "Serpent")
    assert len(table.hand("me")) == 4
    assert len(table.left()) == 14 - 1


def test_the_madcaps_witch_who_dies_costs_three_cards(table: Table) -> None:
    table.hands(me=f"Lvl.4 The Madcap's Witch {{3}}, {THREE}", foe=STRONG)
    table.duel("Madcap", "Dragon")
    assert len(table.hand("me")) == 1
    table = Table().hands(me="Lvl.4 The Madcap's Witch {3}", foe=STRONG).deck("")
    table.options(mayhem=False).duel("Madcap", "Dragon")
    assert table.heard(NOTHING)
