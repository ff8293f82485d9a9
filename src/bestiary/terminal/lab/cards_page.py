"""What ``lab cards`` prints."""

from typing import Any, Final

from bestiary.lab.words import change, percent, signed
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.pages import FEWEST, headline, rate_cell, sentences, show_table

MOST_ROWS: Final = 40
WIDE: Final = 120  # columns in which all figures fit
SEEN: Final = (
    "Seen, played: the win rate of whoever held the card, or chose it. Quick and biased: long "
    "games show more cards, and whoever is winning anyway plays more of them."
)
DEALT: Final = {
    "hand": "Dealt: what changes if a seat is dealt the card in place of one that it was dealt (an "
    "average card), on the same deals with the same dice. Nothing else differs, so the card does "
    "it.",
    "deck": "Dealt: what the card's copies in a seat's deck are worth, compared with other cards "
    "of that deck in their place, on the same deals with the same dice.",
}
RESTRICTED: Final = (
    "Restricted: what changes if a seat is forbidden to choose the card, in deals in which it "
    "could: below 0 if the card is of use."
)
HOW_SURE: Final = (
    "{}: 95% intervals over deals, for each card by itself. Verdicts use wider ones, corrected for "
    "everything that is compared, {} in all (Bonferroni): the chance of even one false 'too "
    "strong' or 'too weak' is 5% at most."
)
UNTIL: Final = "The wider ones hold whenever you stop: they are confidence sequences."


def show_cards(found: dict[str, Any], screen: Screen) -> None:
    headline(found, screen)
    sentences(found["summary"], screen)
    heads, rows = table(found, screen)
    show_table(heads, rows, screen)
    if len(found["cards"]) > MOST_ROWS:
        screen.line(f"({len(found['cards']) - MOST_ROWS} more cards in the middle: --json)", "dim")
    screen.line()
    ways = found["experiment"]["ways"]
    for way, line in (
        ("seen", SEEN),
        ("dealt", DEALT[found["experiment"]["in"]]),
        ("restricted", RESTRICTED),
    ):
        if way in ways:
            screen.line(line, "dim")
    where = "In brackets" if is_wide(screen) else "After the +-" if screen.ascii else "After the ±"
    screen.line(HOW_SURE.format(where, found["compared"]), "dim")
    if found["until"]:
        screen.line(UNTIL, "dim")


def shown(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The best and the worst, if there are too many for a screen."""
    if len(cards) <= MOST_ROWS:
        return cards
    half = MOST_ROWS // 2
    return [*cards[:half], *cards[-half:]]


def table(found: dict[str, Any], screen: Screen) -> tuple[list[str], list[list[str]]]:
    """All columns with their intervals, or on a narrow screen the most important, shorter."""
    cards = shown(found["cards"])
    if is_wide(screen):
        heads = ["Card", "Seen", "Played", "Dealt", "Restricted", "Verdict"]
        cells = [
            [rate_cell(card["seen"]), rate_cell(card["played"])]
            + [effect_cell(card[way]) for way in ("dealt", "restricted")]
            for card in cards
        ]
    else:
        heads = ["Card", "Seen", "Dealt", "Restricted", "Verdict"]
        cells = [
            [
                short_cell(card["seen"], False, screen),
                short_cell(card["dealt"], True, screen),
                short_cell(card["restricted"], True, screen),
            ]
            for card in cards
        ]
    pairs = zip(cards, cells, strict=True)
    return heads, [[card["card"], *found, card["verdict"]] for card, found in pairs]


def is_wide(screen: Screen) -> bool:
    return screen.plain or screen.width >= WIDE


def effect_cell(effect: dict[str, Any] | None) -> str:
    return "-" if effect is None else change(effect, True)


def short_cell(figure: dict[str, Any] | None, is_change: bool, screen: Screen) -> str:
    """A figure and half the width of its interval."""
    if figure is None or figure.get("of", FEWEST) < FEWEST:
        return "-"
    value = signed(figure["value"], True) if is_change else percent(figure["value"])
    sign = "+-" if screen.ascii else "±"
    return f"{value} {sign}{percent((figure['high'] - figure['low']) / 2)}"
