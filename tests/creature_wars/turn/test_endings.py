"""How a game ends."""

from __future__ import annotations

import pytest

from bestiary.games.creature_wars.being import WOLF
from bestiary.games.creature_wars.turn.ending import somebody_fell
from tests.creature_wars.table import Table

# ---- An Empire falls --------------------------------------------------------------------------


def test_an_empire_at_0_hp_has_lost(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").health(me=1, foe=7)
    table.duel("Giant", "Dragon")
    assert table.winner == "me"
    assert table.ending == "hp"
    assert table.hp == {"me": 1, "foe": 0}
    assert table.log()[-1] == "An Empire has fallen: Player 1 wins, 1 HP to 0."


def test_hp_can_fall_below_0(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Dragon {7}", foe="Lvl.6 Fire Giant {4}").health(me=2)
    table.duel("Dragon", "Giant")
    assert table.winner == "foe"
    assert table.hp["me"] == -5


def test_one_hp_is_enough_to_go_on(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").health(foe=8)
    assert table.duel("Giant", "Dragon").winner == ""
    assert table.hp["foe"] == 1


def test_a_game_that_is_over_asks_nothing(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").health(foe=7)
    table.duel("Giant", "Dragon")
    assert table.offers("me") == table.offers("foe") == []
    assert table.view("me")["result"] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("damage", "winner"),
    [((30, 31), "me"), ((33, 31), "foe"), ((30, 30), "nobody"), ((35, 35), "nobody")],
)
def test_both_at_once_the_higher_hp_wins(
    table: Table, damage: tuple[int, int], winner: str
) -> None:
    duel = table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.1 Fire Wolf {2}").state
    duel.hit(0, damage[0])
    duel.hit(1, damage[1])
    assert table.winner == ""  # checked at the end of a step, never inside one
    assert somebody_fell(duel)
    assert table.winner == winner
    assert table.ending == "hp"


def test_a_draw_is_told(table: Table) -> None:
    duel = table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.1 Fire Wolf {2}").state
    duel.hit(0, 30)
    duel.hit(1, 30)
    somebody_fell(duel)
    assert table.history()[-1] == "An Empire has fallen: 0 HP each, a draw."
    assert duel.result() == (0.5, 0.5)


# ---- Mayhem -----------------------------------------------------------------------------------


def test_mayhem_comes_at_the_end_of_a_turn_with_an_empty_deck(table: Table) -> None:
    table.deck("")
    table.hands(
        me="Lvl.6 Fire Giant {4}, Lvl.1 Fire Wolf {2}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.5 Holy Vampire {5}",
    )
    table.duel("Giant", "Serpent")
    assert table.ending == "mayhem"
    assert table.lost_hp() == {"me": 2, "foe": 5}
    assert table.winner == "me"
    assert "MAYHEM! The deck is empty and the creatures turn feral." in table.log()
    assert table.log()[-1] == "Mayhem is over: Player 1 wins, 28 HP to 25."


def test_one_final_duel_takes_place_after_the_last_card_is_drawn(table: Table) -> None:
    table.hands(
        me="Lvl.6 Fire Giant {4}, Lvl.6 Holy Giant {4}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}",
    )
    table.deck("Lvl.1 Fire Wolf {2}, Lvl.1 Fire Pirate {3}").duel("Fire Giant", "Lvl.1")
    table.next_turn()  # the last two cards are drawn
    assert table.left() == []
    assert table.winner == ""
    table.duel("Holy Giant", "Lvl.2")
    assert table.ending == "mayhem"
    assert table.lost_hp() == {"me": 3, "foe": 2}


def test_every_creature_in_hand_hits_its_holder_resting_and_frozen_ones_too(table: Table) -> None:
    table.deck("")
    table.hands(
        me="Lvl.1 Fire Serpent {0}, Lvl.1 Fire Wolf {2}: (-), Lvl.2 Holy Dragon {7}: (2)",
        foe="Lvl.2 Fire Serpent {0}, Lvl.3 Holy Vampire {5}",
    )
    table.duel("Serpent", "Serpent")
    assert table.lost_hp() == {"me": 9, "foe": 5}
    assert table.winner == "foe"


def test_witches_flee_from_mayhem(table: Table) -> None:
    table.deck("")
    table.hands(
        me="Lvl.1 Fire Serpent {0}, Lvl.1 Kind Witch {3}, Lvl.9 Witch of Endor {3}",
        foe="Lvl.2 Fire Serpent {0}, Lvl.1 Fire Wolf {2}",
    )
    table.duel("Serpent", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 2}
    assert table.hand("me") == []
    assert table.discarded()[-2:] == ["Lvl.1 Kind Witch {3}", "Lvl.9 Witch of Endor {3}"]
    assert "Lvl.1 Kind Witch {3} flees." in table.log()


def test_mayhem_hits_for_the_base_strength_of_the_card_itself(table: Table) -> None:
    table.deck("").hands(me="Lvl.1 Fire Serpent {0}, Lvl.1 Fire Wolf {9}", foe="")
    table.duel("Serpent", None)
    assert table.lost_hp() == {"me": 9, "foe": 0}


def test_hp_may_become_negative_in_mayhem_and_the_less_destroyed_wins(table: Table) -> None:
    table.deck("").health(me=2, foe=5)
    table.hands(
        me="Lvl.1 Fire Serpent {0}, Lvl.1 Fire Wolf {2}, Lvl.2 Fire Vampire {5}",
        foe="Lvl.2 Fire Serpent {0}, Lvl.1 Fire Dragon {7}",
    )
    table.duel("Serpent", "Serpent")
    assert table.hp == {"me": -5, "foe": -2}
    assert table.winner == "foe"


def test_mayhem_may_be_a_draw(table: Table) -> None:
    table.deck("")
    table.hands(
        me="Lvl.1 Fire Serpent {0}, Lvl.1 Fire Skeleton {3}",
        foe="Lvl.2 Fire Serpent {0}, Lvl.1 Fire Pirate {3}",
    )
    table.duel("Serpent", "Serpent")
    assert table.winner == "nobody"
    assert table.log()[-1] == "Mayhem is over: 27 HP each, a draw."


def test_a_tie_before_mayhem_goes_back_to_hand_and_hits(table: Table) -> None:
    table.deck("").hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}")
    table.duel("Wolf", "Giant")
    assert table.lost_hp() == {"me": 2, "foe": 4}
    assert table.ending == "mayhem"


def test_an_empire_that_falls_in_the_last_duel_sees_no_mayhem(table: Table) -> None:
    table.deck("").health(foe=7)
    table.hands(
        me="Lvl.6 Fire Giant {4}, Lvl.1 Holy Dragon {7}, Lvl.2 Holy Dragon {7}, "
        "Lvl.3 Fire Dragon {7}, Lvl.6 Fire Vampire {5}, Lvl.5 Ancient Vampire {5}",
        foe="Lvl.1 Fire Dragon {7}",
    )
    table.duel("Giant", "Dragon")
    assert table.ending == "hp"
    assert table.hp == {"me": 30, "foe": 0}


def test_a_tribal_clash_that_draws_the_last_card_brings_mayhem(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Giant {4}", foe="Lvl.2 Fire Giant {4}")
    table.deck("Lvl.1 Holy Dragon {7}").duel("Giant", "Giant")
    assert table.ending == "mayhem"
    assert table.lost_hp() == {"me": 7, "foe": 4}


def test_all_see_the_hands_in_mayhem(table: Table) -> None:
    table.deck("")
    table.hands(me="Lvl.1 Fire Serpent {0}, Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Serpent {0}")
    table.duel("Serpent", "Serpent")
    assert "Player 1 held Lvl.1 Fire Wolf {2}." in table.log("foe")
    assert "You held nothing." in table.log("foe")
    assert table.sees("foe", "me") == ["Lvl.1 Fire Wolf {2}"]


# ---- The first edition: to the last card ------------------------------------------------------


def test_no_mayhem_in_the_first_edition(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(
        me="Lvl.6 Fire Giant {4}, Lvl.1 Fire Wolf {2}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.5 Holy Vampire {5}",
    )
    assert table.duel("Giant", "Serpent").winner == ""
    table.duel("Wolf", "Vampire")
    assert table.ending == "played out"
    assert table.lost_hp() == {"me": 2, "foe": 0}
    assert table.winner == "foe"
    assert table.log()[-1] == "No card is left to play: Player 2 wins, 30 HP to 28."


def test_a_tie_with_the_deck_empty_discards_both_in_the_first_edition(table: Table) -> None:
    table.edition("first").deck("").hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}")
    table.duel("Wolf", "Giant")
    assert table.discarded() == ["Lvl.5 Fire Wolf {2}", "Lvl.3 Fire Giant {4}"]
    assert table.ending == "played out"
    assert table.winner == "nobody"


def test_a_tie_with_cards_in_the_deck_rests_in_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}")
    table.duel("Wolf", "Giant")
    assert table.hand("me") == ["Lvl.5 Fire Wolf {2}: (1)"]


def test_who_has_cards_left_plays_on_against_passes(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.6 Fire Giant {4}, Lvl.1 Fire Wolf {2}", foe="Lvl.1 Fire Serpent {0}")
    assert table.duel("Giant", "Serpent").winner == ""
    table.duel("Wolf", None)
    assert table.lost_hp() == {"me": 0, "foe": 2}
    assert table.ending == "played out"
    assert table.winner == "me"


def test_frozen_cards_do_not_keep_the_game_going(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.6 Fire Giant {4}, Lvl.1 Fire Dragon {7}: (-)", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Giant", "Wolf")
    assert table.ending == "played out"
    assert table.lost_hp() == {"me": 0, "foe": 2}  # the frozen Dragon harms nobody


def test_resting_cards_keep_the_game_going(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.6 Fire Giant {4}, Lvl.1 Fire Dragon {7}: (1)", foe="Lvl.1 Fire Wolf {2}")
    assert table.duel("Giant", "Wolf").winner == ""
    table.next_turn()
    assert table.playable("me") == ["Lvl.1 Fire Dragon {7}"]


def test_empty_hands_go_on_while_there_is_a_deck(table: Table) -> None:
    table.edition("first").hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Wolf {2}")
    assert table.duel("Giant", "Wolf").winner == ""
    table.next_turn()
    assert len(table.playable("me")) == len(table.playable("foe")) == 1


# ---- The turn limit ---------------------------------------------------------------------------


def test_the_turn_limit_ends_the_game_by_hp(table: Table) -> None:
    table.turn(200).health(me=11, foe=10)
    table.hands(me="Lvl.1 Fire Serpent {0}", foe="Lvl.2 Fire Serpent {0}")
    table.duel("Serpent", "Serpent")
    assert table.winner == "me"
    assert table.ending == "turn limit"
    assert table.log()[-1] == "The turn limit is reached: Player 1 wins, 11 HP to 10."


def test_the_turn_before_the_limit_is_not_the_last(table: Table) -> None:
    table.turn(199).hands(me="Lvl.1 Fire Serpent {0}", foe="Lvl.2 Fire Serpent {0}")
    assert table.duel("Serpent", "Serpent").winner == ""
    table.next_turn()
    assert table.state.turn == 200


def test_mayhem_comes_before_the_turn_limit(table: Table) -> None:
    table.turn(200).deck("")
    table.hands(me="Lvl.1 Fire Serpent {0}, Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Serpent {0}")
    table.duel("Serpent", "Serpent")
    assert table.ending == "mayhem"


# ---- Healing ----------------------------------------------------------------------------------


def test_the_first_edition_heals_up_to_30(table: Table) -> None:
    table.edition("first").health(me=25, foe=30).hands(me="Lvl.1 Fire Wolf {2}")
    table.state.heal(0, 20)
    table.state.heal(1, 5)
    assert table.hp == {"me": 30, "foe": 30}
    assert table.history()[-1] == "Your Empire gains 5 HP."  # and nothing is told of no gain


def test_the_second_edition_heals_without_a_cap(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}")
    table.state.heal(0, 20)
    assert table.hp["me"] == 50
    assert table.view("me")["seats"][0]["gauges"][0]["most"] == 30  # where it started


def test_the_cap_of_the_first_edition_follows_its_starting_hp(table: Table) -> None:
    table.options(edition="first", hp=42).health(me=40).hands(me="Lvl.1 Fire Wolf {2}")
    table.state.heal(0, 20)
    assert table.hp["me"] == 42


# ---- Inside a step nobody falls ---------------------------------------------------------------


def test_a_raven_does_not_end_the_game_before_the_witches_cast(table: Table) -> None:
    """Its peck is a part of the reveal, which is over when the witches have cast."""
    table.hands(me="Lvl.0 Raven {0}, Lvl.2 Wolf {2}", foe="Lvl.6 Gluttonous Witch {3}")
    table.health(me=2)
    raven = table.card("Raven")
    table.state.change(raven.with_face(raven.face.but(detail=WOLF)))
    table.duel("Lvl.2 Wolf", "Gluttonous")
    assert table.heard("The Raven pecks.")
    assert table.hp["me"] == 20
    assert table.winner == ""


def test_nothing_heals_an_empire_that_was_destroyed(table: Table) -> None:
    duel = table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.1 Fire Wolf {2}").state
    duel.fall(1)
    duel.heal(1, 20)
    assert table.hp["foe"] == 0
    assert table.heard("Nothing can heal Player 2's Empire now.")
    assert somebody_fell(duel)
    assert table.winner == "me"


def test_a_destroyed_empire_heals_again_if_nobody_can_lose(table: Table) -> None:
    """Witch of the Last Day: the game goes on, and so does what heals."""
    duel = table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.1 Fire Wolf {2}").rules("last-day").state
    duel.fall(1)
    assert not somebody_fell(duel)
    duel.heal(1, 3)
    assert table.hp["foe"] == 3
