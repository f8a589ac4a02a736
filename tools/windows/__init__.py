"""Test the Windows version on Debian: a Windows Python under Wine, and its builds.

Releases are built on Windows itself.
"""
