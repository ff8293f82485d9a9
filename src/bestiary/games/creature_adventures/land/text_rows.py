"""The lines of a board's text, and errors that name them."""

from bestiary.engine import BadOption


def fault(line: int, why: str) -> BadOption:
    return BadOption(f"board, line {line}: {why}")


class TextRow:
    """One line of the text and its number."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def at(self, column: int) -> str:
        """The character in a column; a space beyond the end."""
        return self.text[column] if 0 <= column < len(self.text) else " "
