"""What the sounds are made of: noise and resonances, paper, wood, instruments, a room around them.

Only the standard library is used, and chance comes from the generator handed in: the same script
makes the same samples everywhere. `tools/sounds.py` puts the parts together.
"""
