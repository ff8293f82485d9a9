"""Keeping a creature: one that was caught, or one of a player who was knocked out."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.world import TEAM


@book.step
def offer(journey: Journey) -> None:
    """Offer the waiting creatures one by one, to be kept or let go."""
    if journey.foes.cards:
        journey.then(offer)
        journey.ask(keep_or_not)


def offered(journey: Journey, seat: int) -> str:
    foe = journey.foe()
    return "it" if foe is None else foe.face.notation()


@book.question("Keep {}?", words=offered)
def keep_or_not(journey: Journey, seat: int) -> list[Answer]:
    cards = journey.teams[seat].cards
    if len(cards) < TEAM:
        return [keep.on(), release.on()]
    return [release.on(), *[replace.on(card.id) for card in cards]]


@book.act("Keep it")
def keep(journey: Journey) -> None:
    take_in(journey)


def take_in(journey: Journey) -> None:
    seat = journey.me
    foe = journey.foe()
    if foe is not None:
        kept = journey.move(foe, journey.foes, journey.teams[seat])
        words = f"{{You}} keep{{s}} {kept.face.species.name}."
        journey.record("move", words, seat, [kept], source="foes", target=f"team.{seat}")


@book.act("Keep it in place of {}", of="card")
def replace(journey: Journey, card: int) -> None:
    seat = journey.me
    old = journey.teams[seat].find(card)
    if old is not None:
        journey.discard(seat, old)
        words = f"{{You}} let{{s}} {old.face.species.name} go."
        journey.record("move", words, seat, [old], source=f"team.{seat}", target="gone")
        take_in(journey)


@book.act("Let it go", grave=True)
def release(journey: Journey) -> None:
    foe = journey.foe()
    if foe is not None:
        freed = journey.move(foe, journey.foes, journey.gone)
        words = f"{{You}} let{{s}} {freed.face.species.name} go."
        journey.record("move", words, journey.me, [freed], source="foes", target="gone")
