"""Playouts in possible worlds, and the value of their ends in the match."""
