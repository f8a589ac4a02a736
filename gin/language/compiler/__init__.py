"""Compiles catalogues in Project Fluent's syntax, from the source tree or a data folder.

Requires `fluent.syntax`, which is not imported unless the data folder has catalogues.
"""
