"""A game being played by seats: choose, withdraw, undo, what each audience is told, replays.

The terminal, the server and a page without a server all play through here, so this needs only the
standard library, and speaks plain data.
"""

from bestiary.play.draft import Draft, shown
from bestiary.play.entry import CONCEDE, UNDO, WITHDRAW, Entry, standing
from bestiary.play.errors import PlayError
from bestiary.play.match import Match
from bestiary.play.moment import ReplayMoment, replay_moment
from bestiary.play.replay import Replay
from bestiary.play.restore import restore, restoring, resume
from bestiary.play.snapshot import Snapshot
from bestiary.play.undo import undo_refusal

__all__ = [
    "CONCEDE",
    "UNDO",
    "WITHDRAW",
    "Draft",
    "Entry",
    "Match",
    "PlayError",
    "Replay",
    "ReplayMoment",
    "Snapshot",
    "replay_moment",
    "restore",
    "restoring",
    "resume",
    "shown",
    "standing",
    "undo_refusal",
]
