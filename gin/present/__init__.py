"""What a player is shown and may choose, as plain data and words for eye, ear and finger."""
