"""Sacred witches, from Despair to the Talisman: what each does, and her odd case."""

from __future__ import annotations

from bestiary.engine import Rng
from bestiary.games.creature_wars.being import DRAGON, NEVER_AGAIN, PIRATE, POWERS, SERPENT, TRIBES
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.marks import DOOMED, FUSE, MUST, RING
from tests.creature_wars.table import Table

NOTHING = "Nothing comes of it."


def levels(cards: list[str]) -> list[int]:
    return [int(card.split()[0].removeprefix("Lvl.")) for card in cards]


def rules(table: Table) -> list[str]:
    return [rule["label"] for rule in table.view("spectator")["lasting"]]


# ---- Despair, Hesperus, Vengeful, Moon Charm, Prophetic ---------------------------------------


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


def test_witch_of_the_hesperus_drowns_all_pirates(table: Table) -> None:
    table.hands(
        me="Lvl.5 Witch of the Hesperus {3}, Lvl.2 Fire Pirate {3}",
        foe="Lvl.1 Holy Pirate {3}, Lvl.4 Holy Pirate {3}, Lvl.4 Holy Wolf {2}",
    )
    table.deck("Lvl.3 Fire Pirate, Lvl.3 Fire Giant").discards("Lvl.6 Ancient Pirate {3}")
    table.duel("Hesperus", "Lvl.1 Holy Pirate")
    assert table.hand("me") == ["Lvl.7 Phantom {1}"]
    assert table.hand("foe") == ["Lvl.9 Phantom {1}", "Lvl.4 Holy Wolf {2}", "Lvl.6 Phantom {1}"]
    assert table.left() == ["Lvl.8 Phantom {1}", "Lvl.3 Fire Giant {4}"]
    assert "Lvl.11 Phantom {1}" in table.discarded()


def test_witch_of_the_hesperus_tells_nobody_of_the_deck_and_of_the_other_hand(
    table: Table,
) -> None:
    table.hands(me="Lvl.5 Witch of the Hesperus {3}", foe="Lvl.1 Serpent, Lvl.4 Holy Pirate {3}")
    table.deck("Lvl.3 Fire Pirate, Lvl.3 Fire Giant")
    table.duel("Hesperus", "Serpent")
    assert table.heard("all Pirates become Phantoms", "me")
    assert not table.heard("{1}", "me")
    assert table.heard("Lvl.9 Phantom {1}", "foe")
    assert not table.heard("Lvl.8 Phantom", "foe")


def test_witch_of_the_hesperus_without_pirates(table: Table) -> None:
    table.hands(me="Lvl.5 Witch of the Hesperus {3}, Lvl.1 Wolf", foe="Lvl.1 Serpent {0}")
    table.deck("Lvl.1 Giant")
    table.duel("Hesperus", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


def test_after_witch_of_the_hesperus_a_guess_deals_phantoms(table: Table) -> None:
    table.hands(me="Lvl.5 Witch of the Hesperus {3}", foe="Lvl.1 Serpent {0}, Lvl.4 Holy Pirate")
    table.deck("Lvl.3 Fire Pirate, Lvl.2 Fire Pirate")
    table.duel("Hesperus", "Serpent")
    for seed in range(20):
        guess = table.state.guess(0, Rng(seed))
        assert isinstance(guess, Duel)
        assert all(card.face.tribe != PIRATE for card in guess.cards())


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


def test_moon_charm_witch_makes_werewolves_of_all_wolves(table: Table) -> None:
    table.hands(
        me="Lvl.5 Moon Charm Witch {3}, Lvl.2 Fire Wolf {2}",
        foe="Lvl.1 Holy Wolf {2}, Lvl.4 Wolf {2}, Lvl.4 Holy Giant {4}",
    )
    table.deck("Lvl.3 Fire Wolf").discards("Lvl.6 Ancient Wolf {2}")
    table.duel("Moon Charm", "Lvl.1 Holy Wolf")
    assert table.hand("me") == ["Lvl.2 Nightmare Werewolf {8}"]
    assert table.hand("foe") == [
        "Lvl.4 Nightmare Werewolf {8}",
        "Lvl.4 Holy Giant {4}",
        "Lvl.1 Nightmare Werewolf {8}",
    ]
    assert table.left() == ["Lvl.3 Nightmare Werewolf {8}"]
    assert "Lvl.6 Nightmare Werewolf {8}" in table.discarded()
    assert table.lost_hp() == {"me": 3, "foe": 0}  # the Wolf in the duel was one at once


def test_moon_charm_witch_can_make_a_rally(table: Table) -> None:
    table.hands(
        me="Lvl.5 Moon Charm Witch {3}, Lvl.1 Fire Wolf, Lvl.2 Holy Wolf, Lvl.3 Wolf, "
        "Lvl.4 Nightmare Giant {4}",
        foe="Lvl.1 Serpent",
    )
    table.duel("Moon Charm", "Serpent")
    assert table.heard("Nightmare Rally in your hand!")
    assert levels(table.hand("me")) == [3, 4, 5, 6]


def test_moon_charm_witch_without_wolves(table: Table) -> None:
    table.hands(me="Lvl.5 Moon Charm Witch {3}, Lvl.1 Giant", foe="Lvl.1 Serpent").deck("")
    table.duel("Moon Charm", "Serpent")
    assert table.hand("me") == ["Lvl.1 Giant {4}"]


def test_prophetic_witch_sees_the_hand_alone(table: Table) -> None:
    table.hands(
        me="Lvl.5 Prophetic Witch {3}, Lvl.1 Wolf",
        foe="Lvl.1 Serpent {0}, Lvl.6 Holy Dragon {7}",
    )
    table.duel("Prophetic", "Serpent")
    assert table.sees("me", "foe") == ["Lvl.6 Holy Dragon {7}", "Lvl.1 Serpent {0}"]
    assert table.sees("spectator", "foe")[0] == "?"
    assert table.sees("foe", "me") == ["?"]
    assert not table.heard("Dragon", "spectator")


def test_prophetic_witch_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.5 Prophetic Witch {3}", foe="Lvl.1 Serpent {0}")
    table.duel("Prophetic", "Serpent")
    assert table.heard("Player 2 holds nothing.")


# ---- Shifting and Which Witch -----------------------------------------------------------------


def test_shifting_witch_duels_as_a_copy_of_a_creature(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}", foe="Lvl.6 Holy Dragon {7}")
    table.duel("Shifting", "Dragon")
    assert table.powers() == {"me": 13, "foe": 13}
    assert table.hand("me") == ["Lvl.6 Holy Dragon {7}: (1)"]
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_shifting_witch_casts_what_she_copies(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}", foe="Lvl.2 Greedy Witch {3}")
    table.duel("Shifting", "Greedy")
    assert len(table.hand("me")) == len(table.hand("foe")) == 2


def test_two_shifting_witches_and_a_pass_leave_her_as_she_is(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}, Lvl.4 Shifting Witch {3}", foe="Lvl.4 Shifting Witch")
    table.duel("Lvl.5", "Shifting")
    assert table.lost_hp() == {"me": 0, "foe": 3}


def test_shifting_witch_against_a_pass(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}", foe="")
    table.duel("Shifting", None)
    assert table.discarded() == ["Lvl.5 Shifting Witch {3}"]


def test_which_witch_turns_before_a_shifting_witch_copies_her(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}", foe="Lvl.2 Which Witch {3}")
    table.duel("Shifting", "Which")
    changes = [event["cards"][0]["face"] for event in table.events("change")]
    assert len(changes) >= 2
    assert changes[0] == changes[1]
    assert "Which Witch" not in changes[0]
    assert "Shifting Witch" not in changes[0]


# ---- Democratic, Scary, Frost, Hectic ---------------------------------------------------------


def test_democratic_witch_disbands_rallies_for_good(table: Table) -> None:
    table.hands(
        me="Lvl.5 Democratic Witch {3}",
        foe="Lvl.1 Serpent, Lvl.1 Fire Wolf, Lvl.2 Wolf, Lvl.3 Wolf, Lvl.4 Wolf",
    )
    assert levels(table.hand("foe")) == [1, 3, 4, 5, 6]
    table.duel("Democratic", "Serpent")
    assert table.hand("foe")[:4] == [
        "Lvl.1 Fire Wolf {2}",
        "Lvl.2 Wolf {2}",
        "Lvl.3 Wolf {2}",
        "Lvl.4 Wolf {2}",
    ]
    wolves = table.state.creatures(1)[:4]
    assert all(card.face.rallied == NEVER_AGAIN and card.face.bonus == 0 for card in wolves)
    assert table.sees("me", "foe")[:4] == ["?", "?", "?", "?"]
    read = table.texts("foe", "foe")  # it stands on the cards, for those who know them
    assert read[:2] == ["Never rallies. +3 power against Nightmare.", "Never rallies."]
    assert table.texts("me", "foe")[:2] == ["", ""]


def test_democratic_witch_before_no_rally_sounds_the_same(table: Table) -> None:
    table.hands(me="Lvl.5 Democratic Witch {3}", foe="Lvl.1 Serpent, Lvl.1 Fire Wolf")
    table.duel("Democratic", "Serpent")
    assert table.heard("Any Rally in Player 2's hand is disbanded.")
    assert table.hand("foe") == ["Lvl.1 Fire Wolf {2}", "Lvl.1 Serpent {0}"]


def test_democratic_witch_takes_all_of_a_double_rally(table: Table) -> None:
    table.hands(me="Lvl.5 Democratic Witch {3}", foe="Lvl.1 Serpent, Lvl.7 Fire! Wolf! {2}")
    table.duel("Democratic", "Serpent")
    assert table.hand("foe")[0] == "Lvl.1 Fire Wolf {2}"


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


# ---- Wicked, Venom, Feigglehorne, Foreboding, Lusting -----------------------------------------


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
    bearers = [card for card in table.state.hands[1].cards if card.mark(RING) == 2]
    assert len(bearers) == 1
    assert bearers[0].face.level == 3


def test_wicked_witch_with_an_empty_hand_loses_the_ring(table: Table) -> None:
    table.hands(me="Lvl.5 Wicked Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Wicked", "Serpent")
    assert table.heard("The ring is lost.")


def test_venom_witch_lets_serpents_win(table: Table) -> None:
    table.hands(
        me="Lvl.5 Venom Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.4 Serpent, Lvl.6 Dragon {7}"
    )
    table.duel("Venom", "Serpent")
    assert table.lost_hp() == {"me": 3, "foe": 0}  # at once: the Serpent killed her
    table.duel("Fire Serpent", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 7}
    assert rules(table) == ["Venom"]


def test_under_a_venom_witch_two_serpents_fight_by_power(table: Table) -> None:
    table.hands(
        me="Lvl.5 Venom Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.4 Wolf, Lvl.6 Serpent {9}"
    )
    table.duel("Venom", "Wolf")
    table.duel("Fire Serpent", "Lvl.6 Serpent")
    assert table.powers() == {"me": 1, "foe": 15}
    assert table.lost_hp() == {"me": 0, "foe": 0}  # a Serpent costs nothing
    assert table.state.lost == [1, 0]


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


def test_lusting_witch_lets_the_largest_meet_the_smallest(table: Table) -> None:
    table.hands(
        me="Lvl.5 Lusting Witch {3}, Lvl.1 Dragon {7}, Lvl.6 Giant {4}",
        foe="Lvl.1 Serpent, Lvl.1 Wolf {2}, Lvl.1 Vampire {5}",
    )
    table.duel("Lusting", "Serpent")
    assert table.lost_hp() == {"me": 2, "foe": 7}
    assert table.sees("foe", "me") == ["Lvl.1 Dragon {7}", "?"]
    assert table.sees("me", "foe")[:2] == ["Lvl.1 Wolf {2}", "?"]


def test_lusting_witch_needs_both(table: Table) -> None:
    table.hands(
        me="Lvl.5 Lusting Witch {3}, Lvl.1 Dragon {7}", foe="Lvl.1 Serpent, Lvl.1 Wet Witch"
    )
    table.duel("Lusting", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.heard(NOTHING)


# ---- Sun, Gluttonous, Slothing, Proud, Lucky, Wishing -----------------------------------------

SUN = "Lvl.6 Sun Witch {3}, Lvl.1 Fire Wolf {2}, Lvl.1 Nightmare Giant, Lvl.2 Wet Witch {3}"


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
    assert table.state.hands[0].cards[-1].mark(FUSE) < 0


def test_sun_witch_over_hands_without_any_of_it(table: Table) -> None:
    table.hands(me="Lvl.6 Sun Witch {3}", foe="Lvl.1 Serpent").deck("Lvl.1 Wolf, Lvl.2 Wolf")
    table.duel("Sun", "Serpent")
    assert table.left() == ["Lvl.1 Wolf {2}", "Lvl.2 Wolf {2}"]


def test_gluttonous_witch_feeds_both(table: Table) -> None:
    table.hands(me="Lvl.6 Gluttonous Witch {3}", foe="Lvl.1 Serpent").health(me=5)
    table.duel("Gluttonous", "Serpent")
    assert table.hp == {"me": 25, "foe": 50}


def test_gluttonous_witch_raises_the_cap_where_there_is_one(table: Table) -> None:
    table.edition("first").hands(me="Lvl.6 Gluttonous Witch {3}", foe="Lvl.1 Serpent")
    table.health(me=25)
    table.duel("Gluttonous", "Serpent")
    assert table.hp == {"me": 45, "foe": 50}
    assert table.state.cap == 50


def test_witch_of_slothing_discourages_two(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of Slothing {3}", foe="Lvl.1 Serpent, Lvl.1 Wolf, Lvl.1 Giant")
    table.duel("Slothing", "Serpent")
    assert table.hand("foe")[:2] == ["Lvl.1 Wolf {2}: (-)", "Lvl.1 Giant {4}: (-)"]
    assert all(card.face.kin == 0 for card in table.state.hands[1].cards[:2])
    assert table.sees("me", "foe")[:2] == ["? [can never be played]"] * 2


def test_witch_of_slothing_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of Slothing {3}", foe="Lvl.1 Serpent")
    table.duel("Slothing", "Serpent")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]
    assert table.heard(NOTHING)


def test_proud_witch_doubles_the_next_loss(table: Table) -> None:
    table.hands(
        me="Lvl.6 Proud Witch {3}, Lvl.6 Dragon {7}, Lvl.5 Dragon {7}",
        foe="Lvl.1 Serpent, Lvl.1 Giant {4}, Lvl.2 Giant {4}",
    )
    table.duel("Proud", "Serpent")
    assert rules(table) == ["Pride"]
    table.duel("Lvl.6 Dragon", "Lvl.1 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 8}
    assert rules(table) == []
    table.duel("Lvl.5 Dragon", "Lvl.2 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 12}


def test_proud_witch_dies_without_it(table: Table) -> None:
    table.hands(me="Lvl.4 Proud Witch {3}", foe="Lvl.6 Dragon")
    table.duel("Proud", "Dragon")
    assert rules(table) == []


def test_lucky_witch_lets_the_next_creature_win(table: Table) -> None:
    table.hands(
        me="Lvl.6 Lucky Witch {3}, Lvl.1 Wet Witch, Lvl.1 Fire Serpent",
        foe="Lvl.1 Wolf, Lvl.6 Dragon {7}",
    )
    table.duel("Lucky", "Wolf")
    table.duel("Wet", "Lvl.1 Wolf")  # a witch is no creature: luck waits
    assert rules(table) == ["Luck"]
    table.duel("Fire Serpent", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 7}
    assert rules(table) == []


def test_lucky_witch_on_both_sides_leaves_it_to_power(table: Table) -> None:
    table.hands(
        me="Lvl.6 Lucky Witch {3}, Lvl.1 Wolf {2}", foe="Lvl.6 Lucky Witch {3}, Lvl.6 Dragon {7}"
    )
    table.duel("Lucky", "Lucky")
    table.duel("Lvl.1 Wolf", "Dragon")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_lucky_witch_against_venom_leaves_it_to_power(table: Table) -> None:
    table.hands(
        me="Lvl.6 Lucky Witch {3}, Lvl.1 Fire Wolf {2}", foe="Lvl.6 Venom Witch, Lvl.6 Fire Serpent"
    )
    table.duel("Lucky", "Venom")
    table.duel("Fire Wolf", "Fire Serpent")
    assert table.powers() == {"me": 3, "foe": 6}
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_wishing_witch_brings_what_the_hand_wants(table: Table) -> None:
    table.hands(
        me="Lvl.6 Wishing Witch {3}, Lvl.1 Fire Wolf, Lvl.2 Holy Giant, Lvl.3 Holy Giant",
        foe="Lvl.1 Serpent",
    )
    table.top("Lvl.1 Vampire, Lvl.1 Vampire")
    table.duel("Wishing", "Serpent").next_turn()
    assert "Giant" in table.hand("me")[-1]
    assert table.sees("foe", "me")[-1] == "? [a creature]"
    assert rules(table) == []


def test_wishing_witch_with_an_empty_hand_brings_any_creature(table: Table) -> None:
    table.hands(me="Lvl.6 Wishing Witch {3}", foe="Lvl.1 Serpent")
    table.top("Lvl.1 Wet Witch, Lvl.1 Wet Witch, Lvl.1 Wet Witch")
    table.duel("Wishing", "Serpent").next_turn()
    assert table.state.hands[0].cards[0].face.is_creature()


def test_wishing_witch_waits_where_the_deck_is_empty(table: Table) -> None:
    table.edition("first").hands(me="Lvl.6 Lucky Witch {3}, Lvl.1 Wolf", foe="Lvl.1 Serpent")
    table.deck("")
    table.duel("Lucky", "Serpent").next_turn()
    assert rules(table) == ["A wish"]


# ---- Shamanic, Vortex, Grim, Hallucinating, Big Bad -------------------------------------------


def test_shamanic_witch_rolls_types_in_both_hands(table: Table) -> None:
    table.hands(
        me="Lvl.6 Shamanic Witch {3}, Lvl.1 Wolf, Lvl.1 Wet Witch", foe="Lvl.1 Serpent, Lvl.1 Giant"
    )
    table.duel("Shamanic", "Serpent")
    assert table.hand("me")[0].split()[1] in POWERS
    assert table.hand("me")[1] == "Lvl.1 Wet Witch {3}"
    assert table.hand("foe")[0].split()[1] in POWERS
    assert table.hand("foe")[1] == "Lvl.1 Serpent {0}"  # in the duel, not in hand


def test_shamanic_witch_over_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.6 Shamanic Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Shamanic", "Serpent")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]


def test_vortex_witch_gives_every_creature_another_tribe(table: Table) -> None:
    table.hands(
        me="Lvl.6 Vortex Witch {3}, Lvl.3 Fire Wolf, Lvl.5 Primordial Butterfly, Lvl.1 Wet Witch",
        foe="Lvl.1 Serpent, Lvl.2 Holy Dragon {7}",
    )
    table.duel("Vortex", "Serpent")
    wolf, butterfly, witch = table.state.hands[0].cards
    assert wolf.face.tribe != TRIBES.index("Wolf")
    assert wolf.face.notation().startswith("Lvl.3 Fire")
    assert wolf.face.base == table.state.edition.bases[wolf.face.tribe]
    assert butterfly.face.key in [tribe.lower() for tribe in TRIBES]
    assert witch.face.is_witch()
    assert table.state.hands[1].cards[0].face.tribe != DRAGON


def test_vortex_witch_over_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.6 Vortex Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Vortex", "Serpent")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]


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


def test_hallucinating_witch_replaces_half_of_each_hand(table: Table) -> None:
    table.hands(
        me="Lvl.6 Hallucinating Witch {3}, Lvl.1 Wolf, Lvl.1 Giant, Lvl.1 Dragon",
        foe="Lvl.1 Serpent, Lvl.1 Vampire",
    )
    table.duel("Hallucinating", "Serpent")
    assert sum(card.face.is_witch() for card in table.state.hands[0].cards) == 2
    assert "[a witch]" in table.sees("me", "foe")[0]
    assert table.sees("foe", "me").count("? [a witch]") == 2


def test_hallucinating_witch_over_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.6 Hallucinating Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Hallucinating", "Serpent")
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


# ---- Emperor, Legion, Levy, Seductive, Rage ---------------------------------------------------


def test_witch_of_the_emperor_takes_the_humble(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Emperor {3}", foe="Lvl.1 Serpent, Lvl.6 Holy Giant {4}")
    table.duel("Emperor", "Serpent")
    assert table.hand("me") == ["Lvl.6 Holy Giant {4}"]
    assert table.sees("foe", "me") == ["Lvl.6 Holy Giant {4}"]


def test_witch_of_the_emperor_only_looks_at_the_great(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Emperor {3}", foe="Lvl.1 Serpent, Lvl.1 Vampire {5}")
    table.duel("Emperor", "Serpent")
    assert table.hand("me") == []
    assert table.sees("spectator", "foe")[0] == "Lvl.1 Vampire {5}"


def test_witch_of_the_emperor_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Emperor {3}", foe="Lvl.1 Serpent")
    table.duel("Emperor", "Serpent")
    assert table.heard(NOTHING)


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
    assert Duel.from_json(state.to_json()).digest() == state.copy().digest() == state.digest()


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


# ---- Jesting, High, Shady, Questing, Berserker ------------------------------------------------


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


def test_the_high_witch_lifts_the_next_card_and_its_price(table: Table) -> None:
    table.hands(
        me="Lvl.6 The High Witch {3}, Lvl.6 Dragon {7}", foe="Lvl.1 Serpent, Lvl.1 Fire Giant {4}"
    )
    table.duel("High", "Serpent")
    table.duel("Lvl.6 Dragon", "Fire Giant")
    assert table.powers() == {"me": 13, "foe": 8}
    assert table.lost_hp() == {"me": 0, "foe": 8}
    assert rules(table) == []


def test_two_of_the_high_witch_add_up(table: Table) -> None:
    table.hands(
        me="Lvl.6 Dragon {9}",
        foe="Lvl.1 Fire Giant {2}",
    )
    table.rules(foe="high, high")
    table.duel("Dragon", "Giant")
    assert table.powers() == {"me": 15, "foe": 9}
    assert table.lost_hp() == {"me": 0, "foe": 8}


def test_the_high_witch_waits_through_a_pass(table: Table) -> None:
    table.hands(me="Lvl.6 The High Witch {3}, Lvl.1 Serpent", foe="Lvl.1 Wet Witch")
    table.edition("first").deck("")
    table.duel("High", "Wet").duel("Serpent", None)
    assert rules(table) == ["High spirits"]


def test_shady_witch_makes_a_deal(table: Table) -> None:
    table.hands(
        me="Lvl.6 Shady Witch {3}, Lvl.6 Holy Dragon {7}, Lvl.1 Wolf",
        foe="Lvl.1 Fire Serpent, Lvl.2 Fire Wolf {2}, Lvl.6 Giant {4}",
    )
    table.duel("Shady", "Fire Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.2 Fire Wolf {2}"]
    assert "Lvl.6 Holy Dragon {7}" in table.hand("foe")
    table.duel("Fire Wolf", "Lvl.6 Giant")
    assert "Lvl.1 Holy Dragon {7}" in table.hand("foe")
    assert table.heard("The gift breaks")


def test_the_gift_of_a_shady_witch_stays_whole_when_played(table: Table) -> None:
    table.hands(
        me="Lvl.6 Shady Witch {3}, Lvl.6 Holy Dragon {7}, Lvl.1 Wet Witch",
        foe="Lvl.1 Fire Serpent, Lvl.2 Fire Wolf {2}",
    )
    table.duel("Shady", "Fire Serpent").duel("Wet", "Dragon")
    assert table.hand("foe")[-1] == "Lvl.6 Holy Dragon {7}"


def test_shady_witch_needs_both(table: Table) -> None:
    table.hands(me="Lvl.6 Shady Witch {3}, Lvl.6 Dragon", foe="Lvl.1 Serpent, Lvl.1 Wet Witch")
    table.duel("Shady", "Serpent")
    assert table.hand("me") == ["Lvl.6 Dragon {7}"]
    assert table.heard(NOTHING)


QUEST = "Lvl.6 Questing Witch {3}, Lvl.1 Wolf, Lvl.2 Wolf, Lvl.1 Giant, Lvl.1 Dragon"


def test_questing_witch_offers_three_potions(table: Table) -> None:
    table.hands(me=QUEST, foe="Lvl.1 Serpent")
    table.state.beaten[0] = 0b1111111
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
    table.state.beaten[0] = 0b1111111
    table.duel("Lvl.6 Questing", "Lvl.1 Serpent").choose("me", "Ferocity")
    assert levels(table.hand("me")) == [4, 5, 4, 4, 5]
    table.duel("Lvl.5 Questing", "Lvl.2 Serpent").choose("me", "Endurance")
    assert table.lost_hp() == {"me": -15, "foe": 0}


def test_questing_witch_whose_quest_is_not_done(table: Table) -> None:
    table.hands(me=QUEST, foe="Lvl.1 Serpent")
    table.state.beaten[0] = 0b0111111
    table.duel("Questing", "Serpent")
    assert table.offers("me") == []
    assert table.heard(NOTHING)


def test_questing_witch_remembers_beaten_tribes(table: Table) -> None:
    table.hands(me="Lvl.6 Dragon", foe="Lvl.1 Serpent")
    table.duel("Dragon", "Serpent")
    assert table.state.beaten == [1 << SERPENT, 0]


def test_berserker_witch_makes_the_next_loser_pay_levels(table: Table) -> None:
    table.hands(
        me="Lvl.6 Berserker Witch {3}, Lvl.6 Dragon, Lvl.5 Dragon",
        foe="Lvl.1 Serpent, Lvl.1 Giant {4}, Lvl.2 Giant {4}",
    )
    table.duel("Berserker", "Serpent").duel("Lvl.6 Dragon", "Lvl.1 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 10}
    table.duel("Lvl.5 Dragon", "Lvl.2 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 14}


def test_berserker_witch_and_a_tie(table: Table) -> None:
    table.hands(me="Lvl.6 Berserker Witch, Lvl.1 Fire Giant", foe="Lvl.1 Serpent, Lvl.1 Fire Giant")
    table.duel("Berserker", "Serpent").duel("Fire Giant", "Fire Giant")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert rules(table) == []


# ---- Pandora, Odd, Firehawks, Talismanic ------------------------------------------------------


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
    assert Duel.from_json(state.to_json()).digest() == state.copy().digest() == state.digest()
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


def test_talismanic_witch_halves_the_next_damage(table: Table) -> None:
    table.hands(
        me="Lvl.6 Talismanic Witch {3}, Lvl.1 Dragon {7}, Lvl.2 Giant {4}",
        foe="Lvl.1 Serpent, Lvl.6 Fire Dragon {7}, Lvl.5 Fire Dragon {7}",
    )
    table.duel("Talismanic", "Serpent").duel("Lvl.1 Dragon {7}", "Lvl.6 Fire Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 0}
    table.duel("Lvl.2 Giant", "Lvl.5 Fire Dragon")
    assert table.lost_hp() == {"me": 7, "foe": 0}


def test_talismanic_witch_wards_off_her_own_death(table: Table) -> None:
    table.hands(me="Lvl.4 Talismanic Witch {3}", foe="Lvl.6 Dragon")
    table.duel("Talismanic", "Dragon")
    assert table.lost_hp() == {"me": 1, "foe": 0}
    assert rules(table) == []
