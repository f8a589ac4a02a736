"""Screen readers: an accessibility tree made from the view, and its adapter to the system."""
