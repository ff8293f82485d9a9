"""Twisted-Oliver as everything outside this folder knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from bestiary.engine import CardInfo, Decks, Game, Value, number, switch, text
from bestiary.games.twisted_oliver import cards, turn  # they register the steps and cards
from bestiary.games.twisted_oliver.design import SET, book
from bestiary.games.twisted_oliver.energy import notation
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.text import LOOK, named, sort_of
from bestiary.games.twisted_oliver.worth import worth
from bestiary.games.twisted_oliver.zones import PLACES

RULES_VERSION = 1

OPTIONS = [
    text("deck", "a seat's deck: the name of a ready one, or its text", per_seat=True),
    switch("open_lists", False, "whether both players know what is in the other's deck"),
    number("turn_limit", 100, 1, 999, "turns of each player after which points decide"),
]


class TwistedOliver(Game):
    def __init__(self) -> None:
        super().__init__(
            "twisted-oliver",
            "Twisted-Oliver",
            "Call orbs for energy, send battlers out, and collect thirty points.",
            RULES_VERSION,
            Field,
            book,
            PLACES,
            OPTIONS,
            look=LOOK,
        )
        self.rooms = (turn, cards)

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        for seat in range(seats):
            deck = str(settings[f"deck.{seat}"])
            faults = RACK.faults(deck) if deck else []
            if faults:
                return f"deck.{seat}: {'; '.join(faults)}"
        return ""

    def decks(self) -> Decks | None:
        return RACK

    def rules(self) -> str:
        return (files(__package__) / "rules.md").read_text(encoding="utf-8")

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        return [
            {
                "key": card.id,
                "name": named(card),
                "kind": card.kind,
                "tier": f"{sort_of(card)}, cost {notation(card.cost)}",
                "editions": [],
                "text": card.words,
                "count": 0,
            }
            for card in SET.cards
        ]

    def worth(self, state: Any, seat: int) -> float:
        """Points decide; battlers and orbs are the points they will still bring."""
        return worth(state, seat)


GAME = TwistedOliver()
