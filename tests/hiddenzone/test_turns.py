"""A turn: the start of a game, drawing, playing, setting down, ending."""

import bestiary
from bestiary.games.hiddenzone.state import HiddenzoneState
from tests.hiddenzone.table import Table


def new(seed: int = 3, **options: object) -> HiddenzoneState:
    state: HiddenzoneState = bestiary.game("hiddenzone").new(seed=seed, options=options)
    return state


def test_who_begins_has_a_little_less_life() -> None:
    for less in (0, 100, 1900):
        state = new(handicap=less)
        first = int(state.first)
        assert (state.life[first], state.life[1 - first]) == (2000 - less, 2000)
    state = new()
    assert state.life[int(state.first)] == 2000 - int(state.settings["handicap"])


def test_both_draw_five_and_may_put_them_back_once() -> None:
    state = new()
    assert [len(hand.cards) for hand in state.hands] == [5, 5]
    before = [card.id for card in state.hand(0).cards]
    assert [decision.seat for decision in state.decisions()] == [0, 1]
    state.play(0, "redraw")
    state.play(1, "keep")
    assert len(state.hand(0).cards) == 5 + (state.active == 0)
    assert not {card.id for card in state.hand(0).cards} & set(before)
    assert all(card.known_to(0) for card in state.hand(0).cards)
    assert [decision.seat for decision in state.decisions()] == [state.active]


def test_the_starting_player_is_random_and_draws_too() -> None:
    first = set()
    for seed in range(12):
        state = new(seed)
        state.play(0, "keep")
        state.play(1, "keep")
        first.add(int(state.active))
        assert len(state.hand(state.active).cards) == 6
        assert state.turn == 1
    assert first == {0, 1}


def test_the_second_player_starts_with_two_hidden_cards() -> None:
    state = new()
    first = int(state.first)
    assert not state.hiddenzone(0).cards
    assert not state.hiddenzone(1).cards, "only when both have settled on a hand"
    state.play(0, "keep")
    state.play(1, "keep")
    hidden = state.hiddenzone(1 - first).cards
    assert len(hidden) == 2
    assert not state.hiddenzone(first).cards
    assert len(state.hand(1 - first).cards) == 5
    assert len(state.deck(1 - first).cards) == 40 - 5 - 2
    assert all(card.known_to(1 - first) and not card.known_to(first) for card in hidden)
    shown = {seat: shown_in(state, seat, f"hidden.{1 - first}") for seat in (0, 1)}
    assert shown[1 - first] == [card.face.name for card in hidden]
    assert shown[first] == ["", ""]


def shown_in(state: HiddenzoneState, seat: int, key: str) -> list[str]:
    zone = next(zone for zone in state.view(seat)["zones"] if zone["key"] == key)
    return [card["name"] for card in zone["cards"]]


def test_the_starting_player_cannot_attack_on_the_first_turn(table: Table) -> None:
    table.turn(1).me(battlezone="Cinder Pup").foe(battlezone="Grey Moth")
    assert table.offers("attack_player") == table.offers("attack") == []
    table.end()
    assert table.asked() == "foe"
    assert table.offers("attack_player") == ["Grey Moth 100/100 attacks Player 1"]


def test_a_turn_begins_with_untapping_and_a_draw(table: Table) -> None:
    table.me(battlezone="Cinder Pup (tapped)").foe(battlezone="Grey Moth (tapped)").end()
    assert not table.tapped("Grey Moth")
    assert table.tapped("Cinder Pup")
    assert table.hand("foe") == ["Gate Recruit"]
    table.end()
    assert not table.tapped("Cinder Pup")
    assert table.state.turn == 3


def test_any_number_of_cards_may_be_played_between_attacks_too(table: Table) -> None:
    table.me(hand="Cinder Pup, Kennel Runt, Flare, Ember Fang")
    table.play("Cinder Pup").attack("Cinder Pup").play("Kennel Runt").cast("Flare")
    table.equip("Ember Fang", "Kennel Runt").attack("Kennel Runt")
    assert table.lost("foe") == 100 + 150 + 250


def test_a_creature_played_this_turn_may_attack(table: Table) -> None:
    table.me(hand="Cinder Pup").play("Cinder Pup").attack("Cinder Pup")
    assert table.lost("foe") == 100
    assert table.tapped("Cinder Pup")


def test_any_card_may_be_set_down_and_waits_for_the_other_turn(table: Table) -> None:
    table.me(hand="Cinder Pup, Flare, Ember Fang", battlezone="Cinder Pup")
    table.set("Cinder Pup").set("Flare").set("Ember Fang")
    assert table.set_down("me") == ["Cinder Pup", "Flare", "Ember Fang"]
    assert table.offers("cast") == table.offers("equip") == []


def test_a_turn_ends_after_200_actions(table: Table) -> None:
    table.me(hand="Cinder Pup")
    table.state.actions = 199
    table.play("Cinder Pup")
    assert table.asked() == "foe"


def test_the_turn_limit_ends_the_game_by_life(table: Table) -> None:
    table.options(turn_limit=5).turn(5, active="foe").me(life=1000).foe(life=900).end()
    assert table.winner == "me"
    assert table.state.ending == "turn limit"


def test_the_turn_limit_with_equal_life_is_a_draw(table: Table) -> None:
    table.options(turn_limit=5).turn(5, active="foe").end()
    assert table.winner == "nobody"


def test_what_was_for_this_turn_is_over_at_its_end_on_both_sides(table: Table) -> None:
    table.me(battlezone="Slagfang").foe(battlezone="Crypt Guard", hiddenzone="Wither")
    table.attack("Slagfang").cast("Wither", "Slagfang").let().end()
    assert table.strength("Slagfang") == "350/250"


def test_a_card_that_cannot_be_played_says_what_it_waits_for(table: Table) -> None:
    table.me(hand="Ash Runner, Firebrand, Scorch Plate, Undertow", hiddenzone="Flare")
    hand, hidden = (table.shown("me", key)["cards"] for key in ("hand.0", "hidden.0"))
    assert [card["waits"] for card in hand] == [
        "evolves from a Hound",
        "needs a creature of Ember of rank 1 or more",
        "needs a creature of Ember of rank 1 or more",
        "needs a creature of Tide",
    ]
    assert [card["waits"] for card in hidden] == ["waits for the other player's turn"]


def test_the_log_says_what_was_done_to_what(table: Table) -> None:
    table.me(
        battlezone="Cinder Pup, Kennel Runt", hand="Ash Runner, Ember Fang, Firebrand, Soot Sniffer"
    )
    table.foe(battlezone="Grey Moth")
    table.state.recording = True
    table.evolve("Ash Runner", "Cinder Pup").equip("Ember Fang", "Kennel Runt")
    table.cast("Firebrand", "Grey Moth").play("Soot Sniffer")
    assert [event["text"] for event in table.state.log(0) if event["text"]] == [
        "You evolve Cinder Pup 100/100 into Ash Runner 250/150.",
        "You equip Ember Fang +100/+0 to Kennel Runt 250/50.",
        "You cast Firebrand at Grey Moth 100/100.",
        "Player 2's Grey Moth 100/100 is destroyed by Firebrand.",
        "You play Soot Sniffer 50/100.",
        'Soot Sniffer: "When it enters: the other player loses 50 life."',
        "Player 2 loses 50 life to Soot Sniffer.",
    ]


def test_each_of_two_that_fall_in_battle_falls_to_the_other(table: Table) -> None:
    table.me(battlezone="Ash Runner on Cinder Pup").foe(battlezone="Ash Runner on Kennel Runt")
    table.attack("Ash Runner", "Ash Runner")
    told = [line for line in table.log() if "destroyed" in line]
    assert told == [
        "Your Ash Runner 250/150 and Cinder Pup 100/100 are destroyed by Ash Runner.",
        "Player 2's Ash Runner 250/150 and Kennel Runt 150/50 are destroyed by Ash Runner.",
    ]


def test_the_log_does_not_name_a_card_that_lies_face_down(table: Table) -> None:
    table.me(battlezone="Current Rider", hand="Clear Sight").foe(hiddenzone="Undertow")
    table.state.recording = True
    hidden = int(table.state.hiddenzone(1).cards[0].id)
    sight = int(table.state.hand(0).cards[0].id)
    table.state.play(0, f"cast_at {sight} {hidden}")
    assert table.state.log(0)[0]["text"] == "You cast Clear Sight."
