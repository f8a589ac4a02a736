"""Meaning of keys and typed words, focus order, and answers to the player's questions."""
