"""Compiles catalogues in the syntax of Project Fluent, of the source tree and of a data folder.

Needs `fluent.syntax`, which a program without catalogues in its data folder never imports.
"""
