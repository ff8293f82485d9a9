"""Sacred witches that bring new cards: what each does, and her odd case."""

from __future__ import annotations

from bestiary.games.creature_wars.lore.roster import SACRED
from bestiary.games.creature_wars.war import War
from tests.creature_wars.table import Table, tier_of
from tests.creature_wars.witches.cards import NOTHING, THREE, WEAK


def test_hectic_witch_fills_the_deck_with_witches(table: Table) -> None:
    table.hands(me="Lvl.5 Hectic Witch {3}", foe="Lvl.1 Serpent").deck("Lvl.1 Wolf")
    table.duel("Hectic", "Serpent")
    assert len(table.left()) == 16
    assert sum(card.face.is_witch() for card in table.state.deck.cards) == 15
    assert table.view("me")["zones"][4]["cards"] == []


def test_hectic_witch_saves_from_mayhem_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.5 Hectic Witch {3}", foe="Lvl.1 Serpent").deck("")
    table.duel("Hectic", "Serpent")
    assert len(table.left()) == 15
    assert table.winner == ""


def test_foreboding_witch_dies_and_wolves_come(table: Table) -> None:
    table.hands(me="Lvl.4 Foreboding Witch {3}", foe="Lvl.6 Dragon {7}")
    table.duel("Foreboding", "Dragon")
    assert len(table.hand("me")) == 2
    assert all("Wolf {2}" in card for card in table.hand("me"))
    assert table.sees("foe", "me") == ["? [a creature]", "? [a creature]"]


def test_foreboding_witch_escapes_without_wolves(table: Table) -> None:
    table.hands(me="Lvl.4 Foreboding Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Foreboding", "Serpent")
    assert table.hand("me") == []


def test_witch_of_the_legion_buries_skeletons_in_the_deck(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Legion {3}", foe="Lvl.1 Serpent").deck("Lvl.1 Wolf")
    table.duel("Legion", "Serpent")
    assert sum("Skeleton {3}" in card for card in table.left()) == 6
    assert len(table.left()) == 7


def test_witch_of_the_legion_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Legion {3}", foe="Lvl.1 Serpent").deck("")
    table.duel("Legion", "Serpent")
    assert len(table.left()) == 6


def test_witch_of_the_levy_calls_a_tribe(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Levy {3}", foe="Lvl.1 Serpent")
    table.duel("Levy", "Serpent")
    assert table.offers("me") == [
        "Get 2 of Tribe Wolf",
        "Get 2 of Tribe Skeleton",
        "Get 2 of Tribe Pirate",
    ]
    table.choose("me", "Pirate")
    assert len(table.hand("me")) == 2
    assert all("Pirate {3}" in card for card in table.hand("me"))
    assert table.heard("Pirate", "foe")


def test_witch_of_the_levy_completes_a_rally(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Levy {3}, Lvl.1 Wolf, Lvl.1 Wolf", foe="Lvl.1 Serpent")
    table.duel("Levy", "Serpent").choose("me", "Wolf")
    assert all("Wolf!" in card for card in table.hand("me"))


def test_the_choice_of_a_witch_of_the_levy_survives_a_copy(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Levy {3}", foe="Lvl.1 Serpent")
    state = table.duel("Levy", "Serpent").state
    assert War.from_json(state.to_json()).digest() == state.copy().digest() == state.digest()


def test_jesting_witch_puts_creatures_on_top(table: Table) -> None:
    table.hands(me="Lvl.6 Jesting Witch {3}", foe="Lvl.1 Serpent")
    table.deck("Lvl.1 Wet Witch, Lvl.1 Wet Witch")
    table.duel("Jesting", "Serpent")
    assert table.left()[3:] == ["Lvl.1 Wet Witch {3}", "Lvl.1 Wet Witch {3}"]
    assert all(card.face.is_creature() for card in table.state.deck.cards[2:])
    assert table.view("me")["zones"][4]["cards"] == []
    table.next_turn()
    assert table.sees("me", "foe")[-1] == "? [a creature]"


def test_jesting_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.6 Jesting Witch {3}", foe="Lvl.1 Serpent").deck("")
    table.duel("Jesting", "Serpent")
    assert len(table.left()) == 3
    assert table.winner == ""


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
