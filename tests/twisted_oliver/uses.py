"""The cards of a soak: how often each was played, and how often each text went off by itself."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bestiary.engine import State
from bestiary.games.twisted_oliver.design import ORB, SET, Design
from bestiary.games.twisted_oliver.energy import CLEAR, COUNT, KINDS
from bestiary.games.twisted_oliver.rack import LIMITS
from bestiary.games.twisted_oliver.resolving import is_set_off
from tests.soak.tallies import Tally, rarest

OFTEN_ENOUGH: Final = 20  # plays of a card

PLAYED: Final = {f"played {card.id}": card.name for card in SET.cards}
USED: Final = {
    f"{card.name}: {text.words('it')}": f"{card.name} ({text.words('it')})"
    for card in SET.cards
    for text in card.texts
    if is_set_off(text)
}


class Uses(Tally):
    title = "Cards of Twisted-Oliver"

    def seen(self, state: State[Any], since: int) -> Iterator[str]:
        for event in state.events[since:]:
            if event.motion == "move" and event.target.startswith(("play.", "traps.")):
                if event.source.startswith("hand."):
                    yield f"played {event.cards[0].face.id}"
            elif event.template in USED:
                yield event.template

    def lacking(self, counts: Mapping[str, int]) -> list[str]:
        found = [
            f"{name} was played {counts.get(key, 0)} times; {OFTEN_ENOUGH} are asked for"
            for key, name in PLAYED.items()
            if counts.get(key, 0) < OFTEN_ENOUGH
        ]
        return found + [f"never used: {name}" for key, name in USED.items() if not counts.get(key)]

    def lines(self, counts: Mapping[str, int]) -> list[str]:
        plays = sum(counts.get(key, 0) for key in PLAYED)
        return [
            f"Each of the {len(PLAYED)} cards was played, {plays:,} times in all; least often:",
            f"{rarest(counts, PLAYED, 5)}.",
            "",
            f"Each of their {len(USED)} texts that something sets off was used; least often:",
            f"{rarest(counts, USED, 5)}.",
        ]


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


def is_about(card: Design, kind: int) -> bool:
    """Clear cards are those that cost nothing else."""
    if kind == CLEAR:
        return any(card.cost) and not any(card.cost[:CLEAR])
    return card.cost[kind] > 0


WHOLE: Final = {KINDS[kind].lower(): whole(kind) for kind in range(COUNT)}
