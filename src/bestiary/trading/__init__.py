"""What games of trading cards share: cards with ids, decks as text, texts that wait in order."""

from bestiary.trading.auras import Aura, summed
from bestiary.trading.catalogue import Catalogue
from bestiary.trading.laying import bare, raised
from bestiary.trading.lists import DeckList, read_list
from bestiary.trading.printing import TradingCard
from bestiary.trading.rack import DeckRack, Limits
from bestiary.trading.triggers import Trigger, next_trigger
from bestiary.trading.unknown import guess_list

__all__ = [
    "Aura",
    "Catalogue",
    "DeckList",
    "DeckRack",
    "Limits",
    "TradingCard",
    "Trigger",
    "bare",
    "guess_list",
    "next_trigger",
    "raised",
    "read_list",
    "summed",
]
