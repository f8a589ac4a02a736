"""What differs between systems: window, sound, files, the time."""
