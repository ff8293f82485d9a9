"""Fortify: what the artifact gives the defender of a duel before the first blow."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.journey import Journey, percent
from bestiary.games.creature_adventures.records import FORTIFY
from bestiary.games.creature_adventures.rulebook import book

TEMPORARY: Final = 30  # percent, at level 3


@book.step
def fortify_team(journey: Journey) -> None:
    """Level 3: one creature gets temporary HP at the beginning."""
    if journey.owned(journey.me, FORTIFY) >= 3:
        journey.ask(whom_to_shield)


@book.question("Fortify: which creature gets 30% temporary HP?")
def whom_to_shield(journey: Journey, seat: int) -> list[Answer]:
    return [shield.on(card.id) for card in journey.able(seat)]


@book.act("Shield {}", of="card")
def shield(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        gain = percent(chosen.face.most(), TEMPORARY)
        journey.battle.shielded = card
        journey.battle.shield = gain
        after = journey.reface(chosen, chosen.face.with_hp(chosen.face.hp + gain))
        words = f"{{Your}} {after.face.species.name} gains {{n}} temporary HP."
        journey.record("heal", words, journey.me, [after], gain)


@book.step
def fortify_first(journey: Journey) -> None:
    """Levels 1 and 2: Brace, or Dodge, before the first attack."""
    if journey.owned(journey.me, FORTIFY) >= 1 and journey.fighter(journey.me) is not None:
        journey.ask(how_to_fortify)


@book.question("Fortify: how do you meet the attack?")
def how_to_fortify(journey: Journey, seat: int) -> list[Answer]:
    answers = [fortify_brace.on(), fortify_nothing.on()]
    if journey.owned(seat, FORTIFY) >= 2:
        answers.append(fortify_dodge.on())
    return answers


@book.act("Brace")
def fortify_brace(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.brace_with(journey, journey.me, card)


@book.act("Dodge")
def fortify_dodge(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.dodge_with(journey, journey.me, card)


@book.act("Just wait")
def fortify_nothing(journey: Journey) -> None:
    pass
