"""The conformance checks, which hold every game to the same promises: ours, and an author's."""
