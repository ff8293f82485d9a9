"""How a card of Hiddenzone is written: what is printed on it, what it does, and when."""
