"""A room that is awake: its game, seats, clock and bots; and all rooms together."""
