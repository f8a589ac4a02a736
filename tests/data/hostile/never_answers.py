"""Greets, and says nothing more."""

from honest import serve

serve(lambda name, legal: None)
