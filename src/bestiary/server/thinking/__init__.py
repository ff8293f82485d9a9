"""Worker processes for bot moves, hints, and anything a stranger could make expensive."""
