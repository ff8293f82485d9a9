"""The log: one JSON object per line, on standard error.

It never holds secrets, invitations, seeds, choices, or the message of an error that a rule raised
(it may name hidden cards; the place it was raised is enough).

No client can flood it: each kind of line is rate-limited, and the rest are only counted.
"""

import asyncio
import contextlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

import msgspec

from bestiary.server.limits import Bucket

LINES: Final = 5.0  # per second and kind
BURST: Final = 200.0
KINDS: Final = 200  # counted separately; libraries may log any number
OTHER: Final = "other"

logger: Final = logging.getLogger("bestiary.server")


def note(event: str, **facts: object) -> None:
    logger.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    logger.warning(event, extra={"facts": facts})


def failed(event: str, fault: BaseException, **facts: object) -> None:
    """Log an unexpected error: its type and where it was raised, never its message."""
    facts |= {"error": type(fault).__name__, "where": where(fault.__traceback__)}
    logger.error(event, extra={"facts": facts})


def where(trace: TracebackType | None) -> list[str]:
    """The traceback of an error, without its message."""
    frames = traceback.extract_tb(trace)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == logger.name else "library",
        }
        if record.name != logger.name:
            line["from"] = record.name
            line["text"] = str(record.msg).strip()  # the template: its arguments may hold anything
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = where(record.exc_info[2])
        text = msgspec.json.encode(line, enc_hook=str).decode()
        return text if text.isascii() else json.dumps(json.loads(text))  # safe in any terminal


class SparingHandler(logging.StreamHandler[Any]):
    """Limits the rate of each kind of line, and reports how many lines it dropped."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(JsonLines())
        self._buckets: dict[str, Bucket] = {}
        self._left_out: dict[str, int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Called by one thread at a time."""
        kind = str(record.msg).strip()
        if kind not in self._buckets and len(self._buckets) >= KINDS:
            kind = OTHER
        bucket = self._buckets.setdefault(kind, Bucket(LINES, BURST))
        if not bucket.take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        self._tell(kind)
        super().emit(record)

    def tell_left_out(self) -> None:
        """Report how many lines of each kind were dropped since the last report."""
        with self.lock or contextlib.nullcontext():
            for kind in list(self._left_out):
                self._tell(kind)

    def _tell(self, kind: str) -> None:
        count = self._left_out.pop(kind, 0)
        if count:
            facts = {"of": kind[:80], "count": count}
            line = logging.LogRecord(logger.name, logging.WARNING, "", 0, "and-more", (), None)
            line.facts = facts
            super().emit(line)


handler: SparingHandler | None = None


def start(quiet: bool = False) -> None:
    """Log to standard error; from libraries only warnings and errors."""
    global handler
    handler = SparingHandler()
    logging.raiseExceptions = False  # a broken log must not stop the server
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.WARNING if quiet else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)


def tell_left_out() -> None:
    """Report dropped lines. Call it every few seconds, and once at the end."""
    if handler is not None:
        handler.tell_left_out()


def log_loop_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what asyncio complains about, without the objects involved."""
    fault = context.get("exception")
    text = str(context.get("message", "")) or "unhandled exception"
    logging.getLogger("asyncio").error(text, exc_info=fault)
