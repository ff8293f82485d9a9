"""A State as plain data, and back again."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from bestiary.engine.cards import Card, F, Mark, MarkKind, Zone
from bestiary.engine.errors import BrokenState
from bestiary.engine.steps import Answer, Ask

if TYPE_CHECKING:
    from bestiary.engine.state import State
    from bestiary.engine.state.saved import SavedState


def to_json(state: State[Any]) -> SavedState:
    """The whole truth as plain data, without the log."""
    data: SavedState = {
        "game": state.home().name,
        "rules": state.home().version,
        "settings": state.home().without_later(state.settings),
        "seats": state.seats,
        "rng": state.rng.to_json(),
        "turn": state.turn,
        "me": state.me,
        "next_id": state.next_id,
        "scores": state.scores,
        "ending": state.ending,
        "out": state.out,
        "acts": list(state.acts),
        "zones": [[card.to_json() for card in zone.cards] for zone in state.zones],
        "stack": [frame.to_json() for frame in state.frames()],
        "asks": [ask.to_json() for ask in state.asks],
        "own": state.save(),
    }
    if state.final_points is not None:
        data["points"] = list(state.final_points)
    return data


def restore(state: State[Any], data: SavedState) -> None:
    book = state.rulebook()
    state.turn = data["turn"]
    state.me = data["me"]
    state.next_id = data["next_id"]
    state.scores = data["scores"]
    state.final_points = data.get("points")
    state.ending = data["ending"]
    state.out = data["out"]
    state.acts = list(data["acts"])
    for zone, cards in zip(state.zones, data["zones"], strict=True):
        zone.replace_all([read_card(state, card) for card in cards])
    for name, me, *ints in data["stack"]:
        state.push(book.steps[name], me, ints)
    asks: list[Ask] = []
    for name, seat, me, ints, sealed in data["asks"]:
        answer = None
        if sealed is not None:
            answer = Answer(book.steps[sealed[0]], sealed[1], sealed[2])
        asks.append(Ask(book.questions[name], seat, me, list(ints), answer))
    state.asks = asks
    state.load(data["own"])


def read_card(state: State[Any], data: list[Any]) -> Card[F]:
    id, face, known, peeked, marks, attached = data
    kinds: dict[str, MarkKind[F]] = state.rulebook().marks
    return Card(
        id,
        state.read_face(face),
        known,
        peeked,
        [Mark(kinds[key], value, seen) for key, value, seen in marks],
        [read_card(state, card) for card in attached],
    )


def digest(state: State[Any]) -> str:
    """A short hash of the whole truth: equal for equal states, on any machine."""
    text = json.dumps(to_json(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def plain_field(state: State[Any], name: str) -> Any:
    """A copy of a State's own field. What lies on the table must not be one: every copy has zones
    and cards of its own."""
    value = getattr(state, name, None)
    if value is None and not hasattr(state, name):
        raise BrokenState(f"`{type(state).__name__}.{name}` is among its fields but was never set")
    for item in value if isinstance(value, list) else [value]:
        if isinstance(item, Zone | Card):
            kind = "zones" if isinstance(item, Zone) else "cards"
            raise BrokenState(
                f"`{type(state).__name__}.{name}` must not be among its fields: {kind} are copied "
                f"with the table, and {'found by zone()' if kind == 'zones' else 'kept by id'}"
            )
    return plain_copy(value)


def plain_copy(value: Any) -> Any:
    return [plain_copy(item) for item in value] if isinstance(value, list) else value
