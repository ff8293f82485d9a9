"""What the rulebook's defensive third is worth in Creature Adventures: Defence, Brace, Dodge,
Fortify, Rally Cry and the Sigil of Speed, one at a time, in battles that are otherwise the same.

    python bench/adventure_battles.py [--games 400] [--seed 1]

Greedy fights on both sides, and nobody forfeits. The tables in
docs/creature-adventures-balance.md come from here.
"""

import argparse
from collections.abc import Sequence
from typing import Any, Final

import bestiary
from bestiary.arena.part import asked
from bestiary.bots import Greedy, Sight
from bestiary.bots.greedy import best
from bestiary.engine import Rng
from bestiary.games.creature_adventures.records import NO_BATTLE

GAME: Final = "creature-adventures"
GUARDS: Final = ("brace", "dodge")

# Teams of level 3, with six points on attack.
TEAM: Final = "Barrel Bear 7/3, Muddlepig 6/2, Clattercrab 5/3"
STURDY: Final = "Barrel Bear 7/5, Muddlepig 6/4, Clattercrab 5/5"
STRONG: Final = "Barrel Bear 9/3, Muddlepig 8/2, Clattercrab 7/3"
RALLIED: Final = "Barrel Bear 7/3 (20/20 HP), Muddlepig 6/2 (20/20 HP), Clattercrab 5/3 (20/20 HP)"

DUEL: Final = """\
player 1: Lanternwood
  team: {mine}
  points: 0
{my}player 2: Lanternwood
  team: {theirs}
  points: 0
{their}attacks: 2
"""
WARLORD: Final = """\
player 1: {tower}
  team: {mine}
  points: 0
{my}arrives: 0
"""
TOWERS: Final = {"Power": "Stump Keep", "Wisdom": "The Quiet Library"}


def duel(mine: str = TEAM, theirs: str = TEAM, my: str = "", their: str = "") -> str:
    return DUEL.format(mine=mine, theirs=theirs, my=my, their=their)


def warlord(mine: str, my: str = "", lord: str = "Power") -> str:
    return WARLORD.format(tower=TOWERS[lord], mine=mine, my=my)


WEAK: Final = "Muddlepig, Clattercrab, Grumblebun"
WEAK_BUT_STURDY: Final = "Muddlepig 4/4, Clattercrab 3/5, Grumblebun 3/4"
WEAK_BUT_STRONG: Final = "Muddlepig 6/2, Clattercrab 5/3, Grumblebun 5/2"
SPEED: Final = "  sigils: Speed\n"
Line = tuple[str, str, Sequence[str]]  # what it shows, the position, the verbs nobody may choose

DUELS: Final[list[Line]] = [
    ("equal teams", duel(), ()),
    ("the defender has 2 more defence on each creature", duel(theirs=STURDY), ()),
    ("the defender has 2 more attack on each creature", duel(theirs=STRONG), ()),
    ("the defender has Fortify 1", duel(their="  artifacts: Fortify 1\n"), ()),
    ("the defender has Fortify 2", duel(their="  artifacts: Fortify 2\n"), ()),
    ("the defender has Fortify 3", duel(their="  artifacts: Fortify 3\n"), ()),
    ("the defender has Rally Cry", duel(their="  state: Rally Cry\n", theirs=RALLIED), ()),
    ("the defender has the Sigil of Speed", duel(their=SPEED), ()),
    ("the attacker has the Sigil of Speed", duel(my=SPEED), ()),
]
WARLORDS: Final[list[Line]] = [
    ("as dealt", warlord(WEAK), ()),
    ("nobody braces or dodges", warlord(WEAK), GUARDS),
    ("2 more defence on each creature", warlord(WEAK_BUT_STURDY), ()),
    ("2 more attack on each creature", warlord(WEAK_BUT_STRONG), ()),
    ("with the Sigil of Speed", warlord(WEAK, SPEED), ()),
]


def won(position: str, forbidden: Sequence[str], seed: int) -> bool:
    """Whether Player 1 wins this battle."""
    state: Any = bestiary.game(GAME).new(seed, 2, {"position": position, "noise": 0}, record=False)
    bots = [Greedy(Rng(2 * seed + seat)) for seat in range(2)]
    home = state.travellers[0].at
    while state.battle.kind != NO_BATTLE and state.result() is None:
        seat = asked(state)
        sight = Sight(state, seat)
        trials = bots[seat].trials(sight, sight.decision)
        never = ("forfeit", *forbidden)
        allowed = [trial for trial in trials if trial.text.split()[0] not in never]
        state.play(seat, best(allowed or trials).text)
    return bool(state.travellers[0].at == home)


def main() -> None:
    parser = argparse.ArgumentParser(description="What the defensive third is worth.")
    parser.add_argument("--games", type=int, default=400, help="battles for each line")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for title, lines in (("the attacker wins", DUELS), ("Baron Stumpfist is beaten", WARLORDS)):
        print(f"{title}, in % of {args.games} battles")
        for name, position, forbidden in lines:
            wins = sum(won(position, forbidden, args.seed + n) for n in range(args.games))
            print(f"  {name}: {100 * wins / args.games:.1f}", flush=True)


if __name__ == "__main__":
    main()
