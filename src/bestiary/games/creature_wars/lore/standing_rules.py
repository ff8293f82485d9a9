"""Standing rules: what a card has set for the rest of the game, or for the next time.

A *lasting* rule holds from now on; decreed twice, it adds up if it has a number, and otherwise the
second time changes nothing. A *next* rule waits for the duel, card or damage it is about, starts
after the current duel (unless it is not about a duel) and is then used up. Each is for one seat or
for both, and all are public.

A rule is in the file of the card that decrees it, with the functions that carry it out:

    WRATH: Final = lasting("wrath", "Wrath", "A lost duel costs {n} more.")

    @WRATH.adds_cost
    def wrath_costs_more(duel: Duel, seat: int) -> int:
        return duel.total(WRATH, seat)
"""

from typing import Final

from mypy_extensions import i64

from bestiary.games.creature_wars.lore.rule import ITS_EFFECT, Rule

BOTH_SEATS: Final = -1


class StandingRule:
    """A rule in force: for which seat, its number, and since which turn. Never changed in place."""

    def __init__(self, rule: Rule, seat: i64, value: i64, since: i64) -> None:
        self.rule = rule
        self.seat = seat
        self.value = value
        self.since = since

    def holds(self, rule: Rule, seat: i64, turn: i64) -> bool:
        """Whether this is that rule, in force for the seat now."""
        if self.rule is not rule or (self.seat != seat and self.seat != BOTH_SEATS):
            return False
        return not rule.once or rule.at_once or self.since < turn

    def to_json(self) -> list[int | str]:
        return [self.rule.key, self.seat, self.value, self.since]


RULES: Final[dict[str, Rule]] = {}


def lasting(key: str, label: str, text: str, nobody_falls: bool = False) -> Rule:
    """A rule that holds from now on."""
    return _enter(Rule(key, label, text, False, True, ITS_EFFECT, False, nobody_falls))


def upcoming(
    key: str,
    label: str,
    text: str,
    at_once: bool = False,
    ends_with: int = ITS_EFFECT,
    skips_turn: bool = False,
) -> Rule:
    """A rule for the next time only."""
    return _enter(Rule(key, label, text, True, at_once, ends_with, skips_turn, False))


def _enter(rule: Rule) -> Rule:
    if rule.key in RULES:
        raise ValueError(f"two standing rules with the key {rule.key!r}")
    RULES[rule.key] = rule
    return rule
