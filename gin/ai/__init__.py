"""The opponents: players that decide from an Observation alone."""
