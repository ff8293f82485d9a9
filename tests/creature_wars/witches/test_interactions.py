"""Effects that meet. Each case is decided once, in docs/creature-wars-rulings.md."""

from __future__ import annotations

import pytest

from bestiary.games.creature_wars.witches.sacred.curses import DOOMED, FUSE
from tests.creature_wars.table import Table

NOTHING = "Nothing comes of it."


# ---- Which Witch against Shifting Witch -------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("turn", [1, 2])
def test_which_witch_turns_first_and_shifting_witch_copies_what_she_became(
    seed: int, turn: int
) -> None:
    table = Table().seed(seed).turn(turn)
    table.hands(me="Lvl.1 Which Witch {3}", foe="Lvl.5 Shifting Witch {3}")
    table.duel("Which", "Shifting")
    told = [line for line in table.log() if "in truth" in line]
    which, shifting = told  # the player with the initiative
    assert which.startswith("You have Lvl.")
    assert shifting.removeprefix("Player 2 has") == which.removeprefix("You have")
    assert "Which" not in which
    assert "Shifting" not in which


def test_which_and_shifting_witch_are_one_witch_and_both_escape() -> None:
    only = {"weight.Lesser": 0, "weight.Sacred": 0}
    table = Table().options(only).seed(4)
    table.hands(me="Lvl.1 Which Witch {3}", foe="Lvl.5 Shifting Witch {3}")
    table.duel("Which", "Shifting")
    one, two = table.powers().values()
    assert one == two
    assert table.state.lost.both() == [0, 0]


def test_two_shifting_witches_fight_as_they_are(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}", foe="Lvl.4 Shifting Witch {3}")
    assert table.duel("Shifting", "Shifting").lost_hp() == {"me": 0, "foe": 3}


# ---- Pandora over a hand with Pick a Witch ----------------------------------------------------


def test_pandora_lets_the_foe_choose_from_pick_a_witch(table: Table) -> None:
    table.hands(
        me="Lvl.5 Pandora's Witch {3}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.2 Pick a Witch {3}, Lvl.2 Greedy Witch {3}",
    )
    table.duel("Pandora", "Wolf")
    assert table.offers("me") == []
    assert len(table.offers("foe")) == 3
    assert table.sees("me", "offer.1") == ["?", "?", "?"]
    assert table.hand("foe") == []  # the others have fled already, and cast in hand order
    state = table.state
    assert type(state).from_json(state.to_json()).digest() == state.copy().digest()
    kept = table.offers("foe")[1].removeprefix("Keep ")
    table.choose("foe", kept)
    assert table.hand("foe")[0] == kept
    assert len(table.hand("foe")) == 4  # what Greedy drew, and the Wolf that came back
    assert table.cards("offer.1") == []


# ---- Witcheroo with frozen and marked cards ---------------------------------------------------


def test_witcheroo_takes_cooldown_and_frozen_marks_along(table: Table) -> None:
    table.hands(
        me="Lvl.3 Witcheroo {3}, Lvl.1 Holy Wolf {2}: (-)",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Holy Giant {4}: (3)",
    )
    table.duel("Witcheroo", "Serpent")
    assert table.hand("me") == ["Lvl.2 Holy Giant {4}: (2)"]
    assert table.hand("foe")[0] == "Lvl.1 Holy Wolf {2}: (-)"


def test_witcheroo_brings_the_doomed_card_home_to_the_grim_player(table: Table) -> None:
    table.hands(
        me="Lvl.6 Grim Witch {3}, Lvl.3 Witcheroo {3}, Lvl.1 Fire Serpent {0}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.2 Holy Dragon {7}",
    )
    table.duel("Grim", "Wolf")
    assert table.card("Holy Dragon").mark(DOOMED) >= 0
    table.duel("Witcheroo", "Fire Wolf")
    dragon = table.card("Holy Dragon")
    assert table.state.holder(dragon) == 0
    marks = {who: table.view(who)["zones"][0]["cards"] for who in ("me", "foe")}
    shown = {
        who: any(mark["key"] == "doomed" for card in cards for mark in card["marks"])
        for who, cards in marks.items()
    }
    assert shown == {"me": True, "foe": False}  # still only the one who set it sees it
    before = table.hp["me"]
    table.duel("Holy Dragon", "Fire Serpent")
    assert table.hp["me"] == before - 7


# ---- Baden's with Skeletor --------------------------------------------------------------------

SKELETOR = "Lvl.9 Ancient Skeletor {7}"


def test_badens_word_saves_skeletor_before_any_illusion(table: Table) -> None:
    table.rules(me="baden").hands(
        me=f"{SKELETOR}, Lvl.1 Fire Skeleton {{3}}, Lvl.8 Fire Vampire {{5}}",
        foe="Lvl.9 Holy Dragon {9}",
    )
    table.duel("Skeletor", "Dragon")
    assert table.lost_hp() == {"me": 5, "foe": 0}  # the Vampire fought, and there is no illusion
    assert table.hand("me") == ["Lvl.1 Fire Skeleton {3}", SKELETOR]
    assert not table.heard("illusion")


def test_badens_word_can_send_skeletor_who_has_his_illusion(table: Table) -> None:
    table.rules(me="baden").hands(
        me=f"Lvl.1 Fire Wolf {{2}}, {SKELETOR}, Lvl.1 Fire Skeleton {{3}}",
        foe="Lvl.9 Holy Dragon {9}",
    )
    table.duel("Wolf", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 0}
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}", SKELETOR]
    assert table.heard("illusion")


def test_badens_words_of_both_players_answer_each_other(table: Table) -> None:
    table.rules(me="baden", foe="baden").hands(
        me="Lvl.1 Fire Wolf {2}, Lvl.8 Fire Vampire {5}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.9 Fire Dragon {7}",
    )
    table.duel("Wolf", "Serpent")  # the Dragon steps in, and then the Vampire, who loses
    assert table.lost_hp() == {"me": 5, "foe": 0}
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}"]
    assert table.state.standing == []


# ---- Lucky against Venom ----------------------------------------------------------------------


@pytest.mark.parametrize(("level", "lost"), [(9, {"me": 2, "foe": 0}), (1, {"me": 0, "foe": 0})])
def test_lucky_against_venom_is_decided_by_power(
    table: Table, level: int, lost: dict[str, int]
) -> None:
    table.rules("venom", me="lucky")
    table.hands(me="Lvl.5 Fire Wolf {2}", foe=f"Lvl.{level} Fire Serpent {{0}}")
    table.duel("Wolf", "Serpent")
    assert table.lost_hp() == lost
    assert not any(rule["label"] == "Luck" for rule in table.view("me")["lasting"])


def test_lucky_alone_and_venom_alone_beat_power(table: Table) -> None:
    table.rules(me="lucky").hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.9 Fire Dragon {7}")
    assert table.duel("Wolf", "Dragon").lost_hp() == {"me": 0, "foe": 7}
    other = Table().rules("venom")
    other.hands(me="Lvl.1 Fire Serpent {0}", foe="Lvl.9 Fire Dragon {7}").duel("Serpent", "Dragon")
    assert other.lost_hp() == {"me": 0, "foe": 7}


# ---- Richard Witchson, Hectic, and a Witch Rally ----------------------------------------------

FOUR_WITCHES = "Lvl.1 Kind Witch, Lvl.2 Wet Witch, Lvl.2 Sick Witch, Lvl.3 Greedy Witch"


@pytest.mark.parametrize("turn", [1, 2])
def test_richard_witchson_against_hectic_witch_leaves_no_witch(table: Table, turn: int) -> None:
    table.turn(turn).hands(me="Lvl.7 Richard Witchson {3}", foe="Lvl.5 Hectic Witch {3}")
    table.duel("Richard", "Hectic")
    assert not any(card.face.is_witch() for card in table.state.deck.cards)
    gone = 15 if turn == 2 else 0  # who casts first: they come and go, or never come
    assert len(table.cards("removed")) == gone + 2


def test_richard_witchson_bans_hectics_witches_of_an_earlier_turn(table: Table) -> None:
    table.hands(me="Lvl.5 Hectic Witch {3}, Lvl.7 Richard Witchson {3}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Hectic", "Wolf").duel("Richard", "Fire Wolf")
    state = table.state
    assert sum(card.face.is_witch() for card in state.removed.cards) == 15 + 1
    others = [card for zone in [*state.hands, state.deck] for card in zone.cards]
    assert not any(card.face.is_witch() for card in others)
    assert "Lvl.5 Hectic Witch {3}" in table.discarded()  # who is dead already stays there


def test_no_sinful_witch_comes_to_a_witch_rally_when_witches_are_banned(table: Table) -> None:
    table.rules("banned").hands(me=FOUR_WITCHES)
    assert len(table.hand("me")) == 4
    assert "No witch comes: they are banned." in table.history("foe")


# ---- Ondu's after Grinch ----------------------------------------------------------------------

GRINCH = "Lvl.6 Grinch {5}"


def test_ondus_brings_grinch_back_with_an_empty_sack(table: Table) -> None:
    table.hands(
        me=f"{GRINCH}, Lvl.1 Fire Serpent {{0}}, Lvl.5 Ondu's Witch {{3}}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.9 Fire Dragon {7}, Lvl.1 Wet Witch {3}",
    )
    table.top("Lvl.1 Serpent, Lvl.1 Holy Pirate {3}, Lvl.2 Wolf, Lvl.3 Wolf")
    table.duel("Fire Serpent", "Fire Wolf").duel("Grinch", "Dragon")
    assert table.lost_hp() == {"me": 5, "foe": 0}
    assert "Lvl.1 Holy Pirate {3}" in table.discarded()  # he lost, and the sack with him
    table.duel("Ondu", "Wet")
    assert table.lost_hp() == {"me": 0, "foe": 3}
    assert f"{GRINCH}: (1)" in table.hand("me")
    assert "Lvl.9 Fire Dragon {7}: (1)" in table.hand("foe")
    assert "Lvl.1 Holy Pirate {3}" in table.discarded()  # what was in the sack stays there
    assert not any(card.attached for card in table.state.hand(0).cards)


# ---- Haggel & Witchel drawing witches ---------------------------------------------------------


def test_haggel_witchel_charges_the_first_witch_drawn_by_its_own_draws(table: Table) -> None:
    table.options({"rally.witches": False})
    table.hands(me="Lvl.5 Haggel & Witchel {3}", foe="Lvl.1 Fire Serpent {0}").turn(1)
    table.top("Lvl.1 Holy Wolf, Lvl.1 Wet Witch, Lvl.2 Wet Witch").duel("Haggel", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 12}  # the second card goes to the foe
    assert table.state.standing == []  # and the second witch costs nobody anything
    assert len(table.hand("me")) == 8
    assert len(table.hand("foe")) == 9  # eight, and the Serpent that came back


def test_haggel_witchel_waits_for_a_witch_if_none_comes(table: Table) -> None:
    table.hands(me="Lvl.5 Haggel & Witchel {3}", foe="Lvl.1 Fire Serpent {0}")
    table.deck("Lvl.1 Wolf, Lvl.1 Giant, Lvl.1 Vampire").duel("Haggel", "Serpent")
    assert len(table.hand("me")) == 2  # the deck ran out
    assert any("takes 12" in rule["text"] for rule in table.state.lasting())


# ---- Sun Witch's fuse on a card that changed hands --------------------------------------------


def test_sun_witch_fuse_burns_on_in_the_other_hand(table: Table) -> None:
    table.hands(
        me="Lvl.6 Sun Witch {3}, Lvl.1 Fire Dragon {7}, Lvl.1 Holy Serpent {0}",
        foe="Lvl.1 Holy Wolf {2}, Lvl.2 Holy Giant {4}",
    )
    table.top("Lvl.3 Witcheroo, Lvl.3 Witcheroo, Lvl.1 Wolf, Lvl.2 Wolf")
    table.duel("Sun", "Wolf")
    assert table.card("Fire Dragon").mark(FUSE) == 3
    table.duel("Witcheroo", "Holy Wolf")
    assert "Lvl.4 Fire Dragon {7}" in table.hand("foe")
    table.duel("Holy Giant", "Holy Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 7}  # its holder, not who held it first
    assert "Lvl.4 Fire Dragon {7}" in table.discarded()


# ---- Midas and copies -------------------------------------------------------------------------


def test_midas_touches_a_copy_as_it_enters(table: Table) -> None:
    table.rules(me="midas 2").hands(
        me="Lvl.3 Envious Witch {3}, Lvl.1 Holy Wolf {2}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Fire Dragon {9}",
    )
    table.duel("Envious", "Serpent")
    assert table.hand("me") == ["Lvl.1 Holy Wolf {2}", "Lvl.2 Fire Dragon {11}"]
    assert "Lvl.2 Fire Dragon {9}" in table.hand("foe")


def test_midas_touches_a_card_each_time_it_enters_but_not_from_a_duel(table: Table) -> None:
    table.rules(me="midas 2").hands(
        me="Lvl.3 Witcheroo {3}, Lvl.1 Holy Wolf {2}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Fire Dragon {9}",
    )
    table.duel("Witcheroo", "Serpent")
    assert table.hand("me") == ["Lvl.2 Fire Dragon {11}"]
    assert table.hand("foe") == ["Lvl.1 Holy Wolf {2}", "Lvl.1 Fire Serpent {0}"]
    other = Table().rules(me="midas 2")
    other.hands(me="Lvl.2 Fire Dragon {9}", foe="Lvl.1 Wet Witch {3}").duel("Dragon", "Wet")
    assert other.hand("me") == ["Lvl.2 Fire Dragon {9}"]


def test_midas_gold_is_copied_by_a_shifting_witch(table: Table) -> None:
    table.hands(me="Lvl.5 Shifting Witch {3}", foe="Lvl.2 Fire Dragon {11}")
    table.duel("Shifting", "Dragon")
    assert table.powers() == {"me": 13, "foe": 13}
    assert table.hand("me") == ["Lvl.2 Fire Dragon {11}: (1)"]


# ---- Last Day with both below 0 at Mayhem -----------------------------------------------------


@pytest.mark.parametrize(
    ("base", "winner", "hp"), [(4, "me", -8), (3, "me", -7), (5, "nobody", -9), (6, "foe", -10)]
)
def test_last_day_with_both_below_0_goes_to_the_less_destroyed(
    table: Table, base: int, winner: str, hp: int
) -> None:
    table.rules("last-day").health(me=1, foe=1).deck("Lvl.1 Serpent {0}, Lvl.1 Serpent {0}")
    table.hands(
        me=f"Lvl.1 Fire Vampire {{5}}, Lvl.1 Holy Giant {{{base}}}, Lvl.2 Fire Serpent {{0}}",
        foe="Lvl.9 Fire Dragon {7}, Lvl.3 Fire Dragon {10}, Lvl.1 Holy Wolf {2}",
    )
    table.duel("Vampire", "Lvl.9")
    assert (table.hp, table.winner) == ({"me": -4, "foe": 1}, "")
    table.duel("Fire Serpent", "Lvl.1 Holy Wolf")
    assert table.ending == "mayhem"
    assert table.hp == {"me": hp, "foe": -9}
    assert table.winner == winner


# ---- Despair when a hand holds Straw Witch ----------------------------------------------------


def test_despair_discards_straw_witch_with_the_rest(table: Table) -> None:
    table.hands(
        me="Lvl.6 Witch of Despair {3}, Lvl.1 Fire Wolf {2}",
        foe="Lvl.4 Wet Witch {3}, Lvl.4 Straw Witch {3}, Lvl.2 Holy Giant {4}",
    )
    assert table.playable("foe") == ["Lvl.4 Wet Witch {3}", "Lvl.4 Straw Witch {3}"]
    table.duel("Despair", "Wet")
    assert table.hand("me") == table.hand("foe") == []
    assert "Lvl.2 Holy Giant {4}" in table.discarded()  # no level more: she was gone by then
    table.next_turn()
    assert len(table.playable("foe")) == 1  # and what is drawn now can be played


# ---- No Good Trying against No Good Trying ----------------------------------------------------


def test_no_good_trying_on_both_sides_is_one_quiet_turn(table: Table) -> None:
    table.hands(
        me="Lvl.5 No Good Trying Witch {3}, Lvl.1 Fire Wolf {2}",
        foe="Lvl.4 No Good Trying Witch {3}, Lvl.2 Fire Wolf {2}",
    ).turn(1)
    cards = [f"Lvl.{level} Holy Serpent {{0}}" for level in range(1, 9)]
    table.deck(", ".join(cards)).options({"rally.size": 8}).duel("Trying", "Trying")
    assert table.lost_hp() == {"me": 0, "foe": 3}
    table.next_turn()  # turn 2 passes by itself, and turn 3 begins with its draws
    assert table.state.turn == 3
    assert table.hand("foe") == ["Lvl.2 Fire Wolf {2}", *cards[:3], cards[7]]  # the initiative
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}", *cards[3:6], cards[6]]
    assert table.lost_hp() == {"me": 0, "foe": 3}
