"""The language of ``lab odds``.

    2 dragons in opening hand               at least 2
    exactly 1 level 6 dragon by turn 5
    no witch in 7 cards                     any 7 cards of the deck
    4 creatures of one power type or 4 witches in opening hand
    at least 3 sinful witches in the deck
    wolf beats giant                        one against the other, each random
    level 1 witch against creature: escapes

A card is named by words that are on it: of its name, kind and badges, in any order, one or many.
Whatever cannot be read is answered with what would be right.
"""

import re
from typing import Final, NamedTuple

from bestiary.engine import BestiaryError, did_you_mean
from bestiary.lab.odds.described import CARD, CardWords, Vocabulary

MANY: Final = 10**6
MOST: Final = 200  # cards, turns
FORMS: Final = (
    "ask for cards, such as '2 dragons in opening hand', 'no witch by turn 3', '4 of one kind in 7 "
    "cards', or for a fight, such as 'wolf beats giant'"
)
PLACE: Final = re.compile(
    r"\s+(?:(?P<turn>(?:in\s+(?:the\s+)?hand\s+)?by\s+turn\s+(?P<number>\d+))"
    r"|in\s+(?P<cards>\d+)\s+cards?"
    r"|(?P<deck>in\s+(?:the\s+)?deck)"
    r"|(?P<hand>in\s+(?:the\s+|an?\s+)?(?:opening\s+|first\s+|starting\s+)?hand))$"
)
FIGHT: Final = re.compile(
    r"^(?P<one>.+?)\s+(?P<verb>beats?|ties(?:\s+with)?|loses\s+to|against|versus|vs\.?)\s+"
    r"(?P<two>[^:]+?)(?:\s*:\s*(?P<words>.+))?$"
)
AMOUNT: Final = re.compile(
    r"^(?:(?P<least>at\s+least|at\s+most|exactly)\s+)?(?P<low>\d+)"
    r"(?:\s*(?:-|to|\.\.)\s*(?P<high>\d+))?(?P<more>\s+or\s+more|\+)?(?=\s|$)"
)
VALUE: Final = re.compile(r"^(\d+)(?:(\+)|(?:-|\.\.)(\d+))?$")


class BadQuestion(BestiaryError):
    """A question that cannot be read; the message says what would be right."""


class Fact(NamedTuple):
    """A badge with a value, or with a number between two."""

    label: str
    value: str
    low: int = 0
    high: int = -1

    def holds(self, card: CardWords) -> bool:
        found = card.facts.get(self.label)
        if found is None:
            return False
        if self.high < 0:
            return found == self.value
        return found.isdigit() and self.low <= int(found) <= self.high


class Subject(NamedTuple):
    """Which cards are meant: those with all these words and facts."""

    shown: str
    words: tuple[str, ...]
    facts: tuple[Fact, ...]

    def fits(self, card: CardWords) -> bool:
        return all(word in card.words for word in self.words) and all(
            fact.holds(card) for fact in self.facts
        )


class CardCount(NamedTuple):
    """A number of cards, all of them alike in something if a group is named."""

    low: int
    high: int
    subject: Subject
    group: str = ""

    def __str__(self) -> str:
        if self.high >= MANY:
            amount = f"at least {self.low}"
        elif self.low == self.high:
            amount = f"exactly {self.low}" if self.low else "no"
        elif self.low == 0:
            amount = f"at most {self.high}"
        else:
            amount = f"{self.low} to {self.high}"
        alike = f" of one {self.group}" if self.group else ""
        return f"{amount} {self.subject.shown}{alike}"


class CardPlace(NamedTuple):
    """Where the cards are looked for."""

    kind: str  # hand, turn, cards, deck
    number: int = 0

    def __str__(self) -> str:
        if self.kind == "turn":
            return f"by turn {self.number}"
        if self.kind == "cards":
            return f"in {self.number} cards of the deck"
        return "in the deck" if self.kind == "deck" else "in the opening hand"


class HandQuestion(NamedTuple):
    conditions: tuple[CardCount, ...]
    every: bool  # whether all of them must hold, or any
    place: CardPlace

    def __str__(self) -> str:
        joined = (" and " if self.every else " or ").join(str(each) for each in self.conditions)
        return f"{joined}, {self.place}"


class FightQuestion(NamedTuple):
    one: Subject
    two: Subject
    asked: str  # beats, ties, loses, against, words
    words: str = ""

    def __str__(self) -> str:
        pair = f"{self.one.shown} against {self.two.shown}"
        if self.asked == "words":
            return f'{pair}: the log says "{self.words}"'
        ends = {
            "beats": ": the first comes off better",
            "ties": ": both come off alike",
            "loses": ": the second comes off better",
        }
        return pair + ends.get(self.asked, "")


Question = HandQuestion | FightQuestion


def read_question(text: str, known: Vocabulary) -> Question:
    """The question that is asked, in the words that the game's cards have."""
    asked = " ".join(text.split()).rstrip("?. ")
    if not asked:
        raise BadQuestion(f"an empty question; {FORMS}")
    lowered = asked.casefold()
    place = PLACE.search(" " + lowered)
    fight = FIGHT.match(lowered)
    if fight is not None and place is None:
        return read_fight(fight, known)
    if place is None:
        return read_hand(lowered, CardPlace("hand"), known)
    return read_hand(lowered[: max(0, place.start() - 1)], read_place(place), known)


def read_place(found: re.Match[str]) -> CardPlace:
    if found["turn"]:
        return CardPlace("turn", bounded(found["number"], "turn"))
    if found["cards"]:
        return CardPlace("cards", bounded(found["cards"], "cards"))
    return CardPlace("deck") if found["deck"] else CardPlace("hand")


def bounded(digits: str, what: str) -> int:
    number = int(digits)
    if not 1 <= number <= MOST:
        raise BadQuestion(f"{what} {digits}: a number from 1 to {MOST}")
    return number


def read_fight(found: re.Match[str], known: Vocabulary) -> FightQuestion:
    one = read_subject(without_article(found["one"]), known)
    two = read_subject(without_article(found["two"]), known)
    words = (found["words"] or "").strip().strip("\"'")
    verb = found["verb"].split()[0]
    if words:
        if verb in ("beat", "beats", "ties", "loses"):
            raise BadQuestion(f"'{found['verb']}': write 'against' to ask what the log says")
        return FightQuestion(one, two, "words", words)
    kinds = {"beat": "beats", "beats": "beats", "ties": "ties", "loses": "loses"}
    return FightQuestion(one, two, kinds.get(verb, "against"))


def without_article(text: str) -> str:
    return re.sub(r"^(?:an?|the|any|random)\s+", "", text)


def read_hand(text: str, place: CardPlace, known: Vocabulary) -> HandQuestion:
    masked = re.sub(r"(\d)\s+or\s+more\b", r"\1+", text)
    either, both = re.split(r"\s+or\s+", masked), re.split(r"\s+and\s+", masked)
    if len(either) > 1 and len(both) > 1:
        raise BadQuestion("'and' and 'or' in one question: ask them one by one")
    every = len(both) > 1
    parts = both if every else either
    return HandQuestion(tuple(read_condition(part, known) for part in parts), every, place)


def read_condition(text: str, known: Vocabulary) -> CardCount:
    low, high, rest = read_amount(text.strip())
    rest, group = read_group(rest, known)
    subject = read_subject(rest, known)
    if group and low < 1:
        raise BadQuestion(f"'{text}': 'of one' goes with a number, such as '3 of one {group}'")
    return CardCount(low, high, subject, group)


def read_amount(text: str) -> tuple[int, int, str]:
    """The fewest, the most, and what is left of the text."""
    word, _, rest = text.partition(" ")
    if word == "no":
        return 0, 0, rest
    if word in ("a", "an", "any", "one"):
        return 1, MANY, rest
    found = AMOUNT.match(text)
    if found is None:
        if word in ("at", "exactly"):
            raise BadQuestion(f"'{text}': write 'at least 2', 'at most 2' or 'exactly 2'")
        return 1, MANY, text
    low, rest = int(found["low"]), text[found.end() :].strip()
    if found["high"]:
        if int(found["high"]) < low:
            raise BadQuestion(f"'{text}': from {low} to {found['high']} is empty")
        return low, int(found["high"]), rest
    how = " ".join((found["least"] or "").split())
    if how == "at most":
        return 0, low, rest
    return (low, low, rest) if how == "exactly" else (low, MANY, rest)


def read_group(text: str, known: Vocabulary) -> tuple[str, str]:
    """What comes before ``of one ...``, and what the cards must be alike in."""
    found = re.search(r"(?:^|\s)of\s+(?:one|the\s+same|a)\s+(.+)$", text)
    if found is None:
        return text, ""
    group = " ".join(found[1].split())
    if group not in known.groups:
        near = did_you_mean(group, sorted(known.groups))
        listed = ", ".join(sorted(known.groups))
        raise BadQuestion(f"'of one {group}': cards are not alike in that{near} (here: {listed})")
    return text[: found.start()].strip(), group


def read_subject(text: str, known: Vocabulary) -> Subject:
    words: list[str] = []
    facts: list[Fact] = []
    tokens = text.split()
    place = 0
    while place < len(tokens):
        used = read_fact(tokens, place, known, facts)
        if not used:
            read_word(tokens[place], known, words)
            used = 1
        place += used
    shown = " ".join(tokens) if tokens else "cards"
    return Subject(shown, tuple(words), tuple(facts))


def read_fact(tokens: list[str], place: int, known: Vocabulary, facts: list[Fact]) -> int:
    """A badge's label and its value, if they are next; how many words that took."""
    for size in (3, 2, 1):
        label = " ".join(tokens[place : place + size])
        if label in known.facts and place + size < len(tokens):
            value = tokens[place + size]
            number = VALUE.match(value)
            if number is None:
                facts.append(Fact(label, value))
            else:
                low = int(number[1])
                high = MANY if number[2] else int(number[3] or low)
                facts.append(Fact(label, value, low, high))
            return size + 1
    return 0


def read_word(token: str, known: Vocabulary, words: list[str]) -> None:
    word = known.singular(token)
    if word in known.words:
        words.append(word)
    elif word not in (CARD, "cards"):
        near = did_you_mean(token, sorted(known.words))
        facts = ", ".join(f"'{fact} ...'" for fact in sorted(known.facts))
        more = f"; badges are written {facts}" if facts else ""
        raise BadQuestion(f"'{token}': no card has that word on it{near}{more}")
