"""The main step: what may be played, called and sacked, and how often."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.turn.offers import in_play
from tests.twisted_oliver.table import RICH, Table


def test_one_orb_a_turn(table: Table) -> None:
    table.me(hand="Red Orb, Blue Orb").play("Red Orb")
    assert table.items("me") == ["Red Orb"]
    assert table.offers("play") == []
    assert table.waits("Blue Orb") == "one a turn, and you have played one"
    table.end().end().play("Blue Orb")
    assert table.items("me") == ["Blue Orb", "Red Orb"]


def test_one_valuable_a_turn(table: Table) -> None:
    table.rich().me(hand="The Prism, Heartwood, Hourglass").play("The Prism")
    assert table.offers("play", "Heartwood") == []
    assert table.offers("play", "Hourglass") == ["Play Hourglass"]


def test_three_valuables_in_play_are_the_most(table: Table) -> None:
    table.rich().me(hand="Heartwood", items="The Prism, Moon Pool, Holy Lamp")
    assert table.waits("Heartwood") == "3 Valuables are in play"
    table.sack("Holy Lamp").play("Heartwood")
    assert table.items("me") == ["Heartwood", "Moon Pool", "The Prism"]


def test_one_legendary_battler_a_turn(table: Table) -> None:
    table.rich().me(hand="Magra, Tessaly, Wolverine").play("Magra")
    assert table.offers("play", "Tessaly") == []
    assert table.offers("play", "Wolverine") == ["Play Wolverine 60:2/1:2:0"]


def test_one_legendary_spell_a_turn_and_any_number_of_mundane_ones(table: Table) -> None:
    table.rich().me(hand="Second Sunrise, Famine, Clear Mind, Prayer, Magra")
    table.play("Second Sunrise").play("Clear Mind").play("Prayer").play("Magra")
    assert table.waits("Famine") == "one a turn, and you have played one"


def test_limits_are_each_players_own(table: Table) -> None:
    table.me(hand="Red Orb").foe(hand="Blue Orb").play("Red Orb").end().play("Blue Orb")
    assert table.items("foe") == ["Blue Orb"]


# ---- Titles ------------------------------------------------------------------------------------


def test_two_legendaries_of_one_title_are_both_out_of_the_game(table: Table) -> None:
    table.rich().me(hand="Oliver the Kind").foe(battlers="Oliver the Twisted with Shield")
    table.play("Oliver the Kind")
    assert table.battlers("me") == table.battlers("foe") == []
    assert table.named("me", "removed") == ["Oliver the Kind"]
    assert table.named("foe", "removed") == ["Oliver the Twisted"]
    assert table.discard("foe") == ["Shield"]
    assert table.points == {"me": 0, "foe": 0}
    assert table.hand("me") == []  # it did not stay to draw


def test_legendaries_of_other_titles_stand_beside_each_other(table: Table) -> None:
    table.rich().me(hand="Magra", battlers="Tessaly").play("Magra")
    assert len(table.battlers("me")) == 2


def test_a_title_counts_on_ones_own_side_too(table: Table) -> None:
    table.rich().me(hand="Magra", battlers="Magra").play("Magra")
    assert table.named("me", "removed") == ["Magra", "Magra"]


# ---- Equips and augments -----------------------------------------------------------------------


def test_an_equip_goes_on_a_battler_of_yours_with_a_free_slot(table: Table) -> None:
    table.rich().me(hand="2 Shield", battlers="Wolverine").foe(battlers="Pit Ogre")
    assert table.offers("play_on") == 2 * ["Play Shield +0:+0/+2 on Wolverine 60:2/1:2:0"]
    table.play("Shield", "Wolverine")
    assert table.stats("Wolverine") == "60:2/3:2:0"
    assert table.offers("play_on") == []  # a creature has one slot
    assert table.waits("Shield") == "nobody can bear it"


def test_slots_creature_1_warrior_2_wall_1_legendary_2_unless_it_says_otherwise(
    table: Table,
) -> None:
    table.me(battlers="Wolverine, Ash Duelist, Hedge, Magra, Vulka the Smith")
    found = [table.state.free_slots(card) for card in table.cards("me", "battlers")]
    assert found == [1, 2, 1, 2, 4]


def test_equips_are_discarded_with_their_bearer(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Wolverine with Shield")
    table.attack("Pit Ogre", "Wolverine")
    assert table.discard("foe") == ["Shield", "Wolverine"]


def test_an_infinity_augment_stays_on_its_bearer_and_goes_with_it(table: Table) -> None:
    table.rich().me(hand="Rust", battlers="Pit Ogre").foe(battlers="Storm Cat")
    table.play("Rust", "Storm Cat")
    assert table.stats("Storm Cat") == "80:1/2:3:0"
    assert table.discard("me") == []
    table.attack("Pit Ogre", "Storm Cat")
    assert table.discard("me") == ["Rust"]  # to the player whose it is
    assert table.discard("foe") == ["Storm Cat"]


def test_an_infinity_field_spell_stays_and_is_in_force(table: Table) -> None:
    table.rich().me(hand="Tailwind", battlers="Wolverine").foe(battlers="Wolverine")
    table.play("Tailwind")
    assert table.named("me", "spells") == ["Tailwind"]
    assert table.battlers("me") == ["Wolverine 80:2/1:2:0"]
    assert table.battlers("foe") == ["Wolverine 60:2/1:2:0"]
    lasting = table.state.view(1)["lasting"]
    assert [(rule["label"], rule["seat"]) for rule in lasting] == [("Tailwind", 0)]


def test_an_instant_goes_to_the_discard(table: Table) -> None:
    table.rich().me(hand="Clear Mind").play("Clear Mind")
    assert table.discard("me") == ["Clear Mind"]


# ---- Calling and sacking -----------------------------------------------------------------------


def test_a_called_battler_can_neither_attack_nor_be_called_or_sacked(table: Table) -> None:
    table.me(battlers="Harbour Mage", deck="Pit Ogre").call("Harbour Mage")
    assert table.offers() == ["End your turn"]


def test_a_battler_that_attacked_cannot_be_called(table: Table) -> None:
    table.me(battlers="Harbour Mage").attack("Harbour Mage")
    assert table.offers("call") == []
    assert table.offers("sack") == []


def test_a_sacked_battler_is_not_defeated(table: Table) -> None:
    table.me(battlers="Grave Moth with Shield").sack("Grave Moth")
    assert table.discard("me") == ["Grave Moth", "Shield"]
    assert table.points == {"me": 0, "foe": 0}
    assert table.hand("me") == []  # it draws when it is defeated


def test_a_battler_that_was_attacked_this_turn_cannot_be_sacked(table: Table) -> None:
    table.me(battlers="Ember Rat").foe(battlers="Root Tortoise, Hedge")
    table.attack("Ember Rat", "Tortoise")
    hedge = table.card("Hedge")
    offered: list[Answer] = []
    in_play(table.state, 1, offered)  # were it asked now
    assert [answer.text() for answer in offered] == [f"sack {hedge.id}"]
    table.end()
    assert table.offers("sack", "Tortoise") == ["Sack Root Tortoise 10:2/5:3:1"]


def test_a_call_text_of_an_equip_is_the_bearers(table: Table) -> None:
    table.me(battlers="Wolverine with Tinker's Belt").call("Wolverine", "draw a card")
    assert table.hand("me") == ["Red Orb"]
    assert table.called("Wolverine")


def test_of_orbs_that_are_alike_one_is_offered(table: Table) -> None:
    table.me(items="3 Red Orb, Blue Orb")
    assert table.offers("call") == ["Call Red Orb: get 1 Red", "Call Blue Orb: get 1 Blue"]


def test_the_attack_step_allows_calls_and_sacks_and_no_plays(table: Table) -> None:
    table.me(hand="Ember Rat", energy=RICH, battlers="Wolverine", items="Red Orb, Hourglass")
    table.attack("Wolverine")
    assert table.offers("play") == []
    assert table.waits("Ember Rat") == "the main step is over"
    assert len(table.offers("call")) == 1
    assert len(table.offers("sack_for")) == 2
