"""The records as plain data. Every saved game depends on the keys and their order: keep them.

An attribute of every player is saved as a list with one value for each seat. Each key is the name
of the attribute it saves, with the three exceptions below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.engine.omissions import attributes
from bestiary.games.creature_adventures.records import (
    ARTIFACT_COUNT,
    Battle,
    Shared,
    Traveller,
    TurnSoFar,
)

if TYPE_CHECKING:
    from bestiary.games.creature_adventures.state import CreatureAdventuresState

KEYS: Final = [
    *("first", "mover", "at", "level", "exp", "exp_all", "points", "caught", "sigils"),
    *("artifacts", "exhausted", "rally", "sick", "shifted", "blessed", "peace_used"),
    *("contender", "stage", "sudden", "rolled", "counters", "sent_home", "battle", "attacker"),
    *("defender", "actor", "opening", "fighting", "actions", "fallen", "felled", "tries"),
    *("switched", "meditated", "slipped", "stake", "owed", "fortified", "rolls"),
    *("coming", "pressed", "guarded"),
]

ARTIFACTS: Final = "artifacts"  # all players' in one list
KIND: Final = "battle"  # the battle's kind
FORTIFIED: Final = "fortified"  # the shielded card and its shield, or empty

OF_SHARED: Final = attributes(Shared())
OF_TRAVELLER: Final = [name for name in attributes(Traveller()) if name != "artifacts"]
OF_TURN: Final = attributes(TurnSoFar())
OF_BATTLE: Final = [
    name for name in attributes(Battle()) if name not in ("kind", "shielded", "shield")
]


def check_keys(saved: list[str]) -> None:
    """Raise unless every saved name is a key, and every key is saved once."""
    for name in {*saved, *KEYS}:
        if name not in KEYS or saved.count(name) != 1:
            raise TypeError(f"'{name}' must be an attribute of one record and a key of saved games")


check_keys([*OF_SHARED, *OF_TRAVELLER, *OF_TURN, *OF_BATTLE, ARTIFACTS, KIND, FORTIFIED])


def save(state: CreatureAdventuresState) -> dict[str, Any]:
    battle, travellers = state.battle, state.travellers
    values: dict[str, Any] = {
        KIND: battle.kind,
        FORTIFIED: [battle.shielded, battle.shield] if battle.shielded or battle.shield else [],
        ARTIFACTS: [level for traveller in travellers for level in traveller.artifacts],
    }
    for name in OF_SHARED:
        values[name] = plain(getattr(state.shared, name))
    for name in OF_TURN:
        values[name] = plain(getattr(state.so_far, name))
    for name in OF_BATTLE:
        values[name] = plain(getattr(battle, name))
    for name in OF_TRAVELLER:
        values[name] = [getattr(traveller, name) for traveller in travellers]
    return {key: values[key] for key in KEYS}


def load(state: CreatureAdventuresState, data: dict[str, Any]) -> None:
    battle, travellers = state.battle, state.travellers
    battle.kind = data[KIND]
    battle.shielded, battle.shield = data[FORTIFIED] or (0, 0)
    for name in OF_SHARED:
        setattr(state.shared, name, plain(data[name]))
    for name in OF_TURN:
        setattr(state.so_far, name, plain(data[name]))
    for name in OF_BATTLE:
        setattr(battle, name, plain(data[name]))
    for seat, traveller in enumerate(travellers):
        start = seat * ARTIFACT_COUNT
        traveller.artifacts = data[ARTIFACTS][start : start + ARTIFACT_COUNT]
        for name in OF_TRAVELLER:
            setattr(traveller, name, data[name][seat])


def plain(value: Any) -> Any:
    """The value; if it is a list, a copy of it."""
    return list(value) if isinstance(value, list) else value
