"""Texts that something sets off: how often, and in which order."""

from bestiary.games.twisted_oliver.zones import MOST_TEXTS
from tests.twisted_oliver.table import Table


def test_a_text_goes_off_every_time_it_is_set_off(table: Table) -> None:
    table.me(battlers="3 Spark Midge").foe(battlers="Midden", items="Beehive")
    for _ in range(3):
        table.attack("Spark Midge", "Midden")
    assert table.stats("Midden") == "10:4/5:2:3"


def test_alike_texts_of_one_battler_go_off_each_by_itself(table: Table) -> None:
    table.me(battlers="Grove Keeper with Living Bark and Living Bark").end().end()
    assert table.stats("Grove Keeper") == "45:3/8:3:0"


def test_no_turn_is_endless(table: Table) -> None:
    table.me(battlers="Spark Midge").foe(battlers="Hedge", items="50 Beehive")
    table.state.gone_off = MOST_TEXTS - 10
    table.attack("Spark Midge", "Hedge")
    assert table.stats("Hedge") == f"5:10/{3 + 10 - 1}:1:1"


def test_and_the_next_turn_begins_anew(table: Table) -> None:
    table.me(battlers="Spark Midge", items="Moon Pool")
    table.foe(battlers="Window Wall", items="Beehive")
    table.state.gone_off = MOST_TEXTS
    table.attack("Spark Midge", "Window Wall").end().end()
    assert len(table.hand("me")) == 2


def test_first_those_of_the_player_whose_turn_it_is(table: Table) -> None:
    table.me(battlers="Thorn Ranger").foe(battlers="Cellar Leech (+50:+0/+5)")
    table.attack("Thorn Ranger", "Cellar Leech")  # whose blow is the first
    said = [line.partition(":")[0] for line in table.log() if ': "When' in line]
    assert said == ["Thorn Ranger", "Cellar Leech"]
