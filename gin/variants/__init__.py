"""A declaration for each game, the table options, the registry, and what comes of them all."""
