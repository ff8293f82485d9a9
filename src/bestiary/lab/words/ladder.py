"""What a ladder of bots says about skill and luck, in sentences."""

from itertools import pairwise
from typing import Any

from bestiary.lab.words.figures import figure, percent


def skill_summary(found: dict[str, Any]) -> list[str]:
    pairs = {(pair["stronger"], pair["weaker"]): pair for pair in found["pairs"]}
    lines = [step_line(pairs[high, low], found["even"]) for low, high in pairwise(found["ladder"])]
    bottom, top = found["ladder"][0], found["ladder"][-1]
    widest = pairs[top, bottom]
    if widest["shares"] is None:
        return lines
    shares = {part: percent(share["value"]) for part, share in widest["shares"].items()}
    sure = figure(widest["shares"]["strength"])
    lines.append(
        f"Between {top} and {bottom}, skill explains {sure} of the variance of a game's result, "
        f"the seat {shares['seat']}, the deal {shares['deal']}, and luck after the deal the other "
        f"{shares['rest']}."
    )
    return lines


def step_line(pair: dict[str, Any], even: float) -> str:
    """Whether a step of the ladder pays."""
    won = f"{pair['stronger']} wins {figure(pair['wins'])} against {pair['weaker']}"
    if not pair["clear"]:
        return f"{won}, which may be chance: more games would tell whether that step pays."
    if pair["wins"]["value"] < even:
        return f"{won}: more thought makes it worse, so the bots misjudge this game."
    return f"{won}: better play pays."
