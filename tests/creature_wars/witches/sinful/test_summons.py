"""Skeletor, the Four Horsemen, the Grinch, and the witches that summon them."""

from __future__ import annotations

import pytest

from bestiary.engine import BrokenState
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING

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
    hand = table.state.hand(0 if who == "me" else 1)
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
        grinch = state.hand(0).cards[0]
        if fate == "discard":
            state.discard_card(grinch)
        elif fate == "freeze":
            state.freeze(grinch)
        else:
            state.alter(grinch, grinch.face.but(tribe=1))
        hand = [card.face.notation() for card in state.hand(0).cards]
        assert "Lvl.1 Holy Pirate {3}" in hand
        assert not any(card.attached for card in state.hand(0).cards)


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
