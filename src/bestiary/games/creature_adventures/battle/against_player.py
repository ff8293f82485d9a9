"""What a player's action does in a duel, and how the duel ends."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.battle.combat import (
    COUNTER,
    CRITICAL,
    DEFLECTED,
    HIT,
    attack_of,
    defence_of,
    hurt,
)
from bestiary.games.creature_adventures.battle.knock_out import knock_out
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import DODGES, book


def strike_player(journey: Journey) -> None:
    """10% miss, 20% clean, 50% deflected, 10% counterstrike, 10% critical."""
    seat = journey.me
    other = journey.battle.opponent(seat)
    mine, theirs = journey.fighter(seat), journey.fighter(other)
    if mine is None or theirs is None:
        return
    if theirs.mark(DODGES) >= 0:
        journey.change(theirs.without_mark(DODGES))
        words = f"{{Your}} {theirs.face.species.name} dodges the strike of {{foe's}} "
        journey.say(f"{words}{mine.face.species.name}.", other, seat)
    else:
        outcome = combat.roll_strike(journey, seat, mine, combat.STRIKE_A_PLAYER)
        attack = attack_of(journey, seat, mine)
        defence = defence_of(journey, other, theirs)
        if outcome == HIT:
            combat.struck(journey, seat, mine, other, theirs, attack)
        elif outcome == DEFLECTED:
            combat.struck(journey, seat, mine, other, theirs, max(0, attack - defence))
        elif outcome == CRITICAL:
            damage = combat.critical(mine.face) * attack - defence
            combat.struck(journey, seat, mine, other, theirs, max(0, damage))
        elif outcome == COUNTER:
            counterstrike(journey, seat, other)


def counterstrike(journey: Journey, seat: i64, other: i64) -> None:
    """The creature with less attack takes the difference."""
    mine, theirs = journey.fighter(seat), journey.fighter(other)
    if mine is None or theirs is None:
        return
    difference = attack_of(journey, other, theirs) - attack_of(journey, seat, mine)
    if difference > 0:
        hurt(journey, seat, mine, combat.countered(mine.face, difference))
    elif difference < 0:
        hurt(journey, other, theirs, combat.countered(theirs.face, -difference))
    else:
        journey.say("Both are as strong: nobody is hurt.")


def end_action(journey: Journey, boost: i64) -> None:
    """Wear off the player's boosts and poison; then it is the other player's turn to act."""
    seat = journey.me
    battle = journey.battle
    combat.spend_boosts(journey, seat, boost)
    combat.suffer_venom(journey, seat, journey.fighter(seat))
    if battle.opening:
        battle.opening -= 1
    else:
        battle.actor = battle.opponent(seat)


def give_up(journey: Journey) -> None:
    journey.say("{You} forfeit{s}.", journey.me)
    journey.stack.pop()  # the duel does not go on
    journey.then(decide_duel, journey.battle.opponent(journey.me), 0)


@book.step
def decide_duel(journey: Journey, winner: int, broken_off: int) -> None:
    """EXP, Sigils, Home, Exhaustion, Rally Cry. No Sigils move if the duel was broken off."""
    attacker, defender = journey.battle.attacker, journey.battle.defender
    loser = defender if winner == attacker else attacker
    spoils = journey.travellers[loser].fallen
    journey.clear_battle()
    journey.say("{You} win{s} the battle against {foe}.", winner, loser)
    journey.gain_exp(winner, spoils)
    if journey.shared.sudden:
        journey.then(knock_out, winner, loser)
        return
    if winner == attacker and defender == journey.shared.contender:
        replace_contender(journey, winner, loser)
    if not broken_off:
        journey.lose_sigils(loser, winner)
    if journey.playing(attacker):
        journey.travellers[attacker].exhausted = 1
        journey.say("{You} {are} exhausted and will lose {their} next turn.", attacker)
    if journey.playing(loser):
        journey.go_home(loser)
    else:
        journey.remove_player(loser)
    if winner == defender:
        journey.start_rally(defender)


def replace_contender(journey: Journey, winner: i64, loser: i64) -> None:
    """The winner takes the loser's place in the Colosseum and starts the gauntlet over."""
    colosseum = journey.world.board.colosseum
    journey.shared.contender = winner
    journey.shared.stage = 0
    journey.travellers[winner].at = colosseum
    words = "{You} take{s} {foe's} place in the Colosseum."
    journey.record("step", words, winner, amount=colosseum, other=loser)
