"""What the other commands print: games, cards, decks, and what came of many games."""
