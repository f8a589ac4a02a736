"""Speaks a version that never was, and writes it with signs that move the cursor."""

from honest import serve

serve(greeting=("protocol \x1b]0;owned\x07\x1b[2J" + "9" * 500, "wants legal"))
