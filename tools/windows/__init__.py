"""Windows, tried on a Debian machine: a Windows Python under Wine, and what it builds there.

For trials only. What is released is built on Windows itself.
"""
