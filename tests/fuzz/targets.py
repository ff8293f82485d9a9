"""Every parser of text that a stranger can write. Whatever the text: it is read, or refused in one
line fit to print, soon and with little memory."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import bestiary
from bestiary.engine import SPECTATOR, BestiaryError, Game, State
from bestiary.engine.characters import (
    UNFIT,
    UNFIT_IN_A_LINE,
    UNFIT_IN_A_NAME,
    clean_name,
    printable,
    text_fault,
)
from bestiary.play import Replay
from bestiary.terminal.draw.numbers import number_choices
from bestiary.terminal.prompt.answers import understand
from bestiary.terminal.prompt.commands import names as command_names
from tests.fuzz import commands
from tests.fuzz.made import ZONES, made_position
from tests.fuzz.mutations import mutate
from tests.fuzz.running import Target
from tests.fuzz.samples import GAMES, PLAIN, POSITIONS, contents, decks, replays, settings_of

LARGEST_NUMBER: Final = 2**40
LONGEST_REFUSAL: Final = 2100
NAMES: Final = ["Zoë", "中村", "👩‍👩‍👧 family", "O'Hara-Smith"]
MOVES: Final = 3  # after which a position that was accepted is believed


def told_badly(message: str) -> str:
    """What is wrong with the words of a refusal."""
    if not message.strip():
        return "nothing"
    if UNFIT_IN_A_LINE.search(message):
        return "a character that is not fit to print"
    return "too many words" if len(message) > LONGEST_REFUSAL else ""


def look_at(state: State[Any], audience: int) -> None:
    """Draw the table, and see that nothing in it steers a terminal."""
    drawn = json.dumps(state.view(audience), ensure_ascii=False)
    assert not UNFIT.search(drawn), "an unfit character in a view"
    assert "\\u00" not in drawn, "a control character in a view"


def count_small(data: object) -> None:
    """See that every number would fit the machine words of compiled rules, with room to add."""
    if isinstance(data, int):
        assert abs(data) < LARGEST_NUMBER, "a number that compiled rules cannot hold"
    elif isinstance(data, list | tuple):
        for item in data:
            count_small(item)
    elif isinstance(data, dict):
        for key, item in data.items():
            if key not in ("rng", "settings"):
                count_small(item)


def play_on(state: State[Any], dice: Random) -> None:
    """Look, play a little, look again, with every check."""
    for _ in range(MOVES):
        state.check()
        count_small(state.to_json())
        for audience in (0, 1, SPECTATOR):
            look_at(state, audience)
        decisions = state.decisions()
        if not decisions:
            return
        state.play(decisions[0].seat, dice.choice(decisions[0].choices).text)


# ---- What each target reads -------------------------------------------------------------------


def read_position(name: str, text: str) -> None:
    options = {**PLAIN.get(name, {}), "position": text}
    play_on(bestiary.game(name).new(3, options=options), Random(3))


def read_text_option(name: str, option: str, text: str) -> None:
    game = bestiary.game(name)
    look_at(game.new(3, options={option: text}), 0)
    game.cards(game.settings({option: text}))


def read_deck(name: str, text: str) -> None:
    box = bestiary.game(name).decks()
    assert box is not None
    shown = json.dumps(box.show(text), ensure_ascii=False)
    assert not UNFIT.search(shown), "an unfit character in a deck shown"
    assert "\\u00" not in shown, "a control character in a deck shown"
    faults = box.faults(text)
    refused = False
    try:
        read_text_option(name, "deck.0", text)
    except BestiaryError:
        refused = True
    assert refused == bool(faults) or not text, "a deck without faults is refused, or the reverse"


def read_replay(text: str) -> None:
    replay = Replay.parse(text)
    game = bestiary.game(replay.game)
    for state in replay.states(game):
        last = state
    look_at(last, SPECTATOR)
    for note in replay.notes.values():
        assert not UNFIT.search(note), "an unfit character in a note"
    assert Replay.parse(replay.dump()).choices == replay.choices


def read_setting(name: str, typed: str) -> None:
    game = bestiary.game(name)
    key, value = game.parse_option(typed)
    game.settings({key: value})


def read_options(name: str, text: str) -> None:
    """Options as a program sends them: JSON of any shape."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(given, dict):
        bestiary.game(name).settings(given)


def read_line(name: str, line: str) -> None:
    """What somebody typed at the prompt."""
    view = table(name).view(0)
    answer = understand(line, view, number_choices(view).choices, command_names())
    assert len(answer.text) < LONGEST_REFUSAL


def read_name(text: str) -> None:
    name = clean_name(text)
    joined = UNFIT_IN_A_NAME.sub(lambda found: "" if found.group(1) else "!", name)
    assert "!" not in joined or "!" in text, "an unfit character in a name"
    assert clean_name(name) == name
    assert not UNFIT_IN_A_LINE.search(printable(text))
    assert not text_fault(printable(text))


def table(name: str) -> State[Any]:
    state: State[Any] = bestiary.game(name).new(3)
    return state


# ---- What is damaged --------------------------------------------------------------------------


def damaged(texts: Callable[[], list[str]]) -> Callable[[Random], str]:
    return lambda dice: mutate(dice.choice(texts()), dice)


def sent_options(game: Game[Any]) -> list[str]:
    return [json.dumps({option.name: option.default for option in game.options}), "{}"]


def lines_of(name: str) -> list[str]:
    choices = table(name).decisions()[0].choices
    return [*(choice.text for choice in choices), choices[0].label, "card wolf", "look deck", "1"]


def parser(name: str, texts: Callable[[], list[str]], read: Callable[[str], object]) -> Target:
    return Target(name, damaged(texts), read, (BestiaryError,), told_badly)


def targets() -> list[Target]:
    found: list[Target] = []
    for name in GAMES:
        game = bestiary.game(name)
        positions = partial(list[str], POSITIONS[name])
        found += [
            parser(f"position:{name}", positions, partial(read_position, name)),
            parser(f"replay:{name}", partial(replays, name), read_replay),
            parser(f"setting:{name}", partial(settings_of, game), partial(read_setting, name)),
            parser(f"options:{name}", partial(sent_options, game), partial(read_options, name)),
            parser(f"line:{name}", partial(lines_of, name), partial(read_line, name)),
        ]
        if decks(name):
            found.append(parser(f"deck:{name}", partial(decks, name), partial(read_deck, name)))
        if name in ZONES:
            make = partial(made_position, name)
            read = partial(read_position, name)
            found.append(Target(f"made:{name}", make, read, (BestiaryError,), told_badly))
    for option, file in (("board", "land/vale.board"), ("creatures", "creatures/creatures.txt")):
        read = partial(read_text_option, "creature-adventures", option)
        found.append(parser(option, partial(contents, file), read))
    return [*found, parser("name", lambda: NAMES, read_name), commands.target()]
