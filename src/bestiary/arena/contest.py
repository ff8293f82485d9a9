"""A contest: which games are played, from which seeds, and who sits where in each.

The bots move round the table. Each *deal* (the seed of a game) is played once in every *seating*,
so that no bot owes its wins to better cards or a better seat. Bots that are all the same have one
seating only, and every game has a deal of its own.

Where decks are compared, the same bot sits everywhere, and the decks move round instead.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from secrets import randbits
from shlex import quote
from typing import Any, Final, NamedTuple

from bestiary import bots as roster
from bestiary.engine import BadOption, BadPosition, BestiaryError, Game, Value
from bestiary.play.decks import decks_of
from bestiary.play.library import NotOffered
from bestiary.registry import game as find_game

SEEDS: Final = 2**128


class BadContest(BestiaryError):
    """A contest that cannot be played. The message starts with the name of the argument."""


class Deck(NamedTuple):
    """A deck that is compared with others: what to call it, and the text or the name of a ready
    one that the option ``deck`` takes."""

    name: str
    text: str


Asked = tuple[str, list[str], int, int, dict[str, Value], list[Deck]]


class Contest:
    """A number of games of one game between these bots.

    >>> contest = Contest("creature-wars", ["greedy", "random"], games=5, seed=1)
    >>> contest.games  # whole deals only
    6
    >>> [contest.sitters(index) for index in range(2)]
    [['greedy', 'random'], ['random', 'greedy']]
    >>> contest.game_seed(0) == contest.game_seed(1) != contest.game_seed(2)
    True
    """

    def __init__(
        self,
        game: str | Game[Any],
        bots: Sequence[str],
        games: int = 500,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        decks: Sequence[Deck] = (),
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.bots = list(bots)
        self.decks = list(decks)
        self._check_bots()
        if self.decks:
            self._check_decks(options or {})
        if games < 1:
            raise BadContest(f"games {games}: play at least 1 game")
        self.seed = randbits(32) if seed is None else seed
        if not 0 <= self.seed < SEEDS:
            raise BadContest(f"seed {seed}: a seed is a whole number from 0 to 2**128-1")
        given = options or {}
        settled = self.game.settings(given, self.seats)
        self.options: dict[str, Value] = {name: settled[name] for name in sorted(given)}
        self.seatings = seatings([deck.name for deck in self.decks] or self.bots)
        self.asked = games
        self.deals = -(-games // len(self.seatings))
        self.games = self.deals * len(self.seatings)
        if "position" in self.options:
            self._check_position()

    def _check_bots(self) -> None:
        named = ",".join(self.bots)
        for name in self.bots:
            try:
                roster.check_local(name)
            except (roster.UnknownBot, roster.NoProgram) as wrong:
                raise BadContest(f"bots {named}: {wrong}") from None
        fewest, most = self.game.fewest, self.game.most
        if not fewest <= self.seats <= most:
            seats = str(fewest) if fewest == most else f"{fewest} to {most}"
            example = ",".join([roster.REFERENCE] * fewest)
            raise BadContest(
                f"bots {named}: {self.game.title} has {seats} seats, one for each bot, "
                f"such as {example}"
            )

    def _check_decks(self, options: Mapping[str, object]) -> None:
        named = ",".join(deck.name for deck in self.decks)
        try:
            decks_of(self.game)
        except NotOffered as wrong:
            raise BadContest(f"decks {named}: {wrong}") from None
        if len(set(self.bots)) > 1:
            raise BadContest(f"bots {','.join(self.bots)}: decks are compared with one bot only")
        if len(self.decks) != self.seats:
            raise BadContest(f"decks {named}: one deck for each of {self.seats} seats")
        taken = [name for name in options if name in self.brought(range(self.seats))]
        if taken:
            raise BadContest(f"decks {named}: the option {taken[0]} names a deck as well")
        self.game.settings({**options, **self.brought(range(self.seats))}, self.seats)

    def _check_position(self) -> None:
        try:
            self.game.new(self.game_seed(0), self.seats, self.options, record=False)
        except (BadOption, BadPosition):
            raise
        except Exception:  # the fault of the rules: the first game will fail, and say so
            return

    @property
    def seats(self) -> int:
        return len(self.bots)

    def plain(self) -> Asked:
        """The arguments that make the same contest again, in another process."""
        return self.game.name, self.bots, self.asked, self.seed, self.options, self.decks

    def seating(self, index: int) -> int:
        """Which of the seatings a game is played in. Games count from 0."""
        return index % len(self.seatings)

    def sitters(self, index: int) -> list[str]:
        """Which bot sits where in a game."""
        return self.bots if self.decks else self.seatings[self.seating(index)]

    def brought(self, places: Sequence[int]) -> dict[str, str]:
        """The decks as options, one for each seat."""
        return {f"deck.{seat}": self.decks[place].text for seat, place in enumerate(places)}

    def options_of(self, index: int) -> dict[str, Value]:
        """The options of a game: those of the contest, and the seats' decks."""
        if not self.decks:
            return self.options
        return {**self.options, **self.brought(turned(range(self.seats), self.seating(index)))}

    def game_seed(self, index: int) -> int:
        """The seed of a game, the same for all games of a deal. ``play --seed`` takes it too."""
        deal = index // len(self.seatings)
        mixed = blake2b(f"bestiary arena {self.seed} {deal}".encode(), digest_size=7).digest()
        return int.from_bytes(mixed, "big")

    def command(self, index: int) -> str:
        """The command that plays a game again at the prompt, choice for choice."""
        seats = quote(",".join(self.sitters(index)))
        words = [f"bestiary play {self.game.name} --seats {seats}"]
        words.append(f"--seed {self.game_seed(index)}")
        words += [f"--deck {name}" for name in self.seatings[self.seating(index)] if self.decks]
        words += [f"--set {name}={typed(value)}" for name, value in self.options.items()]
        return " ".join(words)


def seatings(bots: Sequence[str]) -> list[list[str]]:
    """The bots rotated around the table, until everybody is back where they started.

    >>> seatings(["a", "b", "a", "b"])
    [['a', 'b', 'a', 'b'], ['b', 'a', 'b', 'a']]
    """
    first = list(bots)
    found = [first]
    for shift in range(1, len(first)):
        moved = turned(first, shift)
        if moved == first:
            break
        found.append(moved)
    return found


def turned(places: Sequence[Any], shift: int) -> list[Any]:
    """Everybody moved on by this many places."""
    return [*places[len(places) - shift :], *places[: len(places) - shift]]


def typed(value: Value) -> str:
    """An option's value as you would type it; for a text, a placeholder for its file."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    plain = isinstance(value, int) or (value.isascii() and value.replace("-", "").isalnum())
    return str(value) if plain else "@FILE"
