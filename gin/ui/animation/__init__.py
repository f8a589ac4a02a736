"""Animation: cards that move, and the showdown of a hand."""
