"""A game being played and everything that is kept: store, settings, statistics, paths."""
