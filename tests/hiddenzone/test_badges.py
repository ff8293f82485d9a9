"""What the view says about the numbers on a card."""

import bestiary

POSITION = """
turn: 6
player 1: 1300 life
  hand: Growth Surge
  battlezone: Mycel Child, Ash Runner on Cinder Pup with Ember Fang
"""


def test_a_changed_number_says_what_is_printed_and_a_mark_what_it_changes() -> None:
    state = bestiary.game("hiddenzone").new(1, 2, {"position": POSITION})
    growth = next(c for c in state.decisions()[0].choices if "Growth Surge on Mycel" in c.label)
    state.play(0, growth.text)
    cards = next(z["cards"] for z in state.view(0)["zones"] if z["key"] == "battle.0")
    by_name = {card["name"]: card for card in cards}
    child, runner = by_name["Mycel Child"], by_name["Ash Runner"]
    numbers = {badge["key"]: (badge["value"], badge["was"]) for badge in child["badges"]}
    assert numbers["attack"] == ("100", "50")
    assert numbers["defence"] == ("150", "100")
    assert numbers["rank"] == ("0", "")
    assert {mark["key"]: mark["alters"] for mark in child["marks"]} == {
        "attack": "attack",
        "defence": "defence",
    }
    worn = {badge["key"]: (badge["value"], badge["was"]) for badge in runner["badges"]}
    assert worn["attack"] == ("350", "250"), "equipment counts"
    assert worn["defence"] == ("150", "")
