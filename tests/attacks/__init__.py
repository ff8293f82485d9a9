"""The server under attack: a crowd does its worst while others play, and their waits are measured.

`bystanders` are people at other tables; `crowd` is what a hostile client can do, in a process of
its own; `suite` brings them together. `make test` runs a sample, `make soak` all of it.
"""
