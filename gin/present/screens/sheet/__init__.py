"""The score sheet, and where its numbers come from."""
