"""The creatures: their abilities, the roster, how it is read from its text, and one as a card."""
