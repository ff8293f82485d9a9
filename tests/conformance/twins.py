"""Twins: States that differ from the truth only in what an audience cannot know.

They are made by hand, not by `guess`: faces of hidden cards are swapped, permuted and rolled
anew, the generator is another, the others' sealed answers, secret looks, secret marks and private
options are others. To that audience every twin must look the same, byte for byte.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from bestiary.engine import SPECTATOR, Card, Rng, State, bit
from bestiary.engine.guess import fits
from tests.conformance.clones import as_bytes, truth

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
        for i, card in enumerate(zone.cards):
            if card.attached:
                card = card.with_attached([change(under) for under in card.attached])
            zone.cards[i] = change(card)
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


def with_swaps(state: State[Any], ones: list[Card[Any]], twos: list[Card[Any]]) -> State[Any]:
    """A copy in which each of the ones in turn has changed faces with its two, if both may: they
    come from the same pool, and their marks allow it."""
    faces: Faces = {card.id: card.face for card in [*ones, *twos]}
    pools = {card.id: pool for pool, card in pooled(state)}
    for one, two in zip(ones, twos, strict=True):
        first, second = faces[one.id], faces[two.id]
        if pools[one.id] == pools[two.id] and fits(one, second) and fits(two, first):
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
    for i, ask in enumerate(copy.asks):
        if ask.answer is not None and ask.seat != audience:
            copy.asks[i] = ask.answered(dice.choice(ask.answers(copy)))
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
            seen = as_bytes(twin.view(audience, since))
            assert seen == view, f"{name}: {audience} sees a difference"
            assert guessed(twin, audience, seed) == guess, f"{name}: {audience} guesses otherwise"


def guessed(state: State[Any], audience: int, seed: int) -> bytes:
    """A guess as bytes; spectators make none."""
    if audience == SPECTATOR:
        return b""
    return truth(state.guess(audience, Rng(seed)))
