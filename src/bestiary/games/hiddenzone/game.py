"""Hiddenzone as everything outside this folder knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from bestiary.engine import CardInfo, Decks, Game, Value, number, switch, text
from bestiary.games.hiddenzone import cards, turn  # they register the steps and cards
from bestiary.games.hiddenzone.design import SET, book
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.rack import RACK
from bestiary.games.hiddenzone.text import LOOK, notation
from bestiary.games.hiddenzone.worth import worth
from bestiary.games.hiddenzone.zones import PLACES

RULES_VERSION = 1

OPTIONS = [
    text("deck", "a seat's deck: the name of a ready one, or its text", per_seat=True),
    switch("open_lists", False, "whether both players know what is in the other's deck"),
    number("catch_up", 1, 0, 5, "cards that the second player draws more at the start"),
    number("turn_limit", 100, 1, 999, "turns of each player after which life decides"),
]


class Hiddenzone(Game):
    def __init__(self) -> None:
        super().__init__(
            "hiddenzone",
            "Hiddenzone",
            "Evolve creatures, set cards face down, and take the other player's life.",
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
                "name": notation(card),
                "kind": card.kind,
                "tier": f"{'/'.join(card.civilization_names())} {'/'.join(card.family_names())} "
                f"rank {card.rank}".replace("  ", " "),
                "editions": [],
                "text": card.words,
                "count": 0,
            }
            for card in SET.cards
        ]

    def worth(self, state: Any, seat: int) -> float:
        """Life decides; creatures are the life they will still take and save."""
        return worth(state, seat)


GAME = Hiddenzone()
