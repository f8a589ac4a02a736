"""Choosing a game."""
