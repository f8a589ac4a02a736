"""The program's own voice, for players without a screen reader."""
