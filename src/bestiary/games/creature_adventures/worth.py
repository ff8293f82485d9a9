"""How good a position is for a player, as the greedy bot sees it.

Everything is measured in one unit, about the worth of an attribute point. Catching is the quickest
way to win, so a creature caught counts most, along with what brings the next one sooner: meeting
wild creatures, Tailwind, not wasting a turn. A battle counts with its likely outcome.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card, Question, Weights
from bestiary.games.creature_adventures.battle.against_player import catch_bounty
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.odds import (
    against_player,
    against_warlord,
    catching,
    winning,
)
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
from bestiary.games.creature_adventures.rulebook import DODGES
from bestiary.games.creature_adventures.turn.phases import what_to_do
from bestiary.games.creature_adventures.turn.sigils import where_to_place
from bestiary.games.creature_adventures.turn.travel import where_to_go
from bestiary.games.creature_adventures.world import FACES

# What each level of an artifact is worth: Fortify, Tailwind, Ascension, Shoes, Bandage. Tailwind
# covers a third more wilderness and is bought first; Shoes keep away what is there to be caught.
ARTIFACTS: Final = [
    [0.0, 0.9, 2.0, 3.5],
    [0.0, 6.0, 6.0, 6.0],
    [0.0, 1.5, 2.0, 2.2],
    [0.0, 0.0, 0.0, 0.0],
    [0.0, 1.6, 3.4, 6.0],
]


A_DODGE: Final = 0.4  # what being ready to dodge is worth
SOON: Final = 15.0  # creatures left in the deck when sudden death comes near


class AdventureWeights(Weights):
    """In attribute points."""

    def __init__(self) -> None:
        self.caught = 11.0  # for each creature: fifteen win the game
        self.last_catch = 30.0  # extra for the one that wins it
        self.hope = 0.95  # of a catch: one in the bag is better, so no dawdling
        self.sigil = 11.0
        self.last_sigil = 6.0  # extra for the third
        self.contender = 10.0
        self.stage = 11.0
        self.nearness = 0.45  # of what lies ahead on the way there, by its chance
        self.dawdling = 0.2  # for each creature that has meditated at a wild one
        self.a_hit = 0.2  # for each point of HP a failed catch costs
        self.beaten = 6.0  # for being sent Home with everybody down
        self.exp = 0.7
        self.unspent = 0.6  # a point not yet spent: less than any use of it
        self.a_turn = 1.0  # for a turn not yet used, which a rest at Home must be worth
        self.exhaustion = 0.3
        self.after_duel = 0.85  # of the catch that the noise of a duel may bring
        self.wounds = 2.0  # what the other side has lost: a blow is better than waiting
        self.a_switch = 0.8  # the gain a switch must bring: endless switching is dull to watch
        self.knocked_out = 40.0  # the stakes of a duel in sudden death
        self.blows = 0.12  # for each point of HP times attack
        self.defence = 0.15  # for each point, of the above
        self.scale = 40.0  # the lead that counts half


WEIGHTS: Final = AdventureWeights()


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
    return 0.5 + 0.45 * lead / (abs(lead) + WEIGHTS.scale)


def standing(journey: Journey, seat: i64) -> float:
    """What a player has, and where that is likely to lead."""
    player = journey.travellers[seat]
    total = catch_worth(journey, seat) * float(player.caught)
    total = total + strength(journey, seat) + sigil_worth(journey, seat)
    total += exp_worth(journey, seat) + WEIGHTS.unspent * float(player.points)
    for artifact in range(ARTIFACT_COUNT):
        level = min(3, player.artifacts[artifact])
        total += ARTIFACTS[artifact][level]
    total += 1.2 * float(placeable(journey, seat))
    if player.exhausted:
        total -= WEIGHTS.exhaustion
    total = total + contender_worth(journey, seat) + road_worth(journey, seat)
    total = total + turn_worth(journey, seat) + battle_worth(journey, seat)
    return total - facing_a_dodge(journey, seat)


def catch_worth(journey: Journey, seat: i64) -> float:
    """What a creature caught is worth: less if the deck will be empty before the fifteenth."""
    need = float(journey.world.collector - journey.travellers[seat].caught)
    share = 1.6 * float(len(journey.deck.cards) + 1) / float(journey.seats)
    return WEIGHTS.caught * min(1.0, max(0.35, share / need))


def exp_worth(journey: Journey, seat: i64) -> float:
    """On the highest level EXP is worth nothing any more."""
    player = journey.travellers[seat]
    if journey.needed(seat) == 0:
        return WEIGHTS.exp * float(sum(journey.world.needed))
    return WEIGHTS.exp * float(player.exp_all)


def strength(journey: Journey, seat: i64) -> float:
    """HP times attack, and more of it with defence. More than half of a creature's worth is its
    maximum HP: what it has lost can be healed. It counts for more as the deck runs out and sudden
    death comes near."""
    total = 0.0
    for card in journey.teams[seat].cards:
        face = card.face
        kept = 0.4 * float(face.hp) + 0.6 * float(face.most())
        guard = (1.0 + WEIGHTS.defence * float(face.defence())) / (1.0 + 2.5 * WEIGHTS.defence)
        total += WEIGHTS.blows * kept * guard * float(face.attack())
        if not face.able():
            total -= 0.8
    left = float(len(journey.deck.cards))
    return total * (1.0 if left >= SOON else 2.0 - left / SOON)


def road_worth(journey: Journey, seat: i64) -> float:
    """How near the player is to the best thing to go for: the Colosseum, a Sigil, healing."""
    shared = journey.shared
    if shared.sudden or shared.contender == seat or not journey.is_able(seat):
        return 0.0
    far = journey.world.steps[journey.travellers[seat].at]
    if journey.sigils_of(seat) == len(SIGILS):
        return near(far[journey.world.board.colosseum]) * WEIGHTS.contender
    best = 0.0
    for sigil in range(len(SIGILS)):
        holder = shared.sigils[sigil]
        if holder == NOBODY:
            chance = against_warlord(journey, seat, sigil)
            goal = journey.world.board.warlords[sigil]
        elif holder != seat:
            chance = against_player(journey, seat, holder)
            goal = int(journey.travellers[holder].at)
        else:
            continue
        best = max(best, chance * chance * WEIGHTS.sigil * near(far[goal]))
    return best


def near(steps: i64) -> float:
    """The share of a goal's worth that being so near to it gives."""
    return WEIGHTS.nearness * 10.0 / (10.0 + float(steps))


def sigil_worth(journey: Journey, seat: i64) -> float:
    if journey.shared.sudden:
        return 0.0
    count = journey.sigils_of(seat)
    return WEIGHTS.sigil * float(count) + (WEIGHTS.last_sigil if count == len(SIGILS) else 0.0)


def contender_worth(journey: Journey, seat: i64) -> float:
    """Being in the Colosseum, with each battle won there."""
    shared = journey.shared
    if shared.contender != seat:
        return 0.0
    return WEIGHTS.contender + WEIGHTS.stage * float(shared.stage)


def is_asked(journey: Journey, question: Question) -> bool:
    return bool(journey.asks) and journey.asks[0].question is question


def placeable(journey: Journey, seat: i64) -> i64:
    """Points of the Sigil of Power being placed right now. Held back, they count for nothing."""
    if is_asked(journey, where_to_place):
        return journey.power_left(seat)
    return 0


def turn_worth(journey: Journey, seat: i64) -> float:
    """A turn not yet used."""
    if journey.shared.mover != seat or journey.shared.sudden:
        return 0.0
    todo = is_asked(journey, what_to_do) or is_asked(journey, where_to_go)
    return WEIGHTS.a_turn if todo else 0.0


# ---- In a battle --------------------------------------------------------------------------------


def battle_worth(journey: Journey, seat: i64) -> float:
    """The likely outcome of the battle being fought, for a player who is in it."""
    battle = journey.battle
    if battle.kind == DUEL:
        return duel_worth(journey, seat)
    if battle.kind == NO_BATTLE or seat != journey.shared.mover:
        return 0.0
    total = -losing(journey, seat)
    if battle.switched:
        total -= WEIGHTS.a_switch
    if battle.kind == WILD_ONE:
        return total + WEIGHTS.hope * wild_worth(journey, seat)
    gain = WEIGHTS.exp * float(len(journey.foes.cards) + battle.felled)
    if battle.kind == THIEVERY:
        gain += WEIGHTS.exp * float(journey.shared.stake)
    elif battle.kind == LORD:
        gain += WEIGHTS.sigil
    elif battle.kind == GAUNTLET:
        gain += WEIGHTS.stage
    total += winning(journey, seat) * gain * (0.6 + 0.4 * done(journey))
    return total + matchup(journey, seat)


def wild_worth(journey: Journey, seat: i64) -> float:
    """What a wild creature promises: the catch, or at least the EXP for beating it."""
    foe = journey.foe()
    blow = 0.0 if foe is None else float(foe.face.attack()) * WEIGHTS.a_hit
    catch = catching(journey, seat, next_catch(journey, seat), blow)
    beat = winning(journey, seat) * WEIGHTS.exp * (0.6 + 0.4 * done(journey))
    return max(catch, beat) - WEIGHTS.dawdling * float(len(journey.battle.meditated))


def losing(journey: Journey, seat: i64) -> float:
    """What a lost battle would cost, by its chance: Sigils, the stake, the Colosseum."""
    cost = sigil_worth(journey, seat) + 1.2 * float(journey.shared.stake)
    cost += contender_worth(journey, seat) + WEIGHTS.beaten
    return (1.0 - winning(journey, seat)) * cost


def next_catch(journey: Journey, seat: i64) -> float:
    """What one more creature caught is worth."""
    last = journey.travellers[seat].caught + 1 >= journey.world.collector
    catch = catch_worth(journey, seat) + 2.0 * WEIGHTS.exp
    return catch + (WEIGHTS.last_catch if last else 0.0)


def done(journey: Journey) -> float:
    """How much of the foes is beaten, from 0 to 1: it makes a blow better than waiting."""
    left = 0.0
    for card in journey.foes.cards:
        left += float(card.face.hp) / float(card.face.most())
    return 1.0 - left / float(journey.battle.felled + len(journey.foes.cards))


def matchup(journey: Journey, seat: i64) -> float:
    """A healthy creature that hits hard should be in front, and a dodge is worth something. A boost
    is worth what it brings: a blow is better than one in most battles."""
    card = journey.fighter(seat)
    return 0.0 if card is None else front(card)


def front(card: Card[Creature]) -> float:
    face = card.face
    total = 0.15 * float(face.hp) / float(face.most()) + 0.03 * float(face.attack())
    for mark in card.marks:
        if mark.kind is DODGES:
            total += A_DODGE
    return total


def facing_a_dodge(journey: Journey, seat: i64) -> float:
    """In a duel, a strike in vain is good for something: the other side's dodge is used up.
    Otherwise two who are both ready to dodge would wait for ever."""
    battle = journey.battle
    if battle.kind == DUEL and (seat == battle.attacker or seat == battle.defender):
        card = journey.fighter(battle.opponent(seat))
        if card is not None and card.mark(DODGES) >= 0:
            return A_DODGE
    return 0.0


def duel_worth(journey: Journey, seat: i64) -> float:
    attacker = journey.battle.attacker
    if seat != attacker and seat != journey.battle.defender:
        return 0.0
    other = journey.battle.opponent(seat)
    chance = against_player(journey, seat, other)
    fight = matchup(journey, seat) + WEIGHTS.wounds * wounds(journey, other)
    if journey.shared.sudden:
        return (chance - 0.5) * WEIGHTS.knocked_out + fight
    gain = sigil_worth(journey, other)
    if journey.needed(seat):
        spoils = len(journey.teams[other].cards) + journey.sigils_of(other)
        spoils += catch_bounty(journey, seat, other)
        gain += WEIGHTS.exp * float(spoils)
    if journey.shared.contender == other:
        gain += WEIGHTS.contender
    cost = sigil_worth(journey, seat) + contender_worth(journey, seat) + WEIGHTS.beaten
    total = chance * gain - (1.0 - chance) * cost
    if seat == attacker:
        total += chance * noise_worth(journey, seat) - WEIGHTS.exhaustion
    else:
        total += 2.0 * chance
    return total + fight


def noise_worth(journey: Journey, seat: i64) -> float:
    """The wild creature that a duel may bring, for an attacker who wins."""
    if not journey.deck.cards:
        return 0.0
    counters = min(FACES, journey.so_far.counters)
    chance = WEIGHTS.after_duel * float(counters) / float(FACES)
    return chance * next_catch(journey, seat)


def wounds(journey: Journey, seat: i64) -> float:
    """How much of a team's HP is gone, from 0 to 1."""
    left = 0.0
    for card in journey.teams[seat].cards:
        left += float(card.face.hp) / float(card.face.most())
    return 1.0 - left / float(max(1, len(journey.teams[seat].cards)))
