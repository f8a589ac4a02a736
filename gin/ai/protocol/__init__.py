"""The engine protocol: what a seat knows as lines, and the engine that answers them."""
