"""Hands played out in worlds that may be so, and what their ends are worth in the match."""
