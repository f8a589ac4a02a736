"""The count of a hand: points line by line, and what some games add to it."""
