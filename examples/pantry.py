"""Pantry: thirteen more recipes for rules, which docs/cookbook-two.md explains one by one.

In each round wares are drafted, a vote is held, a ware is auctioned and a trick is played; then
everybody has a turn. After the last round, the most points win.
"""

from bestiary.engine import (
    EVERYBODY,
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

book = Rulebook("pantry")
GROWN = book.mark("grown", "Grown")
KINDS = ["Herb", "Root", "Fruit"]
GOAL = 100  # the origins of goals come after those of wares


class Pantry(State):
    def __init__(self, settings, seats, rng, zones):
        super().__init__(settings, seats, rng, zones)
        self.points = [0] * seats
        self.coins = [3] * seats
        self.chosen = [0] * seats
        self.naps = [0] * seats
        self.bid = [0, -1]  # the highest bid and whose it is
        self.dear = 0  # how much dearer everything is in this round

    def fields(self):
        return ["points", "coins", "chosen", "naps", "bid", "dear"]

    def deal(self):
        self.stack_up([Face(value) for value in range(1, 13)] * 3, self.zone("deck"))
        self.stack_up([Face(GOAL + kind) for kind in range(3)] * 2, self.zone("goals"))
        for seat in range(self.seats):
            self.zone(f"goal.{seat}").add(self.zone("goals").take_top())
            for _ in range(4):
                self.zone(f"hand.{seat}").add(self.zone("deck").take_top())
        self.then(new_round)

    def printed(self, face):
        if face.origin >= GOAL:
            kind = KINDS[face.origin - GOAL]
            return Printed(f"{kind} Lover", "goal", f"2 points for each {kind} on your shelf.")
        return Printed(f"{kind_of(face)} {face.origin}", "ware")

    def gauges(self, seat):
        return [gauge("Points", self.points[seat]), gauge("Coins", self.coins[seat])]

    # Secret goals that look different from behind.

    def back(self, origin):
        return "goal" if origin >= GOAL else "ware"

    # A row that is filled up.

    def fill_market(self):
        while len(self.zone("market").cards) < 3 and self.zone("deck").cards:
            card = self.zone("market").add(self.zone("deck").take_top())
            self.record("flip", "{cards} is for sale.", -1, [card], 0, "deck", "market")

    # A price, and what keeps a card from being bought.

    def price(self, card):
        return int((card.face.origin + 3) // 4 + self.dear)

    def waits(self, card, seat):
        short = self.price(card) - self.coins[seat]
        for_sale = self.zone("market").find(card.id)
        return f"costs {short} more than you have" if for_sale and short > 0 else ""


def kind_of(face):
    return KINDS[face.origin % 3]


# Something else in every round.
@book.step
def new_round(pantry):
    pantry.turn += 1
    if pantry.turn > pantry.settings["rounds"]:
        pantry.then(count)
        return
    pantry.record("turn", "Round {n}.", amount=pantry.turn)
    roll = int(pantry.rng.between(1, 6))
    pantry.dear = 1 if roll == 1 else 0
    weather = "A frost: everything costs 1 more." if roll == 1 else "A mild day."
    pantry.record("roll", weather, amount=roll)
    pantry.fill_market()
    pantry.then(new_round)
    for seat in reversed(range(pantry.seats)):
        pantry.then_for(seat, take_turn)
    for step in (trick, auction, vote, draft):
        pantry.then(step)


# A simultaneous draft: everybody keeps a card and passes the others on.
@book.step
def draft(pantry):
    pantry.then(pass_on)
    pantry.ask_everybody(what_to_keep)


@book.question("Keep which?")
def what_to_keep(pantry, seat):
    return keep.on_each(pantry.zone(f"hand.{seat}").cards) or [keep_nothing.on()]


@book.act("Keep {}", of="card")
def keep(pantry, card):
    pantry.chosen[pantry.me] = card


@book.act("Nothing to keep")
def keep_nothing(pantry):
    pantry.chosen[pantry.me] = 0


@book.step
def pass_on(pantry):
    hands = [pantry.zone(f"hand.{seat}").cards.copy() for seat in range(pantry.seats)]
    for seat, cards in enumerate(hands):
        after = (seat + 1) % pantry.seats
        mine, theirs = f"hand.{seat}", f"hand.{after}"
        passed = [
            pantry.move(card, pantry.zone(mine), pantry.zone(theirs))
            for card in cards
            if card.id != pantry.chosen[seat]
        ]
        words = "{You} pass{es} {cards} to {foe}."
        pantry.record("move", words, seat, passed, 0, mine, theirs, after)


# A vote: all at once, and the majority decides.
@book.step
def vote(pantry):
    pantry.then(count_votes)
    pantry.ask_everybody(how_to_vote)


@book.question("Shall everybody get a coin?")
def how_to_vote(pantry, seat):
    return [say_yes.on(), say_no.on()]


@book.act("Yes")
def say_yes(pantry):
    pantry.chosen[pantry.me] = 1


@book.act("No: I get 2 if most say no")
def say_no(pantry):
    pantry.chosen[pantry.me] = 0


@book.step
def count_votes(pantry):
    for seat in range(pantry.seats):
        said = "yes" if pantry.chosen[seat] else "no"
        pantry.record("announce", f"{{You}} vote{{s}} {said}.", seat)
    carried = 2 * sum(pantry.chosen) > pantry.seats
    for seat in range(pantry.seats):
        pantry.coins[seat] += 1 if carried else 2 - 2 * pantry.chosen[seat]


# An auction: bid more or pass, around the table.
@book.step
def auction(pantry):
    if pantry.zone("deck").cards:
        card = pantry.zone("block").add(pantry.zone("deck").take_top())
        pantry.record("flip", "{cards} is auctioned.", -1, [card], 0, "deck", "block")
        pantry.bid = [0, -1]
        pantry.then(sell)
        for seat in reversed(range(pantry.seats)):
            pantry.then_for(seat, next_bid)


@book.step
def next_bid(pantry):
    pantry.ask(how_much)


@book.question("Your bid?")
def how_much(pantry, seat):
    return [pass_bid.on(), *[bid.on(n) for n in range(pantry.bid[0] + 1, pantry.coins[seat] + 1)]]


@book.act("Pass", declines=True)
def pass_bid(pantry):
    pantry.record("announce", "{You} pass{es}.", pantry.me)


@book.act("Bid {}", of="number")
def bid(pantry, coins):
    pantry.bid = [int(coins), int(pantry.me)]
    pantry.record("announce", "{You} bid{s} {n}.", pantry.me, amount=coins)


@book.step
def sell(pantry):
    coins, seat = pantry.bid
    for card in pantry.zone("block").cards.copy():
        to = "compost" if seat < 0 else f"shelf.{seat}"
        sold = pantry.move(card, pantry.zone("block"), pantry.zone(to))
        words = "Nobody wants {cards}." if seat < 0 else "{You} get{s} {cards}."
        pantry.record("move", words, seat, [sold], 0, "block", to)
    if seat >= 0:
        pantry.coins[seat] -= coins


# A trick: everybody plays a card, and the highest takes all of them.
@book.step
def trick(pantry):
    pantry.then(take_trick)
    pantry.ask_everybody(what_to_play)


@book.question("Play which?")
def what_to_play(pantry, seat):
    return play_out.on_each(pantry.zone(f"hand.{seat}").cards) or [sit_out.on()]


@book.act("Play {}", of="card")
def play_out(pantry, card):
    pantry.chosen[pantry.me] = card


@book.act("Sit it out")
def sit_out(pantry):
    pantry.chosen[pantry.me] = 0


@book.step
def take_trick(pantry):
    best = []  # of each card that was played: how high it is, and the first to play it wins a tie
    for seat in range(pantry.seats):
        mine = f"hand.{seat}"
        card = pantry.zone(mine).find(pantry.chosen[seat])
        if card:
            card = pantry.move(card, pantry.zone(mine), pantry.zone("trick"))
            pantry.record("flip", "{You} play{s} {cards}.", seat, [card], 0, mine, "trick")
            best.append((card.face.origin, -seat))
    if best:
        winner = -max(best)[1]
        shelf = f"shelf.{winner}"
        won = [pantry.move(c, pantry.zone("trick"), pantry.zone(shelf))
               for c in pantry.zone("trick").cards.copy()]  # fmt: skip
        pantry.record("move", "{You} win{s} {cards}.", winner, won, 0, "trick", shelf)


# Lose a turn.
@book.step
def take_turn(pantry):
    if pantry.naps[pantry.me]:
        pantry.naps[pantry.me] -= 1
        pantry.record("announce", "{You} sleep{s}.", pantry.me)
    else:
        pantry.ask(chores)


@book.question("What do you do?")
def chores(pantry, seat):
    market = [card for card in pantry.zone("market").cards if not pantry.waits(card, seat)]
    shelf = pantry.zone(f"shelf.{seat}").cards
    return [
        dig.on(), nap.on(), *buy.on_each(market),
        *grow.on_each(shelf), *tuck.on_each(pantry.zone(f"hand.{seat}").cards if shelf else []),
    ]  # fmt: skip


@book.act("Buy {}", of="card")
def buy(pantry, card):
    wanted = pantry.zone("market").find(card)
    if wanted:
        pantry.chosen[pantry.me] = card
        pantry.then(finish_buying)
        for seat in reversed(range(pantry.seats)):
            if seat != pantry.me:
                pantry.then_for(seat, may_object)


# Everybody may answer, one after another, before it happens.
@book.step
def may_object(pantry):
    if pantry.coins[pantry.me] and sum(pantry.chosen[s] > 0 for s in range(pantry.seats)):
        pantry.ask(object_or_not)


@book.question("Spend a coin to spoil the sale?")
def object_or_not(pantry, seat):
    return [let_it_be.on(), spoil.on()]


@book.act("Let it be", declines=True)
def let_it_be(pantry):
    pass


@book.act("Spoil it")
def spoil(pantry):
    pantry.coins[pantry.me] -= 1
    pantry.chosen = [0] * pantry.seats
    pantry.record("announce", "{You} spoil{s} the sale.", pantry.me)


@book.step
def finish_buying(pantry):
    wanted = pantry.zone("market").find(pantry.chosen[pantry.me])
    pantry.chosen = [0] * pantry.seats
    if wanted:
        shelf = f"shelf.{pantry.me}"
        pantry.coins[pantry.me] -= pantry.price(wanted)
        got = pantry.move(wanted, pantry.zone("market"), pantry.zone(shelf))
        pantry.record("move", "{You} buy{s} {cards}.", pantry.me, [got], 0, "market", shelf)
    pantry.fill_market()


# A counter on a card.
@book.act("Water {}", of="card")
def grow(pantry, card):
    plant = pantry.zone(f"shelf.{pantry.me}").find(card)
    if plant:
        grown = max(0, plant.mark(GROWN)) + 1
        plant = pantry.change(plant.with_mark(GROWN, grown))
        pantry.record("mark", "{You} water{s} {cards}.", pantry.me, [plant])


# A card under another.
@book.act("Tuck {} under the last card of your shelf", of="card")
def tuck(pantry, card):
    mine, shelf = f"hand.{pantry.me}", pantry.zone(f"shelf.{pantry.me}")
    under = pantry.zone(mine).remove(card)
    if under and shelf.cards:
        top = shelf.cards[-1]
        under = under.with_known(EVERYBODY)
        pantry.change(top.with_attached([*top.attached, under]))
        words = "{You} tuck{s} {cards} away."
        pantry.record("move", words, pantry.me, [under], 0, mine, shelf.place.key)


# Turn up cards until the right one comes.
@book.act("Dig for a root")
def dig(pantry):
    while pantry.zone("deck").cards:
        found = pantry.zone("deck").take_top()
        is_root = kind_of(found.face) == "Root"
        to = f"shelf.{pantry.me}" if is_root else "compost"
        found = pantry.zone(to).add(found)
        pantry.record("flip", "{You} dig{s} up {cards}.", pantry.me, [found], 0, "deck", to)
        if is_root:
            break


@book.act("Nap now for 3 coins, and through your next turn")
def nap(pantry):
    pantry.coins[pantry.me] += 3
    pantry.naps[pantry.me] += 1


# Count sets, goals and counters at the end; coins break ties.
@book.step
def count(pantry):
    for seat in range(pantry.seats):
        goal = pantry.move(pantry.zone(f"goal.{seat}").cards[0], pantry.zone(f"goal.{seat}"),
                           pantry.zone("shown"))  # fmt: skip
        pantry.record("flip", "{You} wanted {cards}.", seat, [goal], 0, f"goal.{seat}", "shown")
        shelf = pantry.zone(f"shelf.{seat}").cards
        kinds = [kind_of(c.face) for card in shelf for c in [card, *card.attached]]
        pantry.points[seat] = (
            5 * min(kinds.count(kind) for kind in KINDS)
            + 2 * kinds.count(KINDS[goal.face.origin - GOAL])
            + sum(max(0, card.mark(GROWN)) for card in shelf)
        )
    best = max(zip(pantry.points, pantry.coins, strict=True))
    winners = [(p, c) == best for p, c in zip(pantry.points, pantry.coins, strict=True)]
    pantry.finish(
        scores=[won / sum(winners) for won in winners], points=pantry.points, ending="counted",
        words="The pantry is full.",
    )  # fmt: skip


def places(seats):
    return [
        *[hand(seat) for seat in range(seats)],
        *[Place(f"goal.{seat}", "Goal", "hand", seat, bit(seat)) for seat in range(seats)],
        *[row(f"shelf.{seat}", "Shelf", seat) for seat in range(seats)],
        *[row(key, label) for key, label in (("market", "Market"), ("block", "Auction"))],
        *[row(key, label) for key, label in (("trick", "Trick"), ("shown", "Goals"))],
        pile("deck", "Deck"), pile("goals", "Goals left"), open_pile("compost", "Compost"),
    ]  # fmt: skip


GAME = Game(
    "pantry",
    "Pantry",
    "Drafts, votes, auctions and tricks, with herbs.",
    version=1,
    state=Pantry,
    rulebook=book,
    places=places,
    options=[number("rounds", 3, 1, 4, "rounds that are played")],
    fewest=2,
    most=4,
    turn_name="Round",
)
