"""Hidden cards where they never lie: two kinds of card that a guess mixes up.

If each player has a secret patron and a hand of moths, all face down, a guess that knows nothing
better deals a patron as a moth. Nothing breaks, and every bot plays nonsense. So what lies hidden
in each zone is compared with what guesses put there.
"""

from collections import Counter
from random import Random
from typing import Any, Final

from bestiary.check.failure import CheckFailed
from bestiary.engine import Rng, State

ENOUGH: Final = 60  # cards of a zone before anything is said of it
TOO_MANY: Final = 0.25  # of a guess's cards are strangers, beyond what is usual


class Mixture:
    """Which origins lie in each zone: in early games, in later ones, and in guesses of those."""

    def __init__(self) -> None:
        self.early: dict[str, set[int]] = {}
        self.later = Strangers()
        self.guessed = Strangers()

    def see_early(self, state: State[Any]) -> None:
        for zone in state.zones:
            origins = self.early.setdefault(zone.place.key, set())
            origins.update(int(card.face.origin) for card in zone.cards)

    def see_later(self, state: State[Any], dice: Random) -> None:
        """Look at what one seat does not know, and at how it guesses that."""
        seat = dice.randrange(state.seats)
        guess = state.guess(seat, Rng(dice.getrandbits(64)))
        for zone, other in zip(state.zones, guess.zones, strict=True):
            key = zone.place.key
            known = self.early.get(key, set())
            for card, dealt in zip(zone.cards, other.cards, strict=True):
                if not card.known_to(seat):
                    self.later.see(key, int(card.face.origin), known)
                    self.guessed.see(key, int(dealt.face.origin), known)

    def check(self, state: State[Any]) -> None:
        """Guesses put no more strangers into a zone than the game itself does."""
        for key, seen in self.guessed.seen.items():
            usual = self.later.share(key)
            if seen >= ENOUGH and self.guessed.share(key) > usual + TOO_MANY:
                stranger = self.guessed.strangers[key].most_common(1)[0][0]
                raise CheckFailed(
                    f"guesses put '{state.origin_label(stranger)}' into '{key}', where it never "
                    "lies: if those cards look different face down, give them backs (State.back); "
                    "if they come from different decks, pools (State.pool)"
                )


class Strangers:
    """Cards by zone, and those among them that early games had not shown there."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.strangers: dict[str, Counter[int]] = {}

    def see(self, key: str, origin: int, known: set[int]) -> None:
        self.seen[key] += 1
        if origin not in known:
            self.strangers.setdefault(key, Counter())[origin] += 1

    def share(self, key: str) -> float:
        strange = sum(self.strangers.get(key, Counter()).values())
        return strange / self.seen[key] if self.seen[key] else 0.0
