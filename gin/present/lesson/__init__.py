"""The lesson: two guided hands."""
