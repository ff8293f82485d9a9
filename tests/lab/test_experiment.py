"""Games are numbered so that any range can be played anywhere."""

import pytest

from bestiary.arena import BadContest
from bestiary.lab.chunk import play_chunk
from bestiary.lab.columns import TABLES, Chunk
from bestiary.lab.experiment import Experiment, Piece, Variant
from tests.lab.played import all_rows, random_games

BOTS = ["random", "novice"]


def two(games: int = 100, hps: tuple[int, int] = (5, 9)) -> Experiment:
    variants = [
        Variant(f"hp={hp}", "creature-wars", BOTS, {"hp": hp, "spells": False}) for hp in hps
    ]
    return Experiment(variants, games, seed=3)


def pieces(experiment: Experiment) -> list[Piece]:
    found, start = [], 0
    while start < experiment.games:
        games = experiment.next_piece(start)
        found.append(experiment.piece(games))
        start = games.stop
    return found


@pytest.mark.parametrize("games", [1, 2, 63, 64, 65, 130, 1000])
def test_pieces_have_every_game_once_and_in_order(games: int) -> None:
    experiment = two(games)
    for variant in range(2):
        numbers = [i for piece in pieces(experiment) if piece.variant == variant
                   for i in piece.games]  # fmt: skip
        assert numbers == list(range(experiment.contests[variant].games))


def test_variants_take_turns() -> None:
    assert [piece.variant for piece in pieces(two(200))] == [0, 1] * 4


def test_variants_are_dealt_the_same_deals() -> None:
    experiment = two()
    one, other = experiment.contests
    assert [one.game_seed(i) for i in range(20)] == [other.game_seed(i) for i in range(20)]


def test_variants_with_different_seatings_have_the_same_deals() -> None:
    variants = [Variant("", "creature-wars", bots, {}) for bots in (BOTS, ["random", "random"])]
    experiment = Experiment(variants, 100, seed=3)
    assert experiment.seatings == [2, 1]
    assert [contest.deals for contest in experiment.contests] == [50, 50]


def test_any_range_gives_the_same_rows() -> None:
    experiment = two(8)
    whole = play_chunk(experiment, range(8))
    parts = [play_chunk(experiment, games) for games in (range(2), range(2, 6), range(6, 8))]
    joined = Chunk()
    for part in parts:
        assert isinstance(part, Chunk)
        joined.extend(part)
    assert isinstance(whole, Chunk)
    assert joined.tables == whole.tables


def test_it_can_be_made_again_from_plain_data() -> None:
    experiment = two()
    again = Experiment(*experiment.plain())
    assert again.to_json() == experiment.to_json()
    assert again.games == experiment.games


def test_looking_closely_changes_no_game() -> None:
    with_sample, without = (
        all_rows(random_games("creature-wars", 12, sample=sample, hp=12))[0] for sample in (1, 0)
    )
    assert all(with_sample.games["close"])
    assert not any(without.games["close"])
    for name in ("scores", "turns", "decisions", "choices", "lead_changes"):
        assert with_sample.games[name] == without.games[name]


def test_the_rows_are_those_of_the_columns() -> None:
    chunk = all_rows(random_games("hiddenzone", 2, sample=1))[0]
    for name, columns in TABLES.items():
        assert list(chunk.tables[name]) == [column.name for column in columns]
        assert len({len(values) for values in chunk.tables[name].values()}) == 1
        assert chunk.tables[name]["game"], name


@pytest.mark.parametrize(
    ("bots", "games", "complaint"),
    [(["random"], 10, "bots random"), (BOTS, 0, "games 0"), (["nobody"] * 2, 1, "no bot")],
)
def test_what_cannot_be_played(bots: list[str], games: int, complaint: str) -> None:
    with pytest.raises(BadContest, match=complaint):
        Experiment([Variant("", "creature-wars", bots, {})], games, 1)


def test_the_sample_is_the_first_deals_and_one_in_eight() -> None:
    experiment = random_games("creature-wars", 10, sample=8)
    assert all(experiment.is_close(deal) for deal in range(64))
    later = sum(experiment.is_close(deal) for deal in range(64, 4064))
    assert 420 < later < 580
    assert not any(random_games("creature-wars", 10).is_close(deal) for deal in range(200))
