"""The verbs that rules and cards are written with, each layer on the ones before it.

    finding     who holds what, and picking some of it
    ruling      standing rules and delayed effects
    health      what hurts and what heals an Empire
    knowing     marks, hints and looks
    drawing     from the deck to a hand
    coming      new cards
    going       cards that leave a hand, the deck or the duel
    changing    cards that become different, or come back

A ``Duel`` has them all. One line of classes, so that a compiled call finds its verb at once.
"""
