"""Tests of the Windows version on Debian, with a Windows Python under Wine.

Releases are built on Windows itself.
"""
