"""Deals that look alike: as long as nothing hidden is shown, they must go on looking alike.

A twin of a State is the same to one audience and has other hidden cards. Both are played on with
the same choices. What the audience is shown and told must then be the same, byte for byte, and so
must its guesses, until it comes to know a card that is not the same in both. This finds secrets
that leave by the back door: a gauge or a field that was read off a hidden card, an event or a
question that is there only if somebody holds a certain card, a number that waits on the stack.
"""

from itertools import zip_longest
from random import Random
from typing import Any, Final

from bestiary.check.culprit import difference, plain
from bestiary.check.failure import CheckFailed
from bestiary.check.promises.clones import as_bytes
from bestiary.check.promises.twins import permuted, rerolled, restacked
from bestiary.check.tell_apart import told_apart
from bestiary.check.watch import who
from bestiary.engine import SPECTATOR, BrokenState, Rng, State, bit

LONGEST: Final = 60  # choices that a pair of twins is followed for

Known = set[tuple[int, str]]


def check_alike(state: State[Any], audience: int, dice: Random) -> int:
    """Play a State and its twin side by side; the number of choices until they differed."""
    here = state.copy()
    if dice.random() < 0.5:
        twin = restacked(here, audience, dice)
    else:
        twin = rerolled(permuted(here, audience, dice), audience, dice)
    made = 0
    while here.result() is None and made < LONGEST:
        text = shared_choice(here, twin, dice)
        if text is None:
            break
        seat, choice = text
        since = here.moment(), twin.moment()
        here.play(seat, choice)
        twin.play(seat, choice)
        made += 1
        if known_faces(here, audience, since[0]) != known_faces(twin, audience, since[1]):
            break
        if gives_away(here, twin, audience, since):
            break
        compare_views(here, twin, audience, since, choice)
        if made % 4 == 1:  # what a guess has learned it does not forget
            compare_guesses(here, twin, audience, choice)
    return made


def shared_choice(here: State[Any], twin: State[Any], dice: Random) -> tuple[int, str] | None:
    """A choice that can be made in both, or None."""
    try:
        offered = {d.seat: {c.text for c in d.choices} for d in twin.decisions()}
    except BrokenState:  # nobody would have been asked there: not a twin
        return None
    both = [
        (decision.seat, choice.text)
        for decision in here.decisions()
        for choice in decision.choices
        if choice.text in offered.get(decision.seat, ())
    ]
    return dice.choice(both) if both else None


def known_faces(state: State[Any], audience: int, since: int) -> Known:
    """The cards the audience knows now or was shown since, each with what is on it."""
    shown = [card for event in state.events[since:] for card in [*event.cards, *(event.was or [])]]
    return {
        (int(card.id), str(card.face.to_json()))
        for card in [*state.cards(), *shown]
        if card.known_to(audience)
    }


def compare_views(
    here: State[Any], twin: State[Any], audience: int, since: tuple[int, int], choice: str
) -> None:
    """What the audience sees and is told is the same in both."""
    views = here.view(audience, since[0]), twin.view(audience, since[1])
    if as_bytes(views[0]) != as_bytes(views[1]):
        how = told_apart(*views)
        raise CheckFailed(f"after '{choice}', {who(audience)} learns of hidden cards: {how}")


def compare_guesses(here: State[Any], twin: State[Any], audience: int, choice: str) -> None:
    """What the audience guesses is the same in both."""
    if audience == SPECTATOR or here.result() is not None:
        return
    guesses = [plain(state.guess(audience, Rng(7))) for state in (here, twin)]
    if guesses[0] != guesses[1]:
        what = difference(guesses[0], guesses[1], here)
        raise CheckFailed(
            f"after '{choice}', a guess of {who(audience)} knows hidden cards by {what}: "
            "fields and the numbers of steps are public; keep a secret on a card, as a mark"
        )


def gives_away(here: State[Any], twin: State[Any], audience: int, since: tuple[int, int]) -> bool:
    """Whether the first thing that is told differently may depend on hidden cards."""
    seen = bit(audience)
    one = [event for event in here.events[since[0] :] if event.audience & seen]
    two = [event for event in twin.events[since[1] :] if event.audience & seen]
    told = zip_longest(here.log(audience, since[0]), twin.log(audience, since[1]))
    for (mine, other), (said, could_say) in zip(zip_longest(one, two), told, strict=True):
        if said != could_say:
            return any(event is not None and here.gives_away(event) for event in (mine, other))
    return False
