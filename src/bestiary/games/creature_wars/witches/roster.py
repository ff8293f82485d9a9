"""The roster: every witch there is, with her tier and the editions she belongs to."""

from typing import Final

LESSER: Final = 0
SACRED: Final = 1
SINFUL: Final = 2
TIERS: Final = ("Lesser", "Sacred", "Sinful")

BOTH: Final = ("first", "second")
SECOND: Final = ("second",)

ROSTER: "list[Witch]" = []


class Witch:
    """One witch. Her name and tier can differ between editions; her key never does."""

    def __init__(
        self,
        key: str,
        name: str,
        tier: int,
        editions: tuple[str, ...],
        first_name: str,
        first_tier: int,
    ) -> None:
        self.key = key
        self.name = name
        self.tier = tier
        self.editions = editions
        self.first_name = first_name
        self.first_tier = first_tier

    def name_in(self, edition: str) -> str:
        return self.first_name if edition == "first" else self.name

    def tier_in(self, edition: str) -> int:
        return self.first_tier if edition == "first" else self.tier


def witch(
    name: str, tier: int, editions: tuple[str, ...], first_name: str = "", first_tier: int = -1
) -> Witch:
    """Enter a witch in the roster."""
    letters = [letter.lower() if letter.isalnum() else " " for letter in name.replace("'", "")]
    key = "-".join("".join(letters).split())
    if any(other.key == key for other in ROSTER):
        raise ValueError(f"two witches with the key {key!r}")
    new = Witch(
        key, name, tier, editions, first_name or name, tier if first_tier < 0 else first_tier
    )
    ROSTER.append(new)
    return new


def roster_of(edition: str) -> list[Witch]:
    """The witches of an edition, in the order of their files."""
    return [witch for witch in ROSTER if edition in witch.editions]
