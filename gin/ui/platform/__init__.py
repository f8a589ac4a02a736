"""Code that differs between operating systems: window, sound, files, time."""
