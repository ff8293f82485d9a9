"""What lies under a creature: devolving, souls that stay, gifts and spells in a soul."""

from tests.hiddenzone.table import Table


def test_a_devolved_attacker_is_still_the_attacker(table: Table) -> None:
    table.me(battlezone="Slagfang on Ash Runner")
    table.foe(battlezone="Snapclaw (tapped)", hiddenzone="Ebbing Hour")
    table.attack("Slagfang").cast("Ebbing Hour", "Slagfang")
    assert table.lost("foe") == 250
    assert table.tapped("Ash Runner")


def test_a_devolved_creature_keeps_its_boosts_and_what_it_can_bear(table: Table) -> None:
    table.me(hand="Ebbing Hour", battlezone="Snapclaw")
    table.foe(battlezone="Slagfang on Ash Runner with Scorch Plate (+50/+50)")
    table.cast("Ebbing Hour", "Slagfang")
    assert table.battlezone("foe") == ["Ash Runner 350/300"]
    assert table.soul("Ash Runner") == ["Scorch Plate"]


def test_a_devolved_creature_drops_what_it_cannot_bear(table: Table) -> None:
    table.me(hand="Ebbing Hour", battlezone="Snapclaw")
    table.foe(battlezone="Slagfang on Ash Runner with Branding Iron")
    table.cast("Ebbing Hour", "Slagfang")
    assert table.battlezone("foe") == ["Ash Runner 250/150"]
    assert table.graveyard("foe") == ["Branding Iron"]


def test_a_devolved_creature_does_not_enter(table: Table) -> None:
    table.me(
        hand="Ebb Caller",
        battlezone="Surf Dancer, Current Rider on Drift Singer",
        deck=4 * "Doom, " + "Doom",
    )
    table.evolve("Ebb Caller", "Surf Dancer").pick("Current Rider")
    assert table.hand("me") == ["Current Rider", "Doom"]


def test_the_returned_top_card_is_one_of_the_hand(table: Table) -> None:
    table.me(hand="Ebbing Hour", battlezone="Snapclaw")
    table.foe(hand="Doom", battlezone="Slagfang on Ash Runner").cast("Ebbing Hour", "Slagfang")
    assert table.sees("me", "hand.1") == ["", ""]


def test_a_soul_stays_through_a_trap_and_attacks_on(table: Table) -> None:
    table.me(battlezone="Pyre Ghoul on Cinder Pup")
    table.foe(battlezone="Slagfang (tapped)", hiddenzone="Backdraft")
    table.attack("Pyre Ghoul").cast("Backdraft")
    assert table.battlezone("me") == ["Cinder Pup 100/100"]
    assert table.lost("foe") == 100 + 100  # the price of the trap, and the pup


def test_a_creature_whose_soul_stays_is_destroyed_all_the_same(table: Table) -> None:
    table.me(battlezone="Thornrack").foe(battlezone="Tomb Warden on Crypt Guard on Rattlebone")
    table.foe(graveyard="Grey Moth").attack("Thornrack", "Tomb Warden").pick("Grey Moth")
    assert table.battlezone("foe") == ["Crypt Guard 200/250", "Grey Moth 100/100"]


def test_gifts_add_up_through_the_whole_soul(table: Table) -> None:
    table.me(battlezone="Slagfang on Ash Runner on Kindling Cur on Kindling Cur")
    assert table.strength("Slagfang") == "550/250"


def test_a_gift_is_gone_with_the_soul(table: Table) -> None:
    table.me(hand="Rend the Soul", battlezone="Veilwing").foe(
        battlezone="Ash Runner on Kindling Cur"
    )
    table.cast("Rend the Soul", "Ash Runner")
    assert table.battlezone("foe") == ["Ash Runner 250/50"]


def test_a_spell_in_a_soul_falls_with_its_creature(table: Table) -> None:
    table.me(battlezone="Pyre Alpha").foe(battlezone="Rot Cap on Buried Acorn")
    table.attack("Pyre Alpha", "Rot Cap")
    assert table.graveyard("foe") == ["Buried Acorn", "Rot Cap"]


def test_only_a_creature_can_be_devolved_to(table: Table) -> None:
    table.me(hand="Ebbing Hour", battlezone="Snapclaw").foe(battlezone="Rot Cap on Buried Acorn")
    assert table.offers("cast_at") == []
