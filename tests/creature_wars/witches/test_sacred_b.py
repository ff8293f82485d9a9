"""Sacred witches from Chthonic to Straw: what each does, and where there is nothing to do."""

from __future__ import annotations

import pytest

from bestiary.engine import Rng
from bestiary.games.creature_wars.being import NEVER_AGAIN
from bestiary.games.creature_wars.marks import WRAPPED
from bestiary.games.creature_wars.roster import SACRED, SINFUL
from tests.creature_wars.table import Table, tier_of

NOTHING = "Nothing comes of it."
WEAK = "Lvl.1 Serpent {0}"  # every Sacred witch escapes from it
STRONG = "Lvl.9 Dragon {7}"  # none does
CALM = {"rally.size": 8}


def levels(cards: list[str]) -> list[int]:
    return [int(card[4 : card.index(" ")]) for card in cards]


def lasting(table: Table, who: str = "foe") -> list[tuple[str, int]]:
    return [(rule["text"], rule["seat"]) for rule in table.view(who)["lasting"]]


# ---- The dead ---------------------------------------------------------------------------------


def test_chthonic_witch_brings_the_creature_slain_last_a_level_lower(table: Table) -> None:
    table.hands(me="Lvl.4 Chthonic Witch {3}", foe=WEAK)
    table.discards("Lvl.5 Fire Giant {4}, Lvl.3 Holy Wolf {2}, Lvl.2 Blind Witch {3}")
    table.duel("Chthonic", "Serpent")
    assert table.hand("me") == ["Lvl.2 Holy Wolf {2}"]
    assert table.sees("foe", "me") == ["Lvl.2 Holy Wolf {2}"]
    assert [card.face.name for card in table.state.graves()] == ["Giant"]


def test_chthonic_witch_keeps_the_level_at_1(table: Table) -> None:
    table.hands(me="Lvl.4 Chthonic Witch {3}").discards("Lvl.1 Holy Wolf {2}")
    table.duel("Chthonic", None)
    assert table.hand("me") == ["Lvl.1 Holy Wolf {2}"]


def test_chthonic_witch_of_the_first_edition_takes_no_level(table: Table) -> None:
    table.edition("first").hands(me="Lvl.4 Chthonic Witch {3}").discards("Lvl.3 Holy Wolf {2}")
    table.duel("Chthonic", None)
    assert table.hand("me") == ["Lvl.3 Holy Wolf {2}"]


def test_chthonic_witch_when_nobody_was_slain(table: Table) -> None:
    table.hands(me="Lvl.4 Chthonic Witch {3}").discards("Lvl.2 Blind Witch {3}")
    table.duel("Chthonic", None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_a_creature_that_was_raised_and_discarded_is_slain_no_more(table: Table) -> None:
    table.hands(me="Lvl.4 Chthonic Witch {3}").discards("Lvl.3 Holy Wolf {2}")
    table.duel("Chthonic", None)
    table.state.discard_hand(0)
    assert table.state.graves() == []


def test_necromancing_witch_raises_every_slain_skeleton(table: Table) -> None:
    table.hands(me="Lvl.4 Necromancing Witch {3}", foe=WEAK)
    table.discards("Lvl.1 Fire Skeleton {3}, Lvl.3 Holy Wolf {2}, Lvl.6 Holy Skeleton {3}")
    table.duel("Necromancing", "Serpent")
    assert table.hand("me") == ["Lvl.4 Fire Skeleton {3}", "Lvl.9 Holy Skeleton {3}"]
    assert "Lvl.3 Holy Wolf {2}" in table.discarded()


def test_necromancing_witch_without_bones(table: Table) -> None:
    table.hands(me="Lvl.4 Necromancing Witch {3}, Lvl.1 Skeleton {3}").discards("Lvl.3 Wolf {2}")
    table.state.discard_card(table.state.hands[0].cards[1])
    table.duel("Necromancing", None)  # that Skeleton was discarded, not slain
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_ossuary_witch_shuffles_slain_skeletons_into_the_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Ossuary Witch {3}").deck("Lvl.1 Fire Wolf {2}")
    table.discards("Lvl.1 Fire Skeleton {3}, Lvl.3 Holy Wolf {2}, Lvl.6 Holy Skeleton {3}")
    table.duel("Ossuary", None)
    assert sorted(table.left()) == [
        "Lvl.1 Fire Wolf {2}",
        "Lvl.2 Fire Skeleton {3}",
        "Lvl.7 Holy Skeleton {3}",
    ]
    assert table.discarded() == ["Lvl.3 Holy Wolf {2}", "Lvl.4 Ossuary Witch {3}"]
    assert all(not card.known for card in table.state.deck.cards)


def test_ossuary_witch_without_bones(table: Table) -> None:
    table.hands(me="Lvl.4 Ossuary Witch {3}").duel("Ossuary", None)
    assert table.heard(NOTHING)


def test_wraith_witch_leaves_a_wraith(table: Table) -> None:
    table.hands(me="Lvl.4 Wraith Witch {3}", foe=f"{STRONG}, Lvl.2 Wet Witch {{3}}")
    table.duel("Wraith Witch", "Dragon")
    assert table.hand("me") == ["Lvl.0 Wraith {0}"]
    assert table.sees("foe", "me") == ["Lvl.0 Wraith {0}"]
    table.duel("Wraith", "Lvl.9 Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 3}
    assert f"{STRONG}: (1)" in table.hand("foe")
    assert not any("Wraith {0}" in card for card in table.discarded())


def test_wraith_witch_that_escapes_leaves_nothing(table: Table) -> None:
    table.hands(me="Lvl.4 Wraith Witch {3}", foe=WEAK).duel("Wraith", "Serpent")
    assert table.hand("me") == []


def test_a_wraith_witchs_wraith_lets_a_witch_cast_and_escape(table: Table) -> None:
    table.hands(me="Lvl.0 Wraith {0}", foe="Lvl.1 Cocksure Witch {3}")
    table.duel("Wraith", "Cocksure")
    assert table.lost_hp() == {"me": 0, "foe": 3}
    assert len(table.hand("foe")) == 1  # she won
    assert table.hand("me") == []


# ---- Creatures that change --------------------------------------------------------------------


def test_circes_witch_turns_pirates_into_wolves(table: Table) -> None:
    table.hands(
        me="Lvl.4 Circe's Witch {3}, Lvl.3 Fire Pirate {3}, Lvl.2 Holy Giant {4}",
        foe=f"{WEAK}, Lvl.5 Pirate {{9}}",
    )
    table.duel("Circe", "Serpent")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}", "Lvl.2 Holy Giant {4}"]
    assert table.hand("foe") == ["Lvl.5 Wolf {2}", WEAK]
    assert table.sees("me", "foe") == ["?", WEAK]


def test_circes_witch_without_pirates(table: Table) -> None:
    table.hands(me="Lvl.4 Circe's Witch {3}, Lvl.2 Holy Giant {4}").duel("Circe", None)
    assert table.hand("me") == ["Lvl.2 Holy Giant {4}"]


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


def test_prehistoric_witch_makes_my_creatures_ancient(table: Table) -> None:
    table.hands(
        me="Lvl.4 Prehistoric Witch {3}, Lvl.2 Holy Wolf {2}, Lvl.3 Giant {4}",
        foe=f"{WEAK}, Lvl.2 Fire Dragon {{7}}",
    )
    table.duel("Prehistoric", "Serpent")
    assert table.hand("me") == ["Lvl.2 Ancient Wolf {2}", "Lvl.3 Ancient Giant {4}"]
    assert "Lvl.2 Fire Dragon {7}" in table.hand("foe")


def test_prehistoric_witch_lets_rallies_form(table: Table) -> None:
    four = "Lvl.1 Holy Wolf {2}, Lvl.1 Fire Giant {4}, Lvl.1 Pirate {3}, Lvl.1 Holy Dragon {7}"
    table.hands(me=f"Lvl.4 Prehistoric Witch {{3}}, {four}").duel("Prehistoric", None)
    assert table.hand("me")[0] == "Lvl.3 Ancient! Wolf {2}"


def test_prehistoric_witch_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Prehistoric Witch {3}").duel("Prehistoric", None)
    assert table.hand("me") == []


def test_the_ouroboros_witch_turns_serpents_into_dragons(table: Table) -> None:
    table.hands(
        me="Lvl.4 The Ouroboros Witch {3}, Lvl.2 Holy Wolf {2}, Lvl.3 Holy Serpent {0}",
        foe=f"Lvl.2 Fire Serpent {{0}}, {WEAK}",
    )
    table.duel("Ouroboros", "Lvl.1")
    assert table.hand("me")[0] == "Lvl.2 Holy Wolf {2}"
    assert "Dragon {7}" in table.hand("me")[1]
    assert "Dragon {7}" in table.hand("foe")[0]
    assert table.sees("me", "foe")[0] == "?"


def test_the_ouroboros_witch_leaves_known_serpents_known_as_dragons(table: Table) -> None:
    table.hands(me="Lvl.4 The Ouroboros Witch {3}", foe=f"Lvl.2 Fire Serpent {{0}}, {WEAK}")
    table.state.reveal_hand(1, 1)
    table.duel("Ouroboros", "Lvl.1")
    assert table.sees("me", "foe")[0] == "? [a Dragon]"
    assert table.sees("spectator", "foe")[0] == "?"


def test_the_ouroboros_witch_without_serpents(table: Table) -> None:
    table.hands(me="Lvl.4 The Ouroboros Witch {3}, Lvl.2 Wolf {2}").duel("Ouroboros", None)
    assert table.hand("me") == ["Lvl.2 Wolf {2}"]


def test_dark_globe_witch_takes_all_types_from_both_hands(table: Table) -> None:
    table.hands(
        me="Lvl.4 Dark Globe Witch {3}, Lvl.2 Holy Wolf {2}, Lvl.1 Wet Witch {3}",
        foe=f"Lvl.2 Fire Serpent {{0}}, {WEAK}",
    )
    table.duel("Dark Globe", "Lvl.1")
    assert table.hand("me") == ["Lvl.2 Wolf {2}", "Lvl.1 Wet Witch {3}"]
    assert table.hand("foe")[0] == "Lvl.2 Serpent {0}"


def test_dark_globe_witch_with_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.4 Dark Globe Witch {3}").duel("Dark Globe", None)
    assert table.hand("me") == []


def test_gnome_witch_scrambles_levels_and_types(table: Table) -> None:
    seen = set()
    for seed in range(12):
        table = Table().seed(seed)
        table.hands(
            me="Lvl.4 Gnome Witch {3}, Lvl.1 Holy Wolf {2}, Lvl.5 Fire Giant {4}, Lvl.2 Wet Witch"
        )
        table.duel("Gnome", None)
        faces = [card.face for card in table.state.hands[0].cards]
        assert sorted(face.level for face in faces[:2]) == [1, 5]
        assert sorted(face.power for face in faces[:2]) == [1, 3]
        assert [face.name for face in faces] == ["Wolf", "Giant", "Wet Witch"]
        assert faces[2].level == 2
        seen.add((int(faces[0].level), int(faces[0].power)))
    assert len(seen) == 4  # levels and types go their own ways


def test_gnome_witch_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Gnome Witch {3}").duel("Gnome", None)
    assert table.hand("me") == []


def test_conversion_witch_converts_and_makes_holy_dear(table: Table) -> None:
    table.hands(
        me="Lvl.4 Conversion Witch {3}, Lvl.1 Nightmare Wolf {2}",
        foe=f"{WEAK}, Lvl.2 Nightmare Giant {{4}}, Lvl.6 Fire Dragon {{7}}",
    )
    table.duel("Conversion", "Serpent")
    assert table.hand("me") == ["Lvl.1 Holy Wolf {2}"]
    assert "Lvl.2 Holy Giant {4}" in table.hand("foe")
    table.duel("Lvl.1 Holy Wolf", "Lvl.6 Fire Dragon")
    assert table.lost_hp()["me"] == 4


def test_conversion_witch_twice_doubles_once(table: Table) -> None:
    table.hands(me="Lvl.4 Conversion Witch {3}, Lvl.1 Holy Wolf {2}", foe=f"{WEAK}, {STRONG}")
    table.rules("conversion").duel("Conversion", "Serpent")
    table.duel("Lvl.1 Holy Wolf", "Lvl.9")
    assert table.lost_hp()["me"] == 4


def test_benevolent_witch_blesses_one_of_each_tribe(table: Table) -> None:
    table.hands(
        me="Lvl.4 Benevolent Witch {3}, Lvl.1 Wolf {2}, Lvl.1 Wolf {2}, Lvl.3 Giant {4}, "
        "Lvl.1 Scarecrow {3}, Lvl.1 Wet Witch {3}",
    )
    table.duel("Benevolent", None)
    hand = table.hand("me")
    assert sorted(hand[:2]) == ["Lvl.1 Wolf {2}", "Lvl.3 Wolf {2}"]
    assert hand[2:] == ["Lvl.5 Giant {4}", "Lvl.1 Scarecrow {3}", "Lvl.1 Wet Witch {3}"]


def test_benevolent_witch_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Benevolent Witch {3}").duel("Benevolent", None)
    assert table.hand("me") == []


RALLY = "Lvl.1 Wolf {2}, Lvl.2 Fire Giant {4}"


def test_skeletal_witch_turns_the_others_to_bones(table: Table) -> None:
    table.hands(
        me=f"Lvl.4 Skeletal Witch {{3}}, Lvl.5 Skeleton! {{3}}, {RALLY}, Lvl.1 Dragon {{7}}",
        foe=f"{WEAK}, {STRONG}",
    )
    table.options(CALM).duel("Skeletal", "Serpent")
    assert table.hand("me") == [
        "Lvl.5 Skeleton! {3}",
        "Lvl.1 Skeleton {2}",
        "Lvl.2 Fire Skeleton {4}",
        "Lvl.1 Skeleton {7}",
    ]
    table.duel("Lvl.1 Skeleton {7}", "Lvl.9")
    assert table.powers() == {"me": 8, "foe": 16}
    assert table.lost_hp()["me"] == 3


def test_skeletal_witch_needs_a_rallied_skeleton(table: Table) -> None:
    table.hands(me="Lvl.4 Skeletal Witch {3}, Lvl.1 Skeleton {3}, Lvl.3 Wolf! {2}")
    table.duel("Skeletal", None)
    assert table.hand("me") == ["Lvl.1 Skeleton {3}", "Lvl.3 Wolf! {2}"]
    assert table.heard(NOTHING)


def test_scarecrow_witch_stuffs_a_creature(table: Table) -> None:
    table.hands(
        me="Lvl.4 Scarecrow Witch {3}, Lvl.2 Fire Dragon {7}",
        foe=f"{WEAK}, Lvl.5 Holy Giant {{4}}, Lvl.3 Wet Witch {{3}}",
    )
    table.duel("Scarecrow Witch", "Serpent")
    assert table.hand("foe")[0] == "Lvl.1 Scarecrow {3}"
    assert table.sees("me", "foe")[0] == "Lvl.1 Scarecrow {3}"
    table.duel("Lvl.2 Fire Dragon", "Scarecrow")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded()[-2:] == ["Lvl.1 Scarecrow {3}", "Lvl.2 Fire Dragon {7}"]


def test_scarecrow_witch_without_a_target(table: Table) -> None:
    table.hands(me="Lvl.4 Scarecrow Witch {3}", foe=WEAK).duel("Scarecrow", "Serpent")
    assert table.hand("foe") == [WEAK]
    assert table.heard(NOTHING)


def test_a_scarecrow_frightens_its_holders_nightmares(table: Table) -> None:
    table.hands(
        me="Lvl.1 Scarecrow {3}, Lvl.3 Nightmare Wolf {2}, Lvl.1 Nightmare Giant {4}, Lvl.2 Wolf",
        foe=f"{STRONG}, Lvl.4 Nightmare Wolf {{2}}",
    )
    table.duel("Lvl.2 Wolf", "Dragon")
    assert table.hand("me") == [
        "Lvl.1 Scarecrow {3}",
        "Lvl.2 Nightmare Wolf {2}",
        "Lvl.1 Nightmare Giant {4}",
    ]
    assert table.hand("foe") == ["Lvl.4 Nightmare Wolf {2}"]


def test_emilys_hiding_witch_makes_a_creature_fickle(table: Table) -> None:
    table.hands(
        me="Lvl.4 Emily's Hiding Witch {3}, Lvl.9 Holy Wolf {2}, Lvl.9 Fire Giant {4}",
        foe=f"{WEAK}, Lvl.2 Serpent {{0}}, Lvl.3 Serpent {{0}}",
    )
    table.duel("Emily", "Lvl.1")
    assert len(table.offers("me")) == 2
    table.choose("me", "Wolf")
    assert table.hand("me") == ["Lvl.9 Holy Wolf {2}", "Lvl.9 Fire Giant {4}"]
    marks = [card["marks"] for card in table.view("me")["zones"][0]["cards"]]
    assert [mark["key"] for mark in marks[0]] == ["fickle"]
    assert table.sees("foe", "me") == ["?", "?"]
    table.next_turn()
    wolf, giant = table.hand("me")[:2]
    assert 1 <= levels([wolf])[0] <= 6
    assert giant == "Lvl.9 Fire Giant {4}"
    assert not any("Wolf" in line for line in table.log("foe"))


def test_emilys_hiding_witch_without_a_creature(table: Table) -> None:
    table.hands(me="Lvl.4 Emily's Hiding Witch {3}, Lvl.1 Wet Witch {3}").duel("Emily", None)
    assert table.heard(NOTHING)


def test_scientific_witch_gives_a_new_type(table: Table) -> None:
    table.hands(me="Lvl.4 Scientific Witch {3}, Lvl.2 Holy Wolf {2}, Lvl.3 Giant {4}", foe=WEAK)
    table.duel("Scientific", "Serpent").choose("me", "Wolf")
    assert table.offers("me") == ["Make it Ancient", "Make it Fire", "Make it Nightmare"]
    table.choose("me", "Fire")
    assert table.hand("me") == ["Lvl.2 Fire Wolf {2}", "Lvl.3 Giant {4}"]
    assert table.sees("foe", "me") == ["? [a creature]", "?"]


def test_scientific_witch_gives_a_type_to_one_without(table: Table) -> None:
    table.hands(me="Lvl.4 Scientific Witch {3}, Lvl.3 Giant {4}")
    table.duel("Scientific", None).choose("me", "Giant")
    assert len(table.offers("me")) == 4


def test_scientific_witch_without_a_creature(table: Table) -> None:
    table.hands(me="Lvl.4 Scientific Witch {3}").duel("Scientific", None)
    assert table.heard(NOTHING)


def test_straight_witch_raises_a_straight_with_all_copies(table: Table) -> None:
    table.hands(
        me="Lvl.5 Straight Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.2 Giant {4}, "
        "Lvl.3 Wet Witch {3}, Lvl.4 Dragon {7}, Lvl.5 Fire Pirate {3}, Lvl.8 Serpent {0}"
    )
    table.options(CALM).duel("Straight", None)
    assert levels(table.hand("me")) == [4, 5, 5, 6, 7, 8, 8]


def test_straight_witch_needs_five_in_a_row(table: Table) -> None:
    table.hands(
        me="Lvl.5 Straight Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.2 Giant {4}, "
        "Lvl.3 Wet Witch {3}, Lvl.4 Dragon {7}, Lvl.6 Fire Pirate {3}"
    )
    table.options(CALM).duel("Straight", None)
    assert levels(table.hand("me")) == [1, 2, 2, 3, 4, 6]
    assert table.heard(NOTHING)


# ---- Cards that change hands ------------------------------------------------------------------

MINERVA = {
    "me": "Lvl.4 Minerva's Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Giant {4}, Lvl.5 Dragon {7}",
    "foe": f"{WEAK}, Lvl.1 Pirate {{3}}, Lvl.3 Vampire {{5}}, Lvl.6 Fire Dragon {{7}}",
}


def test_minervas_witch_trades_the_weak_for_the_strong(table: Table) -> None:
    table.hands(**MINERVA).duel("Minerva", "Serpent").choose("me", "Your least")
    assert table.hand("me") == ["Lvl.5 Dragon {7}", "Lvl.6 Fire Dragon {7}", "Lvl.3 Vampire {5}"]
    assert table.hand("foe") == ["Lvl.1 Pirate {3}", "Lvl.1 Wolf {2}", "Lvl.2 Giant {4}", WEAK]
    assert table.sees("foe", "me") == ["?", "Lvl.6 Fire Dragon {7}", "Lvl.3 Vampire {5}"]


def test_minervas_witch_trades_the_strong_for_the_weak(table: Table) -> None:
    table.hands(**MINERVA).duel("Minerva", "Serpent").choose("me", "Your most")
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.1 Pirate {3}", "Lvl.3 Vampire {5}"]


def test_minervas_witch_trades_as_many_as_both_have(table: Table) -> None:
    table.hands(me=MINERVA["me"], foe=f"{WEAK}, Lvl.6 Fire Dragon {{7}}")
    table.duel("Minerva", "Serpent").choose("me", "Your least")
    assert table.hand("foe") == ["Lvl.1 Wolf {2}", WEAK]


def test_minervas_witch_without_creatures_to_trade(table: Table) -> None:
    table.hands(me=MINERVA["me"], foe=WEAK).duel("Minerva", "Serpent")
    assert table.heard(NOTHING)
    assert len(table.hand("me")) == 3


def test_black_witch_takes_a_witch(table: Table) -> None:
    table.hands(me="Lvl.4 Black Witch {3}", foe=f"{WEAK}, Lvl.2 Wet Witch {{3}}, Lvl.2 Wolf {{2}}")
    table.duel("Black", "Serpent")
    assert table.hand("me") == ["Lvl.2 Wet Witch {3}"]
    assert table.sees("foe", "me") == ["Lvl.2 Wet Witch {3}"]
    assert table.sees("spectator", "me") == ["?"]


def test_black_witch_where_there_is_no_witch(table: Table) -> None:
    table.hands(me="Lvl.4 Black Witch {3}", foe=f"{WEAK}, Lvl.2 Wolf {{2}}")
    table.duel("Black", "Serpent")
    assert table.heard(NOTHING)


def test_haughty_witch_takes_a_card_from_a_lesser(table: Table) -> None:
    table.hands(me="Lvl.4 Haughty Witch {3}", foe="Lvl.3 Wolf {2}, Lvl.5 Giant {4}")
    table.duel("Haughty", "Wolf")
    assert table.hand("me") == ["Lvl.5 Giant {4}"]
    assert table.hand("foe") == ["Lvl.3 Wolf {2}"]


@pytest.mark.parametrize("foe", ["Lvl.4 Serpent {0}, Lvl.5 Giant {4}: (-)", "Lvl.5 Giant {4}: (-)"])
def test_haughty_witch_before_an_equal_or_nobody(table: Table, foe: str) -> None:
    table.hands(me="Lvl.4 Haughty Witch {3}", foe=foe)
    table.duel("Haughty", "Serpent" if "Serpent" in foe else None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_haughty_witch_takes_a_gift_unopened(table: Table) -> None:
    table.hands(me="Lvl.4 Haughty Witch {3}", foe=WEAK)
    table.state.wrap_gift(1)
    table.duel("Haughty", "Serpent")
    assert table.sees("me", "me") == ["? [a gift, opens on turn] [a creature or a Coal]"]


def test_arnold_laynes_witch_swaps_from_the_line(table: Table) -> None:
    table.hands(
        me="Lvl.4 Arnold Layne's Witch {3}, Lvl.1 Wolf {2}", foe=f"{WEAK}, Lvl.5 Giant {{4}}"
    )
    table.duel("Arnold", "Serpent")
    assert table.hand("me") == ["Lvl.7 Giant {4}: (1)"]
    assert table.hand("foe") == ["Lvl.1 Wolf {2}", WEAK]
    table.next_turn()
    assert "Lvl.7 Giant {4}: (1)" in table.hand("me")
    assert not any("Giant" in card for card in table.playable("me"))


def test_arnold_laynes_witch_needs_both(table: Table) -> None:
    table.hands(me="Lvl.4 Arnold Layne's Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.duel("Arnold", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]
    assert table.heard(NOTHING)


# ---- What foe suffers -------------------------------------------------------------------------


def test_succubus_witch_saps_a_creature_and_leaves_a_cambion(table: Table) -> None:
    table.hands(
        me="Lvl.4 Succubus' Witch {3}, Lvl.1 Nightmare Wolf {2}, Lvl.6 Fire Dragon {7}",
        foe=f"{WEAK}, Lvl.5 Holy Giant {{4}}",
    )
    table.duel("Succubus", "Serpent")
    assert table.discarded()[0] == "Lvl.1 Nightmare Wolf {2}"
    assert table.hand("foe") == ["Lvl.2 Holy Giant {4}", "Lvl.1 Holy Cambion {4}", WEAK]
    assert table.sees("me", "foe") == ["? [a creature]", "? [a creature]", WEAK]
    table.duel("Lvl.6 Fire Dragon", "Cambion")
    assert table.lost_hp()["foe"] == 8


def test_succubus_witch_without_a_nightmare(table: Table) -> None:
    table.hands(me="Lvl.4 Succubus' Witch {3}", foe=f"{WEAK}, Lvl.5 Holy Giant {{4}}")
    table.duel("Succubus", "Serpent")
    assert "Lvl.5 Holy Giant {4}" in table.hand("foe")
    assert table.heard(NOTHING)


def test_succubus_witch_without_a_victim(table: Table) -> None:
    table.hands(me="Lvl.4 Succubus' Witch {3}, Lvl.1 Nightmare Wolf {2}", foe=WEAK)
    table.duel("Succubus", "Serpent")
    assert table.hand("me") == []
    assert table.hand("foe") == [WEAK]
    assert table.heard(NOTHING)


def test_charlottes_witch_webs_a_card(table: Table) -> None:
    table.hands(me="Lvl.4 Charlotte's Witch {3}", foe=f"{WEAK}, Lvl.5 Holy Giant {{4}}")
    table.duel("Charlotte", "Serpent").next_turn()
    assert "Lvl.5 Holy Giant {4}: (-)" in table.hand("foe")
    assert "? [can never be played]" in table.sees("me", "foe")
    assert not any("Giant {4}: (-)" in card for card in table.playable("foe"))


def test_charlottes_witch_over_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Charlotte's Witch {3}", foe=WEAK).duel("Charlotte", "Serpent")
    assert table.hand("foe") == [WEAK]
    assert table.heard(NOTHING)


def test_medusas_witch_turns_the_one_she_escaped_to_stone(table: Table) -> None:
    table.hands(me="Lvl.4 Medusa's Witch {3}", foe=WEAK).duel("Medusa", "Serpent")
    assert table.hand("foe") == [f"{WEAK}: (-)"]
    assert table.state.hands[1].cards[0].face.rallied & NEVER_AGAIN


def test_medusas_witch_who_dies_stones_nobody(table: Table) -> None:
    table.hands(me="Lvl.4 Medusa's Witch {3}", foe=STRONG).duel("Medusa", "Dragon")
    assert table.hand("foe") == [STRONG]


@pytest.mark.parametrize("foe", ["Lvl.4 Wet Witch {3}", ""])
def test_medusas_witch_against_a_witch_or_nobody(table: Table, foe: str) -> None:
    table.hands(me="Lvl.4 Medusa's Witch {3}", foe=foe).duel("Medusa", foe or None)
    assert table.hand("foe") == []
    assert table.heard(NOTHING)


THREE = "Lvl.2 Wolf {2}, Lvl.3 Giant {4}, Lvl.4 Vampire {5}"


def test_lenores_witch_leaves_a_raven_that_pecks(table: Table) -> None:
    table.hands(me=f"Lvl.4 Lenore's Witch {{3}}, {STRONG}", foe=f"{WEAK}, {THREE}, Lvl.1 Wolf")
    table.top("Lvl.1 Fire Dragon {7}, Lvl.6 Fire Wolf {2}, Lvl.5 Pirate {3}, Lvl.5 Wolf {2}")
    table.duel("Lenore", "Serpent")
    offered = table.offers("me")
    assert len(offered) == 3
    shown = [card for card in table.sees("me", "foe") if card != "?"]
    assert len(shown) == 3
    assert table.sees("spectator", "foe").count("? [may be chosen]") == 3
    part = next(label for label in offered if "Wolf" in label or "Giant" in label)
    table.choose("me", part)
    assert "Lvl.0 Raven {0}" in table.sees("me", "foe")
    assert len(table.cards("removed")) == 1
    assert table.cards("removed")[0] in part
    assert not any(card.marks for card in table.state.hands[1].cards)


def test_lenores_ravens_peck_when_kin_is_drawn_or_played(table: Table) -> None:
    table.hands(me=f"Lvl.4 Lenore's Witch {{3}}, {STRONG}", foe=f"{WEAK}, Lvl.2 Wolf {{2}}")
    table.top("Lvl.6 Fire Wolf {2}, Lvl.1 Fire Dragon {7}")
    table.duel("Lenore", "Serpent").choose("me", "Wolf").next_turn()
    assert table.lost_hp()["foe"] == 2  # foe has drawn a Wolf
    assert not any("Raven" in card for card in table.playable("foe"))
    table.duel("Lvl.9", "Lvl.6 Fire Wolf")
    assert table.lost_hp()["foe"] == 2 + 2 + 2  # played, and lost


def test_lenores_witch_without_a_creature_to_mourn(table: Table) -> None:
    table.hands(me="Lvl.4 Lenore's Witch {3}", foe=f"{WEAK}, Lvl.1 Wet Witch {{3}}")
    table.duel("Lenore", "Serpent")
    assert len(table.hand("foe")) == 2
    assert table.heard(NOTHING)


def test_lenores_raven_for_one_without_a_tribe_never_pecks(table: Table) -> None:
    table.hands(me="Lvl.4 Lenore's Witch {3}", foe=f"{WEAK}, Lvl.1 Scarecrow {{3}}")
    table.top("Lvl.1 Primordial Butterfly {1}, Lvl.1 Grinch {5}")
    table.duel("Lenore", "Serpent").choose("me", "Scarecrow").next_turn()
    assert table.lost_hp()["foe"] == 0


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


def test_overdrive_witch_strikes_with_the_latest_run(table: Table) -> None:
    table.hands(
        me=f"Lvl.4 Overdrive Witch {{3}}, {STRONG}, Lvl.8 Dragon {{7}}",
        foe=f"{WEAK}, Lvl.2 Serpent {{0}}, Lvl.3 Serpent {{0}}",
    )
    table.options(CALM).duel("Lvl.9", "Lvl.1").duel("Lvl.8", "Lvl.2")
    table.duel("Overdrive", "Lvl.3")
    assert table.lost_hp()["foe"] == 2


def test_overdrive_witch_without_a_win(table: Table) -> None:
    table.hands(me="Lvl.4 Overdrive Witch {3}", foe=WEAK).duel("Overdrive", "Serpent")
    assert table.lost_hp()["foe"] == 0
    assert table.heard(NOTHING)


# ---- Rules from now on ------------------------------------------------------------------------


def test_the_sand_witch_strengthens_nightmares(table: Table) -> None:
    table.hands(
        me="Lvl.4 The Sand Witch {3}, Lvl.3 Nightmare Wolf {2}",
        foe=f"{WEAK}, Lvl.2 Nightmare Giant {{4}}",
    )
    table.rules("sand 2").duel("Sand", "Serpent")
    assert lasting(table) == [("Nightmare creatures have +4 power.", -1)]
    table.duel("Lvl.3 Nightmare Wolf", "Nightmare Giant")
    assert table.powers() == {"me": 9, "foe": 10}


def test_the_sand_witch_does_nothing_for_others(table: Table) -> None:
    table.hands(me="Lvl.3 Holy Wolf {2}", foe="Lvl.3 Pirate {3}").rules("sand 2")
    table.duel("Wolf", "Pirate")
    assert table.powers() == {"me": 5, "foe": 6}


def test_midas_witch_gilds_what_enters_my_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Midas Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.top("Lvl.2 Fire Serpent {0}, Lvl.1 Wet Witch {3}")
    table.turn(2).duel("Midas", "Serpent").next_turn()
    assert lasting(table) == [("Cards that enter the hand gain +2 base strength.", 0)]
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.2 Fire Serpent {2}"]
    assert table.hand("foe") == [WEAK, "Lvl.1 Wet Witch {3}"]


def test_midas_witch_does_not_gild_what_comes_back_from_a_duel(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Wolf {2}", foe="Lvl.1 Wet Witch {3}").rules(me="midas 2")
    table.duel("Wolf", "Wet")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}"]


def test_davids_witch_lets_the_lower_power_win_against_giants(table: Table) -> None:
    table.hands(me="Lvl.4 David's Witch {3}, Lvl.1 Wolf {2}", foe=f"{WEAK}, Lvl.6 Giant {{4}}")
    table.duel("David", "Serpent").duel("Lvl.1 Wolf", "Lvl.6 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_davids_witch_leaves_fights_without_giants_alone(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}", foe="Lvl.6 Pirate {3}").rules("david").duel("Wolf", "Pirate")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_goliath_witch_turns_the_next_fight_around(table: Table) -> None:
    table.hands(
        me="Lvl.4 Goliath Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Wolf {2}",
        foe="Lvl.9 Serpent {0}, Lvl.6 Pirate {3}, Lvl.5 Pirate {3}",
    )
    table.duel("Goliath", "Serpent")
    assert table.lost_hp()["me"] == 3  # not yet in her own fight
    table.duel("Lvl.1 Wolf", "Lvl.6 Pirate")
    assert table.lost_hp() == {"me": 3, "foe": 3}
    assert lasting(table) == []
    table.duel("Lvl.2 Wolf", "Lvl.5 Pirate")
    assert table.lost_hp() == {"me": 5, "foe": 3}


def test_goliath_witch_and_davids_witch_do_not_cancel(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}", foe="Lvl.6 Giant {4}").rules("david, goliath")
    table.duel("Wolf", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_goliath_witch_waits_for_a_fight(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}").rules("goliath").duel("Wolf", None)
    assert len(lasting(table)) == 1


def test_junos_witch_doubles_the_type_bonus_around_giants(table: Table) -> None:
    table.hands(
        me="Lvl.4 Juno's Witch {3}, Lvl.1 Ancient Wolf {2}",
        foe=f"{WEAK}, Lvl.1 Fire Giant {{4}}",
    )
    table.duel("Juno", "Serpent").duel("Ancient Wolf", "Fire Giant")
    assert table.powers() == {"me": 9, "foe": 5}


def test_junos_witch_does_nothing_without_a_giant(table: Table) -> None:
    table.hands(me="Lvl.1 Ancient Wolf {2}", foe="Lvl.1 Fire Pirate {3}").rules("juno")
    table.duel("Wolf", "Pirate")
    assert table.powers() == {"me": 6, "foe": 4}


def test_hubris_witch_strikes_the_proud_winner(table: Table) -> None:
    table.hands(me="Lvl.4 Hubris Witch {3}, Lvl.6 Giant {4}", foe=f"{WEAK}, Lvl.1 Wolf {{2}}")
    table.duel("Hubris", "Serpent").duel("Lvl.6 Giant", "Lvl.1 Wolf")
    assert table.lost_hp() == {"me": 4, "foe": 2}


def test_hubris_witch_spares_level_5_and_a_pass(table: Table) -> None:
    table.hands(me="Lvl.5 Giant {4}", foe="Lvl.1 Wolf {2}").rules("hubris").duel("Giant", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 2}
    table = Table().hands(me="Lvl.6 Giant {4}").rules("hubris").duel("Giant", None)
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_crow_laughing_witch_counts_her_own_escape(table: Table) -> None:
    table.hands(me="Lvl.4 Crow-Laughing Witch {3}, Lvl.5 Wolf {2}", foe="Lvl.6 Giant {4}: (-)")
    table.duel("Crow", None)
    assert table.hand("foe") == ["Lvl.4 Giant {4}: (-)"]
    assert table.hand("me") == ["Lvl.5 Wolf {2}"]
    assert "? [can never be played] [a creature]" in table.sees("me", "foe")


def test_crow_laughing_witch_counts_foes_witches_too_but_no_death(table: Table) -> None:
    table.hands(me="Lvl.5 Wolf {2}: (-)", foe="Lvl.3 Wet Witch {3}, Lvl.6 Giant {4}")
    table.rules(me="crows 2").duel(None, "Wet")
    assert table.hand("foe") == ["Lvl.4 Giant {4}"]
    table = Table().hands(me=STRONG, foe="Lvl.3 Wet Witch {3}, Lvl.6 Giant {4}")
    table.rules(me="crows 2").duel("Dragon", "Wet")
    assert table.hand("foe") == ["Lvl.6 Giant {4}"]


@pytest.mark.parametrize(("level", "left"), [(9, 5), (2, 1)])
def test_crow_laughing_witch_twice_adds_up_down_to_level_1(
    table: Table, level: int, left: int
) -> None:
    table.hands(me="Lvl.4 Crow-Laughing Witch {3}", foe=f"Lvl.{level} Giant {{4}}: (-)")
    table.rules(me="crows 2").duel("Crow", None)
    assert table.hand("foe") == [f"Lvl.{left} Giant {{4}}: (-)"]


def test_crow_laughing_witchs_crows_without_a_victim(table: Table) -> None:
    table.hands(me="Lvl.4 Crow-Laughing Witch {3}").duel("Crow", None)
    assert table.heard(NOTHING)


def test_cracked_ceremony_witch_starts_with_herself(table: Table) -> None:
    table.hands(
        me="Lvl.4 Cracked Ceremony Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Wolf {2}",
        foe=f"{WEAK}, Lvl.6 Giant {{4}}, Lvl.5 Giant {{4}}",
    )
    table.duel("Ceremony", "Serpent")
    assert len(table.hand("foe")) == 2  # the Serpent and one Giant
    assert len(table.hand("me")) == 2


def test_cracked_ceremony_witch_strikes_when_either_plays_a_witch(table: Table) -> None:
    table.hands(me="Lvl.4 Wet Witch {3}, Lvl.1 Wolf {2}", foe="Lvl.4 Wet Witch {3}, Lvl.2 Wolf {2}")
    table.rules("ceremony").duel("Wet", "Wet")
    assert table.hand("me") == []
    assert table.hand("foe") == []


def test_cracked_ceremony_witch_twice_is_still_one_card(table: Table) -> None:
    table.hands(me="Lvl.4 Cracked Ceremony Witch {3}", foe=f"{WEAK}, {THREE}").rules("ceremony")
    table.duel("Ceremony", "Serpent")
    assert len(table.hand("foe")) == 3


def test_cracked_ceremony_witch_out_of_pandoras_box_was_not_played(table: Table) -> None:
    table.hands(
        me="Lvl.4 Pandora's Witch {3}, Lvl.1 Wolf {2}",
        foe=f"{WEAK}, Lvl.4 Cracked Ceremony Witch {{3}}",
    )
    table.duel("Pandora", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]
    assert len(lasting(table)) == 1


def test_cracked_ceremony_witch_over_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Cracked Ceremony Witch {3}", foe=WEAK).duel("Ceremony", "Serpent")
    assert table.heard(NOTHING)
    assert len(lasting(table)) == 1


# ---- The next time ----------------------------------------------------------------------------


def test_sin_eater_witch_lets_another_bear_the_loss(table: Table) -> None:
    table.hands(
        me="Lvl.4 Sin-Eater Witch {3}, Lvl.1 Dragon {7}, Lvl.2 Wolf {2}", foe=f"{WEAK}, {STRONG}"
    )
    table.deck("").options(mayhem=False).duel("Sin-Eater", "Serpent")
    table.duel("Lvl.1 Dragon", "Lvl.9 Dragon")
    assert table.lost_hp()["me"] == 0
    assert table.hand("me") == ["Lvl.2 Wolf {2}: (-)"]
    assert lasting(table) == []


def test_sin_eater_witch_waits_while_no_other_creature_is_held(table: Table) -> None:
    table.hands(me="Lvl.1 Dragon {7}, Lvl.1 Wet Witch {3}", foe=STRONG).rules(me="sin-eater")
    table.duel("Dragon", "Dragon")
    assert table.lost_hp()["me"] == 7
    assert len(lasting(table)) == 1


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


# ---- Cards that come --------------------------------------------------------------------------


def test_green_witch_lets_the_one_with_fewer_cards_catch_up(table: Table) -> None:
    table.hands(me="Lvl.4 Green Witch {3}", foe=f"{WEAK}, {THREE}").duel("Green", "Serpent")
    assert len(table.hand("me")) == 3
    table = Table().hands(me=f"Lvl.4 Green Witch {{3}}, {THREE}", foe=WEAK)
    table.duel("Green", "Serpent")
    assert len(table.hand("foe")) == 3 + 1


def test_green_witch_with_equal_hands_or_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Green Witch {3}", foe=WEAK).duel("Green", "Serpent")
    assert table.heard(NOTHING)
    table = Table().options(mayhem=False).deck("Lvl.1 Wolf {2}")
    table.hands(me="Lvl.4 Green Witch {3}", foe=f"{WEAK}, {THREE}").duel("Green", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


def test_coven_calling_witch_shuffles_13_sacred_witches_in(table: Table) -> None:
    table.hands(me="Lvl.4 Coven-Calling Witch {3}").deck("").duel("Coven", None)
    deck = [card.face for card in table.state.deck.cards]
    assert len(deck) == 13
    assert {tier_of(table.state.edition, being.key) for being in deck} == {SACRED}
    assert all(4 <= being.level <= 6 for being in deck)


def test_coven_calling_witch_when_witches_are_banned(table: Table) -> None:
    table.hands(me="Lvl.4 Coven-Calling Witch {3}").deck("Lvl.1 Wolf {2}").rules("banned")
    table.duel("Coven", None)
    assert table.left() == ["Lvl.1 Wolf {2}"]


def test_santa_witch_gives_each_two_gifts_and_peeks_at_two(table: Table) -> None:
    table.hands(me="Lvl.4 Santa Witch {3}, Lvl.1 Wolf {2}", foe=WEAK).duel("Santa", "Serpent")
    assert len(table.hand("me")) == 3
    assert len(table.hand("foe")) == 3
    gifts = [c for hand in table.state.hands for c in hand.cards if c.face.is_gift()]
    assert len(gifts) == 4
    assert sum(card.known_to(0) for card in gifts) == 2
    assert sum(card.known_to(1) for card in gifts) == 0
    wrapped = "? [a gift, opens on turn] [a creature or a Coal]"
    assert table.sees("foe", "foe")[:2] == [wrapped, wrapped]
    table.next_turn()
    assert "?" not in " ".join(table.sees("me", "me"))
    assert "?" not in " ".join(table.sees("foe", "foe"))
    assert sum(card.known_to(0) for card in table.state.hands[0].cards) == 4
    assert table.sees("foe", "me")[1:3] == ["? [a creature or a Coal]"] * 2


def test_santa_witchs_gifts_cannot_be_played_before_they_open(table: Table) -> None:
    table.hands(me="Lvl.4 Santa Witch {3}", foe=WEAK)
    gift = table.state.wrap_gift(0)
    assert table.playable("me") == ["Lvl.4 Santa Witch {3}"]
    assert table.view("me")["zones"][0]["cards"][1]["waits"] == "is still wrapped"
    table.duel("Santa", "Serpent").next_turn()
    assert table.state.waits(table.state.find(gift.id), 0) == ""  # type: ignore[arg-type]


def test_santa_witchs_gifts_are_half_coal_and_guessed_as_gifts(table: Table) -> None:
    coal = 0
    for seed in range(60):
        table = Table().seed(seed).hands(me="Lvl.4 Santa Witch {3}", foe=WEAK)
        table.duel("Santa", "Serpent")
        coal += sum(card.face.key == "coal" for card in table.state.cards())
        guess = table.state.guess(1, Rng(seed))
        slots = [c for hand in guess.zones[:2] for c in hand.cards if c.mark(WRAPPED) >= 0]
        assert all(card.face.is_gift() for card in slots)
    assert 90 < coal < 150


def test_a_santa_witchs_coal_loses_and_costs_nothing(table: Table) -> None:
    table.hands(me="Lvl.0 Coal {0}", foe=WEAK).rules("wrath 3").duel("Coal", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded() == ["Lvl.0 Coal {0}"]
    assert table.hand("foe") == [WEAK]


def test_buried_witch_with_a_rallied_pirate_digs_up_cannonballs(table: Table) -> None:
    table.hands(
        me="Lvl.4 Buried Witch {3}, Lvl.3 Pirate! {3}", foe=f"{WEAK}, Lvl.2 Fire Giant {{4}}"
    )
    table.duel("Buried", "Serpent")
    assert table.hand("me") == ["Lvl.3 Pirate! {3}", *["Lvl.0 Cannonball {0}"] * 3]
    assert table.sees("foe", "me")[1:] == ["Lvl.0 Cannonball {0}"] * 3
    table.duel("Cannonball", "Lvl.2 Fire Giant")
    assert table.lost_hp() == {"me": 4, "foe": 5}
    assert "Lvl.2 Fire Giant {4}" in table.hand("foe")
    assert len([card for card in table.hand("me") if "Cannonball" in card]) == 2


def test_buried_witch_without_a_rallied_pirate(table: Table) -> None:
    table.hands(me="Lvl.4 Buried Witch {3}, Lvl.3 Pirate {3}, Lvl.3 Wolf! {2}")
    table.duel("Buried", None)
    assert len(table.hand("me")) == 2
    assert table.heard(NOTHING)


def test_haggel_witchel_fill_both_hands_and_the_first_witch_costs_12(table: Table) -> None:
    table.hands(me="Lvl.4 Haggel & Witchel {3}, Lvl.1 Wolf {2}", foe=f"{WEAK}, {THREE}")
    table.top("Lvl.2 Fire Serpent {0}, Lvl.1 Wet Witch {3}, Lvl.2 Wet Witch {3}")
    table.options(CALM).duel("Haggel", "Serpent")
    assert len(table.hand("me")) == 8
    assert len(table.hand("foe")) == 8 + 1  # and the Serpent that came back
    assert table.lost_hp() == {"me": 0, "foe": 12}  # foe drew second
    assert lasting(table) == []
    assert table.heard("Player 2 pays for the gingerbread")


def test_haggel_witchel_stop_at_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Haggel & Witchel {3}", foe=WEAK).options(mayhem=False)
    table.deck("Lvl.1 Wolf {2}, Lvl.2 Wolf {2}, Lvl.3 Wolf {2}").duel("Haggel", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.3 Wolf {2}"]
    assert table.hand("foe") == ["Lvl.2 Wolf {2}", WEAK]
    assert lasting(table) == [("The next to draw a witch takes 12.", -1)]


def test_storytime_witch_brings_a_creature_that_both_see(table: Table) -> None:
    table.hands(me="Lvl.4 Storytime Witch {3}").duel("Storytime", None)
    assert len(table.hand("me")) == 1
    assert "Witch" not in table.hand("me")[0]
    assert table.sees("foe", "me") == table.hand("me")


def test_storytime_witch_needs_no_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Storytime Witch {3}").deck("").options(mayhem=False)
    table.duel("Storytime", None)
    assert len(table.hand("me")) == 1


def test_golden_veil_witch_brings_a_tribe_i_lack(table: Table) -> None:
    six = ", ".join(
        f"Lvl.1 {tribe}" for tribe in ("Serpent", "Wolf", "Skeleton", "Pirate", "Giant")
    )
    table.hands(me=f"Lvl.4 Golden Veil Witch {{3}}, {six}, Lvl.1 Vampire {{5}}")
    table.duel("Golden", None)
    assert "Dragon {7}" in table.hand("me")[-1]


def test_golden_veil_witch_where_no_tribe_is_missing(table: Table) -> None:
    tribes = ("Serpent", "Wolf", "Skeleton", "Pirate", "Giant", "Vampire", "Dragon")
    all_seven = ", ".join(f"Lvl.1 {tribe}" for tribe in tribes)
    table.hands(me=f"Lvl.4 Golden Veil Witch {{3}}, {all_seven}").duel("Golden", None)
    assert len(table.hand("me")) == 7
    assert table.heard(NOTHING)


def test_jugband_witch_washboard_brings_three_that_must_be_played_first(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Washboard {3}, Lvl.1 Wet Witch {3}", foe=WEAK)
    table.options(CALM).duel("Washboard", "Serpent").next_turn()
    assert len(table.playable("me")) == 3
    assert not any("Wet" in card for card in table.playable("me"))
    assert table.sees("foe", "me").count("? [must be played] [a creature]") == 3 or (
        table.sees("foe", "me").count("? [a creature] [must be played]") == 3
    )
    table.duel(table.playable("me")[0], "Lvl.1 Serpent").next_turn()
    assert len(table.playable("me")) == 2


def test_jugband_witch_washboard_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Washboard {3}").duel("Washboard", None)
    assert len(table.hand("me")) == 3


JUG = "Lvl.4 Jugband Witch: Jug {3}"


def test_jugband_witch_jug_brings_the_discarded_back_after_three_wins(table: Table) -> None:
    table.hands(
        me=f"{JUG}, Lvl.2 Wet Witch {{3}}",
        foe=f"{WEAK}, Lvl.2 Serpent {{0}}, Lvl.3 Serpent {{0}}, Lvl.1 Blind Witch {{3}}",
    )
    table.deck("Lvl.7 Dragon, Lvl.8 Dragon, Lvl.9 Dragon" + ", Lvl.1 Wolf" * 12)
    table.options(CALM).duel("Jug", "Lvl.1 Serpent").choose("me", "Wet Witch")
    assert "Lvl.2 Wet Witch {3}" in table.discarded()
    assert table.hand("me") == ["Lvl.7 Dragon {7}", "Lvl.8 Dragon {7}", "Lvl.9 Dragon {7}"]
    table.duel("Lvl.7", "Lvl.1 Serpent").duel("Lvl.8", "Blind")
    assert "Lvl.8 Dragon {7}" in table.hand("me")  # it killed a witch and came back
    table.duel("Lvl.8", "Lvl.2 Serpent")  # that counts no more
    assert "Lvl.2 Wet Witch {3}" in table.discarded()
    table.duel("Lvl.9", "Lvl.3 Serpent")
    assert "Lvl.9 Wet Witch {3}" in table.hand("me")


def test_jugband_witch_jug_is_broken_by_a_loss_but_not_by_a_tie(table: Table) -> None:
    table.hands(me=f"{JUG}, Lvl.2 Wet Witch {{3}}", foe=f"{WEAK}, Lvl.9 Dragon {{7}}")
    table.deck("Lvl.9 Dragon, Lvl.1 Serpent, Lvl.8 Dragon" + ", Lvl.6 Wolf" * 12)
    table.options(CALM).duel("Jug", "Serpent").choose("me", "Wet Witch")
    table.duel("Lvl.9 Dragon", "Lvl.9 Dragon")
    assert table.state.jugs[0][3] == 0
    table.duel("Lvl.1 Serpent", "Lvl.6 Wolf")
    assert table.state.jugs[0][3] < 0


def test_jugband_witch_jug_with_an_empty_hand(table: Table) -> None:
    table.hands(me=JUG).duel("Jug", None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_jugband_witch_jug_with_an_empty_deck(table: Table) -> None:
    table.hands(me=f"{JUG}, Lvl.2 Wolf {{2}}", foe=WEAK).deck("").options(mayhem=False)
    table.duel("Jug", "Serpent").choose("me", "Wolf")
    assert table.hand("me") == []
    assert "Lvl.2 Wolf {2}" in table.discarded()


def test_jugband_witch_kazoo_sends_a_stand_in(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Kazoo {3}, Lvl.5 Holy! Giant {4}", foe=f"{WEAK}, {STRONG}")
    table.duel("Kazoo", "Serpent")
    assert table.hand("me") == ["Lvl.1 Holy Stand-In Giant {4}"]
    assert table.sees("foe", "me") == ["Lvl.1 Holy Stand-In Giant {4}"]
    assert "Lvl.5 Holy! Giant {4}" in table.discarded()
    table.next_turn()
    held = len(table.hand("me"))
    table.duel("Stand-In", "Lvl.9")
    assert table.lost_hp()["me"] == 4
    assert len(table.hand("me")) == held - 1 + 2


def test_jugband_witch_kazoo_without_a_creature(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Kazoo {3}, Lvl.1 Wet Witch {3}").duel("Kazoo", None)
    assert table.hand("me") == ["Lvl.1 Wet Witch {3}"]
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


# ---- Time -------------------------------------------------------------------------------------


def test_ondus_witch_undoes_the_previous_duel(table: Table) -> None:
    table.hands(me="Lvl.1 Dragon {7}, Lvl.4 Ondu's Witch {3}", foe=f"Lvl.6 Dragon {{7}}, {WEAK}")
    table.duel("Lvl.1 Dragon", "Lvl.6 Dragon")
    assert table.lost_hp()["me"] == 7
    table.duel("Ondu", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert "Lvl.1 Dragon {7}: (1)" in table.hand("me")
    assert "Lvl.6 Dragon {7}: (1)" in table.hand("foe")
    table.next_turn()
    assert "Lvl.1 Dragon {7}: (1)" in table.hand("me")


def test_ondus_witch_returns_only_what_lies_in_the_discard_pile(table: Table) -> None:
    table.hands(me="Lvl.1 Wet Witch {3}, Lvl.4 Ondu's Witch {3}", foe=f"Lvl.6 Dragon {{7}}, {WEAK}")
    table.duel("Wet", "Dragon").duel("Ondu", "Serpent")
    assert table.lost_hp()["me"] == 0
    assert "Lvl.1 Wet Witch {3}: (1)" in table.hand("me")
    assert "Lvl.6 Dragon {7}" in table.hand("foe")


def test_ondus_witch_before_any_duel(table: Table) -> None:
    table.hands(me="Lvl.4 Ondu's Witch {3}", foe=WEAK).duel("Ondu", "Serpent")
    assert table.heard(NOTHING)


def test_ondus_witch_twice_undoes_once(table: Table) -> None:
    ondu = "Lvl.4 Ondu's Witch {3}"
    table.hands(me=f"Lvl.1 Dragon {{7}}, {ondu}", foe=f"Lvl.6 Dragon {{7}}, {ondu}")
    table.duel("Lvl.1 Dragon", "Lvl.6 Dragon").duel("Ondu", "Ondu")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.heard(NOTHING)


def test_clockwork_crier_witch_pays_out_when_the_hour_has_come(table: Table) -> None:
    table.hands(me="Lvl.4 Clockwork Crier Witch {3}, Lvl.8 Dragon {7}, Lvl.9 Dragon {7}", foe=WEAK)
    table.options(CALM).duel("Clockwork", "Serpent")
    assert table.offers("me") == ["Call 1", "Call 2", "Call 3"]
    table.choose("me", "Call 2")
    assert lasting(table) == [("draw 2, take 4 (at the end of turn 3)", 0)]
    table.duel("Lvl.8", "Lvl.1 Serpent")
    assert table.lost_hp()["me"] == 0
    table.next_turn()
    held = len(table.hand("me"))
    table.seal("me", "Lvl.9").seal("foe", table.playable("foe")[0])
    assert table.lost_hp()["me"] == 4
    assert len(table.hand("me")) >= held - 1 + 2


def test_clockwork_crier_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Clockwork Crier Witch {3}, Lvl.8 Dragon {7}", foe=WEAK).deck("")
    table.options(mayhem=False).duel("Clockwork", "Serpent").choose("me", "Call 1")
    table.duel("Dragon", "Serpent")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_no_good_trying_witch_skips_the_next_turn_and_draws_three(table: Table) -> None:
    table.hands(me="Lvl.4 No Good Trying Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.duel("No Good", "Serpent").next_turn()
    assert table.state.turn == 3  # nobody had anything to choose on turn 2
    assert table.heard("You sit this turn out")
    assert table.heard("There is no duel this turn")
    assert len(table.hand("me")) == 1 + 3 + 1  # the Wolf, three at the end, one on turn 3
    assert len(table.hand("foe")) == 1 + 1 + 1
    assert lasting(table) == []


def test_no_good_trying_witch_against_another(table: Table) -> None:
    witch = "Lvl.4 No Good Trying Witch {3}"
    table.hands(me=witch, foe=witch).duel("No Good", "No Good").next_turn()
    assert table.state.turn == 3
    assert len(table.hand("me")) == 4
    assert len(table.hand("foe")) == 4


def test_no_good_trying_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 No Good Trying Witch {3}, Lvl.1 Wolf {2}", foe=WEAK).deck("")
    table.options(mayhem=False).duel("No Good", "Serpent").next_turn()
    assert table.state.turn == 3
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


# ---- While in hand ----------------------------------------------------------------------------


def test_wiccan_little_panics_and_the_sky_may_fall() -> None:
    fell = panics = 0
    for seed in range(240):
        table = (
            Table().seed(seed).hands(me=f"{WEAK}, Lvl.4 Wiccan Little {{3}}", foe="Lvl.1 Serpent")
        )
        table.duel("Lvl.1 Serpent", "Lvl.1 Serpent").next_turn()
        panics += table.heard("panics")
        assert not table.heard("panics", "foe")
        assert table.lost_hp() in ({"me": 0, "foe": 0}, {"me": 3, "foe": 3})
        fell += table.lost_hp()["me"] == 3
    assert 20 < panics < 64  # one in six
    assert 8 < fell < 36  # and then one in two


def test_wiccan_little_frozen_keeps_quiet() -> None:
    for seed in range(40):
        table = Table().seed(seed).hands(me=f"{WEAK}, Lvl.4 Wiccan Little {{3}}: (-)", foe=WEAK)
        table.duel("Serpent", "Serpent").next_turn()
        assert table.lost_hp() == {"me": 0, "foe": 0}


def test_chiquita_witch_ripens_and_sours(table: Table) -> None:
    table.hands(
        me=f"Lvl.4 Chiquita Witch {{3}}, {WEAK}, Lvl.3 Wolf {{2}}, Lvl.4 Giant {{4}}",
        foe="Lvl.6 Dragon {7}, Lvl.3 Wolf {2}",
    )
    table.duel("Serpent", "Dragon")
    assert table.hand("me") == ["Lvl.4 Chiquita Witch {3}", "Lvl.4 Wolf {2}"]
    assert table.lost_hp() == {"me": 4, "foe": 0}
    assert "Lvl.5 Giant {4}" in table.discarded()
    assert table.hand("foe") == ["Lvl.3 Wolf {2}"]


def test_chiquita_witch_alone_or_frozen(table: Table) -> None:
    table.hands(me=f"Lvl.4 Chiquita Witch {{3}}: (-), {WEAK}, Lvl.5 Wolf {{2}}", foe=STRONG)
    table.duel("Serpent", "Dragon")
    assert "Lvl.5 Wolf {2}" in table.hand("me")
    table = Table().hands(me=f"Lvl.4 Chiquita Witch {{3}}, {WEAK}", foe=STRONG)
    table.duel("Serpent", "Dragon")
    assert table.hand("me") == ["Lvl.4 Chiquita Witch {3}"]
    assert not table.heard("ripen", "foe")


def test_vegetable_mask_witch_rots_and_is_worth_two_cards(table: Table) -> None:
    table.hands(
        me=f"Lvl.2 Vegetable Mask Witch {{3}}, {WEAK}, Lvl.2 Serpent", foe=f"{STRONG}, {STRONG}"
    )
    table.duel("Lvl.1 Serpent", "Dragon")
    assert "Lvl.1 Vegetable Mask Witch {3}" in table.hand("me")
    assert not table.heard("Vegetable", "foe")
    table.duel("Lvl.2 Serpent", "Lvl.9 Dragon")
    assert "Lvl.0 Vegetable Mask Witch {3}" in table.discarded()
    assert len(table.hand("me")) == 1 + 2  # what turn 2 brought, and two


def test_vegetable_mask_witch_who_wins_costs_the_hand(table: Table) -> None:
    table.hands(me=f"Lvl.4 Vegetable Mask Witch {{3}}, {THREE}", foe=WEAK)
    table.duel("Vegetable", "Serpent")
    assert table.hand("me") == []


def test_vegetable_mask_witch_who_dies_or_meets_nobody_costs_nothing(table: Table) -> None:
    table.hands(me=f"Lvl.4 Vegetable Mask Witch {{3}}, {THREE}", foe=STRONG)
    table.duel("Vegetable", "Dragon")
    assert len(table.hand("me")) == 3
    table = Table().hands(me=f"Lvl.4 Vegetable Mask Witch {{3}}, {THREE}").duel("Vegetable", None)
    assert len(table.hand("me")) == 3


def test_straw_witch_keeps_creatures_home_and_raises_them(table: Table) -> None:
    table.hands(
        me="Lvl.4 Straw Witch {3}, Lvl.1 Wolf {2}, Lvl.1 Wet Witch {3}", foe="Lvl.3 Wolf {2}"
    )
    assert table.playable("me") == ["Lvl.4 Straw Witch {3}", "Lvl.1 Wet Witch {3}"]
    table.duel("Wet", "Wolf")
    assert table.hand("me") == ["Lvl.4 Straw Witch {3}", "Lvl.2 Wolf {2}"]
    assert table.hand("foe") == ["Lvl.3 Wolf {2}"]


def test_straw_witch_played_or_frozen_lets_them_go(table: Table) -> None:
    table.hands(me="Lvl.4 Straw Witch {3}: (-), Lvl.1 Wolf {2}", foe=WEAK)
    assert table.playable("me") == ["Lvl.1 Wolf {2}"]
    table.duel("Wolf", "Serpent")
    table = Table().hands(me="Lvl.4 Straw Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.duel("Straw", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


# ---- In the middle of a choice ----------------------------------------------------------------

CHOOSERS = (
    "Minerva's Witch",
    "Lenore's Witch",
    "Absolving Witch",
    "Emily's Hiding Witch",
    "Jugband Witch: Jug",
    "Scientific Witch",
    "Clockwork Crier Witch",
)


@pytest.mark.parametrize("witch", CHOOSERS)
def test_a_game_can_be_copied_kept_and_guessed_in_the_middle_of_a_choice(
    table: Table, witch: str
) -> None:
    table.hands(me=f"Lvl.4 {witch} {{3}}, {THREE}", foe=f"{WEAK}, {THREE}").duel(witch, "Serpent")
    while True:
        state = table.state
        assert [decision.seat for decision in state.decisions()] == [0]
        assert state.copy().digest() == state.digest()
        assert type(state).from_json(state.to_json()).digest() == state.digest()
        for seat in range(2):
            guess = state.guess(seat, Rng(3))
            guess.check()
            ask = guess.decisions()[0]
            guess.play(0, ask.choices[0].text)
            guess.check()
        table.choose("me", table.offers("me")[0])
        if table.state.turn > 1 or not table.state.asks:
            break


# ---- What nobody else may notice --------------------------------------------------------------


@pytest.mark.parametrize(
    "secret",
    [
        "Lvl.4 Chiquita Witch {3}",
        "Lvl.4 Vegetable Mask Witch {3}",
        "Lvl.4 Straw Witch {3}",
    ],
)
def test_a_spell_in_hand_tells_the_other_player_nothing(table: Table, secret: str) -> None:
    heard = []
    for card in (secret, "Lvl.4 Wet Witch {3}"):
        table = Table().hands(me=f"{card}, Lvl.2 Mundane Witch {{3}}, Lvl.1 Wolf {{2}}", foe=WEAK)
        heard.append(table.duel("Mundane", "Serpent").log("foe"))
    assert heard[0] == heard[1]
