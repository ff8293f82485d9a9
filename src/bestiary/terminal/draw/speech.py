"""The table as sentences, one per line: for screen readers, pipes and ``--plain``."""

from collections.abc import Sequence

from bestiary.engine.view import CardView, SeatView, View, ZoneView
from bestiary.terminal.draw.faces import face, marks
from bestiary.terminal.draw.maps import say_map
from bestiary.terminal.draw.numbers import Numbering
from bestiary.terminal.draw.places import (
    counted_zones,
    seat_word,
    shared_piles,
    short_label,
    split_zones,
    worth_saying,
    zone_name,
)
from bestiary.terminal.draw.table import LATEST
from bestiary.terminal.draw.words import count, is_english, listing, say, sentence


def tell(
    view: View, names: Sequence[str], numbering: Numbering, with_map: bool = True
) -> list[str]:
    """The same things as ``table.draw``, in the same order."""
    lines = [
        "",
        sentence(", ".join(w for w in (f"{view['turn_name']} {view['turn']}", view["phase"]) if w)),
    ]
    lines += [_seat(seat, view, name) for seat, name in zip(view["seats"], names, strict=True)]
    lines += [_count(zone, zone["label"]) for zone in shared_piles(view)]
    for rule in view["lasting"]:
        whose = f" ({seat_word(rule['seat'], view)})" if rule["seat"] >= 0 else ""
        lines.append(sentence(f"{say('Lasting rule')}{whose}: {rule['label']}: {rule['text']}"))
    theirs, mine = split_zones(view)
    lines += [line for zone in theirs for line in _zone(zone, view, numbering)]
    if view["map"] and with_map:
        lines += say_map(view)
    lines += [line for zone in mine for line in _zone(zone, view, numbering)]
    lines += [f"{number}. {choice['label']}" for number, choice in numbering.listed]
    return lines


def _zone(zone: ZoneView, view: View, numbering: Numbering) -> list[str]:
    heading = f"{zone_name(zone, view)}, {count(zone['count'], 'card')}:"
    return [heading, *(line for card in zone["cards"] for line in _card(card, numbering))]


def _seat(seat: SeatView, view: View, name: str) -> str:
    said = []
    for gauge in seat["gauges"]:
        full = f" {say('of')} {gauge['most']}" if gauge["most"] > 0 else ""
        said.append(f"{gauge['label']} {gauge['value']}{full}")
    for zone in counted_zones(seat["seat"], view):
        said.append(_count(zone, label_within(zone, view))[:-1])
    on_it = marks(seat["marks"])
    if on_it:
        said.append(on_it)
    if seat["initiative"]:
        said.append(say("has the initiative"))
    if seat["answered"]:
        said.append(say("has answered"))
    if seat["out"]:
        said.append(say("is out"))
    return sentence(f"{name}: {', '.join(said)}")


def label_within(zone: ZoneView, view: View) -> str:
    """A place as it is named within a sentence; nouns of other languages keep their capitals."""
    label = short_label(zone, view)
    return label.lower() if is_english() else label


def _count(zone: ZoneView, label: str) -> str:
    said = f"{label} {count(zone['count'], 'card')}"
    if zone["kind"] == "hand":
        worth = [face(card) for card in worth_saying(zone)]
        tail = f", {say('among them')} {listing(worth)}" if worth else ""
    else:
        worth = [face(card) for card in zone["cards"] if card["face"]][-LATEST:][::-1]
        tail = f", {say('latest')} {listing(worth)}" if worth else ""
    return sentence(said + tail)


def _card(card: CardView, numbering: Numbering, depth: str = "") -> list[str]:
    number = numbering.cards.get(card["id"])
    turned = [mark["label"] for mark in card["marks"] if mark["key"] == "turned"]
    said = face(card) + "".join(f" ({label})" for label in turned)
    if card["waits"]:
        said += f" - {say('not now')}: {card['waits']}"
    elif card["text"]:
        said += f" - {card['text']}"
    lines = [f"{depth}{number}. {said}" if number else f"{depth}- {said}"]
    for below in card["attached"]:
        lines += _card(below, numbering, f"{depth}  {say('with')} ")
    return lines


def say_pile(zone: ZoneView, view: View) -> list[str]:
    """One zone with all its cards, latest first."""
    heading = f"{zone_name(zone, view)}, {count(zone['count'], 'card')}:"
    return [heading, *(f"- {face(card)}" for card in reversed(zone["cards"]))]
