"""Lantern Frogs: a whole game in one file, and the one the tutorial builds.

Two frogs race along a row of lily pads to the lantern. Both choose a hop card in secret; the
larger hops that far, equal hops splash and nobody moves. A frog that lands on a spring chooses:
draw a card, or push the other frog back one pad. No cards left: the frog in front wins.
"""

from bestiary.engine import (
    Face,
    Game,
    Printed,
    Rulebook,
    State,
    gauge,
    hand,
    number,
    pile,
    row,
    tile,
)

PADS = ["Bank", "Pad", "Spring", "Pad", "Pad", "Spring", "Pad", "Pad", "Lantern"]
book = Rulebook("lantern-frogs")


class Pond(State):
    def __init__(self, settings, seats, rng, zones):
        super().__init__(settings, seats, rng, zones)
        self.at = [0, 0]  # the pad each frog sits on
        self.chosen = [0, 0]  # the card each has played

    def fields(self):
        return ["at", "chosen"]

    def deal(self):
        for size in [1, 2, 3] * self.settings["copies"]:
            self.make(Face(size), self.zones[2])
        self.shuffle(self.zones[2])
        for seat in (0, 1, 0, 1, 0, 1):
            self.draw(seat)
        self.then(new_turn)

    def draw(self, seat):
        if self.zones[2].cards:
            card = self.zones[seat].add(self.zones[2].take_top())
            self.record("move", "{You} draw{s} {cards}.", seat, [card], 0, "deck", f"hand.{seat}")

    def printed(self, face):
        return Printed(f"Hop {face.origin}", "hop", f"Hops {face.origin} pads.", icon="frog")

    def gauges(self, seat):
        return [gauge("Pad", self.at[seat], 8)]

    def tiles(self):
        here = [[seat for seat in (0, 1) if self.at[seat] == i] for i in range(len(PADS))]
        return [tile(i, p, p.lower(), i, 0, [i + 1][: 8 - i], here[i]) for i, p in enumerate(PADS)]


@book.step
def new_turn(pond):
    pond.turn += 1
    pond.record("turn", "Turn {n}.", amount=pond.turn)
    if pond.zones[0].cards or pond.zones[1].cards:
        pond.then(reveal)
        pond.ask_everybody(choose)
    else:
        lead = pond.at[0] - pond.at[1]
        scores = [float(lead > 0), float(lead < 0)] if lead else [0.5, 0.5]
        pond.finish(scores, "cards", "The last card is played.")


@book.question("Choose a hop.")
def choose(pond, seat):
    return [hop.on(card.id) for card in pond.zones[seat].cards] or [rest.on()]


@book.act("{}", of="card")
def hop(pond, card):
    pond.chosen[pond.me] = card


@book.act("Rest: your hand is empty")
def rest(pond):
    pond.chosen[pond.me] = 0


@book.step
def reveal(pond):
    sizes = [0, 0]
    for seat in (0, 1):
        card = pond.zones[seat].find(pond.chosen[seat])
        if card:
            card = pond.move(card, pond.zones[seat], pond.zones[3])
            pond.record("flip", "{You} play{s} {cards}.", seat, [card], 0, f"hand.{seat}", "pond")
            sizes[seat] = card.face.origin
        pond.draw(seat)
    pond.then(new_turn)  # pushed first, done last
    if sizes[0] != sizes[1]:
        pond.then_for(0 if sizes[0] > sizes[1] else 1, leap, max(sizes))


@book.step
def leap(pond, size):
    pad = pond.at[pond.me] = min(8, pond.at[pond.me] + size)
    pond.record("step", "{You} hop{s} to pad {n}.", pond.me, amount=pad)
    if PADS[pad] == "Lantern":
        pond.finish([1.0 - pond.me, float(pond.me)], "lantern", "{You} reach{es} it!", pond.me)
    elif PADS[pad] == "Spring":
        pond.ask(spring)


@book.question("You landed on a spring.")
def spring(pond, seat):
    return [drink.on(), push.on()]


@book.act("Draw a card")
def drink(pond):
    pond.draw(pond.me)


@book.act("Push the other frog back")
def push(pond):
    foe = 1 - pond.me
    pond.at[foe] = max(0, pond.at[foe] - 1)
    pond.record("step", "{You} {are} pushed back to pad {n}.", foe, amount=pond.at[foe])


PLACES = [hand(0), hand(1), pile("deck", "Deck"), row("pond", "Played")]
COPIES = number("copies", 4, 2, 9, "how many of each hop the deck holds")
GAME = Game(
    "lantern-frogs",
    "Lantern Frogs",
    "Race!",
    version=1,
    state=Pond,
    rulebook=book,
    places=PLACES,
    options=[COPIES],
)
