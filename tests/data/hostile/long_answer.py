"""Answers with a move of a hundred thousand letters."""

from honest import say, serve

serve(lambda name, legal: say(f"bestmove {name} {'z' * 100_000}"))
