"""What pays for what: the solver beside brute force, over every small pool and cost."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from bestiary.games.twisted_oliver.energy.counts import (
    BLACK,
    CLEAR,
    COLOURS,
    COUNT,
    LETTERS,
    WHITE,
    Amounts,
    cost,
    notation,
    nothing,
)
from bestiary.games.twisted_oliver.energy.price import (
    Price,
    can_add,
    can_pay,
    is_forced,
    payment,
)

Counts = tuple[int, ...]
LARGEST_COST = 4
LARGEST_POOL = 5
SHOWN = (0, 1, 2, WHITE, BLACK, CLEAR)  # three colours stand for six: they are alike


def pays(energy: int, price: int) -> bool:
    """The rulebook's table, word for word."""
    if price < COLOURS:
        return energy in (price, WHITE, CLEAR)
    if price == WHITE:
        return energy in (WHITE, CLEAR)
    if price == BLACK:
        return energy != WHITE
    return True


def multisets(most: int) -> list[Counts]:
    """Every way to have up to ``most`` units of the kinds in SHOWN."""
    found = []
    for size in range(most + 1):
        for kinds in combinations_with_replacement(SHOWN, size):
            found.append(tuple(kinds.count(kind) for kind in range(COUNT)))
    return found


@cache
def ways(have: Counts, price: Counts) -> frozenset[Counts]:
    """Brute force: every payment there is, by giving the units of the price one by one."""
    for kind in range(COUNT):
        if price[kind]:
            rest = less(price, kind)
            found = set()
            for energy in range(COUNT):
                if have[energy] and pays(energy, kind):
                    found |= {more(way, energy) for way in ways(less(have, energy), rest)}
            return frozenset(found)
    return frozenset([tuple(nothing())])


def less(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def more(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def usual(have: Counts, every: frozenset[Counts]) -> Counts:
    """The ruling: Black first, then the most plentiful colour, then White, then Clear; taken among
    the payments that are left."""
    left = set(every)
    spent = tuple(nothing())
    while any(way != spent for way in left):
        rest = [have[kind] - spent[kind] for kind in range(COUNT)]
        order = [BLACK, *sorted(range(COLOURS), key=lambda kind: -rest[kind]), WHITE, CLEAR]
        for kind in order:
            further = {way for way in left if way[kind] > spent[kind]}
            if further:
                left, spent = further, more(spent, kind)
                break
    return spent


PRICES = [price for price in multisets(LARGEST_COST) if list(price[:3]) == sorted(price[:3])[::-1]]


@pytest.mark.parametrize("size", range(LARGEST_COST + 1))
def test_the_solver_is_brute_force_over_all_small_pools_and_costs(size: int) -> None:
    compared = 0
    for price in (price for price in PRICES if sum(price) == size):
        for have in multisets(LARGEST_POOL):
            every = ways(have, price)
            pool, bill = Amounts(list(have)), Price(list(price))
            assert can_pay(pool, bill) == bool(every), (have, price)
            if every:
                assert tuple(payment(pool, bill)) == usual(have, every), (have, price)
                assert is_forced(pool, bill) == (len(every) == 1), (have, price)
                compared += 1
    assert compared > 100


def test_every_payment_can_be_chosen_and_no_other() -> None:
    """Choosing unit by unit reaches exactly the payments there are."""
    for price in (price for price in PRICES if 0 < sum(price) <= 3):
        for have in multisets(4):
            every = ways(have, price)
            if every:
                assert reached(Amounts(list(have)), Price(list(price)), nothing()) == every, (
                    have,
                    price,
                )


def reached(have: Amounts, price: Price, spent: list[int]) -> set[Counts]:
    if sum(spent) == price.total:
        return {tuple(spent)}
    found: set[Counts] = set()
    for kind in range(COUNT):
        if can_add(Amounts(spent), kind, have, price):
            found |= reached(have, price, list(more(tuple(spent), kind)))
    return found


@pytest.mark.parametrize("kind", range(COUNT), ids=lambda kind: LETTERS[kind])
def test_each_kind_pays_what_the_rulebook_says(kind: int) -> None:
    for other in range(COUNT):
        have, price = nothing(), nothing()
        have[kind] = price[other] = 1
        assert can_pay(Amounts(have), Price(price)) == pays(kind, other)


@pytest.mark.parametrize(
    ("have", "price", "spent"),
    [
        ("1R1W", "1R1L", "1R1W"),  # White pays the Red, so that Red can pay the Black
        ("2R1Y1C", "1R1Y", "1R1Y"),  # Clear is kept
        ("3R1Y", "1C", "1R"),  # the most plentiful
        ("1R1Y", "1C", "1R"),  # of equals the first
        ("1L3R", "2C", "1R1L"),  # Black before all
        ("2R1Y", "1C1R", "2R"),
        ("1R2Y", "1R1C", "1R1Y"),  # never the Red that the rest needs
        ("1R1W1C", "1W1L", "1R1W"),
        ("3B3G", "4C", "2G2B"),  # turn by turn, as they grow fewer
        ("5R", "0", "0"),
    ],
)
def test_what_is_spent_by_itself(have: str, price: str, spent: str) -> None:
    assert notation(payment(Amounts(cost(have)), Price(cost(price)))) == spent


def test_a_payment_that_was_begun_goes_on() -> None:
    have, price = Amounts(cost("2R2Y1W")), Price(cost("1R2C"))
    assert notation(payment(have, price, cost("1W"))) == "1R1Y1W"


@pytest.mark.parametrize("written", ["", "R", "2", "2R1", "2r", "-1R", "1R 1Y", "2X", "100R"])
def test_what_is_no_cost_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="not a cost: write 2R1Y"):
        cost(written)


def test_notation_both_ways() -> None:
    for counts in product((0, 1, 3), repeat=3):
        written = notation([*counts, 0, 0, 0, *counts])
        assert cost(written) == [*counts, 0, 0, 0, *counts]
