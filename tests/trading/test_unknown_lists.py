"""What a list that nobody told might be, on a small set of its own."""

from collections import Counter

from bestiary.engine import Rng
from bestiary.engine.guess import Origins
from bestiary.trading import Catalogue, DeckLimits, DeckRack, TradingCard, unknown_list
from bestiary.trading.rack import without


def small_rack() -> DeckRack[TradingCard]:
    cards: Catalogue[TradingCard] = Catalogue()
    for number in range(1, 6):
        cards.enter(TradingCard(number, f"y-{number}", f"Card {number}", "card"))
    rack = DeckRack("nowhere", cards, DeckLimits(4, 3))
    rack.texts = {"low": "2 Card 1\n2 Card 2\n", "high": "2 Card 2\n2 Card 3\n"}
    return rack


def drawn(origins: Origins, seed: int) -> list[int]:
    """The origins of one guess."""
    rng = Rng(seed)
    return [*origins.lists[origins.pick(rng)], *origins.more(rng)]


def test_a_list_is_guessed_from_the_decks_that_fit() -> None:
    rack = small_rack()
    guesses = Counter(tuple(drawn(unknown_list(rack, [2], 3, []), seed)) for seed in range(200))
    assert set(guesses) == {(1, 1, 2), (2, 3, 3)}
    assert min(guesses.values()) > 70
    assert all(drawn(unknown_list(rack, [1], 3, []), seed) == [1, 2, 2] for seed in range(20))


def test_a_list_that_fits_no_deck_is_guessed_from_the_set() -> None:
    rack = small_rack()
    kin = [rack.catalogue.cards[0], rack.catalogue.cards[4]]
    assert Counter(drawn(unknown_list(rack, [1, 5], 2, kin), 1)) == {1: 2, 5: 2}
    assert len(drawn(unknown_list(rack, [1, 1, 1, 1, 5, 5, 5], 9, kin), 1)) == 9


def test_a_deck_less_what_was_seen() -> None:
    assert without([1, 1, 2], [1]) == [1, 2]
    assert without([1, 1, 2], [2, 2]) is None
