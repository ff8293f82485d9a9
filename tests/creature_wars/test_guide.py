"""The first-game guide is a real game: its choices are legal, and what its tips say is so."""

import bestiary

GAME = bestiary.game("creature-wars")


def test_the_guide_plays_to_the_end_and_shows_what_it_talks_about() -> None:
    guide = GAME.guide()
    assert guide is not None
    state = GAME.new(seed=guide["seed"], options=guide["options"])
    told: list[str] = []  # what the learner has read when a step is due
    for step in guide["steps"]:
        assert bool(step["tip"]) == (step["seat"] == guide["seat"])
        told = [event["text"] for event in state.log(guide["seat"])]
        for words, event in (
            ("Tribal Clash", "Tribal Clash: Vampire against Vampire!"),
            ("A tie costs", "Equal power: a tie."),
            ("are a Rally", "Ancient Rally in your hand!"),
            ("she escaped", "Lvl.6 Necromancing Witch {3} escapes."),
            ("a Bizarre Victory", "Bizarre Victory!"),
            ("The deck is empty", "The deck is empty: you draw nothing."),
        ):
            assert words not in step["tip"] or event in told, (words, told[-8:])
        if "must rest" in step["tip"]:
            cards = state.view(guide["seat"])["zones"][0]["cards"]
            assert [card["waits"] for card in cards if card["waits"]] == ["rests this turn"]
        if "has 3 cards left" in step["tip"]:
            zones = {zone["key"]: zone["count"] for zone in state.view(0)["zones"]}
            assert zones["deck"] == 3
        state.play(step["seat"], step["choice"])
    scores = state.result()
    assert scores is not None
    assert scores[guide["seat"]] == 1.0
    assert any("MAYHEM" in event["text"] for event in state.log(guide["seat"]))
    assert guide["end"]


def test_the_guide_can_be_followed_as_it_is_shown() -> None:
    """Every step of the learner is there, in order, before the others' answer to it."""
    guide = GAME.guide()
    assert guide is not None
    seats = [step["seat"] for step in guide["steps"]]
    assert seats == [0, 1] * (len(seats) // 2)
    assert 8 <= seats.count(guide["seat"]) <= 12
