"""After the fight: Tribal Clash and Bizarre Victory."""

from __future__ import annotations

from bestiary.engine import Rng
from tests.creature_wars.table import Table

# Ancient beats Fire: a Fire creature that wins against an Ancient one has won at a disadvantage.
STRONG_FIRE = "Lvl.6 Fire Dragon {7}"
WEAK_ANCIENT = "Lvl.1 Ancient Wolf {2}"

# ---- Tribal Clash -----------------------------------------------------------------------------


def test_the_winner_of_a_tribal_clash_draws_a_card(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Giant {4}", foe="Lvl.2 Fire Giant {4}")
    table.top("Lvl.5 Holy Pirate {3}").duel("Giant", "Giant")
    assert table.hand("me") == ["Lvl.5 Holy Pirate {3}"]
    assert table.hand("foe") == []
    assert table.heard("Tribal Clash")
    assert "You draw Lvl.5 Holy Pirate {3}." in table.log("me")
    assert "Player 1 draws a card." in table.log("foe")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_player_2_can_win_a_tribal_clash(table: Table) -> None:
    table.hands(me="Lvl.2 Fire Giant {4}", foe="Lvl.3 Fire Giant {4}")
    table.top("Lvl.5 Holy Pirate {3}").duel("Giant", "Giant")
    assert table.hand("foe") == ["Lvl.5 Holy Pirate {3}"]
    assert table.hand("me") == []


def test_the_type_advantage_counts_in_a_tribal_clash(table: Table) -> None:
    table.hands(me="Lvl.2 Ancient Giant {4}", foe="Lvl.3 Fire Giant {4}")
    table.top("Lvl.5 Holy Pirate {3}").duel("Giant", "Giant")
    assert table.hand("me") == ["Lvl.5 Holy Pirate {3}"]


def test_both_editions_have_the_tribal_clash(table: Table) -> None:
    table.edition("first").hands(me="Lvl.3 Fire Giant {4}", foe="Lvl.2 Fire Giant {4}")
    table.top("Lvl.5 Holy Pirate {3}").duel("Giant", "Giant")
    assert table.hand("me") == ["Lvl.5 Holy Pirate {3}"]


def test_a_tie_is_no_tribal_clash(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Giant {4}", foe="Lvl.3 Fire Giant {4}")
    table.top("Lvl.5 Holy Pirate {3}").duel("Giant", "Giant")
    assert table.hand("me") == table.hand("foe") == ["Lvl.3 Fire Giant {4}: (1)"]
    assert not table.heard("Clash")


def test_other_tribes_do_not_clash(table: Table) -> None:
    # A Skeleton and a Pirate have the same base strength, but they are no kin.
    table.hands(me="Lvl.3 Fire Skeleton {3}", foe="Lvl.2 Fire Pirate {3}")
    table.duel("Skeleton", "Pirate")
    assert table.hand("me") == []


def test_witches_do_not_clash(table: Table) -> None:
    table.hands(me="Lvl.3 Kind Witch {3}", foe="Lvl.2 Kind Witch {3}").duel("Kind", "Kind")
    assert table.hand("me") == table.hand("foe") == []
    assert not table.heard("Clash")


def test_a_pass_does_not_clash(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Giant {4}", foe="Lvl.2 Fire Giant {4}: (1)").duel("Giant", None)
    assert table.hand("me") == []


def test_a_tribal_clash_over_an_empty_deck_draws_nothing(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.3 Fire Giant {4}, Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    table.duel("Giant", "Giant")
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}"]
    assert table.heard("Tribal Clash")
    assert "The deck is empty: you draw nothing." in table.log()


def test_the_card_of_a_tribal_clash_can_rally(table: Table) -> None:
    table.hands(
        me="Lvl.3 Fire Giant {4}, Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.3 Ancient Wolf {2}",
        foe="Lvl.2 Fire Giant {4}",
    )
    table.top("Lvl.4 Nightmare Wolf {2}").duel("Giant", "Giant")
    assert table.hand("me")[-1] == "Lvl.6 Nightmare Wolf! {2}"
    assert "Wolf Rally in Player 1's hand!" in table.log("foe")


# ---- Bizarre Victory --------------------------------------------------------------------------


def test_winning_at_a_disadvantage_brings_a_random_witch(table: Table) -> None:
    table.hands(me=STRONG_FIRE, foe=WEAK_ANCIENT).duel("Dragon", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 2}
    assert len(table.hand("me")) == 1
    assert table.state.hand(0).cards[0].face.is_witch()
    assert table.heard("Bizarre Victory")
    assert f"A stranger joins you: {table.hand('me')[0]}." in table.log("me")


def test_player_2_can_win_bizarrely(table: Table) -> None:
    table.hands(me=WEAK_ANCIENT, foe=STRONG_FIRE).duel("Wolf", "Dragon")
    assert table.state.hand(1).cards[0].face.is_witch()


def test_the_witch_is_random(table: Table) -> None:
    witches = set()
    for seed in range(30):
        other = Table().seed(seed).hands(me=STRONG_FIRE, foe=WEAK_ANCIENT).duel("Dragon", "Wolf")
        witches.add(other.hand("me")[0])
    assert len(witches) > 20


def test_no_bizarre_victory_in_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me=STRONG_FIRE, foe=WEAK_ANCIENT).duel("Dragon", "Wolf")
    assert table.hand("me") == []


def test_no_bizarre_victory_with_the_advantage_or_without_one(table: Table) -> None:
    table.hands(me="Lvl.6 Ancient Dragon {7}", foe="Lvl.1 Fire Wolf {2}").duel("Dragon", "Wolf")
    assert table.hand("me") == []
    other = Table().hands(me="Lvl.6 Nightmare Dragon {7}", foe="Lvl.1 Ancient Wolf {2}")
    assert other.duel("Dragon", "Wolf").hand("me") == []


def test_no_bizarre_victory_on_a_tie(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Wolf {2}", foe="Lvl.3 Ancient Wolf {2}").duel("Wolf", "Wolf")
    assert table.hand("me") == ["Lvl.6 Fire Wolf {2}: (1)"]


def test_no_bizarre_victory_over_a_witch_or_a_pass(table: Table) -> None:
    table.hands(me=STRONG_FIRE, foe="Lvl.1 Kind Witch {3}").duel("Dragon", "Witch")
    assert table.hand("me") == [STRONG_FIRE]
    other = Table().hands(me=STRONG_FIRE, foe=WEAK_ANCIENT + ": (1)").duel("Dragon", None)
    assert other.hand("me") == []


def test_a_tribal_clash_can_be_a_bizarre_victory_too(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Wolf {2}", foe="Lvl.1 Ancient Wolf {2}")
    table.top("Lvl.5 Holy Pirate {3}").duel("Wolf", "Wolf")
    assert table.hand("me")[0] == "Lvl.5 Holy Pirate {3}"
    assert table.state.hand(0).cards[1].face.is_witch()


def test_all_see_that_it_is_a_witch_but_only_her_holder_which(table: Table) -> None:
    table.hands(me=STRONG_FIRE, foe=WEAK_ANCIENT).duel("Dragon", "Wolf")
    assert table.sees("me", "me") == table.hand("me")
    assert table.sees("foe", "me") == ["? [a witch]"]
    assert table.sees("spectator", "me") == ["? [a witch]"]
    assert "A stranger joins Player 1: a card." in table.log("foe")


def test_every_guess_deals_a_witch_there(table: Table) -> None:
    table.hands(me=f"{STRONG_FIRE}, Lvl.2 Holy Pirate {{3}}", foe=WEAK_ANCIENT)
    table.duel("Dragon", "Wolf").next_turn()
    assert [text.startswith("? [a") for text in table.sees("foe", "me")] == [False, True, False]
    for seed in range(50):
        guess = table.state.guess(1, Rng(seed))
        guess.check()
        assert guess.zones[0].cards[1].face.is_witch()


def test_the_mark_is_gone_once_she_has_been_played(table: Table) -> None:
    table.hands(me=STRONG_FIRE, foe=f"{WEAK_ANCIENT}, Lvl.1 Holy Serpent {{0}}")
    table.duel("Dragon", "Wolf")
    witch = table.hand("me")[0]
    table.duel(witch, "Serpent")
    assert table.sees("foe", "discard")[-1] == witch
    assert table.card(witch).marks == []


# ---- Both of them -----------------------------------------------------------------------------


def test_a_fallen_empire_leaves_no_time_for_clash_or_bizarre_victory(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Wolf {2}", foe="Lvl.1 Ancient Wolf {2}").health(foe=2)
    table.top("Lvl.5 Holy Pirate {3}").duel("Wolf", "Wolf")
    assert table.winner == "me"
    assert table.hand("me") == []
    assert not table.heard("Clash")
    assert not table.heard("Bizarre")
