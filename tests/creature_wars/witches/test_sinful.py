"""Sinful witches, one by one: what each does, and what she does where there is nothing to do."""

from __future__ import annotations

import pytest

from bestiary.engine import BrokenState
from bestiary.games.creature_wars.being import POWERS
from bestiary.games.creature_wars.lore.roster import SACRED, SINFUL
from tests.creature_wars.table import Table, tier_of
from tests.creature_wars.witches.sacred.cards import NOTHING, WEAK, lasting

GIANTS = "Lvl.5 Fire Giant {4}, Lvl.1 Holy Giant {4}, Lvl.6 Fire Giant {3}, Lvl.2 Holy Giant {4}"
DRAGONS = ", ".join(f"Lvl.1 {power} Dragon {{7}}" for power in POWERS)

# ---- Spells that happen once ------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "gone"), [(8, 4), (7, 4), (1, 1)])
def test_cataclysmic_witch_discards_the_top_half_of_the_deck(
    table: Table, cards: int, gone: int
) -> None:
    deck = [f"Lvl.{level} Serpent {{0}}" for level in range(1, cards + 1)]
    table.hands(me="Lvl.7 Cataclysmic Witch {3}").deck(", ".join(deck)).duel("Witch", None)
    assert table.discarded() == [*deck[:gone], "Lvl.7 Cataclysmic Witch {3}"]
    assert table.left() == deck[gone:]
    assert table.state.slain == []  # nobody slew them
    assert table.heard("Lvl.1 Serpent {0}", "foe")


def test_cataclysmic_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.7 Cataclysmic Witch {3}").deck("").duel("Witch", None)
    assert table.heard(NOTHING)


def test_cataclysmic_witch_is_the_apocalyptic_witch_of_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me="Lvl.7 Apocalyptic Witch {3}")
    table.duel("Apocalyptic", None)
    assert len(table.left()) == 7


def test_titanfall_witch_drops_the_three_weakest_giants(table: Table) -> None:
    table.hands(me=f"Lvl.7 Titanfall Witch {{3}}, {GIANTS}", foe="Lvl.1 Fire Wolf {2}")
    table.options({"rally.size": 8}).duel("Titanfall", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 10}
    assert table.hand("me") == ["Lvl.5 Fire Giant {4}"]
    assert table.discarded()[:3] == [
        "Lvl.6 Fire Giant {3}",  # by base strength, then level
        "Lvl.1 Holy Giant {4}",
        "Lvl.2 Holy Giant {4}",
    ]


def test_titanfall_witch_needs_three_giants(table: Table) -> None:
    table.hands(me="Lvl.7 Titanfall Witch {3}, Lvl.1 Fire Giant {4}, Lvl.2 Holy Giant {4}")
    table.duel("Titanfall", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert len(table.hand("me")) == 2
    assert table.heard(NOTHING)


def test_tiamats_witch_with_a_dragon_of_each_type_fells_the_foe(table: Table) -> None:
    table.hands(me=f"Lvl.7 Tiamat's Witch {{3}}, {DRAGONS}", foe="Lvl.1 Fire Wolf {2}")
    table.rules(foe="ward").duel("Tiamat", "Wolf")
    assert table.hp == {"me": 30, "foe": 0}  # no damage, so no ward helps
    assert table.winner == "me"
    assert table.ending == "hp"


def test_tiamats_witch_with_three_types_does_nothing(table: Table) -> None:
    table.hands(me=f"Lvl.7 Tiamat's Witch {{3}}, {DRAGONS.replace('Holy', 'Fire')}")
    table.duel("Tiamat", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.heard(NOTHING)


HOLD_ON = "Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}, Lvl.3 Fire Serpent {0}"


def test_witch_of_endor_comes_at_the_end_of_the_third_turn_after(table: Table) -> None:
    table.hands(
        me=f"Lvl.7 Witch of Endor {{3}}, {HOLD_ON}",
        foe="Lvl.3 Wet Witch {3}, Lvl.5 Holy Wolf {2}: (-), Lvl.0 Raven {0}, Lvl.4 Fire Giant {4}",
    )
    table.deck(", ".join(["Lvl.6 Vampire {5}"] * 8)).options({"rally.size": 8})
    table.duel("Endor", "Giant")
    assert any("end of turn 4" in rule["text"] for rule in table.view("foe")["lasting"])
    for mine in ("Lvl.1 Fire", "Lvl.2 Fire"):
        table.duel(mine, "Vampire")
    assert "Lvl.3 Wet Witch {3}" in table.hand("foe")
    table.duel("Lvl.3 Fire", "Vampire")
    assert table.hand("foe") == [
        "Lvl.1 Wet Witch {3}",
        "Lvl.1 Holy Wolf {2}: (-)",
        "Lvl.0 Raven {0}",  # it has no level to lose
        "Lvl.1 Fire Giant {4}",
    ]
    assert "Lvl.6 Vampire {5}" in table.hand("me")
    assert table.view("foe")["lasting"] == []


def test_witch_of_endor_over_an_empty_hand(table: Table) -> None:
    table.hands(me=f"Lvl.7 Witch of Endor {{3}}, {HOLD_ON}").options(first_draw=False)
    table.deck(", ".join(["Lvl.6 Vampire {5}"] * 6)).duel("Endor", None)
    for mine in ("Lvl.1 Fire", "Lvl.2 Fire", "Lvl.3 Fire"):
        table.duel(mine, "Vampire")
    assert table.hand("foe") == []


def test_feral_witch_turns_the_wolves_on_the_foe(table: Table) -> None:
    table.hands(
        me="Lvl.7 Feral Witch {3}, Lvl.5 Holy Wolf {2}",
        foe="Lvl.2 Fire Wolf {2}, Lvl.1 Fire Giant {4}, Lvl.3 Holy Wolf {2}: (-)",
    )
    table.duel("Feral", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 5}
    assert table.hand("foe") == ["Lvl.1 Fire Giant {4}"]
    assert table.hand("me") == ["Lvl.5 Holy Wolf {2}"]


def test_feral_witch_without_wolves(table: Table) -> None:
    table.hands(me="Lvl.7 Feral Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Feral", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}  # the one in the duel is in no hand
    assert table.heard(NOTHING)


def test_witch_of_the_ancients_takes_the_ancient_creatures(table: Table) -> None:
    table.hands(
        me="Lvl.7 Witch of the Ancients {3}",
        foe="Lvl.2 Ancient Wolf {2}, Lvl.1 Fire Giant {4}, Lvl.3 Ancient Dragon {7}: (-)",
    )
    table.duel("Ancients", "Giant")
    assert table.hand("me") == ["Lvl.2 Ancient Wolf {2}", "Lvl.3 Ancient Dragon {7}: (-)"]
    assert table.hand("foe") == ["Lvl.1 Fire Giant {4}"]
    assert table.sees("foe", "me") == table.hand("me")  # the foe held them once


def test_witch_of_the_ancients_finds_none(table: Table) -> None:
    table.hands(me="Lvl.7 Witch of the Ancients {3}", foe="Lvl.1 Ancient Giant {4}")
    table.duel("Ancients", "Giant")
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_the_beasts_witch_fells_the_foe_with_six_sixes(table: Table) -> None:
    sixes = ", ".join(f"Lvl.6 {tribe}" for tribe in ("Wolf", "Serpent", "Dragon") * 2)
    table.hands(me=f"Lvl.7 The Beast's Witch {{3}}, {sixes}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Beast", "Fire Wolf")
    assert table.hp["foe"] == 0
    assert table.winner == "me"


def test_the_beasts_witch_counts_level_6_exactly(table: Table) -> None:
    most = "Lvl.6 Wolf, Lvl.6 Serpent, Lvl.6 Dragon, Lvl.6 Wolf, Lvl.6 Giant, Lvl.7 Giant"
    table.hands(me=f"Lvl.7 The Beast's Witch {{3}}, Lvl.6 Wet Witch {{3}}, {most}")
    table.duel("Beast", None)
    assert table.hp["foe"] == 30
    assert table.heard(NOTHING)


# ---- Lasting rules ----------------------------------------------------------------------------


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


# ---- Skeletor ---------------------------------------------------------------------------------

SKELETOR = "Lvl.9 Ancient Skeletor {7}"


def test_skeletors_personal_witch_brings_skeletor_when_the_deck_has_no_skeleton(
    table: Table,
) -> None:
    table.hands(me="Lvl.7 Skeletor's Personal Witch {3}").deck("Lvl.1 Serpent, Lvl.1 Wolf")
    table.duel("Skeletor", None)
    assert table.hand("me") == [SKELETOR]
    assert table.sees("foe", "me") == [SKELETOR]


def test_skeletors_personal_witch_finds_a_skeleton_in_the_deck(table: Table) -> None:
    table.hands(me="Lvl.7 Skeletor's Personal Witch {3}").deck("Lvl.1 Skeleton, Lvl.1 Wolf")
    table.duel("Skeletor", None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_skeletor_is_replaced_after_his_fight_and_before_the_damage(table: Table) -> None:
    table.hands(me=f"{SKELETOR}, Lvl.1 Fire Skeleton {{3}}", foe="Lvl.9 Holy Dragon {9}")
    table.duel("Skeletor", "Dragon")
    assert table.powers() == {"me": 16, "foe": 21}
    assert table.lost_hp() == {"me": 3, "foe": 0}
    assert table.hand("me") == [SKELETOR]
    assert table.discarded() == ["Lvl.1 Fire Skeleton {3}", "Lvl.9 Holy Dragon {9}"]
    assert table.heard("It was an illusion", "foe")


def test_skeletor_who_wins_is_replaced_too(table: Table) -> None:
    table.hands(me=f"{SKELETOR}, Lvl.1 Fire Skeleton {{3}}", foe="Lvl.1 Holy Dragon {7}")
    table.duel("Skeletor", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 7}
    assert table.hand("me") == [SKELETOR]


def test_after_skeletors_tie_the_other_skeleton_rests(table: Table) -> None:
    table.hands(me=f"{SKELETOR}, Lvl.1 Fire Skeleton {{3}}", foe="Lvl.9 Fire Dragon {10}")
    table.duel("Skeletor", "Dragon")
    assert table.hand("me") == [SKELETOR, "Lvl.1 Fire Skeleton {3}: (1)"]


def test_skeletor_alone_or_with_a_frozen_skeleton_pays_himself(table: Table) -> None:
    table.hands(me=f"{SKELETOR}, Lvl.1 Fire Skeleton {{3}}: (-)", foe="Lvl.9 Holy Dragon {9}")
    table.duel("Skeletor", "Dragon")
    assert table.lost_hp() == {"me": 7, "foe": 0}
    assert table.hand("me") == ["Lvl.1 Fire Skeleton {3}: (-)"]


def test_skeletor_against_a_pass_has_no_fight(table: Table) -> None:
    table.hands(me=f"{SKELETOR}, Lvl.1 Fire Skeleton {{3}}").duel("Skeletor", None)
    assert table.lost_hp() == {"me": 0, "foe": 7}
    assert table.hand("me") == ["Lvl.1 Fire Skeleton {3}"]


# ---- The Four Horsemen ------------------------------------------------------------------------

HORSEMEN = [
    "Lvl.6 Ancient Pestilence {6}",
    "Lvl.6 Fire War {6}",
    "Lvl.6 Holy Death {6}",
    "Lvl.6 Nightmare Famine {6}",
]


def test_witch_of_the_four_horsemen_shuffles_them_into_the_deck(table: Table) -> None:
    table.hands(me="Lvl.7 Witch of the Four Horsemen {3}").deck("Lvl.1 Serpent")
    table.duel("Horsemen", None)
    assert sorted(table.left()) == ["Lvl.1 Serpent {0}", *HORSEMEN]


def test_witch_of_the_four_horsemen_with_an_empty_deck_keeps_mayhem_away(table: Table) -> None:
    table.hands(me="Lvl.7 Witch of the Four Horsemen {3}").deck("").duel("Horsemen", None)
    assert sorted(table.left()) == HORSEMEN
    assert table.winner == ""


def test_the_four_horsemen_rally_as_a_tribe(table: Table) -> None:
    assert all("!" in card for card in table.hands(me=", ".join(HORSEMEN)).hand("me"))


VICTIM = "Lvl.1 Wolf {2}, Lvl.3 Fire Giant {4}, Lvl.1 Holy Vampire {5}, Lvl.2 Wet Witch {3}"


def horseman_wins(table: Table, horseman: str) -> Table:
    table.hands(me=next(card for card in HORSEMEN if horseman in card), foe=VICTIM)
    return table.health(foe=17).duel(horseman, "Lvl.1 Wolf")


def test_pestilence_lowers_the_losers_creatures(table: Table) -> None:
    horseman_wins(table, "Pestilence")
    assert table.hand("foe") == [
        "Lvl.2 Fire Giant {4}",
        "Lvl.1 Holy Vampire {5}",  # a level never falls below 1
        "Lvl.2 Wet Witch {3}",
    ]


def test_war_costs_4_more(table: Table) -> None:
    assert horseman_wins(table, "War").lost_hp() == {"me": 0, "foe": 6}


def test_famine_discards_two_cards(table: Table) -> None:
    assert len(horseman_wins(table, "Famine").hand("foe")) == 1


def test_famine_in_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.6 Nightmare Famine {6}", foe="Lvl.1 Wolf {2}").duel("Famine", "Wolf")
    assert table.heard(NOTHING)


def test_death_halves_what_is_left_rounded_up(table: Table) -> None:
    assert horseman_wins(table, "Death").hp["foe"] == 8  # 17 - 2 = 15, and half of it


def test_horsemen_do_nothing_more_against_a_pass_or_when_they_lose(table: Table) -> None:
    table.hands(me="Lvl.6 Fire War {6}", foe="Lvl.9 Fire Dragon {7}").duel("War", "Dragon")
    assert table.lost_hp() == {"me": 6, "foe": 0}
    other = Table().hands(me="Lvl.6 Fire War {6}").duel("War", None)
    assert other.lost_hp() == {"me": 0, "foe": 6}


# ---- Richard Witchson -------------------------------------------------------------------------


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
        "Lvl.2 Greedy Witch {3}",
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


# ---- Grinch -----------------------------------------------------------------------------------

GRINCH = "Lvl.6 Grinch {5}"
THIEF = "Lvl.7 The Witch Who Stole Grinch {3}"


@pytest.mark.parametrize(("choice", "who"), [("you", "me"), ("Player 2", "foe")])
def test_the_witch_who_stole_grinch_chooses_who_gets_him(
    table: Table, choice: str, who: str
) -> None:
    table.hands(me=THIEF).duel("Grinch", None)
    assert table.offers("me") == ["Give the Grinch to you", "Give the Grinch to Player 2"]
    assert table.offers("foe") == []
    table.choose("me", choice)
    assert table.hand(who) == [GRINCH]
    assert table.sees("spectator", who) == [GRINCH]


def sack(table: Table, who: str = "me") -> list[str]:
    """What is in the sack in that hand."""
    hand = table.state.hands[0 if who == "me" else 1]
    return [under.face.notation() for card in hand.cards for under in card.attached]


def filled(table: Table, foe: str = "", rounds: int = 1) -> Table:
    """A Grinch in my hand, with a Pirate and then a Vampire in his sack."""
    mine = "Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}"
    table.hands(me=f"{GRINCH}, {mine}", foe=f"Lvl.1 Fire Wolf {{2}}, Lvl.2 Fire Wolf {{2}}{foe}")
    table.deck(
        "Lvl.3 Wolf, Lvl.1 Holy Pirate {3}, Lvl.1 Holy Vampire {5}, Lvl.4 Wolf, "
        "Lvl.1 Skeleton, Lvl.2 Skeleton, Lvl.2 Giant, Lvl.4 Giant"
    )
    for level in range(1, rounds + 1):
        table.duel(f"Lvl.{level} Fire", f"Lvl.{level} Fire")
    return table.next_turn()


def test_grinch_puts_what_his_holder_draws_into_his_sack(table: Table) -> None:
    filled(table, rounds=2)
    assert sack(table) == ["Lvl.1 Holy Pirate {3}", "Lvl.1 Holy Vampire {5}"]
    assert table.hand("me") == [GRINCH]
    grinch = table.view("me")["zones"][0]["cards"][0]
    assert [card["face"] for card in grinch["attached"]] == ["", ""]  # hidden from all
    assert table.hand("foe") == ["Lvl.3 Wolf {2}", "Lvl.4 Wolf {2}"]


def test_nothing_can_be_done_to_what_grinch_carries(table: Table) -> None:
    filled(table, rounds=2)
    loot = table.card("Pirate")  # it is among all cards,
    assert table.state.find(loot.id) is None  # but no effect can lay hands on it
    with pytest.raises(BrokenState, match="is nowhere"):
        table.state.change(loot)


def test_grinch_who_lost_takes_his_sack_to_the_discard_pile(table: Table) -> None:
    filled(table, foe=", Lvl.9 Fire Dragon {7}").duel("Grinch", "Dragon")
    assert table.hand("me") == ["Lvl.2 Fire Serpent {0}"]
    assert "Lvl.1 Holy Pirate {3}" in table.discarded()
    assert table.lost_hp() == {"me": 5, "foe": 0}


def test_grinch_who_won_opens_his_sack(table: Table) -> None:
    filled(table).duel("Grinch", "Lvl.3 Wolf")
    assert table.hand("me") == ["Lvl.2 Fire Serpent {0}", "Lvl.1 Holy Pirate {3}"]
    assert table.sees("foe", "me") == ["?", "?"]


def test_grinch_back_in_hand_after_a_duel_keeps_his_sack_shut(table: Table) -> None:
    filled(table, foe=", Lvl.1 Wet Witch {3}").duel("Grinch", "Wet")
    assert GRINCH in table.hand("me")
    assert sack(table) == ["Lvl.1 Holy Pirate {3}"]


def test_grinch_who_tied_keeps_his_sack_shut(table: Table) -> None:
    filled(table, foe=", Lvl.4 Fire Dragon {7}").duel("Grinch", "Dragon")
    assert f"{GRINCH}: (1)" in table.hand("me")
    assert sack(table) == ["Lvl.1 Holy Pirate {3}"]


def test_grinch_who_is_discarded_frozen_or_changed_opens_his_sack(table: Table) -> None:
    for fate in ("discard", "freeze", "alter"):
        state = filled(Table()).state
        grinch = state.hands[0].cards[0]
        if fate == "discard":
            state.discard_card(grinch)
        elif fate == "freeze":
            state.freeze(grinch)
        else:
            state.alter(grinch, grinch.face.but(tribe=1))
        hand = [card.face.notation() for card in state.hands[0].cards]
        assert "Lvl.1 Holy Pirate {3}" in hand
        assert not any(card.attached for card in state.hands[0].cards)


def test_a_frozen_grinch_takes_nothing_more(table: Table) -> None:
    table.hands(me=f"{GRINCH}: (-), Lvl.1 Fire Wolf {{2}}", foe="Lvl.2 Fire Wolf {2}")
    table.duel("Fire Wolf", "Fire Wolf").next_turn()
    assert len(table.hand("me")) == 2


def test_grinch_opens_his_sack_at_mayhem(table: Table) -> None:
    table.hands(
        me=f"{GRINCH}, Lvl.1 Fire Serpent {{0}}, Lvl.2 Fire Serpent {{0}}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.2 Fire Wolf {2}",
    )
    table.deck("Lvl.3 Wolf, Lvl.1 Holy Pirate {3}")
    table.duel("Lvl.1", "Lvl.1").duel("Lvl.2", "Lvl.2")
    assert table.ending == "mayhem"
    assert table.lost_hp() == {"me": 5 + 3, "foe": 2}


def test_grinch_draws_cost_thirst_but_no_gingerbread(table: Table) -> None:
    table.rules("haggel 12", me="thirst 1").deck("Lvl.1 Serpent, Lvl.1 Kind Witch, Lvl.3 Wolf")
    table.hands(me=f"{GRINCH}, Lvl.1 Fire Serpent {{0}}", foe="Lvl.1 Fire Serpent {0}")
    table.duel("Fire Serpent", "Fire Serpent").next_turn()
    assert sack(table) == ["Lvl.1 Kind Witch {3}"]
    assert table.lost_hp() == {"me": 1, "foe": 0}


def test_grinch_of_a_banned_witch_lets_her_go(table: Table) -> None:
    table.rules("banned").deck("Lvl.1 Serpent, Lvl.1 Kind Witch, Lvl.3 Wolf")
    table.hands(me=f"{GRINCH}, Lvl.1 Fire Serpent {{0}}", foe="Lvl.1 Fire Serpent {0}")
    table.duel("Fire Serpent", "Fire Serpent").duel("Grinch", "Lvl.1 Serpent")
    assert "Lvl.1 Kind Witch {3}" in table.cards("removed")


def test_grinch_under_pandora_is_given_by_the_foe(table: Table) -> None:
    table.hands(me="Lvl.5 Pandora's Witch {3}", foe=f"Lvl.1 Fire Wolf {{2}}, {THIEF}")
    table.duel("Pandora", "Wolf")
    assert table.offers("me") == []
    table.choose("foe", "Player 1")
    assert table.hand("me") == [GRINCH]


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
