"""Bots for people at their own machine: by name, or a file of their own. The server takes only
names."""

from collections.abc import Callable
from time import perf_counter_ns, process_time_ns

from bestiary.bots.outside import OutsideBot, Program, is_program
from bestiary.bots.roster import Bot, check, make


def spelled(typed: str) -> str:
    """A sitter as typed: upper and lower case matter only in files."""
    name = typed.strip()
    return name if is_program(name) else name.casefold()


def check_local(name: str) -> None:
    """Raise UnknownBot or NoProgram if nothing can sit there under that name."""
    if is_program(name):
        Program.parse(name)
    else:
        check(name)


def make_local(name: str, seed: int) -> Bot:
    """The bot of that name, or the one in that file. It may have a method ``close``."""
    if is_program(name):
        return OutsideBot(Program.parse(name), seed)
    return make(name, seed)


def close(bot: Bot) -> None:
    """The bot's game is over."""
    if isinstance(bot, OutsideBot):
        bot.close()


def processor_clock(bot: Bot) -> Callable[[], int]:
    """The processor time that a bot's process has spent, in nanoseconds; for a program on a system
    that does not tell, the time of day."""
    if not isinstance(bot, OutsideBot):
        return process_time_ns
    return bot.processor_time if bot.processor_time() else perf_counter_ns
