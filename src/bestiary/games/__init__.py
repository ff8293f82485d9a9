"""The games that ship with Bestiary, one folder each."""
