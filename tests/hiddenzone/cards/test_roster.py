"""The whole set: nothing is missing, nothing is worse than another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from bestiary.games.hiddenzone.design.card import (
    CIVILIZATIONS,
    CREATURE,
    EQUIPMENT,
    FAMILIES,
    FLAG_WORDS,
    IDLE,
    SET,
    SPELL,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.verbs import win
from tests.hiddenzone.themes import is_about_hiding, is_about_souls, rules
from tests.trading.kinds import verbs_of

NUMBER = re.compile(r"[+-]?\d+")
ATTACKS = ((50, 150), (150, 300), (300, 450), (450, 700))  # the ruled scale, by rank


def test_a_position_reads_every_name_as_one_card() -> None:
    for card in SET.cards:
        assert " on " not in card.name, "it would be a stack"
        assert " with " not in card.name, "it would be equipped"


def test_every_spell_has_a_text() -> None:
    assert all(card.words for card in SET.cards if card.sort == SPELL)


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: str(card.id))
def test_numbers_are_on_the_ruled_scale(card: HiddenzoneDesign) -> None:
    assert card.attack % 50 == card.defence % 50 == 0
    assert 0 <= card.rank <= 3
    if card.sort == CREATURE:
        low, high = ATTACKS[card.rank]
        assert low <= card.attack <= high
        assert card.defence > 0


@pytest.mark.parametrize("family", range(len(FAMILIES)), ids=lambda i: str(FAMILIES[i][0]))
def test_every_family_is_a_ladder_that_narrows(family: int) -> None:
    ranks = Counter(int(card.rank) for card in SET.cards if card.families == 1 << family)
    counts = [ranks[rank] for rank in range(4)]
    assert counts == sorted(counts, reverse=True)
    assert min(counts) >= 1


@pytest.mark.parametrize("civilization", range(5), ids=lambda i: CIVILIZATIONS[i])
def test_every_civilization_has_two_families_and_spells_and_equipment_of_every_rank(
    civilization: int,
) -> None:
    own = [card for card in SET.cards if card.civilizations == 1 << civilization]
    families = {int(card.families) for card in own if card.sort == CREATURE}
    assert len(families) == 2
    for sort in (SPELL, EQUIPMENT):
        assert {int(card.rank) for card in own if card.sort == sort} == {0, 1, 2, 3}


def test_some_cards_are_for_several_civilizations() -> None:
    several = [card for card in SET.cards if len(card.civilization_names()) > 1]
    assert {card.kind for card in several} == {"creature", "spell", "equipment"}


def test_every_verb_is_on_some_card() -> None:
    verbs = {verb.kind for card in SET.cards for text in card.texts for verb in text.verbs}
    assert verbs == verbs_of("hiddenzone"), "a verb that no card uses"
    flags = 0
    for card in SET.cards:
        flags |= card.flags
    assert flags == 0x1FF, "a flag that no card has"
    winning = [c.name for c in SET.cards for t in c.texts for v in t.verbs if v.kind is win]
    assert winning == ["Worldheart", "Solar Sovereign"]


# ---- A set with a soul -------------------------------------------------------------------------


def test_the_set_is_large_and_little_of_it_is_plain() -> None:
    assert len(SET.cards) >= 160
    assert len([card for card in SET.cards if not card.words]) <= 15


def test_no_two_cards_have_the_same_rules() -> None:
    """Another name, picture, civilization or family does not make another card."""
    alike: dict[tuple[object, ...], list[str]] = {}
    for card in SET.cards:
        alike.setdefault(rules(card), []).append(card.name)
    assert not [names for names in alike.values() if len(names) > 1]


def test_many_cards_are_about_souls_and_about_being_set_down() -> None:
    assert len([card for card in SET.cards if is_about_souls(card)]) >= 25
    assert len([card for card in SET.cards if is_about_hiding(card)]) >= 25


@pytest.mark.parametrize("civilization", range(5), ids=lambda i: CIVILIZATIONS[i])
@pytest.mark.parametrize("theme", [is_about_souls, is_about_hiding])
def test_every_civilization_has_its_own_ways_with_souls_and_hiding(
    civilization: int, theme: Callable[[HiddenzoneDesign], bool]
) -> None:
    own = {
        card.words for card in SET.cards if theme(card) and card.civilizations == 1 << civilization
    }
    others = {card.words for card in SET.cards if not card.civilizations & (1 << civilization)}
    assert len(own) >= 3
    assert len(own - others) >= 2, "ways that no other civilization has"


@pytest.mark.parametrize("mix", range(5), ids=lambda i: CIVILIZATIONS[i])
def test_every_civilization_has_a_reason_to_mix(mix: int) -> None:
    shared = [card for card in SET.cards if card.civilizations & (1 << mix)]
    creatures = [c for c in shared if c.sort == CREATURE and len(c.civilization_names()) == 2]
    assert creatures, "a creature that two civilizations can evolve"


# ---- No worse copies ---------------------------------------------------------------------------


def good_words(card: HiddenzoneDesign) -> set[str]:
    """What a card has for itself, one by one."""
    texts = {text.words("it") for text in card.texts}
    auras = {aura.words() for aura in card.auras}
    good = card.flags & ~drawbacks(card)
    return texts | auras | {words for flag, words in FLAG_WORDS if good & flag}


def is_no_better(words: str, other: str) -> bool:
    """Whether the other text says the same with numbers that are no worse."""
    if words == other:
        return True
    one, two = (said.replace(" a card", " 1 cards") for said in (words, other))
    if NUMBER.sub("#", one) != NUMBER.sub("#", two) or "you lose" in one or "or more" in one:
        return False  # of a price or a condition, a higher number is the worse one
    numbers = zip(NUMBER.findall(one), NUMBER.findall(two), strict=True)
    return all(abs(int(mine)) <= abs(int(theirs)) for mine, theirs in numbers)


def does_no_more(card: HiddenzoneDesign, other: HiddenzoneDesign) -> bool:
    return all(
        any(is_no_better(words, better) for better in good_words(other))
        for words in good_words(card)
    )


def drawbacks(card: HiddenzoneDesign) -> int:
    return card.flags & IDLE


def is_worse_copy(card: HiddenzoneDesign, other: HiddenzoneDesign) -> bool:
    """Whether the other does all this card does, wherever this one does it, and never less."""
    if card is other or card.sort != other.sort or card.rank < other.rank:
        return False
    if card.rank != other.rank and card.sort == CREATURE:
        return False  # a higher rank is worth something by itself
    if card.civilizations & ~other.civilizations or card.families & ~other.families:
        return False
    if drawbacks(other) & ~drawbacks(card) or not does_no_more(card, other):
        return False
    return card.attack <= other.attack and card.defence <= other.defence


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: str(card.id))
def test_no_card_is_a_worse_copy_of_another(card: HiddenzoneDesign) -> None:
    assert not [other.name for other in SET.cards if is_worse_copy(card, other)]


def test_a_worse_copy_would_be_found() -> None:
    assert is_no_better("Gain 200 life.", "Gain 350 life.")
    assert is_no_better("Draw a card.", "Draw 2 cards.")
    assert not is_no_better("Gain 350 life.", "Gain 200 life.")
    assert not is_no_better("Destroy it and you lose 50 life.", "Destroy it and you lose 150 life.")
    for card in SET.cards:
        if card.sort == CREATURE:
            attack, defence = card.attack, card.defence
            assert is_worse_copy(card, card.with_strength(attack + 50, defence))
            assert not is_worse_copy(card, card.with_strength(attack + 50, defence - 50))
