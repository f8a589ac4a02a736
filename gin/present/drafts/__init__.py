"""Drafts of moves that the player puts together card by card."""
