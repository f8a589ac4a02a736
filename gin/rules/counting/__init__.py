"""The count of a hand, and the extras of some games."""
