"""The program's artwork."""
