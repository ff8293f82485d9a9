"""The lab at a prompt: what was asked, how it is played, and what came of it."""
