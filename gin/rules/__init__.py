"""The rules of the games, as values and functions that use no clock and no files."""
