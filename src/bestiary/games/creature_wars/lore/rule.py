"""Rule: a kind of standing rule, and the moments at which it has a say.

    in hand and in play
      forbids       why a card cannot be played
      plays         a card is played: the card as it goes into the duel
      witch_cast    a player has played a witch, who is about to cast
      draws         a player is about to draw
      drawn         a card was drawn: the card that it turns out to be
      got           the drawn card has come to the hand
      enters        a card comes to a hand: what it is there
      entered       it is there
      bans          a being that can no longer be in the game
      silences      a card whose own text does nothing
    in a fight
      favours       the card a player sent is sure to win; asked once, before the fight
      adds_power    how much more power a being has
      prevails      a being wins every fight
      reverses      lower power wins the fight
      rescues       a player is about to lose: whether another card fights instead
    after it
      raises_stakes how much more the loser pays, given the winning card; asked in every duel
      adds_cost     how much more a lost duel costs its player
      times_cost    how many times as much
      waives        whether a player pays nothing for a slain creature
      softens       what is left of the damage to an Empire
      escapes       a witch of either player has escaped
      wins          a player has won a duel

A rule is asked only if it is in effect for the player (for player 1, if a moment is about both).
Of several, those with the lower keys come first, whichever file they are in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64

from bestiary.games.creature_wars.being import Being

if TYPE_CHECKING:
    from bestiary.engine import Card
    from bestiary.games.creature_wars.duel import Duel

    ForSeat = Callable[[Duel, int], None]
    Forbids = Callable[[Duel, Card[Being]], str]
    CardAfter = Callable[[Duel, int, Card[Being]], Card[Being]]
    ForCard = Callable[[Duel, int, Card[Being]], None]
    BeingAfter = Callable[[Duel, int, Being], Being]
    Bans = Callable[[Being], bool]
    IfCard = Callable[[Duel, int, Card[Being]], bool]
    AddsPower = Callable[[Duel, int, Being, Being], int]
    Prevails = Callable[[Being], bool]
    Reverses = Callable[[Being, Being], bool]
    IfSeat = Callable[[Duel, int], bool]
    Stakes = Callable[[Duel, Card[Being] | None], int]
    AddsCost = Callable[[Duel, int], int]
    TimesCost = Callable[[Duel, int, Card[Being] | None], int]
    Softens = Callable[[Duel, int, int], int]
    Wins = Callable[[Duel, int, Card[Being], Card[Being]], None]

R = TypeVar("R")

# What uses up a *next* rule by itself.
ITS_EFFECT: Final = 0  # nothing: its own functions do, with ``duel.spend``
CARD: Final = 1  # the next card that its player sends into a duel
FIGHT: Final = 2  # the next duel in which power is compared


class RuleHook(Generic[R]):
    """What a rule does at one moment."""

    def __init__(self, rule: Rule, run: Callable[..., R]) -> None:
        self.rule = rule
        self.run = run


FORBIDS: Final[list[RuleHook[str]]] = []
PLAYS: Final[list[RuleHook[Card[Being]]]] = []
WITCH_CAST: Final[list[RuleHook[None]]] = []
DRAWS: Final[list[RuleHook[None]]] = []
DRAWN: Final[list[RuleHook[Card[Being]]]] = []
GOT: Final[list[RuleHook[None]]] = []
ENTERS: Final[list[RuleHook[Being]]] = []
ENTERED: Final[list[RuleHook[None]]] = []
BANS: Final[list[RuleHook[bool]]] = []
SILENCES: Final[list[RuleHook[bool]]] = []
FAVOURS: Final[list[RuleHook[bool]]] = []
ADDS_POWER: Final[list[RuleHook[int]]] = []
PREVAILS: Final[list[RuleHook[bool]]] = []
REVERSES: Final[list[RuleHook[bool]]] = []
RESCUES: Final[list[RuleHook[bool]]] = []
RAISES_STAKES: Final[list[RuleHook[int]]] = []
ADDS_COST: Final[list[RuleHook[int]]] = []
TIMES_COST: Final[list[RuleHook[int]]] = []
WAIVES: Final[list[RuleHook[bool]]] = []
SOFTENS: Final[list[RuleHook[int]]] = []
ESCAPES: Final[list[RuleHook[None]]] = []
WINS: Final[list[RuleHook[None]]] = []


class Rule:
    """A kind of standing rule. ``{n}`` in its text is its number."""

    def __init__(
        self,
        key: str,
        label: str,
        text: str,
        once: bool,
        at_once: bool,
        ends_with: i64,
        skips_turn: bool,
        nobody_falls: bool,
    ) -> None:
        self.key = key
        self.label = label
        self.text = text
        self.once = once
        self.at_once = at_once
        self.ends_with = ends_with
        self.skips_turn = skips_turn  # its player neither draws nor plays; there is no duel
        self.nobody_falls = nobody_falls  # an Empire without health has not lost

    # Decorators, one for each moment: they register the function and return it.

    def forbids(self, function: Forbids) -> Forbids:
        enter(FORBIDS, RuleHook(self, function))
        return function

    def plays(self, function: CardAfter) -> CardAfter:
        enter(PLAYS, RuleHook(self, function))
        return function

    def witch_cast(self, function: ForSeat) -> ForSeat:
        enter(WITCH_CAST, RuleHook(self, function))
        return function

    def draws(self, function: ForSeat) -> ForSeat:
        enter(DRAWS, RuleHook(self, function))
        return function

    def drawn(self, function: CardAfter) -> CardAfter:
        enter(DRAWN, RuleHook(self, function))
        return function

    def got(self, function: ForCard) -> ForCard:
        enter(GOT, RuleHook(self, function))
        return function

    def enters(self, function: BeingAfter) -> BeingAfter:
        enter(ENTERS, RuleHook(self, function))
        return function

    def entered(self, function: ForCard) -> ForCard:
        enter(ENTERED, RuleHook(self, function))
        return function

    def bans(self, function: Bans) -> Bans:
        enter(BANS, RuleHook(self, function))
        return function

    def silences(self, function: IfCard) -> IfCard:
        enter(SILENCES, RuleHook(self, function))
        return function

    def favours(self, function: IfCard) -> IfCard:
        enter(FAVOURS, RuleHook(self, function))
        return function

    def adds_power(self, function: AddsPower) -> AddsPower:
        enter(ADDS_POWER, RuleHook(self, function))
        return function

    def prevails(self, function: Prevails) -> Prevails:
        enter(PREVAILS, RuleHook(self, function))
        return function

    def reverses(self, function: Reverses) -> Reverses:
        enter(REVERSES, RuleHook(self, function))
        return function

    def rescues(self, function: IfSeat) -> IfSeat:
        enter(RESCUES, RuleHook(self, function))
        return function

    def raises_stakes(self, function: Stakes) -> Stakes:
        enter(RAISES_STAKES, RuleHook(self, function))
        return function

    def adds_cost(self, function: AddsCost) -> AddsCost:
        enter(ADDS_COST, RuleHook(self, function))
        return function

    def times_cost(self, function: TimesCost) -> TimesCost:
        enter(TIMES_COST, RuleHook(self, function))
        return function

    def waives(self, function: IfCard) -> IfCard:
        enter(WAIVES, RuleHook(self, function))
        return function

    def softens(self, function: Softens) -> Softens:
        enter(SOFTENS, RuleHook(self, function))
        return function

    def escapes(self, function: ForSeat) -> ForSeat:
        enter(ESCAPES, RuleHook(self, function))
        return function

    def wins(self, function: Wins) -> Wins:
        enter(WINS, RuleHook(self, function))
        return function


def enter(hooks: list[RuleHook[R]], hook: RuleHook[R]) -> None:
    """Add a hook to the list of its moment, in the order of the rules' keys."""
    hooks.insert(sum(other.rule.key < hook.rule.key for other in hooks), hook)
