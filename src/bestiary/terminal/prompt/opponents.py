"""The bots at a table, and who plays on if one of them fails."""

from bestiary import bots
from bestiary.engine import IllegalChoice, seat_name
from bestiary.engine.characters import quoted
from bestiary.play import Match
from bestiary.terminal.prompt.seats import HUMAN


class Opponents:
    """The bots in their seats. One that is not ours and that crashes, hangs or answers nonsense is
    replaced for the rest of the game."""

    def __init__(self, sitters: list[str], seed: int) -> None:
        self.sitters = sitters
        self.seed = seed
        self._bots = {
            seat: bots.make_local(name, bots.bot_seed(seed, seat))
            for seat, name in enumerate(sitters)
            if name != HUMAN
        }

    def choose(self, match: Match, seat: int) -> str:
        """Let a bot make its choice. Returns what people should be told if it was replaced."""
        sight = bots.Sight(match.state, seat)
        try:
            text = self._bots[seat].choose(sight)
        except Exception as wrong:
            fault = self._fault(seat, wrong)
        else:
            try:
                match.choose(seat, text)
                return ""
            except IllegalChoice as wrong:
                fault = self._fault(seat, wrong)
        self._replace(seat)
        match.choose(seat, self._bots[seat].choose(sight))
        return f"{fault.rstrip('.')}. {bots.REFERENCE} plays on for {seat_name(seat)}."

    def _fault(self, seat: int, wrong: Exception) -> str:
        """What went wrong, in words; raises it again if the bot is ours."""
        name = self.sitters[seat]
        if any(level.name == name for level in bots.LEVELS):
            raise wrong
        if isinstance(wrong, bots.BotFailed):
            return str(wrong)  # begins with the name
        said = " ".join(f"{type(wrong).__name__}: {wrong}".split())
        return f"{name} failed: {quoted(said, 160)}"

    def _replace(self, seat: int) -> None:
        self.sitters[seat] = bots.REFERENCE
        self._bots[seat] = bots.make(bots.REFERENCE, bots.bot_seed(self.seed, seat))
