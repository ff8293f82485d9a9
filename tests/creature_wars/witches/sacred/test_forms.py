"""Sacred witches that change creatures: what each does, and her odd case."""

from __future__ import annotations

from bestiary.engine import Rng
from bestiary.games.creature_wars.being import DRAGON, NEVER_AGAIN, PIRATE, POWERS, TRIBES
from bestiary.games.creature_wars.duel import Duel
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import CALM, NOTHING, STRONG, WEAK, levels

RALLY = "Lvl.1 Wolf {2}, Lvl.2 Fire Giant {4}"


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
    wolf, butterfly, witch = table.state.hand(0).cards
    assert wolf.face.tribe != TRIBES.index("Wolf")
    assert wolf.face.notation().startswith("Lvl.3 Fire")
    assert wolf.face.base == table.state.edition.bases[wolf.face.tribe]
    assert butterfly.face.key in [tribe.lower() for tribe in TRIBES]
    assert witch.face.is_witch()
    assert table.state.hand(1).cards[0].face.tribe != DRAGON


def test_vortex_witch_over_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.6 Vortex Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Vortex", "Serpent")
    assert table.hand("foe") == ["Lvl.1 Serpent {0}"]


def test_hallucinating_witch_replaces_half_of_each_hand(table: Table) -> None:
    table.hands(
        me="Lvl.6 Hallucinating Witch {3}, Lvl.1 Wolf, Lvl.1 Giant, Lvl.1 Dragon",
        foe="Lvl.1 Serpent, Lvl.1 Vampire",
    )
    table.duel("Hallucinating", "Serpent")
    assert sum(card.face.is_witch() for card in table.state.hand(0).cards) == 2
    assert "[a witch]" in table.sees("me", "foe")[0]
    assert table.sees("foe", "me").count("? [a witch]") == 2


def test_hallucinating_witch_over_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.6 Hallucinating Witch {3}", foe="Lvl.1 Serpent")
    table.duel("Hallucinating", "Serpent")
    assert table.heard(NOTHING)


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
        faces = [card.face for card in table.state.hand(0).cards]
        assert sorted(face.level for face in faces[:2]) == [1, 5]
        assert sorted(face.power for face in faces[:2]) == [1, 3]
        assert [face.name for face in faces] == ["Wolf", "Giant", "Wet Witch"]
        assert faces[2].level == 2
        seen.add((int(faces[0].level), int(faces[0].power)))
    assert len(seen) == 4  # levels and types go their own ways


def test_gnome_witch_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Gnome Witch {3}").duel("Gnome", None)
    assert table.hand("me") == []


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
