"""The land: tiles, the board they form, and how a board is read from its text."""
