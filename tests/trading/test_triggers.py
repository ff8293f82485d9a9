"""Texts that were set off wait in order."""

from bestiary.trading import Trigger, next_trigger


def test_the_active_players_texts_come_first_each_players_in_order() -> None:
    waiting = [Trigger(1, 10, 0, 1, 0), Trigger(0, 11, 0, 2, 0), Trigger(1, 12, 0, 3, 0)]
    waiting.append(Trigger(0, 13, 1, 4, 5))
    order = [int(next_trigger(waiting, 0).origin) for _ in range(4)]
    assert order == [11, 13, 10, 12]
    assert waiting == []


def test_a_trigger_is_kept_as_numbers() -> None:
    kept = Trigger(1, 2, 3, 4, 5).to_json()
    assert kept == [1, 2, 3, 4, 5]
    assert Trigger.from_json(kept).to_json() == kept
