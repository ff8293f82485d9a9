import pytest

from bestiary.arena import BadContest, Contest
from bestiary.engine import BadOption, BadPosition, UnknownGame

GAME = "creature-wars"


def test_bots_move_round_the_table(toss: str) -> None:
    contest = Contest(toss, ["greedy", "random", "random"], games=6, seed=1)
    first = [contest.sitters(index) for index in range(3)]
    assert first == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]
    assert [contest.sitters(index) for index in range(3, 6)] == first


def test_a_deal_is_played_in_every_seating(toss: str) -> None:
    contest = Contest(toss, ["greedy", "random", "random", "random"], games=40, seed=1)
    seeds = [contest.game_seed(index) for index in range(40)]
    assert seeds == [seed for seed in seeds[::4] for _ in range(4)]
    assert len(set(seeds)) == 10


def test_four_seats_that_are_two_and_two_have_two_seatings(toss: str) -> None:
    contest = Contest(toss, ["greedy", "random", "greedy", "random"], games=4, seed=1)
    assert contest.seatings == [
        ["greedy", "random", "greedy", "random"],
        ["random", "greedy", "random", "greedy"],
    ]


def test_where_all_are_the_same_every_game_has_a_deal_of_its_own() -> None:
    contest = Contest(GAME, ["greedy", "greedy"], games=5, seed=1)
    assert (contest.games, contest.deals) == (5, 5)
    assert len({contest.game_seed(index) for index in range(5)}) == 5


@pytest.mark.parametrize(("asked", "games"), [(1, 2), (2, 2), (499, 500), (500, 500)])
def test_only_whole_deals_are_played(asked: int, games: int) -> None:
    contest = Contest(GAME, ["greedy", "random"], games=asked, seed=1)
    assert (contest.asked, contest.games) == (asked, games)


def test_another_seed_is_another_contest() -> None:
    one, other = (Contest(GAME, ["random", "random"], 50, seed) for seed in (1, 2))
    mine = {one.game_seed(index) for index in range(50)}
    assert mine.isdisjoint(other.game_seed(index) for index in range(50))


def test_without_a_seed_one_is_drawn() -> None:
    first, second = (Contest(GAME, ["random", "random"]) for _ in range(2))
    assert first.seed != second.seed


def test_the_command_names_everything() -> None:
    options = {"spells": False, "hp": 12, "edition": "first"}
    contest = Contest(GAME, ["greedy", "random"], 10, 1, options)
    assert contest.command(1) == (
        f"bestiary play creature-wars --seats random,greedy --seed {contest.game_seed(1)} "
        "--set edition=first --set hp=12 --set spells=no"
    )


@pytest.mark.parametrize(
    ("bots", "games", "seed", "message"),
    [
        (["gredy", "random"], 10, 1, "bots gredy,random: no bot 'gredy'; did you mean 'greedy'?"),
        (["random"], 10, 1, "bots random: Creature Wars has 2 seats, one for each bot, such as"),
        (["random"] * 3, 10, 1, "bots random,random,random: Creature Wars has 2 seats"),
        ([], 10, 1, "bots : Creature Wars has 2 seats"),
        (["random"] * 2, 0, 1, "games 0: play at least 1 game"),
        (["random"] * 2, -5, 1, "games -5: play at least 1"),
        (["random"] * 2, 10, -1, "seed -1: a seed is a whole number from 0"),
        (["random"] * 2, 10, 2**128, "a seed is a whole number from 0"),
    ],
)
def test_what_cannot_be_played(bots: list[str], games: int, seed: int, message: str) -> None:
    with pytest.raises(BadContest) as caught:
        Contest(GAME, bots, games, seed)
    assert message in str(caught.value)


def test_options_are_checked_before_anything_is_played() -> None:
    with pytest.raises(BadOption, match="did you mean 'hp'"):
        Contest(GAME, ["random", "random"], options={"hpp": 3})
    with pytest.raises(BadPosition):
        Contest(GAME, ["random", "random"], options={"position": "nonsense"})
    with pytest.raises(UnknownGame, match="creature-wars"):
        Contest("creature-warts", ["random", "random"])
