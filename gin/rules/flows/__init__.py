"""The flows of a hand: a module for each kind of game, and modules that they share."""
