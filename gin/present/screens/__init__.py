"""Screens: each turns program state into a View and runs the choices made on it."""
