"""For the tests of your own game: a table to lay cards on and play at, and the check of its rules.

    from bestiary.testing import Table, check_rules
    from my_game import GAME

    def test_the_rules():
        check_rules(GAME)

    def test_the_bear_beats_the_fox():
        table = Table(GAME).lay("hand.0", "Bear 9").lay("hand.1", "Fox 5")
        table.play(0, "bear").play(1, "fox")
        assert table.gauge(0, "Points") == 1
        assert "Player 1 takes the round." in table.told(1)

A choice is named as at the prompt: by its text (``play 17``) or by any part of its label that fits
no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.check.failure import CheckFailed
from bestiary.check.run import Checker
from bestiary.engine import Card, Choice, Game, IllegalChoice, State, Value, Zone, did_you_mean


class Table:
    """A game to set up and to play in a test. ``state`` is the game itself."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        seed: int = 1,
        position: str = "",
        options: Mapping[str, object] | None = None,
    ) -> None:
        given = {**(options or {}), **({"position": position} if position else {})}
        self.state: State[Any] = game.new(seed, seats, given)

    # ---- Setting up -----------------------------------------------------------------------

    def lay(self, zone: str, *names: str) -> Table:
        """Let a zone hold these cards, by the names printed on them, and no others. They come from
        wherever they are, and what lay there goes to where they came from."""
        target = self.state.zone(zone)
        wanted = [self._find(name, target, names[:i].count(name)) for i, name in enumerate(names)]
        while len(target.cards) > len(wanted):
            self._deck_of(target).add_below(target.take_top())
        for i, (source, card) in enumerate(wanted):
            if i < len(target.cards):
                self._swap(target, target.cards[i], source, card)
            else:
                source.remove(card.id)
                target.add(card)
        return self

    def _find(self, name: str, target: Zone[Any], skip: int) -> tuple[Zone[Any], Card[Any]]:
        found = [
            (zone, card)
            for zone in [target, *(z for z in reversed(self.state.zones) if z is not target)]
            for card in zone.cards
            if self._name(card) == name
        ]
        if len(found) <= skip:
            known = sorted({self._name(card) for card in self.state.cards()})
            raise LookupError(f"no {name!r} is left in the game{did_you_mean(name, known)}")
        return found[skip]

    def _swap(self, one: Zone[Any], card: Card[Any], two: Zone[Any], other: Card[Any]) -> None:
        face = card.face
        one.replace(card.with_face(other.face))
        if card.id != other.id:
            two.replace(other.with_face(face))

    def _deck_of(self, target: Zone[Any]) -> Zone[Any]:
        """Where cards go that nobody wants: the first pile that is not the zone itself."""
        return next(z for z in self.state.zones if z.place.kind == "pile" and z is not target)

    def _name(self, card: Card[Any]) -> str:
        return self.state.printed(card.face).name

    # ---- Playing --------------------------------------------------------------------------

    def play(self, seat: int, choice: str) -> Table:
        """Make a choice for a seat, named by its text or by part of its label."""
        self.state.play(seat, self._choice(seat, choice).text)
        return self

    def _choice(self, seat: int, named: str) -> Choice:
        decision = self.state.decision(seat)
        offered = [] if decision is None else decision.choices
        exact = [choice for choice in offered if named in (choice.text, choice.label)]
        fitting = exact or [c for c in offered if named.casefold() in c.label.casefold()]
        if len({choice.label for choice in fitting}) != 1:
            labels = ", ".join(choice.label for choice in offered) or "nothing"
            raise IllegalChoice(f"'{named}' does not fit one choice of seat {seat}: {labels}")
        return fitting[0]

    # ---- Reading --------------------------------------------------------------------------

    def choices(self, seat: int) -> list[str]:
        """The labels of what a seat can choose now."""
        decision = self.state.decision(seat)
        return [] if decision is None else [choice.label for choice in decision.choices]

    def cards(self, zone: str) -> list[str]:
        """The names of the cards in a zone."""
        return [self._name(card) for card in self.state.zone(zone).cards]

    def gauge(self, seat: int, label: str) -> int:
        """The value of a seat's gauge."""
        gauges = {gauge["label"]: gauge["value"] for gauge in self.state.gauges(seat)}
        if label not in gauges:
            raise LookupError(f"no gauge '{label}'{did_you_mean(label, list(gauges))}")
        return gauges[label]

    def told(self, seat: int) -> list[str]:
        """The log, as a seat reads it (-1 for a spectator)."""
        return [event["text"] for event in self.state.log(seat)]


def check_rules(
    game: Game[Any],
    games: int = 12,
    options: Mapping[str, Value] | None = None,
    card: str = "",
) -> None:
    """Fail with what ``bestiary check`` finds wrong with the rules."""
    flaw = Checker(game, options, card=card).run(games).flaw
    if flaw is not None:
        where = f" ({flaw.where})" if flaw.where else ""
        raise CheckFailed(f"{flaw.what}{where}; {flaw.seats} seats, seed {flaw.seed}")
