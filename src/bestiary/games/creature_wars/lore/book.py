"""The game's rulebook: every step, question and mark of Creature Wars is registered here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Rulebook

if TYPE_CHECKING:
    from bestiary.games.creature_wars.being import Being
    from bestiary.games.creature_wars.duel import Duel

book: Rulebook[Duel, Being] = Rulebook("creature-wars")
