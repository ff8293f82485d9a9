"""A written position of Creature Wars: hands, health, deck and discard pile as players write them.

    turn: 3
    player 1: 25 HP
      hand: Lvl.1 Voodoo Witch {3}, Lvl.3 Fire Giant {4}: (1)
    player 2: 30 HP
      hand: Lvl.6 Holy Dragon {7}
    rules: venom, wrath 3
    deck: Lvl.2 Fire Wolf {2}, Lvl.1 Holy Serpent {0}

The game goes on at the choice of that turn. The defaults are as at the start: 30 HP, no cards in
hand, turn 1. By default the deck holds the cards of a full deck that are not elsewhere; a written
one is drawn from its left end. Creatures in the discard pile were slain in the order they are
written. Rules are given by their keys; those of one player are written below that player.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bestiary.engine import Card, Line, Position, Zone, did_you_mean
from bestiary.engine.options import is_whole
from bestiary.games.creature_wars.being import (
    ALL_TRIBES,
    NONE,
    POWERS,
    THING,
    TRIBES,
    WITH_POWER,
    WITH_TRIBE,
    WITH_WITCHES,
    Being,
)
from bestiary.games.creature_wars.deck import full_deck
from bestiary.games.creature_wars.editions import CREATURES, RANDOM_CREATURE, RANDOM_WITCH, Edition
from bestiary.games.creature_wars.lore.brought import all_brought
from bestiary.games.creature_wars.lore.marks import COOLDOWN, FROZEN
from bestiary.games.creature_wars.lore.standing_rules import BOTH_SEATS, RULES, StandingRule

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

MOST_RULES: Final = 60  # on a line
MOST_OF_A_RULE: Final = 999
NOTATION: Final = re.compile(r"Lvl\.(\d{1,3}) ([^{}]+?)(?: \{(\d{1,3})\})?(?:: ?\((\d{1,2}|-)\))?")


def arrange(duel: Duel, position: Position) -> None:
    turn = position.take("turn")
    duel.turn = turn.number_in(1, 9999) if turn else 1
    for seat in range(2):
        player = position.take("player", seat)
        if player and player.value:
            most = duel.edition.cap or 9999
            duel.hp[seat] = player.number_in(1, most)
        put(duel, position.take("hand", seat), duel.hand(seat))
        decree(duel, position.take("rules", seat), seat)
    decree(duel, position.take("rules"), BOTH_SEATS)
    put(duel, position.take("discard"), duel.discard)
    duel.slain = [int(card.id) for card in duel.discard.cards if card.face.is_creature()]
    deck = position.take("deck")
    position.refuse_rest()
    if deck is None:
        rest_of_deck(duel)
    else:
        put(duel, deck, duel.deck)
        duel.deck.replace_all(duel.deck.cards[::-1])
    duel.hands_to_check = 3
    duel.settle()


def decree(duel: Duel, line: Line | None, seat: int) -> None:
    """The standing rules of a line: ``wrath 3, venom``. They count as set the turn before."""
    if line is None:
        return
    for written in line.items(MOST_RULES):
        key, _, value = written.partition(" ")
        if key not in RULES or not is_whole(value or "1"):
            hint = did_you_mean(key, list(RULES))
            raise line.wrong(f"'{written}' is not a standing rule{hint}")
        if not 0 <= int(value or "1") <= MOST_OF_A_RULE:
            raise line.wrong(f"'{written}': the number is from 0 to {MOST_OF_A_RULE}")
        rule = StandingRule(RULES[key], seat, int(value or "1"), duel.turn - 1)
        duel.standing = [*duel.standing, rule]


def put(duel: Duel, line: Line | None, zone: Zone[Being]) -> None:
    """Put the cards of a line into a zone."""
    if line is None:
        return
    listed = line.items()
    line.ask_for(len(listed))
    for written in listed:
        being, rest = read(written, duel.edition, line)
        card: Card[Being] = duel.make(being, zone)
        duel.has_watchers |= being.lore.watches()
        if rest == "-":
            zone.replace(card.with_mark(FROZEN, 0))
        elif rest and int(rest) > 0:
            zone.replace(card.with_mark(COOLDOWN, int(rest)))


def read(written: str, edition: Edition, line: Line) -> tuple[Being, str]:
    """A being in the cards' notation, and the contents of its cooldown brackets."""
    match = NOTATION.fullmatch(written)
    if match is None:
        raise line.wrong(f"'{written}' is not a card; write it like 'Lvl.3 Fire Giant {{4}}'")
    level, name, base, rest = match.groups()
    being = named(name, int(level), edition, line)
    if int(level) < 1 and being.kind != THING:
        raise line.wrong(f"'{written}': a level is at least 1")
    if base is not None:
        being.base = int(base)
    return being, rest or ""


def named(name: str, level: int, edition: Edition, line: Line) -> Being:
    words = name.split(" ")
    power = NONE
    rallied = 0
    if words[0].rstrip("!") in POWERS and len(words) > 1:
        power = POWERS.index(words[0].rstrip("!"))
        rallied = WITH_POWER if words[0].endswith("!") else 0
        words = words[1:]
    plain = " ".join(words)
    loud = plain.endswith("!")
    plain = plain.rstrip("!")
    special = [being for being in all_brought() if being.name == plain]
    if special:
        model = special[0]
        rallied |= WITH_TRIBE if loud else 0
        being = model.but(level=level, power=model.power if power == NONE else power)
    elif plain in ALL_TRIBES[len(TRIBES) :]:
        rallied |= WITH_TRIBE if loud else 0
        being = edition.creature(0, power, level, RANDOM_CREATURE).but(
            tribe=ALL_TRIBES.index(plain)
        )
    elif plain in TRIBES:
        rallied |= WITH_TRIBE if loud else 0
        tribe = TRIBES.index(plain)
        being = edition.creature(tribe, power, level, RANDOM_CREATURE)
        if not rallied and power != NONE and level <= edition.levels:
            being.origin = CREATURES + 100 * tribe + level
    else:
        for witch in edition.roster:
            if witch.name_in(edition.name) == plain:
                if power != NONE:
                    raise line.wrong(f"'{plain}' has no Power Type")
                being = edition.witch(witch, level, RANDOM_WITCH)
                rallied = WITH_WITCHES if loud else 0
                break
        else:
            names = [*ALL_TRIBES, *(being.name for being in all_brought())]
            names += [*(witch.name_in(edition.name) for witch in edition.roster)]
            raise line.wrong(f"there is no '{plain}'{did_you_mean(plain, names)}")
    if rallied:
        both = rallied == WITH_TRIBE | WITH_POWER
        bonus = edition.rally_double if both else edition.rally_bonus
        being = being.but(rallied=rallied, bonus=bonus)
    return being


def rest_of_deck(duel: Duel) -> None:
    """A shuffled deck of the cards that are nowhere else."""
    placed = [card.face.origin for card in duel.cards()]
    witches = sum(card.face.is_witch() for card in duel.cards())
    for being in full_deck(duel.edition, duel.rng):
        if being.is_witch() and witches > 0:
            witches -= 1
        elif being.is_witch() or being.origin not in placed:
            duel.make(being, duel.deck)
    duel.shuffle(duel.deck)
