"""The games, table options and presets, and everything derived from them."""
