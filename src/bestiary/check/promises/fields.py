"""What a State keeps for itself: everything must be carried over by a copy and by a save."""

from typing import Any, Final

from bestiary.check.failure import CheckFailed
from bestiary.engine import Card, Rng, State, Zone, is_among
from bestiary.engine.omissions import attributes, omissions

OF_EVERY_STATE: Final = attributes(State({}, 0, Rng(0), []))


def check_fields(state: State[Any]) -> None:
    """Every attribute that the game's own class sets is copied and saved."""
    kind = type(state).__name__
    own = [name for name in attributes(state) if name not in OF_EVERY_STATE]
    copy = state.copy()
    for name in own:
        value = getattr(state, name)
        if isinstance(value, Zone):
            check_zone(f"`{kind}.{name}`", value, state, getattr(copy, name, None), copy)
        elif any(value is zone.cards for zone in state.zones):
            raise CheckFailed(
                f"`{kind}.{name}` is a zone's list of cards, which is replaced when the zone "
                "changes: keep the zone"
            )
        elif isinstance(value, Card):
            raise CheckFailed(
                f"`{kind}.{name}` is a card, which is replaced when it changes: keep its id"
            )
    for said in omissions(state):
        name = said.partition("'")[2].partition("'")[0]
        if name in own and name not in state.fields() and type(state).save is State.save:
            raise CheckFailed(f"`{kind}.{name}` is set but not among its fields")
        raise CheckFailed(f"{kind}: {said}")


def check_zone(
    name: str, zone: Zone[Any], state: State[Any], copied: object, copy: State[Any]
) -> None:
    """A zone that is kept in an attribute is one that lies on the table, in a copy too."""
    key = zone.place.key
    if not is_among(zone, state.zones):
        raise CheckFailed(f"{name} is a zone '{key}' that does not lie on the table")
    if not isinstance(copied, Zone) or not is_among(copied, copy.zones):
        raise CheckFailed(
            f"{name} of a copy is not its own zone '{key}': set it in __init__, "
            f"or use zone('{key}')"
        )
