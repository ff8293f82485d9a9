"""Views on a screen: as a drawing, or as sentences in plain mode."""
