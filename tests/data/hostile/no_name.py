"""Answers with nothing but the word, and with spaces after it."""

from honest import say, serve

serve(lambda name, legal: say("bestmove", "bestmove   ", f"bestmove {name}   "))
