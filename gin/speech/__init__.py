"""The program's own voice."""
