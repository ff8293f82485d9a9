"""What is soaked: which games with which options, how many, and what is counted on the way.

To soak another game, add a line to `SOAKS`.
"""

from itertools import combinations
from typing import Final, NamedTuple

import bestiary
from bestiary.check.walk import Setup
from bestiary.engine import Value
from tests.conformance.games import CONTENDED, NEARLY_EMPTY, all_games
from tests.creature_wars.castings import Castings
from tests.hiddenzone.uses import HIGHEST, WHOLE, Uses
from tests.soak.tallies import Tally
from tests.twisted_oliver import uses as oliver


class Soak(NamedTuple):
    """One game with one set of options, and how many games of it."""

    game: str
    options: dict[str, Value]
    games: int
    tally: Tally | None = None
    position: str = ""  # the written position all of them start from,
    called: str = ""  # and what to call it
    seats: int = 0  # 0: the fewest
    bot: str = ""  # who plays, if not chance
    part: float = 1.0  # of the share: expensive checks play games to their end, and some are long
    every: int = 1  # decisions from one look at what was told and changed to the next

    def label(self) -> str:
        short = {name: value for name, value in self.options.items() if "\n" not in str(value)}
        words = [self.game, *[f"{name}={value}" for name, value in short.items()]]
        words += [self.called, f"{self.seats} seats" if self.seats else "", self.bot]
        return " ".join(word for word in words if word)

    def row(self) -> str:
        """What stands for it on the page: one row for all the decks of a game."""
        if not any(name.startswith("deck.") for name in self.options):
            return self.label()
        decks = "decks with every card" if self.called else "all pairs of ready decks"
        return f"{self.game}, {decks}" + (f", {self.bot}" if self.bot else "")

    def setup(self) -> Setup:
        game = next(known for known in all_games() if known.name == self.game)
        options = {**self.options, "position": self.position} if self.position else self.options
        return Setup(game, "soak", options, self.seats or game.fewest)


# A Questing Witch asks only those who have beaten all seven Tribes: here they stand in a row, and
# she rests until it can be done.
QUEST: Final = """
player 1:
  hand: Lvl.9 Fire Dragon, Lvl.9 Holy Dragon, Lvl.9 Ancient Dragon, Lvl.9 Nightmare Dragon,
        Lvl.9 Fire Vampire, Lvl.9 Holy Vampire, Lvl.9 Ancient Vampire, Lvl.9 Nightmare Vampire,
        Lvl.4 Questing Witch: (7), Lvl.5 Questing Witch: (9), Lvl.6 Questing Witch: (12)
player 2:
  hand: Lvl.1 Fire Serpent, Lvl.1 Holy Wolf, Lvl.1 Ancient Skeleton, Lvl.1 Nightmare Pirate,
        Lvl.1 Fire Giant, Lvl.1 Holy Vampire, Lvl.1 Ancient Dragon
""".replace(",\n       ", ",")  # a hand is one line

WITCHES: Final = Castings()
CARDS: Final = Uses()
OLIVER: Final = oliver.Uses()


def ready_pairs(game: str) -> list[dict[str, Value]]:
    """The ready decks of a game, each against each other one."""
    box = bestiary.game(game).decks()
    assert box is not None
    return [{"deck.0": one, "deck.1": other} for one, other in combinations(box.ready(), 2)]


BARE: Final[dict[str, Value]] = {"board": "vale", "turn_limit": 9}

SOAKS: Final = [
    Soak("creature-wars", {"edition": "first"}, 50_000, WITCHES),
    Soak("creature-wars", {"edition": "second"}, 50_000, WITCHES),
    Soak("creature-wars", {"edition": "first", "levels": 0, "witches": 60}, 1_000, WITCHES),
    Soak("creature-wars", {"edition": "second", "levels": 0, "witches": 60}, 1_000, WITCHES),
    Soak("creature-wars", {"edition": "first", "hp": 60}, 250, WITCHES, QUEST, "(a quest)"),
    Soak("creature-wars", {"edition": "second", "hp": 60}, 250, WITCHES, QUEST, "(a quest)"),
    Soak("creature-wars", {"hand": 12, "rally.size": 2, "witches": 30, "hp": 60}, 1_000, WITCHES),
    Soak("lantern-frogs", {}, 2_000),
    *[
        Soak("creature-adventures", {}, 5_000, seats=seats, part=0.005, every=every)
        for seats, every in ((2, 4), (3, 4), (4, 16))
    ],
    *[
        Soak("creature-adventures", {}, 500, seats=seats, bot="greedy", part=0.02)
        for seats in (2, 3, 4)
    ],
    *[
        Soak("creature-adventures", BARE, 1_000, None, start, f"({called})", 4, part=0.2)
        for called, start in (("the Colosseum", CONTENDED), ("sudden death", NEARLY_EMPTY))
    ],
    *[Soak("hiddenzone", pair, 400, CARDS, part=0.2) for pair in ready_pairs("hiddenzone")],
    *[
        Soak("hiddenzone", pair, 40, CARDS, bot="greedy", part=0.2)
        for pair in ready_pairs("hiddenzone")
    ],
    # The ready decks do not hold every card,
    *[
        Soak(
            "hiddenzone",
            {"deck.0": WHOLE[one], "deck.1": WHOLE[other]},
            100,
            CARDS,
            called=f"(cards of {one} and {other})",
            part=0.2,
        )
        for one, other in combinations(WHOLE, 2)
    ],
    # and chance seldom plays those of the highest ranks.
    Soak("hiddenzone", {}, 500, CARDS, HIGHEST, "(the highest ranks)", part=0.2),
    *[
        Soak("twisted-oliver", pair, 480, OLIVER, part=0.1)
        for pair in ready_pairs("twisted-oliver")
    ],
    *[
        Soak("twisted-oliver", pair, 100, OLIVER, bot="greedy", part=0.1)
        for pair in ready_pairs("twisted-oliver")
    ],
    *[
        Soak(
            "twisted-oliver",
            {"deck.0": oliver.WHOLE[one], "deck.1": oliver.WHOLE[other]},
            100,
            OLIVER,
            called=f"(all of {one} and {other})",
            part=0.1,
        )
        for one, other in combinations(oliver.WHOLE, 2)
    ],
]
