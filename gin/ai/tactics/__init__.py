"""Tactics of computer players, such as estimates of danger and choices of an ending."""
