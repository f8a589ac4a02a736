"""Score sheets, and the hands behind their numbers."""
