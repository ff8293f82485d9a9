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
from bestiary.games.twisted_oliver.design.picks import OliverPick
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    ON_BATTLER,
    ON_ITEM,
    ON_SPELL,
    text_of,
)
from bestiary.games.twisted_oliver.design.verbs import PerBounty, ShiftBounty, claim, fame
from bestiary.games.twisted_oliver.energy.counts import (
    CLEAR,
    COUNT,
    KINDS,
    WHITE,
    Amounts,
    notation,
)
from bestiary.games.twisted_oliver.energy.price import Price, can_pay
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.trading import TextMoment
from tests.trading.kinds import verbs_of
from tests.twisted_oliver.table import Table

SPELLS = [card for card in SET.cards if card.sort == SPELL]


def test_a_position_reads_every_name_as_one_card() -> None:
    for card in SET.cards:
        assert not card.name[0].isdigit()
        assert not [w for w in (" with ", " and ", " under ", ",", "(") if w in card.name]


def test_a_spell_that_works_on_one_card_is_an_augment() -> None:
    for card in SPELLS:
        on_one = any(text.pick is not None for text in card.texts) or card.aim is not None
        assert on_one == bool(card.properties & AUGMENT), card.name


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


# ---- The ready decks ---------------------------------------------------------------------------

READY = [name for name in RACK.names() if name != "original"]
HELD = {name: [SET.by_origin[origin] for origin in RACK.origins(name)] for name in READY}


def test_there_are_eight_ready_decks_each_with_a_plan() -> None:
    assert len(READY) == 8
    assert len({RACK.about(name) for name in READY}) == 8
    assert all(": " in RACK.about(name) for name in READY)


def test_every_ready_deck_lives_on_two_kinds_of_energy() -> None:
    """Clear, which any deck can use, is not counted."""
    pairs = set()
    for cards in HELD.values():
        pairs.add(frozenset(int(c.gives) for c in cards if c.kind == "orb" and c.gives != CLEAR))
    assert len(pairs) == len(READY)
    assert all(len(pair) == 2 for pair in pairs)


def test_the_ready_decks_use_all_nine_kinds_of_energy() -> None:
    held = [card for cards in HELD.values() for card in cards]
    assert {kind for card in held for kind in range(COUNT) if card.cost[kind]} == set(range(COUNT))
    assert {card.gives for card in held if card.kind == "orb"} == set(range(COUNT))


def test_the_ready_decks_hold_most_of_the_set() -> None:
    held = {card.id for cards in HELD.values() for card in cards}
    assert len(held) >= 0.85 * len(SET.cards)


@pytest.mark.parametrize("sort", ["valuable", "trap", "counter", "legendary"])
def test_every_card_of_the_strongest_kinds_is_in_a_ready_deck(sort: str) -> None:
    held = {card.id for cards in HELD.values() for card in cards}
    assert not [card.name for card in SET.cards if card.kind == sort and card.id not in held]


def test_there_is_a_deck_of_traps_and_counters() -> None:
    answers = {
        name: [c for c in cards if c.sort in (TRAP, COUNTER)] for name, cards in HELD.items()
    }
    assert len(answers["veil"]) >= 10
    assert {card.sort for card in answers["veil"]} == {TRAP, COUNTER}


# ---- Bounty ------------------------------------------------------------------------------------


def bounty_ways(card: OliverDesign) -> set[str]:
    """What a card does with bounty, as its texts, picks and auras say."""
    found = {
        WAYS[id(verb.kind)] for text in card.texts for verb in text.verbs if id(verb.kind) in WAYS
    }
    picks = [text.pick for text in card.texts] + [aura.pick for aura in card.auras]
    picks += [text_of(card, i).watched for i in range(len(card.texts))]
    if any(isinstance(pick, OliverPick) and pick.wanted for pick in picks):
        found.add("mind")
    if any(isinstance(aura, PerBounty) for aura in card.auras):
        found.add("be wanted")
    return found


WAYS = {id(fame): "raise", id(claim): "collect", id(ShiftBounty): "move"}


def test_bounty_is_a_theme_of_three_colours_and_more() -> None:
    colours = Counter(kind for card in SET.cards if bounty_ways(card) for kind in card.kind_list())
    assert len([kind for kind in range(CLEAR) if colours[kind] >= 3]) >= 4
    assert len([kind for kind in range(WHITE) if colours[kind] >= 3]) >= 3
    ways = Counter(way for card in SET.cards for way in bounty_ways(card))
    assert set(ways) == {"raise", "collect", "move", "mind", "be wanted"}
    assert ways["raise"] >= 8


def test_bounty_is_met_in_three_ready_decks() -> None:
    met = {name: [c for c in set(cards) if bounty_ways(c)] for name, cards in HELD.items()}
    assert len([name for name in READY if met[name]]) >= 3
    assert len(met["nightcourt"]) >= 6
    assert len(met["gallows"]) >= 6


# ---- No copies, and no worse copies ------------------------------------------------------------


def rules_of(card: OliverDesign) -> tuple[object, ...]:
    """All of a card but its name and its picture."""
    numbers = (card.speed, card.attack, card.defence, card.reward, card.slots)
    title = card.title if card.title != card.name else ""
    return (card.sort, card.properties, tuple(card.cost), numbers, title, card.flags, card.words)


def test_no_two_cards_differ_in_name_and_picture_only() -> None:
    rules = Counter(rules_of(card) for card in SET.cards)
    assert rules.most_common(1)[0][1] == 1


@pytest.mark.parametrize(
    "card", [card for card in SET.cards if not card.words], ids=lambda card: str(card.name)
)
def test_a_card_without_text_is_played_for_its_cost_and_has_its_numbers(card: OliverDesign) -> None:
    table = Table().me(hand=card.name, battlers="Mother Oak", energy=notation(card.cost))
    if card.kind == "equip":
        table.play(card.name, "Mother Oak")
        worn = f"{15 + card.speed}:{4 + card.attack}/{9 + card.defence}:8:0"
        assert table.stats("Mother Oak") == worn
    else:
        table.play(card.name)
        numbers = f"{card.speed}:{card.attack}/{card.defence}:{card.reward}:0"
        assert table.stats(card.name) == numbers
    assert table.energy() == "0"


def good_words(card: OliverDesign) -> set[str]:
    """What a card has for itself, one by one."""
    texts = {text.words("it") for text in card.texts}
    auras = {aura.words() for aura in card.auras}
    flags = {f"flag {bit}" for bit in (1, 8, 16, 32, 64, 128) if card.flags & bit}
    return texts | auras | flags


def payers(kind: int) -> set[int]:
    """The kinds of energy that pay for a kind."""
    return {energy for energy in range(COUNT) if can_pay(Amounts(unit(energy)), Price(unit(kind)))}


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
