"""One declaration per game, the table options, and the registry that puts them together."""
