"""How a card of Twisted-Oliver is written: what is printed on it, what it does, and when."""
