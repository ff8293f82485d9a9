"""Turns a State into a View. The only place where secrets are stripped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.engine.cards import EVERYBODY, Card, Zone, bit
from bestiary.engine.view.events import Event, seat_name
from bestiary.engine.view.schema import (
    EVERYTHING,
    SCHEMA,
    CardMarkView,
    CardView,
    ChoiceView,
    DecisionView,
    EventView,
    Gauge,
    SeatView,
    Unseen,
    View,
    ZoneView,
    made_of,
)

if TYPE_CHECKING:
    from bestiary.engine.cards import Printed
    from bestiary.engine.options import Value
    from bestiary.engine.state import State
    from bestiary.engine.view.decisions import Decision


class PublicCards:
    """Views of cards that everybody knows, made once for all audiences and used again for as long
    as a card stays the same object. Whoever shows one game again and again keeps one of these.

    What a face is printed and written as may depend on the face and the options of the game alone;
    what changes with the State is what ``as_it_stands`` is for.
    """

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Card[Any], CardView]] = {}  # by the cards' ids

    def shown(self, state: State[Any], card: Card[Any], audience: int) -> CardView:
        before = self.kept.get(int(card.id))
        if before is not None and before[0] is card:
            return before[1]
        shown = card_view(state, card, audience)
        if is_public(card):
            self.kept[int(card.id)] = card, shown
        return shown


def is_public(card: Card[Any]) -> bool:
    """Whether every seat and every spectator sees the card in the same way."""
    if card.known != EVERYBODY or card.attached:
        return False
    return all(mark.known == EVERYBODY and mark.kind.fits is None for mark in card.marks)


def view(state: State[Any], audience: int, since: int, public: PublicCards | None = None) -> View:
    game = state.home()
    scores = state.result()
    decision = state.decision(audience)
    return {
        "schema": SCHEMA,
        "game": game.name,
        "title": game.title,
        "rules": game.version,
        "options": open_options(state, audience),
        "seat": audience,
        "turn": state.turn,
        "turn_name": game.turn_name,
        "phase": state.phase(),
        "seats": [seat_view(state, seat) for seat in range(state.seats)],
        "zones": [zone_view(state, zone, audience, public) for zone in state.zones],
        "lasting": state.lasting(),
        "map": state.tiles(),
        "fight": state.fight(),
        "decision": None if decision is None else decision_view(state, decision),
        "waiting": state.waiting(),
        "unseen": unseen(state, audience),
        "result": None if scores is None else list(scores),
        "points": None if state.final_points is None else list(state.final_points),
        "look": game.look,
        "log": state.log(audience, since),
    }


def open_options(state: State[Any], audience: int) -> dict[str, Value]:
    """The settings without those that would reveal a secret during the game: another seat's own
    options, and a written position."""
    if audience == EVERYTHING or state.scores is not None:
        return dict(state.settings)
    game = state.home()
    return {
        name: value
        for name, value in state.settings.items()
        if name != "position" and game.owner_of(name) in (-1, audience)
    }


def seat_view(state: State[Any], seat: int) -> SeatView:
    return {
        "seat": seat,
        "name": seat_name(seat),
        "gauges": [shown_gauge(gauge) for gauge in state.gauges(seat)],
        "marks": state.seat_marks(seat),
        "initiative": state.initiative() == seat,
        "out": bool(state.out & bit(seat)),
        "answered": any(ask.seat == seat and ask.answer is not None for ask in state.asks),
    }


def shown_gauge(gauge: Gauge) -> Gauge:
    """A gauge that can be full can be empty too, and is never less."""
    if gauge["most"] <= 0 or gauge["value"] >= 0:
        return gauge
    return {**gauge, "value": 0}


def zone_view(
    state: State[Any], zone: Zone[Any], audience: int, public: PublicCards | None = None
) -> ZoneView:
    """A zone; a pile in which the audience knows no card is only a count."""
    place = zone.place
    cards: list[CardView] = []
    if place.kind != "pile" or any(card.known_to(audience) for card in zone.cards):
        cards = [standing_card_view(state, card, audience, public) for card in zone.cards]
        if audience >= 0 and audience == place.owner and state.scores is None:
            cards = [
                waiting_card_view(shown, state.waits(card, audience))
                for shown, card in zip(cards, zone.cards, strict=True)
            ]
    return {
        "key": place.key,
        "label": place.label,
        "kind": place.kind,
        "owner": int(place.owner),
        "count": len(zone.cards),
        "cards": cards,
    }


def waiting_card_view(shown: CardView, waits: str) -> CardView:
    """The card with the reason why it cannot be played, if there is one."""
    return {**shown, "waits": waits} if waits else shown


def standing_card_view(
    state: State[Any], card: Card[Any], audience: int, public: PublicCards | None
) -> CardView:
    """A card with its numbers as they are now; those that have changed say what they were."""
    now = state.as_it_stands(card)
    if now is card.face:
        if public is None:
            return card_view(state, card, audience)
        return public.shown(state, card, audience)
    shown = card_view(state, card.with_face(now), audience)
    if shown["badges"]:
        own: dict[str, list[str]] = {}  # a card may have several badges of one kind
        for key, _, value, _ in state.printed(card.face).badges:
            own.setdefault(key, []).append(value)
        for badge in shown["badges"]:
            printed = own.get(badge["key"], [])
            badge["was"] = printed[0] if printed and badge["value"] not in printed else ""
    return shown


def card_view(state: State[Any], card: Card[Any], audience: int) -> CardView:
    """A card as the audience knows it, face down if it does not. A mark that limits what the card
    can be is shown only to those who do not see the card."""
    seen = bit(audience)
    known = card.known_to(audience)
    marks: list[CardMarkView] = [
        {
            "key": mark.kind.key,
            "label": mark.kind.label,
            "value": int(mark.value),
            "alters": mark.kind.alters,
        }
        for mark in card.marks
        if mark.known & seen and not (known and mark.kind.fits is not None)
    ]
    shown: CardView = {
        "id": int(card.id),
        "face": "",
        "name": "",
        "kind": "",
        "text": "",
        "flavour": "",
        "accent": "",
        "icon": "",
        "back": state.back(int(card.face.origin)),
        "badges": [],
        "marks": marks,
        "turned": any(mark["key"] == "turned" for mark in marks),
        "attached": [card_view(state, other, audience) for other in card.attached],
        "waits": "",
    }
    if known:
        face = state.printed(card.face)
        shown["face"] = state.card_text(card, audience)
        shown["name"] = face.name
        shown["kind"] = face.kind
        shown["text"] = face.text
        shown["flavour"] = face.flavour
        shown["accent"] = face.accent
        shown["icon"] = face.icon
        shown["badges"] = [
            {"key": key, "label": label, "value": value, "symbol": symbol, "was": ""}
            for key, label, value, symbol in face.badges
        ]
    return shown


def drawn(printed: Printed, face: str = "") -> CardView:
    """A card as it is printed, in no zone."""
    return {
        "id": 0,
        "face": face or printed.name,
        "name": printed.name,
        "kind": printed.kind,
        "text": printed.text,
        "flavour": printed.flavour,
        "accent": printed.accent,
        "icon": printed.icon,
        "back": "",
        "badges": [
            {"key": key, "label": label, "value": value, "symbol": symbol, "was": ""}
            for key, label, value, symbol in printed.badges
        ],
        "marks": [],
        "turned": False,
        "attached": [],
        "waits": "",
    }


def decision_view(state: State[Any], decision: Decision) -> DecisionView:
    is_translated = bool(state.home().languages)
    choices: list[ChoiceView] = []
    for choice in decision.choices:
        shown: ChoiceView = {
            "text": choice.text,
            "verb": choice.verb,
            "subject": choice.subject,
            "target": choice.target,
            "of": choice.of,
            "to": choice.to,
            "label": choice.label,
            "place": choice.place,
            "grave": choice.grave,
            "declines": choice.declines,
            "note": state.note(decision.seat, choice.verb, choice.subject, choice.target),
            "way": state.way(decision.seat, choice.verb, choice.subject, choice.target),
        }
        if is_translated:
            shown["phrasing"] = choice.phrasing
        choices.append(shown)
    asked: DecisionView = {"seat": decision.seat, "prompt": decision.prompt, "choices": choices}
    if is_translated:
        asked["phrasing"] = decision.phrasing
    return asked


def event_view(state: State[Any], event: Event[Any], audience: int) -> EventView:
    shown: EventView = {
        "motion": event.motion,
        "seat": int(event.seat),
        "cards": [card_view(state, card, audience) for card in event.cards],
        "source": event.source,
        "target": event.target,
        "amount": int(event.amount),
        "text": state.sentence(event, audience),
    }
    if state.home().languages:
        cards = state.cards_told(event, audience)
        cause = state.cause_told(event, audience)
        shown["phrasing"] = made_of(event.template, cards, int(event.other), cause)
    return shown


def unseen(state: State[Any], audience: int) -> list[Unseen]:
    """What is hidden from a seat, counted by origin. Empty for audiences without a seat."""
    if audience < 0:
        return []
    counts: dict[str, int] = {}
    for origin in state.hidden_origins(audience):
        label = state.origin_label(origin)
        counts[label] = counts.get(label, 0) + 1
    return [{"label": label, "count": count} for label, count in counts.items()]
