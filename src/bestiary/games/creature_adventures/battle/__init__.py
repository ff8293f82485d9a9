"""Battles: with another player, and with the game's own creatures."""
