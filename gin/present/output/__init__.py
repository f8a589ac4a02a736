"""Output in addition to the view: sound cues, speech and table talk."""
