"""What ``lab decks`` prints."""

from typing import Any, Final

from bestiary.lab.words import percent
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.pages import headline, rate_cell, sentences, show_table

MOST_TRIANGLES: Final = 8
HOW_SURE: Final = (
    "In brackets: 95% intervals over deals, each deal played from both sides; for the shares in "
    "the mix, 95% of the mixes for matrices as likely as this one. Pairings and circles are called "
    "clear (marked *) after Holm's correction for all pairings, so that even one false alarm among "
    "them has a chance of 5% at most. The mix itself is exact for the scores as they came out, by "
    "linear programming."
)
UNTIL: Final = (
    "In brackets: for pairings, confidence sequences, which hold whenever you stop, 95% for all of "
    "them together; those that do not reach 50% are clear (marked *). For the shares in the mix, "
    "95% of the mixes for matrices as likely as this one."
)


def show_decks(found: dict[str, Any], screen: Screen) -> None:
    bot = found["experiment"]["variants"][0]["bots"][0]
    headline(found, screen, f"{len(found['decks'])} decks, {bot} in both seats")
    sentences(found["summary"], screen)
    rows = [
        [
            deck["name"],
            rate_cell(deck["overall"]),
            rate_cell(deck["share"]),
            percent(deck["against_mix"]),
        ]
        for deck in found["decks"]
    ]
    heads = ["Deck", "Against all", "In the mix", "Against it"]
    show_table(heads, rows, screen)
    show_matrix(found, screen)
    circles = [
        [
            " beats ".join([*each["decks"], each["decks"][0]]),
            ", ".join(percent(rate) for rate in each["rates"]),
            "yes" if each["clear"] else "no",
        ]
        for each in found["triangles"][:MOST_TRIANGLES]
    ]
    show_table(["Circle", "Wins", "Clear"], circles, screen)
    if len(found["triangles"]) > MOST_TRIANGLES:
        screen.line(f"({len(found['triangles']) - MOST_TRIANGLES} more circles: --json)", "dim")
    screen.line()
    screen.line(UNTIL if found["until"] else HOW_SURE, "dim")


def show_matrix(found: dict[str, Any], screen: Screen) -> None:
    """Every pairing with its interval; on a wide screen also as a square."""
    names = [deck["name"] for deck in found["decks"]]
    scores = {}
    for pair in found["pairs"]:
        one, two = pair["decks"]
        star = "*" if pair["clear"] else ""
        scores[one, two] = percent(pair["value"]) + star
        scores[two, one] = percent(1 - pair["value"]) + star
    if not screen.plain and 10 * len(names) + 20 <= screen.width:
        rows = [[one] + [scores.get((one, two), "") for two in names] for one in names]
        show_table(["Wins against", *names], rows, screen)
    rows = [
        [
            f"{pair['decks'][0]} against {pair['decks'][1]}",
            rate_cell(pair),
            "yes" if pair["clear"] else "no",
        ]
        for pair in found["pairs"]
    ]
    show_table(["Pairing", "The first wins", "Clear"], rows, screen)
