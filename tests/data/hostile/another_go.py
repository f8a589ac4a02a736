"""Answers questions that were never asked."""

from honest import say, serve

serve(lambda name, legal: say(*(f"bestmove {name[:-1]}.{n} {legal[0]}" for n in range(50))))
