"""The results of a gauntlet, for people: tables, or sentences in plain mode."""

from rich.table import Table

from bestiary.arena import GauntletSummary, Standing, typed
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count
from bestiary.terminal.report import scoreboard
from bestiary.terminal.report.scoreboard import percent


def show_gauntlet(summary: GauntletSummary, screen: Screen, times: bool) -> None:
    """``times``: with the processor time that a choice takes."""
    tables = [
        ladder_table(summary, times),
        scoreboard.score_table("Pair", [pair.score for pair in summary.pairs]),
    ]
    scoreboard.lay_out(headlines(summary), sentences(summary, times), tables, screen)


def headlines(summary: GauntletSummary) -> list[str]:
    """What was played, so that anybody can play it again."""
    gauntlet = summary.gauntlet
    options = "".join(f", {name}={typed(value)}" for name, value in gauntlet.options.items())
    games = count(summary.games, "game")
    if not summary.whole:
        games = f"{summary.games} of {count(gauntlet.games, 'game')}"
    pairs = f"{count(len(gauntlet.pairs), 'pair')}, {count(gauntlet.pairs[0].games, 'game')} each"
    title = f"{gauntlet.game.title} (rules {gauntlet.game.version}{options})"
    how = f"{games}: {pairs}, each deal from both sides. Seed {gauntlet.seed}."
    return [
        f"{title}: a gauntlet of {count(len(gauntlet.bots), 'bot')}.",
        f"{how} Ratings are Elo, with {gauntlet.reference} at 1000.",
    ]


def ranked(summary: GauntletSummary) -> list[Standing]:
    """The strongest first; those without a rating last."""
    rated = [
        (-standing.rating.value, place, standing)
        for place, standing in enumerate(summary.standings)
        if standing.rating is not None
    ]
    rest = [standing for standing in summary.standings if standing.rating is None]
    return [standing for _, _, standing in sorted(rated)] + rest


def sentences(summary: GauntletSummary, times: bool) -> list[str]:
    lines = [standing_sentence(summary, standing, times) for standing in ranked(summary)]
    return lines + [scoreboard.score_sentence(pair.score) for pair in summary.pairs]


def standing_sentence(summary: GauntletSummary, standing: Standing, times: bool) -> str:
    rating = standing.rating
    if rating is None:
        said = "no rating yet"
    elif standing.name == summary.gauntlet.reference:
        said = f"rating {rating.value:.0f}"
    else:
        said = f"rating {rating.value:.0f} (95% interval {rating.low:.0f} to {rating.high:.0f})"
    score = standing.score
    won = f"{percent(score.rate)} of {count(score.games, 'game')}"
    spent = f", {milliseconds(standing)} a choice" if times and standing.choices else ""
    return f"{standing.name}: {said}, {won}{spent}."


def ladder_table(summary: GauntletSummary, times: bool) -> Table:
    headings = ["Bot", "Rating", "95% interval", "Win rate", "Games"]
    table = scoreboard.grid([*headings, "Time a choice"] if times else headings)
    for standing in ranked(summary):
        rating = standing.rating
        cells = ["-", ""] if rating is None else [f"{rating.value:.0f}", ""]
        if rating is not None and standing.name != summary.gauntlet.reference:
            cells[1] = f"{rating.low:.0f} to {rating.high:.0f}"
        cells += [percent(standing.score.rate), str(standing.score.games)]
        if times:
            cells.append(milliseconds(standing) if standing.choices else "")
        table.add_row(standing.name, *cells)
    return table


def milliseconds(standing: Standing) -> str:
    """The processor time for one choice that was not forced."""
    return f"{standing.milliseconds:.3g} ms"
