"""What trading card games share: a State for two decks, the turn, cards as printed, their texts
and the verbs those are made of, and decks as text."""

from bestiary.trading.card import Parts, TradingCard, origin_of, words_of
from bestiary.trading.catalogue import Catalogue
from bestiary.trading.deck_guess import unknown_list
from bestiary.trading.effects.auras import Aura, PerCard, summed
from bestiary.trading.effects.picks import ANY, ANYBODYS, MINE, READY, THEIRS, TURNED, Pick
from bestiary.trading.effects.resolution import choosable, go_through, resolve
from bestiary.trading.effects.shared_verbs import bounce, draw, mill, rob, spy, take
from bestiary.trading.effects.stats import Stats
from bestiary.trading.effects.texts import Clauses, Condition, Text, TextMoment, at_least
from bestiary.trading.effects.triggers import Trigger, next_trigger
from bestiary.trading.effects.verbs import IT, THAT, THIS, ByNumber, NumberVerb, Verb, Verbs, Whom
from bestiary.trading.game import TradingGame
from bestiary.trading.lists import read_list
from bestiary.trading.marks import bare, raised
from bestiary.trading.rack import DeckLimits, DeckRack
from bestiary.trading.state import TradingState

__all__ = [
    "ANY",
    "ANYBODYS",
    "IT",
    "MINE",
    "READY",
    "THAT",
    "THEIRS",
    "THIS",
    "TURNED",
    "Aura",
    "Catalogue",
    "Clauses",
    "Condition",
    "ByNumber",
    "DeckLimits",
    "DeckRack",
    "NumberVerb",
    "TextMoment",
    "Parts",
    "PerCard",
    "Pick",
    "Stats",
    "Text",
    "TradingCard",
    "TradingGame",
    "TradingState",
    "Trigger",
    "Verb",
    "Verbs",
    "Whom",
    "at_least",
    "bare",
    "bounce",
    "choosable",
    "draw",
    "go_through",
    "mill",
    "next_trigger",
    "origin_of",
    "raised",
    "read_list",
    "resolve",
    "rob",
    "spy",
    "summed",
    "take",
    "words_of",
    "unknown_list",
]
