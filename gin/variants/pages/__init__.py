"""Rules pages of games with their options: full, short, and compared with the classic game."""
