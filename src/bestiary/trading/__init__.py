"""What games of trading cards share: the duel of two decks, cards as they are printed, texts and
the verbs they are made of, decks as text."""

from bestiary.trading.card import Parts, TradingCard, origin_of, words_of
from bestiary.trading.catalogue import Catalogue
from bestiary.trading.choosing import choosable
from bestiary.trading.deck_guess import guess_list
from bestiary.trading.effects.auras import Aura, PerCard, in_words, summed
from bestiary.trading.effects.picks import ANY, ANYBODYS, MINE, THEIRS, Pick
from bestiary.trading.effects.texts import Clauses, Condition, Text, at_least
from bestiary.trading.effects.triggers import Trigger, next_trigger
from bestiary.trading.effects.verbs import (
    IT,
    THAT,
    THIS,
    Counted,
    Doing,
    Verb,
    Whom,
    bounce,
    draw,
    mill,
    rob,
    spy,
    take,
)
from bestiary.trading.game import TradingGame
from bestiary.trading.lists import read_list
from bestiary.trading.marks import bare, raised
from bestiary.trading.rack import DeckLimits, DeckRack
from bestiary.trading.state import FIELDS as DUEL_FIELDS
from bestiary.trading.state import TradingState

__all__ = [
    "ANY",
    "ANYBODYS",
    "DUEL_FIELDS",
    "IT",
    "MINE",
    "THAT",
    "THEIRS",
    "THIS",
    "Aura",
    "Catalogue",
    "Clauses",
    "Condition",
    "Counted",
    "DeckRack",
    "Doing",
    "TradingState",
    "DeckLimits",
    "Parts",
    "PerCard",
    "Pick",
    "Text",
    "TradingCard",
    "TradingGame",
    "Trigger",
    "Verb",
    "Whom",
    "at_least",
    "bare",
    "bounce",
    "choosable",
    "draw",
    "guess_list",
    "in_words",
    "mill",
    "next_trigger",
    "origin_of",
    "raised",
    "read_list",
    "rob",
    "spy",
    "summed",
    "take",
    "words_of",
]
