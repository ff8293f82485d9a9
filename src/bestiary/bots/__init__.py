"""Players that see what a person would see."""

from bestiary.bots.advice import Advice, Adviser
from bestiary.bots.greedy import Greedy
from bestiary.bots.local import check_local, close, make_local, processor_clock, spelled
from bestiary.bots.outside import BotFailed, NoProgram, is_program
from bestiary.bots.roster import (
    LEVELS,
    OPPONENT,
    REFERENCE,
    Bot,
    Level,
    UnknownBot,
    bot_seed,
    check,
    levels,
    make,
    names,
    thinking_seed,
)
from bestiary.bots.searcher import Effort, Searcher
from bestiary.bots.sight import Sight

__all__ = [
    "LEVELS",
    "OPPONENT",
    "REFERENCE",
    "Advice",
    "Adviser",
    "Bot",
    "BotFailed",
    "Effort",
    "Greedy",
    "Level",
    "NoProgram",
    "Searcher",
    "Sight",
    "UnknownBot",
    "bot_seed",
    "check",
    "check_local",
    "close",
    "is_program",
    "levels",
    "make",
    "make_local",
    "names",
    "processor_clock",
    "spelled",
    "thinking_seed",
]
