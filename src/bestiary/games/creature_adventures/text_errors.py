"""What the two texts that players may bring, boards and creatures, say in the same words."""

from bestiary.engine import BadOption, did_you_mean


def cut(text: str) -> str:
    """What a person wrote, short enough for an error of one line."""
    text = text.strip()
    text = text if text.isprintable() else repr(text)[1:-1]
    return text if len(text) <= 30 else text[:27] + "..."


def either(words: list[str]) -> str:
    """``power, speed or wisdom``."""
    return ", ".join(words[:-1]) + " or " + words[-1]


def name_fault(name: str, longest: int) -> str:
    """What is wrong with a name, or nothing."""
    if not name.isprintable() or not any(character.isalpha() for character in name):
        return f"the name '{cut(name)}' needs letters, and nothing unprintable"
    if len(name) > longest:
        return f"the name '{cut(name)}' is too long; at most {longest} characters"
    return ""


def unknown(option: str, said: str, known: list[str]) -> BadOption:
    """For a single word that is neither a name we know nor the text of a file."""
    return BadOption(
        f"{option}: no {option} '{cut(said)}'{did_you_mean(said, known)} "
        f"(known: {', '.join(known)}; {option}=@FILE reads a file of yours)"
    )
