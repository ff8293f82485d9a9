"""What the log says, and effects that come to nothing."""

from __future__ import annotations

from bestiary.engine import Card, Question, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.state import CreatureWarsState


class SayVerbs(CreatureWarsState):
    """Lines in the log."""

    def say(self, words: str, seat: int = -1) -> None:
        """Add a line to the log. ``{You}`` and so on are the seat, by default the one at work."""
        if self.recording:
            who = self.me if seat < 0 else seat
            self.record("announce", words, who, other=1 - who)

    def whisper(self, words: str) -> None:
        """Add a line to the log that only the player at work sees."""
        self.record("announce", words, self.me, audience=bit(self.me))

    def fizzle(self) -> None:
        """Log that nothing comes of it."""
        self.record("announce", "Nothing comes of it.", self.me)

    def each(self, cards: list[Card[Being]]) -> list[Card[Being]]:
        """All of these cards. If none, the log says so."""
        if not cards:
            self.fizzle()
        return cards

    def given(self, *needed: object) -> bool:
        """Whether everything an effect needs is there. If not, the log says so."""
        if all(needed):
            return True
        self.fizzle()
        return False

    def pose(self, question: Question) -> None:
        """Ask the player at work. If there is nothing to choose from, the log says so."""
        self.ask(question)
        if not self.asks:
            self.fizzle()
