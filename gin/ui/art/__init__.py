"""The program's artwork, drawn from paths."""
