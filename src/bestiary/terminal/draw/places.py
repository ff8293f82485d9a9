"""The places on the table: which are drawn card by card, which only counted, and their names."""

from bestiary.engine.view import CardView, View, ZoneView
from bestiary.terminal.draw.words import is_english, say

LISTED_KINDS = ("hand", "offer", "row")  # zones whose cards are drawn one per line


def drawn_zones(view: View) -> list[ZoneView]:
    """The zones whose cards are drawn one per line, from far to near: your own come last. Others'
    hidden hands are only counted."""
    mine = view["seat"]
    near_last = sorted(view["zones"], key=lambda zone: zone["owner"] == mine)
    return [
        zone
        for zone in near_last
        if zone["cards"]
        and zone["kind"] in LISTED_KINDS
        and (
            zone["owner"] == mine
            or zone["kind"] != "hand"
            or all(card["face"] for card in zone["cards"])
        )
    ]


def split_zones(view: View) -> tuple[list[ZoneView], list[ZoneView]]:
    """The drawn zones of others, and the viewer's own; the map goes between them."""
    drawn = drawn_zones(view)
    mine = [zone for zone in drawn if zone["owner"] == view["seat"]]
    return drawn[: len(drawn) - len(mine)], mine


def listed_cards(view: View) -> list[CardView]:
    """Every card that is drawn on a line of its own, from the top down."""
    found: list[CardView] = []
    for zone in drawn_zones(view):
        for card in zone["cards"]:
            found += [card, *card["attached"]]
    return found


def counted_zones(seat: int, view: View) -> list[ZoneView]:
    """A seat's zones that are shown only as a count, if they are not empty."""
    drawn = drawn_zones(view)
    return [
        zone
        for zone in view["zones"]
        if zone["owner"] == seat
        and zone not in drawn
        and (zone["count"] or zone["kind"] in ("hand", "pile"))
    ]


def shared_piles(view: View) -> list[ZoneView]:
    """The piles that are everybody's. What is aside is not worth a word while it is empty."""
    shared = [zone for zone in view["zones"] if zone["owner"] < 0 and zone["label"]]
    return [z for z in shared if z["kind"] == "pile" or (z["kind"] == "aside" and z["count"])]


def hands_known(view: View) -> list[ZoneView]:
    """The hidden hands of others in which something is known or marked."""
    drawn = drawn_zones(view)
    return [
        zone
        for zone in view["zones"]
        if zone["kind"] == "hand" and zone not in drawn and worth_saying(zone)
    ]


def worth_saying(zone: ZoneView) -> list[CardView]:
    """What is known of a hidden hand: cards once shown, and marks on those face down."""
    return [card for card in zone["cards"] if card["face"] or card["marks"]]


def zone_name(zone: ZoneView, view: View) -> str:
    """``Your hand``, ``Player 2's hand``, ``Offer``."""
    label = short_label(zone, view)
    if zone["owner"] < 0:
        return label
    mine = zone["owner"] == view["seat"]
    owner = view["seats"][zone["owner"]]["name"]
    if not is_english():  # nouns may have a gender, and names no genitive
        return say(f"{label} (yours)") if mine else f"{label} ({owner})"
    whose = "Your" if mine else f"{owner}'s"
    return f"{whose} {label[:1].lower()}{label[1:]}"


def short_label(zone: ZoneView, view: View) -> str:
    """The zone's label without the name of its owner: ``Hand`` for ``Player 1's hand``."""
    label = zone["label"]
    if zone["owner"] >= 0:
        label = label.removeprefix(f"{view['seats'][zone['owner']]['name']}'s ")
    return label[:1].upper() + label[1:]


def seat_word(seat: int, view: View) -> str:
    """``you``, ``Player 2``."""
    return say("you") if seat == view["seat"] else view["seats"][seat]["name"]
