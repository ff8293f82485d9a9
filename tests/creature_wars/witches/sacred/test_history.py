"""Sacred witches that look back: what each does, and her odd case."""

from __future__ import annotations

from bestiary.games.creature_wars.being import SERPENT
from bestiary.games.creature_wars.witches.sacred.history import BEATEN, BeatenTribes
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import CALM, NOTHING, STRONG, WEAK, levels

QUEST = "Lvl.6 Questing Witch {3}, Lvl.1 Wolf, Lvl.2 Wolf, Lvl.1 Giant, Lvl.1 Dragon"


def test_rage_witch_strikes_for_every_duel_lost(table: Table) -> None:
    table.hands(me="Lvl.6 Rage Witch {3}, Lvl.1 Wolf", foe="Lvl.1 Serpent")
    table.state.lost[0] = 3
    table.duel("Rage", "Serpent")
    assert table.hand("me") == []
    assert table.lost_hp() == {"me": 0, "foe": 3}


def test_rage_witch_of_the_first_edition(table: Table) -> None:
    table.edition("first").hands(
        me="Lvl.6 Rage Witch {3}, Lvl.1 Wolf, Lvl.1 Giant", foe="Lvl.1 Serpent"
    )
    assert table.card("Rage Witch").face.key == "rage-witch"
    assert "2 random cards" in table.view("me")["zones"][0]["cards"][0]["text"]
    table.duel("Rage", "Serpent")
    assert table.hand("me") == []
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_rage_witch_without_enough_cards(table: Table) -> None:
    table.edition("first").hands(me="Lvl.6 Rage Witch {3}, Lvl.1 Wolf", foe="Lvl.1 Serpent")
    table.duel("Rage", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.heard(NOTHING)


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


def test_questing_witch_offers_three_potions(table: Table) -> None:
    table.hands(me=QUEST, foe="Lvl.1 Serpent")
    BEATEN.keep(table.state, BeatenTribes(0b1111111, 0))
    table.duel("Questing", "Serpent")
    assert [offer.split(":")[0] for offer in table.offers("me")] == [
        "Deception",
        "Endurance",
        "Ferocity",
    ]
    table.choose("me", "Deception")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


def test_the_other_potions_of_a_questing_witch(table: Table) -> None:
    table.hands(me=f"{QUEST}, Lvl.5 Questing Witch {{3}}", foe="Lvl.1 Serpent, Lvl.2 Serpent")
    BEATEN.keep(table.state, BeatenTribes(0b1111111, 0))
    table.duel("Lvl.6 Questing", "Lvl.1 Serpent").choose("me", "Ferocity")
    assert levels(table.hand("me")) == [4, 5, 4, 4, 5]
    table.duel("Lvl.5 Questing", "Lvl.2 Serpent").choose("me", "Endurance")
    assert table.lost_hp() == {"me": -15, "foe": 0}


def test_questing_witch_whose_quest_is_not_done(table: Table) -> None:
    table.hands(me=QUEST, foe="Lvl.1 Serpent")
    BEATEN.keep(table.state, BeatenTribes(0b0111111, 0))
    table.duel("Questing", "Serpent")
    assert table.offers("me") == []
    assert table.heard(NOTHING)


def test_questing_witch_remembers_beaten_tribes(table: Table) -> None:
    table.hands(me="Lvl.6 Dragon", foe="Lvl.1 Serpent")
    table.duel("Dragon", "Serpent")
    assert BEATEN.of(table.state).by(0) == 1 << SERPENT
    assert BEATEN.of(table.state).by(1) == 0


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


def test_necromancing_witch_raises_every_slain_skeleton(table: Table) -> None:
    table.hands(me="Lvl.4 Necromancing Witch {3}", foe=WEAK)
    table.discards("Lvl.1 Fire Skeleton {3}, Lvl.3 Holy Wolf {2}, Lvl.6 Holy Skeleton {3}")
    table.duel("Necromancing", "Serpent")
    assert table.hand("me") == ["Lvl.4 Fire Skeleton {3}", "Lvl.9 Holy Skeleton {3}"]
    assert "Lvl.3 Holy Wolf {2}" in table.discarded()


def test_necromancing_witch_without_bones(table: Table) -> None:
    table.hands(me="Lvl.4 Necromancing Witch {3}, Lvl.1 Skeleton {3}").discards("Lvl.3 Wolf {2}")
    table.state.discard_card(table.state.hand(0).cards[1])
    table.duel("Necromancing", None)  # that Skeleton was discarded, not slain
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_a_creature_that_was_raised_and_discarded_is_slain_no_more(table: Table) -> None:
    table.hands(me="Lvl.4 Chthonic Witch {3}").discards("Lvl.3 Holy Wolf {2}")
    table.duel("Chthonic", None)
    table.state.discard_hand(0)
    assert table.state.graves() == []


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
