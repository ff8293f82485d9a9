"""Which plural form goes with a whole number, by the rules of Unicode's CLDR.

A language that is not listed has "one" for 1 and "other" for the rest, as English does. The page
asks the browser instead; a test compares the two.
"""

from collections.abc import Callable
from typing import Final

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")


def germanic(n: int) -> str:
    return "one" if n == 1 else "other"


def french(n: int) -> str:
    return "one" if n < 2 else "other"


def unchanging(n: int) -> str:
    return "other"


def russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def serbian(n: int) -> str:
    found = russian(n)
    return "other" if found == "many" else found


def polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def romanian(n: int) -> str:
    return "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def latvian(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    return "one" if n % 10 == 1 else "other"


def slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def icelandic(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "other"


def hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def irish(n: int) -> str:
    found = hebrew(n)
    return (
        found if found != "other" else "few" if 3 <= n <= 6 else "many" if 7 <= n <= 10 else "other"
    )


def welsh(n: int) -> str:
    return {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(n, "other")


RULES: Final[dict[str, Callable[[int], str]]] = {
    **dict.fromkeys(("fr", "hy", "hi", "fa", "bn"), french),
    **dict.fromkeys(("ja", "zh", "ko", "vi", "th", "id", "ms"), unchanging),
    **dict.fromkeys(("ru", "uk", "be"), russian),
    **dict.fromkeys(("sr", "hr", "bs"), serbian),
    **dict.fromkeys(("cs", "sk"), czech),
    "pl": polish,
    "ro": romanian,
    "lt": lithuanian,
    "lv": latvian,
    "sl": slovenian,
    "is": icelandic,
    "ar": arabic,
    "he": hebrew,
    "ga": irish,
    "cy": welsh,
}


def plural(language: str, n: int) -> str:
    """The category of a number.

    >>> plural("de", 1), plural("de", 2), plural("pl", 22), plural("ja", 1)
    ('one', 'other', 'few', 'other')
    """
    return RULES.get(language.partition("-")[0], germanic)(abs(n))
