"""Questions asked of ``lab odds`` in tests."""

from typing import Any

import bestiary
from bestiary.lab.odds import Odds, read_question
from bestiary.lab.odds.described import Vocabulary
from bestiary.lab.odds.model import Deals
from bestiary.lab.odds.sample import Sample, look_at


def asked(text: str, game: str = "creature-wars", seed: int = 1, **options: Any) -> Odds:
    """The question, with its exact answer if there is one."""
    rules = bestiary.game(game)
    settings = rules.settings(options, 2)
    deals = Deals(game, rules, settings, 2, seed)
    question = read_question(text, Vocabulary(deals.some_cards()))
    odds = Odds(Sample(game, settings, 2, seed, "random", question), 0)
    odds.work_out()
    return odds


def tried(odds: Odds, samples: int) -> dict[str, Any]:
    """The answer after so many samples."""
    odds.add(look_at(odds.sample, range(samples)).seen)
    return odds.document()
