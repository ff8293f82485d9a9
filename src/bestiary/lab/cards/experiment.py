"""The games behind ``lab cards``: each deal as it is, and once more for every card and way.

The first variant is the game as it is. For each card there are up to two more, on the same deals
with the same dice: one in which a seat is *dealt* the card in place of another (or its deck goes
without it), and one in which the seat's bot is forbidden to choose it. The seats take turns, deal
by deal.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import bestiary.bots as bots
from bestiary.arena.part import asked
from bestiary.engine import Rng, State, Value, did_you_mean
from bestiary.lab.cards.exchange import put_in_hand, take_out_of_deck
from bestiary.lab.cards.faces import CardNames, faces_by_name
from bestiary.lab.cards.restricted import choose_without
from bestiary.lab.columns import Chunk
from bestiary.lab.deal import dealt, own_cards
from bestiary.lab.experiment import BadExperiment, Experiment, Variant, make_contest, mixed
from bestiary.lab.observe import Observer

WAYS: Final = ("seen", "dealt", "restricted")
PLACES: Final = ("hand", "deck")
MOST_CARDS: Final = 400
DEALS_AT_ONCE: Final = 4  # of each variant in turn, so that an interrupted run has some of each


class Twist(NamedTuple):
    """What is done to one seat's game."""

    way: str
    card: str


class CardExperiment(Experiment):
    """Everything that is played to find out what cards are worth."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        games: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        cards: Sequence[str] = (),
        ways: Sequence[str] = WAYS,
        place: str = "hand",
    ) -> None:
        base = Variant("", game, list(bots), dict(options or {}))
        contest = make_contest(base, games, seed)
        if len(contest.seatings) > 1:
            raise BadExperiment(
                f"bots {','.join(bots)}: cards are compared with one bot everywhere"
            )
        self.settings = contest.game.settings(contest.options, contest.seats)
        self.faces = faces_by_name(contest.game, self.settings, contest.seats, contest.seed)
        self.cards = self._chosen(list(cards))
        self.ways = [way for way in WAYS if way in ways]
        self.place = place
        self._check(ways, contest.game.title)
        self.names = CardNames()
        self.twists: list[Twist | None] = [None]
        for card in self.cards:
            self.twists += [Twist(way, card) for way in self.ways if way != "seen"]
        named = ["" if each is None else f"{each.way} {each.card}" for each in self.twists]
        super().__init__([base._replace(name=name) for name in named], games, contest.seed, 0)
        self.block = DEALS_AT_ONCE
        self._as_it_is: dict[int, Chunk] = {}  # the latest games of the first variant

    def _chosen(self, named: list[str]) -> list[str]:
        every = list(self.faces)
        for name in named:
            if name not in every:
                near = did_you_mean(name, every)
                listed = ", ".join(every[:8]) + (", ..." if len(every) > 8 else "")
                raise BadExperiment(f"cards {name}: no such card is dealt{near} (cards: {listed})")
        chosen = [name for name in every if not named or name in named]
        if not chosen:
            raise BadExperiment("cards: the game deals no cards")
        if len(chosen) > MOST_CARDS:
            raise BadExperiment(f"cards: {len(chosen)} cards; at most {MOST_CARDS} at once")
        return chosen

    def _check(self, ways: Sequence[str], title: str) -> None:
        for way in ways:
            if way not in WAYS:
                raise BadExperiment(f"ways {way}: no such way (ways: {', '.join(WAYS)})")
        if self.place not in PLACES:
            raise BadExperiment(f"in {self.place}: a card is put into 'hand' or 'deck'")
        if self.place == "deck" and "deck.0" not in self.settings:
            raise BadExperiment(f"in deck: players bring no decks to {title}; try --in hand")

    def plain(self) -> tuple[Any, ...]:
        first = self.variants[0]
        asked = (first.game, first.bots, self.asked, self.seed, first.options)
        return *asked, self.cards, self.ways, self.place

    def to_json(self) -> dict[str, Any]:
        found = super().to_json()
        found["variants"] = found["variants"][:1]
        return {**found, "cards": self.cards, "ways": self.ways, "in": self.place}

    def seat_of(self, deal: int) -> int:
        """The seat whose game is changed."""
        return deal % self.contests[0].seats

    # ---- Playing ----------------------------------------------------------------------------

    def play_into(self, chunk: Chunk, variant: int, index: int) -> None:
        twist = self.twists[variant]
        if twist is None:
            chunk.extend(self.as_it_is(index))
            return
        seat = self.seat_of(index)
        state = self.begun(index, twist)
        if state is None or (twist.way == "restricted" and not self.is_offered(index, twist.card)):
            chunk.extend(renamed(self.as_it_is(index), self.variants[variant].name))
            return
        restricted = twist.card if twist.way == "restricted" else ""
        self._play(chunk, variant, index, state, seat, restricted)

    def as_it_is(self, index: int) -> Chunk:
        """The rows of a game of the first variant. The latest are kept: many variants play the
        same deals one after the other."""
        if index not in self._as_it_is:
            if len(self._as_it_is) >= 2 * self.block:
                self._as_it_is.clear()
            chunk = Chunk()
            state = self.deal(index)
            state.run()
            self._play(chunk, 0, index, state, -1, "")
            self._as_it_is[index] = chunk
        return self._as_it_is[index]

    def is_offered(self, index: int, card: str) -> bool:
        """Whether the seat could ever choose the card; if not, forbidding it changes nothing."""
        rows = self.as_it_is(index).tables["cards"]
        seat = self.seat_of(index)
        found = zip(rows["seat"], rows["card"], rows["offered"], strict=True)
        return any(s == seat and name == card and offered for s, name, offered in found)

    def deal(self, index: int) -> State[Any]:
        contest = self.contests[0]
        return dealt(contest.game, self.settings, contest.seats, contest.game_seed(index))

    def begun(self, index: int, twist: Twist) -> State[Any] | None:
        """The game with its twist, as it begins; None if it cannot be dealt so."""
        state = self.deal(index)
        seat = self.seat_of(index)
        if twist.way == "restricted":
            state.run()
            return state
        rng = Rng(mixed(self.seed, index, "exchange"))
        if self.place == "deck":
            return take_out_of_deck(state, seat, twist.card, self.names, rng)
        if not own_cards(state, seat):
            return None
        face = rng.pick(self.faces[twist.card])
        return put_in_hand(state, seat, face, Rng(mixed(self.seed, index, "place")))

    def _play(
        self, chunk: Chunk, variant: int, index: int, state: State[Any], seat: int, card: str
    ) -> None:
        """Play a game to its end; ``card`` is forbidden to ``seat``."""
        contest = self.contests[0]
        seed = contest.game_seed(index)
        beginner = state.initiative()
        sitters = contest.sitters(index)
        players = [
            bots.make_local(name, bots.bot_seed(seed, place)) for place, name in enumerate(sitters)
        ]
        spare = Rng(mixed(self.seed, index, "spare"))
        observer = Observer(None)
        while state.result() is None:
            chooser = asked(state)
            if card and chooser == seat:
                choice = choose_without(players[seat], state, seat, card, self.names, spare)
            else:
                choice = players[chooser].choose(bots.Sight(state, chooser))
            observer.watch(state, chooser, choice)
            state.play(chooser, choice)
        for player in players:
            bots.close(player)
        place = (index, contest.seating(index), sitters)
        observer.finish(chunk, self.variants[variant].name, index, place, beginner, state)


def renamed(chunk: Chunk, variant: str) -> Chunk:
    """The same rows under the name of another variant."""
    tables = {
        name: {**columns, "variant": [variant] * len(columns["variant"])}
        for name, columns in chunk.tables.items()
    }
    return Chunk(tables)
