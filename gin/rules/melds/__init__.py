"""Melds: which cards make one, the least deadwood of a hand, splits of it, and laying off."""
