"""Output besides the view: sound cues, speech and table talk."""
