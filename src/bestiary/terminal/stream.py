"""Events as JSON, one per line: what ``--json`` prints."""

import json
from typing import Any, TextIO

from bestiary.engine import State


class EventStream:
    """Prints each event once, as one audience sees it."""

    def __init__(self, out: TextIO, audience: int, ascii: bool) -> None:
        self.out = out
        self.audience = audience
        self.ascii = ascii
        self.printed = 0

    def events(self, state: State[Any]) -> None:
        """Print what is new in ``state``, which can no longer be taken back."""
        for event in state.log(self.audience, self.printed):
            self._line(event)
        self.printed = max(self.printed, state.moment())

    def result(self, state: State[Any]) -> None:
        """The last line: a score for each seat, or null if the game was not finished."""
        result = state.result()
        self._line({"result": None if result is None else list(result)})

    def _line(self, data: object) -> None:
        text = json.dumps(data, ensure_ascii=self.ascii, separators=(",", ":"))
        self.out.write(text + "\n")
        self.out.flush()
