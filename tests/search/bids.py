"""Secret Bids: a game without a worth of its own, in which saving every coin loses."""

from typing import Any

from bestiary.engine import Answer, Face, Game, Rulebook, State, gauge, hand

COINS = 9
ROUNDS = 5

book: "Rulebook[Any, Any]" = Rulebook("secret-bids")


class Auction(State[Face]):
    def __init__(self, settings: Any, seats: int, rng: Any, zones: Any) -> None:
        super().__init__(settings, seats, rng, zones)
        self.coins = [COINS] * seats
        self.prizes = [0] * seats
        self.bids = [0] * seats

    def fields(self) -> list[str]:
        return ["coins", "prizes", "bids"]

    def deal(self) -> None:
        self.then(new_round)

    def gauges(self, seat: int) -> list[Any]:
        return [gauge("Coins", self.coins[seat]), gauge("Prizes", self.prizes[seat])]


@book.step
def new_round(auction: Auction) -> None:
    auction.turn += 1
    if auction.turn > ROUNDS:
        lead = auction.prizes[0] - auction.prizes[1]
        scores = [float(lead > 0), float(lead < 0)] if lead else [0.5, 0.5]
        auction.finish(scores, "sold", "Everything is sold.")
        return
    auction.then(sell)
    auction.ask_everybody(how_much)


@book.question("How much do you bid?")
def how_much(auction: Auction, seat: int) -> list[Answer]:
    return [bid.on(coins) for coins in range(auction.coins[seat] + 1)]


@book.act("Bid {}", of="number")
def bid(auction: Auction, coins: int) -> None:
    auction.bids[auction.me] = coins


@book.step
def sell(auction: Auction) -> None:
    auction.then(new_round)
    if auction.bids[0] != auction.bids[1]:
        winner = int(auction.bids[1] > auction.bids[0])
        auction.coins[winner] -= auction.bids[winner]
        auction.prizes[winner] += 1


SECRET_BIDS: Game[Any] = Game(
    "secret-bids",
    "Secret Bids",
    "The highest bid takes the prize.",
    version=1,
    state=Auction,
    rulebook=book,
    places=[hand(0), hand(1)],
    options=[],
)
