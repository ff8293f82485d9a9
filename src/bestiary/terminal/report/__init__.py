"""What the other commands print: games, cards, decks, and the results of many games."""
