"""Attacks, responses, blocks and battles."""

import bestiary
from bestiary.engine import Decision, Rng
from bestiary.games.hiddenzone.state import HiddenzoneState
from tests.hiddenzone.table import Table


def test_attack_meets_defence_on_both_sides_at_once(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Grey Moth").attack("Cinder Pup", "Grey Moth")
    assert table.graveyard("me") == ["Cinder Pup"]
    assert table.graveyard("foe") == ["Grey Moth"]


def test_a_defence_greater_than_the_attack_holds(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Gate Recruit")
    table.attack("Cinder Pup", "Gate Recruit")
    assert table.battlezone("me") == ["Cinder Pup 100/100"]
    assert table.battlezone("foe") == ["Gate Recruit 50/150"]
    table.end().end().attack("Cinder Pup", "Gate Recruit")
    assert table.battlezone("foe") == ["Gate Recruit 50/150"]  # damage does not stay


def test_an_unblocked_attack_takes_life(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Gate Recruit").attack("Cinder Pup").let()
    assert table.lost("foe") == 100


def test_attacking_taps_and_a_tapped_creature_cannot_attack(table: Table) -> None:
    table.me(battlezone="Cinder Pup, Kennel Runt (tapped)").attack("Cinder Pup")
    assert table.offers("attack_player") == []


def test_blocking_taps_and_takes_the_battle_over(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Gate Recruit, Grey Moth")
    table.attack("Cinder Pup", "Grey Moth").block("Gate Recruit")
    assert table.tapped("Gate Recruit")
    assert table.battlezone("foe") == ["Gate Recruit 50/150", "Grey Moth 100/100"]


def test_a_target_cannot_block_for_itself_nor_a_tapped_creature_for_others(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Grey Moth, Gate Recruit (tapped)")
    table.attack("Cinder Pup", "Grey Moth")
    assert table.graveyard("foe") == ["Grey Moth"]  # nobody was asked


def test_tapped_creatures_may_be_attacked(table: Table) -> None:
    table.me(battlezone="Kennel Runt").foe(battlezone="Gate Recruit (tapped)")
    table.attack("Kennel Runt", "Gate Recruit")
    assert table.graveyard("foe") == ["Gate Recruit"]


# ---- The response ------------------------------------------------------------------------------


def test_set_down_cards_are_played_one_at_a_time_then_a_block(table: Table) -> None:
    table.me(battlezone="Slagfang")
    table.foe(battlezone="Wall Captain, Gate Recruit", hiddenzone="Round Shield, Stand Fast")
    table.attack("Slagfang").equip("Round Shield", "Wall Captain").cast("Stand Fast")
    assert table.strength("Wall Captain") == "150/500"
    table.block("Wall Captain")
    assert table.battlezone("me") == ["Slagfang 350/250"]
    assert "Wall Captain 150/500" in table.battlezone("foe")


def test_set_down_cards_need_what_they_need_from_the_hand(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Gate Recruit", hiddenzone="Judgement, Flare")
    table.attack("Cinder Pup")
    assert table.offers() == [
        "Block with Gate Recruit 50/150",
        "No response, and none from the hiddenzone until your turn",
        "No response",
    ]
    table.let()
    assert table.set_down("foe") == ["Judgement", "Flare"]  # they stay


def test_creatures_without_ambush_stay_set_down(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(hiddenzone="Gate Recruit").attack("Cinder Pup")
    assert table.offers("play") == []
    table.let()
    assert table.set_down("foe") == ["Gate Recruit"]


def test_the_attackers_own_set_down_cards_wait(table: Table) -> None:
    table.me(battlezone="Cinder Pup", hiddenzone="Flare").foe(battlezone="Gate Recruit")
    table.attack("Cinder Pup")
    assert table.asked() == "foe"
    table.let()
    assert table.offers("cast") == []


def test_an_attacker_that_is_gone_fights_no_battle(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Sand Crab (tapped)", hiddenzone="Undertow")
    table.attack("Cinder Pup").cast("Undertow", "Cinder Pup")
    assert table.lost("foe") == 0
    assert table.asked() == "me"
    assert table.hand("me") == ["Cinder Pup"]


def test_a_target_that_is_gone_is_not_fought(table: Table) -> None:
    table.me(battlezone="Kennel Runt").foe(battlezone="Sand Crab", hiddenzone="Salvage")
    table.attack("Kennel Runt", "Sand Crab")
    table.state.return_to_hand(table.creature("Sand Crab"))
    table.let()
    assert table.battlezone("me") == ["Kennel Runt 150/50"]
    assert table.lost("foe") == 0


def test_a_target_that_evolves_is_still_the_target(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Ridge Griffin", hiddenzone="Noon Hunter")
    table.attack("Ash Runner", "Ridge Griffin").evolve("Noon Hunter", "Ridge Griffin")
    assert table.graveyard("me") == ["Ash Runner"]


def test_the_prompt_says_who_attacks_whom_with_what(table: Table) -> None:
    table.me(battlezone="Cinder Pup with Ember Fang").foe(battlezone="Gate Recruit, Grey Moth")
    table.attack("Cinder Pup", "Grey Moth")
    assert table.prompt() == "Cinder Pup 200/100 attacks Grey Moth 100/100. Your response?"


# ---- Being asked tells nothing -----------------------------------------------------------------


def test_whoever_has_set_anything_down_is_asked() -> None:
    for hidden in ("Flare", "Cinder Pup", "Hermit Crab", "Judgement"):
        other = Table().me(battlezone="Cinder Pup").foe(hiddenzone=hidden).attack("Cinder Pup")
        assert other.asked() == "foe"
        assert other.state.view(0)["waiting"] == [1]


def test_whoever_has_nothing_is_not_asked(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(hand="Flare").attack("Cinder Pup")
    assert table.asked() == "me"


def test_a_promise_given_at_the_end_of_a_turn_holds_until_the_next(table: Table) -> None:
    table.me(battlezone="Cinder Pup (tapped)", hiddenzone="Hermit Crab, Flare")
    table.foe(battlezone="Grey Moth, Rattlebone").do("end_and_promise")
    assert table.state.promised == [True, False]
    table.attack("Grey Moth").attack("Rattlebone")
    assert table.asked() == "foe"
    assert table.lost("me") == 200
    table.end()
    assert table.state.promised == [False, False]
    table.end().attack("Grey Moth")
    assert table.asked() == "me"


def test_a_promise_given_in_a_response_leaves_the_blocks(table: Table) -> None:
    table.me(battlezone="Kennel Runt, Cinder Pup")
    table.foe(battlezone="Gate Recruit", hiddenzone="Sudden Light")
    table.attack("Kennel Runt").do("decline")
    assert table.lost("foe") == 150
    table.attack("Cinder Pup")
    assert table.offers() == ["Block with Gate Recruit 50/150", "No response"]


def test_a_promise_is_the_same_whatever_is_set() -> None:
    for hidden in ("Flare", "Cinder Pup", "Hermit Crab"):
        other = Table().me(battlezone="Cinder Pup, Kennel Runt").foe(hiddenzone=hidden)
        other.attack("Cinder Pup").do("decline").attack("Kennel Runt")
        assert other.asked() == "me"


def test_in_whole_games_every_attack_on_somebody_with_a_set_down_card_is_asked_about() -> None:
    asked = promised = 0
    for seed in range(6):
        state: HiddenzoneState = bestiary.game("hiddenzone").new(seed)
        dice = Rng(seed)
        owed = False  # a response to the attack that was declared
        told = 0
        while state.result() is None:
            ask = next(ask for ask in state.asks if ask.answer is None)
            if ask.question.name == "response":
                assert ask.seat != state.active
                owed = False
            if ask.question.name == "act":
                lines = [event["text"] for event in state.log(0, told)]
                assert (
                    not owed or "The attacker or its target is gone: there is no battle." in lines
                )
                owed = False
            choice = dice.pick(Decision(state, ask).choices)
            if choice.verb in ("attack_player", "attack"):
                defender = 1 - state.active
                told = state.moment()
                owed = bool(state.hiddenzone(defender).cards) and not state.promised[defender]
                asked += owed
                promised += state.promised[defender]
            state.play(int(ask.seat), choice.text)
    assert asked > 20
    assert promised > 5
