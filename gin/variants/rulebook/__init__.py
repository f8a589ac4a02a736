"""Rules pages, told by the rules themselves."""
