"""What the table shows: numbers, energy, badges, prompts, why a card waits."""

from __future__ import annotations

from bestiary.engine.view import CardView
from bestiary.games.twisted_oliver.design.card import SET
from bestiary.games.twisted_oliver.design.look import LOOK, named, printed
from bestiary.games.twisted_oliver.energy.counts import KINDS, LETTERS, SYMBOLS
from bestiary.trading.position import plain_name
from tests.twisted_oliver.table import Table


def shown(table: Table, key: str) -> CardView:
    return table.shown("me", key)["cards"][0]


def test_a_battler_shows_its_numbers_as_they_are_now(table: Table) -> None:
    table.me(battlers="Wolverine with Shield (bounty 2) (hurt 1)", items="War Drum")
    card = shown(table, "battlers.0")
    assert card["face"] == "Wolverine 60:3/2:2:2"
    badges = {badge["key"]: badge["value"] for badge in card["badges"] if badge["key"] != "energy"}
    assert badges == {
        "cost": "1R1Y",
        "speed": "60",
        "attack": "3",
        "health": "2",
        "reward": "2",
        "bounty": "2",
    }
    assert [borne["name"] for borne in card["attached"]] == ["Shield"]


def test_health_below_0_reads_0(table: Table) -> None:
    table.rich().me(hand="Scald", battlers="Ember Rat").foe(battlers="Wolverine", hand="Sidestep")
    table.foe(energy="2Y").play("Scald", "Wolverine").attack("Ember Rat", "Wolverine")
    struck = table.state.view(0)["fight"]
    assert struck is not None
    assert sum(part["value"] for part in struck["target"]["parts"]) == 0
    card = shown(table, "battlers.1")
    assert next(b["value"] for b in card["badges"] if b["key"] == "health") == "0"
    table.let()
    assert "Your Wolverine 60:2/0:2:0 is defeated." in table.log("foe")


def test_colours_have_letters_and_symbols_and_accents() -> None:
    assert len(KINDS) == len(LETTERS) == len(SYMBOLS) == 9
    assert len(set(LETTERS)) == len(set(SYMBOLS)) == 9
    wolverine = SET.find("Wolverine")
    assert wolverine is not None
    signs = [(b[2], b[3]) for b in printed(wolverine).badges if b[0] == "energy"]
    assert signs == [("Red", "▲"), ("Yellow", "☼")]
    accents = {printed(card).accent for card in SET.cards}
    assert accents <= set(LOOK["accents"])
    assert accents >= {kind.lower() for kind in KINDS}


def test_a_notation_can_be_read_back() -> None:
    assert all(plain_name(named(card)) == card.name for card in SET.cards)


def test_the_pool_is_on_the_seat(table: Table) -> None:
    table.me(energy="2R1C", points=7, items="2 Red Orb, Blue Orb (called)")
    seat = table.state.view(1)["seats"][0]
    assert [(g["label"], g["value"], g["most"]) for g in seat["gauges"]] == [
        ("Points", 7, 30),
        ("Energy", 5, -1),  # with the orbs that can still be called
    ]
    assert [(m["label"], m["value"]) for m in seat["marks"]] == [("▲ Red", 2), ("◇ Clear", 1)]


def test_a_called_card_is_turned(table: Table) -> None:
    table.me(items="Red Orb (called)")
    assert shown(table, "items.0")["turned"]


def test_a_card_that_cannot_be_played_says_why(table: Table) -> None:
    table.me(hand="Sidestep, Shield, Magra", energy="2R", traps="Snare")
    waits = {card["name"]: card["waits"] for card in table.shown("me", "hand.0")["cards"]}
    assert waits == {
        "Sidestep": "answers what the other player does",
        "Shield": "nobody can bear it",
        "Magra": "costs 4R2C",
    }
    assert shown(table, "traps.0")["waits"] == "springs in the other player's turn"
    table.end()
    assert table.waits("Magra") == "waits for your turn"


def test_prompts_and_phases_name_the_step(table: Table) -> None:
    table.me(battlers="Wolverine, Hedge").foe(hand="Sidestep", energy="2Y")
    assert table.prompt().startswith("Your main step")
    assert table.state.phase() == "Main step"
    table.attack("Wolverine")
    assert table.prompt() == "Wolverine 60:2/1:2:0 attacks you. Your answer?"
    assert table.state.phase() == "Answers"
    table.let()
    assert table.prompt().startswith("Your attack step")


def test_a_promise_is_shown(table: Table) -> None:
    table.me(hand="Shield", items="2 Red Orb").do("rest")
    assert [m["key"] for m in table.state.view(1)["seats"][0]["marks"]] == ["promised"]
