"""From a command's JSON document to its report."""

from collections.abc import Callable
from typing import Any, Final

from bestiary.arena import typed
from bestiary.lab.report.blocks import Block, Report
from bestiary.lab.report.of_cards import cards_blocks
from bestiary.lab.report.of_decks import decks_blocks
from bestiary.lab.report.of_odds import odds_blocks
from bestiary.lab.report.of_skill import skill_blocks
from bestiary.lab.report.of_study import study_blocks
from bestiary.lab.report.of_tune import tune_blocks
from bestiary.lab.report.of_variants import compare_blocks, sweep_blocks

Document = dict[str, Any]

BLOCKS: Final[dict[str, Callable[[Document], list[Block]]]] = {
    "study": study_blocks,
    "sweep": sweep_blocks,
    "compare": compare_blocks,
    "cards": cards_blocks,
    "skill": skill_blocks,
    "decks": decks_blocks,
    "tune": tune_blocks,
    "odds": odds_blocks,
}
TITLES: Final = {
    "study": "How {title} plays",
    "sweep": "{title}: what a number does",
    "compare": "{title}: what changed",
    "cards": "What the cards of {title} are worth",
    "skill": "How much skill matters in {title}",
    "decks": "The decks of {title} against each other",
    "tune": "{title}, tuned",
    "odds": "{title}: what are the odds?",
}

PAIRED: Final = (
    "All settings were dealt the same deals and the bots had the same dice, and each difference is "
    "taken deal by deal: what luck does to both drops out."
)
TUNED: Final = (
    "The setting was chosen on some deals and confirmed on others that the search never saw, so "
    "the confirmed figures do not flatter it. Within a round of the search all settings were dealt "
    "the same deals."
)
DEALT: Final = (
    "Each deal was played again with a card put into a hand, or forbidden, and all else the same: "
    "what luck does to both drops out. Verdicts, and what is drawn in orange, go by intervals that "
    "are wider than those drawn: they are corrected for all cards together (Bonferroni), so that "
    "the chance of even one false alarm is at most 5%."
)
HOW_COMPARED: Final = {"sweep": PAIRED, "compare": PAIRED, "tune": TUNED, "cards": DEALT}
COUNTED: Final = (
    "The exact figures come from the deck and the rules alone: nothing was left to chance. The "
    "simulation is there to show that the game deals as the count supposes. Its line is a 95% "
    "interval."
)
STOPPED: Final = (
    "The experiment was allowed to stop as soon as the answer was clear. The intervals it stopped "
    "by are confidence sequences, which hold at whatever moment one stops."
)
SIMULATED: Final = (
    "If the simulation were repeated again and again, 95 of 100 such intervals would hold the true "
    "value. Where it matters how people play, bots play."
)


def report_of(document: Document, command: str) -> Report:
    """The report of what a command found; ``command`` is what makes it again."""
    name = document["command"]
    return Report(
        title=TITLES[name].format(title=document["title"]),
        played=played_lines(document),
        summary=list(document["summary"]),
        blocks=BLOCKS[name](document),
        notes=note_lines(document),
        command=command,
        document=document,
    )


def played_lines(document: Document) -> list[str]:
    """Which games these are."""
    if document["command"] == "odds":
        return [odds_line(document)]
    asked = document.get("experiment")
    if not asked or not asked.get("variants"):
        return []
    first = asked["variants"][0]
    options = [
        f"{name}={typed(value)}"
        for name, value in first["options"].items()
        if all(variant["options"].get(name) == value for variant in asked["variants"])
    ]
    sides = [variant["bots"] for variant in asked["variants"]]
    who = " against ".join(first["bots"])
    if any(side != sides[0] for side in sides):
        who = ", ".join(dict.fromkeys(bot for side in sides for bot in reversed(side)))
    rules = ", ".join([f"rules {asked['rules']}", *options])
    lines = [f"Played by {who} ({rules}). Seed {asked['seed']}."]
    if "games" in document:
        games = f"{document['games']:,} games".replace(",", "\N{NARROW NO-BREAK SPACE}")
        if document["games"] < document.get("of", 0):
            games += f" of {document['of']} that were asked for: it was stopped early"
        deals = f", {document['deals']} deals" if "deals" in document else ""
        lines.append(f"{games}{deals}.")
    return lines


def odds_line(document: Document) -> str:
    options = [f"{name}={typed(value)}" for name, value in document["options"].items()]
    rules = ", ".join([f"rules {document['rules']}", *options])
    return f"Asked: {document['question']} ({rules}). Seed {document['seed']}."


def note_lines(document: Document) -> list[str]:
    """How the figures were made, for who wants to know how far to trust them."""
    sure = (
        "Every figure comes with an interval. If the whole experiment were repeated again and "
        "again, 95 of 100 such intervals would hold the true value. They are worked out over "
        "deals: games that share their cards count as one observation."
    )
    if document["command"] == "odds":
        lines = [COUNTED if document["method"] == "exact" else SIMULATED]
        return [*lines, STOPPED] if document["until"] else lines
    lines = [sure]
    if document.get("until"):
        lines.append(STOPPED)
    if document["command"] in ("study", "sweep", "compare", "skill", "decks"):
        lines.append(
            "Many things are compared at once, and among twenty differences that are not there one "
            "looks real by chance. So only those are called clear that are still there after "
            "Holm's correction: the chance of even one false alarm is at most 5%."
        )
    if document["command"] in HOW_COMPARED:
        lines.append(HOW_COMPARED[document["command"]])
    lines.append(
        "The players are bots. They are tireless and play a certain way, so people may find "
        "things in the game that they do not, and the other way round."
    )
    return lines
