"""Play at a prompt. Everything here draws views; nothing here knows any one game."""

from bestiary.terminal.replaying import Playback
from bestiary.terminal.screen import Screen
from bestiary.terminal.session import Session

__all__ = ["Playback", "Screen", "Session"]
