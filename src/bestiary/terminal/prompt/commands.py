"""What can be typed at the prompt besides a choice.

Each command is a function of the session, the seat that typed it and the words after it, and is
listed in ``COMMANDS`` with the line that ``help`` prints.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import bestiary.bots as bots
from bestiary.engine import Game, Rng, did_you_mean
from bestiary.engine.view import View
from bestiary.play import PlayError
from bestiary.terminal import saves
from bestiary.terminal.draw import show
from bestiary.terminal.draw.words import listing, say, sentence
from bestiary.terminal.prompt.reader import Words
from bestiary.terminal.report.catalogue import find_cards, known_names, show_card

if TYPE_CHECKING:
    from bestiary.terminal.prompt.session import Session


class Command(NamedTuple):
    run: "Callable[[Session, int, str], None]"
    argument: str
    help: str


def help_(session: "Session", seat: int, argument: str) -> None:
    screen = session.screen
    screen.line(
        "Answer with a number, with the text of a choice (play 17), or with any part of its"
    )
    screen.line("name that fits only one (fire giant). Tab completes. Or one of these:")
    width = max(len(f"{name} {command.argument}") for name, command in COMMANDS.items())
    for name, command in COMMANDS.items():
        usage = f"{name} {command.argument}".rstrip()
        if screen.plain:
            screen.line(f"{usage}: {say(command.help)}")
        else:
            screen.line(f"  {usage:<{width}}  {say(command.help)}")


def rules(session: "Session", seat: int, argument: str) -> None:
    text = session.match.game.rules()
    if argument:
        text = section(text, argument)
        if not text:
            session.screen.line(f"The rules have no section on '{argument}'.")
            return
    show.show_markdown(text, session.screen)


def section(text: str, words: str) -> str:
    """The parts of a markdown text whose headings contain the words."""
    parts: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.startswith("#"):
            parts.append([])
        parts[-1].append(line)
    fitting = [part for part in parts if part and words.casefold() in part[0].casefold()]
    return "\n".join(line for part in fitting for line in part).strip()


def card(session: "Session", seat: int, argument: str) -> None:
    if not argument:
        session.screen.line("Which card? For example: card NAME.")
        return
    view = session.view(seat)
    found = find_cards(argument, view, session.match.game)
    for info in found[:8]:
        show_card(info, session.screen)
    if not found:
        names = known_names(view, session.match.game)
        session.screen.line(f"No card '{argument}'{did_you_mean(argument, names) or '.'}")
    elif len(found) > 8:
        session.screen.line(f"... and {len(found) - 8} more; type more of the name.")


def log(session: "Session", seat: int, argument: str) -> None:
    view = session.view(seat, since=0)
    show.show_log(view["log"], view, session.screen)


def hint(session: "Session", seat: int, argument: str) -> None:
    seed = bots.bot_seed(session.seed, len(session.match.replay.choices))
    advice = bots.Adviser(Rng(seed)).advise(bots.Sight(session.match.state, seat))
    session.screen.line(advice.words)


def undo(session: "Session", seat: int, argument: str) -> None:
    try:
        session.match.undo(seat)
    except PlayError as no:
        session.screen.line(f"You cannot take anything back: {sentence(no.reason)}")
    else:
        session.screen.line("Taken back.")


def save(session: "Session", seat: int, argument: str) -> None:
    path = session.save(saves.path_of(argument) if argument else None)
    session.screen.line("Saved. Resume it with:")
    session.screen.command(session.resume_command(path))


def look(session: "Session", seat: int, argument: str) -> None:
    if not argument:
        session.redraw(session.view(seat))
        return
    view = session.view(seat)
    zones = [zone for zone in view["zones"] if argument.casefold() in zone["label"].casefold()]
    for zone in zones:
        show.show_zone(zone, view, session.screen)
    if not zones:
        labels = list(dict.fromkeys(zone["label"] for zone in view["zones"] if zone["label"]))
        session.screen.line(f"Nothing called '{argument}' here; there is {listing(labels)}.")


def unseen(session: "Session", seat: int, argument: str) -> None:
    hidden = session.view(seat)["unseen"]
    if not hidden:
        session.screen.line("Nothing is hidden from you.")
        return
    session.screen.line("Still hidden from you:")
    lines = [
        f"{entry['label']} ({entry['count']})" if entry["count"] > 1 else entry["label"]
        for entry in hidden
    ]
    if session.screen.plain:
        session.screen.line("; ".join(lines) + ".")
    else:
        session.screen.columns(lines)


def concede(session: "Session", seat: int, argument: str) -> None:
    session.concede(seat)


def quit_(session: "Session", seat: int, argument: str) -> None:
    session.leave()


COMMANDS: Final = {
    "help": Command(help_, "", "this list"),
    "hint": Command(hint, "", "what the strongest bot would do, and what it expects"),
    "undo": Command(undo, "", "take back your last choice, if it gave nothing away"),
    "card": Command(card, "NAME", "what a card does"),
    "look": Command(look, "[PLACE]", "draw the table again, or all the cards of a pile"),
    "log": Command(log, "", "everything that has happened so far"),
    "unseen": Command(unseen, "", "count the cards still hidden from you"),
    "rules": Command(rules, "[WORD]", "the rules, or the part about a word"),
    "save": Command(save, "[FILE]", "save the game and play on"),
    "quit": Command(quit_, "", "save the game and leave"),
    "concede": Command(concede, "", "give up the game"),
}

OTHER_NAMES: Final = {"?": "help", "view": "look", "q": "quit", "exit": "quit", "cards": "card"}


def run(session: "Session", seat: int, name: str, argument: str) -> None:
    """Do what was typed."""
    COMMANDS[OTHER_NAMES.get(name, name)].run(session, seat, argument)


def names() -> list[str]:
    """Everything that is understood as a command."""
    return [*COMMANDS, *OTHER_NAMES]


def words(view: View, game: Game[Any]) -> Words:
    """What Tab offers: choices by label and by text, commands, and after some commands names."""
    offered = []
    if view["decision"] is not None:
        for choice in view["decision"]["choices"]:
            offered += [choice["label"], choice["text"]]
    places = list(dict.fromkeys(zone["label"] for zone in view["zones"] if zone["label"]))
    return Words([*offered, *COMMANDS], {"card": known_names(view, game), "look": places})
