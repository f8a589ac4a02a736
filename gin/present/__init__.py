"""Views and choices of the game as plain data and words, independent of any device."""
