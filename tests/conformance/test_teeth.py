"""The checks bite: a game broken on purpose is found out, and by the check that is for it.

Corners is broken, one thing at a time. The expensive checks are tried both ways: everything at each
decision, as the tests do, and a sample of it, as a soak does.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bestiary.check.expensive import check_expensively, check_the_end
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
from bestiary.check.walk import Setup, Walk
from bestiary.check.watch import Watch
from bestiary.engine import EVERYBODY, IllegalChoice, Printed, Rng, State
from bestiary.engine.state.saved import SavedState
from tests.conformance.corners import DECK, DISCARD, GAME, Corners, Stone
from tests.conformance.walks import walks

Breach = Callable[[pytest.MonkeyPatch], None]

CORNERS = Setup(GAME, "teeth", {}, 2)


def check_thoroughly(state: State[Any], dice: Random) -> None:
    """What the tests of this folder check, each by itself."""
    check_clones(state, dice)
    check_offered(state)
    check_refused(state, dice)
    check_sealing(state, dice)
    check_concede(state, dice)
    check_views(state)
    check_reuse(state)
    check_guesses(state, dice)
    check_twins(state, dice)
    check_undo(state, dice)


def test_the_dear_checks_find_nothing_in_games_as_they_are(setup: Setup) -> None:
    for walk in walks(setup, 1, 2):
        for state in walk.sample(0.1):
            check_expensively(state, walk.dice)
        check_the_end(walk.state, walk.dice)


# ---- What the expensive checks find -----------------------------------------------------------


def copies_share_their_points(patch: pytest.MonkeyPatch) -> None:
    def copy(game: Corners) -> State[Stone]:
        new = State.copy(game)
        assert isinstance(new, Corners)
        new.points = game.points
        return new

    patch.setattr(Corners, "copy", copy)


def copies_have_another_future(patch: pytest.MonkeyPatch) -> None:
    """They are the same now: what differs is in no field."""
    copies: list[State[Stone]] = []

    def copy(game: Corners) -> State[Stone]:
        copies.append(State.copy(game))
        return copies[-1]

    def draw(game: Corners, seat: int) -> None:
        if any(game is other for other in copies):
            game.zones[DECK].replace_all(game.zones[DECK].cards[::-1])
        honest_draw(game, seat)

    patch.setattr(Corners, "copy", copy)
    patch.setattr(Corners, "draw", draw)


def json_forgets_the_generator(patch: pytest.MonkeyPatch) -> None:
    honest = Corners.from_json

    def from_json(data: SavedState) -> Corners:
        game = honest(data)
        game.rng = Rng(1)
        return game

    patch.setattr(Corners, "from_json", staticmethod(from_json))


def refusing_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    def play(game: Corners, seat: int, text: str) -> None:
        try:
            State.play(game, seat, text)
        except IllegalChoice:
            game.next_id += 1
            raise

    patch.setattr(Corners, "play", play)


def spaces_do_not_matter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Corners, "play", lambda game, seat, text: State.play(game, seat, text.strip()))


def taking_back_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    def withdraw(game: Corners, seat: int) -> None:
        State.withdraw(game, seat)
        game.next_id += 1

    patch.setattr(Corners, "withdraw", withdraw)


def conceding_wins(patch: pytest.MonkeyPatch) -> None:
    def leave(game: Corners, seat: int) -> None:
        game.finish([float(other == seat) for other in range(game.seats)], "conceded", "", seat)

    patch.setattr(Corners, "leave", leave)


def views_have_a_word_too_many(patch: pytest.MonkeyPatch) -> None:
    def view(game: Corners, audience: int, since: int = 0, public: Any = None) -> Any:
        return {**State.view(game, audience, since, public), "mood": "good"}

    patch.setattr(Corners, "view", view)


def cards_are_printed_anew_each_turn(patch: pytest.MonkeyPatch) -> None:
    honest = Corners.printed

    def printed(game: Corners, face: Stone) -> Printed:
        own = honest(game, face)
        return Printed(f"{own.name} in round {game.turn}", own.kind)

    patch.setattr(Corners, "printed", printed)


def gauges_tell_what_chance_will_bring(patch: pytest.MonkeyPatch) -> None:
    def phase(game: Corners) -> str:
        return str(game.rng.copy().below(1000))

    patch.setattr(Corners, "phase", phase)


def gauges_tell_of_the_deck(patch: pytest.MonkeyPatch) -> None:
    def phase(game: Corners) -> str:
        return str([card.face.size for card in game.zones[DECK].cards[:5]])

    patch.setattr(Corners, "phase", phase)


def guesses_depend_on_the_deck(patch: pytest.MonkeyPatch) -> None:
    """They look right to the seat; only a twin shows where they come from."""

    def guess(game: Corners, seat: int, rng: Rng) -> State[Stone]:
        new = State.guess(game, seat, rng)
        new.rng = Rng(sum(i * card.face.size for i, card in enumerate(game.zones[DECK].cards)))
        return new

    patch.setattr(Corners, "guess", guess)


def guesses_change_what_is_known(patch: pytest.MonkeyPatch) -> None:
    def settle(guess: Corners, seat: int, rng: Rng) -> None:
        for card in guess.zones[seat].cards[:1]:
            guess.change(card.with_face(Stone(card.face.origin, card.face.size + 1, 0)))

    patch.setattr(Corners, "settle_guess", settle)


def guessing_uses_up_chance(patch: pytest.MonkeyPatch) -> None:
    def guess(game: Corners, seat: int, rng: Rng) -> State[Stone]:
        game.rng.below(2)
        return State.guess(game, seat, rng)

    patch.setattr(Corners, "guess", guess)


DEAR: list[tuple[Breach, str]] = [
    (copies_share_their_points, "playing one copy changed another"),
    (copies_have_another_future, "part ways"),
    (json_forgets_the_generator, "the read-back is another State"),
    (refusing_leaves_a_trace, "a refused choice changed the State"),
    (spaces_do_not_matter, "was not offered"),
    (taking_back_leaves_a_trace, "an answer taken back left a trace"),
    (conceding_wins, "conceded and has a score"),
    (views_have_a_word_too_many, "a key or a type the schema does not know"),
    (cards_are_printed_anew_each_turn, "the same card as before and looks different"),
    (gauges_tell_what_chance_will_bring, "sees a difference|sees a guess differ"),
    (gauges_tell_of_the_deck, "sees a difference|sees a guess differ"),
    (guesses_depend_on_the_deck, "guesses otherwise"),
    (guesses_change_what_is_known, "sees a guess differ"),
    (guessing_uses_up_chance, "guessing changed the truth"),
]


@pytest.mark.parametrize("check", [check_thoroughly, check_expensively])
@pytest.mark.parametrize(("breach", "words"), DEAR, ids=[breach.__name__ for breach, _ in DEAR])
def test_a_broken_game_is_found_out_dearly(
    breach: Breach,
    words: str,
    check: Callable[[State[Any], Random], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def look() -> None:
        for seed in range(10):
            walk = Walk(CORNERS, seed)
            for state in walk.sample(0.3):
                check(state, walk.dice)

    breach(monkeypatch)
    with pytest.raises((AssertionError, IllegalChoice), match=words):
        look()


# ---- What is found at every decision ----------------------------------------------------------

honest_draw = Corners.draw


def drawing(also: Callable[[Corners, int], None]) -> Breach:
    """Drawing has a side effect."""

    def draw(game: Corners, seat: int) -> None:
        honest_draw(game, seat)
        if game.turn:
            also(game, seat)

    def breach(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Corners, "draw", draw)

    breach.__name__ = also.__name__
    return breach


def changes_a_stone_in_silence(game: Corners, seat: int) -> None:
    for card in game.zones[seat].cards[:1]:
        game.change(card.with_face(Stone(card.face.origin, card.face.size % 12 + 1, 0)))


def changes_a_face_in_place(game: Corners, seat: int) -> None:
    for card in game.zones[seat].cards[:1]:
        card.face.colour = (card.face.colour + 1) % 3


def loses_a_stone(game: Corners, seat: int) -> None:
    game.zones[seat].replace_all(game.zones[seat].cards[1:])


def doubles_a_stone(game: Corners, seat: int) -> None:
    for card in game.zones[seat].cards[:1]:
        game.make(card.face, game.zones[seat])


def forgets_what_was_laid(game: Corners, seat: int) -> None:
    discard = game.zones[DISCARD].cards
    discard[:1] = [card.reborn(card.id) for card in discard[:1]]


def says_what_was_drawn(game: Corners, seat: int) -> None:
    for card in game.zones[seat].cards[-1:]:
        game.record("announce", f"It was {game.written(card.face, [])}.")


def says_the_bare_name(game: Corners, seat: int) -> None:
    for card in game.zones[seat].cards[-1:]:
        game.record("announce", f"It was {game.printed(card.face).name}.")


def shows_what_nobody_knows_afterwards(game: Corners, seat: int) -> None:
    for card in game.zones[seat].cards[-1:]:
        game.record("flip", "{You} show{s} {cards}.", seat, [card.with_known(EVERYBODY)])


def choices_stand_in_no_order(patch: pytest.MonkeyPatch) -> None:
    def decisions(game: Corners) -> Any:
        found = State.decisions(game)
        for decision in found:
            decision.choices.reverse()
        return found

    patch.setattr(Corners, "decisions", decisions)


def one_seat_hears_the_latest_first(patch: pytest.MonkeyPatch) -> None:
    def log(game: Corners, audience: int, since: int = 0) -> Any:
        told = State.log(game, audience, since)
        return told[::-1] if audience == 0 else told

    patch.setattr(Corners, "log", log)


CHEAP: list[tuple[Breach, str]] = [
    (drawing(changes_a_stone_in_silence), "changed in silence"),
    (drawing(changes_a_face_in_place), "changed in silence"),
    (drawing(loses_a_stone), "a card lost or doubled"),
    (drawing(doubles_a_stone), "a card lost or doubled"),
    (drawing(forgets_what_was_laid), "was forgotten"),
    (drawing(says_what_was_drawn), "was told of"),
    (drawing(says_the_bare_name), "was told of"),
    (drawing(shows_what_nobody_knows_afterwards), "told, not known"),
    (choices_stand_in_no_order, "not sorted by verb"),
    (one_seat_hears_the_latest_first, "told in another order"),
]


@pytest.mark.parametrize(("breach", "words"), CHEAP, ids=[breach.__name__ for breach, _ in CHEAP])
def test_a_broken_game_is_found_out_by_watching(
    breach: Breach, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look() -> None:
        for seed in range(10):
            walk = Walk(CORNERS, seed)
            watch = Watch(walk.state)
            for state in walk:
                watch.look(state)

    breach(monkeypatch)
    with pytest.raises(AssertionError, match=words):
        look()
