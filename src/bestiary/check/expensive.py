"""The expensive checks together, for a soak, which samples decisions of very many games.

Each check runs on a sample of what it could try: the end of the log, one guess per seat, one kind
of twin and all kinds at once, a few looks at the future of the clones. Over many decisions that
covers everything. The tests of this folder try all of it, at fewer decisions.
"""

from random import Random
from typing import Any, Final

from bestiary.check.promises.clones import check_clones
from bestiary.check.promises.guesses import check_guesses
from bestiary.check.promises.refusals import (
    check_concede,
    check_offered,
    check_refused,
    check_sealing,
)
from bestiary.check.promises.twins import check_twins
from bestiary.check.promises.undo import check_undo
from bestiary.check.promises.views import check_reuse, check_views
from bestiary.engine import State

LATEST: Final = 12  # events of the log, about two turns' worth
STOPS: Final = 3  # looks at a future before its end


def check_expensively(state: State[Any], dice: Random) -> None:
    since = max(0, len(state.events) - LATEST)
    check_clones(state, dice, since, STOPS)
    check_offered(state)
    check_refused(state, dice)
    check_sealing(state, dice)
    check_concede(state, dice)
    check_views(state, since)
    check_reuse(state)
    check_guesses(state, dice, times=1)
    check_twins(state, dice, since, kinds=1)
    check_undo(state, dice, kinds=1)


def check_the_end(state: State[Any], dice: Random) -> None:
    """When a game is over: the whole log, as everybody was told it."""
    check_clones(state, dice)
    check_views(state)
