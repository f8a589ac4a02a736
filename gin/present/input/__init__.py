"""Meaning of keys and typed words, focus order, and questions available at any time."""
