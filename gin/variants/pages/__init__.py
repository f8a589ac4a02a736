"""Rules pages of games as they are agreed, whole, in short, and beside the classic game."""
