"""What pays for what, and how a price is paid.

A Red to Purple cost is paid by its own colour, White or Clear; White by White or Clear; Black by
any kind but White; Clear by any kind.

The sets of energy that can be spent together on a price form a matroid (each unit must pay a
different unit of the price), so always taking the least flexible unit that still lets the rest be
paid gives the least flexible payment. ``can_pay`` and ``is_part`` are Hall's condition, written out
for the few sets of kinds that can be too small.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from bestiary.games.twisted_oliver.energy.counts import (
    BLACK,
    CLEAR,
    COLOURS,
    COUNT,
    WHITE,
    Amounts,
    nothing,
)


@mypyc_attr(acyclic=True)
class Price(Amounts):
    """A cost. Never changed."""

    def __init__(self, counts: list[int]) -> None:
        super().__init__(counts)
        self.written = counts
        self.most = Amounts(accepted(counts))

    def includes(self, other: Price) -> bool:
        """Whether it is the other price, or that and more."""
        return all(self.of(kind) >= other.of(kind) for kind in range(COUNT))


def accepted(price: list[int]) -> list[int]:
    """How many units of a price each kind could pay if there were no others."""
    found = [count + price[BLACK] + price[CLEAR] for count in price]
    found[WHITE] = sum(price) - price[BLACK]
    found[BLACK] = price[BLACK] + price[CLEAR]
    found[CLEAR] = sum(price)
    return found


def can_pay(have: Amounts, price: Price) -> bool:
    """Whether this energy is enough to pay the price."""
    if price.total > have.total or price.black > have.total - have.white:
        return False
    lacking = price.total - price.black - price.clear - price.colours_in(have)
    return lacking <= have.white + have.clear  # nothing else can pay that


def is_forced(have: Amounts, price: Price) -> bool:
    """Whether there is only one payment of a price that can be paid. As much of any one kind as the
    price accepts can be part of a payment, so there is another unless all that is the payment."""
    most = price.most
    spendable = most.colours_in(have) + min(have.white, most.white)
    spendable += min(have.black, most.black) + min(have.clear, most.clear)
    return spendable == price.total


# ---- Unit by unit ----------------------------------------------------------------------------


def is_part(spent: Amounts, price: Price) -> bool:
    """Whether every unit spent pays a different unit of the price."""
    if spent.white > price.most.white or spent.total > price.total:
        return False
    besides = spent.total - spent.white - spent.clear - price.colours_in(spent)
    return besides <= price.most.black  # nothing else can take that


def can_add(spent: Amounts, kind: i64, have: Amounts, price: Price) -> bool:
    """Whether one more of a kind can be added to a partial payment. It can then always be
    completed, if the price can be paid at all."""
    if spent.of(kind) >= have.of(kind):
        return False
    spent.add(kind, 1)
    fits = is_part(spent, price)
    spent.add(kind, -1)
    return fits


def payment(have: Amounts, price: Price, begun: list[int] | None = None) -> list[int]:
    """What is spent if nobody chooses: Black first, then the most plentiful colour, then
    White, then Clear; never what the rest of the price needs. The price must be payable."""
    spent = Amounts(begun or nothing())
    missing = price.total - spent.total
    while missing > 0:
        spent.add(cheapest(spent, have, price), 1)
        missing -= 1
    return spent.counts()


def cheapest(spent: Amounts, have: Amounts, price: Price) -> i64:
    """The kind to spend next."""
    if can_add(spent, BLACK, have, price):
        return BLACK
    best: i64 = -1
    for kind in range(COLOURS):
        if best < 0 or have.of(kind) - spent.of(kind) > have.of(best) - spent.of(best):
            if can_add(spent, kind, have, price):
                best = kind
    if best >= 0:
        return best
    return WHITE if can_add(spent, WHITE, have, price) else CLEAR
