"""One command, ``bestiary``, in a module for each kind of thing that is asked of it."""

from bestiary.cli.command import main

__all__ = ["main"]
