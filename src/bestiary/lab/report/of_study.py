"""The report of ``lab study``: who wins, how games end, how long they take, who leads, what players
decide, and every card and choice."""

from typing import Any, Final

from bestiary.lab.report.blocks import (
    Block,
    Cell,
    Histogram,
    IntervalBar,
    IntervalPlot,
    Plot,
    ReportTable,
    ends,
)
from bestiary.lab.words.figures import figure, number_or_whole, percent
from bestiary.lab.words.one import turns_of

Document = dict[str, Any]

DRAMA: Final = ("ahead", "comebacks", "runaways", "draws")
CHOICE: Final = ("forced", "dead", "still")
FEWEST: Final = 10  # offers below which a rate says nothing
MOST_BARS: Final = 10  # at each end


def study_blocks(found: Document) -> list[Block]:
    by_name = {measure["name"]: measure for measure in found["measures"]}
    blocks: list[Block] = [who_wins(found, by_name["first"]), endings(found), lengths(found)]
    for title, names, make in (
        ("Who leads, and who comes back", DRAMA, drama_sentence),
        ("How much there is to decide", CHOICE, choice_sentence),
    ):
        known = [by_name[name] for name in names if by_name[name]["value"] is not None]
        if known:
            blocks.append(measure_plot(title, known, make(by_name)))
    blocks.append(measure_table(found))
    rated = [card for card in found["cards"] if card["offered"] >= FEWEST and card["play_rate"]]
    if rated:
        blocks.append(card_plot(rated))
    if found["cards"]:
        blocks.append(card_table(found))
    if found["choices"]:
        blocks.append(choice_table(found))
    return blocks


def data_rows(items: list[dict[str, Any]]) -> list[list[Any]]:
    return [[item["title"], item["value"], item["low"], item["high"]] for item in items]


def who_wins(found: Document, first: dict[str, Any]) -> Plot:
    even = found["even"]
    items = [*found["seats"], *found["bots"]]
    moves = [seat for seat in found["beginners"] if seat != "-1"]
    if len(moves) > 1:
        items.append({**first, "title": "Whoever goes first", "uneven": False})
    bars = [IntervalBar(i["title"], i["value"], i["low"], i["high"], i["uneven"]) for i in items]
    uneven = [item["title"] for item in items if item["uneven"]]
    widest = max(found["seats"], key=lambda seat: seat["high"] - seat["low"])
    if uneven:
        sentence = (
            f"The dashed line is an even share, {percent(even)}. {', '.join(uneven)} "
            f"{'is' if len(uneven) == 1 else 'are'} off it for sure (in orange): so far off would "
            f"come by chance less than once in 20 such experiments."
        )
    else:
        sentence = (
            f"The dashed line is an even share, {percent(even)}. Nobody is off it for sure. "
            f"{widest['title']}'s true share lies between {percent(widest['low'])} and "
            f"{percent(widest['high'])}, most likely; more games would narrow that down."
        )
    plot = IntervalPlot(bars, True, even, "an even share")
    return Plot("Who wins", sentence, plot, ["who", "share", "low", "high"], data_rows(items))


def endings(found: Document) -> Plot:
    items = found["endings"]
    bars = [IntervalBar(end["name"], end["value"], end["low"], end["high"]) for end in items]
    most = items[0]
    often = "Most" if len(items) > 1 else "All"
    sentence = (
        f"{often} games, {figure(most)}, end by {most['name']}. In brackets, and as the line "
        f"through each dot: where the true share lies, with 95% confidence."
    )
    rows = [[end["name"], end["games"], end["value"], end["low"], end["high"]] for end in items]
    headings = ["ending", "games", "share", "low", "high"]
    return Plot("How games end", sentence, IntervalPlot(bars, True), headings, rows)


def lengths(found: Document) -> Plot:
    turns = found["lengths"]["turns"]
    mean = next(each for each in found["measures"] if each["name"] == "turns")
    called = turns_of({"turns": mean})
    low, high = number_or_whole(turns["p10"]), number_or_whole(turns["p90"])
    sentence = (
        f"Half of the games are over by {called[:-1]} {number_or_whole(turns['median'])}; eight in "
        f"ten take {low} to {high} {called} (the solid bars). The mean is {figure(mean)}."
    )
    counts = [(int(length), int(games)) for length, games in turns["counts"]]
    plot = Histogram(counts, called, (turns["p10"], turns["p90"]))
    rows = [list(pair) for pair in counts]
    return Plot("How long a game takes", sentence, plot, [called, "games"], rows)


def measure_plot(title: str, items: list[dict[str, Any]], sentence: str) -> Plot:
    bars = [IntervalBar(item["title"], item["value"], item["low"], item["high"]) for item in items]
    plot = IntervalPlot(bars, True)
    return Plot(title, sentence, plot, ["measure", "share", "low", "high"], data_rows(items))


def drama_sentence(by_name: dict[str, Any]) -> str:
    ahead, back, away = by_name["ahead"], by_name["comebacks"], by_name["runaways"]
    if ahead["value"] is None:
        return f"{figure(by_name['draws'])} of games have no single winner."
    return (
        f"The winner is in front for good after {figure(ahead)} of the game. In {figure(back)} of "
        f"games the winner was behind half-way; in {figure(away)} the first quarter decided it. "
        f"The lines are 95% intervals."
    )


def choice_sentence(by_name: dict[str, Any]) -> str:
    return (
        f"{figure(by_name['forced'])} of all decisions offer one choice only, and in "
        f"{figure(by_name['dead'])} of their {turns_of(by_name)} players decide nothing at all. A "
        f"decision offers {figure(by_name['branching'])} choices on average."
    )


def measure_table(found: Document) -> ReportTable:
    known = [item for item in found["measures"] if item["value"] is not None]
    rows = [
        [Cell(i["title"], i["title"]), Cell(figure(i), i["value"]), Cell(i["text"], i["text"])]
        for i in known
    ]
    sentence = (
        "Means over all games, with 95% intervals. “As bots see it”: by their own estimates of the "
        "position, in the games that were looked at closely "
        f"({found['close']} of {found['games']})."
    )
    return ReportTable("All measures", sentence, ["Measure", "Mean", "What it is"], rows)


def card_plot(rated: list[dict[str, Any]]) -> Plot:
    ranked = sorted(rated, key=lambda card: (-card["play_rate"]["value"], card["card"]))
    shown = ranked
    left = ""
    if len(ranked) > 2 * MOST_BARS:
        shown = ranked[:MOST_BARS] + ranked[-MOST_BARS:]
        left = f" The {len(ranked) - len(shown)} between them are in the table below."
    bars = [IntervalBar(card["card"], *ends(card["play_rate"])) for card in shown]
    best, worst = ranked[0], ranked[-1]
    apart = best["play_rate"]["low"] > worst["play_rate"]["high"]
    sure = "more than chance explains" if apart else "which may still be chance"
    sentence = (
        f"How often a card is played when it could be. {best['card']} is taken most, "
        f"{figure(best['play_rate'])}; {worst['card']} least, {figure(worst['play_rate'])}: "
        f"{sure}. A card that is rarely taken is weak, or the bots do not see what it is for; what "
        f"it is worth is what ‘bestiary lab cards’ answers.{left}"
    )
    rows = [
        [c["card"], c["offered"], *(c["play_rate"][e] for e in ("value", "low", "high"))]
        for c in ranked
    ]
    headings = ["card", "offered", "play rate", "low", "high"]
    return Plot("Cards that are played", sentence, IntervalPlot(bars, True), headings, rows)


def rate(item: dict[str, Any] | None) -> Cell:
    if item is None or item["of"] < FEWEST:
        return Cell("too few", None)
    return Cell(figure(item), item["value"])


def card_table(found: Document) -> ReportTable:
    rows = [
        [
            Cell(card["card"], card["card"]),
            Cell(percent(card["seen_share"]), card["seen_share"]),
            Cell(str(card["offered"]), card["offered"]),
            rate(card["play_rate"]),
            rate(card["regret_rate"]),
        ]
        for card in sorted(found["cards"], key=lambda card: (-card["seen"], card["card"]))
    ]
    sentence = (
        "Seen by: the share of players who held the card in a game. Regretted: another choice "
        "would have been better by 5% or more, had the player known everything; a high rate says "
        "that a card is a gamble, not that it is bad."
    )
    headings = ["Card", "Seen by", "Offered", "Played of offered", "Regretted"]
    return ReportTable("Every card", sentence, headings, rows)


def choice_table(found: Document) -> ReportTable:
    rows = [
        [
            Cell(f"{c['question']}: {c['verb']}", f"{c['question']}: {c['verb']}"),
            Cell(str(c["asked"]), c["asked"]),
            rate(c["made_rate"]),
            rate(c["regret_rate"]),
        ]
        for c in sorted(found["choices"], key=lambda each: (-each["asked"], each["verb"]))
    ]
    sentence = (
        "What players are asked and how they answer. Something that is hardly ever chosen may as "
        "well not be in the game; something that always is, is no choice."
    )
    headings = ["Question and choice", "Asked", "Chosen", "Regretted"]
    return ReportTable("Every choice", sentence, headings, rows)
