"""Twins: States that differ from the truth only in what an audience cannot know.

They are made by hand, not by `guess`: faces of hidden cards are swapped, permuted and rolled
anew, the generator is another, the others' sealed answers, secret looks, secret marks and private
options are others. To that audience every twin must look the same, byte for byte.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from bestiary.check.failure import CheckFailed
from bestiary.check.promises.clones import as_bytes, truth
from bestiary.check.tell_apart import told_apart
from bestiary.check.watch import who
from bestiary.engine import SPECTATOR, BrokenState, Card, Rng, State, bit
from bestiary.engine.guess import fits

Faces = dict[int, Any]


def hidden_cards(state: State[Any], audience: int) -> list[Card[Any]]:
    return [card for card in state.cards() if not card.known_to(audience)]


def pooled(state: State[Any]) -> list[tuple[int, Card[Any]]]:
    """Every card with its pool: a player's own deck, if each player has one."""
    return [
        (state.pool(zone), card)
        for zone in state.zones
        for top in zone.cards
        for card in (top, *top.attached)
    ]


def with_cards(state: State[Any], change: Callable[[Card[Any]], Card[Any]]) -> State[Any]:
    """A copy in which every card, attached ones too, is what `change` makes of it."""
    copy = state.copy()
    for zone in copy.zones:
        cards: list[Card[Any]] = []
        for card in zone.cards:
            if card.attached:
                card = card.with_attached([change(under) for under in card.attached])
            cards.append(change(card))
        zone.replace_all(cards)
    return copy


def with_faces(state: State[Any], faces: Faces) -> State[Any]:
    return with_cards(
        state, lambda card: card.with_face(faces[card.id]) if card.id in faces else card
    )


def swapped(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """Two hidden cards have changed places, as far as their marks allow."""
    cards = hidden_cards(state, audience)
    pair = dice.sample(cards, 2) if len(cards) > 1 else []
    return with_swaps(state, pair[:1], pair[1:])


def permuted(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """All hidden cards are shuffled among their places, as far as their marks allow."""
    cards = hidden_cards(state, audience)
    return with_swaps(state, cards, dice.sample(cards, len(cards)))


def restacked(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """The cards that nobody knows are shuffled among their places. What players hold and play is
    the same, so that twins like these differ later."""
    cards = [card for card in hidden_cards(state, audience) if not card.known]
    return with_swaps(state, cards, dice.sample(cards, len(cards)))


def with_swaps(state: State[Any], ones: list[Card[Any]], twos: list[Card[Any]]) -> State[Any]:
    """A copy in which each of the ones in turn has changed faces with its two, if both may: they
    come from the same pool, and their marks allow it."""
    faces: Faces = {card.id: card.face for card in [*ones, *twos]}
    pools = {card.id: pool for pool, card in pooled(state)}
    for one, two in zip(ones, twos, strict=True):
        first, second = faces[one.id], faces[two.id]
        alike = state.back(int(first.origin)) == state.back(int(second.origin))
        alike = alike and pools[one.id] == pools[two.id]
        if alike and fits(one, second) and fits(two, first):
            faces[one.id], faces[two.id] = second, first
    return with_faces(state, faces)


def rerolled(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """What is random about each hidden card is rolled again."""
    rng = Rng(dice.getrandbits(64))
    faces: Faces = {}
    for card in hidden_cards(state, audience):
        face = state.deal_face(int(card.face.origin), rng)
        faces[int(card.id)] = face if fits(card, face) else card.face
    return with_faces(state, faces)


def reseeded(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """Chance will go another way."""
    copy = state.copy()
    copy.rng = Rng(dice.getrandbits(128))
    return copy


def peeked(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """The others have had secret looks at cards."""
    others = [bit(seat) for seat in range(state.seats) if seat != audience]

    def look(card: Card[Any]) -> Card[Any]:
        return card.with_peek(dice.choice(others)) if dice.random() < 0.5 else card

    return with_cards(state, look)


def unmarked(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """Marks the audience does not know of are gone."""
    seen = bit(audience)
    return with_cards(
        state, lambda card: card.with_marks([mark for mark in card.marks if mark.known & seen])
    )


def resealed(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """The others have sealed other answers."""
    copy = state.copy()
    for ask in copy.asks:
        if ask.answer is not None and ask.seat != audience:
            copy.replace_ask(ask, ask.answered(dice.choice(ask.answers(copy))))
    return copy


def with_other_options(state: State[Any], audience: int, dice: Random) -> State[Any]:
    """What the others brought is something else."""
    copy = state.copy()
    settings = dict(state.settings)
    for name in settings:
        if state.home().owner_of(name) not in (-1, audience):
            settings[name] = f"another {dice.random()}"
    if settings != dict(state.settings):
        copy.settings = settings
    return copy


KINDS = (
    swapped,
    permuted,
    rerolled,
    reseeded,
    peeked,
    unmarked,
    resealed,
    with_other_options,
)


Twins = list[tuple[str, State[Any]]]


def all_twins(state: State[Any], audience: int, dice: Random, kinds: int = 0) -> Twins:
    """One of each kind, or of a few kinds, and one that combines them all."""
    chosen = dice.sample(KINDS, kinds) if kinds else KINDS
    found = [(kind.__name__, kind(state, audience, dice)) for kind in chosen]
    everything = state
    for kind in KINDS:
        everything = kind(everything, audience, dice)
    return [*found, ("all at once", everything)]


def check_twins(state: State[Any], dice: Random, since: int = 0, kinds: int = 0) -> None:
    """No audience can tell a twin from the truth, and its guesses are the same. The log is
    compared from event number `since` on; `kinds` as for `all_twins`."""
    if state.result() is not None:
        return
    for audience in [*range(state.seats), SPECTATOR]:
        seed = dice.getrandbits(64)
        view = as_bytes(state.view(audience, since))
        guess = guessed(state, audience, seed)
        for name, twin in all_twins(state, audience, dice, kinds):
            if seen_of(twin, audience, since) != view:
                how = told_apart(state.view(audience, since), twin.view(audience, since))
                raise CheckFailed(
                    f"{who(audience)} sees a difference if hidden cards are others ({name}): {how}"
                )
            if guessed(twin, audience, seed) != guess:
                raise CheckFailed(f"{who(audience)} guesses otherwise if {name}")


def seen_of(twin: State[Any], audience: int, since: int) -> bytes:
    try:
        return as_bytes(twin.view(audience, since))
    except BrokenState as wrong:
        raise CheckFailed(
            f"{who(audience)} learns of hidden cards by being asked at all: {wrong}"
        ) from None


def guessed(state: State[Any], audience: int, seed: int) -> bytes:
    """A guess as bytes; spectators make none."""
    if audience == SPECTATOR:
        return b""
    return truth(state.guess(audience, Rng(seed)))
