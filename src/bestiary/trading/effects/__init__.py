"""What cards do: texts and when they go off, the cards they speak of, verbs, and lasting auras."""
