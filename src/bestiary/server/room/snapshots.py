"""What a room stores for its sleep: a snapshot to wake from, and its clock."""

from typing import TYPE_CHECKING, Final

from bestiary.server.logs import warn
from bestiary.server.store.database import StoreFailed
from bestiary.server.store.records import pack_snapshot

if TYPE_CHECKING:
    from bestiary.server.room.room import Room

SNAPSHOT_EVERY: Final = 16  # entries


class Snapshots:
    """Stores snapshots of a room's game."""

    def __init__(self, room: "Room", kept: int) -> None:
        self.room = room
        self.kept = max(kept, 0)  # the serial of the stored snapshot

    def go_on(self) -> None:
        """Store a snapshot every few entries."""
        match = self.room.match
        if match is not None and match.settled - self.kept >= SNAPSHOT_EVERY:
            self.room.start(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        serial, packed = self._newer_snapshot()
        if packed:
            self.kept = serial
            try:
                await self.room.store.rest(self.room.id, serial, packed)
            except StoreFailed as fault:
                warn("not-stored", room=self.room.id, why=str(fault))

    async def lie_down(self, stopping: bool) -> None:
        """Close the room, and store what makes waking it cheap (but is not needed for it)."""
        room = self.room
        store, id = room.store, room.id
        sleep = None if room.lost else room.timekeeper.sleep(stopping)
        serial, packed = (0, b"") if room.lost else self._newer_snapshot()
        room.close()
        if packed or sleep is not None:
            try:
                await store.rest(id, serial, packed, sleep)
            except StoreFailed as fault:
                warn("not-stored", room=id, why=str(fault))

    def _newer_snapshot(self) -> tuple[int, bytes]:
        """The serial and bytes of a new snapshot; no bytes if the stored one is up to date."""
        match = self.room.match
        if match is None or match.settled <= self.kept:
            return 0, b""
        try:
            snapshot = match.snapshot()
            return snapshot.serial, pack_snapshot(snapshot)
        except Exception as fault:  # a rule failed to give its State
            warn("no-snapshot", room=self.room.id, error=type(fault).__name__)
            return 0, b""
