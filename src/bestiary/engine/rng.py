"""The only source of randomness.

Four words of 62 bits, mixed by adding, rotating and xor-ing (the small fast counting family):
adding does not commute with xor, so a few dozen rolls give no linear equations to solve. Words of
62 bits stay unboxed in compiled code, and every sum is masked by hand, so that compiled and
interpreted rules roll the same.
"""

from hashlib import blake2b
from secrets import randbits
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 0x3FFFFFFFFFFFFFFF
LOW_59: Final = 0x07FFFFFFFFFFFFFF
LOW_38: Final = 0x0000003FFFFFFFFF
HALF: Final = 0x7FFFFFFF


def fresh_seed() -> int:
    """A seed nobody can guess, for a game that was given none."""
    return randbits(128)


@mypyc_attr(acyclic=True)
class Rng:
    """A small generator whose whole state is four numbers.

    >>> rng = Rng(7)
    >>> rng.below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: int, twin: "Rng | None" = None) -> None:
        if twin is not None:
            self.a: i64 = twin.a
            self.b: i64 = twin.b
            self.c: i64 = twin.c
            self.count: i64 = twin.count
            return
        digest = blake2b(b"bestiary" + str(seed).encode(), digest_size=32).digest()
        self.a = int.from_bytes(digest[0:8], "big") & WORD
        self.b = int.from_bytes(digest[8:16], "big") & WORD
        self.c = int.from_bytes(digest[16:24], "big") & WORD
        self.count = int.from_bytes(digest[24:32], "big") & WORD
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 62 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (((a + b) & WORD) + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 11)
        self.b = (c + ((c & LOW_59) << 3)) & WORD
        self.c = ((((c & LOW_38) << 24) | (c >> 38)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, all equally likely (n below 2**31)."""
        product: i64 = (self.word() >> 31) * n
        if (product & HALF) < n:
            least: i64 = (HALF + 1 - n) % n
            while (product & HALF) < least:
                product = (self.word() >> 31) * n
        return product >> 31

    def between(self, low: i64, high: i64) -> i64:
        """A number from low to high, both included."""
        return low + self.below(high - low + 1)

    def pick(self, things: list[T]) -> T:
        """A random item of a list that is not empty."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Reorder the list in place."""
        # Each number is that of `below`, written out: the generator stays in registers meanwhile.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        count: i64 = self.count
        i: i64 = len(things)
        while i > 1:
            out: i64 = (((a + b) & WORD) + count) & WORD
            count = (count + 1) & WORD
            a = b ^ (b >> 11)
            b = (c + ((c & LOW_59) << 3)) & WORD
            c = ((((c & LOW_38) << 24) | (c >> 38)) + out) & WORD
            product: i64 = (out >> 31) * i
            if (product & HALF) >= i or (product & HALF) >= (HALF + 1 - i) % i:
                i -= 1
                j: i64 = product >> 31
                if j != i:
                    things[i], things[j] = things[j], things[i]
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def fork(self) -> "Rng":
        """An independent generator, seeded from this one."""
        new = self.copy()
        new.fork_from(self)
        return new

    def fork_from(self, other: "Rng") -> None:
        """Become an independent generator, seeded from the other one."""
        self.count = other.count
        a: i64 = other.a
        b: i64 = other.b
        c: i64 = other.c
        self.a = a ^ other.word()
        self.b = b ^ other.word()
        self.c = c ^ other.word()
        left: i64 = 12
        while left > 0:  # a range would box its numbers
            self.word()
            left -= 1

    def copy(self) -> "Rng":
        return Rng(0, self)

    def to_json(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]

    @staticmethod
    def from_json(data: list[int]) -> "Rng":
        new = Rng(0)
        new.a, new.b, new.c, new.count = data
        return new
