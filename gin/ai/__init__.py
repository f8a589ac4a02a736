"""The opponents: players that decide from an Observation and nothing else."""
