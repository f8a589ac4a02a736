"""Nets, their features, and beliefs about hidden cards, learned from millions of hands."""
