"""What a wish grants: a card that helps to form a Rally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.games.creature_wars.being import NONE, Being

if TYPE_CHECKING:
    from bestiary.games.creature_wars.verbs.finding import Finding


def granted(duel: Finding, seat: i64, drawn: Being) -> Being:
    """A random creature that shares the trait the hand holds most of: Tribe before type, then the
    trait held first. An empty hand wishes for anything. The drawn card's origin stays."""
    cards = duel.creatures(seat)
    being = duel.edition.random_creature(duel.rng)
    best = 0
    for by_tribe in (True, False):
        for card in cards:
            trait = card.face.tribe if by_tribe else card.face.power
            held = [c.face.tribe if by_tribe else c.face.power for c in cards].count(trait)
            if trait != NONE and held > best and (not by_tribe or trait < 7):
                best = held
                if by_tribe:
                    being = duel.edition.random_of(trait, duel.rng)
                else:
                    being = duel.edition.random_creature(duel.rng).but(power=trait)
    return being.from_(drawn.origin)
