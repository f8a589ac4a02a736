"""Animation of moving cards and of the showdown at the end of a hand."""
