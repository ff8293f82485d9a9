"""The State: the whole truth of one game, and the verbs every game shares."""

from bestiary.engine.state.state import State

__all__ = ["State"]
