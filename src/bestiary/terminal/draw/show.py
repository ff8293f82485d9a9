"""Shows things to a person: drawn or in sentences, whichever suits the screen."""

import os
import sys
from collections.abc import Sequence

import click

from bestiary.engine.view import EventView, View, ZoneView
from bestiary.language import in_language
from bestiary.terminal.draw import journal, speech, table
from bestiary.terminal.draw.numbers import Numbering, number_choices
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import ascii_view, count, listing, of_game, say
from bestiary.terminal.prompt.seats import name_seats


def fit_view(view: View, screen: Screen) -> View:
    """The view in the language of the table, and in the characters the screen may use. Choices
    keep their order and number."""
    view = in_language(view, of_game())
    return ascii_view(view) if screen.ascii else view


def show_log(events: Sequence[EventView], view: View, screen: Screen) -> None:
    """Log lines, each turn a block."""
    journal.tell(events, view["look"], screen)


def show_table(
    view: View, sitters: Sequence[str], screen: Screen, with_map: bool = True
) -> Numbering:
    """The table as this view's audience sees it. Returns the numbers its choices have there."""
    names = name_seats(view, sitters)
    numbering = number_choices(view)
    if screen.plain:
        lines = [say(line) for line in speech.tell(view, names, numbering, with_map)]
        screen.write("".join(line + "\n" for line in lines))
    else:
        screen.show(table.draw(view, names, numbering, screen, with_map))
    return numbering


def show_zone(zone: ZoneView, view: View, screen: Screen) -> None:
    """One place with all its cards."""
    if screen.plain:
        screen.write("".join(line + "\n" for line in speech.say_pile(zone, view)))
    else:
        screen.show(table.draw_pile(zone, view, screen))


def show_markdown(text: str, screen: Screen) -> None:
    """A page of markdown, through a pager if it is longer than the screen."""
    if screen.plain:
        screen.line(text.rstrip())
        return
    from rich.markdown import Markdown  # takes as long to import as all the rest

    drawing = Markdown(screen.fit(text))
    if not (sys.stdin.isatty() and screen.out is sys.stdout):
        screen.show(drawing)
        return
    page = screen.page(drawing)
    if page.count("\n") < screen.height:
        screen.write(page)
    else:
        os.environ.setdefault("LESS", "FRX")  # as git does: colours through, no clearing after
        click.echo_via_pager(page, color=screen.colour)


def say_result(view: View, sitters: Sequence[str], mine: int | None = None) -> str:
    """Who won: ``You win.``, ``Player 2 (greedy) wins.``, ``A draw.``, and each seat's points."""
    points = view["points"]
    won = say_winner(view, sitters, mine)
    if points is None:
        return won
    names = name_seats(view, sitters)
    counted = [f"{name} {count(n, 'point')}" for name, n in zip(names, points, strict=True)]
    return f"{won} {listing(counted)}."


def say_winner(view: View, sitters: Sequence[str], mine: int | None = None) -> str:
    result = view["result"]
    if result is None:
        return say("The game goes on.")
    names = name_seats(view, sitters)
    best = max(result)
    winners = [seat for seat, score in enumerate(result) if score == best]
    if len(winners) == len(result):
        return say("A draw.")
    if winners == [mine]:
        return say("You win!")
    if len(winners) == 1:
        lost = f" {say('You lose.')}" if mine is not None and len(result) == 2 else ""
        return say(f"{names[winners[0]]} wins.") + lost
    return say(f"{listing([names[seat] for seat in winners])} share the win.")
