"""Cookbook: a game of nothing but recipes, which docs/cookbook.md explains one by one.

In turn, players choose a recipe and do what it says. After the last round, the most points win.
"""

from bestiary.engine import (
    Face,
    Game,
    Place,
    Printed,
    Rulebook,
    State,
    bit,
    gauge,
    hand,
    number,
    open_pile,
    pile,
    row,
)

book = Rulebook("cookbook")
LEECH = book.mark("leech", "Leech")
HAND_LIMIT = 6


class Kitchen(State):
    def __init__(self, settings, seats, rng, zones):
        super().__init__(settings, seats, rng, zones)
        self.points = [0] * seats
        self.fuses = []  # the rounds in which something will happen, and to whom: [[round, seat]]
        self.calm = -1  # the seat that called for calm, or -1
        self.chosen = [0] * seats

    def fields(self):
        return ["points", "fuses", "calm", "chosen"]

    def deal(self):
        self.stack_up([Face(value) for value in range(1, 11)] * 3, self.zone("deck"))
        for seat in range(self.seats):
            for _ in range(3):
                self.draw(seat)
        self.then(new_turn)

    def printed(self, face):
        watches = "You score when somebody else draws." if face.origin == 10 else ""
        return Printed(f"Dish {face.origin}", "dish", watches)

    def gauges(self, seat):
        return [gauge("Points", self.points[seat])]

    # Draw, and shuffle the discard pile when the deck is empty.

    def draw(self, seat):
        deck, discard = self.zone("deck"), self.zone("discard")
        if not deck.cards and discard.cards:
            for card in discard.cards.copy():
                self.move(card, discard, deck)
            self.shuffle(deck)
            self.record("shuffle", "The discard pile becomes the deck.", source="discard")
        if deck.cards:
            card = self.zone(f"hand.{seat}").add(deck.take_top())
            self.record("move", "{You} draw{s} {cards}.", seat, [card], 0, "deck", f"hand.{seat}")
            self.watch(seat)

    # A card that watches for something.

    def watch(self, drawer):
        for seat in range(self.seats):
            watchers = [c for c in self.zone(f"table.{seat}").cards if c.face.origin == 10]
            if watchers and seat != drawer and self.turn:
                self.score(seat, len(watchers))

    def score(self, seat, points):
        if self.calm < 0:
            self.points[seat] += points
            self.record("heal", "{You} score{s} {n}.", seat, amount=points)

    # A rule in force.

    def lasting(self):
        if self.calm < 0:
            return []
        return [{"label": "Calm", "text": "Nobody scores.", "seat": self.calm}]


@book.step
def new_turn(kitchen):
    kitchen.turn += 1
    if kitchen.turn > kitchen.settings["rounds"] * kitchen.seats:
        kitchen.finish(points=kitchen.points, ending="counted", words="The kitchen closes.")
        return
    seat = (kitchen.turn - 1) % kitchen.seats
    if kitchen.calm == seat:
        kitchen.calm = -1
    kitchen.record("turn", "{Your} turn.", seat, amount=kitchen.turn)
    kitchen.then(new_turn)
    kitchen.then_for(seat, end_turn)
    kitchen.then_for(seat, choose_recipe)
    kitchen.then_for(seat, start_turn)


# A mark that hurts its holder; something that happens later; a catch-up rule.
@book.step
def start_turn(kitchen):
    mine = kitchen.zone(f"hand.{kitchen.me}").cards
    leeches = sum(card.mark(LEECH) > 0 for card in mine)
    if leeches:
        kitchen.points[kitchen.me] -= leeches
        kitchen.record("hit", "{You} lose{s} {n} to leeches.", kitchen.me, amount=leeches)
    for when, seat in kitchen.fuses.copy():
        if when <= kitchen.turn:
            kitchen.fuses.remove([when, seat])
            kitchen.score(seat, 3)
    if kitchen.points[kitchen.me] == min(kitchen.points) < max(kitchen.points):
        kitchen.draw(kitchen.me)


@book.step
def choose_recipe(kitchen):
    kitchen.ask(recipes)


@book.question("What do you cook?")
def recipes(kitchen, seat):
    found = [look.on(), light.on(), everybody.on(), dice.on()]
    if kitchen.calm != seat:
        found.append(call_for_calm.on())
    found += [serve.on(card.id) for card in kitchen.zone(f"hand.{seat}").cards]
    return found + [turn_to.on(other) for other in range(kitchen.seats) if other != seat]


# A choice in two parts: whom, and then what. The question carries the first answer on.
@book.act("Turn to {}", of="seat")
def turn_to(kitchen, seat):
    kitchen.ask(what_to_do, seat)


@book.question("What do you do to them?")
def what_to_do(kitchen, seat, other):
    return [leech.on(), peep.on(), offer.on(), steal.on()]


# Lay a card down for all to see, for points.
@book.act("Serve {}", of="card")
def serve(kitchen, card):
    mine = f"hand.{kitchen.me}"
    dish = kitchen.zone(mine).find(card)
    if dish:
        table = f"table.{kitchen.me}"
        dish = kitchen.move(dish, kitchen.zone(mine), kitchen.zone(table))
        kitchen.record("move", "{You} serve{s} {cards}.", kitchen.me, [dish], 0, mine, table)
        kitchen.score(kitchen.me, 1)


# Look at the top five cards and keep one.
@book.act("Look at the top five")
def look(kitchen):
    seen = f"seen.{kitchen.me}"
    for _ in range(min(5, len(kitchen.zone("deck").cards))):
        kitchen.zone(seen).add(kitchen.zone("deck").take_top())
    cards = kitchen.zone(seen).cards.copy()
    kitchen.record("move", "{You} look{s} at {cards}.", kitchen.me, cards, 0, "deck", seen)
    kitchen.ask(which_to_keep)


@book.question("Keep which?")
def which_to_keep(kitchen, seat):
    return keep.on_each(kitchen.zone(f"seen.{seat}").cards)


@book.act("Keep {}", of="card")
def keep(kitchen, card):
    seen, mine = f"seen.{kitchen.me}", f"hand.{kitchen.me}"
    kept = kitchen.zone(seen).find(card)
    if kept:
        kept = kitchen.move(kept, kitchen.zone(seen), kitchen.zone(mine))
        kitchen.record("move", "{You} keep{s} {cards}.", kitchen.me, [kept], 0, seen, mine)
    for other in kitchen.zone(seen).cards.copy():
        kitchen.zone(seen).remove(other.id)
        kitchen.zone("deck").add_below(other)


# Something that happens later: in two rounds.
@book.act("Light a slow fire")
def light(kitchen):
    kitchen.fuses.append([int(kitchen.turn) + 2 * kitchen.seats, int(kitchen.me)])
    kitchen.record("announce", "{You} light{s} a slow fire.", kitchen.me)


# All choose at once, in secret: everybody discards a card.
@book.act("Everybody throws a card away")
def everybody(kitchen):
    kitchen.then(throw_all)
    kitchen.ask_everybody(what_to_throw)


@book.question("Throw away which?")
def what_to_throw(kitchen, seat):
    return throw.on_each(kitchen.zone(f"hand.{seat}").cards) or [nothing.on()]


@book.act("Throw away {}", of="card")
def throw(kitchen, card):
    kitchen.chosen[kitchen.me] = card


@book.act("Nothing")
def nothing(kitchen):
    kitchen.chosen[kitchen.me] = 0


@book.step
def throw_all(kitchen):
    for seat in range(kitchen.seats):
        discard(kitchen, seat, kitchen.chosen[seat])


def discard(kitchen, seat, card):
    mine = f"hand.{seat}"
    thrown = kitchen.zone(mine).find(card)
    if thrown:
        thrown = kitchen.move(thrown, kitchen.zone(mine), kitchen.zone("discard"))
        kitchen.record("move", "{You} discard{s} {cards}.", seat, [thrown], 0, mine, "discard")


# Press your luck, and go again.
@book.act("Roll: 1 to 3 loses a point, 4 to 6 scores 1 and goes on")
def dice(kitchen):
    roll = int(kitchen.rng.between(1, 6))
    kitchen.record("roll", "{You} roll{s} a {n}.", kitchen.me, amount=roll)
    if roll < 4:
        kitchen.points[kitchen.me] -= 1
    else:
        kitchen.score(kitchen.me, 1)
        kitchen.ask(once_more)


@book.question("Roll again?")
def once_more(kitchen, seat):
    return [dice.on(), stop.on()]


@book.act("Stop")
def stop(kitchen):
    kitchen.record("announce", "{You} stop{s}.", kitchen.me)


# A rule in force until your next turn; it costs nothing, so you go on.
@book.act("Call for calm, and go on")
def call_for_calm(kitchen):
    kitchen.calm = int(kitchen.me)
    kitchen.record("announce", "{You} call{s} for calm.", kitchen.me)
    kitchen.ask(recipes)


# A secret mark on somebody's card: only you and its holder know which.
@book.act("Put a leech on a random card")
def leech(kitchen, seat):
    cards = kitchen.zone(f"hand.{seat}").cards
    if cards:
        card = kitchen.rng.pick(cards)
        kitchen.change(card.with_mark(LEECH, 1, bit(kitchen.me) | bit(seat)))
    kitchen.record("mark", "{You} put{s} a leech on a card of {foe}.", kitchen.me, other=seat)


# Look into somebody's hand.
@book.act("Look into their hand")
def peep(kitchen, seat):
    shown = [kitchen.change(card.with_known(bit(kitchen.me)))
             for card in kitchen.zone(f"hand.{seat}").cards]  # fmt: skip
    kitchen.record("flip", "{You} see{s} {cards} of {foe}.", kitchen.me, shown, other=seat)


# An offer that may be refused.
@book.act("Offer a swap of random cards")
def offer(kitchen, seat):
    kitchen.ask_of(seat, swap_or_not, seat)


@book.question("Swap a random card?")
def swap_or_not(kitchen, seat, other):
    return [agree.on(), refuse.on()]


@book.act("Agree")
def agree(kitchen, seat):
    """Here ``kitchen.me`` is still the seat that made the offer."""
    if kitchen.zone(f"hand.{seat}").cards and kitchen.zone(f"hand.{kitchen.me}").cards:
        take_random(kitchen, kitchen.me, seat)
        take_random(kitchen, seat, kitchen.me)


@book.act("Refuse")
def refuse(kitchen, seat):
    kitchen.record("announce", "{You} refuse{s}.", seat)


# Steal a random card.
@book.act("Steal a random card")
def steal(kitchen, seat):
    take_random(kitchen, kitchen.me, seat)


def take_random(kitchen, taker, seat):
    theirs, mine = f"hand.{seat}", f"hand.{taker}"
    if kitchen.zone(theirs).cards:
        card = kitchen.rng.pick(kitchen.zone(theirs).cards)
        card = kitchen.move(card, kitchen.zone(theirs), kitchen.zone(mine))
        kitchen.record(
            "move", "{You} take{s} {cards} of {foe}.", taker, [card], 0, theirs, mine, seat
        )


# Draw, and discard down to the limit, one card at a time.
@book.step
def end_turn(kitchen):
    kitchen.draw(kitchen.me)
    kitchen.then(down_to_limit)


@book.step
def down_to_limit(kitchen):
    if len(kitchen.zone(f"hand.{kitchen.me}").cards) > HAND_LIMIT:
        kitchen.then(down_to_limit)
        kitchen.ask(too_many)


@book.question("You hold too many: discard which?")
def too_many(kitchen, seat):
    return drop.on_each(kitchen.zone(f"hand.{seat}").cards)


@book.act("Discard {}", of="card")
def drop(kitchen, card):
    discard(kitchen, kitchen.me, card)


def places(seats):
    hands = [hand(seat) for seat in range(seats)]
    seen = [Place(f"seen.{seat}", "Seen", "offer", seat, bit(seat)) for seat in range(seats)]
    tables = [row(f"table.{seat}", "Served", seat) for seat in range(seats)]
    return [*hands, *seen, *tables, pile("deck", "Deck"), open_pile("discard", "Discard")]


GAME = Game(
    "cookbook",
    "Cookbook",
    "A kitchen of recipes for rules.",
    version=1,
    state=Kitchen,
    rulebook=book,
    places=places,
    options=[number("rounds", 3, 1, 9, "turns that each player has")],
    fewest=2,
    most=3,
)
