"""Cards, shuffling and errors: what everything else is built on."""
