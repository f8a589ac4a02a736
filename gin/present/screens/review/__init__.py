"""The review of a hand, and its decisions on the table."""
