"""Everything that a front end is handed and may hand back: the program's front door."""
