"""Experiments on many machines."""
