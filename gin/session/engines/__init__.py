"""Opponents of a match, in this process or in separate ones."""
