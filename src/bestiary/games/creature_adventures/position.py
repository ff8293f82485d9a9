"""A written position of Creature Adventures: where all players are, and what they have.

    turn: 12
    to move: 2
    player 1: Lanternwood
      team: Sockmoth 4/1 (7/10 HP), Clattercrab, Mop Sheep 3+1/2 (0/12 HP)
      level: 3
      sigils: Power, Speed
      artifacts: Tailwind, Quiet Shoes 2
      state: Exhaustion
    player 2: Thunder Pantry
      points: 2
    deck: Muddlepig, King Under the Pond
    rolls: 3 7 10

A creature is its name, its attack and defence with the points it was given, and its HP out of its
maximum; anything left out is as it was born. Points of the Sigil of Power follow a plus. The deck
is met from its left end; if it is left out, it is every creature that is nowhere else, shuffled.
Everything else that is left out is as at the start. ``colosseum: 2`` makes player 2 the contender,
and ``battles won`` says how far they have come. ``rolls`` are the first dice to come up.

The game goes on at the start of that player's turn, or in the middle of it: ``arrives: 3`` on the
tile with that many footstep counters, ``wild: Muddlepig (4/10 HP)`` facing that creature,
``attacks: 1`` attacking that player.
"""

from __future__ import annotations

import re
from typing import Final

from bestiary.engine import Line, Position, Zone, did_you_mean
from bestiary.engine.characters import quoted
from bestiary.engine.options import is_whole
from bestiary.engine.position import LONGEST_ITEM
from bestiary.games.creature_adventures.battle.encounter import fight_on
from bestiary.games.creature_adventures.creatures.creature import HP_A_POINT, Creature, Points
from bestiary.games.creature_adventures.creatures.roster import FOE
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import POWER, SIGILS, WISDOM
from bestiary.games.creature_adventures.records import ASCENSION, NOBODY, WILD_ONE
from bestiary.games.creature_adventures.rulebook import PEACE
from bestiary.games.creature_adventures.state import POWER_POINTS
from bestiary.games.creature_adventures.text import ARTIFACTS
from bestiary.games.creature_adventures.turn.arrival import arrive, attack
from bestiary.games.creature_adventures.turn.artifacts import MOST_CHARGES, PRICES
from bestiary.games.creature_adventures.turn.phases import begin_turn, end_turn
from bestiary.games.creature_adventures.turn.travel import wild_roll
from bestiary.games.creature_adventures.world import FACES, LEVELS, TEAM

NOTATION: Final = re.compile(
    r"(?P<name>[^()/]+?)"
    r"(?: (?P<attack>\d{1,3})(?:\+(?P<power>\d))?/(?P<defence>\d{1,3})(?:\+(?P<guard>\d))?)?"
    r"(?: \((?P<hp>\d{1,3})/(?P<most>\d{1,3})(?:\+(?P<vigour>\d{1,2}))? HP\))?"
)
EXHAUSTION: Final = "Exhaustion"
RALLY_CRY: Final = "Rally Cry"
STATES: Final = [EXHAUSTION, RALLY_CRY, "Astral Sickness"]
MOST: Final = 999
MOST_ROLLS: Final = 200


def arrange(journey: Journey, position: Position) -> None:
    turn = position.take("turn")
    journey.turn = turn.number_in(1, int(journey.world.turn_limit)) if turn else 1
    journey.shared.first = 0
    journey.shared.mover = seat_in(journey, position.take("to move"), 0)
    undealt: list[int] = []
    for seat in range(journey.seats):
        if not arrange_player(journey, position, seat):
            undealt.append(seat)
    arrange_colosseum(journey, position.take("colosseum"), position.take("battles won"))
    start = [position.take(key) for key in ("arrives", "wild", "attacks")]
    rolls = position.take("rolls")
    if rolls:
        journey.shared.rolls = dice(rolls)
    deck = position.take("deck")
    position.refuse_rest()
    arrange_deck(journey, deck, undealt)
    begin(journey, start)


# ---- A player ---------------------------------------------------------------------------------


def arrange_player(journey: Journey, position: Position, seat: int) -> bool:
    """Read one player's lines; returns whether a team was written."""
    player = journey.travellers[seat]
    place = position.take("player", seat)
    player.at = tile_named(journey, place) if place and place.value else home(journey, seat)
    player.level = number(position.take("level", seat), 1, LEVELS, 1)
    most = int(journey.needed(seat)) - 1
    player.exp = number(position.take("exp", seat), 0, max(0, most), 0)
    player.exp_all = number(position.take("exp in all", seat), 0, MOST, int(player.exp))
    player.points = number(position.take("points", seat), 0, MOST, int(journey.world.points))
    most = int(journey.world.collector) - 1
    player.caught = number(position.take("caught", seat), 0, most, 0)
    arrange_sigils(journey, position.take("sigils", seat), seat)
    arrange_artifacts(journey, position.take("artifacts", seat), seat)
    arrange_states(journey, position.take("state", seat), seat)
    team = position.take("team", seat)
    peace = position.take("inner peace", seat)
    if team is not None:
        put(journey, team, journey.teams[seat], seat)
    if peace is not None:
        give_peace(journey, peace, seat)
    return team is not None


def home(journey: Journey, seat: int) -> int:
    return journey.world.board.homes[seat]


def number(line: Line | None, low: int, high: int, default: int) -> int:
    return default if line is None else line.number_in(low, high)


def seat_in(journey: Journey, line: Line | None, default: int) -> int:
    return default if line is None else line.number_in(1, journey.seats) - 1


def tile_named(journey: Journey, line: Line) -> int:
    tiles = journey.world.board.tiles
    for tile in tiles:
        if tile.name.lower() == line.value.lower():
            return tile.id
    hint = did_you_mean(line.value, [tile.name for tile in tiles])
    raise line.wrong(f"there is no tile '{quoted(line.value)}'{hint}")


def arrange_sigils(journey: Journey, line: Line | None, seat: int) -> None:
    if line is None:
        return
    for word in line.items():
        if word.lower() not in SIGILS:
            names = ", ".join(sigil.capitalize() for sigil in SIGILS)
            raise line.wrong(f"there is no Sigil of '{word}' (Sigils: {names})")
        sigil = SIGILS.index(word.lower())
        if journey.shared.sigils[sigil] != NOBODY:
            raise line.wrong(f"the Sigil of {word} is held twice")
        journey.shared.give_sigil(sigil, seat)


def arrange_artifacts(journey: Journey, line: Line | None, seat: int) -> None:
    if line is None:
        return
    for written in line.items():
        name, _, level = written.rpartition(" ")
        if not is_whole(level):
            name, level = written, "1"
        if name not in ARTIFACTS:
            raise line.wrong(f"there is no artifact '{name}'{did_you_mean(name, ARTIFACTS)}")
        kind = ARTIFACTS.index(name)
        most = MOST_CHARGES if kind == ASCENSION else len(PRICES[kind])
        if not 1 <= int(level) <= most:
            raise line.wrong(f"{name} goes from 1 to {most}")
        journey.travellers[seat].set_artifact(kind, int(level))


def arrange_states(journey: Journey, line: Line | None, seat: int) -> None:
    if line is None:
        return
    for written in line.items():
        if written not in STATES:
            hint = did_you_mean(written, STATES) or f" (states: {', '.join(STATES)})"
            raise line.wrong(f"there is no state '{written}'{hint}")
        player = journey.travellers[seat]
        if written == EXHAUSTION:
            player.exhausted = 1
        elif written == RALLY_CRY:
            player.rally = 1
        else:
            player.sick = 1


# ---- Creatures --------------------------------------------------------------------------------


def put(journey: Journey, line: Line, zone: Zone[Creature], seat: int) -> None:
    """Put the creatures of a line into a zone; a player's zone holds at most three."""
    listed = line.items()
    line.ask_for(len(listed))
    for written in listed:
        face = read(journey, written, line, seat)
        if face.species.tier == FOE:
            raise line.wrong(f"{face.species.name} cannot be in a team or the deck")
        journey.make(face, zone)
    if seat >= 0:
        if len(zone.cards) > TEAM:
            raise line.wrong(f"a player holds at most {TEAM} creatures")
        placed = sum([card.face.power.total() for card in zone.cards])
        if placed and (journey.shared.sigils[POWER] != seat or placed > POWER_POINTS):
            raise line.wrong("only the holder of the Sigil of Power has its 3 points")


def read(journey: Journey, written: str, line: Line, seat: int = -1) -> Creature:
    """A creature in the players' notation: ``Sockmoth 4+1/1 (7/12 HP)``."""
    match = NOTATION.fullmatch(written[:LONGEST_ITEM])
    if match is None:
        raise line.wrong(
            f"'{quoted(written)}' is not a creature; write it like 'Sockmoth 4/1 (7/10 HP)'"
        )
    said = match.groupdict()
    born = named(journey, said["name"].strip(), line)
    species = born.species
    attack = int(said["attack"] or species.attack) - species.attack
    defence = int(said["defence"] or species.defence) - species.defence
    rallied = int(seat >= 0 and journey.travellers[seat].rally != 0)
    vigour = int(said["vigour"] or 0) // (1 + rallied)
    most = int(said["most"]) // (1 + rallied) if said["most"] else species.hp
    extra = most - species.hp
    if min(attack, defence, extra) < 0 or extra % HP_A_POINT or vigour % HP_A_POINT:
        raise line.wrong(
            f"'{written}' is less than {species.name} is born with: {born.notation()}, "
            "and maximum HP goes up by 2"
        )
    face = Creature(
        species.number,
        species,
        species.hp,
        0,
        points=Points(attack, defence, extra // HP_A_POINT),
        power=Points(int(said["power"] or 0), int(said["guard"] or 0), vigour // HP_A_POINT),
        rallied=rallied,
    )
    hp = int(said["hp"]) if said["hp"] else int(face.most())
    if hp > face.most():
        raise line.wrong(f"'{written}' has more HP than its maximum")
    face = face.with_hp(hp)
    return born if face.same_as(born) else face


def named(journey: Journey, name: str, line: Line) -> Creature:
    for born in journey.world.born:
        if born.species.name.lower() == name.lower():
            return born
    names = [born.species.name for born in journey.world.born]
    raise line.wrong(f"there is no '{name}'{did_you_mean(name, names)}")


def give_peace(journey: Journey, line: Line, seat: int) -> None:
    if journey.shared.sigils[WISDOM] != seat:
        raise line.wrong("only the holder of the Sigil of Wisdom gives Inner Peace")
    for card in journey.teams[seat].cards:
        if card.face.species.name.lower() == line.value.lower():
            journey.change(card.with_mark(PEACE, 0))
            return
    raise line.wrong(f"'{quoted(line.value)}' is not in the team")


# ---- The rest ---------------------------------------------------------------------------------


def arrange_colosseum(journey: Journey, line: Line | None, won: Line | None) -> None:
    """``colosseum: 2``: player 2 is the contender, and may have won battles."""
    if line is None:
        return
    seat = line.number_in(1, journey.seats) - 1
    if journey.sigils_of(seat) != len(SIGILS):
        raise line.wrong("the contender must hold all three Sigils")
    journey.shared.contender = seat
    journey.travellers[seat].at = journey.world.board.colosseum
    journey.shared.stage = number(won, 0, len(journey.world.roster.colosseum) - 1, 0)


def dice(line: Line) -> list[int]:
    words = line.value.replace(",", " ").split()
    if len(words) > MOST_ROLLS:
        raise line.wrong(f"at most {MOST_ROLLS} rolls; here are {len(words):,}")
    if not all(is_whole(word) and 1 <= int(word) <= FACES for word in words):
        raise line.wrong(f"rolls are whole numbers from 1 to {FACES}")
    return [int(word) for word in words]


def arrange_deck(journey: Journey, line: Line | None, undealt: list[int]) -> None:
    """Deal Commons to the teams that are not written. The deck is as written, or every creature
    that is nowhere else."""
    placed = [card.face.origin for card in journey.cards()]
    rest: list[Creature] = []
    for born in journey.world.commons(journey.seats) + journey.world.others():
        if born.origin in placed:
            placed.remove(born.origin)
        else:
            rest.append(born)
    commons = [born for born in rest if born.species.tier == 0]
    journey.rng.shuffle(commons)
    for seat in undealt:
        for _ in range(min(int(journey.world.team), len(commons))):
            face = commons.pop()
            journey.make(face, journey.teams[seat])
            rest.remove(face)
    if line is None:
        journey.stack_up(rest, journey.deck)
    else:
        put(journey, line, journey.deck, -1)
        for card in journey.deck.cards:
            if card.face is not journey.world.born[card.face.origin]:
                raise line.wrong(f"{card.face.species.name} must be in the deck as it was born")
        journey.deck.replace_all(journey.deck.cards[::-1])


def begin(journey: Journey, start: list[Line | None]) -> None:
    """Begin at the start of the turn, or in the middle of it."""
    arrives, wild, attacks = start
    journey.me = journey.shared.mover
    if not (arrives or wild or attacks):
        journey.then(begin_turn)
        return
    journey.then(end_turn)
    if arrives:
        journey.so_far.counters = arrives.number_in(0, FACES)
        journey.then(wild_roll)
        journey.then(arrive)
    if wild:
        journey.make(read(journey, wild.value, wild), journey.foes)
        journey.battle.kind = WILD_ONE
        journey.then(fight_on)
    if attacks:
        other = attacks.number_in(1, journey.seats) - 1
        if other == journey.shared.mover:
            raise attacks.wrong("a player cannot attack themselves")
        journey.then(attack, other)
