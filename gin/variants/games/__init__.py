"""The games, a module for each."""
