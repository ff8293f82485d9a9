"""What a seat guesses about a deck whose list it does not know."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bestiary.check.promises.clones import as_bytes
from bestiary.engine import EVERYBODY, NOBODY, Rng, State, Zone
from tests.trading.games import Trading, every_game


def started(trading: Trading, deck: str, seed: int = 5, **options: bool) -> State[Any]:
    """A game at its first turn, player 2 with a ready deck: the opening hands are kept."""
    state: State[Any] = trading.game.new(seed=seed, options={"deck.1": deck, **options})
    for decision in state.decisions():
        if "keep" in [choice.text for choice in decision.choices]:
            state.play(decision.seat, "keep")
    return state


def brought(state: State[Any], seat: int) -> Counter[int]:
    """All cards of a seat, by origin, if none is on the other side."""
    return Counter(
        each.face.origin
        for zone in state.zones
        if zone.place.owner == seat
        for card in zone.cards
        for each in [card, *card.attached]
    )


def ready_lists(trading: Trading) -> dict[str, Counter[int]]:
    return {name: Counter(trading.rack.origins(name)) for name in trading.rack.names()}


def pile(state: State[Any], seen_by: int) -> Zone[Any]:
    """A pile of player 2."""
    places = [zone for zone in state.zones if zone.place.owner == 1 and zone.place.kind == "pile"]
    return next(zone for zone in places if zone.place.seen_by == seen_by)


@every_game
def test_a_guess_takes_the_other_deck_from_one_that_fits(trading: Trading) -> None:
    ready = ready_lists(trading)
    state = started(trading, trading.rack.names()[-1])
    kinds = set()
    for seed in range(60):
        guess = state.guess(0, Rng(seed))
        names = [name for name in ready if ready[name] == brought(guess, 1)]
        assert len(names) == 1
        kinds.add(names[0])
        assert brought(guess, 0) == brought(state, 0)
    assert kinds == set(ready)  # nothing was seen: any could be


@every_game
def test_what_was_seen_narrows_the_guess(trading: Trading) -> None:
    ready = ready_lists(trading)
    for name in ready:
        state = started(trading, name)
        seen: Counter[int] = Counter()
        while sum(seen <= ready[other] for other in ready) > 1:
            deck = pile(state, NOBODY)
            card = state.move(deck.cards[-1], deck, pile(state, EVERYBODY))
            seen[card.face.origin] += 1
        for seed in range(20):
            assert brought(state.guess(0, Rng(seed)), 1) == ready[name]


@every_game
def test_open_lists_are_known(trading: Trading) -> None:
    for name, origins in ready_lists(trading).items():
        state = started(trading, name, open_lists=True)
        for seed in range(10):
            assert brought(state.guess(0, Rng(seed)), 1) == origins
        mine = next(zone for zone in state.zones if zone.place.key == "deck.0")
        assert sum(row["count"] for row in state.view(0)["unseen"]) == 40 + len(mine.cards)


@every_game
def test_the_true_list_changes_nothing_that_is_seen_or_guessed(trading: Trading) -> None:
    """Another deck altogether behind the hidden cards: no view, no log and no guess differs."""
    dice = Random(4)
    compared = 0
    for seed in range(6):
        state = started(trading, trading.rack.names()[-1], seed)
        for _ in range(2):
            walk(state, 30, dice)
            if state.result() is None:
                other = twin(trading, state, dice)
                assert as_bytes(other.view(0)) == as_bytes(state.view(0))
                guesses = [each.guess(0, Rng(seed)).to_json() for each in (state, other)]
                assert as_bytes(guesses[0]) == as_bytes(guesses[1])
                compared += 1
    assert compared >= 6


def walk(state: State[Any], choices: int, dice: Random) -> None:
    for _ in range(choices):
        if state.result() is None:
            decision = state.decisions()[0]
            state.play(decision.seat, dice.choice(decision.choices).text)


def twin(trading: Trading, state: State[Any], dice: Random) -> State[Any]:
    """The same game, with any cards at all where player 1 does not know those of player 2."""
    other = state.copy()
    for zone in other.zones:
        if zone.place.owner == 1:
            for card in zone.cards.copy():
                if not card.known_to(0):
                    zone.replace(card.with_face(dice.choice(trading.cards())))
    return other
