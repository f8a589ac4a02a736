"""The engine protocol: a seat's knowledge as lines of text, and an engine that answers it."""
