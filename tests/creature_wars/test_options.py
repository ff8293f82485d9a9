"""Every option changes what it says, and an option without a test here fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bestiary
from bestiary import BadOption
from bestiary.games.creature_wars.being import TRIBES
from bestiary.games.creature_wars.editions import CACHE
from bestiary.games.creature_wars.lore.roster import ROSTER, TIERS
from tests.creature_wars.table import Table, tier_of

GAME = bestiary.game("creature-wars")

SHOWN: dict[str, Callable[[], None]] = {}


def shows(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The function shows what the option of that name does."""

    def enter(test: Callable[[], None]) -> Callable[[], None]:
        assert name not in SHOWN, f"two tests of {name}"
        SHOWN[name] = test
        return test

    return enter


def test_every_option_is_shown() -> None:
    assert set(SHOWN) == {option.name for option in GAME.options}


@pytest.mark.parametrize("name", SHOWN)
def test_option(name: str) -> None:
    SHOWN[name]()


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_every_option_says_what_it_does(option: bestiary.engine.Option) -> None:
    assert option.help
    assert option.help[0].islower()


# ---- What each does ---------------------------------------------------------------------------


def with_option(name: str, value: object) -> Table:
    return Table().options({name: value})


def witches_of(table: Table) -> list[tuple[str, int]]:
    """The tier and the level of each witch in a fresh deck."""
    edition = table.state.edition
    faces = [card.face for card in table.state.cards() if card.face.is_witch()]
    return [(TIERS[tier_of(edition, face.key)], int(face.level - face.bonus)) for face in faces]


@shows("edition")
def edition() -> None:
    assert with_option("edition", "first").deal().state.edition.name == "first"
    assert not with_option("edition", "first").deal().state.edition.mayhem
    assert Table().deal().state.edition.name == "second"


@shows("hp")
def hp() -> None:
    assert with_option("hp", 42).deal().hp == {"me": 42, "foe": 42}
    assert with_option("hp", 42).hands(me="Lvl.1 Fire Wolf {2}").hp == {"me": 42, "foe": 42}


@shows("cap")
def cap() -> None:
    table = with_option("cap", 33).hands(me="Lvl.1 Fire Wolf {2}")
    table.state.heal(0, 20)
    assert table.hp["me"] == 33
    assert table.view("me")["seats"][0]["gauges"][0]["most"] == 33


@shows("hand")
def hand() -> None:
    table = with_option("hand", 9).options({"rally.witches": False}, first_draw=False).deal()
    assert len(table.hand("me")) == len(table.hand("foe")) == 9


@shows("first_draw")
def first_draw() -> None:
    for draws, cards in ((True, 6), (False, 5)):
        table = with_option("first_draw", draws).options({"rally.witches": False}).deal()
        assert len(table.hand("me")) == cards


def shows_base(tribe: str) -> None:
    name = f"base.{tribe}"
    table = with_option(name, 9).hands(me=f"Lvl.1 Fire {tribe}", foe="Lvl.9 Fire Giant {4}")
    table.duel(tribe, "Giant")
    assert table.lost_hp() == {"me": 9, "foe": 0}
    bases = {
        card.face.base
        for card in with_option(name, 9).deal().state.cards()
        if card.face.name == tribe
    }
    assert bases == {9}


for each in TRIBES:
    shows(f"base.{each}")(lambda tribe=each: shows_base(tribe))  # type: ignore[misc]


@shows("base.Witch")
def base_of_a_witch() -> None:
    table = with_option("base.Witch", 8).hands(me="Lvl.1 Wet Witch", foe="Lvl.9 Fire Dragon {7}")
    table.duel("Wet", "Dragon")
    assert table.lost_hp() == {"me": 8, "foe": 0}


@shows("levels")
def levels() -> None:
    table = with_option("levels", 9).options(witches=0).deal()
    assert len(table.state.cards()) == 63
    assert max(card.face.level - card.face.bonus for card in table.state.cards()) == 9
    table = with_option("levels", 0).options({"rally.witches": False}, witches=33).deal()
    assert len(witches_of(table)) == len(table.state.cards()) == 33
    assert table.state.edition.random_creature(table.state.rng).level == 1


@shows("spells")
def spells() -> None:
    for cast, hand in ((True, 2), (False, 0)):
        table = with_option("spells", cast).hands(me="Lvl.1 Greedy Witch {3}")
        assert len(table.duel("Greedy", None).hand("me")) == hand


@shows("witches")
def witches() -> None:
    assert len(witches_of(with_option("witches", 0).deal())) == 0
    table = with_option("witches", 33).options({"rally.witches": False}).deal()
    assert len(witches_of(table)) == 33


@shows("roster")
def roster() -> None:
    new = next(witch for witch in ROSTER if witch.name == "Wet Witch")
    new.in_the_rulebooks = False  # as if she had been added since
    try:
        CACHE.clear()
        for roster, expected in (("all", True), ("rulebook", False)):
            table = with_option("roster", roster).options(witches=200).deal()
            assert any(card.face.key == new.key for card in table.state.cards()) == expected
            cards = GAME.cards(table.state.settings)
            assert any(card["key"] == new.key for card in cards) == expected
    finally:
        new.in_the_rulebooks = True
        CACHE.clear()


def shows_weight(tier: str) -> None:
    # Without Witch Rallies: the Sinful witch of the first one comes whatever the weights are.
    table = with_option(f"weight.{tier}", 0).options({"rally.witches": False}, witches=100).deal()
    assert {name for name, _ in witches_of(table)} == {*TIERS} - {tier}


for each in TIERS:
    shows(f"weight.{each}")(lambda tier=each: shows_weight(tier))  # type: ignore[misc]


def shows_range(end: str, tier: str, value: int) -> None:
    table = with_option(f"{end}.{tier}", value).options(witches=200).deal()
    levels = [level for name, level in witches_of(table) if name == tier]
    assert (min(levels) if end == "lowest" else max(levels)) == value


for end, tier, value in (
    ("lowest", "Lesser", 2),
    ("highest", "Lesser", 5),
    ("lowest", "Sacred", 2),
    ("highest", "Sacred", 8),
    ("lowest", "Sinful", 5),
    ("highest", "Sinful", 12),
):
    shows(f"{end}.{tier}")(
        lambda end=end, tier=tier, value=value: shows_range(end, tier, value)  # type: ignore[misc]
    )


@shows("advantage")
def advantage() -> None:
    table = with_option("advantage", 6)
    table.hands(me="Lvl.1 Ancient Wolf {2}", foe="Lvl.1 Fire Giant {4}").duel("Wolf", "Giant")
    assert table.powers() == {"me": 9, "foe": 5}


@shows("cooldown")
def cooldown() -> None:
    def after_a_tie(turns: int) -> Table:
        table = with_option("cooldown", turns)
        return table.hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}").duel("Wolf", "Gi")

    assert after_a_tie(0).hand("me") == ["Lvl.5 Fire Wolf {2}"]
    table = after_a_tie(2)
    assert table.hand("me") == ["Lvl.5 Fire Wolf {2}: (2)"]
    for rests in (True, True, False):  # turns 2, 3 and 4
        table.next_turn()
        assert ("Lvl.5 Fire Wolf {2}" not in table.playable("me")) == rests
        table.duel(table.playable("me")[-1], table.playable("foe")[-1])


@shows("rally.size")
def rally_size() -> None:
    table = with_option("rally.size", 2).hands(me="Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}")
    assert table.hand("me") == ["Lvl.3 Fire Wolf! {2}", "Lvl.4 Holy Wolf! {2}"]
    wolves = [f"Lvl.{level} Wolf" for level in range(1, 9)]
    assert "!" in with_option("rally.size", 8).hands(me=", ".join(wolves)).hand("me")[0]
    assert "!" not in with_option("rally.size", 8).hands(me=", ".join(wolves[1:])).hand("me")[0]


FOUR_WOLVES = "Lvl.1 Fire Wolf, Lvl.2 Holy Wolf, Lvl.3 Fire Wolf, Lvl.4 Holy Wolf"


@shows("rally.bonus")
def rally_bonus() -> None:
    table = with_option("rally.bonus", 5).hands(me=FOUR_WOLVES)
    assert table.hand("me")[0] == "Lvl.6 Fire Wolf! {2}"


@shows("rally.double")
def rally_double() -> None:
    table = with_option("rally.double", 9).hands(me=FOUR_WOLVES.replace("Holy", "Fire"))
    assert table.hand("me")[0] == "Lvl.10 Fire! Wolf! {2}"


FOUR_WITCHES = "Lvl.1 Kind Witch, Lvl.2 Kind Witch, Lvl.3 Kind Witch, Lvl.3 Sick Witch"


@shows("rally.witches")
def rally_witches() -> None:
    assert len(with_option("rally.witches", False).hands(me=FOUR_WITCHES).hand("me")) == 4
    table = Table().edition("first").options({"rally.witches": True}).hands(me=FOUR_WITCHES)
    assert table.hand("me")[0] == "Lvl.3 Kind Witch! {3}"
    assert len(table.hand("me")) == 5


@shows("bizarre_victory")
def bizarre_victory() -> None:
    for edition, wanted in (("second", False), ("first", True)):
        table = Table().options(edition=edition, bizarre_victory=wanted)
        table.hands(me="Lvl.6 Fire Dragon {7}", foe="Lvl.1 Ancient Wolf {2}")
        assert len(table.duel("Dragon", "Wolf").hand("me")) == int(wanted)


@shows("mayhem")
def mayhem() -> None:
    for edition, wanted in (("second", False), ("first", True)):
        table = Table().options(edition=edition, mayhem=wanted).deck("")
        table.hands(me="Lvl.6 Fire Dragon {7}, Lvl.5 Fire Dragon {7}", foe="Lvl.1 Fire Wolf {2}")
        table.duel("Lvl.6", "Wolf")
        assert table.ending == ("mayhem" if wanted else "")


@shows("turn_limit")
def turn_limit() -> None:
    table = with_option("turn_limit", 2)
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").duel("Wolf", "Giant")
    assert table.winner == ""
    table.duel(table.next_turn().playable("me")[0], table.playable("foe")[0])
    assert table.ending == "turn limit"


@shows("position")
def position() -> None:
    state = GAME.new(seed=1, position="turn: 5\nplayer 1: 12 HP\n  hand: Lvl.1 Fire Wolf {2}")
    assert [state.turn, state.hp.both()] == [5, [12, 30]]


# ---- Defaults ---------------------------------------------------------------------------------


def test_the_editions_differ_in_these_and_in_nothing_else() -> None:
    first = GAME.settings({"edition": "first"})
    second = GAME.settings({"edition": "second"})
    assert {name: (first[name], second[name]) for name in first if first[name] != second[name]} == {
        "edition": ("first", "second"),
        "cap": (30, 0),
        "rally.double": (4, 6),
        "rally.witches": (False, True),
        "bizarre_victory": (False, True),
        "mayhem": (False, True),
    }


def test_an_option_given_wins_over_the_editions_default() -> None:
    settings = GAME.settings({"edition": "first", "cap": 99, "mayhem": True})
    assert [settings["cap"], settings["mayhem"]] == [99, True]


def test_what_was_typed_is_read() -> None:
    assert GAME.parse_option("hp=42") == ("hp", 42)
    assert GAME.parse_option("base.Dragon=9") == ("base.Dragon", 9)
    assert GAME.parse_option("mayhem=no") == ("mayhem", False)
    assert GAME.parse_option("edition=First") == ("edition", "first")


# ---- What is refused, word for word -----------------------------------------------------------

NAMES = ", ".join(option.name for option in GAME.options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hpp": 42}, f"no option 'hpp'; did you mean 'hp'? (options: {NAMES})"),
        (
            {"base.dragon": 9},
            f"no option 'base.dragon'; did you mean 'base.Dragon'? (options: {NAMES})",
        ),
        ({"hp": 0}, "hp=0: hp takes a whole number from 1 to 9999"),
        ({"hp": True}, "hp=True: hp takes a whole number from 1 to 9999"),
        ({"hp": "many"}, "hp='many': hp takes a whole number from 1 to 9999"),
        ({"mayhem": 1}, "mayhem=1: mayhem takes yes or no"),
        ({"edition": "third"}, "edition='third': edition takes one of first, second"),
        ({"cap": 29}, "cap=29: it must not be below hp, which is 30"),
        ({"hand": 20, "levels": 2}, "hand=20: the deck has only 24 cards for two hands"),
        ({"lowest.Lesser": 4}, "lowest.Lesser=4: it must not be above highest.Lesser, which is 3"),
        (
            {"weight.Lesser": 0, "weight.Sacred": 0, "weight.Sinful": 0},
            "weight.Lesser, weight.Sacred and weight.Sinful are all 0: one must be more",
        ),
    ],
)
def test_a_bad_option_is_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(seed=1, options=options)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("hpp=42", f"hpp=42: no option 'hpp'; did you mean 'hp'? (options: {NAMES})"),
        ("hp=lots", "hp=lots: hp='lots': hp takes a whole number from 1 to 9999"),
        ("hp", "hp: write NAME=VALUE, for example hp=42"),
        ("mayhem=maybe", "mayhem=maybe: mayhem='maybe': mayhem takes yes or no"),
    ],
)
def test_a_bad_option_as_typed_is_refused(typed: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.parse_option(typed)
    assert str(error.value) == message


def test_creature_wars_is_for_two() -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(seed=1, seats=3)
    assert str(error.value) == "seats=3: Creature Wars is for 2 players"
