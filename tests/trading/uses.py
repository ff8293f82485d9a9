"""The cards of a soak: how often each was played, and how often each text was used by itself."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final

from bestiary.engine import State
from bestiary.trading import Text, TradingCard
from tests.soak.tallies import Tally, least, too_rare

OFTEN_ENOUGH: Final = 20  # plays of a card


def plays(cards: Iterable[TradingCard]) -> dict[str, str]:
    """What is counted for the play of a card, with the card's name."""
    return {play_of(card): card.name for card in cards}


def play_of(card: TradingCard) -> str:
    return f"played {card.id}"


def quotes(cards: Iterable[TradingCard], counts: Callable[[Text], bool]) -> dict[str, str]:
    """What the log says when one of the texts that count is used, with the text in words."""
    return {
        f'{card.name}: "{text.words(card.this)}"': f"{card.name} ({text.words(card.this)})"
        for card in cards
        for text in card.texts
        if counts(text)
    }


class Uses(Tally):
    """A card is played when it moves from one of the zones `out_of` into one of those `into`."""

    played: ClassVar[Mapping[str, str]]
    used: ClassVar[Mapping[str, str]]  # by what the log says when a text is used
    which: ClassVar[str]  # the texts that are counted
    out_of: ClassVar[tuple[str, ...]]
    into: ClassVar[tuple[str, ...]]

    def seen(self, state: State[Any], since: int) -> Iterator[str]:
        for event in state.events[since:]:
            if event.motion == "move" and event.target.startswith(self.into):
                if event.source.startswith(self.out_of):
                    yield play_of(event.cards[0].face)
            elif event.template in self.used:
                yield event.template

    def lacking(self, counts: Mapping[str, int]) -> list[str]:
        found = too_rare(counts, self.played, "played", OFTEN_ENOUGH)
        return found + [f"never used: {self.used[key]}" for key in self.used if not counts.get(key)]

    def lines(self, counts: Mapping[str, int]) -> list[str]:
        cards = "Each of the {n} cards was played, {total:,} times in all"
        texts = f"Each of their {{n}} {self.which} was used"
        return [*least(cards, counts, self.played), "", *least(texts, counts, self.used)]
