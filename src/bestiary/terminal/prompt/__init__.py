"""A game at the prompt: who sits where, what is typed, what is done about it."""
