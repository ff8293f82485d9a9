"""Many thousand random games under conformance: `make soak`, or `python -m tests.soak`.

Cheap checks at every decision, the dear ones at a seeded share of them. A stop loses nothing: the
next run goes on where this one was, unless the code has changed. The first failure ends the run
with a replay of the failing game in build/soak/. A whole run also fails if something the tallies
ask for never came up; its figures go into docs/soak.md.

    python -m tests.soak [--games N] [--share 0.02] [--jobs 2] [--only TEXT] [--afresh]

What is soaked stands in entries.py.
"""
