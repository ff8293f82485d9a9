"""A game at a prompt: people and bots take their turns until it ends or somebody leaves."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bestiary.bots import is_program
from bestiary.engine import SPECTATOR, IllegalChoice, State
from bestiary.engine.view import View
from bestiary.play import CONCEDE, Match
from bestiary.terminal import saves
from bestiary.terminal.draw import show
from bestiary.terminal.draw.maps import Standing, asks_for_a_tile, is_large, where_all_stand
from bestiary.terminal.draw.numbers import Numbering
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import say
from bestiary.terminal.prompt import commands
from bestiary.terminal.prompt.answers import understand
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.opponents import Opponents
from bestiary.terminal.prompt.reader import Reader
from bestiary.terminal.prompt.seats import humans
from bestiary.terminal.stream import EventStream
from bestiary.terminal.trouble import Trouble

INTERRUPTED: Final = 130  # what shells expect of a program that Ctrl-C ended
YES: Final = ("y", "yes")


class Left(Exception):
    """Somebody left the table; the game is not over."""


class Session:
    """One game with its people, from the first prompt to the last word."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[str],
        screen: Screen,
        reader: Reader,
        interrupts: Interrupts,
        path: Path | None = None,
        stream: EventStream | None = None,
        audience: int = SPECTATOR,
    ) -> None:
        self.match = match
        self.sitters = list(sitters)
        self.screen = screen
        self.reader = reader
        self.interrupts = interrupts
        self.path = path
        self.stream = stream
        self.audience = audience  # a spectator, if no person plays
        self.seed = match.replay.seed
        self.people = humans(sitters)
        self.opponents = Opponents(self.sitters, self.seed)
        self.looking = self.people[0] if len(self.people) == 1 else -1  # who sits at the screen
        self.told: dict[int, int] = {}  # the moment up to which each audience was told
        self.taught = False  # whether the line about help was printed
        self.standing: Standing = []  # where all stood when the map was last drawn
        match.replay.notes["seats"] = ",".join(self.sitters)

    # ---- The game ---------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end. Returns the exit code; whatever happens, nothing is lost."""
        if self.path is not None:
            self.save()  # if that cannot be, better to know it now
        try:
            self._publish()
            while self.state.result() is None:
                self.interrupts.check()
                self._turn()
                self._publish()
        except (Left, EOFError):
            self._farewell()
            return 0
        except KeyboardInterrupt:
            self.screen.line()
            self._farewell()
            return INTERRUPTED
        except BrokenPipeError:
            if self.people:
                self.save()
            raise
        except Exception:
            self._farewell()
            raise
        self._finish()
        return 0

    @property
    def state(self) -> State[Any]:
        return self.match.state

    def _turn(self) -> None:
        """One choice of one seat: people before bots, starting with the one at the screen."""
        asked = self.state.waiting()
        waiting = [seat for seat in asked if seat in self.people]
        if self.looking in waiting:
            self._ask(self.looking)
        elif waiting:
            self._ask(waiting[0])
        else:
            seat = asked[0]
            self._let_play(seat)
            if not self.people and self.stream is None:
                self._tell(self.audience)

    def _let_play(self, seat: int) -> None:
        """A bot's choice. People are told if another had to take its place."""
        told = self.opponents.choose(self.match, seat)
        if told:
            self.screen.line(told, style="bold")
            self.match.replay.notes["seats"] = ",".join(self.sitters)

    def _publish(self) -> None:
        if self.stream is not None:
            self.stream.events(self.match.settled_state)

    def _tell(self, audience: int) -> View:
        """Print what this audience has not been told yet. Returns the view it was told from."""
        view = self.view(audience, since=self.told.get(audience, 0))
        show.show_log(view["log"], view, self.screen)
        self.told[audience] = self.state.moment()
        return view

    # ---- A person's turn --------------------------------------------------------------------

    def view(self, audience: int, since: int | None = None) -> View:
        """What an audience may know, in the characters of this screen."""
        if since is None:
            since = self.state.moment()
        return show.fit_view(self.state.view(audience, since), self.screen)

    def redraw(self, view: View, with_map: bool = True) -> Numbering:
        """The table, and what is asked. Returns the numbers of the choices."""
        standing = where_all_stand(view)
        with_map = with_map or asks_for_a_tile(view) or standing != self.standing
        self.standing = standing
        numbering = show.show_table(view, self.sitters, self.screen, with_map)
        if view["decision"] is not None:
            self.screen.line()
            self.screen.line(view["decision"]["prompt"], style="bold")
        return numbering

    def _ask(self, seat: int) -> None:
        """Ask a person until a choice is made, or the state is another."""
        if seat != self.looking and not self._hand_over(seat):
            return
        # After an undo there may be fewer events than this seat has been told.
        self.told[seat] = min(self.told.get(seat, 0), self.state.moment())
        view = self._tell(seat)
        numbering = self.redraw(view, with_map=not is_large(view))
        if not self.taught:
            self.screen.line("Type a number or a name. Also: help, hint, undo, quit.", style="dim")
            self.taught = True
        before = self.state
        while self.state is before:
            self._answer(seat, view, numbering)

    def _answer(self, seat: int, view: View, numbering: Numbering) -> None:
        words = commands.words(view, self.match.game)
        line = self.reader.read(f"{view['seats'][seat]['name']} > ", words, seat)
        answer = understand(line, view, numbering.choices, commands.names())
        if answer.kind == "command":
            try:
                commands.run(self, seat, answer.text, answer.argument)
            except Trouble as trouble:
                self.screen.line(str(trouble))
        elif answer.kind == "choice":
            self.match.choose(seat, answer.text)
        else:
            self.screen.line(answer.text)

    def _hand_over(self, seat: int) -> bool:
        """Give the keyboard to somebody else without showing them what was on the screen.
        False if the player who leaves took back an answer instead."""
        last = self.looking
        seats = self.view(SPECTATOR)["seats"]
        names = [shown["name"] for shown in seats]
        self.screen.clear()
        self.screen.line(f"{names[seat]}, it is your turn.", style="bold")
        sealed = last >= 0 and seats[last]["answered"]
        if last >= 0:
            self.screen.line(f"{names[last]}, please look away.")
        if sealed:
            self.screen.line(f"({names[last]} can still type 'undo' to take the answer back.)")
        while True:
            typed = self.reader.read(say(f"{names[seat]}, press Enter.") + " ").strip().casefold()
            if typed in ("quit", "q", "exit"):
                raise Left
            if typed != "undo":
                break
            if sealed and self._withdraw(last):
                self.screen.clear()
                return False
            self.screen.line("There is no answer to take back.")
        self.screen.clear()
        self.standing = []
        self.looking = seat
        return True

    def _withdraw(self, seat: int) -> bool:
        """Take back a sealed answer; False if there is none."""
        try:
            self.match.withdraw(seat)
        except IllegalChoice:
            return False
        return True

    def concede(self, seat: int) -> None:
        """Give up, if that is really meant."""
        typed = self.reader.read(say("Give up the game? (yes or no)") + " ")
        if typed.strip().casefold() in (*YES, say("yes")):
            self.match.choose(seat, CONCEDE)
        else:
            self.screen.line("The game goes on.")

    def leave(self) -> None:
        """Away from the table; ``run`` saves the game."""
        raise Left

    # ---- Files and last words ---------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path:
        """Write the game so far to a file."""
        self.match.replay.seal(self.match.state)
        text = self.match.replay.dump()
        path = path or self.path
        if path is None:
            self.path = path = saves.write_somewhere(self.match.game.name, text)
        else:
            saves.write(path, text)
        return path

    def resume_command(self, path: Path) -> str:
        """A file in a replay is not run unless the command says so."""
        again = f"bestiary play --resume {shlex.quote(str(path))}"
        if any(is_program(name) for name in self.sitters):
            again += f" --seats {shlex.quote(','.join(self.sitters))}"
        return again

    def _farewell(self) -> None:
        path = self.save()
        if self.stream is not None:
            self.stream.events(self.state)
            self.stream.result(self.state)
        self.screen.line("Saved. Resume it with:")
        self.screen.command(self.resume_command(path))

    def _finish(self) -> None:
        """The result in words, and where to see it all again."""
        watcher = self.people[0] if len(self.people) == 1 else self.audience
        if self.stream is not None:
            self.stream.events(self.state)
            self.stream.result(self.state)
            if not self.people:
                if self.path is not None:
                    self.save()
                return
        if len(self.people) > 1:
            self.told[watcher] = self.told.get(self.looking, 0)
        view = self._tell(watcher)
        mine = self.people[0] if len(self.people) == 1 else None
        self.screen.line()
        self.screen.line(show.say_result(view, self.sitters, mine), style="bold")
        path = self.save()
        seat = f" --as {mine}" if mine is not None else " --as all"
        self.screen.line("Watch it again with:", style="dim")
        self.screen.command(f"bestiary replay {shlex.quote(str(path))}{seat}")
