"""Battles, each asking for one action after another until a side has nobody left.

duel (with a player; fortify comes first) and encounter (with the game's own creatures) start them.
actions is what a player can do; against_player and against_foe are what that does, with combat for
both; foe_turn is what a foe does by itself, and press is how one fights on without being asked at
every blow. Afterwards: keep, debt, knock_out.
"""
