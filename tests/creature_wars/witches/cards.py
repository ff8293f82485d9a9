"""Cards that several tests of witches play, and what they read off the table."""

from __future__ import annotations

from tests.creature_wars.table import Table

NOTHING = "Nothing comes of it."
WEAK = "Lvl.1 Serpent {0}"  # every Sacred witch escapes from it
STRONG = "Lvl.9 Dragon {7}"  # none does
DRAGON = "Lvl.9 Fire Dragon {7}"
THREE = "Lvl.2 Wolf {2}, Lvl.3 Giant {4}, Lvl.4 Vampire {5}"
CALM = {"rally.size": 8}


def names(cards: list[str]) -> list[str]:
    """The names alone: Lvl.3 Fire Giant {4} -> Giant."""
    return [card.split(" {")[0].split(" ", 1)[1].rstrip("!") for card in cards]


def levels(cards: list[str]) -> list[int]:
    return [int(card.split()[0].removeprefix("Lvl.")) for card in cards]


def rules(table: Table) -> list[str]:
    """The labels of the standing rules in force."""
    return [rule["label"] for rule in table.view("spectator")["lasting"]]


def lasting(table: Table, who: str = "foe") -> list[tuple[str, int]]:
    """The standing rules in force, each with its player."""
    return [(rule["text"], rule["seat"]) for rule in table.view(who)["lasting"]]
