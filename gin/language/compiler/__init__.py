"""Compiles catalogues in Project Fluent's syntax, from the source tree or a data folder.

It needs `fluent.syntax`. The program imports it only if the data folder has catalogues.
"""
