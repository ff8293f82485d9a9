"""Fuzzing: texts that were right once, damaged in a seeded way, against everything that reads."""
