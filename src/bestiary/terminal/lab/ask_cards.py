"""What was asked about cards, decks and odds on the command line."""

from collections.abc import Sequence

from bestiary.arena import Deck
from bestiary.arena.runner import MOST_JOBS
from bestiary.bots import REFERENCE, spelled
from bestiary.engine.characters import quoted
from bestiary.lab.cards import CardExperiment
from bestiary.lab.decks import deck_experiment
from bestiary.lab.experiment import Experiment, Variant, make_contest
from bestiary.lab.odds import BadQuestion, Odds, read_question
from bestiary.lab.odds.described import Vocabulary
from bestiary.lab.odds.model import Deals
from bestiary.lab.odds.sample import Sample
from bestiary.terminal import start
from bestiary.terminal.lab.ask import Common
from bestiary.terminal.lab.hold import asked_at_the_prompt
from bestiary.terminal.report import decks
from bestiary.terminal.trouble import UsageError


def one_bot(common: Common, what: str) -> str:
    """The one bot that sits everywhere."""
    names = {spelled(name) for name in common.bots.split(",")} if common.bots else {REFERENCE}
    if len(names) > 1:
        raise UsageError(f"--bots {common.bots}: {what} are compared with one bot in every seat")
    return names.pop()


def cards_asked(common: Common, named: Sequence[str], ways: str, place: str) -> CardExperiment:
    options = start.read_options(common.game(), common.settings)
    seats = common.game().fewest
    if common.bots:
        seats = max(seats, len(common.bots.split(",")))
    bot = one_bot(common, "cards")
    asked = [way.strip() for way in ways.split(",") if way.strip()]
    with asked_at_the_prompt():
        return CardExperiment(
            common.game_name(), [bot] * seats, common.games, common.seed, options, named, asked,
            place,
        )  # fmt: skip


def read_margin(text: str) -> float:
    """``5%`` or ``0.05`` as a number."""
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = -1.0
    if not 0 <= value < 0.5:
        raise UsageError(f"--margin {quoted(text)}: a share from 0% to 50%, such as 5%")
    return value


def decks_asked(common: Common, named: str) -> tuple[Experiment, list[str]]:
    game = common.game()
    options = start.read_options(game, common.settings)
    brought = [Deck(name, text) for name, text in decks.read_named(game, named)]
    bot = one_bot(common, "decks")
    with asked_at_the_prompt():
        experiment = deck_experiment(
            common.game_name(), brought, bot, common.games, common.seed, options
        )
    return experiment, [deck.name for deck in brought]


def odds_asked(common: Common, text: str, jobs: int, until: float = 0.0) -> Odds:
    game = common.game()
    options = start.read_options(game, common.settings)
    bot = one_bot(common, "odds")
    if common.games < 1:
        raise UsageError(f"--games {common.games}: look at 1 deal at least")
    if not 1 <= jobs <= MOST_JOBS:
        raise UsageError(f"--jobs {jobs}: from 1 to {MOST_JOBS} processes")
    with asked_at_the_prompt():
        make_contest(Variant("", common.game_name(), [bot] * game.fewest, options), 1, common.seed)
        settings = game.settings(options, game.fewest)
        deals = Deals(common.game_name(), game, settings, game.fewest, common.seed)
        try:
            question = read_question(text, Vocabulary(deals.some_cards()))
            sample = Sample(
                common.game_name(), settings, game.fewest, common.seed, bot, question
            )  # fmt: skip
        except BadQuestion as wrong:
            raise UsageError(f"question: {wrong}") from None
    return Odds(sample, common.games, until)
