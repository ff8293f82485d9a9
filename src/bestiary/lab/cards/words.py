"""What the worth of cards means, in sentences."""

from typing import Any, Final

from bestiary.lab.words import change, percent

MOST_NAMED: Final = 6
ADVICE: Final = {
    "too strong": "Make it weaker or dearer, and see with 'bestiary lab compare' what it does.",
    "too weak": "Give it something, or leave it out.",
}
ONLY_SEEN: Final = (
    "Only seen: no verdict. Whether a card was there because its holder was winning, or the other "
    "way round, cannot be told from this; 'dealt' and 'restricted' tell it."
)


def cards_summary(found: dict[str, Any]) -> list[str]:
    if found["experiment"]["ways"] == ["seen"]:
        return [ONLY_SEEN]
    lines = []
    for verdict, advice in ADVICE.items():
        for card in [card for card in found["cards"] if card["verdict"] == verdict]:
            lines.append(f"{card['card']} is {verdict}: {effect_line(card)}. {advice}")
    if not lines:
        margin = percent(found["margin"])
        lines.append(f"No card is clearly too strong or too weak, by more than {margin}.")
    lines += other_lines(found)
    return lines


def effect_line(card: dict[str, Any]) -> str:
    if card["dealt"] is not None:
        return f"being dealt it changes the win rate by {change(card['dealt'], True)}"
    return f"being forbidden it changes the win rate by {change(card['restricted'], True)}"


def other_lines(found: dict[str, Any]) -> list[str]:
    lines = []
    idle = [card["card"] for card in found["cards"] if card["verdict"] == "never matters"]
    if idle:
        lines.append(f"It makes no difference to have, or to be allowed: {listed(idle)}.")
    unsure = [card for card in found["cards"] if card["verdict"] == "not enough data"]
    if unsure:
        needed = [card["needed"] for card in unsure if card["needed"] is not None]
        names = listed([card["card"] for card in unsure])
        few = f"Not enough data for {len(unsure)} of {found['compared']}: {names}."
        lines.append(f"{few} {needed_line(needed)}".rstrip())
    return lines


def listed(names: list[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more


def needed_line(needed: list[int]) -> str:
    if not needed:
        return ""
    most = f", {max(needed):,} the last" if len(needed) > 1 else ""
    return f"About {min(needed):,} deals (--games) would tell the first of them{most}."
