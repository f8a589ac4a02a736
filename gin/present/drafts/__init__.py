"""Unfinished moves, put together card by card."""
