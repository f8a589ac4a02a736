"""Answers without a move."""

from honest import say, serve

serve(lambda name, legal: say(f"bestmove {name}"))
