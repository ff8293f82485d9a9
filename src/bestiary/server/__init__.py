"""The game server: rooms, seats, storage and the wire protocol that the browser page speaks."""
