"""The deck rack of a game: its ready decks, its limits, and what is wrong with a deck.

Ready decks are the files ``decks/NAME.txt`` in the game's folder; the first comment in one says
how it plays.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bestiary.engine import Decks, Printed, did_you_mean
from bestiary.engine.characters import quoted
from bestiary.engine.options import text_problem
from bestiary.engine.view.show import drawn
from bestiary.trading.card import TradingCard
from bestiary.trading.catalogue import Catalogue
from bestiary.trading.lists import DeckList, read_list

if TYPE_CHECKING:
    from bestiary.engine.view import DeckCard, DeckTable, DeckView, Look

T = TypeVar("T", bound=TradingCard)

REMEMBERED: Final = 64  # decks whose cards are cached


class DeckLimits:
    """How a deck must be built: its exact size, and the most copies of each card. Ready decks
    that are exempt, by name, may have more copies."""

    def __init__(self, size: int, copies: int, exempt: list[str] | None = None) -> None:
        self.size = size
        self.copies = copies
        self.exempt: list[str] = exempt or []


class Fitting:
    """For each ready deck that could hold some given cards, the rest of it."""

    def __init__(self, seen: list[int], rests: list[list[int]]) -> None:
        self.seen = seen
        self.rests = rests


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckRack(Decks, Generic[T]):
    """The cards and decks of one game. A game subclasses it to say how a card is shown and how a
    deck is counted."""

    def __init__(self, package: str, catalogue: Catalogue[T], limits: DeckLimits) -> None:
        self.package = package
        self.catalogue = catalogue
        self.limits = limits
        self.texts: dict[str, str] = {}  # read on first use
        self.lists: dict[str, list[int]] = {}  # the origins of a deck, by its text
        self.latest: Fitting | None = None  # a bot guesses many times from the same cards

    def counted(self, card: T) -> list[tuple[str, str]]:
        """What the card counts as: ("Rank", "0"), ("Family", "Hound"), ..."""
        return [("Kind", card.kind)]

    def printed(self, card: T) -> Printed:
        """The card as it is drawn."""
        return Printed(card.name, card.kind, card.words, "", card.icon)

    def look(self) -> Look:
        """The colours, icon and layout of the table."""
        return {"accents": {}, "icon": "", "layout": "duel"}

    def named(self, card: T) -> str:
        """The card in the game's notation, with its numbers."""
        return card.name

    def summary(self, card: T) -> str:
        """A few words on what it is besides its kind, for the list of all cards."""
        return ""

    def cards(self) -> list[DeckCard]:
        return [
            {
                "id": card.id,
                "name": card.name,
                "most": 0 if card.unlimited else self.limits.copies,
                "card": drawn(self.printed(card)),
                "facts": [{"label": label, "value": value} for label, value in self.counted(card)],
            }
            for card in self.catalogue.cards
        ]

    # ---- Ready decks ----------------------------------------------------------------------

    def ready(self) -> dict[str, str]:
        if not self.texts:
            folder = files(self.package) / "decks"
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".txt"):
                    self.texts[file.name.removesuffix(".txt")] = file.read_text("utf-8")
        return self.texts

    def names(self) -> list[str]:
        return list(self.ready())

    def about(self, name: str) -> str:
        """How a ready deck plays, from its first comment."""
        first = self.ready()[name].partition("\n")[0]
        return first.lstrip("# ").strip()

    # ---- Checking -------------------------------------------------------------------------

    def show(self, text: str) -> DeckView:
        deck = read_list(self.resolve(text), self.catalogue)
        counts = deck.counts()
        cards = [self.catalogue.by_origin[origin] for origin in sorted(counts)]
        return {
            "cards": [
                {"count": counts[card.origin], "id": card.id, "name": card.name, "kind": card.kind}
                for card in cards
            ],
            "total": deck.total(),
            "size": self.limits.size,
            "tables": self.tables(counts),
            "faults": self.judge(deck, text),
        }

    def resolve(self, text: str) -> str:
        """The text of a ready deck if this is its name, otherwise the text itself."""
        return self.ready().get(text.strip().lower(), text)

    def named_wrongly(self, text: str) -> list[str]:
        """The fault of a text that looks like a name, but not that of a ready deck."""
        word = text.strip()
        if "\n" in word or word[:1].isdigit() or word[:1] == "#" or word.lower() in self.ready():
            return []
        hint = did_you_mean(word, self.names())
        return [f"no ready deck '{quoted(word)}'{hint} (ready decks: {', '.join(self.names())})"]

    def judge(self, deck: DeckList, text: str) -> list[str]:
        """Every fault, in the order of the lines, with those of the whole deck last."""
        refusal = text_problem(text) or deck.refusal
        if refusal:
            return [refusal]
        misnamed = self.named_wrongly(text)
        if misnamed:
            return misnamed
        faults = deck.unread.copy()
        if text.strip().lower() not in self.limits.exempt:
            lines_of = deck.lines()
            for origin, count in deck.counts().items():
                card = self.catalogue.by_origin[origin]
                if count > self.limits.copies and not card.unlimited:
                    lines = lines_of[origin]
                    where = f"line{'s' if len(lines) > 1 else ''} {' and '.join(lines)}"
                    faults.append(
                        f"{where}: {count} of {card.name} ({card.id}), "
                        f"at most {self.limits.copies} are allowed"
                    )
        total = deck.total()
        if total != self.limits.size:
            off = self.limits.size - total
            change = f"add {off}" if off > 0 else f"take out {-off}"
            faults.append(f"{total} cards, and a deck has exactly {self.limits.size}: {change}")
        return faults

    def tables(self, counts: dict[int, int]) -> list[DeckTable]:
        """The deck counted in each of the game's ways, in the order of the cards."""
        found: dict[str, dict[str, int]] = {}
        for origin in sorted(counts):
            for label, value in self.counted(self.catalogue.by_origin[origin]):
                rows = found.setdefault(label, {})
                rows[value] = rows.get(value, 0) + counts[origin]
        return [
            {
                "label": label,
                "rows": [{"label": value, "count": rows[value]} for value in in_order(rows)],
            }
            for label, rows in found.items()
        ]

    # ---- Playing --------------------------------------------------------------------------

    def origins(self, text: str) -> list[int]:
        """The cards of a legal deck, by origin."""
        known = self.lists.get(text)
        if known is None:
            known = read_list(self.resolve(text), self.catalogue).origins()
            if len(self.lists) >= REMEMBERED:
                self.lists.clear()
            self.lists[text] = known
        return known

    def fitting(self, seen: list[int]) -> list[list[int]]:
        """The ready decks that could hold all these cards, without them. Callers must not change
        the lists."""
        latest = self.latest
        if latest is None or latest.seen != seen:
            rests = [without(self.origins(name), seen) for name in self.names()]
            latest = Fitting(seen.copy(), [rest for rest in rests if rest is not None])
            self.latest = latest
        return latest.rests


def without(deck: list[int], seen: list[int]) -> list[int] | None:
    """The deck without the cards that have been seen, or None if it does not hold them all."""
    rest = deck.copy()
    for origin in seen:
        if origin not in rest:
            return None
        rest.remove(origin)
    return rest


def in_order(rows: dict[str, int]) -> list[str]:
    """Numbers from low to high, words in their own order."""
    values = list(rows)
    if all(value.isdecimal() for value in values):
        values.sort(key=int)
    return values
