"""What a game is played with on a real table: its cards, and how many of each; its board; what
counts what the page counts by itself; and the turn, for every player to have at hand."""

import re
from typing import Any, Final, TypedDict

from bestiary.engine import EVERYBODY, EVERYTHING, Game
from bestiary.engine.cards import NO_CARDS, NO_MARKS, NOBODY, Card
from bestiary.engine.view import CardView, TileView
from bestiary.engine.view.show import card_view

SEED: Final = 2  # of a game that nobody plays
A_TURN: Final = re.compile(r"^##\s+[^\n]*\bturn\b.*?(?=^##\s|\Z)", re.M | re.S | re.I)


class BoxCard(TypedDict):
    card: CardView
    count: int  # as many as the game needs


class Track(TypedDict):
    """A number that every player keeps count of."""

    label: str
    most: int  # -1: there is no limit


class Reminder(TypedDict):
    """Something that can lie on a card, and has to be remembered."""

    key: str
    label: str


class Box(TypedDict):
    cards: list[BoxCard]  # empty if players bring decks
    players: int  # at most
    board: list[TileView]  # empty if there is none
    tracks: list[Track]
    reminders: list[Reminder]
    turn: str  # the section of the rules about a turn, as Markdown


def box(game: Game[Any]) -> Box:
    """Everything but the rules."""
    state = game.new(seed=SEED)
    view = state.view(EVERYTHING)
    return {
        "cards": cards_of(game) if game.decks() is None else [],
        "players": game.most,
        "board": [empty(tile) for tile in view["map"]],
        "tracks": [
            {"label": one["label"], "most": one["most"]} for one in view["seats"][0]["gauges"]
        ],
        "reminders": [
            {"key": mark.key, "label": mark.label}
            for mark in game.rulebook.marks.values()
            # A card is turned by turning it; a mark with a test only says what a card can be.
            if mark.fits is None and mark.key != "turned"
        ],
        "turn": found[0].strip() if (found := A_TURN.search(game.rules())) else "",
    }


def cards_of(game: Game[Any]) -> list[BoxCard]:
    """Every card that the game needs, with its count: what the game says, or else whatever is on
    the table, in a hand or in a pile when it starts."""
    state = game.new(seed=SEED)
    said = game.on_paper(game.settings({}))
    cards = [
        (card_view(state, Card(0, face, EVERYBODY, NOBODY, NO_MARKS, NO_CARDS), EVERYTHING), count)
        for face, count in said
    ]
    if not said:
        zones = state.view(EVERYTHING)["zones"]
        cards = [(card, 1) for zone in zones for card in zone["cards"]]
    found: dict[str, BoxCard] = {}
    for card, count in cards:
        one = found.setdefault(card["face"], {"card": as_printed(card), "count": 0})
        one["count"] += count
    return sorted(found.values(), key=lambda one: (one["card"]["kind"], one["card"]["face"]))


def empty(tile: TileView) -> TileView:
    """The tile as it is printed: nobody stands there yet."""
    bare = tile.copy()
    bare["seats"], bare["cards"] = [], []
    return bare


def as_printed(card: CardView) -> CardView:
    """The card as it comes out of the box: nothing has happened to it yet."""
    return {**card, "id": 0, "marks": [], "attached": [], "turned": False, "waits": ""}
