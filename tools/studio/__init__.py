"""Building blocks of the sounds: noise, resonances, paper, wood, instruments and reverb.

They use only the standard library and the random generator they are given, so the same script makes
the same samples everywhere. `tools/sounds.py` combines them.
"""
