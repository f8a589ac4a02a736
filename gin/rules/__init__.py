"""The rules of the games: pure values and functions, without clock, files or global state."""
