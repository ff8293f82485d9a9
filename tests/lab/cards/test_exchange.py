"""Cards exchanged after the deal, and cards forbidden: nothing else changes."""

from typing import Any

import pytest

import bestiary
import bestiary.bots as bots
from bestiary.engine import Rng, State
from bestiary.lab.cards.exchange import put_in_hand, take_out_of_deck
from bestiary.lab.cards.experiment import CardExperiment
from bestiary.lab.cards.faces import CardNames, faces_by_name
from bestiary.lab.cards.restricted import choose_without, withheld_choices
from bestiary.lab.deal import dealt, own_cards
from bestiary.lab.run import LabRun
from tests.conformance.games import all_games
from tests.lab.cards.held import held, quarry

GAMES = [game.name for game in all_games() if game.name in bestiary.games()]


def fresh(name: str, seed: int = 5, **options: Any) -> State[Any]:
    game = bestiary.game(name)
    return dealt(game, game.settings(options, 2), 2, seed)


@pytest.mark.parametrize("name", GAMES)
def test_the_deal_is_that_of_the_game(name: str) -> None:
    state = fresh(name)
    state.run()
    whole = bestiary.game(name).new(seed=5, record=False)
    assert state.to_json() == whole.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_one_card_of_one_seat_is_another(name: str) -> None:
    game = bestiary.game(name)
    faces = faces_by_name(game, game.settings({}, 2), 2, 1)
    before = fresh(name)
    for seat, face in ((0, next(iter(faces.values()))[0]), (1, list(faces.values())[-1][0])):
        begun = put_in_hand(before, seat, face, Rng(1))
        assert begun is not None
        begun.check()
        cards = {card.id: card for card in before.cards()}
        mine = {card.id for card in own_cards(before, seat)}
        now = {card.id: card for card in begun.cards()}
        changed = [i for i, card in cards.items() if now[i].face.origin != card.face.origin]
        assert len(changed) <= 1  # none if it was such a card already
        assert set(changed) <= mine
        for id, card in cards.items():  # nobody has learnt anything, but by the rules' first steps
            assert now[id].known & card.known == card.known
    assert before.to_json() == fresh(name).to_json()


def test_the_place_is_the_same_for_every_card() -> None:
    before = fresh("creature-wars", spells=False)
    faces = faces_by_name(bestiary.game("creature-wars"), before.settings, 2, 1)
    places = set()
    for name in ("Fire Wolf", "Holy Dragon", "Ancient Giant"):
        begun = put_in_hand(before, 0, faces[name][0], Rng(7))
        assert begun is not None
        pairs = zip(own_cards(before, 0), own_cards(begun, 0), strict=False)
        places |= {i for i, (old, new) in enumerate(pairs) if old.face.origin != new.face.origin}
    assert len(places) == 1


def test_all_copies_leave_a_deck() -> None:
    brought: dict[str, Any] = {"deck.0": "ember", "deck.1": "tide"}
    before = fresh("hiddenzone", **brought)
    names = CardNames()
    mine = [card for zone in before.zones if zone.place.owner == 0 for card in zone.cards]
    name = names.of(before, mine[0].face)
    begun = take_out_of_deck(before, 0, name, names, Rng(1))
    assert begun is not None
    left = [card for zone in begun.zones if zone.place.owner == 0 for card in zone.cards]
    assert len(left) == len(mine)
    assert name not in {names.of(begun, card.face) for card in left}
    assert {names.of(begun, card.face) for card in left} < {
        names.of(before, card.face) for card in mine
    }
    assert take_out_of_deck(before, 1, name, names, Rng(1)) is None  # the other brought none


@pytest.mark.parametrize("bot", ["random", "greedy", "apprentice"])
def test_a_forbidden_card_is_not_chosen(bot: str) -> None:
    game = bestiary.game("creature-wars")
    names, chosen, withheld_ever = CardNames(), 0, 0
    player = bots.make(bot, 1)
    for seed in range(6):
        state: State[Any] = game.new(seed=seed, options={"spells": False}, record=False)
        card = names.of(state, own_cards(state, 0)[0].face)
        withheld = withheld_choices(state, 0, card, names)
        assert withheld
        chosen += choose_without(player, state, 0, card, names, Rng(1)) in withheld
        withheld_ever += len(withheld)
    assert chosen == 0
    assert withheld_ever >= 6


def test_the_only_choice_is_not_withheld() -> None:
    state: State[Any] = bestiary.game("creature-wars").new(seed=1, options={"spells": False})
    card = own_cards(state, 0)[0]
    for zone in state.zones:
        if zone.place.key == "hand.0":
            zone.replace_all([card])
    names = CardNames()
    assert withheld_choices(state, 0, names.of(state, card.face), names) == set()


def test_a_restricted_seat_never_throws_the_stone() -> None:
    experiment = quarry(24, seed=2, fault=False, cards=["Flint"], ways=["restricted"])
    seen = 0
    for piece, chunk in LabRun(experiment).rows():
        if piece.variant == 1:
            rows = chunk.tables["cards"]
            keys = ("game", "seat", "card", "seen", "played")
            for game, seat, card, held_then, played in zip(*(rows[key] for key in keys)):
                if card == "Flint" and seat == experiment.seat_of(game) and held_then == 1:
                    assert played == 0  # there is always another
                    seen += 1
    assert seen > 5


def test_a_deck_can_go_without_a_card() -> None:
    options = {"deck.0": "ember", "deck.1": "tide"}
    experiment = CardExperiment("hiddenzone", ["random"] * 2, 4, 1, options, place="deck",
                                ways=["dealt"])  # fmt: skip
    experiment = CardExperiment("hiddenzone", ["random"] * 2, 4, 1, options,
                                experiment.cards[:2], ["dealt"], "deck")  # fmt: skip
    document = held(experiment)
    for card in document["cards"]:
        # Two of four deals change the seat whose deck has it.
        assert card["dealt"] is None or card["dealt"]["deals"] in (2, 4)
    assert document["experiment"]["in"] == "deck"


@pytest.mark.slow
def test_it_stops_when_every_verdict_is_in() -> None:
    from bestiary.lab.cards import CardWorth

    experiment = quarry(3000, seed=1, fault=True, cards=["Boulder"], ways=["dealt"])
    worth = CardWorth(experiment, until=0.02)
    for piece, chunk in LabRun(experiment).rows():
        worth.add_rows(piece, chunk)
        if experiment.is_block_end(worth.games) and worth.is_clear:
            break
    assert 100 <= worth.deals < 1000
    assert worth.document()["cards"][0]["verdict"] == "too strong"
