"""Cards, messages, shuffling and errors: the base of every other package."""
