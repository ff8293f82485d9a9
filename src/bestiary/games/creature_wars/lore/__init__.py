"""Lore: what the cards of Creature Wars do, each in its own words and its own file.

    book            the game's table of steps, questions and marks
    card            the moments at which a card's own text can act
    rule            the moments at which a standing rule can act
    standing_rules  rules that a card sets for the rest of the game, or for the next time
    marks           what can be put on a card
    memory          what a card's text remembers from turn to turn
    later           effects that wait for the end of a turn
    roster          the list of witches, and the decorators that add one
    brought         cards that only spells bring into the game
    forms           what ALL creatures of a Tribe can turn into
    compare         strongest, weakest, most powerful

The rules of the turn (``turn/``) and the verbs (``verbs/``) call what is registered here and know
no card by name. So all of a witch, with her rule, her marks and her memory, is in one file of
``witches/``.
"""
