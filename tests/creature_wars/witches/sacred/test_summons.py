"""Sacred witches that summon cards which are in no deck: what each does, and her odd case."""

from __future__ import annotations

from bestiary.engine import Rng
from bestiary.games.creature_wars.lore.marks import WRAPPED
from bestiary.games.creature_wars.witches.sacred.summons import is_gift, wrap_gift
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING, STRONG, THREE, WEAK


def test_vengeful_witch_dies_and_leaves_a_butterfly(table: Table) -> None:
    table.hands(me="Lvl.4 Vengeful Witch {3}", foe="Lvl.6 Dragon {7}, Lvl.1 Serpent {0}")
    table.duel("Vengeful", "Dragon")
    assert table.hand("me") == ["Lvl.1 Primordial Butterfly {1}"]
    assert table.sees("foe", "me") == ["Lvl.1 Primordial Butterfly {1}"]
    table.duel("Butterfly", "Lvl.1 Serpent {0}")
    assert table.hp["foe"] == 0
    assert table.winner == "me"


def test_vengeful_witch_escapes_without_one(table: Table) -> None:
    table.hands(me="Lvl.4 Vengeful Witch {3}", foe="Lvl.1 Serpent {0}")
    table.duel("Vengeful", "Serpent")
    assert table.hand("me") == []


def test_the_butterfly_of_a_vengeful_witch_needs_an_enemy_to_win(table: Table) -> None:
    table.hands(me="Lvl.1 Primordial Butterfly {1}", foe="")
    table.duel("Butterfly", None)
    assert table.lost_hp() == {"me": 0, "foe": 1}


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
    assert not any(card.marks for card in table.state.hand(1).cards)


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


def test_santa_witch_gives_each_two_gifts_and_peeks_at_two(table: Table) -> None:
    table.hands(me="Lvl.4 Santa Witch {3}, Lvl.1 Wolf {2}", foe=WEAK).duel("Santa", "Serpent")
    assert len(table.hand("me")) == 3
    assert len(table.hand("foe")) == 3
    gifts = [c for hand in table.state.hands for c in hand.cards if is_gift(c.face)]
    assert len(gifts) == 4
    assert sum(card.known_to(0) for card in gifts) == 2
    assert sum(card.known_to(1) for card in gifts) == 0
    wrapped = "? [a gift, opens on turn] [a creature or a Coal]"
    assert table.sees("foe", "foe")[:2] == [wrapped, wrapped]
    table.next_turn()
    assert "?" not in " ".join(table.sees("me", "me"))
    assert "?" not in " ".join(table.sees("foe", "foe"))
    assert sum(card.known_to(0) for card in table.state.hand(0).cards) == 4
    assert table.sees("foe", "me")[1:3] == ["? [a creature or a Coal]"] * 2


def test_santa_witchs_gifts_cannot_be_played_before_they_open(table: Table) -> None:
    table.hands(me="Lvl.4 Santa Witch {3}", foe=WEAK)
    gift = wrap_gift(table.state, 0)
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
        assert all(is_gift(card.face) for card in slots)
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
