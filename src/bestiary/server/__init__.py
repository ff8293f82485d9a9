"""Rooms, seats, storage and the wire: the table in the browser, and whoever speaks its protocol."""
