"""The cards of a soak: how often each was played, and how often each text went off by itself."""

from typing import Final

from bestiary.games.twisted_oliver.design.card import ORB, SET, OliverDesign
from bestiary.games.twisted_oliver.energy.counts import CLEAR, COUNT, KINDS
from bestiary.games.twisted_oliver.rack import LIMITS
from bestiary.trading import Text
from tests.trading import uses as trading


class Uses(trading.Uses):
    title = "Cards of Twisted-Oliver"
    played = trading.plays(SET.cards)
    used = trading.quotes(SET.cards, Text.is_set_off)
    which = "triggered texts"
    out_of = ("hand.",)
    into = ("play.", "traps.")


def whole(kind: int) -> str:
    """A deck with every card that costs a kind of energy, and orbs: half of them that kind's, the
    others Red and Yellow, for those that cost something themselves and for the Wolverine."""
    orb = next(card for card in SET.cards if card.sort == ORB and card.gives == kind)
    counts = {card.id: 1 for card in SET.cards if is_about(card, kind) and card is not orb}
    free = LIMITS.size - len(counts)
    for id, count in (
        (orb.id, free - free // 2),
        ("og-01", free // 4),
        ("og-03", free // 2 - free // 4),
    ):
        counts[id] = counts.get(id, 0) + count
    return "".join(f"{count} {id}\n" for id, count in counts.items())


def is_about(card: OliverDesign, kind: int) -> bool:
    """Clear cards are those that cost nothing else."""
    if kind == CLEAR:
        return any(card.cost) and not any(card.cost[:CLEAR])
    return card.cost[kind] > 0


WHOLE: Final = {KINDS[kind].lower(): whole(kind) for kind in range(COUNT)}
