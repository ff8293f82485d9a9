"""What must hold at every decision of every game, and between one decision and the next.

These checks are cheap: a soak makes them at every decision of thousands of games.
"""

import re
from typing import Any, Final

from bestiary.check.failure import CheckFailed
from bestiary.engine import EVERYTHING, SPECTATOR, Card, Choice, Event, State, bit, seat_name
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
        if decisions:
            raise CheckFailed("the game is over and somebody is asked")
        if len(result) != state.seats:
            raise CheckFailed(f"{len(result)} scores for {state.seats} seats")
        if not all(0.0 <= score <= 1.0 for score in result):
            raise CheckFailed(f"a score is below 0 or above 1: {result}")
        if abs(sum(result) - 1.0) >= 1e-9:
            raise CheckFailed(f"the scores do not sum to 1: {result}")
        if not state.ending:
            raise CheckFailed("the game is over and does not say how")
        return
    if not decisions:
        raise CheckFailed("the game goes on and nobody is asked")
    seats = [decision.seat for decision in decisions]
    if len(seats) != len(set(seats)):
        raise CheckFailed("a seat is asked twice at once")
    if any(state.out & bit(seat) for seat in seats):
        raise CheckFailed("a seat that is out is asked")
    for decision in decisions:
        if not decision.prompt:
            raise CheckFailed(f"seat {decision.seat} is asked nothing")
        if "{}" in decision.prompt:
            raise CheckFailed(decision.prompt)
        if not decision.choices:
            raise CheckFailed(f"seat {decision.seat} is asked and has no choice")
        texts = [choice.text for choice in decision.choices]
        if len(texts) != len(set(texts)):
            raise CheckFailed(f"a choice is offered twice: {texts}")
        keys = [order_of(choice) for choice in decision.choices]
        if keys != sorted(keys):
            raise CheckFailed(f"not sorted by verb, then number: {texts}")
        if "concede" in texts:
            raise CheckFailed("to concede is always possible and never listed")
        for choice in decision.choices:
            parts = [choice.verb, *[str(n) for n in (choice.subject, choice.target) if n != -1]]
            if choice.text != " ".join(parts):
                raise CheckFailed(f"'{choice.text}' should be '{' '.join(parts)}'")
            if not choice.label:
                raise CheckFailed(f"{choice.text} has no label")
            if "{}" in choice.label:
                raise CheckFailed(f"{choice.text}: {choice.label}")


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
        self.notations: set[str] = set()  # of cards that were secret at some time
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
        if state.turn > turn_limit(state):
            raise CheckFailed("beyond the turn limit")
        cards = state.cards()
        now = {card.id: card for card in cards}
        if len(now) != len(cards):
            raise CheckFailed("two cards with one id")
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
            if self.faces != self.all_faces():
                raise CheckFailed("a face changed in silence, in place; replace the card instead")

    def check_knowledge(self, changed: list[Card[Any]]) -> None:
        """A seat that knows a card keeps knowing it, as long as the card keeps its id."""
        for card in changed:
            old = self.cards.get(card.id)
            if old is not None:
                forgot = old.known & ~card.known | seen(old) & ~seen(card)
                if forgot:
                    raise CheckFailed(f"card {card.id} was forgotten")

    def check_cards(
        self, fresh: list[Event[Any]], now: dict[int, Card[Any]], changed: list[Card[Any]]
    ) -> None:
        """No card is lost, doubled or changed unless an event says so."""
        told: dict[str, list[int]] = {}
        for event in fresh:
            told.setdefault(event.motion, []).extend([card.id for card in event.cards])
        made, gone = told.get("make", []), told.get("vanish", [])
        if len(now) != len(self.cards) + len(made) - len(gone):
            raise CheckFailed("a card lost or doubled")
        may_change = {card for motion in CHANGING for card in told.get(motion, [])}
        for card in changed:
            if card.id in self.cards and card.id not in may_change:
                same = card.face.to_json() == self.faces[card.id]
                if not same:
                    raise CheckFailed(f"card {card.id} changed in silence")
        new = now.keys() - self.cards.keys()
        if not all(card >= self.next_id for card in new):
            raise CheckFailed("an old id came back")
        if "shuffle" not in told:
            if new != set(made) - set(gone):
                raise CheckFailed("cards out of nowhere")
            if self.cards.keys() - now.keys() != set(gone) - set(made):
                raise CheckFailed("cards gone")

    def is_secret(self, card: Card[Any]) -> bool:
        """Whether somebody does not know it."""
        return seen(card) & self.everybody != self.everybody

    def find_secrets(self, state: State[Any]) -> dict[str, int]:
        """What is written on the cards that not everybody knows, and who knows one, as bits."""
        found: dict[str, int] = {}
        for card in self.cards.values():
            if self.is_secret(card):
                self.notations.add(state.written(card.face, []))
                for text in names(state, card):
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
        if len(whole) != len(fresh):
            raise CheckFailed("not everything is told to who sees everything")
        for audience in [*range(state.seats), SPECTATOR]:
            told = [event for event in fresh if event.audience & bit(audience)]
            shown = state.log(audience, self.events)
            if len(shown) != len(told):
                raise CheckFailed(f"{audience} is told another number of things")
            if not is_part([shape(event) for event in shown], whole):
                raise CheckFailed("told in another order")
            self.check_faces(told, shown, audience)
            self.check_silence(state, told, audience, was, before)

    def check_faces(self, told: list[Event[Any]], shown: list[EventView], audience: int) -> None:
        """Cards in the log still show their faces to everybody who knows them."""
        for event, view in zip(told, shown, strict=True):
            for card, drawn in zip(event.cards, view["cards"], strict=True):
                known = card.known_to(audience)
                if (drawn["face"] != "") != known:
                    raise CheckFailed(f"card {card.id} is not told as {audience} knows it")
                if known:
                    kept = self.cards.get(card.id, card)
                    if not (seen(kept) & bit(audience)):
                        raise CheckFailed(f"card {card.id} told, not known")

    def check_silence(
        self,
        state: State[Any],
        told: list[Event[Any]],
        audience: int,
        was: list[Card[Any]],
        before: dict[str, int],
    ) -> None:
        """No log line names a card that the audience does not know, as it was then or is now,
        besides the cards of the event itself: those are written as the audience knows them."""
        mine = bit(audience)
        cards = [card for event in told for card in event.cards]
        words = "\n".join([event.template for event in told])
        kept = "\n".join([event.template for event in told if not state.gives_away(event)])
        named = {
            text
            for secrets in (before, self.secrets)
            for text, seats in secrets.items()
            if not seats & mine and text in words
        }
        for card in cards:
            if not card.known_to(audience):
                named |= {text for text in names(state, card) if text in words}
        # A bare name may be an ordinary word in a line that is allowed to tell something.
        full = {text for text in named if text in self.notations}
        named = {text for text in named if is_said(text, words if text in full else kept)}
        if named:  # unless a card they know says the same
            known = [card for card in [*self.cards.values(), *was] if seen(card) & mine]
            told_of = [*cards, *(card for event in told for card in event.was or [])]
            known += [card for card in told_of if card.known_to(audience)]
            for secret in named - {text for card in known for text in names(state, card)}:
                line = next(line for line in words.splitlines() if secret in line)
                raise CheckFailed(
                    f"{who(audience)} was told of {secret}, a card they do not know: '{line}' "
                    "(name cards in the log by {cards})"
                )


def who(audience: int) -> str:
    return "a spectator" if audience == SPECTATOR else seat_name(audience)


def names(state: State[Any], card: Card[Any]) -> set[str]:
    """What a card can be called in the log: in the game's notation, or by its bare name."""
    return {state.written(card.face, []), state.printed(card.face).name}


def is_said(name: str, words: str) -> bool:
    """Whether the words contain the name, not as a part of another word."""
    return name in words and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) is not None


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
