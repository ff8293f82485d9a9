"""What must hold at every decision of every game, and between one decision and the next.

These checks are cheap: a soak makes them at every decision of thousands of games.
"""

from typing import Any

from bestiary.engine import EVERYTHING, SPECTATOR, Card, Choice, State, bit


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
            parts = [choice.verb, *(str(n) for n in (choice.subject, choice.target) if n != -1)]
            assert choice.text == " ".join(parts)
            assert choice.label, f"{choice.text} has no label"
            assert "{}" not in choice.label, f"{choice.text}: {choice.label}"


def turn_limit(state: State[Any]) -> int:
    """The game's own limit, where it has an option for one."""
    return int(state.settings.get("turn_limit", 10_000))


def face_of(card: Card[Any]) -> tuple[int | str, ...]:
    return tuple(card.face.to_json())


class Watch:
    """Looks at a game at each decision, with recording on, and compares with the one before."""

    def __init__(self, state: State[Any]) -> None:
        self.known = {int(card.id): int(card.known) for card in state.cards()}
        self.seen = {int(card.id): int(card.known | card.peeked) for card in state.cards()}
        self.faces = {int(card.id): face_of(card) for card in state.cards()}
        self.cards = state.cards()
        self.next_id = int(state.next_id)
        self.events = len(state.events)

    def look(self, state: State[Any]) -> None:
        check_decisions(state)
        assert state.turn <= turn_limit(state), "beyond the turn limit"
        now = Watch(state)
        self.check_knowledge(now)
        if state.recording:
            self.check_cards(state, now)
            self.check_told(state)
        self.__dict__.update(now.__dict__)

    def check_knowledge(self, now: "Watch") -> None:
        """Who knows a card goes on knowing it, as long as it has that id."""
        for card, known in self.known.items():
            if card in now.known:
                assert not known & ~now.known[card], f"card {card} was forgotten"
                assert not self.seen[card] & ~now.seen[card], f"card {card} was forgotten"

    def check_cards(self, state: State[Any], now: "Watch") -> None:
        """No card is lost, doubled or changed unless an event says so."""
        made: list[int] = []
        gone: list[int] = []
        changed: set[int] = set()
        shuffled = False
        for event in state.events[self.events :]:
            ids = [int(card.id) for card in event.cards]
            if event.motion == "make":
                made += ids
            elif event.motion == "vanish":
                gone += ids
            elif event.motion in ("change", "hit", "heal"):
                changed.update(ids)
            shuffled = shuffled or event.motion == "shuffle"
        assert len(now.faces) == len(self.faces) + len(made) - len(gone), "a card lost or doubled"
        for card, face in self.faces.items():
            if card in now.faces and card not in changed:
                assert now.faces[card] == face, f"card {card} changed in silence"
        new = set(now.faces) - set(self.faces)
        assert all(card >= self.next_id for card in new), "an old id came back"
        if not shuffled:
            assert new == set(made) - set(gone), "cards out of nowhere"
            assert set(self.faces) - set(now.faces) == set(gone) - set(made), "cards gone"

    def check_told(self, state: State[Any]) -> None:
        """What was told since the last look fits what each audience knows."""
        fresh = state.events[self.events :]
        whole = [shape(event) for event in state.log(EVERYTHING, self.events)]
        assert len(whole) == len(fresh), "not everything is told to who sees everything"
        for audience in [*range(state.seats), SPECTATOR]:
            told = state.log(audience, self.events)
            assert is_part([shape(event) for event in told], whole), "told in another order"
            assert len(told) == sum(1 for event in fresh if event.audience & bit(audience))
            check_silence(state, audience, self.events, self.cards)


def shape(event: Any) -> tuple[Any, ...]:
    """What of an event is the same for everybody who is told."""
    ids = tuple(card["id"] for card in event["cards"])
    return event["motion"], event["seat"], event["source"], event["target"], event["amount"], ids


def is_part(part: list[tuple[Any, ...]], whole: list[tuple[Any, ...]]) -> bool:
    """Whether the part is the whole with some left out."""
    rest = iter(whole)
    return all(item in rest for item in part)


def check_silence(state: State[Any], audience: int, since: int, before: list[Card[Any]]) -> None:
    """Nothing told since then names a card that the audience does not know."""
    told = [event for event in state.events[since:] if event.audience & bit(audience)]
    if not told:
        return
    living = {int(card.id): card for card in state.cards()}
    known: set[str] = set()  # what it may have heard of, as it was then or is now
    hidden: set[str] = set()
    for cards in (before, state.cards(), *(event.cards for event in told)):
        for card in cards:
            (known if card.known_to(audience) else hidden).add(state.written(card.face, []))
    secrets = hidden - known
    for event, shown in zip(told, state.log(audience, since), strict=True):
        for card, view in zip(event.cards, shown["cards"], strict=True):
            assert (view["face"] != "") == card.known_to(audience)
            now = living.get(int(card.id))
            if card.known_to(audience) and now is not None:
                assert now.known_to(audience), f"card {card.id} told, not known"
        for secret in secrets:
            assert secret not in shown["text"], f"{audience} was told of {secret}"
