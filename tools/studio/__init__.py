"""Building blocks of the sounds: noise, resonances, paper, wood, instruments and reverb.

Their samples are reproducible: only the given generator is random. `tools/sounds.py` combines them.
"""
