"""The whole set: nothing is missing, nothing is worse than another."""

from __future__ import annotations

from collections import Counter

import pytest

from bestiary.games.twisted_oliver.design import texts as all_texts
from bestiary.games.twisted_oliver.design.card import (
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
    OliverDesign,
)
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    ON_BATTLER,
    ON_ITEM,
    ON_SPELL,
    text_of,
)
from bestiary.games.twisted_oliver.energy.counts import COUNT, KINDS, can_pay
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.trading import TextMoment
from tests.trading.kinds import verbs_of

SPELLS = [card for card in SET.cards if card.sort == SPELL]


def test_a_position_reads_every_name_as_one_card() -> None:
    for card in SET.cards:
        assert not card.name[0].isdigit()
        assert not [w for w in (" with ", " and ", " under ", ",", "(") if w in card.name]


def test_what_is_played_for_its_text_has_one() -> None:
    assert all(card.words for card in SET.cards if card.sort in (SPELL, TRAP, COUNTER))


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
    texts = [text_of(card, i) for card in SET.cards for i in range(len(card.texts))]
    moments = {moment for moment in vars(all_texts).values() if isinstance(moment, TextMoment)}
    assert {text.moment for text in texts} == moments
    assert {verb.kind for text in texts for verb in text.verbs} == verbs_of("twisted_oliver")
    flags = occasions = 0
    for card in SET.cards:
        flags |= card.flags
    for text in texts:
        occasions |= text.occasions
    assert flags == FLAGS
    assert occasions == ON_ATTACK | ON_SPELL | ON_BATTLER | ON_ITEM
    assert any(text.watched for text in texts)
    assert any(text.condition for text in texts)
    assert any(text.price for text in texts)


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


def good_words(card: OliverDesign) -> set[str]:
    """What a card has for itself, one by one."""
    texts = {text.words("it") for text in card.texts}
    auras = {aura.words() for aura in card.auras}
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


def is_worse_copy(card: OliverDesign, other: OliverDesign) -> bool:
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


def test_a_worse_copy_would_be_found() -> None:
    for card in SET.cards:
        if card.is_battler():
            better = card.as_now(card.speed, card.attack + 1, card.defence, 0)
            assert is_worse_copy(card, better)
            assert not is_worse_copy(better, card)


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: str(card.id))
def test_no_card_is_a_worse_copy_of_another(card: OliverDesign) -> None:
    assert not [other.name for other in SET.cards if is_worse_copy(card, other)]
