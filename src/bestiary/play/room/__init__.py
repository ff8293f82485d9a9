"""What rooms share, on a server and in a page without one: their terms, a guided game's script, a
bot's pace, rematches, the replay of a finished game."""
