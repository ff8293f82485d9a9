"""How a card is written: as in the rulebook's Text Formatting section, and back again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bestiary.games.creature_wars.being import POWERS, TRIBES
from bestiary.games.creature_wars.lore.roster import roster_of
from tests.creature_wars.table import Table


def read_back(written: str, edition: str = "second") -> str:
    """The card as it reads in the hand of a game that was set up with it."""
    return Table().edition(edition).hands(me=written).hand("me")[0]


@pytest.mark.parametrize(
    "written",
    [
        "Lvl.3 Fire Giant {4}",
        "Lvl.3 Fire Giant {5}",
        "Lvl.2 Holy Wolf! {2}",
        "Lvl.6 Ancient! Skeleton {3}",
        "Lvl.4 Blind Witch! {3}",
        "Lvl.3 Nightmare Wolf {2}: (1)",
        "Lvl.4 Ancient Vampire {7}: (-)",
        "Lvl.3 Fire Dragon {9}",
        "Lvl.8 Ancient! Wolf! {2}: (1)",
        "Lvl.6 Serpent {1}",  # a card with no type leaves it out
    ],
)
def test_the_rulebooks_examples(written: str) -> None:
    assert read_back(written) == written


def test_the_base_strength_may_be_left_out() -> None:
    assert read_back("Lvl.1 Nightmare Serpent") == "Lvl.1 Nightmare Serpent {0}"
    assert read_back("Lvl.4 Ancient Vampire: (-)") == "Lvl.4 Ancient Vampire {5}: (-)"


def test_an_upgrade_is_written_with_an_arrow(table: Table) -> None:
    table.options({"rally.bonus": 1}).hands(
        me="Lvl.3 Fire Dragon {9}, Lvl.1 Holy Dragon, Lvl.2 Holy Dragon, Lvl.4 Ancient Dragon"
    )
    assert "Lvl.3 Fire Dragon {9} → Lvl.4" in table.history("me")


@st.composite
def creatures(draw: st.DrawFn) -> str:
    power = draw(st.sampled_from(["", *(f"{power}{loud} " for power in POWERS for loud in "_!")]))
    tribe = draw(st.sampled_from(TRIBES)) + draw(st.sampled_from(["", "!"]))
    return f"{draw(levels)} {power.replace('_', '')}{tribe}{draw(bases)}{draw(rests)}"


@st.composite
def witches(draw: st.DrawFn) -> tuple[str, str]:
    edition = draw(st.sampled_from(["first", "second"]))
    name = draw(st.sampled_from(roster_of(edition))).name_in(edition)
    loud = draw(st.sampled_from(["", "!"]))
    return edition, f"{draw(levels)} {name}{loud}{draw(bases)}{draw(rests)}"


levels = st.integers(1, 99).map(lambda level: f"Lvl.{level}")
bases = st.integers(0, 99).map(lambda base: f" {{{base}}}")
rests = st.sampled_from(["", ": (-)", *(f": ({turns})" for turns in range(1, 21))])


@settings(max_examples=300, deadline=None)
@given(creatures())
def test_every_creature_is_read_as_it_is_written(written: str) -> None:
    assert read_back(written) == written


@settings(max_examples=200, deadline=None)
@given(witches())
def test_every_witch_is_read_as_she_is_written(case: tuple[str, str]) -> None:
    edition, written = case
    assert read_back(written, edition) == written


@pytest.mark.parametrize("edition", ["first", "second"])
def test_no_two_cards_of_an_edition_have_one_name(edition: str) -> None:
    names = [*TRIBES, *(witch.name_in(edition) for witch in roster_of(edition))]
    assert len(names) == len(set(names))
    assert not any(mark in name for name in names for mark in ",{}()!#")


@pytest.mark.parametrize("seed", range(10))
def test_a_dealt_hand_can_be_written_down_and_dealt_again(seed: int) -> None:
    dealt = Table().seed(seed).deal()
    written = Table().hands(me=", ".join(dealt.hand("me")), foe=", ".join(dealt.hand("foe")))
    written.deck(", ".join(dealt.left()))
    assert written.hand("me")[: len(dealt.hand("me"))] == dealt.hand("me")
    assert written.left() == dealt.left()


# ---- Changes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("witch", "told"),
    [
        ("Lvl.3 Kind Witch {3}", "Lvl.2 Fire Wolf {2} → Lvl.3 and Lvl.1 Serpent {0} → Lvl.2."),
        ("Lvl.6 Moon Charm Witch {3}", "Lvl.2 Fire Wolf {2} → Lvl.2 Nightmare Werewolf {8}."),
        ("Lvl.6 Prehistoric Witch {3}", "Lvl.2 Fire Wolf {2} → Ancient"),
        ("Lvl.6 Dark Globe Witch {3}", "Lvl.2 Fire Wolf {2} → no type"),
    ],
)
def test_a_change_is_told_as_the_old_card_and_what_is_new(
    table: Table, witch: str, told: str
) -> None:
    name = witch.split(" ", 1)[1].split(" {")[0]
    table.hands(me=f"{witch}, Lvl.2 Fire Wolf {{2}}, Lvl.1 Serpent", foe="Lvl.1 Holy Giant {4}")
    table.duel(name, "Holy Giant")
    assert table.heard(told), table.log("me")
    assert not table.heard("Fire Wolf", "foe")


def test_a_serpent_becomes_a_dragon_in_the_log(table: Table) -> None:
    table.hands(me="Lvl.6 The Ouroboros Witch {3}, Lvl.2 Fire Serpent {0}", foe="Lvl.1 Giant {4}")
    table.duel("Ouroboros", "Giant")
    assert any(
        line.startswith("Lvl.2 Fire Serpent {0} → Lvl.") and "Dragon" in line
        for line in table.log("me")
    )
