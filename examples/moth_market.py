"""Moth Market: secret bids, a market, dice, secret patrons and points; two to four collectors.

Each round, as many moths as there are collectors are laid out. All bid coins in secret; whoever bid
most chooses first (dice break ties), and everybody pays their own bid. After the last round a moth
is worth the number on it, and 2 more if your patron loves its colour. A Lantern Moth pays its owner
a coin at the start of every round.
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
    number,
    pile,
    row,
)

COLOURS = ["Amber", "Blue", "Copper"]
LANTERN = 7  # the moth of each colour that pays
PATRON = 100  # the origins of patrons begin here
book = Rulebook("moth-market")


class Market(State):
    def __init__(self, settings, seats, rng, zones):
        super().__init__(settings, seats, rng, zones)
        self.coins = [int(settings["coins"])] * seats
        self.bids = [0] * seats
        self.queue = []  # the seats that still choose a moth this round

    def fields(self):
        return ["coins", "bids", "queue"]

    def deal(self):
        moths = [Face(10 * colour + value) for colour in range(3) for value in range(1, 8)]
        self.stack_up(moths, self.zone("deck"))
        self.stack_up([Face(PATRON + colour) for colour in range(3)] * 2, self.zone("patrons"))
        for seat in range(self.seats):
            patron = self.zone(f"patron.{seat}").add(self.zone("patrons").take_top())
            self.record(
                "move", "{You} serve{s} {cards}.", seat, [patron], 0, "patrons", f"patron.{seat}"
            )
        self.then(new_round)

    def back(self, origin):
        return "patron" if origin >= PATRON else "moth"

    def printed(self, face):
        if face.origin >= PATRON:
            loved = COLOURS[face.origin - PATRON]
            return Printed(f"{loved} Patron", "patron", f"2 points for each {loved} moth.")
        colour, value = COLOURS[face.origin // 10], face.origin % 10
        if value == LANTERN:
            return Printed(f"{colour} Lantern Moth", "moth", "0 points. Pays 1 coin a round.")
        return Printed(f"{colour} Moth {value}", "moth", f"{value} points.")

    def gauges(self, seat):
        return [gauge("Coins", self.coins[seat]), gauge("Moths", self.value(seat))]

    def value(self, seat):
        """The points of a seat's moths without the patron: everybody can see them."""
        return sum(worth_of(card.face) for card in self.zone(f"moths.{seat}").cards)

    def points(self, seat, patron):
        colours = [card.face.origin // 10 for card in self.zone(f"moths.{seat}").cards]
        return self.value(seat) + 2 * colours.count(patron.face.origin - PATRON)


def worth_of(face):
    return face.origin % 10 % LANTERN


@book.step
def new_round(market):
    market.turn += 1
    if market.turn > market.settings["rounds"]:
        market.then(count)
        return
    market.record("turn", "Round {n}.", amount=market.turn)
    for seat in range(market.seats):
        values = [card.face.origin % 10 for card in market.zone(f"moths.{seat}").cards]
        if LANTERN in values:
            market.coins[seat] += values.count(LANTERN)
            market.record("heal", "{Your} lanterns pay {n}.", seat, amount=values.count(LANTERN))
        moth = market.zone("market").add(market.zone("deck").take_top())
        market.record("move", "{cards} flies in.", -1, [moth], 0, "deck", "market")
    market.then(open_bids)
    market.ask_everybody(bidding)


@book.question("How many coins do you bid?")
def bidding(market, seat):
    return [bid.on(coins) for coins in range(market.coins[seat] + 1)]


@book.act("Bid {}", of="number")
def bid(market, coins):
    market.bids[market.me] = coins


@book.step
def open_bids(market):
    order = []
    for seat in range(market.seats):
        paid = market.bids[seat]
        market.coins[seat] -= paid
        market.record("announce", "{You} bid{s} {n}.", seat, amount=paid)
        roll = 0
        if market.bids.count(paid) > 1:
            roll = int(market.rng.between(1, 6))
            market.record("roll", "{You} roll{s} a {n}.", seat, amount=roll)
        order.append((paid, roll, -seat))
    market.queue = [-last for _, _, last in sorted(order, reverse=True)]
    market.then(next_in_line)


@book.step
def next_in_line(market):
    if market.queue:
        seat = market.queue.pop(0)
        market.then(next_in_line)  # pushed first, done last
        market.then_for(seat, choose)
    else:
        market.then(new_round)


@book.step
def choose(market):
    market.ask(choosing)


@book.question("Choose a moth.")
def choosing(market, seat):
    return take.on_each(market.zone("market").cards)


@book.act("Take {}", of="card")
def take(market, card):
    moth = market.zone("market").find(card)
    if moth:
        mine = f"moths.{market.me}"
        moth = market.move(moth, market.zone("market"), market.zone(mine))
        market.record("move", "{You} take{s} {cards}.", market.me, [moth], 0, "market", mine)


@book.step
def count(market):
    for seat in range(market.seats):
        (patron,) = market.zone(f"patron.{seat}").cards
        patron = market.move(patron, market.zone(f"patron.{seat}"), market.zone("shown"))
        market.record("flip", "{You} served {cards}.", seat, [patron], 0, f"patron.{seat}", "shown")
    points = [market.points(seat, card) for seat, card in enumerate(market.zone("shown").cards)]
    market.finish(points=points, ending="counted", words="The last moth is sold.")


def places(seats):
    secret = [Place(f"patron.{s}", "Patron", "hand", s, bit(s)) for s in range(seats)]
    bought = [row(f"moths.{s}", "Moths", s) for s in range(seats)]
    open_ones = [row("market", "Market"), row("shown", "Patrons shown")]
    return [*secret, *bought, *open_ones, pile("deck", "Deck"), pile("patrons", "Patrons")]


class MothMarket(Game):
    def worth(self, state, seat):
        if state.result() is not None:
            return state.result()[seat]
        have = [state.value(each) + state.coins[each] / 2 for each in range(state.seats)]
        return 0.5 + 0.5 * (have[seat] - sum(have) / len(have)) / (1 + max(have))


GAME = MothMarket(
    "moth-market",
    "Moth Market",
    "Bid for moths, please your patron.",
    version=1,
    state=Market,
    rulebook=book,
    places=places,
    options=[
        number("coins", 12, 0, 99, "coins that each collector starts with"),
        number("rounds", 5, 1, 5, "rounds until the moths are counted"),
    ],
    fewest=2,
    most=4,
    turn_name="Round",
)
