"""The flows of a hand: each module plays one kind of game."""
