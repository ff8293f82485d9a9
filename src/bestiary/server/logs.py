"""The log: one JSON object a line, on standard error.

Never in it: secrets, invitations, seeds, choices, or the text of an error that a rule raised (it
may name hidden cards; where it was raised says enough).
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

import msgspec

logger: Final = logging.getLogger("bestiary.server")


def note(event: str, **facts: object) -> None:
    logger.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    logger.warning(event, extra={"facts": facts})


def where(trace: TracebackType | None) -> list[str]:
    """The places an error went through, without its words."""
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
            line["text"] = str(record.msg).strip()  # the template: its arguments may be anything
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = where(record.exc_info[2])
        return msgspec.json.encode(line, enc_hook=str).decode()


def start(quiet: bool = False) -> None:
    """Log to standard error; a library only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.WARNING if quiet else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)
