"""A throw-away set of new cards, to show that the shipped verbs suffice and that a new card breaks
no test but its own. `tests/building/test_new_cards.py` puts them into a copy of the project."""
