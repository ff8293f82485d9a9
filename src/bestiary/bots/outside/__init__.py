"""Bots that are programs of their own, in any language: see docs/bots.md for what they are told."""

from bestiary.bots.outside.player import OutsideBot
from bestiary.bots.outside.program import BotFailed, NoProgram, Program, is_program

__all__ = ["BotFailed", "NoProgram", "OutsideBot", "Program", "is_program"]
