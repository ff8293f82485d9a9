"""Mistakes made in a witch of Creature Wars, for test_a_witchs_mistakes.py.

    python -m tests.check.clumsy        prints what the check says of each, as JSON

Each is made and checked in a process of its own, forked from one that has loaded the game. Some
change faces that all games of a process share, so nothing may come after them.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from typing import Any, Final

import bestiary
from bestiary.check.run import Checker
from bestiary.engine import Answer
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.roster import BOTH, LESSER, casts
from bestiary.games.creature_wars.lore.standing_rules import lasting

NAME: Final = "Clumsy Witch"
Effect = Callable[[Duel], None]


def in_place() -> Effect:
    def clumsy_in_place(duel: Duel) -> None:
        for card in duel.hands[duel.foe].cards[:1]:
            card.face.level = (card.face.level + 1) % 9

    return clumsy_in_place


def by_chance() -> Effect:
    def clumsy_by_chance(duel: Duel) -> None:
        duel.hit(duel.foe, random.randrange(1, 9))

    return clumsy_by_chance


def with_a_field() -> Effect:
    def clumsy_field(duel: Any) -> None:
        duel.guilt = getattr(duel, "guilt", 0) + 1

    return clumsy_field


def with_words() -> Effect:
    def clumsy_with_words(duel: Duel) -> None:
        duel.say("{Yours} hand trembles.")

    return clumsy_with_words


def with_a_motion() -> Effect:
    def clumsy_motion(duel: Duel) -> None:
        duel.record("anounce", "A hand trembles.")  # type: ignore[arg-type]

    return clumsy_motion


def to_nowhere() -> Effect:
    def clumsy_place(duel: Duel) -> None:
        duel.record("announce", "A hand trembles.", target="hnad.0")

    return clumsy_place


def with_a_number() -> Effect:
    omen = lasting("omen", "Omen", "Something worth {n} lies in the deck.")

    def clumsy_omen(duel: Duel) -> None:
        for card in duel.deck.cards[-1:]:
            duel.decree(omen, value=card.face.level)

    return clumsy_omen


def with_a_waiting_step() -> Effect:
    def clumsy_number(duel: Duel) -> None:
        for card in duel.deck.cards[-1:]:
            duel.then(clumsy_later, card.face.level)
            duel.ask(nod)

    @book.step
    def clumsy_later(duel: Duel, level: int) -> None:
        pass

    @book.question("Nod?")
    def nod(duel: Duel, seat: int) -> list[Answer]:
        return [nod_slowly.on()]

    @book.act("Nod")
    def nod_slowly(duel: Duel) -> None:
        pass

    return clumsy_number


def by_asking() -> Effect:
    def clumsy_ask(duel: Duel) -> None:
        duel.ask(smile_or_not)

    @book.question("Smile?")
    def smile_or_not(duel: Duel, seat: int) -> list[Answer]:
        top = duel.deck.cards[-1:]
        return [smile_back.on()] if any(card.face.is_creature() for card in top) else []

    @book.act("Smile")
    def smile_back(duel: Duel) -> None:
        pass

    return clumsy_ask


def without_an_answer() -> Effect:
    def clumsy_question(duel: Duel) -> None:
        duel.ask_everybody(whose_wolf)

    @book.question("Which Wolf?")
    def whose_wolf(duel: Duel, seat: int) -> list[Answer]:
        return [name_wolf.on(card.id) for card in duel.of_tribe(seat, 1)]

    @book.act("Name {}", of="card")
    def name_wolf(duel: Duel, card: int) -> None:
        pass

    return clumsy_question


def without_end() -> Effect:
    def clumsy_chain(duel: Duel) -> None:
        duel.then(and_again)

    @book.step
    def and_again(duel: Duel) -> None:
        duel.then(and_again)

    return clumsy_chain


def twice() -> Effect:
    def clumsy_twin(duel: Duel) -> None:
        pass

    casts(NAME, LESSER, BOTH, "She is there already.")(lambda duel: None)
    return clumsy_twin


MISTAKES: Final[list[Callable[[], Effect]]] = [
    in_place, by_chance, with_a_field, with_words, with_a_motion, to_nowhere,
    with_a_number, with_a_waiting_step, by_asking, without_an_answer, without_end, twice,
]  # fmt: skip


def said_of(mistake: Callable[[], Effect]) -> str:
    """What an author is told."""
    try:
        casts(NAME, LESSER, BOTH, "She is clumsy.")(mistake())
    except ValueError as refusal:
        return str(refusal)
    checker = Checker(bestiary.game("creature-wars"), {"witches": 60, "hp": 15}, card=NAME)
    flaw = checker.run(12, seconds=120, search=0).flaw
    return "" if flaw is None else flaw.what


def in_a_process(mistake: Callable[[], Effect]) -> str:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(write, said_of(mistake).encode()[:4000])
        except BaseException as fault:
            os.write(write, f"{type(fault).__name__}: {fault}".encode()[:4000])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    os.waitpid(child, 0)
    return said


if __name__ == "__main__":
    bestiary.game("creature-wars")
    json.dump({mistake.__name__: in_a_process(mistake) for mistake in MISTAKES}, sys.stdout)
