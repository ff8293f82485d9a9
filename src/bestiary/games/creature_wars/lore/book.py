"""The game's table: every step, question and mark of Creature Wars is registered here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Table

if TYPE_CHECKING:
    from bestiary.games.creature_wars.being import Being
    from bestiary.games.creature_wars.duel import Duel

book: Table[Duel, Being] = Table("creature-wars")
