"""What must hold at every decision of every game, and between one decision and the next.

These checks are cheap: a soak makes them at every decision of thousands of games.
"""

from typing import Any, Final

from bestiary.engine import EVERYTHING, SPECTATOR, Card, Choice, Event, State, bit
from bestiary.engine.view import EventView

CHANGING: Final = ("change", "hit", "heal")  # motions after which the cards named may differ


def audiences(state: State[Any]) -> list[int]:
    return [*range(state.seats), SPECTATOR, EVERYTHING]


def order_of(choice: Choice) -> tuple[str, int, int]:
    return choice.verb, choice.subject, choice.target


def check_decisions(state: State[Any]) -> None:
    """The State is whole, and every open decision is one that can be answered."""
    state.check()
    decisions = state.decisions()
    result = state.result()
    if result is not None:
        assert not decisions, "the game is over and somebody is asked"
        assert len(result) == state.seats
        assert all(0.0 <= score <= 1.0 for score in result)
        assert abs(sum(result) - 1.0) < 1e-9
        assert state.ending, "the game is over and does not say how"
        return
    assert decisions, "the game goes on and nobody is asked"
    seats = [decision.seat for decision in decisions]
    assert len(seats) == len(set(seats)), "a seat is asked twice at once"
    assert not any(state.out & bit(seat) for seat in seats), "a seat that is out is asked"
    for decision in decisions:
        assert decision.prompt, f"seat {decision.seat} is asked nothing"
        assert "{}" not in decision.prompt, decision.prompt
        assert decision.choices, f"seat {decision.seat} is asked and has no choice"
        texts = [choice.text for choice in decision.choices]
        assert len(texts) == len(set(texts)), f"a choice is offered twice: {texts}"
        keys = [order_of(choice) for choice in decision.choices]
        assert keys == sorted(keys), f"not sorted by verb, then number: {texts}"
        assert "concede" not in texts, "to concede is always possible and never listed"
        for choice in decision.choices:
            parts = [choice.verb, *[str(n) for n in (choice.subject, choice.target) if n != -1]]
            assert choice.text == " ".join(parts)
            assert choice.label, f"{choice.text} has no label"
            assert "{}" not in choice.label, f"{choice.text}: {choice.label}"


def turn_limit(state: State[Any]) -> int:
    """The game's own limit, where it has an option for one."""
    return int(state.settings.get("turn_limit", 10_000))


class Watch:
    """Looks at a game at each decision, with recording on, and compares with the one before."""

    def __init__(self, state: State[Any]) -> None:
        self.cards = state.cards()
        self.known = {card.id: card.known for card in self.cards}
        self.seen = {card.id: card.known | card.peeked for card in self.cards}
        self.faces = {card.id: card.face.to_json() for card in self.cards}
        self.next_id = int(state.next_id)
        self.events = len(state.events)

    def look(self, state: State[Any]) -> None:
        check_decisions(state)
        assert state.turn <= turn_limit(state), "beyond the turn limit"
        now = Watch(state)
        self.check_knowledge(now)
        if state.recording:
            fresh = state.events[self.events :]
            self.check_cards(fresh, now)
            if fresh:
                self.check_told(state, fresh, now)
        self.__dict__.update(now.__dict__)

    def check_knowledge(self, now: "Watch") -> None:
        """Who knows a card goes on knowing it, as long as it has that id."""
        if self.known == now.known and self.seen == now.seen:
            return
        for card, known in self.known.items():
            if card in now.known:
                assert not known & ~now.known[card], f"card {card} was forgotten"
                assert not self.seen[card] & ~now.seen[card], f"card {card} was forgotten"

    def check_cards(self, fresh: list[Event[Any]], now: "Watch") -> None:
        """No card is lost, doubled or changed unless an event says so."""
        if self.faces == now.faces and not fresh:
            return
        told: dict[str, list[int]] = {}
        for event in fresh:
            told.setdefault(event.motion, []).extend([card.id for card in event.cards])
        made, gone = told.get("make", []), told.get("vanish", [])
        assert len(now.faces) == len(self.faces) + len(made) - len(gone), "a card lost or doubled"
        changed = {card for motion in CHANGING for card in told.get(motion, [])}
        for card, face in self.faces.items():
            if card in now.faces and now.faces[card] != face:
                assert card in changed, f"card {card} changed in silence"
        new = now.faces.keys() - self.faces.keys()
        assert all(card >= self.next_id for card in new), "an old id came back"
        if "shuffle" not in told:
            assert new == set(made) - set(gone), "cards out of nowhere"
            assert self.faces.keys() - now.faces.keys() == set(gone) - set(made), "cards gone"

    def check_told(self, state: State[Any], fresh: list[Event[Any]], now: "Watch") -> None:
        """What was told since the last look fits what each audience knows."""
        whole = [shape(event) for event in state.log(EVERYTHING, self.events)]
        assert len(whole) == len(fresh), "not everything is told to who sees everything"
        heard = who_knows(state, [*self.cards, *now.cards])
        for audience in [*range(state.seats), SPECTATOR]:
            told = [event for event in fresh if event.audience & bit(audience)]
            shown = state.log(audience, self.events)
            assert len(shown) == len(told)
            assert is_part([shape(event) for event in shown], whole), "told in another order"
            check_faces(told, shown, audience, now.seen)
            check_silence(state, told, shown, audience, heard)


def shape(event: EventView) -> tuple[Any, ...]:
    """What of an event is the same for everybody who is told."""
    ids = [card["id"] for card in event["cards"]]
    return event["motion"], event["seat"], event["source"], event["target"], event["amount"], ids


def is_part(part: list[tuple[Any, ...]], whole: list[tuple[Any, ...]]) -> bool:
    """Whether the part is the whole with some left out."""
    rest = iter(whole)
    return all(item in rest for item in part)


def who_knows(state: State[Any], cards: list[Card[Any]]) -> dict[str, int]:
    """By what is written on these cards, who knows one of them, as bits."""
    found: dict[str, int] = {}
    for card in {id(card): card for card in cards}.values():  # most are there twice
        text = state.written(card.face, [])
        found[text] = found.get(text, 0) | card.known | card.peeked
    return found


def check_faces(
    told: list[Event[Any]], shown: list[EventView], audience: int, seen: dict[int, int]
) -> None:
    """The cards of what was told show their faces to whoever knows them, now as well."""
    for event, view in zip(told, shown, strict=True):
        for card, drawn in zip(event.cards, view["cards"], strict=True):
            known = card.known_to(audience)
            assert (drawn["face"] != "") == known
            if known:
                assert seen.get(card.id, -1) & bit(audience), f"card {card.id} told, not known"


def check_silence(
    state: State[Any],
    told: list[Event[Any]],
    shown: list[EventView],
    audience: int,
    heard: dict[str, int],
) -> None:
    """Nothing told names a card that the audience does not know, as it was then or is now."""
    mine = bit(audience)
    known: set[str] = set()
    hidden = {text for text, seats in heard.items() if not seats & mine}
    for event in told:
        for card in event.cards:
            text = state.written(card.face, [])
            if card.known_to(audience) or heard.get(text, 0) & mine:
                known.add(text)
            else:
                hidden.add(text)
    words = "\n".join([event["text"] for event in shown])
    for secret in hidden - known:
        assert secret not in words, f"{audience} was told of {secret}"
