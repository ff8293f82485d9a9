"""The tables of chances against the rulebook's tenths, over many rolls of an unlaid die.

That each face of the die gives what it should is tested where the rule is; here it is the die.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bestiary.engine import Rng
from bestiary.games.creature_adventures.adventure import Adventure
from tests.conformance.walks import games
from tests.creature_adventures.table import Table

# Chi-square at one in ten thousand, by degrees of freedom. The seeds are fixed.
CRITICAL = {1: 15.14, 2: 18.42, 3: 21.11, 4: 23.51, 9: 33.72}

FOE = """
    player 1: Lanternwood
      team: Muddlepig 4/2 (90/90 HP)
    wild: Piper Wolf (90/90 HP)
"""
DUEL = """
    player 1: Lanternwood
      team: Muddlepig 7/2 (90/90 HP)
    player 2: Lanternwood
      team: Doorstep Toad 5/5 (90/90 HP)
    attacks: 2
"""
SHAMAN = """
    player 1: Granny Nettle's Hut
      team: Muddlepig (0/40 HP)
    arrives: 0
"""
THIEVES = "player 1: Nobody's Camp\n  team: Muddlepig\narrives: 0"


def lost(state: Adventure) -> str:
    """What the latest action has cost the two."""
    mine = state.teams[0].cards[0].face
    theirs = (
        state.teams[1].cards[0].face if state.battle.attacker >= 0 else state.foes.cards[0].face
    )
    return f"{90 - mine.hp} {90 - theirs.hp}"


def raised(state: Adventure) -> str:
    return str(max((mark.value for mark in state.teams[0].cards[0].marks), default=0))


def healed(state: Adventure) -> str:
    return str(state.teams[0].cards[0].face.hp)


CASES: list[tuple[str, str, str, Callable[[Adventure], str], dict[str, int]]] = [
    ("strike a foe", FOE, "strike", lost, {"0 0": 1, "0 4": 4, "5 0": 4, "0 8": 1}),
    ("meditate", FOE, "meditate", raised, {"0": 1, "1": 5, "2": 3, "4": 1}),
    ("strike a player", DUEL, "strike", lost,
     {"0 0": 1, "0 7": 2, "0 2": 5 + 1, "0 9": 1}),  # a counterstrike costs the Toad 2 as well
    ("brace", DUEL, "brace", raised, {"0": 1, "1": 5 + 3, "2": 1}),
    ("dodge", DUEL, "dodge", lambda s: str(len(s.teams[0].cards[0].marks)), {"1": 6, "2": 4}),
    ("run", FOE, "run", lambda s: str(bool(s.battle.kind)), {"False": 5, "True": 5}),
    ("catch", FOE, "catch 7", lambda s: str(s.travellers[0].caught), {"1": 7, "0": 3}),
    ("healing by luck", SHAMAN, "heal_by_luck 1", healed, {"10": 5, "30": 3, "40": 2}),
    ("healing all by luck", SHAMAN, "heal_everybody", healed, {"0": 5, "4": 3, "40": 2}),
    ("thieves", THIEVES, "stake 0", lambda s: str(len(s.foes.cards)), {"1": 5, "2": 3, "3": 2}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "choice", "outcome", "tenths"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_it_comes_out_in_the_rulebooks_tenths(
    table: Table,
    position: str,
    choice: str,
    outcome: Callable[[Adventure], str],
    tenths: dict[str, int],
) -> None:
    state = table.write(position).state
    state.recording = False
    rng = Rng(2024)
    counts: Counter[str] = Counter()
    rolls = games(2_000, 20_000)
    for _ in range(rolls):
        tried = state.copy()
        tried.rng = rng
        tried.play(0, choice)
        counts[outcome(tried)] += 1
    assert set(counts) == set(tenths), counts
    expected = {name: rolls * share / 10 for name, share in tenths.items()}
    assert sum(tenths.values()) == 10
    chi = sum((counts[name] - e) ** 2 / e for name, e in expected.items())
    assert chi < CRITICAL[len(tenths) - 1], counts


def test_the_die_is_fair(table: Table) -> None:
    state = table.deal().state
    rolls = games(5_000, 20_000)
    counts = Counter(int(state.die()) for _ in range(rolls))
    assert sorted(counts) == list(range(1, 11))
    chi = sum((count - rolls / 10) ** 2 / (rolls / 10) for count in counts.values())
    assert chi < CRITICAL[9]


def test_a_laid_die_is_chance_used(table: Table) -> None:
    """So nobody takes back a roll they have seen."""
    table.write(FOE.rstrip() + "\n    rolls: 3 4\n")
    before = table.state.rng.to_json()
    table.choose("Strike")
    assert table.state.shared.rolls == [4]
    assert table.state.rng.to_json() != before


def test_nobody_guesses_the_dice_that_are_laid(table: Table) -> None:
    table.write(FOE.rstrip() + "\n    rolls: 3 4\n")
    assert table.state.copy().shared.rolls == [3, 4]
    guess = table.state.guess(0, Rng(5))
    assert guess.to_json()["own"]["rolls"] == []
