"""What each player may know."""

from __future__ import annotations

from bestiary.engine import EVERYBODY, Rng
from tests.creature_wars.table import Table

WOLF = "Lvl.3 Fire Wolf {2}"
WITCH = "Lvl.1 Kind Witch {3}"


def test_a_player_sees_the_own_hand_and_the_other_only_how_many(table: Table) -> None:
    table.hands(me=f"{WOLF}, {WITCH}", foe="Lvl.2 Holy Giant {4}")
    assert table.sees("me", "me") == [WOLF, WITCH]
    assert table.sees("me", "foe") == ["?"]
    assert table.sees("foe", "me") == ["?", "?"]
    assert table.sees("spectator", "me") == ["?", "?"]
    assert table.sees("everything", "me") == [WOLF, WITCH]


def test_the_deck_is_only_a_number(table: Table) -> None:
    table.hands(me=WOLF).deck("Lvl.2 Holy Giant {4}, Lvl.3 Holy Giant {4}")
    for who in ("me", "foe", "spectator"):
        deck = next(zone for zone in table.view(who)["zones"] if zone["key"] == "deck")
        assert deck["count"] == 2
        assert deck["cards"] == []


def test_the_decks_order_is_not_to_be_seen() -> None:
    def seen(deck: str) -> object:
        table = Table().hands(me=WOLF, foe="Lvl.2 Holy Giant {4}").deck(deck)
        view = table.view("me")
        view["options"].pop("position", None)
        return view

    one, two = "Lvl.2 Holy Vampire {5}", "Lvl.5 Fire Pirate {3}"
    assert seen(f"{one}, {two}") == seen(f"{two}, {one}")


def test_the_discard_pile_is_public(table: Table) -> None:
    table.hands(me=WOLF, foe="Lvl.2 Holy Giant {4}").discards("Lvl.6 Fire Dragon {7}")
    table.duel("Wolf", "Giant")
    for who in ("me", "foe", "spectator"):
        assert table.sees(who, "discard") == [
            "Lvl.6 Fire Dragon {7}",
            WOLF,
            "Lvl.2 Holy Giant {4}",
        ]


def test_what_others_draw_is_a_card(table: Table) -> None:
    table.hands(me=WOLF, foe="Lvl.2 Holy Giant {4}").duel("Wolf", "Giant").next_turn()
    assert "Player 2 draws a card." in table.log("me")
    assert "You draw a card." not in table.log("me")
    assert "Player 1 draws a card." in table.log("spectator")


def test_a_creature_back_from_a_witch_stays_known(table: Table) -> None:
    table.hands(me=f"{WOLF}, Lvl.5 Holy Giant {{4}}", foe=WITCH).duel("Wolf", "Witch")
    table.next_turn()
    assert table.sees("foe", "me") == ["?", WOLF, "?"]
    assert table.sees("spectator", "me") == ["?", WOLF, "?"]


def test_tied_creatures_stay_known_with_their_cooldown(table: Table) -> None:
    table.hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}").duel("Wolf", "Giant")
    assert table.sees("foe", "me") == ["Lvl.5 Fire Wolf {2}: (1)"]
    assert table.sees("me", "foe") == ["Lvl.3 Fire Giant {4}: (1)"]


def test_a_known_card_is_the_same_in_every_guess(table: Table) -> None:
    table.hands(me=f"{WOLF}, Lvl.5 Holy Giant {{4}}", foe=WITCH).duel("Wolf", "Witch")
    table.next_turn()
    faces = set()
    for seed in range(30):
        guess = table.state.guess(1, Rng(seed))
        guess.check()
        assert guess.zones[0].cards[1].face.notation() == WOLF
        faces.add(guess.zones[0].cards[0].face.notation())
    assert len(faces) > 1  # and what is not known is dealt again


def test_cooldown_and_frozen_marks_are_seen_on_cards_face_down(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (1), Lvl.2 Holy Wolf {2}: (-), Lvl.3 Holy Pirate {3}")
    assert table.sees("foe", "me") == ["? [rests, turns]", "? [can never be played]", "?"]
    assert table.sees("spectator", "me") == ["? [rests, turns]", "? [can never be played]", "?"]


def test_what_is_still_unseen_is_counted(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Holy Giant {4}, Lvl.4 Frost Witch {3}")
    table.deck("Lvl.3 Fire Dragon {7}, Lvl.4 Holy Dragon {7}")
    unseen = {each["label"]: each["count"] for each in table.view("me")["unseen"]}
    assert unseen == {"Lvl.2 Giant": 1, "Lvl.3 Dragon": 1, "Lvl.4 Dragon": 1, "a random witch": 1}


def test_a_dealt_game_hides_all_but_the_own_hand() -> None:
    table = Table().deal()
    hidden = sum(each["count"] for each in table.view("me")["unseen"])
    assert hidden == len(table.state.cards()) - len(table.hand("me"))


def test_a_guess_raises_no_card_that_is_known(table: Table) -> None:
    """Three known cards without a Rally's mark, in a hand of eighteen that could be anything: no
    guess may deal them a Rally, and there is next to nothing in the deck to exchange with."""
    known = "Lvl.6 Nightmare Giant {4}, Lvl.1 Holy Wolf {2}, Lvl.1 Magic Witch {3}"
    unknown = ", ".join(["Lvl.3 Fire! Dragon {7}"] * 18)
    table.hands(me=f"{known}, {unknown}", foe=WOLF).deck("Lvl.1 Serpent")
    state = table.state
    for card in state.hand(0).cards[:3]:
        state.hand(0).replace(card.with_known(EVERYBODY))
    seen = {**state.view(1), "log": []}
    for seed in range(60):
        guess = state.guess(1, Rng(seed))
        guess.check()
        assert {**guess.view(1), "log": []} == seen


def test_a_guess_asks_what_the_player_is_asked(table: Table) -> None:
    """Minerva's Witch asks only where the foe holds a creature: so the foe of every guess has one,
    though the hand is hidden and the rest of the deck are witches."""
    table.hands(
        me="Lvl.4 Minerva's Witch {3}, Lvl.1 Wolf {2}", foe="Lvl.1 Serpent {0}, Lvl.2 Giant {4}"
    )
    table.deck("Lvl.1 Kind Witch {3}, Lvl.2 Wet Witch {3}, Lvl.3 Sick Witch {3}")
    table.duel("Minerva", "Serpent")
    asked = [choice.text for choice in table.state.decisions()[0].choices]
    assert asked == ["give_strong", "give_weak"]
    for seed in range(100):
        for seat in (0, 1):
            (decision,) = table.state.guess(seat, Rng(seed)).decisions()
            assert [choice.text for choice in decision.choices] == asked
