"""Which number stands where: a choice about one card carries its number on that card's line."""

from typing import NamedTuple

from bestiary.engine.steps import NONE
from bestiary.engine.view import ChoiceView, View
from bestiary.terminal.draw.places import listed_cards


class Numbering(NamedTuple):
    """The choices in the order they are drawn, so that numbers run down the screen.

    ``cards`` goes from an id to its number and ``tiles`` to all of them, since several ways may
    lead to one tile; ``listed`` must be written out.
    """

    choices: list[ChoiceView]
    cards: dict[int, int]
    tiles: dict[int, list[int]]
    listed: list[tuple[int, ChoiceView]]


def number_choices(view: View) -> Numbering:
    """Number the choices from 1, and find those that a card's own line can stand for.

    A line can stand for a choice if it is the only one about that card and all such choices
    have one verb: then the prompt says what the number does. Choices about tiles are written out
    although the map has their numbers, because a map is no place for words.
    """
    decision = view["decision"]
    choices = decision["choices"] if decision is not None else []
    on_lines = _on_lines(view, choices)
    ordered = list(on_lines.values())
    others = [choice for choice in choices if on_lines.get(choice["subject"]) is not choice]
    ordered += sorted(others, key=lambda choice: (choice["grave"], choice["place"]))
    cards = {card: number for number, card in enumerate(on_lines, 1)}
    listed = list(enumerate(ordered, 1))[len(on_lines) :]
    if are_numbers(choices):
        listed = [(choice["subject"], choice) for choice in choices]
    tiles: dict[int, list[int]] = {}
    for number, choice in listed:
        tile = choice["target"] if choice["to"] == "tile" else choice["subject"]
        if "tile" in (choice["of"], choice["to"]):
            tiles.setdefault(tile, []).append(number)
    return Numbering(ordered, cards, tiles, listed)


def are_numbers(choices: list[ChoiceView]) -> bool:
    """Whether all choices are numbers, such as bids: they are then typed as what they are."""
    return (
        bool(choices)
        and len({choice["verb"] for choice in choices}) == 1
        and all(
            choice["of"] == "number"
            and choice["target"] == NONE
            and str(choice["subject"]) in choice["label"].split()
            for choice in choices
        )
    )


def _on_lines(view: View, choices: list[ChoiceView]) -> dict[int, ChoiceView]:
    """The choices that a card's line stands for, by card, from the top down."""
    about = [choice for choice in choices if choice["of"] == "card"]
    alone = [choice for choice in about if not choice["to"]]
    if len({choice["verb"] for choice in alone}) != 1:
        return {}
    subjects = [choice["subject"] for choice in about]
    by_card = {c["subject"]: c for c in alone if subjects.count(c["subject"]) == 1}
    return {c["id"]: by_card[c["id"]] for c in listed_cards(view) if c["id"] in by_card}
