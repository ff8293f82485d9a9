"""The cards of a soak: how often each was played, and how often each text was carried out."""

from typing import Final

from bestiary.games.hiddenzone.design.card import CIVILIZATIONS, SET
from bestiary.games.hiddenzone.design.texts import CAST
from bestiary.games.hiddenzone.rack import LIMITS
from tests.hiddenzone.themes import is_small
from tests.trading import uses as trading


class Uses(trading.Uses):
    title = "Cards of Hiddenzone"
    played = trading.plays(SET.cards)
    used = trading.quotes(SET.cards, lambda text: text.moment != CAST)
    which = "texts other than spells"
    out_of = ("hand.", "hidden.")
    into = ("battle.", "spell.")


def part(civilization: int, which: int) -> str:
    """A deck with every other card of a civilization, and more of its smallest creatures."""
    own = [card for card in SET.cards if card.civilizations & (1 << civilization)]
    counts = {card.id: 1 for card in own[which::2]}
    small = [card for card in own if is_small(card)]
    place = 0
    while sum(counts.values()) < LIMITS.size:
        id = small[place % len(small)].id
        counts[id] = counts.get(id, 0) + 1
        place += 1
    return "".join(f"{count} {id}\n" for id, count in counts.items())


WHOLE: Final = {
    f"{name.lower()} {which + 1}": part(i, which)
    for i, name in enumerate(CIVILIZATIONS)
    for which in range(2)
}


# The creatures that the highest ranks are played on, and seven of Dawn.
HIGHEST: Final = """
turn: 6
player 1:
  hand: Pyre Alpha, Caldera Tyrant, Cataclysm, Crown of Cinders, Branding Iron, Scorchwing,
        Queen of the Skerries, Abyssal Fortress, Great Flood, Moon Pearl, Trident of Calms,
        Lord of the Wood, Fungal Colossus, Second Spring, Worldroot Staff, Heartwood Amulet
  battlezone: Slagfang, Magma Drake, Riptide Chanter, Reef Colossus, Thornrack, Rootweaver
  graveyard: Cinder Pup, Meadow Fawn
player 2:
  hand: Moonless Empress, Lich of the Barrow, Reckoning, Scythe of Ends, Soul Lantern, Doom,
        Warden of the Dawn, Solar Sovereign, New Morning, Aegis, Sunblade, Judgement, Noon Hunter
  battlezone: Deathshead, Tomb Warden, Bastion, Storm Griffin, Oathkeeper, Sunlance, Gate Recruit,
              Wall Captain, Lantern Page, Watch Squire, Shield Novice, Sun Fledgling
  graveyard: Rattlebone, Grey Moth
""".replace(",\n              ", ", ").replace(",\n        ", ", ")  # a zone is one line
