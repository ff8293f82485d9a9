"""How good a position is for a player: what the greedy bot looks at.

Everything is counted in one coin, about what an attribute point is worth. A battle that is on
counts with its likely end; a goal counts more the nearer it is.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.creatures.roster import Species
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.state import (
    DUEL,
    GAUNTLET,
    KINDS,
    LORD,
    NO_BATTLE,
    NOBODY,
    THIEVERY,
    WILD_ONE,
)

SIGIL: Final = 9.0
LAST_SIGIL: Final = 4.0  # more for the third
CONTENDER: Final = 12.0
STAGE: Final = 10.0
EXP: Final = 0.7
UNSPENT: Final = 0.6
EXHAUSTION: Final = 3.0
A_MOVE: Final = 0.8  # the die is cast: something may come of it
A_SWITCH: Final = 0.8  # what it must be good for: nobody likes to watch them come and go
KNOCKED_OUT: Final = 40.0  # the stake of sudden death
# What each level of an artifact is worth: Fortify, Tailwind, Ascension, Shoes, Bandage.
ARTIFACTS: Final = [
    [0.0, 0.9, 2.0, 3.5],
    [0.0, 2.2, 2.2, 2.2],
    [0.0, 1.5, 2.0, 2.2],
    [0.0, 0.7, 1.2, 1.5],
    [0.0, 1.6, 3.4, 6.0],
]


def worth(journey: Journey, seat: int) -> float:
    """1 is won, 0 is lost: the lead over the best of the others."""
    if journey.scores is not None:
        return journey.scores[seat]
    if not journey.playing(seat):
        return 0.0
    best = -1000.0
    for other in journey.staying():
        if other != seat:
            best = max(best, standing(journey, other))
    lead = standing(journey, seat) - best
    return 0.5 + 0.45 * lead / (abs(lead) + 40.0)


def standing(journey: Journey, seat: i64) -> float:
    """All a player has, and what is likely to come of where they are."""
    total = strength(journey, seat) + journey.points[seat] * UNSPENT
    total += EXP * journey.exp_all[seat] + collection(journey, seat) + sigil_worth(journey, seat)
    for artifact in range(KINDS):
        level = min(3, journey.owned(seat, artifact))
        total += ARTIFACTS[artifact][level]
    total += 1.2 * float(placeable(journey, seat))
    if journey.exhausted[seat]:
        total -= EXHAUSTION
    if journey.contender == seat:
        total += CONTENDER + STAGE * float(journey.stage)
    if journey.battle == NO_BATTLE:
        return total + prospects(journey, seat)
    return total + battle_worth(journey, seat)


def creature_worth(face: Creature, hp: float) -> float:
    kept = 0.3 * hp + 0.7 * float(face.most())
    return 0.12 * kept * float(face.attack()) + 0.25 * float(face.defence())


def strength(journey: Journey, seat: i64) -> float:
    total = 0.0
    for card in journey.teams[seat].cards:
        total += creature_worth(card.face, float(card.face.hp))
        if not card.face.able():
            total -= 0.8
    return total


def missing(journey: Journey, seat: i64) -> float:
    """What healing everybody would add."""
    total = 0.0
    for card in journey.teams[seat].cards:
        face = card.face
        total += creature_worth(face, float(face.most())) - creature_worth(face, float(face.hp))
        if not face.able():
            total += 0.8
    return total


def collection(journey: Journey, seat: i64) -> float:
    """Creatures caught count more the nearer the Creature Master is."""
    share = float(journey.caught[seat]) / float(journey.world.collector)
    return 6.0 * share + 30.0 * share * share * share


def sigil_worth(journey: Journey, seat: i64) -> float:
    if journey.sudden:
        return 0.0
    count = journey.sigils_of(seat)
    return SIGIL * float(count) + (LAST_SIGIL if count == len(SIGILS) else 0.0)


def asked(journey: Journey) -> str:
    """The open question by its name."""
    return journey.asks[0].question.name if journey.asks else ""


def placeable(journey: Journey, seat: i64) -> i64:
    """Points of the Sigil of Power that are being placed right now; loose ones count nothing."""
    if asked(journey) == "where_to_place":
        return journey.power_left(seat)
    return 0


# ---- Where the road leads -----------------------------------------------------------------------


def near(journey: Journey, seat: i64, tile: int) -> float:
    """1 on the tile, less for every step that is left."""
    return 1.0 / (1.0 + 0.12 * float(journey.world.steps[journey.at[seat]][tile]))


def prospects(journey: Journey, seat: i64) -> float:
    """The best goal on the board, and healing where it is needed."""
    if journey.sudden:
        return 0.0
    total = healing(journey, seat)
    if asked(journey) == "where_to_go" and journey.mover == seat:
        total += A_MOVE
    board = journey.world.board
    if journey.contender == seat:
        return total
    if journey.sigils_of(seat) == len(SIGILS):
        chance = winning(journey, seat, of_species(journey.world.roster.colosseum[0]))
        return total + 0.6 * CONTENDER * chance * near(journey, seat, board.colosseum)
    best = 0.0
    for sigil in range(len(SIGILS)):
        if journey.sigils[sigil] == NOBODY:
            chance = winning(journey, seat, of_species(journey.world.roster.warlords[sigil]))
            if chance > 0.45:
                best = max(best, 0.6 * SIGIL * chance * near(journey, seat, board.warlords[sigil]))
    return total + best


def healing(journey: Journey, seat: i64) -> float:
    """Hurt creatures and a place to heal them: Home for all, a Shaman for some."""
    lost = missing(journey, seat)
    if lost <= 0.0:
        return 0.0
    board = journey.world.board
    best = 0.7 * near(journey, seat, board.homes[seat])
    for shaman in journey.world.shamans:
        best = max(best, 0.45 * near(journey, seat, shaman))
    if asked(journey) == "which_healing" and journey.mover == seat:
        best = max(best, 0.5)
    return lost * best


# ---- How a battle will go ------------------------------------------------------------------------


Force = tuple[float, float]  # HP times attack, all together; and the hardest blow


def of_species(those: list[Species]) -> Force:
    """What fresh creatures of the game can bring to bear."""
    stock = 0.0
    blow = 0.0
    for species in those:
        stock += float(species.hp * species.attack)
        blow = max(blow, float(species.attack))
    return stock, blow


def of_cards(cards: list[Card[Creature]]) -> Force:
    """What creatures can bring to bear with the HP they have left."""
    stock = 0.0
    blow = 0.0
    for card in cards:
        if card.face.able():
            stock += float(card.face.hp * card.face.attack())
            blow = max(blow, float(card.face.attack()))
    return stock, blow


def winning(journey: Journey, seat: i64, foes: Force) -> float:
    """The chance to beat the game's own by striking.

    A strike does 0.6 times its attack on average and is answered four times in ten. So beating a
    foe costs two thirds of its stock, in one's own; the lead in these coins goes neither up nor
    down by striking, and the rest is a random walk as long as the weaker side lasts.
    """
    stock, blow = of_cards(journey.teams[seat].cards)
    mine = 1.5 * stock
    theirs, answer = foes
    if theirs <= 0.0:
        return 1.0
    if mine <= 0.0:
        return 0.0
    lead = (mine - theirs) / sqrt(2.8 * blow * answer * min(mine, theirs))
    return 1.0 / (1.0 + exp(-1.7 * lead))


def odds(ratio: float) -> float:
    """How often the stronger side wins, as simulated battles have it."""
    force = ratio * ratio * float(sqrt(ratio))
    return force / (1.0 + force)


def against_player(journey: Journey, seat: i64, other: i64) -> float:
    """The chance to win a duel."""
    return odds(blows(journey, seat, other) / (blows(journey, other, seat) + 0.01))


def blows(journey: Journey, seat: i64, other: i64) -> float:
    """HP times what a strike does on average to the other's creatures."""
    guard = 0.0
    count = 0.0
    for card in journey.teams[other].cards:
        if card.face.able():
            guard += float(card.face.defence())
            count += 1.0
    guard = guard / count if count else 0.0
    total = 0.0
    for card in journey.teams[seat].cards:
        attack = float(card.face.attack())
        strike = 0.2 * attack + 0.5 * max(0.0, attack - guard) + 0.1 * max(0.0, 2 * attack - guard)
        total += float(card.face.hp) * strike
    return total


def battle_worth(journey: Journey, seat: i64) -> float:
    if journey.battle == DUEL:
        return duel_worth(journey, seat)
    if seat != journey.mover:
        return prospects(journey, seat)
    chance = winning(journey, seat, of_cards(journey.foes.cards))
    gain = EXP * float(len(journey.foes.cards) + journey.felled)
    if journey.battle == THIEVERY:
        gain += EXP * float(journey.stake)
    elif journey.battle == LORD:
        gain += SIGIL
    elif journey.battle == GAUNTLET:
        gain += STAGE
    elif journey.battle == WILD_ONE:
        gain += catch_hope(journey, seat)
    cost = sigil_worth(journey, seat) + 1.2 * float(journey.stake)
    if journey.contender == seat:
        cost += CONTENDER + STAGE * float(journey.stage)
    hope = chance * gain * (0.6 + 0.4 * done(journey)) - (1.0 - chance) * cost
    if journey.switched:
        hope -= A_SWITCH
    return hope + matchup(journey, seat) + 0.5 * healing(journey, seat)


def done(journey: Journey) -> float:
    """How much of the foes is beaten, of 1: what tells a blow from waiting."""
    left = 0.0
    for card in journey.foes.cards:
        left += float(card.face.hp) / float(card.face.most())
    return 1.0 - left / float(journey.felled + len(journey.foes.cards))


def catch_hope(journey: Journey, seat: i64) -> float:
    """A net still to be thrown at a creature that is weaker now."""
    foe = journey.foe()
    if foe is None or journey.tries >= len(journey.teams[seat].cards):
        return 0.0
    gone = float(foe.face.most() - foe.face.hp) / float(foe.face.most())
    return 0.3 + 0.4 * gone


def matchup(journey: Journey, seat: i64) -> float:
    """Rather a healthy creature in front, and one that hits hard; boosts are for using."""
    card = journey.fighter(seat)
    if card is None:
        return 0.0
    return front(card)


def front(card: Card[Creature]) -> float:
    face = card.face
    total = 0.15 * float(face.hp) / float(face.most()) + 0.03 * float(face.attack())
    for mark in card.marks:
        if mark.kind.key in ("meditates", "braces"):
            total += 0.1 * float(mark.value)
        elif mark.kind.key == "dodges":
            total += 0.4
    return total


def duel_worth(journey: Journey, seat: i64) -> float:
    attacker, defender = journey.attacker, journey.defender
    if seat != attacker and seat != defender:
        return prospects(journey, seat)
    other = defender if seat == attacker else attacker
    chance = against_player(journey, seat, other)
    if journey.sudden:
        return (chance - 0.5) * KNOCKED_OUT + matchup(journey, seat)
    gain = sigil_worth(journey, other) + EXP * float(len(journey.teams[other].cards))
    cost = sigil_worth(journey, seat)
    if journey.contender == other:
        gain += CONTENDER
    if journey.contender == seat:
        cost += CONTENDER + STAGE * float(journey.stage)
    total = chance * gain - (1.0 - chance) * cost
    if seat == attacker:
        total -= EXHAUSTION
    else:
        total += 2.0 * chance
    return total + matchup(journey, seat)
