"""What is heard and said aside from the view: cues, voices, table talk."""
