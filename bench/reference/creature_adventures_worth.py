"""An earlier ``worth`` of Creature Adventures, kept as a yardstick that never changes.

The game's own worth gets better, and the greedy bot with it. To see how much stronger a bot has
become, play it against the greedy bot as it was, which counted strength and Sigils, and next to
nothing for a creature caught:

    Greedy(rng, worth=creature_adventures_worth.worth)
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from bestiary.engine import Card, Question
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.creatures.roster import Species
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.records import (
    ARTIFACT_COUNT,
    DUEL,
    GAUNTLET,
    LORD,
    NO_BATTLE,
    NOBODY,
    THIEVERY,
    WILD_ONE,
)
from bestiary.games.creature_adventures.rulebook import BRACES, DODGES, MEDITATES
from bestiary.games.creature_adventures.turn.arrival import which_healing
from bestiary.games.creature_adventures.turn.sigils import where_to_place
from bestiary.games.creature_adventures.turn.travel import where_to_go

SIGIL: Final = 9.0
LAST_SIGIL: Final = 4.0  # extra for the third
CONTENDER: Final = 12.0
STAGE: Final = 10.0
EXP: Final = 0.7
UNSPENT: Final = 0.6
EXHAUSTION: Final = 3.0
A_MOVE: Final = 0.8  # for a roll not yet used: it may lead somewhere
A_SWITCH: Final = 0.8  # the gain a switch must bring: endless switching is dull to watch
KNOCKED_OUT: Final = 40.0  # the stakes of a duel in sudden death
# What each level of an artifact is worth: Fortify, Tailwind, Ascension, Shoes, Bandage.
ARTIFACTS: Final = [
    [0.0, 0.9, 2.0, 3.5],
    [0.0, 2.2, 2.2, 2.2],
    [0.0, 1.5, 2.0, 2.2],
    [0.0, 0.7, 1.2, 1.5],
    [0.0, 1.6, 3.4, 6.0],
]


def worth(journey: Journey, seat: int) -> float:
    """From 0 (lost) to 1 (won), by the lead over the best of the others."""
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


def standing(journey: Journey, seat: int) -> float:
    """What a player has, and where that is likely to lead."""
    player = journey.travellers[seat]
    total = strength(journey, seat) + float(player.points) * UNSPENT
    total += EXP * float(player.exp_all) + collection(journey, seat) + sigil_worth(journey, seat)
    for artifact in range(ARTIFACT_COUNT):
        level = min(3, player.artifacts[artifact])
        total += ARTIFACTS[artifact][level]
    total += 1.2 * float(placeable(journey, seat))
    if player.exhausted:
        total -= EXHAUSTION
    if journey.shared.contender == seat:
        total += CONTENDER + STAGE * float(journey.shared.stage)
    if journey.battle.kind == NO_BATTLE:
        return total + prospects(journey, seat)
    return total + battle_worth(journey, seat)


def creature_worth(face: Creature, hp: float) -> float:
    kept = 0.3 * hp + 0.7 * float(face.most())
    return 0.12 * kept * float(face.attack()) + 0.25 * float(face.defence())


def strength(journey: Journey, seat: int) -> float:
    total = 0.0
    for card in journey.teams[seat].cards:
        total += creature_worth(card.face, float(card.face.hp))
        if not card.face.able():
            total -= 0.8
    return total


def missing(journey: Journey, seat: int) -> float:
    """What healing the whole team would add."""
    total = 0.0
    for card in journey.teams[seat].cards:
        face = card.face
        total += creature_worth(face, float(face.most())) - creature_worth(face, float(face.hp))
        if not face.able():
            total += 0.8
    return total


def collection(journey: Journey, seat: int) -> float:
    """Creatures caught: each counts more the closer the player gets to Creature Master."""
    share = float(journey.travellers[seat].caught) / float(journey.world.collector)
    return 6.0 * share + 30.0 * share * share * share


def sigil_worth(journey: Journey, seat: int) -> float:
    if journey.shared.sudden:
        return 0.0
    count = journey.sigils_of(seat)
    return SIGIL * float(count) + (LAST_SIGIL if count == len(SIGILS) else 0.0)


def is_asked(journey: Journey, question: Question) -> bool:
    return bool(journey.asks) and journey.asks[0].question is question


def placeable(journey: Journey, seat: int) -> int:
    """Points of the Sigil of Power being placed right now. Held back, they count for nothing."""
    if is_asked(journey, where_to_place):
        return journey.power_left(seat)
    return 0


# ---- Where the road leads -----------------------------------------------------------------------


def near(journey: Journey, seat: int, tile: int) -> float:
    """1 on the tile, and less for every step away from it."""
    return 1.0 / (1.0 + 0.12 * float(journey.world.steps[journey.travellers[seat].at][tile]))


def prospects(journey: Journey, seat: int) -> float:
    """The best goal on the board, and healing if it is needed."""
    if journey.shared.sudden:
        return 0.0
    total = healing(journey, seat)
    if is_asked(journey, where_to_go) and journey.shared.mover == seat:
        total += A_MOVE
    board = journey.world.board
    if journey.shared.contender == seat:
        return total
    if journey.sigils_of(seat) == len(SIGILS):
        chance = winning(journey, seat, of_species(journey.world.roster.colosseum[0]))
        return total + 0.6 * CONTENDER * chance * near(journey, seat, board.colosseum)
    best = 0.0
    for sigil in range(len(SIGILS)):
        if journey.shared.sigils[sigil] == NOBODY:
            chance = winning(journey, seat, of_species(journey.world.roster.warlords[sigil]))
            if chance > 0.45:
                best = max(best, 0.6 * SIGIL * chance * near(journey, seat, board.warlords[sigil]))
    return total + best


def healing(journey: Journey, seat: int) -> float:
    """Hurt creatures and a place to heal them: Home for all, a Shaman for some."""
    lost = missing(journey, seat)
    if lost <= 0.0:
        return 0.0
    board = journey.world.board
    best = 0.7 * near(journey, seat, board.homes[seat])
    for shaman in journey.world.shamans:
        best = max(best, 0.45 * near(journey, seat, shaman))
    if is_asked(journey, which_healing) and journey.shared.mover == seat:
        best = max(best, 0.5)
    return lost * best


# ---- How a battle will go ------------------------------------------------------------------------


Force = tuple[float, float]  # HP times attack, summed; and the hardest blow


def of_species(those: list[Species]) -> Force:
    """The force of unhurt creatures of these species."""
    stock = 0.0
    blow = 0.0
    for species in those:
        stock += float(species.hp * species.attack)
        blow = max(blow, float(species.attack))
    return stock, blow


def of_cards(cards: list[Card[Creature]]) -> Force:
    """The force of creatures with the HP they have left."""
    stock = 0.0
    blow = 0.0
    for card in cards:
        if card.face.able():
            stock += float(card.face.hp * card.face.attack())
            blow = max(blow, float(card.face.attack()))
    return stock, blow


def winning(journey: Journey, seat: int, foes: Force) -> float:
    """The chance of beating the foes by striking.

    On average a strike does 0.6 times its attack and is answered four times in ten, so beating a
    foe costs the player two thirds of the foe's stock. Measured like this, striking leaves the
    lead unchanged on average: it is a random walk that lasts as long as the weaker side.
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
    """How often the stronger side wins, fitted to simulated battles."""
    force = ratio * ratio * float(sqrt(ratio))
    return force / (1.0 + force)


def against_player(journey: Journey, seat: int, other: int) -> float:
    """The chance of winning a duel."""
    return odds(blows(journey, seat, other) / (blows(journey, other, seat) + 0.01))


def blows(journey: Journey, seat: int, other: int) -> float:
    """HP times the average damage of a strike to the other's creatures."""
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


def battle_worth(journey: Journey, seat: int) -> float:
    battle, shared = journey.battle, journey.shared
    if battle.kind == DUEL:
        return duel_worth(journey, seat)
    if seat != shared.mover:
        return prospects(journey, seat)
    chance = winning(journey, seat, of_cards(journey.foes.cards))
    gain = EXP * float(len(journey.foes.cards) + battle.felled)
    if battle.kind == THIEVERY:
        gain += EXP * float(shared.stake)
    elif battle.kind == LORD:
        gain += SIGIL
    elif battle.kind == GAUNTLET:
        gain += STAGE
    elif battle.kind == WILD_ONE:
        gain += catch_hope(journey, seat)
    cost = sigil_worth(journey, seat) + 1.2 * float(shared.stake)
    if shared.contender == seat:
        cost += CONTENDER + STAGE * float(shared.stage)
    hope = chance * gain * (0.6 + 0.4 * done(journey)) - (1.0 - chance) * cost
    if battle.switched:
        hope -= A_SWITCH
    return hope + matchup(journey, seat) + 0.5 * healing(journey, seat)


def done(journey: Journey) -> float:
    """How much of the foes is beaten, from 0 to 1: it makes a blow better than waiting."""
    left = 0.0
    for card in journey.foes.cards:
        left += float(card.face.hp) / float(card.face.most())
    return 1.0 - left / float(journey.battle.felled + len(journey.foes.cards))


def catch_hope(journey: Journey, seat: int) -> float:
    """The hope of catching the foe, which grows as it gets weaker."""
    foe = journey.foe()
    if foe is None or journey.battle.tries >= len(journey.teams[seat].cards):
        return 0.0
    gone = float(foe.face.most() - foe.face.hp) / float(foe.face.most())
    return 0.3 + 0.4 * gone


def matchup(journey: Journey, seat: int) -> float:
    """A healthy creature that hits hard should be in front, and boosts should be used."""
    card = journey.fighter(seat)
    if card is None:
        return 0.0
    return front(card)


def front(card: Card[Creature]) -> float:
    face = card.face
    total = 0.15 * float(face.hp) / float(face.most()) + 0.03 * float(face.attack())
    for mark in card.marks:
        if mark.kind is MEDITATES or mark.kind is BRACES:
            total += 0.1 * float(mark.value)
        elif mark.kind is DODGES:
            total += 0.4
    return total


def duel_worth(journey: Journey, seat: int) -> float:
    shared, attacker = journey.shared, journey.battle.attacker
    if seat != attacker and seat != journey.battle.defender:
        return prospects(journey, seat)
    other = journey.battle.opponent(seat)
    chance = against_player(journey, seat, other)
    if journey.shared.sudden:
        return (chance - 0.5) * KNOCKED_OUT + matchup(journey, seat)
    gain = sigil_worth(journey, other) + EXP * float(len(journey.teams[other].cards))
    cost = sigil_worth(journey, seat)
    if shared.contender == other:
        gain += CONTENDER
    if shared.contender == seat:
        cost += CONTENDER + STAGE * float(shared.stage)
    total = chance * gain - (1.0 - chance) * cost
    if seat == attacker:
        total -= EXHAUSTION
    else:
        total += 2.0 * chance
    return total + matchup(journey, seat)
