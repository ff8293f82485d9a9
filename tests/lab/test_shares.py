"""What ``lab skill`` says about luck and skill, against made-up games whose shares are known."""

from random import Random

import pytest

from bestiary.lab.skill import GROUPS, PARTS, PairOfBots
from bestiary.lab.stats import Interval

TIMES = 150
WORLDS = {  # how much better the bot is, the first seat, and the seat that the deal favours
    "all luck": (0.0, 0.0, 0.0),
    "skill": (0.3, 0.0, 0.0),
    "some of each": (0.1, 0.1, 0.1),
    "deals": (0.2, 0.0, 0.15),
    "a better seat": (0.05, 0.15, 0.0),
}


def winner(rng: Random, chances: list[float]) -> int:
    luck = rng.random()
    for seat, chance in enumerate(chances):
        luck -= chance
        if luck < 0:
            return seat
    return len(chances) - 1


def seated(seats: int, bot: int, lucky: int, edges: tuple[float, float, float]) -> list[float]:
    """Each seat's chance to win, with the better bot in one of them."""
    edge, first, favour = edges
    chances = []
    for seat in range(seats):
        chance = 1 / seats
        for better, here in ((edge, bot), (first, 0), (favour, lucky)):
            chance += better if seat == here else -better / (seats - 1)
        chances.append(chance)
    return chances


def played(seats: int, deals: int, edges: tuple[float, float, float], seed: int) -> PairOfBots:
    rng, pair = Random(seed), PairOfBots("better", "other", seats, seats)
    for deal in range(deals):
        lucky = rng.randrange(seats)
        won = [winner(rng, seated(seats, bot, lucky, edges)) for bot in range(seats)]
        for seat in range(seats):
            pair.groups[deal % GROUPS][seat].add([float(who == seat) for who in won])
        pair.mean.add(sum(bot == who for bot, who in enumerate(won)), seats)
        pair.first.add(sum(who == 0 for who in won), seats)
    return pair


def truths(seats: int, edges: tuple[float, float, float]) -> dict[str, float]:
    edge, first, favour = (better * better * seats / (seats - 1) ** 2 * seats for better in edges)
    return {"strength": edge, "seat": first, "deal": favour, "rest": 1 - edge - first - favour}


@pytest.mark.slow
@pytest.mark.parametrize("deals", [20, 100])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("world", WORLDS)
def test_intervals_hold_the_share(world: str, seats: int, deals: int) -> None:
    held = dict.fromkeys(PARTS, 0)
    known = truths(seats, WORLDS[world])
    for seed in range(TIMES):
        shares = played(seats, deals, WORLDS[world], seed).shares()
        for part in PARTS:
            held[part] += shares[part].low - 1e-9 <= known[part] <= shares[part].high + 1e-9
    # 95%, and a little less where there are few figures.
    assert min(held.values()) / TIMES >= 0.88, held


@pytest.mark.slow
def test_shares_are_right_on_average() -> None:
    known = truths(2, WORLDS["skill"])
    found = [played(2, 200, WORLDS["skill"], seed).shares() for seed in range(100)]
    for part in ("strength", "rest"):
        mean = sum(shares[part].value for shares in found) / len(found)
        assert mean == pytest.approx(known[part], abs=0.03)


def test_deals_that_all_agree_prove_no_certainty() -> None:
    """The better bot won every game there was: most of it is skill, but how much is not sure."""
    for deals, least in ((10, 0.05), (20, 0.4), (200, 0.85)):
        shares = played(2, deals, (0.5, 0.0, 0.0), 1).shares()
        assert shares["strength"].value == pytest.approx(1)
        assert least < shares["strength"].low < 0.99
        assert shares["rest"].value == pytest.approx(0)
        assert shares["rest"].high > 0.01


def test_a_few_deals_say_nothing() -> None:
    shares = played(2, 3, WORLDS["skill"], 1).shares()
    assert all(share == Interval(share.value, 0.0, 1.0) for share in shares.values())


def test_the_value_lies_in_its_interval() -> None:
    for seats in (2, 3, 4):
        for seed in range(40):
            for share in played(seats, 12, WORLDS["some of each"], seed).shares().values():
                assert 0 <= share.low <= share.value <= share.high <= 1
