"""Lesser witches that lose, cannot be fought, or do something if they die or escape."""

from __future__ import annotations

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import DRAGON, NOTHING, names


def test_blind_witch_loses_against_the_weakest(table: Table) -> None:
    table.hands(me="Lvl.3 Blind Witch {3}", foe="Lvl.1 Fire Serpent {0}").duel("Blind", "Serpent")
    assert table.lost_hp() == {"me": 3, "foe": 0}
    assert table.hand("foe") == ["Lvl.1 Fire Serpent {0}"]


def test_two_blind_witches_both_lose(table: Table) -> None:
    table.hands(me="Lvl.3 Blind Witch {3}", foe="Lvl.1 Blind Witch {3}").duel("Blind", "Blind")
    assert table.lost_hp() == {"me": 3, "foe": 3}
    assert table.state.lost.both() == [1, 1]


def test_blind_witch_escapes_from_a_pass(table: Table) -> None:
    table.hands(me="Lvl.3 Blind Witch {3}").duel("Blind", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_invisible_witch_sends_a_creature_back(table: Table) -> None:
    table.hands(me="Lvl.1 Invisible Witch {3}", foe=DRAGON).duel("Invisible", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.hand("foe") == [DRAGON]
    assert table.discarded() == ["Lvl.1 Invisible Witch {3}"]
    assert table.state.lost.both() == [0, 0]


def test_invisible_witch_lets_a_witch_escape_too(table: Table) -> None:
    table.hands(me="Lvl.1 Invisible Witch {3}", foe="Lvl.1 Blind Witch {3}")
    table.duel("Invisible", "Blind")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert len(table.discarded()) == 2


def test_angry_witch_takes_a_card_along(table: Table) -> None:
    table.hands(me="Lvl.1 Angry Witch {3}", foe=DRAGON).duel("Angry", "Dragon")
    assert table.hand("foe") == []
    assert table.discarded() == ["Lvl.1 Angry Witch {3}", DRAGON]


def test_angry_witch_finds_an_empty_hand_or_escapes(table: Table) -> None:
    table.hands(me="Lvl.1 Angry Witch {3}", foe="Lvl.3 Wet Witch {3}").duel("Angry", "Wet")
    assert table.heard(NOTHING)
    other = Table().hands(me="Lvl.3 Angry Witch {3}", foe="Lvl.1 Fire Serpent {0}")
    assert other.duel("Angry", "Serpent").hand("foe") == ["Lvl.1 Fire Serpent {0}"]


def test_voodoo_witch_doubles_the_damage_back(table: Table) -> None:
    table.hands(me="Lvl.1 Voodoo Witch {3}", foe="Lvl.6 Holy Dragon {7}")
    table.duel("Voodoo Witch", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 6}


def test_voodoo_witch_doubles_what_was_really_taken(table: Table) -> None:
    table.rules("wrath 3", me="ward").hands(me="Lvl.1 Voodoo Witch {3}", foe=DRAGON)
    table.duel("Voodoo", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 6}  # 3 + 3, halved; and twice that


def test_voodoo_witch_who_escapes_does_nothing(table: Table) -> None:
    table.hands(me="Lvl.3 Voodoo Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Voodoo", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_cocksure_witch_draws_or_lets_the_foe_draw(table: Table) -> None:
    table.hands(me="Lvl.3 Cocksure Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Cocksure", "Wolf")
    assert (len(table.hand("me")), len(table.hand("foe"))) == (1, 1)
    other = Table().hands(me="Lvl.3 Cocksure Witch {3}", foe=DRAGON).duel("Cocksure", "Dragon")
    assert (len(other.hand("me")), len(other.hand("foe"))) == (0, 2)


def test_cocksure_witch_is_the_haughty_witch_of_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me="Lvl.3 Haughty Witch {3}").duel("Haughty", None)
    assert len(table.hand("me")) == 1  # an escape from a pass is one too


def test_cocksure_witch_and_an_empty_deck(table: Table) -> None:
    table.edition("first").deck("").hands(me="Lvl.3 Haughty Witch {3}", foe="Lvl.1 Wolf {2}")
    table.duel("Haughty", "Wolf")
    assert table.hand("me") == []


def test_sick_witch_makes_the_foes_witches_sick(table: Table) -> None:
    table.hands(
        me="Lvl.3 Sick Witch {3}, Lvl.1 Wet Witch {3}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.9 Feral Witch {3}, Lvl.2 Greedy Witch {3}: (-)",
    )
    table.duel("Sick", "Wolf")
    assert table.hand("foe") == [
        "Lvl.9 Sick Witch {3}",
        "Lvl.2 Sick Witch {3}: (-)",
        "Lvl.1 Fire Wolf {2}",
    ]
    assert table.hand("me") == ["Lvl.1 Wet Witch {3}"]
    assert table.sees("me", "foe") == ["?", "? [can never be played]", "Lvl.1 Fire Wolf {2}"]


def test_sick_witch_who_dies_infects_nobody(table: Table) -> None:
    table.hands(me="Lvl.1 Sick Witch {3}", foe=f"{DRAGON}, Lvl.9 Feral Witch {{3}}")
    table.duel("Sick", "Dragon")
    assert table.hand("foe")[0] == "Lvl.9 Feral Witch {3}"


def test_sacrificial_witch_raises_my_creatures_by_2(table: Table) -> None:
    table.hands(
        me="Lvl.1 Sacrificial Witch {3}, Lvl.1 Fire Wolf {2}, Lvl.1 Wet Witch {3}", foe=DRAGON
    )
    table.duel("Sacrificial", "Dragon")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}", "Lvl.1 Wet Witch {3}"]
    assert table.hand("foe") == [DRAGON]


def test_sacrificial_witch_who_escapes_or_holds_nobody(table: Table) -> None:
    table.hands(me="Lvl.1 Sacrificial Witch {3}, Lvl.1 Fire Wolf {2}").duel("Sacrificial", None)
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}"]
    Table().hands(me="Lvl.1 Sacrificial Witch {3}", foe=DRAGON).duel("Sacrificial", "Dragon")


def test_flying_witch_brings_two_sacred_witches(table: Table) -> None:
    table.hands(me="Lvl.3 Flying Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Flying", "Wolf")
    tiers = [table.state.edition.by_tier[1] for _ in table.hand("me")]
    keys = [card.face.key for card in table.state.hand(0).cards]
    assert len(keys) == 2
    assert all(key in [witch.key for witch in tier] for key, tier in zip(keys, tiers, strict=True))
    assert table.sees("foe", "me") == ["? [a witch]", "? [a witch]"]


def test_flying_witch_who_dies_brings_nobody(table: Table) -> None:
    table.hands(me="Lvl.3 Flying Witch {3}", foe=DRAGON).duel("Flying", "Dragon")
    assert table.hand("me") == []


def test_wilbur_witch_brings_orville_and_then_a_flying_witch(table: Table) -> None:
    table.hands(me="Lvl.3 Wilbur Witch {3}").deck("Lvl.1 Wolf: (9), Lvl.1 Wolf: (9), Lvl.1 Wolf")
    table.duel("Wilbur", None)
    assert names(table.hand("me")) == ["Orville Witch"]
    assert names(table.sees("foe", "me")) == ["Orville Witch"]
    table.duel("Orville", None)
    assert "Flying Witch" in names(table.hand("me"))


def test_wilbur_witch_who_dies_does_not_count(table: Table) -> None:
    table.hands(me="Lvl.1 Wilbur Witch {3}, Lvl.9 Orville Witch {3}", foe=DRAGON)
    table.duel("Wilbur", "Dragon")
    assert names(table.hand("me")) == ["Orville Witch"]
    table.duel("Orville", "Lvl.1")
    assert "Wilbur Witch" in names(table.hand("me"))


def test_orville_witch_counts_an_escape_of_the_other_player(table: Table) -> None:
    table.hands(me="Lvl.3 Orville Witch {3}", foe="Lvl.3 Wilbur Witch {3}").turn(1)
    table.duel("Orville", "Wilbur")  # the initiative goes first
    assert names(table.hand("me")) == ["Wilbur Witch"]
    assert names(table.hand("foe")) == ["Flying Witch"]


def test_witch_in_time_gives_the_next_card_3_power(table: Table) -> None:
    table.hands(
        me="Lvl.3 Witch in Time {3}, Lvl.1 Fire Wolf {2}, Lvl.2 Fire Wolf {2}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.3 Fire Pirate {3}, Lvl.4 Fire Pirate {3}",
    )
    table.duel("Time", "Serpent")
    assert table.duel("Lvl.1 Fire Wolf", "Lvl.3").powers() == {"me": 6, "foe": 6}
    assert table.duel("Lvl.2 Fire Wolf", "Lvl.4").powers() == {"me": 4, "foe": 7}


def test_witch_in_time_is_used_up_by_a_card_nobody_meets(table: Table) -> None:
    table.rules(me="in-time 3").hands(me="Lvl.1 Fire Wolf {2}, Lvl.2 Fire Wolf {2}")
    table.top("Lvl.1 Serpent {0}").duel("Lvl.1", None)
    assert table.duel("Lvl.2 Fire", "Serpent").powers()["me"] == 4


def test_witch_in_time_who_dies_gives_nothing(table: Table) -> None:
    table.hands(me="Lvl.3 Witch in Time {3}", foe=DRAGON).duel("Time", "Dragon")
    assert table.state.standing == []
