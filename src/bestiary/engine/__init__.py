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
    UnknownGame,
    did_you_mean,
)
from bestiary.engine.game import CardInfo, Game
from bestiary.engine.options import Option, Value, number, one_of, switch, text
from bestiary.engine.position import Line, Position
from bestiary.engine.rng import Rng, fresh_seed
from bestiary.engine.state import State
from bestiary.engine.state.tabletop import copied
from bestiary.engine.steps import Answer, Ask, Question, Rulebook, Step
from bestiary.engine.view import EVERYTHING, SCHEMA, SPECTATOR, Guide, GuideStep, View, gauge, tile
from bestiary.engine.view.decisions import Choice, Decision
from bestiary.engine.view.events import MOTIONS, Event, seat_name

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
    "Guide",
    "GuideStep",
    "IllegalChoice",
    "Line",
    "Mark",
    "MarkKind",
    "Option",
    "Place",
    "Position",
    "Printed",
    "Question",
    "Rng",
    "State",
    "Step",
    "Rulebook",
    "UnknownGame",
    "Value",
    "View",
    "Zone",
    "aside",
    "bit",
    "copied",
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
    "switch",
    "text",
    "tile",
]
