"""The opponents, by level and by kind of game."""
