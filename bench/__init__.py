"""Measurements; nothing here is needed to play."""
