"""Tactics of a player who counts cards: danger, outs, lookahead, knocking and endings."""
