"""Many thousand random games under conformance: `make soak`, or `python -m tests.soak`.

Cheap checks at every decision, expensive ones at a seeded share of them. Stopping loses nothing:
the next run goes on where this one was, unless the code has changed. The first failure ends the run
with a replay of the failing game in build/soak/. A whole run also fails if something the tallies
ask for never came up, and ends with killing a server under load a hundred times. The figures of
each part that was played whole go into docs/soak.json, and docs/soak.md is made from them.

    python -m tests.soak [--games N] [--share 0.02] [--jobs 2] [--only TEXT] [--afresh]

What is soaked stands in entries.py.
"""
