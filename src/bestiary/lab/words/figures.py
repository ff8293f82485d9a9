"""Figures as people write them, each with its interval."""

from typing import Any


def percent(share: float) -> str:
    """``0.5`` as 50%, with a digit more where it matters.

    >>> percent(0.5), percent(0.5625), percent(0.004)
    ('50%', '56.2%', '0.4%')
    """
    return f"{100 * share:.1f}".removesuffix(".0") + "%"


def number(value: float) -> str:
    """``17.25`` as 17.2; small ones with a digit more."""
    return f"{value:.2f}" if abs(value) < 2 else f"{value:.1f}"


def figure(item: dict[str, Any]) -> str:
    """A figure with its interval: ``56.2% (53.1% to 59.3%)``."""
    words = percent if item.get("rate", True) else number
    if item["value"] is None:
        return "unknown"
    if item["low"] is None or item["high"] is None:
        return words(item["value"])
    return f"{words(item['value'])} ({words(item['low'])} to {words(item['high'])})"


def number_or_whole(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def change(item: dict[str, Any], is_rate: bool) -> str:
    """A difference with its interval: ``+3.1% (+0.4% to +5.8%)``."""
    if item["value"] is None:
        return "unknown"
    if item["low"] is None:
        return signed(item["value"], is_rate)
    low, high = signed(item["low"], is_rate), signed(item["high"], is_rate)
    return f"{signed(item['value'], is_rate)} ({low} to {high})"


def signed(value: float, is_rate: bool) -> str:
    words = percent(abs(value)) if is_rate else number(abs(value))
    return ("-" if value < 0 else "+") + words
