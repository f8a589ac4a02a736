"""Tactics of a player who counts cards: danger, outs, endings, the stake die."""
