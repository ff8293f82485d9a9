"""The dear checks together, for whoever samples decisions: a soak, mostly."""

from random import Random
from typing import Any

from bestiary.engine import State
from tests.conformance.clones import check_clones
from tests.conformance.guesses import check_guesses
from tests.conformance.refusals import check_concede, check_offered, check_refused, check_sealing
from tests.conformance.schema import check_views
from tests.conformance.twins import check_twins


def check_dearly(state: State[Any], dice: Random) -> None:
    check_clones(state, dice)
    check_offered(state)
    check_refused(state, dice)
    check_sealing(state, dice)
    check_concede(state, dice)
    check_views(state)
    check_guesses(state, dice)
    check_twins(state, dice)
