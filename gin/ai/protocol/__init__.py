"""The engine protocol: a seat's knowledge as lines of text, and the engine that answers them."""
