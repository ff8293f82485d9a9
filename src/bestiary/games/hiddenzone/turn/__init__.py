"""A turn of Hiddenzone: its phases, playing cards, battles, and how the game ends."""
