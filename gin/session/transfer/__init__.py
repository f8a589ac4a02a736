"""Exports of players to one file, and imports of such files."""
