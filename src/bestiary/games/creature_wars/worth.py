"""How good a position of Creature Wars is for a player: what the greedy bot maximises."""

from bestiary.games.creature_wars.duel import Duel


def worth(duel: Duel, seat: int) -> float:
    """From 0 (lost) to 1 (won), by the lead in health and the prospects of the hands."""
    if duel.scores is not None:
        return duel.scores[seat]
    lead = promise(duel, seat) - promise(duel, 1 - seat)
    return 0.5 + 0.45 * lead / (abs(lead) + 20.0)


def promise(duel: Duel, seat: int) -> float:
    """Health, plus what each card in hand can still win, less what it will cost at Mayhem."""
    cards = len(duel.deck.cards)
    turns = cards / 2.0
    total = float(duel.hp[seat])
    held = duel.hands[seat].cards
    unplayed = max(0.0, len(held) - turns) / max(1.0, len(held)) if duel.edition.mayhem else 0.0
    for card in held:
        being = card.face
        if being.is_witch():
            total += 0.5
        else:
            strength = 0.25 * float(being.level + being.base) - 0.2 * float(being.base)
            total += strength - unplayed * float(being.base)
    return total
