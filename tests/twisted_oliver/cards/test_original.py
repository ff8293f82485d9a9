"""The original's cards and the orbs, card by card."""

from tests.twisted_oliver.table import Table

ORBS = {"Red": "R", "Orange": "O", "Yellow": "Y", "Green": "G", "Blue": "B", "Purple": "V"}


def check_orb(table: Table, colour: str) -> None:
    table.me(hand=f"{colour} Orb", items=f"2 {colour} Orb").play(f"{colour} Orb")
    letter = ORBS[colour]
    table.call(f"{colour} Orb")
    assert table.energy() == f"1{letter}"
    table.sack(f"{colour} Orb")
    assert table.energy() == f"4{letter}"


def test_red_orb_is_free_and_gives_1_or_3(table: Table) -> None:
    check_orb(table, "Red")


def test_orange_orb_is_free_and_gives_1_or_3(table: Table) -> None:
    check_orb(table, "Orange")


def test_yellow_orb_is_free_and_gives_1_or_3(table: Table) -> None:
    check_orb(table, "Yellow")


def test_green_orb_is_free_and_gives_1_or_3(table: Table) -> None:
    check_orb(table, "Green")


def test_blue_orb_is_free_and_gives_1_or_3(table: Table) -> None:
    check_orb(table, "Blue")


def test_purple_orb_is_free_and_gives_1_or_3(table: Table) -> None:
    check_orb(table, "Purple")


def test_transparent_crystal_gives_1_clear_or_2(table: Table) -> None:
    table.me(items="2 Transparent Crystal").call("Crystal").sack("Crystal", "get 2 Clear")
    assert table.energy() == "3C"
    assert table.discard("me") == ["Transparent Crystal"]


def test_transparent_crystal_goes_back_into_the_deck_for_2_black(table: Table) -> None:
    table.me(items="Transparent Crystal, 2 Red Orb", deck="2 Red Orb")
    table.sack("Crystal", "pay 2L, get 2 Clear and shuffle it into your deck")
    assert table.discard("me") == []
    assert table.named("me", "deck") == ["Red Orb", "Red Orb", "Transparent Crystal"]
    assert table.energy() == "2C"  # as for any sack
    assert table.ready("me") == 0


def test_transparent_crystal_does_not_pay_for_its_own_sacking(table: Table) -> None:
    table.me(items="Transparent Crystal, Red Orb")
    assert table.offers("sack_for", "pay 2L") == []


def test_transparent_crystal_costs_1_clear(table: Table) -> None:
    table.me(hand="Transparent Crystal")
    assert table.waits("Transparent Crystal") == "costs 1C"


def test_white_orb_gives_1_white_or_2(table: Table) -> None:
    table.me(items="2 White Orb").call("White Orb").sack("White Orb")
    assert table.energy() == "3W"


def test_black_orb_gives_1_black_or_3(table: Table) -> None:
    table.me(items="2 Black Orb").call("Black Orb").sack("Black Orb")
    assert table.energy() == "4L"


def test_adrenaline_gives_any_battler_30_speed_for_good(table: Table) -> None:
    table.rich().me(hand="Adrenaline", battlers="Wolverine").foe(battlers="Pit Ogre")
    assert len(table.offers("play_on")) == 2
    table.play("Adrenaline", "Wolverine")
    assert table.stats("Wolverine") == "90:2/1:2:0"
    table.end().end()
    assert table.stats("Wolverine") == "90:2/1:2:0"
    assert table.discard("me") == ["Adrenaline"]


def test_shield_gives_2_defence(table: Table) -> None:
    table.rich().me(hand="Shield", battlers="Wolverine").play("Shield", "Wolverine")
    assert table.stats("Wolverine") == "60:2/3:2:0"


def test_the_plague_defeats_every_battler_on_both_sides(table: Table) -> None:
    table.me(hand="The Plague", items="5 Red Orb", battlers="Wolverine (bounty 1), Wolverine")
    table.foe(battlers="Hedge, Magra").play("The Plague")
    assert table.battlers("me") == table.battlers("foe") == []
    assert table.points == {"me": 1 + 8, "foe": 3 + 2}
