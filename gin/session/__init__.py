"""The match in progress and everything saved: store, settings, statistics and paths."""
