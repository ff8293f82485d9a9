"""Numbers for names, for programs that compare many of them."""

from hashlib import blake2b


def code_of(name: str) -> int:
    """A name as a number of 62 bits, the same on every machine."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") >> 2
