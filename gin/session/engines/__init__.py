"""Opponents that run in separate processes."""
