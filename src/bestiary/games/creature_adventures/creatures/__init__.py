"""Creatures: one as a card, the roster, how it is read from its text, and the abilities."""
