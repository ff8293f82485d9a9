"""What a search found, as data and in sentences."""

from typing import Any

import bestiary
from bestiary.lab.experiment import SCHEMA
from bestiary.lab.measures import as_shown
from bestiary.lab.sweep import point_name
from bestiary.lab.tune.search import Tried, Tuner
from bestiary.lab.tune.space import Point
from bestiary.lab.words.figures import figure


def tune_document(tuner: Tuner) -> dict[str, Any]:
    """All figures as plain data, in a fixed order, independent of time and machine."""
    assert tuner.experiment is not None
    asked = tuner.experiment.to_json()
    fixed = {**asked["variants"][0], "name": "", "options": tuner.fixed}
    found: dict[str, Any] = {
        "lab": SCHEMA,
        "command": "tune",
        "bestiary": bestiary.__version__,
        "title": tuner.experiment.game.title,
        "experiment": {
            **asked, "seed": tuner.seed, "games": tuner.games, "variants": [fixed],
        },
        "games": tuner.played,
        "of": tuner.played,
        "deals": tuner.played // tuner.experiment.seatings[0],
        "varied": [
            {"option": each.option, "values": [each.values[0], each.values[-1]],
             "count": len(each.values)}
            for each in tuner.space.varied
        ],
        "aims": [aim.to_json() for aim in tuner.aims],
        "rounds": tuner.round,
        "stopped": tuner.stopped,
        "tried": [shown(tuner, p, tried) for p, tried in sorted(tuner.tried.items())],
        "confirmed": [shown(tuner, p, tried) for p, tried in tuner.confirmed.items()],
    }  # fmt: skip
    found["summary"] = tune_summary(found)
    return found


def shown(tuner: Tuner, point: Point, tried: Tried) -> dict[str, Any]:
    options = tuner.space.options(point)
    measures = []
    for aim in tuner.aims:
        interval = tried.interval(aim.measure)
        data = as_shown(aim.measure, interval)
        inside = aim.low <= interval.value <= aim.high
        verdict = aim.verdict(interval)
        measures.append({**data, "aim": aim.words(), "inside": inside, "verdict": verdict})
    return {
        "name": point_name(options), "options": options, "games": tried.games, "measures": measures,
    }  # fmt: skip


def tune_summary(found: dict[str, Any]) -> list[str]:
    if not found["confirmed"]:
        return [f"Stopped after {found['games']} games, before anything was confirmed."]
    winner = found["confirmed"][0]
    lines = [f"Set {winner['name']}. On {winner['games']} fresh games, which it was not chosen by:"]
    lines += [aim_line(measure) for measure in winner["measures"]]
    missed = [measure for measure in winner["measures"] if measure["verdict"] == "missed"]
    if missed and len(found["aims"]) == 1:
        lines.append(
            f"No setting tried reaches {missed[0]['aim']}; {winner['name']} comes nearest. Vary "
            f"something else, or aim elsewhere."
        )
    elif missed:
        lines.append(
            "No setting tried meets all aims at once: they pull against each other, or one of them "
            "is out of reach."
        )
        for other in found["confirmed"][1:]:
            figures = ", ".join(f"{m['title']} {figure(m)}" for m in other["measures"])
            lines.append(f"Or set {other['name']}: {figures}.")
    lines.append(
        f"{len(found['tried'])} settings were tried, {found['games']} games in all; the search "
        f"ended because {found['stopped']}."
    )
    return lines


def aim_line(measure: dict[str, Any]) -> str:
    said = {
        "holds": "met for sure",
        "may hold": "met, as far as these games can tell"
        if measure["inside"] else "just missed, which may be chance",
        "missed": "missed for sure",
    }[measure["verdict"]]  # fmt: skip
    return f"{measure['title']}: {figure(measure)}; the aim was {measure['aim']}: {said}."
