"""The entries of all languages, written by `python -m tools.messages`."""
