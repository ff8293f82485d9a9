"""The answer to a question of chance, in sentences."""

from fractions import Fraction
from typing import Any, Final

from bestiary.lab.words import figure, number, percent

LONGEST: Final = 24  # characters of a fraction that is printed


def odds_summary(found: dict[str, Any]) -> list[str]:
    if found["value"] is None:
        return ["No answer: nothing was dealt that the question is about."]
    lines = [answer_line(found)]
    if found["fight"] is not None:
        lines += fight_lines(found["fight"])
    if found["method"] == "exact":
        lines.append(check_line(found))
    else:
        lines.append(f"By simulation, because {found['why']}.")
    return [line for line in lines if line]


def answer_line(found: dict[str, Any]) -> str:
    if found["method"] != "exact":
        return f"{found['question']}: {figure(found['simulated'])}."
    value = found["value"]
    return f"{found['question']}: {precise(value)}{in_words(found['fraction'])}."


def precise(share: float) -> str:
    """``0.000123`` as 0.0123%: as many digits as say something.

    >>> precise(0.25), precise(0.000123), precise(0.123456)
    ('25%', '0.0123%', '12.3%')
    """
    if share == 0 or share == 1:
        return percent(share)
    return f"{100 * share:.3g}%"


def in_words(fraction: str) -> str:
    """The fraction, if it is short, or one in so many."""
    exact = Fraction(fraction)
    if exact in (0, 1):
        return ", always" if exact else ", never"
    if len(fraction) <= LONGEST:
        return f", exactly {fraction}"
    return f", about one in {number(float(1 / exact))}" if exact < Fraction(1, 3) else ""


def fight_lines(fight: dict[str, Any]) -> list[str]:
    first, second = fight["first_change"], fight["second_change"]
    shares = [precise(fight[each]) for each in ("first_better", "second_better", "alike")]
    who = "The first comes off better in {} of fights, the second in {}, and both alike in {}."
    cost = f"the first side's gauges change by {first:+.3g}, the second's by {second:+.3g}"
    return [who.format(*shares), f"On average {cost}."]


def check_line(found: dict[str, Any]) -> str:
    fight = found["fight"]
    if fight is not None:
        how = f"Exact: the rules fought out every pair of cards, {fight['fights']:,} in all."
        if fight["rolled"]:
            how += (
                f" Dice were rolled in {fight['rolled']:,} of them; each of these was fought 5 "
                f"times, and the dice never changed the outcome."
            )
    else:
        how = "Exact: counted from the deck."
    seen = found["simulated"]
    if seen is None:
        return how
    return f"{how} In {seen['of']:,} simulated cases it was {figure(seen)}."
