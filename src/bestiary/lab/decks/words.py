"""What a matrix of decks means, in sentences."""

from typing import Any

from bestiary.lab.words import figure, percent


def decks_summary(found: dict[str, Any]) -> list[str]:
    return [*mix_lines(found), *pair_lines(found), *triangle_lines(found)]


def mix_lines(found: dict[str, Any]) -> list[str]:
    """The mix that nobody can beat."""
    held = [deck for deck in found["decks"] if deck["share"]["value"] > 0]
    held.sort(key=lambda deck: (-deck["share"]["value"], deck["name"]))
    if len(held) == 1:
        best = held[0]
        if best["share"]["low"] == 1:
            sure = "So it is in 95% of matrices as likely as this one."
            return [f"No deck beats {best['name']}: bring nothing else. {sure}"]
        return [f"No deck beats {best['name']} in these games; more may bring others into the mix."]
    mix = ", ".join(f"{deck['name']} {percent(deck['share']['value'])}" for deck in held)
    out = [deck["name"] for deck in found["decks"] if deck["share"]["high"] == 0]
    lines = [f"The mix that nobody can beat: {mix}."]
    if out:
        lines.append(f"No place in it, in 95% of matrices as likely as this one: {', '.join(out)}.")
    return lines


def pair_lines(found: dict[str, Any]) -> list[str]:
    clear = [pair for pair in found["pairs"] if pair["clear"]]
    if not clear:
        return ["No pairing is clearly uneven yet: more games would tell."]
    worst = max(clear, key=lambda pair: abs(pair["value"] - 0.5))
    one, two = worst["decks"]
    if worst["value"] < 0.5:
        one, two = two, one
        low, high = 1 - worst["high"], 1 - worst["low"]
        worst = {**worst, "value": 1 - worst["value"], "low": low, "high": high}
    many = f"Clearly uneven pairings: {len(clear)} of {len(found['pairs'])}."
    return [f"{many} The most one-sided: {one} wins {figure(worst)} against {two}."]


def triangle_lines(found: dict[str, Any]) -> list[str]:
    if len(found["decks"]) < 3:
        return []
    clear = [each for each in found["triangles"] if each["clear"]]
    unsure = len(found["triangles"]) - len(clear)
    if clear:
        first = " beats ".join([*clear[0]["decks"], clear[0]["decks"][0]])
        return [f"Decks that beat each other in a circle, clearly: {len(clear)}; {first}."]
    if unsure:
        return [f"No clear circle of decks that beat each other; {unsure} that may be chance."]
    return ["There is no circle of decks that beat each other."]
