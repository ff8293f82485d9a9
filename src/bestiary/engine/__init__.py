"""The rules kernel: everything a game is written with. Knows no game, opens no file."""

from bestiary.engine.cards import (
    BACKSTAGE,
    EVERYBODY,
    NOBODY,
    Card,
    Face,
    Mark,
    MarkKind,
    Place,
    Printed,
    Zone,
    aside,
    bit,
    hand,
    open_pile,
    pile,
    row,
)
from bestiary.engine.decks import Decks
from bestiary.engine.errors import (
    BadOption,
    BadPosition,
    BadReplay,
    BestiaryError,
    BrokenState,
    EndlessChain,
    IllegalChoice,
    StaleDecision,
    UnknownGame,
    did_you_mean,
)
from bestiary.engine.game import Game
from bestiary.engine.guess import Guesser
from bestiary.engine.lists import is_among, with_item
from bestiary.engine.options import Option, Value, number, one_of, switch, text
from bestiary.engine.pair import Pair
from bestiary.engine.position import Line, Position
from bestiary.engine.rng import Rng, fresh_seed
from bestiary.engine.state import State
from bestiary.engine.state.tabletop import sharing_copies
from bestiary.engine.steps import Answer, Ask, Question, Rulebook, Step
from bestiary.engine.view import (
    EVERYTHING,
    SCHEMA,
    SPECTATOR,
    CardInfo,
    Guide,
    GuideStep,
    Preset,
    View,
    gauge,
    tile,
)
from bestiary.engine.view.decisions import Choice, Decision
from bestiary.engine.view.events import MOTIONS, Event, seat_name
from bestiary.engine.weights import Weights

__all__ = [
    "BACKSTAGE",
    "EVERYBODY",
    "EVERYTHING",
    "MOTIONS",
    "NOBODY",
    "SCHEMA",
    "SPECTATOR",
    "Answer",
    "Ask",
    "BadOption",
    "BadPosition",
    "BadReplay",
    "BestiaryError",
    "BrokenState",
    "Card",
    "CardInfo",
    "Choice",
    "Decision",
    "Decks",
    "EndlessChain",
    "Event",
    "Face",
    "Game",
    "Guesser",
    "Guide",
    "GuideStep",
    "Preset",
    "IllegalChoice",
    "Line",
    "Mark",
    "MarkKind",
    "Option",
    "Pair",
    "Place",
    "Position",
    "Printed",
    "Question",
    "Rng",
    "StaleDecision",
    "State",
    "Step",
    "Rulebook",
    "UnknownGame",
    "Value",
    "View",
    "Weights",
    "Zone",
    "aside",
    "bit",
    "did_you_mean",
    "fresh_seed",
    "gauge",
    "hand",
    "number",
    "one_of",
    "open_pile",
    "pile",
    "row",
    "seat_name",
    "sharing_copies",
    "switch",
    "text",
    "tile",
    "is_among",
    "with_item",
]
