"""A bot that is a program of its own: it is sent what its seat sees, and says what it chooses."""

import json
from typing import Final

from bestiary.bots.outside.link import give_back, take
from bestiary.bots.outside.program import Program
from bestiary.bots.sight import Sight
from bestiary.engine import View
from bestiary.engine.characters import quoted

GRACE: Final = 1.0  # seconds over the limit that it was told
CONCEDE: Final = "concede"


class OutsideBot:
    """Raises BotFailed at the first choice that goes wrong, and its process is gone. After a game
    ``close`` lets the process play another."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.seed = seed
        self.begun = False
        self.link = take(program)

    def choose(self, sight: Sight) -> str:
        link = self.link
        view = sight.view()
        if not self.begun:
            self.begun = True
            link.prepare(f"newgame {written(self.about(view))}")
        if link.has_eyes:
            link.say(f"sight {written(sight.to_json())}")
        else:
            link.say(f"view {written(view)}")
        link.say(self.program.go())
        answer = link.hear(self.program.seconds, GRACE)
        word, _, text = answer.partition(" ")
        if word != "choose":
            link.fail(f"said '{quoted(answer)}' where 'choose' was expected")
        if text != CONCEDE and all(text != choice.text for choice in sight.decision.choices):
            link.fail(f"chose '{quoted(text)}', which is not offered")
        return text

    def processor_time(self) -> int:
        """The nanoseconds of processor time that the program has spent; 0 if nobody can tell."""
        return self.link.processor_time()

    def close(self) -> None:
        give_back(self.link)

    def about(self, view: View) -> dict[str, object]:
        """What a program is told at the start of a game."""
        return {
            "game": view["game"],
            "title": view["title"],
            "rules": view["rules"],
            "seat": view["seat"],
            "seats": len(view["seats"]),
            "options": view["options"],
            "seed": self.seed,
        }


def written(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))
