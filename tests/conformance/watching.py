"""What must hold at every decision of every game, and between one decision and the next.

These checks are cheap: a soak makes them at every decision of thousands of games.
"""

from typing import Any, Final

from bestiary.engine import EVERYTHING, SPECTATOR, Card, Choice, Event, State, bit
from bestiary.engine.view import EventView

IN_FULL: Final = 20  # looks between two at which all faces are compared
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
    """The game's own turn limit, if it has an option for one."""
    return int(state.settings.get("turn_limit", 10_000))


class Watch:
    """Looks at a game at each decision, with recording on, and compares with the one before.

    A card is never changed in place, so the same object is the same card; now and then the faces
    are compared in full, which finds a rule that breaks this.
    """

    def __init__(self, state: State[Any]) -> None:
        self.cards = {card.id: card for card in state.cards()}
        self.everybody = (1 << state.seats) - 1 | bit(SPECTATOR)
        self.secrets = self.find_secrets(state)
        self.faces = self.all_faces()
        self.next_id = int(state.next_id)
        self.events = len(state.events)
        self.looks = 0

    def all_faces(self) -> dict[int, Any]:
        return {id: card.face.to_json() for id, card in self.cards.items()}

    def look(self, state: State[Any]) -> None:
        check_decisions(state)
        assert state.turn <= turn_limit(state), "beyond the turn limit"
        cards = state.cards()
        now = {card.id: card for card in cards}
        assert len(now) == len(cards), "two cards with one id"
        fresh = state.events[self.events :]
        changed = [card for card in cards if self.cards.get(card.id) is not card]
        was = [card for id, card in self.cards.items() if now.get(id) is not card]
        self.check_knowledge(changed)
        if state.recording and (changed or was or fresh):
            self.check_cards(fresh, now, changed)
        before, self.cards = self.secrets, now
        if any(self.is_secret(card) for card in [*changed, *was]):
            self.secrets = self.find_secrets(state)
        if state.recording and fresh:
            self.check_told(state, fresh, was, before)
        self.next_id, self.events = int(state.next_id), len(state.events)
        for card in was:
            del self.faces[card.id]
        for card in changed:
            self.faces[card.id] = card.face.to_json()
        self.looks += 1
        if self.looks % IN_FULL == 0 or state.result() is not None:
            assert self.faces == self.all_faces(), "a face changed in silence, in place"

    def check_knowledge(self, changed: list[Card[Any]]) -> None:
        """A seat that knows a card keeps knowing it, as long as the card keeps its id."""
        for card in changed:
            old = self.cards.get(card.id)
            if old is not None:
                forgot = old.known & ~card.known | seen(old) & ~seen(card)
                assert not forgot, f"card {card.id} was forgotten"

    def check_cards(
        self, fresh: list[Event[Any]], now: dict[int, Card[Any]], changed: list[Card[Any]]
    ) -> None:
        """No card is lost, doubled or changed unless an event says so."""
        told: dict[str, list[int]] = {}
        for event in fresh:
            told.setdefault(event.motion, []).extend([card.id for card in event.cards])
        made, gone = told.get("make", []), told.get("vanish", [])
        assert len(now) == len(self.cards) + len(made) - len(gone), "a card lost or doubled"
        may_change = {card for motion in CHANGING for card in told.get(motion, [])}
        for card in changed:
            if card.id in self.cards and card.id not in may_change:
                same = card.face.to_json() == self.faces[card.id]
                assert same, f"card {card.id} changed in silence"
        new = now.keys() - self.cards.keys()
        assert all(card >= self.next_id for card in new), "an old id came back"
        if "shuffle" not in told:
            assert new == set(made) - set(gone), "cards out of nowhere"
            assert self.cards.keys() - now.keys() == set(gone) - set(made), "cards gone"

    def is_secret(self, card: Card[Any]) -> bool:
        """Whether somebody does not know it."""
        return seen(card) & self.everybody != self.everybody

    def find_secrets(self, state: State[Any]) -> dict[str, int]:
        """What is written on the cards that not everybody knows, and who knows one, as bits."""
        found: dict[str, int] = {}
        for card in self.cards.values():
            if self.is_secret(card):
                text = state.written(card.face, [])
                found[text] = found.get(text, 0) | seen(card)
        return found

    def check_told(
        self,
        state: State[Any],
        fresh: list[Event[Any]],
        was: list[Card[Any]],
        before: dict[str, int],
    ) -> None:
        """What was told since the last look fits what each audience knows."""
        whole = [shape(event) for event in state.log(EVERYTHING, self.events)]
        assert len(whole) == len(fresh), "not everything is told to who sees everything"
        for audience in [*range(state.seats), SPECTATOR]:
            told = [event for event in fresh if event.audience & bit(audience)]
            shown = state.log(audience, self.events)
            assert len(shown) == len(told)
            assert is_part([shape(event) for event in shown], whole), "told in another order"
            self.check_faces(told, shown, audience)
            self.check_silence(state, told, shown, audience, was, before)

    def check_faces(self, told: list[Event[Any]], shown: list[EventView], audience: int) -> None:
        """Cards in the log still show their faces to everybody who knows them."""
        for event, view in zip(told, shown, strict=True):
            for card, drawn in zip(event.cards, view["cards"], strict=True):
                known = card.known_to(audience)
                assert (drawn["face"] != "") == known
                if known:
                    kept = self.cards.get(card.id, card)
                    assert seen(kept) & bit(audience), f"card {card.id} told, not known"

    def check_silence(
        self,
        state: State[Any],
        told: list[Event[Any]],
        shown: list[EventView],
        audience: int,
        was: list[Card[Any]],
        before: dict[str, int],
    ) -> None:
        """Nothing told names a card that the audience does not know, as it was then or is now."""
        mine = bit(audience)
        cards = [card for event in told for card in event.cards]
        words = "\n".join([event["text"] for event in shown])
        named = {
            text
            for secrets in (before, self.secrets)
            for text, seats in secrets.items()
            if not seats & mine and text in words
        }
        for card in cards:
            text = "" if card.known_to(audience) else state.written(card.face, [])
            if text and text in words:
                named.add(text)
        if named:  # unless a card they know says the same
            known = [card for card in [*self.cards.values(), *was] if seen(card) & mine]
            known += [card for card in cards if card.known_to(audience)]
            for secret in named - {state.written(card.face, []) for card in known}:
                raise AssertionError(f"{audience} was told of {secret}")


def seen(card: Card[Any]) -> int:
    """Who knows the card, as bits."""
    return int(card.known | card.peeked)


def shape(event: EventView) -> tuple[Any, ...]:
    """The part of an event that is the same for everybody who is told."""
    ids = [card["id"] for card in event["cards"]]
    return event["motion"], event["seat"], event["source"], event["target"], event["amount"], ids


def is_part(part: list[tuple[Any, ...]], whole: list[tuple[Any, ...]]) -> bool:
    """Whether the part is a subsequence of the whole."""
    rest = iter(whole)
    return all(item in rest for item in part)
