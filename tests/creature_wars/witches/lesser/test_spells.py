"""Lesser witches that cast a spell when they are played."""

from __future__ import annotations

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING, names


def test_magic_witch_makes_a_serpent(table: Table) -> None:
    table.hands(me="Lvl.3 Magic Witch {3}", foe="Lvl.1 Fire Wolf {2}, Lvl.3 Holy Giant {4}: (1)")
    table.duel("Magic", "Wolf")
    assert names(table.hand("foe"))[0].split()[-1] == "Serpent"
    assert table.sees("me", "foe")[0].startswith("? [")  # face down, but a Serpent
    assert "a Serpent" in table.sees("me", "foe")[0]


def test_magic_witch_over_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.3 Magic Witch {3}").duel("Magic", None)
    assert table.heard(NOTHING)


def test_greedy_witch_draws_2(table: Table) -> None:
    table.hands(me="Lvl.3 Greedy Witch {3}").deck("Lvl.1 Wolf, Lvl.2 Wolf, Lvl.3 Wolf")
    table.duel("Greedy", None)
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.2 Wolf {2}"]


def test_greedy_witch_and_an_empty_deck(table: Table) -> None:
    table.edition("first").hands(me="Lvl.3 Greedy Witch {3}, Lvl.1 Wolf {2}").deck("")
    table.duel("Greedy", None)
    assert table.heard("The deck is empty")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


def test_witcheroo_swaps_hands(table: Table) -> None:
    table.hands(
        me="Lvl.3 Witcheroo {3}, Lvl.1 Fire Wolf {2}",
        foe="Lvl.1 Holy Giant {4}, Lvl.2 Fire Giant {4}, Lvl.1 Fire Serpent {0}",
    )
    table.duel("Witcheroo", "Serpent")
    assert table.hand("me") == ["Lvl.1 Holy Giant {4}", "Lvl.2 Fire Giant {4}"]
    assert table.hand("foe") == ["Lvl.1 Fire Wolf {2}", "Lvl.1 Fire Serpent {0}"]
    assert table.sees("me", "foe") == table.hand("foe")  # once held, still known
    assert table.sees("spectator", "foe") == ["?", "Lvl.1 Fire Serpent {0}"]


def test_witcheroo_with_empty_hands(table: Table) -> None:
    table.hands(me="Lvl.3 Witcheroo {3}").duel("Witcheroo", None)
    assert table.hand("me") == table.hand("foe") == []


def test_kind_witch_raises_creatures_in_both_hands(table: Table) -> None:
    table.hands(
        me="Lvl.3 Kind Witch {3}, Lvl.1 Fire Wolf {2}, Lvl.1 Wet Witch {3}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Fire Giant {4}: (-)",
    )
    table.duel("Kind", "Serpent")
    assert table.hand("me") == ["Lvl.2 Fire Wolf {2}", "Lvl.1 Wet Witch {3}"]
    assert table.hand("foe") == ["Lvl.3 Fire Giant {4}: (-)", "Lvl.1 Fire Serpent {0}"]


def test_kind_witch_tells_nobody_what_the_other_holds(table: Table) -> None:
    table.hands(me="Lvl.3 Kind Witch {3}", foe="Lvl.2 Fire Giant {4}, Lvl.1 Wet Witch {3}: (1)")
    told = len(table.duel("Kind", "Giant").events(who="me"))
    other = Table().hands(me="Lvl.3 Kind Witch {3}", foe="Lvl.2 Fire Giant {4}, Lvl.1 Wolf: (1)")
    assert len(other.duel("Kind", "Giant").events(who="me")) == told


def test_flamboyant_witch_only_makes_an_entrance(table: Table) -> None:
    table.hands(me="Lvl.3 Flamboyant Witch {3}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Flamboyant", "Wolf")
    assert table.heard("applause", "foe")
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_envious_witch_copies_the_strongest_creature(table: Table) -> None:
    table.hands(
        me="Lvl.3 Envious Witch {3}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.2 Holy Dragon {7}, Lvl.3 Fire Dragon {7}, Lvl.9 Giant {4}",
    )
    table.duel("Envious", "Wolf")
    assert table.hand("me") == ["Lvl.3 Fire Dragon {7}"]  # by base strength, then level
    assert "Lvl.3 Fire Dragon {7}" in table.hand("foe")
    assert table.sees("foe", "me") == ["Lvl.3 Fire Dragon {7}"]  # the foe knows the strongest
    assert table.sees("spectator", "me") == ["? [a creature]"]


def test_envious_witch_has_nobody_to_envy(table: Table) -> None:
    table.hands(me="Lvl.3 Envious Witch {3}", foe="Lvl.1 Fire Wolf {2}, Lvl.9 Wet Witch {3}")
    table.duel("Envious", "Wolf")
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_snake_eyed_witch_draws_with_two_serpents(table: Table) -> None:
    table.hands(me="Lvl.1 Snake-Eyed Witch {3}, Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}")
    assert len(table.duel("Snake", None).hand("me")) == 3


def test_snake_eyed_witch_needs_two_serpents(table: Table) -> None:
    table.hands(me="Lvl.1 Snake-Eyed Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.1 Serpent {0}")
    table.duel("Snake", "Serpent")
    assert len(table.hand("me")) == 1
    assert table.heard(NOTHING)


def test_the_witch_collector_takes_3_and_gives_3(table: Table) -> None:
    table.hands(me="Lvl.1 The Witch Collector {3}").duel("Collector", None)
    assert table.lost_hp() == {"me": -3, "foe": 3}


def test_the_witch_collector_heals_up_to_the_cap(table: Table) -> None:
    table.edition("first").health(me=29).hands(me="Lvl.1 The Witch Collector {3}")
    assert table.duel("Collector", None).hp == {"me": 30, "foe": 27}


def test_wet_witch_drips(table: Table) -> None:
    table.hands(me="Lvl.3 Wet Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Wet", "Wolf")
    assert table.heard("drips", "foe")
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_the_early_witch_brings_serpents_until_turn_6(table: Table) -> None:
    table.turn(6).hands(me="Lvl.3 The Early Witch {3}").duel("Early", None)
    assert [name.split()[-1] for name in names(table.hand("me"))] == ["Serpent"] * 3
    late = Table().turn(7).hands(me="Lvl.3 The Early Witch {3}").duel("Early", None)
    assert late.hand("me") == []
    assert late.heard(NOTHING)


def test_pick_a_witch_offers_three_and_keeps_one(table: Table) -> None:
    table.hands(me="Lvl.3 Pick a Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Pick", "Wolf")
    offered = table.offers("me")
    assert len(offered) == 3
    assert table.sees("foe", "offer.0") == ["?", "?", "?"]
    table.choose("me", offered[0])
    assert table.hand("me") == [offered[0].removeprefix("Keep ")]
    assert table.cards("offer.0") == []
    assert table.sees("foe", "me") == ["? [a witch]"]


def test_pick_a_witch_when_witches_are_banned(table: Table) -> None:
    table.rules("banned").hands(me="Lvl.3 Pick a Witch {3}").duel("Pick", None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_pick_a_witch_can_be_saved_in_the_middle(table: Table) -> None:
    table.hands(me="Lvl.3 Pick a Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Pick", "Wolf")
    state = table.state
    again = type(state).from_json(state.to_json())
    assert again.digest() == state.copy().digest() == state.digest()


def test_mcwitch_feeds_and_brings_a_small_creature(table: Table) -> None:
    for seed in range(20):
        table = Table().seed(seed).hands(me="Lvl.3 McWitch {3}").duel("McWitch", None)
        (meal,) = table.state.hand(0).cards
        assert (meal.face.level, meal.face.is_creature(), meal.face.base <= 4) == (1, True, True)
        assert table.lost_hp() == {"me": -4, "foe": 0}


def test_mcwitch_where_no_creature_is_small(table: Table) -> None:
    bases = {f"base.{tribe}": 5 for tribe in ("Serpent", "Wolf", "Skeleton", "Pirate", "Giant")}
    table.options(bases).hands(me="Lvl.3 McWitch {3}").duel("McWitch", None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_jittery_witch_has_both_discard_and_draw(table: Table) -> None:
    table.hands(
        me="Lvl.3 Jittery Witch {3}, Lvl.1 Fire Giant {4}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.2 Fire Giant {4}",
    )
    table.top("Lvl.5 Wolf, Lvl.6 Wolf").duel("Jittery", "Serpent")
    assert table.hand("me") == ["Lvl.5 Wolf {2}"]
    assert table.hand("foe") == ["Lvl.6 Wolf {2}", "Lvl.1 Fire Serpent {0}"]
    assert table.discarded()[:2] == ["Lvl.1 Fire Giant {4}", "Lvl.2 Fire Giant {4}"]


def test_jittery_witch_with_empty_hands_and_an_empty_deck(table: Table) -> None:
    table.options(mayhem=False).deck("").hands(me="Lvl.3 Jittery Witch {3}")
    table.duel("Jittery", None)
    assert table.heard(NOTHING)
    assert table.hand("me") == table.hand("foe") == []
