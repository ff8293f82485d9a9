"""The verbs of a game, as classes: its own and those that all games have."""

from bestiary.trading import Verb


def verbs_of(game: str) -> set[type[Verb]]:
    """Those that a card of a game could use; ``game`` is the name of its folder."""
    own = ("bestiary.trading", f"bestiary.games.{game}.")
    return {kind for kind in kinds_of(Verb) if kind.__module__.startswith(own)}


def kinds_of(shape: type[Verb]) -> set[type[Verb]]:
    """The classes of that shape which are no mere shape for others."""
    below = shape.__subclasses__()
    return {kind for each in below for kind in kinds_of(each)} if below else {shape}
