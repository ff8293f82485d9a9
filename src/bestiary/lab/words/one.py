"""What the figures of one game mean, in sentences for whoever wrote it."""

from typing import Any, Final

from bestiary.engine import seat_name
from bestiary.lab.words.figures import figure, number_or_whole, percent

MANY_DEAD: Final = 0.15
MANY_RUNAWAYS: Final = 0.4
FEW_COMEBACKS: Final = 0.1
HARDLY_EVER: Final = 0.03  # of the times a card was offered
OFTEN_REGRETTED: Final = 0.05  # of the times it was played, for sure


def study_summary(found: dict[str, Any]) -> list[str]:
    """What a beginner can act on, the most important first."""
    by_name = {measure["name"]: measure for measure in found["measures"]}
    lines = [*seat_lines(found, by_name["first"]), *bot_lines(found), *length_lines(found, by_name)]
    return [*lines, *decision_lines(by_name), *drama_lines(by_name), *card_lines(found)]


def seat_lines(found: dict[str, Any], first: dict[str, Any]) -> list[str]:
    even = found["even"]
    uneven = [seat for seat in found["seats"] if seat["uneven"]]
    lines = []
    if uneven:
        best = max(found["seats"], key=lambda seat: seat["value"])
        worst = min(found["seats"], key=lambda seat: seat["value"])
        lines.append(
            f"{best['title']} wins {figure(best)}, where an even share is {percent(even)}: this is "
            f"not chance. Give {worst['title']} a little more, and see with 'bestiary lab "
            f"compare' what it does."
        )
    else:
        widest = max(found["seats"], key=lambda seat: seat["high"] - seat["low"])
        off = max(abs(widest["low"] - even), abs(widest["high"] - even))
        lines.append(
            f"No seat is clearly better than another. {widest['title']} wins {figure(widest)}; an "
            f"advantage of more than {percent(off)} is unlikely."
        )
    if len([seat for seat in found["beginners"] if seat != "-1"]) > 1:
        lines.append(f"The player who goes first wins {figure(first)}, from whatever seat.")
    return lines


def bot_lines(found: dict[str, Any]) -> list[str]:
    return [
        f"{bot['title']} wins {figure(bot)}"
        + (", which is not chance." if bot["uneven"] else ", which may be chance.")
        for bot in found["bots"]
    ]


def length_lines(found: dict[str, Any], by_name: dict[str, Any]) -> list[str]:
    lengths = found["lengths"]["turns"]
    low, high = number_or_whole(lengths["p10"]), number_or_whole(lengths["p90"])
    endings = ", ".join(f"{end['name']} {percent(end['value'])}" for end in found["endings"])
    long = f"{figure(by_name['turns'])} {turns_of(by_name)}"
    lines = [
        f"A game takes {long}; eight in ten take {low} to {high}.",
        f"Games end by: {endings}.",
    ]
    return [*lines, *point_lines(found.get("points", []))]


def turns_of(by_name: dict[str, Any]) -> str:
    """What the game calls its turns, in a sentence: perhaps rounds."""
    return str(by_name["turns"]["title"]).lower()


def point_lines(points: list[dict[str, Any]]) -> list[str]:
    """What is scored, if the game is won by points."""
    if not points:
        return []
    spread = [
        f"{seat_name(seat)} {number_or_whole(of['median'])} "
        f"({number_or_whole(of['p10'])} to {number_or_whole(of['p90'])})"
        for seat, of in enumerate(points)
    ]
    return [f"Points, the median and eight in ten: {', '.join(spread)}."]


def decision_lines(by_name: dict[str, Any]) -> list[str]:
    if by_name["branching"]["value"] is None:
        return []
    forced, dead = by_name["forced"], by_name["dead"]
    decisions, branching = figure(by_name["decisions"]), figure(by_name["branching"])
    often = f"Players decide {decisions} times a game, between {branching} choices"
    lines = [f"{often}; {figure(forced)} of decisions are forced."]
    if dead["value"] is not None:
        end = ": many. They wait for something to do." if dead["low"] > MANY_DEAD else "."
        turns = turns_of(by_name)
        lines.append(f"In {figure(dead)} of their {turns} players have nothing to decide{end}")
    return lines


def drama_lines(by_name: dict[str, Any]) -> list[str]:
    """Who leads and who comes back; nothing if the game shows no gauges."""
    ahead, back, away = by_name["ahead"], by_name["comebacks"], by_name["runaways"]
    if ahead["value"] is None:
        return ["The game shows no gauges, so nobody can be seen to lead."]
    changes = f"The lead changes {figure(by_name['lead_changes'])} times."
    story = (
        f"The winner is ahead for good after {figure(ahead)} of the game, was behind half-way in "
        f"{figure(back)} of games, and led from the first quarter on in {figure(away)}."
    )
    lines = [f"{changes} {story}"]
    if away["low"] > MANY_RUNAWAYS:
        lines.append("Many games are decided early: the rest of them is only played out.")
    elif back["high"] < FEW_COMEBACKS:
        lines.append("Comebacks are rare: whoever leads half-way nearly always wins.")
    return lines


def card_lines(found: dict[str, Any]) -> list[str]:
    """Cards that hardly anybody plays, and the one most regretted, if any often is."""
    offered = [card for card in found["cards"] if card["offered"] >= 20]
    idle = [card["card"] for card in offered if card["play_rate"]["high"] < HARDLY_EVER]
    lines = []
    if idle:
        named = ", ".join(idle[:5]) + (f" and {len(idle) - 5} more" if len(idle) > 5 else "")
        lines.append(f"Hardly ever played, though they could be: {named}.")
    judged = [
        card
        for card in offered
        if card["judged"] >= 20 and card["regret_rate"]["low"] > OFTEN_REGRETTED
    ]
    if judged:
        worst = max(judged, key=lambda card: (card["regret_rate"]["low"], card["card"]))
        lines.append(
            f"Most regretted in hindsight: {worst['card']}, {figure(worst['regret_rate'])} of the "
            f"times it was played."
        )
    return lines
