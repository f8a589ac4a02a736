"""Monkey tests: seeded random events for an app without a window, and its invariants.

An event is a line of text, so a list of events can be saved, shortened and replayed.
"""
