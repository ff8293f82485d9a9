"""Standing rules and delayed effects: what holds from now on, next time, or some turns later."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, Step, with_item
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.later import Later
from bestiary.games.creature_wars.lore.rule import BANS, SILENCES, Rule
from bestiary.games.creature_wars.lore.standing_rules import BOTH_SEATS, StandingRule
from bestiary.games.creature_wars.verbs.find import FindVerbs


class DecreeVerbs(FindVerbs):
    """Setting rules, asking for them, using them up."""

    def decree(self, rule: Rule, seat: i64 = BOTH_SEATS, value: i64 = 1) -> None:
        """Set a standing rule for a seat or for both."""
        if not rule.once:
            for i, entry in enumerate(self.standing):
                if entry.rule is rule and entry.seat == seat:
                    if "{n}" in rule.text:
                        more = StandingRule(rule, seat, entry.value + value, entry.since)
                        self.standing = with_item(self.standing, i, more)
                    return
        self.standing = [*self.standing, StandingRule(rule, seat, value, self.turn)]
        words = rule.text.replace("{n}", str(value))
        whose = "" if seat == BOTH_SEATS else " for {you}"
        self.say(f"{rule.label}{whose}: {words}", 0 if seat == BOTH_SEATS else seat)

    def in_effect(self, rule: Rule, seat: i64) -> bool:
        """Whether a rule holds for a seat now."""
        for entry in self.standing:
            if entry.holds(rule, seat, self.turn):
                return True
        return False

    def total(self, rule: Rule, seat: i64) -> i64:
        """The number of a rule for a seat; 0 if it does not hold."""
        found: i64 = 0
        for entry in self.standing:
            if entry.holds(rule, seat, self.turn):
                found += entry.value
        return found

    def spend(self, rule: Rule, seat: i64) -> i64:
        """Use up the oldest *next* rule of the kind. Returns its number, or 0 if there is none."""
        for entry in self.standing:
            if entry.holds(rule, seat, self.turn):
                self.standing = [other for other in self.standing if other is not entry]
                return entry.value
        return 0

    def spend_all(self, rule: Rule, seat: i64) -> list[int]:
        """Use up all of the kind. Returns their numbers."""
        spent: list[int] = []
        while self.in_effect(rule, seat):
            spent.append(self.spend(rule, seat))
        return spent

    def spend_ending_with(self, event: i64, seat: i64) -> None:
        """Use up all *next* rules that end with this event."""
        for rule in [entry.rule for entry in self.standing]:
            if rule.ends_with == event:
                self.spend_all(rule, seat)

    def sits_out(self, seat: i64) -> bool:
        """Whether a rule makes a player skip this turn."""
        for entry in self.standing:
            if entry.rule.skips_turn and entry.holds(entry.rule, seat, self.turn):
                return True
        return False

    def skip_turns(self) -> bool:
        """Use up the rules that make somebody skip this turn. True if there were any."""
        skipped = False
        for rule in [entry.rule for entry in self.standing if entry.rule.skips_turn]:
            for seat in range(2):
                skipped |= len(self.spend_all(rule, seat)) > 0
        return skipped

    def nobody_falls(self) -> bool:
        """Whether a rule keeps Empires without health in the game."""
        for entry in self.standing:
            if entry.rule.nobody_falls and entry.holds(entry.rule, 0, self.turn):
                return True
        return False

    def is_banned(self, being: Being) -> bool:
        """Whether a rule keeps a being out of the game."""
        if self.standing:
            for hook in BANS:
                if self.in_effect(hook.rule, BOTH_SEATS) and hook.run(being):
                    return True
        return False

    def is_silenced(self, seat: i64, card: Card[Being]) -> bool:
        """Whether a rule keeps a player's card from doing what its own text says."""
        if self.standing:
            for hook in SILENCES:
                if self.in_effect(hook.rule, seat) and hook.run(self, seat, card):
                    return True
        return False

    def wait(self, turns: int, step: Step, label: str, words: str, number: int = 0) -> None:
        """Run a step for the player at work at the end of the turn this many turns from now."""
        due = self.turn + turns
        self.later = [*self.later, Later(step, self.me, number, due, label, words)]
        self.say(f"{label}: {words} (at the end of turn {due})")
