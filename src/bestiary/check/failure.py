"""What a check finds wrong with a game."""


class CheckFailed(AssertionError):
    """Something about the rules is wrong; the message says what, and if it can, where."""
