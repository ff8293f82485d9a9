"""The land: tiles, the roads between them, and how a board is read from its text."""
