"""Painting of views, and the compositor that repaints only what changed."""
