"""Creatures and evolving, spells, equipment, and the limits on texts."""

from tests.hiddenzone.table import Table

# ---- Evolving ----------------------------------------------------------------------------------


def test_rank_0_is_played_freely_and_higher_ranks_only_on_their_family(table: Table) -> None:
    table.me(hand="Cinder Pup, Ash Runner, Vent Drake", battlezone="Kennel Runt")
    assert table.offers("play") == ["Play Cinder Pup 100/100"]
    assert table.offers("evolve") == ["Play Ash Runner 250/150 on Kennel Runt 150/50"]


def test_a_rank_below_must_not_be_left_out(table: Table) -> None:
    table.me(hand="Slagfang", battlezone="Kennel Runt")
    assert table.offers("evolve") == []


def test_equal_and_higher_ranks_below_will_do(table: Table) -> None:
    table.me(hand="Ash Runner", battlezone="Bellows Hound, Pyre Alpha")
    assert len(table.offers("evolve")) == 2


def test_the_creature_below_becomes_the_soul_and_only_the_top_counts(table: Table) -> None:
    table.me(hand="Slagfang", battlezone="Ash Runner on Pack Yapper, Cinder Pup")
    table.evolve("Slagfang", "Ash Runner")
    assert table.soul("Slagfang") == ["Ash Runner", "Pack Yapper"]
    assert table.battlezone("me") == ["Slagfang 350/250", "Cinder Pup 100/100"]  # no Yapper's aura
    table.attack("Slagfang")
    assert table.lost("foe") == 350  # nor Ash Runner's text


def test_the_evolved_creature_is_tapped_as_the_one_below_was(table: Table) -> None:
    table.me(hand="Ash Runner, Bellows Hound", battlezone="Cinder Pup (tapped), Kennel Runt")
    table.evolve("Ash Runner", "Cinder Pup").evolve("Bellows Hound", "Kennel Runt")
    assert table.tapped("Ash Runner")
    assert not table.tapped("Bellows Hound")


def test_boosts_stay_on_the_stack(table: Table) -> None:
    table.me(hand="Ash Runner", battlezone="Cinder Pup (+50/+100)")
    table.evolve("Ash Runner", "Cinder Pup")
    assert table.strength("Ash Runner") == "300/250"


def test_equipment_stays_on_the_evolved_creature(table: Table) -> None:
    table.me(hand="Ash Runner", battlezone="Cinder Pup with Ember Fang")
    table.evolve("Ash Runner", "Cinder Pup")
    assert table.soul("Ash Runner") == ["Cinder Pup", "Ember Fang"]
    assert table.strength("Ash Runner") == "350/150"


def test_equipment_that_no_longer_fits_goes_to_the_graveyard(table: Table) -> None:
    table.me(hand="Eclipse Moth", battlezone="Wall Captain with Round Shield")
    table.evolve("Eclipse Moth", "Wall Captain")
    assert table.soul("Eclipse Moth") == ["Wall Captain"]
    assert table.graveyard("me") == ["Round Shield"]


def test_equipment_of_too_high_a_rank_goes_too(table: Table) -> None:
    table.me(hand="Ash Runner", battlezone="Slagfang with Branding Iron")
    table.evolve("Ash Runner", "Slagfang")
    assert table.graveyard("me") == ["Branding Iron"]


# ---- Spells ------------------------------------------------------------------------------------


def test_a_spell_needs_a_creature_of_its_civilization_and_rank(table: Table) -> None:
    table.me(hand="Flare, Firebrand, Undertow", battlezone="Cinder Pup, Wall Captain")
    table.foe(battlezone="Grey Moth")
    assert table.offers("cast") == ["Cast Flare"]
    assert table.offers("cast_at") == []


def test_the_top_of_a_stack_decides_who_can_cast(table: Table) -> None:
    table.me(hand="Flare", battlezone="Eclipse Moth on Ash Runner")
    assert table.offers("cast") == []


def test_a_spell_goes_to_the_graveyard_when_it_is_done(table: Table) -> None:
    table.me(hand="Pearl Diver, Grave Whisper", battlezone="Grey Moth", graveyard="Rattlebone")
    table.cast("Grave Whisper", "Rattlebone")
    assert table.graveyard("me") == ["Grave Whisper"]


def test_a_spell_that_could_choose_nothing_cannot_be_cast(table: Table) -> None:
    table.me(hand="Firebrand", battlezone="Ash Runner")
    assert table.offers("cast_at") == []


# ---- Equipment ---------------------------------------------------------------------------------


def test_equipment_needs_a_bearer_of_its_civilization_and_rank(table: Table) -> None:
    table.me(hand="Scorch Plate", battlezone="Cinder Pup, Ash Runner, Wall Captain")
    assert table.offers("equip") == ["Equip Scorch Plate +50/+100 to Ash Runner 250/150"]


def test_a_second_equipment_sends_the_first_to_the_graveyard(table: Table) -> None:
    table.me(hand="Scorch Plate", battlezone="Ash Runner on Cinder Pup with Ember Fang")
    table.equip("Scorch Plate", "Ash Runner")
    assert table.soul("Ash Runner") == ["Cinder Pup", "Scorch Plate"]
    assert table.graveyard("me") == ["Ember Fang"]
    assert table.strength("Ash Runner") == "300/250"


def test_equipment_goes_where_its_bearer_goes(table: Table) -> None:
    table.me(hand="Undertow", battlezone="Sand Crab").foe(battlezone="Cinder Pup with Ember Fang")
    table.cast("Undertow", "Cinder Pup")
    assert table.hand("foe") == ["Cinder Pup", "Ember Fang"]


def test_a_destroyed_creature_takes_its_whole_stack_along(table: Table) -> None:
    table.me(hand="Doom", battlezone="Deathshead")
    table.foe(battlezone="Slagfang on Ash Runner on Cinder Pup with Ember Fang")
    table.cast("Doom", "Slagfang")
    assert table.graveyard("foe") == ["Ash Runner", "Cinder Pup", "Ember Fang", "Slagfang"]


# ---- No endless turns --------------------------------------------------------------------------


def test_a_spell_of_a_name_is_cast_once_a_turn(table: Table) -> None:
    table.me(hand="Flare, Flare", battlezone="Cinder Pup").cast("Flare")
    assert table.offers("cast") == []
    table.end().end()
    assert table.offers("cast") == ["Cast Flare"]


def test_a_text_of_a_name_is_used_once_a_turn(table: Table) -> None:
    table.me(hand="Soot Sniffer, Soot Sniffer").play("Soot Sniffer").play("Soot Sniffer")
    assert table.lost("foe") == 50


def test_both_players_may_use_the_same_text(table: Table) -> None:
    table.me(battlezone="Smoke Wyrmling (+50/+0)").foe(battlezone="Smoke Wyrmling (+50/+0)")
    table.attack("Smoke", "Smoke")
    assert table.life == {"me": 1900, "foe": 1900}


def test_a_creature_is_untapped_by_texts_once_a_turn(table: Table) -> None:
    table.me(hand="New Morning", battlezone="Solar Sovereign, Cloud Courier, Gate Recruit (tapped)")
    table.use("Cloud Courier", "Gate Recruit").attack("Gate Recruit").cast("New Morning")
    assert table.tapped("Gate Recruit")
    assert not table.tapped("Cloud Courier")


def test_life_is_not_gained_above_2000(table: Table) -> None:
    table.me(life=1950, hand="Dew Fawn").play("Dew Fawn")
    assert table.life["me"] == 2000


# ---- The order of texts ------------------------------------------------------------------------


def test_the_active_players_texts_come_first(table: Table) -> None:
    table.me(battlezone="Marrow Imp (+50/+0), Grey Moth")
    table.foe(battlezone="Marrow Imp (+50/+0), Rattlebone")
    table.attack("Marrow Imp", "Marrow Imp").let()
    assert table.asked() == "me"
    table.pick("Rattlebone")
    assert table.asked() == "foe"
    table.pick("Grey Moth")
    assert table.battlezone("me") == table.battlezone("foe") == []


def test_texts_of_one_player_come_in_the_order_they_were_set_off(table: Table) -> None:
    table.me(battlezone="Downy Herald, Lich of the Barrow", life=1000, graveyard="Rattlebone")
    table.end().end()
    assert table.life["me"] == 1050  # the Herald stands first
    assert table.prompt().startswith("Lich of the Barrow")


def test_a_choice_may_be_declined(table: Table) -> None:
    table.me(hand="Scorchwing", battlezone="Vent Drake").foe(battlezone="Grey Moth")
    table.evolve("Scorchwing", "Vent Drake").skip()
    assert table.battlezone("foe") == ["Grey Moth 100/100"]


def test_who_ambushes_is_ready_to_block_even_on_a_tapped_creature(table: Table) -> None:
    table.me(battlezone="Ash Runner")
    table.foe(battlezone="Sunlance (tapped)", hiddenzone="Noon Hunter").attack("Ash Runner")
    table.evolve("Noon Hunter", "Sunlance").block("Noon Hunter")
    assert table.lost("foe") == 0
