"""Lesser witches, one by one: what each does, and what she does where there is nothing to do."""

from __future__ import annotations

from bestiary.games.creature_wars.lore.marks import MUST
from tests.creature_wars.table import Table

NOTHING = "Nothing comes of it."
DRAGON = "Lvl.9 Fire Dragon {7}"  # nobody here stands up to it


def names(cards: list[str]) -> list[str]:
    """The names alone: Lvl.3 Fire Giant {4} -> Giant."""
    return [card.split(" {")[0].split(" ", 1)[1].rstrip("!") for card in cards]


# ---- Blind to Greedy --------------------------------------------------------------------------


def test_blind_witch_loses_against_the_weakest(table: Table) -> None:
    table.hands(me="Lvl.3 Blind Witch {3}", foe="Lvl.1 Fire Serpent {0}").duel("Blind", "Serpent")
    assert table.lost_hp() == {"me": 3, "foe": 0}
    assert table.hand("foe") == ["Lvl.1 Fire Serpent {0}"]


def test_two_blind_witches_both_lose(table: Table) -> None:
    table.hands(me="Lvl.3 Blind Witch {3}", foe="Lvl.1 Blind Witch {3}").duel("Blind", "Blind")
    assert table.lost_hp() == {"me": 3, "foe": 3}
    assert table.state.lost == [1, 1]


def test_blind_witch_escapes_from_a_pass(table: Table) -> None:
    table.hands(me="Lvl.3 Blind Witch {3}").duel("Blind", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_invisible_witch_sends_a_creature_back(table: Table) -> None:
    table.hands(me="Lvl.1 Invisible Witch {3}", foe=DRAGON).duel("Invisible", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.hand("foe") == [DRAGON]
    assert table.discarded() == ["Lvl.1 Invisible Witch {3}"]
    assert table.state.lost == [0, 0]


def test_invisible_witch_lets_a_witch_escape_too(table: Table) -> None:
    table.hands(me="Lvl.1 Invisible Witch {3}", foe="Lvl.1 Blind Witch {3}")
    table.duel("Invisible", "Blind")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert len(table.discarded()) == 2


def test_angry_witch_takes_a_card_along(table: Table) -> None:
    table.hands(me="Lvl.1 Angry Witch {3}", foe=DRAGON).duel("Angry", "Dragon")
    assert table.hand("foe") == []
    assert table.discarded() == ["Lvl.1 Angry Witch {3}", DRAGON]


def test_angry_witch_finds_an_empty_hand_or_escapes(table: Table) -> None:
    table.hands(me="Lvl.1 Angry Witch {3}", foe="Lvl.3 Wet Witch {3}").duel("Angry", "Wet")
    assert table.heard(NOTHING)
    other = Table().hands(me="Lvl.3 Angry Witch {3}", foe="Lvl.1 Fire Serpent {0}")
    assert other.duel("Angry", "Serpent").hand("foe") == ["Lvl.1 Fire Serpent {0}"]


def test_magic_witch_makes_a_serpent(table: Table) -> None:
    table.hands(me="Lvl.3 Magic Witch {3}", foe="Lvl.1 Fire Wolf {2}, Lvl.3 Holy Giant {4}: (1)")
    table.duel("Magic", "Wolf")
    assert names(table.hand("foe"))[0].split()[-1] == "Serpent"
    assert table.sees("me", "foe")[0].startswith("? [")  # face down, but a Serpent
    assert "a Serpent" in table.sees("me", "foe")[0]


def test_magic_witch_over_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.3 Magic Witch {3}").duel("Magic", None)
    assert table.heard(NOTHING)


def test_voodoo_witch_doubles_the_damage_back(table: Table) -> None:
    table.hands(me="Lvl.1 Voodoo Witch {3}", foe="Lvl.6 Holy Dragon {7}")
    table.duel("Voodoo Witch", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 6}


def test_voodoo_witch_doubles_what_was_really_taken(table: Table) -> None:
    table.rules("wrath 3", me="ward").hands(me="Lvl.1 Voodoo Witch {3}", foe=DRAGON)
    table.duel("Voodoo", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 6}  # 3 + 3, halved; and twice that


def test_voodoo_witch_who_escapes_does_nothing(table: Table) -> None:
    table.hands(me="Lvl.3 Voodoo Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Voodoo", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_greedy_witch_draws_2(table: Table) -> None:
    table.hands(me="Lvl.3 Greedy Witch {3}").deck("Lvl.1 Wolf, Lvl.2 Wolf, Lvl.3 Wolf")
    table.duel("Greedy", None)
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.2 Wolf {2}"]


def test_greedy_witch_and_an_empty_deck(table: Table) -> None:
    table.edition("first").hands(me="Lvl.3 Greedy Witch {3}, Lvl.1 Wolf {2}").deck("")
    table.duel("Greedy", None)
    assert table.heard("The deck is empty")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


# ---- Which Witch to Cursed --------------------------------------------------------------------

ONLY_SINFUL = {"weight.Lesser": 0, "weight.Sacred": 0}


def test_which_witch_becomes_another_in_every_way(table: Table) -> None:
    table.options(ONLY_SINFUL).hands(me="Lvl.1 Which Witch {3}", foe="Lvl.1 Fire Wolf {2}")
    table.seed(3).duel("Which", "Wolf")
    assert table.heard("You have")
    assert not any("Which" in card for card in table.discarded() + table.cards("removed"))
    assert table.lost_hp()["me"] == 0  # level 7 at least


def test_which_witch_is_never_which_or_shifting() -> None:
    for seed in range(40):
        table = Table().seed(seed).hands(me="Lvl.1 Which Witch {3}").duel("Which", None)
        words = next(line for line in table.log() if line.startswith("You have"))
        assert "Which" not in words
        assert "Shifting" not in words


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


def test_cocksure_witch_draws_or_lets_the_foe_draw(table: Table) -> None:
    table.hands(me="Lvl.3 Cocksure Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Cocksure", "Wolf")
    assert (len(table.hand("me")), len(table.hand("foe"))) == (1, 1)
    other = Table().hands(me="Lvl.3 Cocksure Witch {3}", foe=DRAGON).duel("Cocksure", "Dragon")
    assert (len(other.hand("me")), len(other.hand("foe"))) == (0, 2)


def test_cocksure_witch_is_the_haughty_witch_of_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me="Lvl.3 Haughty Witch {3}").duel("Haughty", None)
    assert len(table.hand("me")) == 1  # an escape from a pass is one too


def test_cocksure_witch_and_an_empty_deck(table: Table) -> None:
    table.edition("first").deck("").hands(me="Lvl.3 Haughty Witch {3}", foe="Lvl.1 Wolf {2}")
    table.duel("Haughty", "Wolf")
    assert table.hand("me") == []


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


def test_cursed_witch_costs_1_at_the_start_of_each_turn_in_hand(table: Table) -> None:
    table.hands(me="Lvl.3 Cursed Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Serpent", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.next_turn().lost_hp() == {"me": 1, "foe": 0}
    table.duel("Cursed", "Lvl.1 Serpent").next_turn()
    assert table.lost_hp() == {"me": 1, "foe": 0}


def test_cursed_witch_who_is_frozen_is_quiet(table: Table) -> None:
    table.hands(me="Lvl.3 Cursed Witch {3}: (-), Lvl.1 Fire Serpent {0}", foe="Lvl.1 Fire Wolf {2}")
    assert table.duel("Serpent", "Wolf").next_turn().lost_hp() == {"me": 0, "foe": 0}


# ---- Sick to Orville --------------------------------------------------------------------------


def test_sick_witch_makes_the_foes_witches_sick(table: Table) -> None:
    table.hands(
        me="Lvl.3 Sick Witch {3}, Lvl.1 Wet Witch {3}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.9 Feral Witch {3}, Lvl.2 Greedy Witch {3}: (-)",
    )
    table.duel("Sick", "Wolf")
    assert table.hand("foe") == [
        "Lvl.9 Sick Witch {3}",
        "Lvl.2 Sick Witch {3}: (-)",
        "Lvl.1 Fire Wolf {2}",
    ]
    assert table.hand("me") == ["Lvl.1 Wet Witch {3}"]
    assert table.sees("me", "foe") == ["?", "? [can never be played]", "Lvl.1 Fire Wolf {2}"]


def test_sick_witch_who_dies_infects_nobody(table: Table) -> None:
    table.hands(me="Lvl.1 Sick Witch {3}", foe=f"{DRAGON}, Lvl.9 Feral Witch {{3}}")
    table.duel("Sick", "Dragon")
    assert table.hand("foe")[0] == "Lvl.9 Feral Witch {3}"


def test_sacrificial_witch_raises_my_creatures_by_2(table: Table) -> None:
    table.hands(
        me="Lvl.1 Sacrificial Witch {3}, Lvl.1 Fire Wolf {2}, Lvl.1 Wet Witch {3}", foe=DRAGON
    )
    table.duel("Sacrificial", "Dragon")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}", "Lvl.1 Wet Witch {3}"]
    assert table.hand("foe") == [DRAGON]


def test_sacrificial_witch_who_escapes_or_holds_nobody(table: Table) -> None:
    table.hands(me="Lvl.1 Sacrificial Witch {3}, Lvl.1 Fire Wolf {2}").duel("Sacrificial", None)
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}"]
    Table().hands(me="Lvl.1 Sacrificial Witch {3}", foe=DRAGON).duel("Sacrificial", "Dragon")


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


def test_flying_witch_brings_two_sacred_witches(table: Table) -> None:
    table.hands(me="Lvl.3 Flying Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Flying", "Wolf")
    tiers = [table.state.edition.by_tier[1] for _ in table.hand("me")]
    keys = [card.face.key for card in table.state.hands[0].cards]
    assert len(keys) == 2
    assert all(key in [witch.key for witch in tier] for key, tier in zip(keys, tiers, strict=True))
    assert table.sees("foe", "me") == ["? [a witch]", "? [a witch]"]


def test_flying_witch_who_dies_brings_nobody(table: Table) -> None:
    table.hands(me="Lvl.3 Flying Witch {3}", foe=DRAGON).duel("Flying", "Dragon")
    assert table.hand("me") == []


def test_wilbur_witch_brings_orville_and_then_a_flying_witch(table: Table) -> None:
    table.hands(me="Lvl.3 Wilbur Witch {3}").deck("Lvl.1 Wolf: (9), Lvl.1 Wolf: (9), Lvl.1 Wolf")
    table.duel("Wilbur", None)
    assert names(table.hand("me")) == ["Orville Witch"]
    assert names(table.sees("foe", "me")) == ["Orville Witch"]
    table.duel("Orville", None)
    assert "Flying Witch" in names(table.hand("me"))


def test_wilbur_witch_who_dies_does_not_count(table: Table) -> None:
    table.hands(me="Lvl.1 Wilbur Witch {3}, Lvl.9 Orville Witch {3}", foe=DRAGON)
    table.duel("Wilbur", "Dragon")
    assert names(table.hand("me")) == ["Orville Witch"]
    table.duel("Orville", "Lvl.1")
    assert "Wilbur Witch" in names(table.hand("me"))


def test_orville_witch_counts_an_escape_of_the_other_player(table: Table) -> None:
    table.hands(me="Lvl.3 Orville Witch {3}", foe="Lvl.3 Wilbur Witch {3}").turn(1)
    table.duel("Orville", "Wilbur")  # the initiative goes first
    assert names(table.hand("me")) == ["Wilbur Witch"]
    assert names(table.hand("foe")) == ["Flying Witch"]


# ---- Early to Mundane -------------------------------------------------------------------------


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


def test_witch_in_time_gives_the_next_card_3_power(table: Table) -> None:
    table.hands(
        me="Lvl.3 Witch in Time {3}, Lvl.1 Fire Wolf {2}, Lvl.2 Fire Wolf {2}",
        foe="Lvl.1 Fire Serpent {0}, Lvl.3 Fire Pirate {3}, Lvl.4 Fire Pirate {3}",
    )
    table.duel("Time", "Serpent")
    assert table.duel("Lvl.1 Fire Wolf", "Lvl.3").powers() == {"me": 6, "foe": 6}
    assert table.duel("Lvl.2 Fire Wolf", "Lvl.4").powers() == {"me": 4, "foe": 7}


def test_witch_in_time_is_used_up_by_a_card_nobody_meets(table: Table) -> None:
    table.rules(me="in-time 3").hands(me="Lvl.1 Fire Wolf {2}, Lvl.2 Fire Wolf {2}")
    table.top("Lvl.1 Serpent {0}").duel("Lvl.1", None)
    assert table.duel("Lvl.2 Fire", "Serpent").powers()["me"] == 4


def test_witch_in_time_who_dies_gives_nothing(table: Table) -> None:
    table.hands(me="Lvl.3 Witch in Time {3}", foe=DRAGON).duel("Time", "Dragon")
    assert table.state.standing == []


def test_premature_witch_must_be_played_one_time_in_two() -> None:
    forced = 0
    for seed in range(60):
        table = (
            Table()
            .seed(seed)
            .hands(
                me="Lvl.1 Premature Witch {3}, Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}",
                foe="Lvl.1 Fire Wolf {2}",
            )
        )
        table.duel("Lvl.1 Fire Serpent", "Wolf").next_turn()
        only = table.playable("me") == ["Lvl.1 Premature Witch {3}"]
        assert only or len(table.playable("me")) == 3
        assert not any("must" in card for card in table.sees("foe", "me"))  # the foe cannot tell
        forced += only
        table.duel(table.playable("me")[-1], "Lvl.1 Serpent")
        assert not any(card.mark(MUST) >= 0 for card in table.state.cards())
    assert 15 < forced < 45


def test_premature_witch_who_cannot_be_played_must_not_be(table: Table) -> None:
    table.hands(me="Lvl.1 Premature Witch {3}: (-), Lvl.1 Fire Serpent {0}", foe="Lvl.1 Wolf {2}")
    table.duel("Serpent", "Wolf").next_turn()
    assert len(table.playable("me")) == 1


WOLVES = "Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.3 Ancient Wolf {2}"


def test_slumbering_witch_sleeps_until_a_rally(table: Table) -> None:
    table.hands(me=f"Lvl.3 Slumbering Witch {{3}}, {WOLVES}, Lvl.1 Fire Giant {{4}}")
    table.top("Lvl.1 Serpent, Lvl.4 Fire Wolf {2}")
    assert not any("Slumbering" in card for card in table.playable("me"))
    assert table.view("me")["zones"][0]["cards"][0]["waits"].startswith("sleeps")
    table.duel("Giant", None).next_turn()
    assert "Lvl.3 Slumbering Witch {3}" in table.playable("me")
    table.duel("Lvl.3 Fire Wolf", "Serpent").next_turn()  # the Rally is broken, but was formed
    assert "Lvl.3 Slumbering Witch {3}" in table.playable("me")


def test_slumbering_witch_alone_leaves_a_pass(table: Table) -> None:
    table.hands(me="Lvl.3 Slumbering Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel(None, "Wolf")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_mcwitch_feeds_and_brings_a_small_creature(table: Table) -> None:
    for seed in range(20):
        table = Table().seed(seed).hands(me="Lvl.3 McWitch {3}").duel("McWitch", None)
        (meal,) = table.state.hands[0].cards
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


def test_mundane_witch_is_just_a_witch(table: Table) -> None:
    table.hands(me="Lvl.3 Mundane Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Mundane", "Wolf")
    assert table.log() == [
        "You play Lvl.3 Mundane Witch {3}.",
        "Player 2 plays Lvl.1 Fire Wolf {2}.",
        "Your 6 power against Player 2's 3.",
        "Lvl.3 Mundane Witch {3} escapes.",
        "Lvl.1 Fire Wolf {2} returns to Player 2's hand.",
    ]
