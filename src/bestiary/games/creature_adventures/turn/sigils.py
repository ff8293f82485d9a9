"""What the Sigils of Power and Wisdom let their holder do before the roll."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.creatures.creature import ATTACK, DEFENCE, HEALTH, NO_POINTS
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import POWER, WISDOM
from bestiary.games.creature_adventures.rulebook import PEACE, book
from bestiary.games.creature_adventures.turn.points import gain


def powers(journey: Journey, seat: i64) -> list[Answer]:
    answers: list[Answer] = []
    if journey.holds(seat, WISDOM):
        if not journey.so_far.blessed:
            has = combat.peaceful(journey, seat)
            answers += [bless.on(card.id) for card in journey.teams[seat].cards if card is not has]
        if combat.can_use_peace(journey, seat, False):
            answers.append(find_peace.on())
    if journey.holds(seat, POWER) and not journey.so_far.shifted and journey.is_able(seat):
        answers.append(shift_power.on())
    return answers


# ---- The Sigil of Power -----------------------------------------------------------------------


@book.act("Sigil of Power: place its three points anew")
def shift_power(journey: Journey) -> None:
    """Once a turn. Points on a creature that is down stay there."""
    seat = journey.me
    journey.so_far.shifted = 1
    loose = []
    for card in journey.able(seat):
        if card.face.power.total():
            loose.append(journey.reface(card, card.face.with_power(NO_POINTS)))
    if loose:
        words = "{You} gather{s} the power from {their} creatures."
        journey.record("change", words, seat, loose)
    journey.then(place_power)


@book.step
def place_power(journey: Journey) -> None:
    if journey.power_left(journey.me) > 0:
        journey.ask(where_to_place)
    else:
        journey.resume_turn()


def still_loose(journey: Journey, seat: int) -> str:
    return str(journey.power_left(seat))


@book.question("Sigil of Power, {} to place: where does a point go?", words=still_loose)
def where_to_place(journey: Journey, seat: int) -> list[Answer]:
    answers = [hold_back.on()]
    for card in journey.able(seat):
        answers += [empower.on(card.id, attribute) for attribute in (ATTACK, DEFENCE, HEALTH)]
    return answers


@book.act("Empower {}: {}", of="card", to="number", words=gain)
def empower(journey: Journey, card: int, attribute: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        power = chosen.face.power.plus(attribute, 1)
        raised = journey.reface(chosen, chosen.face.with_power(power))
        words = f"{{Your}} {raised.face.species.name} gets {gain(journey, attribute)} for now."
        journey.record("change", words, journey.me, [raised], 1)
    journey.then(place_power)


@book.act("Hold the rest back")
def hold_back(journey: Journey) -> None:
    journey.resume_turn()


# ---- The Sigil of Wisdom ----------------------------------------------------------------------


@book.act("Give Inner Peace to {}", of="card")
def bless(journey: Journey, card: int) -> None:
    """Once a turn."""
    journey.so_far.blessed = 1
    journey.withdraw_peace(journey.me)
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        chosen = journey.change(chosen.with_mark(PEACE, 0))
        words = f"{{Your}} {chosen.face.species.name} finds Inner Peace."
        journey.record("mark", words, journey.me, [chosen])
    journey.resume_turn()


@book.act("Use Inner Peace: heal the creature that has it by half")
def find_peace(journey: Journey) -> None:
    combat.use_inner_peace(journey, journey.me)
    journey.resume_turn()
