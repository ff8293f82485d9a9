"""A game to hand to others: as a folder of static files, and as cards on paper."""
