"""Melds: recognition, least deadwood, splits of a hand, and laying off."""
