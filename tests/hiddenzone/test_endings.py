"""How games end."""

from tests.hiddenzone.table import Table


def test_life_at_0_loses(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(life=100).attack("Cinder Pup")
    assert table.winner == "me"
    assert table.state.ending == "life"


def test_drawing_the_last_card_loses(table: Table) -> None:
    table.foe(deck="Flare").end()
    assert table.winner == "me"
    assert table.state.ending == "deck"


def test_drawing_the_last_card_by_a_text_loses_too(table: Table) -> None:
    table.me(hand="Drift Singer", deck="Flare").play("Drift Singer")
    assert table.winner == "foe"


def test_the_last_card_of_a_deck_may_be_eaten(table: Table) -> None:
    table.me(battlezone="Dust Eater").foe(deck="Flare").attack("Dust Eater")
    assert table.winner == "me"
    assert table.state.ending == "deck"


def test_a_search_that_leaves_the_deck_empty_loses(table: Table) -> None:
    table.me(hand="Pearl Diver", battlezone="Tidepool Seal", deck="Undertow")
    table.evolve("Pearl Diver", "Tidepool Seal").pick("Undertow")
    assert table.winner == "foe"


def test_both_at_once_is_a_draw(table: Table) -> None:
    table.me(hand="Brackish Shade", battlezone="Candle Thief", deck="Flare").foe(deck="Flare")
    table.evolve("Brackish Shade", "Candle Thief")
    assert table.winner == "nobody"
    assert table.state.ending == "both"


def test_an_effect_is_finished_before_anybody_has_lost(table: Table) -> None:
    table.me(hand="Doom", battlezone="Deathshead", life=150)
    table.foe(battlezone="Smoke Wyrmling", life=2000).cast("Doom", "Smoke Wyrmling")
    assert table.winner == "foe"
    assert table.graveyard("foe") == ["Smoke Wyrmling"]


def test_conceding_gives_the_game_away(table: Table) -> None:
    table.state.play(0, "concede")
    assert table.winner == "foe"
