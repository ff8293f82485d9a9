"""Bots that are programs of their own, and the process around them."""
