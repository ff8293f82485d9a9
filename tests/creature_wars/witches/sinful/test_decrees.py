"""Sinful witches whose rules last, and one for the next fight about to be lost."""

from __future__ import annotations

from bestiary.games.creature_wars.lore.roster import SACRED, SINFUL
from tests.creature_wars.table import Table, tier_of
from tests.creature_wars.witches.cards import WEAK, lasting


def test_witch_of_wrath_makes_every_lost_duel_cost_3_more(table: Table) -> None:
    table.hands(
        me="Lvl.7 Witch of Wrath {3}, Lvl.1 Fire Wolf {2}",
        foe="Lvl.1 Wet Witch {3}, Lvl.6 Holy Giant {4}",
    )
    table.duel("Wrath", "Wet")
    assert table.lost_hp() == {"me": 0, "foe": 6}  # from now on is at once
    table.duel("Fire Wolf", "Holy Giant")
    assert table.lost_hp() == {"me": 5, "foe": 6}
    assert table.view("me")["lasting"][0]["text"] == "A lost duel costs 3 more."


def test_witch_of_wrath_twice_adds_up_and_counts_for_a_pass(table: Table) -> None:
    table.hands(me="Lvl.7 Witch of Wrath {3}, Lvl.1 Fire Wolf {2}").rules("wrath 3")
    table.deck("Lvl.1 Serpent: (3), Lvl.1 Serpent: (3), Lvl.2 Serpent").duel("Wrath", None)
    assert table.view("me")["lasting"][0]["text"] == "A lost duel costs 6 more."
    table.duel("Fire Wolf", None)
    assert table.lost_hp() == {"me": 0, "foe": 8}


def test_witch_of_wrath_does_not_cost_a_tie(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.1 Holy Wolf {2}").rules("wrath 3")
    assert table.duel("Wolf", "Wolf").lost_hp() == {"me": 0, "foe": 0}


HIGH_AND_LOW = "Lvl.6 Fire Wolf {2}, Lvl.5 Holy Wolf {2}, Lvl.8 Feral Witch {3}"


def test_liliths_witch_forbids_cards_of_level_6_or_more(table: Table) -> None:
    table.hands(me=f"Lvl.7 Lilith's Witch {{3}}, {HIGH_AND_LOW}", foe="Lvl.9 Fire Giant {4}")
    table.duel("Lilith", "Giant")  # what is in the duel already stays there
    assert table.lost_hp() == {"me": 3, "foe": 0}
    table.next_turn()
    assert [card for card in table.playable("me") if "Lvl.1" not in card] == ["Lvl.5 Holy Wolf {2}"]
    assert not any("Fire Giant" in card for card in table.playable("foe"))
    assert table.view("me")["zones"][0]["cards"][0]["waits"] != ""


def test_liliths_witch_can_leave_nothing_but_a_pass(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Wolf {2}", foe="Lvl.5 Fire Wolf {2}").rules("lilith")
    assert table.playable("me") == []
    assert table.duel(None, "Wolf").lost_hp() == {"me": 2, "foe": 0}


def test_liliths_witch_ends_a_first_edition_game_in_which_all_refuse(table: Table) -> None:
    table.edition("first").deck("").rules("lilith")
    table.hands(me="Lvl.6 Fire Wolf {2}", foe="Lvl.5 Fire Wolf {2}, Lvl.7 Fire Giant {4}")
    table.duel(None, "Wolf")
    assert table.ending == "played out"


def test_cannibalistic_witch_gains_the_losers_base_strength(table: Table) -> None:
    table.hands(
        me="Lvl.7 Cannibalistic Witch {3}, Lvl.6 Fire Wolf {2}, Lvl.1 Fire Giant {4}",
        foe="Lvl.1 Wet Witch {3}, Lvl.1 Holy Dragon {9}, Lvl.6 Holy Vampire {5}",
    )
    table.duel("Cannibal", "Wet")
    assert table.lost_hp() == {"me": -3, "foe": 3}
    table.duel("Giant", "Vampire")
    assert table.lost_hp() == {"me": 1, "foe": 3}  # the foe gains nothing
    assert table.state.lasting()[0]["seat"] == 0


def test_cannibalistic_witch_heals_up_to_the_cap_of_the_first_edition(table: Table) -> None:
    table.edition("first").health(me=28).rules(me="cannibal")
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").duel("Giant", "Dragon")
    assert table.hp == {"me": 30, "foe": 23}


def test_cannibalistic_witch_gains_nothing_from_a_pass_or_an_escape(table: Table) -> None:
    table.rules(me="cannibal").hands(me="Lvl.6 Fire Giant {4}, Lvl.9 Wet Witch {3}")
    table.top("Lvl.1 Serpent, Lvl.1 Serpent").duel("Giant", None)
    table.duel("Wet", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_the_witch_of_tantalus_makes_the_foe_pay_for_cards(table: Table) -> None:
    table.hands(
        me="Lvl.7 The Witch of Tantalus {3}, Lvl.1 Fire Wolf {2}, Lvl.2 Greedy Witch {3}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Greedy Witch {3}",
    )
    table.duel("Tantalus", "Serpent").next_turn()
    assert table.lost_hp() == {"me": 0, "foe": 1}
    table.duel("Greedy", "Greedy")
    assert table.lost_hp() == {"me": 0, "foe": 3}


def test_the_witch_of_tantalus_twice_and_an_empty_deck(table: Table) -> None:
    table.rules(foe="thirst 1").deck("Lvl.1 Serpent").turn(1)
    table.hands(me="Lvl.7 The Witch of Tantalus {3}", foe="Lvl.2 Greedy Witch {3}")
    table.edition("first").duel("Tantalus", "Greedy")
    assert table.lost_hp() == {"me": 0, "foe": 2 + 3}  # one card, 2 for it; and she died


def test_witch_of_the_last_day_lets_nobody_lose_before_mayhem(table: Table) -> None:
    table.health(me=5, foe=1)
    table.hands(
        me="Lvl.7 Witch of the Last Day {3}, Lvl.1 Fire Dragon {7}",
        foe="Lvl.1 Wet Witch {3}, Lvl.6 Fire Giant {4}, Lvl.6 Fire Vampire {5}",
    )
    table.deck("Lvl.1 Serpent, Lvl.1 Serpent").duel("Last Day", "Wet")
    assert (table.hp, table.winner) == ({"me": 5, "foe": -2}, "")
    table.duel("Dragon", "Giant")
    assert table.hp == {"me": -2, "foe": -7}  # the Vampire turned on its holder
    assert (table.winner, table.ending) == ("me", "mayhem")


def test_witch_of_the_last_day_does_not_lift_the_turn_limit(table: Table) -> None:
    table.rules("last-day").options(turn_limit=1).health(foe=1)
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").duel("Giant", "Dragon")
    assert (table.winner, table.ending, table.hp["foe"]) == ("me", "turn limit", -6)


def test_richard_witchson_bans_every_witch(table: Table) -> None:
    table.hands(
        me="Lvl.7 Richard Witchson {3}, Lvl.1 Wet Witch {3}",
        foe="Lvl.2 Fire Giant {4}, Lvl.2 Greedy Witch {3}: (-)",
    )
    table.deck("Lvl.1 Kind Witch, Lvl.1 Serpent, Lvl.2 Sick Witch, Lvl.2 Serpent")
    table.duel("Richard", "Giant")
    assert table.hand("me") == []
    assert table.hand("foe") == ["Lvl.2 Fire Giant {4}"]
    assert table.left() == ["Lvl.1 Serpent {0}", "Lvl.2 Serpent {0}"]
    assert sorted(table.cards("removed")) == [
        "Lvl.1 Kind Witch {3}",
        "Lvl.1 Wet Witch {3}",
        "Lvl.2 Greedy Witch {3}: (-)",
        "Lvl.2 Sick Witch {3}",
        "Lvl.7 Richard Witchson {3}",  # when his duel was over
    ]


def test_richard_witchson_lets_the_witch_in_the_duel_finish(table: Table) -> None:
    table.hands(me="Lvl.7 Richard Witchson {3}", foe="Lvl.2 Greedy Witch {3}")
    table.top("Lvl.1 Serpent, Lvl.1 Kind Witch, Lvl.2 Serpent").duel("Richard", "Greedy")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}", "Lvl.2 Serpent {0}"]
    assert table.lost_hp() == {"me": 0, "foe": 3}
    assert "Lvl.2 Greedy Witch {3}" in table.cards("removed")


def test_richard_witchson_keeps_witches_from_being_gained(table: Table) -> None:
    table.rules("banned").hands(me="Lvl.6 Fire Dragon {7}", foe="Lvl.1 Ancient Wolf {2}")
    table.duel("Dragon", "Wolf")
    assert table.hand("me") == []
    assert "No witch comes: they are banned." in table.log("foe")


def test_richard_witchson_with_no_other_witch_in_the_game(table: Table) -> None:
    table.hands(me="Lvl.7 Richard Witchson {3}", foe="").duel("Richard", None)
    assert table.cards("removed") == ["Lvl.7 Richard Witchson {3}"]


def test_richard_witchson_leaves_the_discard_pile_alone_but_nobody_comes_back(
    table: Table,
) -> None:
    table.rules("banned").discards("Lvl.1 Wet Witch {3}").hands(me="Lvl.1 Fire Wolf {2}")
    witch = table.card("Wet Witch")
    assert table.state.recall(witch.id, 0) is None
    assert table.discarded() == ["Lvl.1 Wet Witch {3}"]


def test_badens_witch_sends_the_most_powerful_instead(table: Table) -> None:
    table.hands(
        me="Lvl.7 Baden's Witch {3}, Lvl.1 Wolf {2}, Lvl.6 Dragon {7}, Lvl.9 Dragon {7}: (-)",
        foe=f"{WEAK}, Lvl.3 Giant {{4}}",
    )
    table.duel("Baden", "Serpent").duel("Lvl.1 Wolf", "Lvl.3 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 4}
    assert "Lvl.1 Wolf {2}" in table.hand("me")
    assert "Lvl.6 Dragon {7}" in table.discarded()
    assert lasting(table) == []


def test_badens_witch_waits_where_there_is_nobody_to_send(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}, Lvl.1 Wet Witch {3}", foe="Lvl.3 Giant {4}").rules(me="baden")
    table.duel("Wolf", "Giant")
    assert table.lost_hp() == {"me": 2, "foe": 0}
    assert len(lasting(table)) == 1


def test_badens_witch_on_both_sides_answers_each_other(table: Table) -> None:
    table.hands(me="Lvl.3 Giant {4}, Lvl.6 Dragon {7}", foe="Lvl.1 Wolf {2}, Lvl.5 Vampire {5}")
    table.rules(me="baden", foe="baden").duel("Giant", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 5}
    assert table.hand("me") == ["Lvl.3 Giant {4}"]
    assert table.hand("foe") == ["Lvl.1 Wolf {2}"]


def test_badens_witch_is_sacred_in_the_first_edition_and_sinful_in_the_second(table: Table) -> None:
    assert tier_of(table.state.edition, "badens-witch") == SINFUL
    assert tier_of(Table().edition("first").state.edition, "badens-witch") == SACRED
