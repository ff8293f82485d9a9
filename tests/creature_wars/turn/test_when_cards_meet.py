"""The answers that the rules give where two texts meet (rules.md, "When cards meet")."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.games.creature_wars.witches.sacred.curses import DOOMED
from bestiary.games.creature_wars.witches.sacred.history import RUNS, Runs
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import CALM

SCARECROW = "Lvl.1 Scarecrow {3}"


def test_a_cocksure_witch_before_a_scarecrow_lets_the_foe_draw(table: Table) -> None:
    table.hands(me="Lvl.3 Cocksure Witch {3}", foe=SCARECROW).duel("Cocksure", "Scarecrow")
    assert (len(table.hand("me")), len(table.hand("foe"))) == (0, 1)


def test_a_cocksure_witch_gets_away_from_a_pass(table: Table) -> None:
    table.hands(me="Lvl.3 Cocksure Witch {3}").duel("Cocksure", None)
    assert (len(table.hand("me")), len(table.hand("foe"))) == (1, 0)


def test_her_text_says_so() -> None:
    game = bestiary.game("creature-wars")
    cards = {card["name"]: card["text"] for card in game.cards(game.settings({}, 2))}
    assert cards["Cocksure Witch"] == "If she gets away, draw a card; otherwise your foe does."


def run_of(table: Table, seat: int) -> int:
    """The next win after two: 3 if the run went on, 1 if it was broken."""
    runs = RUNS.of(table.state)
    return int(runs.length(seat)) + 1 if runs.going & (1 << seat) else 1


def test_a_scarecrows_tie_ends_a_run(table: Table) -> None:
    table.hands(me="Lvl.5 Giant {4}", foe=SCARECROW)
    RUNS.keep(table.state, Runs(2, 0, 1))
    assert run_of(table, 0) == 3
    table.duel("Giant", "Scarecrow")
    assert run_of(table, 0) == 1


def test_death_before_a_pass_ends_a_run(table: Table) -> None:
    table.hands(me="Lvl.5 Holy Giant {4}")
    table.state.change(table.card("Holy Giant").with_mark(DOOMED, 0, 2))
    RUNS.keep(table.state, Runs(2, 0, 1))
    table.duel("Holy Giant", None)
    assert table.heard("Death takes")
    assert run_of(table, 0) == 1


def test_if_both_always_win_plain_power_decides(table: Table) -> None:
    """Lower power would win otherwise (Goliath)."""
    table.hands(me="Lvl.6 Fire Serpent {0}", foe="Lvl.1 Fire Serpent {0}, Lvl.1 Wolf")
    table.rules("venom, goliath").duel("Lvl.6 Fire Serpent", "Lvl.1 Fire Serpent")
    assert table.heard("Player 1 wins the duel.", "foe") or table.heard("You win the duel.")


def test_without_that_lower_power_wins(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Giant {4}")
    table.rules("goliath").options(CALM).duel("Lvl.6 Fire Giant", "Lvl.1 Fire Giant")
    assert table.lost_hp() == {"me": 4, "foe": 0}


def test_death_before_the_fight_brings_no_clash_and_no_bizarre_victory(table: Table) -> None:
    table.hands(me="Lvl.1 Ancient Wolf {2}", foe="Lvl.5 Holy Wolf {2}")
    table.state.change(table.card("Lvl.5 Holy Wolf").with_mark(DOOMED, 0, 1))
    table.duel("Ancient Wolf", "Holy Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 2}
    assert not table.heard("Tribal Clash")
    assert not table.heard("Bizarre Victory")
    assert table.hand("me") == []


def test_a_creature_that_beats_a_coal_goes_back_to_hand(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.0 Coal {0}").duel("Fire Wolf", "Coal")
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}"]
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert RUNS.of(table.state).length(0) == 1


def test_a_coal_is_in_no_straight(table: Table) -> None:
    row = "Lvl.1 Wolf {2}, Lvl.2 Giant {4}, Lvl.3 Dragon {7}, Lvl.4 Serpent {0}"
    table.hands(me=f"Lvl.6 Straight Witch {{3}}, Lvl.0 Coal {{0}}, {row}", foe="Lvl.1 Serpent")
    table.options(CALM).duel("Straight", "Lvl.1 Serpent")
    assert "Lvl.4 Serpent {0}" in table.hand("me")  # four levels are no straight
    assert "Lvl.0 Coal {0}" in table.hand("me")


def skeletor(table: Table, foe: str, rules: str = "") -> Table:
    """Skeletor fights, and a Fire Skeleton of level 2 takes his place."""
    table.hands(me="Lvl.9 Ancient Skeletor {7}, Lvl.2 Fire Skeleton {3}", foe=foe)
    return table.rules(rules).duel("Skeletor", foe)


def test_skeletor_brings_the_bizarre_victory_of_the_one_in_his_place(table: Table) -> None:
    skeletor(table, "Lvl.1 Ancient Wolf {2}")  # Ancient beats Fire
    assert table.heard("Bizarre Victory!")


def test_skeletor_himself_would_have_had_one(table: Table) -> None:
    skeletor(table, "Lvl.1 Holy Wolf {2}")  # Holy beats Ancient
    assert not table.heard("Bizarre Victory!")


def test_hubris_looks_at_the_one_in_skeletors_place(table: Table) -> None:
    skeletor(table, "Lvl.1 Holy Wolf {2}", "hubris")
    assert table.lost_hp() == {"me": 0, "foe": 2}


def test_a_berserker_counts_the_level_of_the_one_in_skeletors_place(table: Table) -> None:
    skeletor(table, "Lvl.1 Holy Wolf {2}", "berserk")
    assert table.lost_hp() == {"me": 0, "foe": 2 + 2}


def test_two_berserkers_count_twice(table: Table) -> None:
    table.hands(me="Lvl.5 Fire Giant {4}", foe="Lvl.1 Fire Wolf {2}").rules("berserk, berserk")
    table.duel("Fire Giant", "Fire Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 2 + 5 + 5}


def test_a_shifting_witch_is_an_exact_copy_under_a_high_witch(table: Table) -> None:
    """The three levels are gone; that she costs double is not."""
    table.hands(me="Lvl.4 Shifting Witch {3}", foe="Lvl.5 Holy Giant {4}").rules(me="high")
    table.duel("Shifting", "Holy Giant")
    assert table.powers() == {"me": 9, "foe": 9}


@pytest.mark.parametrize("seed", [0, 2, 5])
def test_a_which_witch_loses_the_levels_of_a_high_witch_and_keeps_the_price(seed: int) -> None:
    """Only Lesser witches come, of level 1 to 3, and every one of them dies and costs double."""
    table = Table().options({"weight.Sacred": 0, "weight.Sinful": 0}).seed(seed)
    table.hands(me="Lvl.2 Which Witch {3}", foe="Lvl.9 Fire Dragon {7}").rules(me="high")
    table.duel("Which", "Dragon")
    assert 3 + 1 <= table.powers()["me"] <= 3 + 3
    assert table.heard("Your Empire takes 6 damage for the lost duel")


def test_baden_sends_what_lilith_keeps_from_being_played(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}, Lvl.6 Fire Dragon {7}", foe="Lvl.5 Fire Giant {4}")
    table.rules("lilith", me="baden").duel("Fire Wolf", "Fire Giant")
    assert table.heard("Lvl.6 Fire Dragon {7} instead")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_at_mayhem_a_creature_hits_for_its_base_strength_alone(table: Table) -> None:
    """A Cambion costs double in a duel, and so does a Holy creature after a Conversion."""
    table.hands(me="Lvl.1 Serpent, Lvl.1 Cambion {5}, Lvl.2 Holy Giant {4}", foe="Lvl.2 Serpent")
    table.rules("conversion").deck("").duel("Lvl.1 Serpent", "Lvl.2 Serpent")
    assert table.ending == "mayhem"
    assert table.lost_hp() == {"me": 5 + 4, "foe": 0}


def test_bones_hit_for_their_own_strength_at_mayhem(table: Table) -> None:
    """The Skeletal Witch lets them cost 3 when they lose; their strength is what it was."""
    table.hands(
        me="Lvl.6 Skeletal Witch {3}, Lvl.3 Skeleton! {3}, Lvl.1 Dragon {7}", foe="Lvl.2 Serpent"
    )
    table.deck("").duel("Skeletal", "Lvl.2 Serpent")
    assert table.ending == "mayhem"
    assert table.lost_hp()["me"] == 3 + 7


def test_the_first_edition_stacks_two_rallies(table: Table) -> None:
    wolves = ", ".join(f"Lvl.{level} Fire Wolf {{2}}" for level in (1, 2, 3))
    table.edition("first").hands(me=f"Lvl.3 Greedy Witch {{3}}, {wolves}", foe="Lvl.1 Serpent")
    table.top("Lvl.4 Fire Wolf {2}, Lvl.1 Giant").duel("Greedy", "Lvl.1 Serpent")
    assert table.hand("me")[:4] == [f"Lvl.{level} Fire! Wolf! {{2}}" for level in (5, 6, 7, 8)]


def test_cards_of_the_first_edition_leave_out_what_only_the_second_brings() -> None:
    game = bestiary.game("creature-wars")
    named = {card["key"]: card for card in game.cards(game.settings({"edition": "first"}, 2))}
    assert not {"coal", "cannonball", "scarecrow", "stand-in"} & set(named)
    assert {"raven", "wraith", "grinch", "skeletor", "cambion"} <= set(named)
    later = {card["key"]: card for card in game.cards(game.settings({}, 2))}
    assert later["coal"]["editions"] == ["second"]
    assert later["raven"]["editions"] == ["first", "second"]
