"""What a table can draw: the map, creatures with their badges, gauges, marks, phases, the log."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine import MOTIONS
from tests.creature_adventures.table import Table


def badges(table: Table, zone: str, number: int = 0) -> dict[str, str]:
    found = next(each for each in table.view()["zones"] if each["key"] == zone)
    return {badge["key"]: badge["value"] for badge in found["cards"][number]["badges"]}


def test_the_map_has_everybody_on_it(table: Table) -> None:
    table.write("player 1: Lanternwood\nplayer 2: Stump Keep")
    tiles = {tile["label"]: tile for tile in table.view()["map"]}
    assert tiles["Lanternwood"]["seats"] == [0]
    assert tiles["Stump Keep"]["seats"] == [1]
    assert tiles["Stump Keep"]["kind"] == "warlord"
    kinds = {tile["kind"] for tile in tiles.values()}
    assert kinds == {"home", "wilderness", "shaman", "thieves", "warlord", "colosseum"}


def test_a_creature_shows_what_it_is_now(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig 5+2/2 (7/12 HP)
          sigils: Power
        player 2: Eaglewash
          team: Grumblebun
    """)
    assert badges(table, "team.0") == {
        "attack": "7",
        "defence": "2",
        "hp": "7/12",
        "tier": "Common",
    }


def test_boosts_can_be_read_on_the_card(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig\nwild: Piper Wolf")
    table.choose("Meditate", roll=10)
    zone = next(each for each in table.view()["zones"] if each["key"] == "team.0")
    assert zone["cards"][0]["face"] == "Muddlepig 4/2 (10/10 HP) [fights, attack +4]"
    foes = next(each for each in table.view()["zones"] if each["key"] == "foes")
    assert foes["cards"][0]["name"] == "Piper Wolf"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_teams_as_players(table: Table, seats: int) -> None:
    table.deal(seats)
    keys = [zone["key"] for zone in table.view()["zones"]]
    assert keys == ["deck", "foes", "gone", "asleep", *[f"team.{seat}" for seat in range(seats)]]


def test_the_deck_is_hidden_but_what_ran_away_is_known_to_lie_below(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig\nwild: Piper Wolf")
    deck = table.state.view(0)["zones"][0]
    assert (deck["count"], deck["cards"]) == (len(table.deck()), [])
    table.choose("Run", roll=1)
    deck = table.state.view(0)["zones"][0]
    assert [card["name"] for card in deck["cards"]] == ["Piper Wolf"] + [""] * (deck["count"] - 1)


def test_the_phase_says_what_is_going_on(table: Table) -> None:
    table.write("player 1: Toadstool Stair\n  team: Muddlepig\nrolls: 1 1")
    assert table.view()["phase"] == "On the way"
    table.choose("Roll")
    assert table.view()["phase"] == "Movement"
    table.choose("Gossip Thicket")
    assert table.view()["phase"] == "Wild creature"
    assert table.view()["seats"][0]["initiative"]


def test_artifacts_and_conditions_are_marks_on_the_seat(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          artifacts: Fortify 2, Tailwind, Ascension 3
          state: Exhaustion, Astral Sickness
          sigils: Speed
        to move: 2
    """)
    marks = {mark["key"]: mark["value"] for mark in table.view()["seats"][0]["marks"]}
    assert marks == {
        "sigil-speed": 0,
        "fortify": 2,
        "tailwind": 1,
        "ascension": 3,
        "exhaustion": 0,
        "astral-sickness": 0,
    }


def test_everybody_is_spoken_to_in_their_own_words(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Lanternwood
          team: Grumblebun
        attacks: 2
    """)
    table.choose("Strike", roll=8)
    state = table.state
    mine = [event["text"] for event in state.log(0)][-2:]
    theirs = [event["text"] for event in state.log(1)][-2:]
    assert mine == [
        "Your Muddlepig strikes and rolls an 8: a deflected hit.",
        "Player 2's Grumblebun takes 2 from your Muddlepig: 8 HP left.",
    ]
    assert theirs == [
        "Player 1's Muddlepig strikes and rolls an 8: a deflected hit.",
        "Your Grumblebun takes 2 from Player 1's Muddlepig: 8 HP left.",
    ]


def test_a_table_can_animate_it(table: Table) -> None:
    """Rolls carry the face of the die, hits the damage and the creature, steps the tile."""
    table.write("player 1: Toadstool Stair\n  team: Muddlepig\nrolls: 1 1 6")
    for choice in ("Roll", "Gossip Thicket", "Strike"):
        table.choose(choice)
    told = table.state.log(0)
    assert {event["motion"] for event in told} <= set(MOTIONS)
    assert [event["amount"] for event in told if event["motion"] == "roll"] == [1, 1, 6]
    step = next(event for event in told if event["motion"] == "step")
    assert table.state.world.board.tiles[step["amount"]].name == "Gossip Thicket"
    hit = next(event for event in told if event["motion"] == "hit")
    assert hit["cards"][0]["name"] == "Muddlepig"
    assert hit["amount"] == 10 - table.hp(1)[0]


def test_every_creature_is_in_the_book() -> None:
    game = bestiary.game("creature-adventures")
    cards = game.cards(game.settings({}))
    assert len({card["key"] for card in cards}) == len(cards) == 50 + 6 + 4
    assert sum(card["count"] for card in cards) == 50
    assert all(card["name"] and card["text"] and card["tier"] for card in cards)
