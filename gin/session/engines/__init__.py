"""Opponents in processes of their own."""
