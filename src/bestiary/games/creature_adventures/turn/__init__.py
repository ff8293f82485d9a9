"""A turn: what can be done before the roll, the move, and what the last tile brings."""
