"""Energy: its nine kinds, and how a cost is paid with it."""
