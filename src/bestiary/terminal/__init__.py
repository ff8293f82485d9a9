"""Play at a prompt. Everything here draws views; nothing here knows any one game."""

from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.playback import Playback
from bestiary.terminal.prompt.session import Session

__all__ = ["Playback", "Screen", "Session"]
