"""The verbs of a game: its own and those that all games have."""

from importlib import import_module

from bestiary.trading.effects.shared_verbs import SHARED_VERBS


def verbs_of(game: str) -> set[object]:
    """Those that a card of a game could use; ``game`` is the name of its folder."""
    design = f"bestiary.games.{game}.design"
    own = import_module(f"{design}.verbs").verbs.kinds
    return {*SHARED_VERBS.kinds, *own, import_module(f"{design}.card").STATS}
