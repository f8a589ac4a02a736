"""The count of a hand, and the extra points of some games."""
