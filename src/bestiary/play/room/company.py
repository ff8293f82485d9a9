"""Who sits at a table besides the person who plays."""

from collections.abc import Iterable


def only_person(is_bot: Iterable[bool]) -> int:
    """The seat of the only person, if all other seats are bots'; otherwise -1."""
    people = [seat for seat, bot in enumerate(is_bot) if not bot]
    return people[0] if len(people) == 1 else -1
