"""The ``bestiary`` command, in one module for each kind of subcommand."""

from bestiary.cli.command import main

__all__ = ["main"]
