"""A trading card game, as the rest of the program knows it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from bestiary.engine import (
    CardInfo,
    Decks,
    Game,
    Guide,
    Option,
    Place,
    Rulebook,
    Value,
    Weights,
    number,
    switch,
    text,
)
from bestiary.trading.rack import DeckRack
from bestiary.trading.rulebook import shared

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

S = TypeVar("S", bound="TradingState[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingGame(Game[S]):
    """For two players, who bring their own decks. Its folder has its name and holds ``rules.md``
    and, if it has a first-game guide, ``guide.json``.

    ``decides`` says, in words, what decides the game at the turn limit; ``weights`` are the
    numbers that its State's ``worth`` is made of.
    """

    def __init__(
        self,
        title: str,
        blurb: str,
        *,
        version: int,
        rack: DeckRack[Any],
        state: type[S],
        rulebook: Rulebook[Any, Any],
        places: list[Place],
        handicap: Option,
        decides: str,
        weights: Weights,
        minutes: int = 0,
        difficulty: int = 0,
    ) -> None:
        limit = f"turns of each player after which {decides}"
        options = [
            text("deck", "a seat's deck: the name of a ready one, or its text", per_seat=True),
            switch("open_lists", False, "whether both players know what is in the other's deck"),
            handicap,
            number("turn_limit", 100, 1, 999, limit),
        ]
        name = rack.package.rpartition(".")[2].replace("_", "-")
        rulebook.include(shared)
        super().__init__(
            name,
            title,
            blurb,
            version=version,
            state=state,
            rulebook=rulebook,
            places=places,
            options=options,
            look=rack.look(),
            weights=weights,
            minutes=minutes,
            difficulty=difficulty,
        )
        self.rack = rack

    def worth(self, state: S, seat: int) -> float:
        return state.worth(seat)

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        for seat in range(seats):
            deck = str(settings[f"deck.{seat}"])
            faults = self.rack.faults(deck) if deck else []
            if faults:
                return f"deck.{seat}: {'; '.join(faults)}"
        return ""

    def decks(self) -> Decks | None:
        return self.rack

    def rules(self) -> str:
        return (files(self.rack.package) / "rules.md").read_text(encoding="utf-8")

    def guide(self) -> Guide | None:
        written = files(self.rack.package) / "guide.json"
        if not written.is_file():
            return None
        guide: Guide = json.loads(written.read_text(encoding="utf-8"))
        return guide

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        return [
            {
                "key": card.id,
                "name": self.rack.named(card),
                "kind": card.kind,
                "tier": self.rack.summary(card),
                "editions": [],
                "text": card.words,
                "count": 0,
            }
            for card in self.rack.catalogue.cards
        ]
