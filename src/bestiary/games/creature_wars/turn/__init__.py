"""A turn, in the order it is played.

steps       start, choose, reveal, cast, fight, end
in_hand     what cards in hand do at the start and the end of a turn
shapes      cards that turn into others as the duel starts
fight       the duel itself, up to where its cards go
winner      who wins it
outcome     how it went
price       what it costs
aftermath   Tribal Clash, Bizarre Victory, and texts set off by winning or losing
ending      how the game ends
"""
