"""Errors in the two texts players can provide, boards and creatures, in the same words."""

from bestiary.engine import BadOption, did_you_mean


def cut(text: str) -> str:
    """Text that a player wrote, short enough for a one-line error."""
    text = text.strip()
    text = text if text.isprintable() else repr(text)[1:-1]
    return text if len(text) <= 30 else text[:27] + "..."


def either(words: list[str]) -> str:
    """``power, speed or wisdom``."""
    return ", ".join(words[:-1]) + " or " + words[-1]


def name_fault(name: str, longest: int) -> str:
    """What is wrong with a name, or ""."""
    if not name.isprintable() or not any(character.isalpha() for character in name):
        return f"the name '{cut(name)}' must have letters and only printable characters"
    if "{" in name or "}" in name:
        return f"the name '{cut(name)}' must have no braces, which the log fills in"
    if len(name) > longest:
        return f"the name '{cut(name)}' is too long; at most {longest} characters"
    return ""


def unknown(option: str, said: str, known: list[str]) -> BadOption:
    """The error for a single word that is neither a known name nor the text of a file."""
    return BadOption(
        f"{option}: no {option} '{cut(said)}'{did_you_mean(said, known)} "
        f"(known: {', '.join(known)}; {option}=@FILE reads a file of yours)"
    )
