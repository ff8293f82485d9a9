"""The whole set: nothing is missing, nothing is worse than another, nothing is without a test."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from bestiary.games.twisted_oliver import cards
from bestiary.games.twisted_oliver.auras import Boon
from bestiary.games.twisted_oliver.design import (
    AUGMENT,
    BREAKABLE,
    COUNTER,
    FLAGS,
    INFINITY,
    LEGEND,
    PEACEFUL,
    SET,
    SORTS,
    SPELL,
    TRAP,
    Design,
)
from bestiary.games.twisted_oliver.energy import COUNT, KINDS, can_pay
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.texts import ON_ATTACK, ON_BATTLER, ON_ITEM, ON_SPELL, WHEN
from bestiary.games.twisted_oliver.verbs import Verb

HERE = Path(__file__).parent
FILES = sorted(Path(cards.__path__[0]).glob("*.py"))
WITH_TEXT = [card for card in SET.cards if card.words]
SPELLS = [card for card in SET.cards if card.sort == SPELL]

TESTS = [
    node.name
    for file in HERE.glob("test_*.py")
    if file.name != "test_roster.py"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


def name_of(card: Design) -> str:
    return card.id


def slug(card: Design) -> str:
    return card.name.lower().replace("'", "").replace(" ", "_")


@pytest.mark.parametrize("card", WITH_TEXT, ids=name_of)
def test_every_card_with_text_has_a_test_of_its_own(card: Design) -> None:
    assert any(name.startswith(f"test_{slug(card)}_") for name in TESTS)


@pytest.mark.parametrize("card", SET.cards, ids=name_of)
def test_a_card_is_printed_whole(card: Design) -> None:
    assert card.name[0].isupper()
    for word in (" with ", " and ", " under ", ",", "("):
        assert word not in card.name, "a position would read it wrongly"
    assert not card.name[0].isdigit()
    assert card.icon
    assert len(card.words) <= 160
    if card.words:
        assert card.words[0].isupper()
        assert card.words.endswith(".")
        assert "{" not in card.words
    if card.sort in (SPELL, TRAP, COUNTER):
        assert card.words


def test_no_name_is_part_of_another() -> None:
    names = [card.name for card in SET.cards]
    assert not [(a, b) for a in names for b in names if a != b and a in b]


def test_the_set_is_large_enough_and_half_of_it_has_text() -> None:
    assert len(SET.cards) >= 120
    assert 2 * len(WITH_TEXT) >= len(SET.cards)


@pytest.mark.parametrize("sort", SORTS)
def test_every_kind_has_at_least_four_cards(sort: str) -> None:
    assert len([card for card in SET.cards if card.kind == sort]) >= 4


@pytest.mark.parametrize("bit", [LEGEND, AUGMENT, INFINITY])
def test_every_kind_of_spell_has_at_least_four_cards(bit: int) -> None:
    having = [card for card in SPELLS if card.properties & bit]
    assert len(having) >= 4
    assert len(SPELLS) - len(having) >= 4


@pytest.mark.parametrize("kind", range(COUNT), ids=lambda kind: KINDS[kind])
def test_every_energy_has_an_orb_and_cards_of_many_kinds(kind: int) -> None:
    own = [card for card in SET.cards if card.cost[kind]]
    assert len({card.kind for card in own}) >= 6
    assert any(card.gives == kind and card.kind == "orb" for card in SET.cards)


def test_every_orb_is_called_for_one_energy() -> None:
    assert all(card.gives >= 0 for card in SET.cards if card.kind == "orb")


def test_every_moment_verb_flag_and_occasion_is_on_some_card() -> None:
    texts = [text for card in SET.cards for text in card.texts]
    assert {int(text.moment) for text in texts} == set(range(len(WHEN)))
    assert {type(verb) for text in texts for verb in text.verbs} == set(all_verbs())
    flags = occasions = 0
    for card in SET.cards:
        flags |= card.flags
        for text in card.texts:
            occasions |= text.occasions
    assert flags == FLAGS
    assert occasions == ON_ATTACK | ON_SPELL | ON_BATTLER | ON_ITEM
    assert any(text.watched for text in texts)
    assert any(text.condition for text in texts)
    assert any(text.price for text in texts)


def all_verbs() -> list[type[Verb]]:
    """The verbs that are no mere shape for others."""
    found: list[type[Verb]] = []
    todo: list[type[Verb]] = [Verb]
    while todo:
        for kind in todo.pop().__subclasses__():
            todo.append(kind)
            if not kind.__subclasses__():
                found.append(kind)
    return found


def test_there_are_two_legendaries_of_one_title() -> None:
    titles = Counter(card.title for card in SET.cards if card.title)
    assert titles.most_common(1) == [("Oliver", 2)]


def test_every_ready_deck_holds_two_colours_and_cards_of_its_own() -> None:
    colours = set()
    for name in RACK.names():
        if name != "original":
            held = {int(origin) for origin in RACK.origins(name)}
            orbs = [SET.by_origin[o] for o in held if SET.by_origin[o].kind == "orb"]
            own = [int(orb.gives) for orb in orbs if orb.gives < 6]
            assert len(own) == 2
            colours |= set(own)
    assert len(RACK.names()) == 7
    assert colours == set(range(6))


# ---- No worse copies ---------------------------------------------------------------------------


def good_words(card: Design) -> set[str]:
    """What a card has for itself, one by one."""
    texts = {text.words("it") for text in card.texts}
    auras = {aura.words() for aura in card.auras if isinstance(aura, Boon)}
    flags = {f"flag {bit}" for bit in (1, 8, 16, 32, 64, 128) if card.flags & bit}
    return texts | auras | flags


def payers(kind: int) -> set[int]:
    """The kinds of energy that pay for a kind."""
    return {energy for energy in range(COUNT) if can_pay(unit(energy), unit(kind))}


def unit(kind: int) -> list[int]:
    return [int(kind == other) for other in range(COUNT)]


def is_no_dearer(other: list[int], price: list[int]) -> bool:
    """Whether whatever pays the price pays the other one too."""
    for kind in range(COUNT):
        if other[kind]:
            rest = [count - one for count, one in zip(other, unit(kind), strict=True)]
            return any(
                payers(paid) <= payers(kind)
                and is_no_dearer(rest, [c - o for c, o in zip(price, unit(paid), strict=True)])
                for paid in range(COUNT)
                if price[paid]
            )
    return True


def is_worse_copy(card: Design, other: Design) -> bool:
    """Whether the other does all this card does for no more energy, and never less."""
    if card is other or card.sort != other.sort or card.properties != other.properties:
        return False
    if not is_no_dearer(other.cost, card.cost):
        return False
    if other.flags & (PEACEFUL | BREAKABLE) & ~card.flags:
        return False
    if not good_words(card) <= good_words(other) or card.slots > other.slots:
        return False
    if card.is_borne() and card.sort == SPELL:
        return False  # less is more there, on an enemy
    numbers = [(c.speed, c.attack, c.defence, -c.reward) for c in (card, other)]
    return all(mine <= theirs for mine, theirs in zip(*numbers, strict=True))


@pytest.mark.parametrize("card", SET.cards, ids=name_of)
def test_no_card_is_a_worse_copy_of_another(card: Design) -> None:
    assert not [other.name for other in SET.cards if is_worse_copy(card, other)]


# ---- Short -------------------------------------------------------------------------------------


def test_a_card_is_a_few_lines() -> None:
    lengths: list[int] = []
    for file in FILES:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                if isinstance(node.value.func, ast.Name):
                    lengths.append((node.end_lineno or node.lineno) - node.lineno + 1)
    assert len(lengths) == len(SET.cards)
    assert median(lengths) <= 2
    assert max(lengths) <= 6


def test_no_text_is_empty() -> None:
    assert all(text.verbs for card in SET.cards for text in card.texts)
