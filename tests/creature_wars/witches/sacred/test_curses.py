"""Sacred witches that put a mark on a card: what each does, and her odd case."""

from __future__ import annotations

import pytest

from bestiary.engine import Rng
from bestiary.games.creature_wars.being import FIRE, NEVER_AGAIN
from bestiary.games.creature_wars.lore.marks import MUST
from bestiary.games.creature_wars.witches.sacred.curses import DOOMED, FUSE, RING
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING, STRONG, WEAK, levels

SUN = "Lvl.6 Sun Witch {3}, Lvl.1 Fire Wolf {2}, Lvl.1 Nightmare Giant, Lvl.2 Wet Witch {3}"


def test_wicked_witch_escapes_and_gives_a_ring(table: Table) -> None:
    table.hands(me="Lvl.5 Wicked Witch {3}, Lvl.1 Fire Wolf {2}", foe="Lvl.1 Serpent")
    table.duel("Wicked", "Serpent")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}"]
    assert "?" in table.sees("foe", "me")[0]
    assert "ring" in table.sees("foe", "me")[0]


def test_wicked_witch_dies_and_the_ring_goes_to_the_winner_in_the_end(table: Table) -> None:
    table.hands(
        me="Lvl.4 Wicked Witch {3}, Lvl.1 Fire Wolf {2}", foe="Lvl.6 Dragon, Lvl.1 Holy Giant"
    )
    table.deck("Lvl.1 Serpent, Lvl.1 Vampire, Lvl.1 Skeleton")
    table.duel("Wicked", "Dragon")
    assert table.card("Fire Wolf").mark(RING) == 2
    table.duel("Lvl.3 Fire Wolf", "Dragon")
    assert "Lvl.1 Fire Wolf {2}" in table.discarded()  # the ring took its levels along
    bearers = [card for card in table.state.hand(1).cards if card.mark(RING) == 2]
    assert len(bearers) == 1
    assert bearers[0].face.level == 3


def test_wicked_witch_with_an_empty_hand_loses_the_ring(table: Table) -> None:
    table.hands(me="Lvl.5 Wicked Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Wicked", "Serpent")
    assert table.heard("The ring is lost.")


def test_sun_witch_hides_the_shy_and_lights_the_fire(table: Table) -> None:
    table.hands(me=SUN, foe="Lvl.1 Serpent, Lvl.2 Fire Giant {4}, Lvl.3 Nightmare Vampire {5}")
    table.deck("Lvl.1 Skeleton")
    table.duel("Sun", "Serpent")
    assert table.hand("me") == ["Lvl.4 Fire Wolf {2}"]
    assert table.hand("foe") == ["Lvl.5 Fire Giant {4}", "Lvl.1 Serpent {0}"]
    assert len(table.left()) == 4
    assert table.card("Fire Wolf").mark(FUSE) == 3
    assert "fuse" not in table.sees("foe", "me")[0]
    assert "explodes" in table.sees("foe", "me")[0]
    assert table.heard("Player 2 shuffles a card into the deck.")


def test_the_fuse_of_a_sun_witch_burns_two_turns(table: Table) -> None:
    table.hands(
        me="Lvl.6 Sun Witch {3}, Lvl.1 Skeleton, Lvl.2 Skeleton",
        foe="Lvl.1 Wolf, Lvl.2 Fire Giant {4}, Lvl.1 Serpent, Lvl.2 Serpent",
    )
    table.duel("Sun", "Lvl.1 Wolf").duel("Lvl.1 Skeleton", "Lvl.1 Serpent")
    assert "Lvl.5 Fire Giant {4}" in table.hand("foe")
    table.duel("Lvl.2 Skeleton", "Lvl.2 Serpent")
    assert table.heard("Lvl.5 Fire Giant {4} explodes in Player 2's hand.")
    assert "Lvl.5 Fire Giant {4}" in table.discarded()
    assert table.lost_hp() == {"me": 0, "foe": 4}  # the Serpents cost nothing


def test_a_sun_witch_tells_the_other_player_which_hidden_cards_are_fire(table: Table) -> None:
    table.hands(me=SUN, foe="Lvl.1 Serpent, Lvl.2 Fire Giant {4}, Lvl.3 Holy Vampire {5}")
    table.duel("Sun", "Serpent")
    assert "a Fire creature" in table.sees("foe", "me")[0]
    assert "a Fire creature" not in table.sees("me", "foe")[1]
    for seed in range(20):
        lit = [c for c in table.state.guess(1, Rng(seed)).zones[0].cards if c.mark(FUSE) >= 0]
        assert [card.face.power for card in lit] == [FIRE]


def test_what_is_fire_no_longer_after_a_sun_witch_is_a_secret(table: Table) -> None:
    """Half of these cards are Werewolves now; the other player must not see which."""
    table.hands(me="Lvl.6 Sun Witch {3}, Lvl.1 Fire Wolf, Lvl.1 Fire Giant", foe=f"{WEAK}, {WEAK}")
    table.top("Lvl.1 Holy Pirate, Lvl.6 Moon Charm Witch {3}")
    table.duel("Sun", "Serpent").duel("Moon Charm", "Serpent")
    assert "Lvl.4 Nightmare Werewolf {8}" in table.hand("me")
    one, two = (card for card in table.sees("foe", "me") if "explodes" in card)
    assert one == two == "? [explodes at the end of turn]"


@pytest.mark.parametrize("scrambler", ["Shamanic", "Gnome"])
def test_new_types_after_a_sun_witch_are_a_secret(table: Table, scrambler: str) -> None:
    fires = "Lvl.1 Fire Wolf, Lvl.1 Fire Giant, Lvl.2 Fire Pirate"
    table.hands(me=f"Lvl.6 Sun Witch {{3}}, {fires}, Lvl.1 Holy Dragon", foe=f"{WEAK}, {WEAK}")
    table.top(f"Lvl.1 Holy Pirate, Lvl.6 {scrambler} Witch {{3}}")
    table.duel("Sun", "Serpent").duel(scrambler, "Serpent")
    lit = {card for card in table.sees("foe", "me") if "explodes" in card}
    assert lit == {"? [explodes at the end of turn]"}


def test_the_fuse_of_a_sun_witch_goes_along_to_another_hand(table: Table) -> None:
    table.hands(
        me="Lvl.6 Sun Witch {3}, Lvl.1 Fire Giant {4}, Lvl.1 Holy Skeleton",
        foe="Lvl.1 Wolf, Lvl.2 Wolf, Lvl.3 Wolf",
    )
    table.deck("Lvl.1 Witcheroo, Lvl.1 Skeleton, Lvl.2 Skeleton, Lvl.3 Skeleton, Lvl.4 Skeleton")
    table.turn(2)  # the foe draws first, then I do
    table.duel("Sun", "Lvl.1 Wolf").duel("Witcheroo", "Lvl.2 Wolf")
    assert "Lvl.4 Fire Giant {4}" in table.hand("foe")
    before = table.hp
    table.next_turn().duel("Lvl.3 Wolf", "Holy Skeleton")
    assert table.heard("Lvl.4 Fire Giant {4} explodes in Player 2's hand.")
    assert table.hp["foe"] == before["foe"] - 4 - 3


def test_a_card_played_loses_the_fuse_of_a_sun_witch(table: Table) -> None:
    table.hands(me="Lvl.6 Sun Witch {3}, Lvl.1 Fire Wolf {2}", foe="Lvl.1 Serpent, Lvl.4 Wolf {2}")
    table.duel("Sun", "Serpent")
    table.duel("Fire Wolf", "Lvl.4 Wolf")
    assert table.hand("me")[-1] == "Lvl.4 Fire Wolf {2}: (1)"
    assert table.state.hand(0).cards[-1].mark(FUSE) < 0


def test_sun_witch_over_hands_without_any_of_it(table: Table) -> None:
    table.hands(me="Lvl.6 Sun Witch {3}", foe="Lvl.1 Serpent").deck("Lvl.1 Wolf, Lvl.2 Wolf")
    table.duel("Sun", "Serpent")
    assert table.left() == ["Lvl.1 Wolf {2}", "Lvl.2 Wolf {2}"]


def test_witch_of_slothing_discourages_two(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of Slothing {3}", foe="Lvl.1 Serpent, Lvl.1 Wolf, Lvl.1 Giant")
    table.duel("Slothing", "Serpent")
    assert table.hand("foe")[:2] == ["Lvl.1 Wolf {2}: (-)", "Lvl.1 Giant {4}: (-)"]
    assert all(card.face.kin == 0 for card in table.state.hand(1).cards[:2])
    assert table.sees("me", "foe")[:2] == ["? [can never be played]"] * 2


def test_witch_of_slothing_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of Slothing {3}", foe="Lvl.1 Serpent")
    table.duel("Slothing", "Serpent")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]
    assert table.heard(NOTHING)


def test_grim_witch_marks_in_secret(table: Table) -> None:
    table.hands(me="Lvl.6 Grim Witch {3}", foe="Lvl.1 Serpent, Lvl.6 Dragon {7}, Lvl.1 Wet Witch")
    table.duel("Grim", "Serpent")
    assert table.sees("me", "foe")[:2] == ["Lvl.6 Dragon {7}", "?"]
    assert table.heard("Death comes for Lvl.6 Dragon {7}.")
    assert table.heard("One of your creatures is marked for death.", "foe")
    assert not table.heard("Dragon", "foe")
    assert not table.heard("Dragon", "spectator")
    marked = {
        who: table.view(who)["zones"][1]["cards"][0]["marks"] for who in ("me", "foe", "spectator")
    }
    assert marked["me"]
    assert not marked["foe"]
    assert not marked["spectator"]


def test_who_a_grim_witch_marked_dies_before_the_fight(table: Table) -> None:
    table.hands(
        me="Lvl.6 Grim Witch {3}, Lvl.1 Fire Wolf {2}", foe="Lvl.1 Wet Witch, Lvl.6 Dragon {7}"
    )
    table.duel("Grim", "Wet")
    table.duel("Fire Wolf", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 10}
    assert table.state.lost[1] == 2


def test_grim_witch_before_a_hand_without_creatures(table: Table) -> None:
    table.hands(me="Lvl.6 Grim Witch {3}", foe="Lvl.1 Serpent, Lvl.1 Wet Witch")
    table.duel("Grim", "Serpent")
    assert table.heard(NOTHING, "foe")
    assert all(card.mark(DOOMED) < 0 for card in table.state.cards())


def test_seductive_witch_binds_who_she_escaped(table: Table) -> None:
    table.hands(me="Lvl.6 Seductive Witch {3}, Lvl.1 Giant", foe="Lvl.2 Fire Serpent, Lvl.6 Dragon")
    table.duel("Seductive", "Fire Serpent").next_turn()
    assert table.playable("foe") == ["Lvl.2 Fire Serpent {0}"]
    table.duel("Lvl.1 Giant", "Fire Serpent").next_turn()
    assert len(table.playable("foe")) > 1


def test_seductive_witch_has_nobody_to_bind_after_a_witch_or_a_pass(table: Table) -> None:
    table.hands(me="Lvl.6 Seductive Witch {3}, Lvl.5 Seductive Witch {3}", foe="Lvl.1 Wet Witch")
    table.top("Lvl.1 Serpent {0}: (9), Lvl.1 Serpent: (9)")
    table.duel("Lvl.6 Seductive", "Wet")
    assert table.heard(NOTHING)
    table.duel("Lvl.5 Seductive", None)
    assert table.heard(NOTHING)
    assert all(card.mark(MUST) < 0 for card in table.state.cards())


def test_seductive_witch_dies_without_it(table: Table) -> None:
    table.hands(me="Lvl.4 Seductive Witch {3}", foe="Lvl.6 Fire Dragon, Lvl.1 Serpent")
    table.duel("Seductive", "Dragon").next_turn()
    assert len(table.playable("foe")) == 3


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
    assert table.state.hand(1).cards[0].face.rallied & NEVER_AGAIN


def test_medusas_witch_who_dies_stones_nobody(table: Table) -> None:
    table.hands(me="Lvl.4 Medusa's Witch {3}", foe=STRONG).duel("Medusa", "Dragon")
    assert table.hand("foe") == [STRONG]


@pytest.mark.parametrize("foe", ["Lvl.4 Wet Witch {3}", ""])
def test_medusas_witch_against_a_witch_or_nobody(table: Table, foe: str) -> None:
    table.hands(me="Lvl.4 Medusa's Witch {3}", foe=foe).duel("Medusa", foe or None)
    assert table.hand("foe") == []
    assert table.heard(NOTHING)


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
