"""Views against their schema: every key of the classes in `engine/view/schema.py`, and no other."""

import json
from typing import Any

import msgspec

from bestiary.engine import MOTIONS, SCHEMA, State, View
from tests.conformance.watching import audiences


def check_view(view: View) -> None:
    """It is plain JSON, of the right types, with the right keys."""
    data = msgspec.json.decode(json.dumps(view, allow_nan=False))
    read = msgspec.convert(data, View, strict=True)
    assert read == data, "a key or a type the schema does not know"
    assert view["schema"] == SCHEMA


def check_views(state: State[Any], since: int = 0) -> None:
    """The view of every audience holds, and agrees with the State; the log from `since` on."""
    open_asks = [decision.seat for decision in state.decisions()]
    for audience in audiences(state):
        view = state.view(audience, since)
        check_view(view)
        assert view["seat"] == audience
        assert view["waiting"] == open_asks
        assert (view["decision"] is not None) == (audience in open_asks)
        result = state.result()
        assert view["result"] == (None if result is None else list(result))
        for shown, zone in zip(view["zones"], state.zones, strict=True):
            assert shown["count"] == len(zone.cards)
            assert len(shown["cards"]) in (0, shown["count"])
            for card, truth in zip(shown["cards"], zone.cards, strict=False):
                assert card["id"] == truth.id
                assert (card["face"] != "") == truth.known_to(audience)
        assert all(event["motion"] in MOTIONS for event in view["log"])
        keys = [zone["key"] for zone in view["zones"]]
        assert len(keys) == len(set(keys))
        for event in view["log"]:
            assert not {event["source"], event["target"]} - {"", *keys}, "no such zone"
            assert "{}" not in event["text"]
        tiles = {tile["id"] for tile in view["map"]}
        assert all(set(tile["exits"]) <= tiles for tile in view["map"]), "an exit to nowhere"
        if view["decision"] is not None:
            check_pointing(state, view)


def check_pointing(state: State[Any], view: View) -> None:
    """What a choice says it is about is there to be clicked."""
    decision = view["decision"]
    assert decision is not None
    tiles = {tile["id"] for tile in view["map"]}
    for choice in decision["choices"]:
        for sort, number in ((choice["of"], choice["subject"]), (choice["to"], choice["target"])):
            assert sort in ("card", "tile", "seat", "number", "")
            if number == -1:
                continue
            if sort == "card":
                assert any(card.id == number for card in state.cards()), choice["text"]
            elif sort == "tile":
                assert number in tiles, choice["text"]
            elif sort == "seat":
                assert 0 <= number < state.seats, choice["text"]
