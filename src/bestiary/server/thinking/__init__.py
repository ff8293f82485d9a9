"""Worker processes: bots' moves, hints, and all that a stranger could make expensive."""
