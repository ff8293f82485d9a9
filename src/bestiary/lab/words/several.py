"""What the figures of several variants mean, in sentences."""

from typing import Any

from bestiary.lab.words.figures import change, figure


def compare_summary(found: dict[str, Any]) -> list[str]:
    """What changed for sure, or that nothing did."""
    first, second = found["names"]
    clear = [each for each in found["measures"] if each["difference"]["clear"]]
    if not clear:
        win = found["measures"][0]
        won = f"{win['title']} wins {figure({**win['a'], 'rate': True})} with {first}"
        by = f"with {second} {change(win['difference'], True)}"
        return [f"Nothing changed that {found['deals']} deals could show: {won}, and {by}."]
    lines = []
    for each in clear:
        before = figure({**each["a"], "rate": each["rate"]})
        after = figure({**each["b"], "rate": each["rate"]})
        by = change(each["difference"], each["rate"])
        lines.append(f"{each['title']}: {before} with {first}, {after} with {second}: {by}.")
    return lines


def sweep_summary(found: dict[str, Any]) -> list[str]:
    """For each measure: what moves it, and how far."""
    points, base = found["points"], found["points"][found["base"]]
    lines = []
    for place, measure in enumerate(base["measures"]):
        there = [point for point in points if point["measures"][place]["value"] is not None]
        if not there:
            continue
        low = min(there, key=lambda point: point["measures"][place]["value"])
        high = max(there, key=lambda point: point["measures"][place]["value"])
        moved = [
            point
            for point in points
            if point["measures"][place]["difference"]
            and point["measures"][place]["difference"]["clear"]
        ]
        if not moved:
            lines.append(
                f"{measure['title']}: no setting differs clearly from {base['name']}, "
                f"{figure(measure)}."
            )
            continue
        lines.append(
            f"{measure['title']}: from {figure(low['measures'][place])} at {low['name']} to "
            f"{figure(high['measures'][place])} at {high['name']}. Clearly different from "
            f"{base['name']}: {listed([point['name'] for point in moved])}."
        )
    return [*lines, *even_lines(found)]


def listed(names: list[str]) -> str:
    """Settings side by side; of two options each has a comma of its own.

    >>> listed(["hp=5", "hp=7"]), listed(["hp=5, hand=4", "hp=7, hand=4"])
    ('hp=5, hp=7', 'hp=5, hand=4; hp=7, hand=4')
    """
    return ("; " if any(", " in name for name in names) else ", ").join(names)


def even_lines(found: dict[str, Any]) -> list[str]:
    """At which settings the first player's share is not even."""
    rated = [
        (point["name"], measure)
        for point in found["points"]
        for measure in point["measures"]
        if measure["name"] == "first" and measure["value"] is not None
    ]
    if not rated:
        return []
    uneven = [f"{name} {figure(measure)}" for name, measure in rated if measure["uneven"]]
    if not uneven:
        return ["At no setting is the first player's share clearly uneven."]
    if len(uneven) == len(rated):
        return ["The first player's share is clearly uneven at every setting."]
    return [f"The first player's share is clearly uneven at: {listed(uneven)}."]
