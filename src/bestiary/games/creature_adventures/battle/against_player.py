"""What a player's action does in a duel, and how the duel ends."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.battle.knock_out import knock_out
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book


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
    """Forfeit: all who could still fight go down, and it costs the next turn. It saves time, and
    nothing else."""
    seat = journey.me
    journey.drop_next()  # the duel does not go on
    beaten = [journey.reface(card, card.face.with_hp(0)) for card in journey.able(seat)]
    journey.record("hit", "{You} forfeit{s}; for that, all {your} creatures go down.", seat, beaten)
    journey.travellers[seat].fallen += len(beaten)
    if seat == journey.battle.defender:
        journey.battle.shield = 0  # it went down with the creature
    if seat == journey.battle.defender and not journey.shared.sudden:
        journey.exhaust(seat)
    journey.then(decide_duel, journey.battle.opponent(seat), 0)


@book.step
def decide_duel(journey: Journey, winner: int, broken_off: int) -> None:
    """EXP, Sigils and the bounties, Home, Exhaustion, Rally Cry. No Sigils move if the duel was
    broken off, and nobody earns a bounty."""
    attacker, defender = journey.battle.attacker, journey.battle.defender
    loser = defender if winner == attacker else attacker
    spoils = journey.travellers[loser].fallen
    journey.clear_battle()
    journey.say("{You} win{s} the battle against {foe}.", winner, loser)
    journey.gain_exp(winner, spoils, "for the creatures beaten")
    if journey.shared.sudden:
        journey.then(knock_out, winner, loser)
        return
    if winner == attacker and defender == journey.shared.contender:
        replace_contender(journey, winner, loser)
    if not broken_off:
        bounty = journey.sigils_of(loser)
        catches = catch_bounty(journey, winner, loser)
        journey.lose_sigils(loser, winner)
        journey.gain_exp(winner, bounty, "as a bounty on the Sigils")
        journey.gain_exp(winner, catches, "as a bounty on whoever has caught more")
    if journey.playing(attacker):
        journey.exhaust(attacker)
    if journey.playing(loser):
        journey.go_home(loser)
    else:
        journey.remove_player(loser)
    if winner == defender:
        journey.start_rally(defender)


def catch_bounty(journey: Journey, winner: i64, loser: i64) -> i64:
    """EXP for beating somebody who has caught more creatures."""
    ahead = journey.travellers[loser].caught > journey.travellers[winner].caught
    return journey.world.bounty if ahead else 0


def replace_contender(journey: Journey, winner: i64, loser: i64) -> None:
    """The winner takes the loser's place in the Colosseum and starts the gauntlet over."""
    colosseum = journey.world.board.colosseum
    journey.shared.contender = winner
    journey.shared.stage = 0
    journey.travellers[winner].at = colosseum
    words = "{You} take{s} {foe's} place in the Colosseum."
    journey.record("step", words, winner, amount=colosseum, other=loser)
