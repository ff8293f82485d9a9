"""Views against their schema: every key of the classes in `engine/view/schema.py`, and no other."""

import json
from random import Random
from typing import Any, Final, get_args

import msgspec

from bestiary.check.failure import CheckFailed
from bestiary.check.walk import choose
from bestiary.check.watch import audiences
from bestiary.engine import MOTIONS, SCHEMA, State, View, did_you_mean
from bestiary.engine.cards import icon_fault
from bestiary.engine.view import Thing
from bestiary.engine.view.show import PublicCards

FURTHER: Final = 6  # choices


def check_view(view: View) -> None:
    """It is plain JSON, of the right types, with the right keys."""
    data = msgspec.json.decode(json.dumps(view, allow_nan=False))
    try:
        read = msgspec.convert(data, View, strict=True)
    except msgspec.ValidationError as wrong:
        raise CheckFailed(f"a view is not what its schema says: {wrong}") from None
    if read != data or view["schema"] != SCHEMA:
        raise CheckFailed("a view has a key or a type the schema does not know")


def check_views(state: State[Any], since: int = 0) -> None:
    """The view of every audience holds, and agrees with the State; the log from `since` on."""
    open_asks = [decision.seat for decision in state.decisions()]
    result = state.result()
    for audience in audiences(state):
        view = state.view(audience, since)
        check_view(view)
        if view["seat"] != audience:
            raise CheckFailed(f"the view of {audience} says it is for {view['seat']}")
        asked = view["decision"] is not None
        if view["waiting"] != open_asks or asked != (audience in open_asks):
            raise CheckFailed(f"the view of {audience} and the State disagree on who is asked")
        if view["result"] != (None if result is None else list(result)):
            raise CheckFailed(f"the view of {audience} shows another result")
        check_zones(state, view, audience)
        check_log(view)
        tiles = {tile["id"] for tile in view["map"]}
        for tile in view["map"]:
            if not set(tile["exits"]) <= tiles:
                raise CheckFailed(f"tile {tile['id']} has an exit to nowhere")
        if view["decision"] is not None:
            check_pointing(state, view)


def check_reuse(state: State[Any]) -> None:
    """A card that nobody has touched looks as before, so that its view can be used again."""
    later, public, dice = state.copy(), PublicCards(), Random(state.moment())
    for audience in audiences(state):
        state.view(audience, state.moment(), public)
    for _ in range(FURTHER):
        if later.result() is not None:
            break
        later.play(*choose(later, dice))
    for audience in audiences(later):
        fresh = later.view(audience, later.moment())["zones"]
        again = later.view(audience, later.moment(), public)["zones"]
        for one, other in zip(fresh, again, strict=True):
            for card, kept in zip(one["cards"], other["cards"], strict=True):
                if card != kept:
                    name = card["name"] or kept["name"]
                    raise CheckFailed(
                        f"{name} is the same card as before and looks different: what printed() "
                        "and written() say may depend on the face alone, and as_it_stands() says "
                        "what has changed"
                    )


def check_zones(state: State[Any], view: View, audience: int) -> None:
    """The zones shown are the State's, with the faces that the audience knows."""
    keys = [zone["key"] for zone in view["zones"]]
    if len(keys) != len(set(keys)):
        raise CheckFailed(f"two zones have the same key: {', '.join(keys)}")
    for shown, zone in zip(view["zones"], state.zones, strict=True):
        count = len(zone.cards)
        if shown["count"] != count or len(shown["cards"]) not in (0, count):
            raise CheckFailed(f"zone '{shown['key']}' shows another number of cards")
        for card, truth in zip(shown["cards"], zone.cards, strict=False):
            known = truth.known_to(audience)
            fault = icon_fault(card["icon"])
            if fault:
                raise CheckFailed(f"{card['name']}: {fault}")
            if card["id"] != truth.id or (card["face"] != "") != known:
                raise CheckFailed(f"card {truth.id} in '{shown['key']}' is not shown as it is")


def check_log(view: View) -> None:
    """Every event has a motion, zones that exist, and a whole sentence."""
    keys = [zone["key"] for zone in view["zones"]]
    for event in view["log"]:
        said = f"the event '{event['text']}'"
        if event["motion"] not in MOTIONS:
            raise CheckFailed(f"{said} has no such motion as '{event['motion']}'")
        for key in (event["source"], event["target"]):
            if key and key not in keys:
                hint = did_you_mean(key, keys)
                raise CheckFailed(f"{said}: there is no such zone as '{key}'{hint}")
        if "{}" in event["text"]:
            raise CheckFailed(f"{said} has a gap that nothing fills")


def check_pointing(state: State[Any], view: View) -> None:
    """What a choice says it is about is there to be clicked."""
    decision = view["decision"]
    tiles = {tile["id"] for tile in view["map"]}
    cards = {card.id for card in state.cards()}
    for choice in [] if decision is None else decision["choices"]:
        for thing, number in ((choice["of"], choice["subject"]), (choice["to"], choice["target"])):
            if thing not in get_args(Thing):
                raise CheckFailed(f"'{choice['text']}' is about a '{thing}', whatever that is")
            if number == -1:
                continue
            there = {"card": number in cards, "tile": number in tiles}
            there["seat"] = 0 <= number < state.seats
            if not there.get(thing, True):
                raise CheckFailed(f"'{choice['text']}' is offered: there is no {thing} {number}")
