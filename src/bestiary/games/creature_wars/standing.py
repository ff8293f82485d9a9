"""Standing rules: what a witch has set for the rest of the game, or for the next time.

One mechanism for all of them. A *lasting* rule holds from now on; the same one twice adds up
where it has a number and else changes nothing. A *next* rule waits for the duel, card or damage it
speaks of, starts after the present duel (unless it speaks of no duel) and is then used up. Each is
for one seat or for both, and all are shown to everybody.
"""

from typing import Final

from mypy_extensions import i64

BOTH_SEATS: Final = -1


class Rule:
    """A kind of standing rule. ``{n}`` in its text is its number."""

    def __init__(self, key: str, label: str, text: str, once: bool, at_once: bool) -> None:
        self.key = key
        self.label = label
        self.text = text
        self.once = once
        self.at_once = at_once


class Standing:
    """A rule in force: for whom, how much, and since which turn. Never changed in place."""

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


RULES: dict[str, Rule] = {}


def lasting(key: str, label: str, text: str) -> Rule:
    """A rule that holds from now on."""
    return _enter(Rule(key, label, text, False, True))


def upcoming(key: str, label: str, text: str, at_once: bool = False) -> Rule:
    """A rule for the next time only."""
    return _enter(Rule(key, label, text, True, at_once))


def _enter(rule: Rule) -> Rule:
    if rule.key in RULES:
        raise ValueError(f"two standing rules with the key {rule.key!r}")
    RULES[rule.key] = rule
    return rule


# From now on.
VENOM: Final = lasting("venom", "Venom", "Serpents win every fight.")
SAND: Final = lasting("sand", "Sleep sand", "Nightmare creatures have +{n} power.")
WRATH: Final = lasting("wrath", "Wrath", "A lost duel costs {n} more.")
LILITH: Final = lasting("lilith", "Lilith", "Cards of level 6 or more cannot be played.")
CANNIBAL: Final = lasting(
    "cannibal", "Cannibal", "After a duel won, gain the loser's base strength."
)
BANNED: Final = lasting("banned", "War on Witches", "There are no more witches.")
THIRST: Final = lasting("thirst", "Eternal thirst", "Take {n} for each card drawn.")
MIDAS: Final = lasting("midas", "Midas", "Cards that enter the hand gain +{n} base strength.")
DAVID: Final = lasting("david", "David", "In a fight with a Giant the lower power wins.")
JUNO: Final = lasting("juno", "Juno's horn", "The type bonus counts double for and against Giants.")
HUBRIS: Final = lasting(
    "hubris", "Hubris", "A creature of level 6 or more that wins also hits its own Empire."
)
CONVERSION: Final = lasting(
    "conversion", "Conversion", "Holy creatures cost double when they lose."
)
CROWS: Final = lasting(
    "crows", "Laughing crows", "Each witch that escapes costs a creature of the foe's {n} levels."
)
CEREMONY: Final = lasting(
    "ceremony", "Cracked ceremony", "When a witch is played, the other player discards a card."
)
LAST_DAY: Final = lasting("last-day", "Last Day", "Nobody can lose before Mayhem.")

# The next time.
IN_TIME: Final = upcoming("in-time", "In time", "The next card played has +{n} power.")
PROUD: Final = upcoming("proud", "Pride", "The next lost duel costs double.")
LUCKY: Final = upcoming("lucky", "Luck", "The next creature played wins its fight.")
WISH: Final = upcoming(
    "wish", "A wish", "The next card drawn becomes one that helps a Rally.", True
)
HIGH: Final = upcoming("high", "High spirits", "The next card played: +3 levels, but double cost.")
BERSERK: Final = upcoming("berserk", "Berserk", "The next loser also takes the winner's level.")
GOLIATH: Final = upcoming("goliath", "Goliath", "In the next fight the lower power wins.")
WARD: Final = upcoming("ward", "Ward", "The next damage is halved.", True)
SIN_EATER: Final = upcoming("sin-eater", "Sin-Eater", "The next slain creature costs nothing.")
BADEN: Final = upcoming("baden", "Baden", "The next fight about to be lost gets another fighter.")
HAGGEL: Final = upcoming("haggel", "Gingerbread", "The next to draw a witch takes {n}.", True)
SKIP: Final = upcoming("skip", "No good trying", "The next turn is skipped.")
