"""Challenges that friends sent: the list, one challenge, and both lines side by side."""
