"""What cards do: texts and when they go off, the cards they are about, verbs, and auras."""
