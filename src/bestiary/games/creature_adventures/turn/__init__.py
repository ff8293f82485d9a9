"""A turn, in the order it is played.

phases: the whole of it. Before the roll: points, artifacts, sigils. The roll: travel, arrival,
colosseum. When the deck is empty: sudden_death.
"""
