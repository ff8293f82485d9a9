"""A planted fault is found; where all cards are alike, none is."""

from functools import cache
from typing import Any

import pytest

from tests.lab.cards.held import alarms, by_name, held, quarry

pytestmark = pytest.mark.slow


@cache
def faulty() -> dict[str, Any]:
    return held(quarry(160, seed=1, fault=True))


def test_the_heavy_stone_is_first_and_the_light_one_last() -> None:
    ranked = [card["card"] for card in faulty()["cards"]]
    assert ranked[0] == "Boulder"
    assert ranked[-1] == "Feather"
    assert [card["rank"] for card in faulty()["cards"]] == list(range(1, 9))


def test_their_intervals_exclude_those_of_all_others() -> None:
    cards = {name: card["dealt"] for name, card in by_name(faulty()).items()}
    best, worst = cards.pop("Boulder"), cards.pop("Feather")
    assert best["corrected"]["low"] > max(card["corrected"]["high"] for card in cards.values())
    assert worst["corrected"]["high"] < min(card["corrected"]["low"] for card in cards.values())


def test_who_is_forbidden_them_plays_worse_and_better() -> None:
    cards = {name: card["restricted"] for name, card in by_name(faulty()).items()}
    assert cards["Boulder"]["corrected"]["high"] < 0 < cards["Feather"]["corrected"]["low"]


def test_the_verdicts_say_so() -> None:
    verdicts = {name: card["verdict"] for name, card in by_name(faulty()).items()}
    assert verdicts.pop("Boulder") == "too strong"
    assert verdicts.pop("Feather") == "too weak"
    assert not set(verdicts.values()) & {"too strong", "too weak"}
    told = faulty()["summary"]
    assert told[0].startswith("Boulder is too strong: being dealt it changes the win rate by +")
    assert told[1].startswith("Feather is too weak: being dealt it changes the win rate by -")


def test_the_fault_shows_in_what_is_seen_too() -> None:
    cards = by_name(faulty())
    assert cards["Boulder"]["seen"]["low"] > 0.5 > cards["Feather"]["seen"]["high"]


def test_hardly_any_false_alarm_in_a_few_runs() -> None:
    # The promise is 5% of runs at most: more than 3 of 10 would come in one case of 1000. The soak
    # counts them in 200 runs.
    assert alarms(range(10)) <= 3


def test_enough_deals_find_that_alike_cards_do_not_matter() -> None:
    document = held(quarry(120, seed=4, fault=False, cards=["Chalk", "Slate"]), margin=0.3)
    assert [card["verdict"] for card in document["cards"]] == ["never matters"] * 2
    assert document["summary"][-1].startswith("It makes no difference to have, or to be allowed:")


def test_few_deals_are_not_enough() -> None:
    document = held(quarry(12, seed=3, fault=True))
    assert {card["verdict"] for card in document["cards"]} == {"not enough data"}
