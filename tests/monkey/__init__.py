"""A monkey: seeded random events for an app without a window, and what must hold whatever it does.

An event is a line of text, so that a list of them can be written down, shortened and done again.
"""
