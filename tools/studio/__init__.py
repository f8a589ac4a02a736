"""Building blocks of the sounds: noise, resonances, paper, wood, instruments and reverb.

They use only the standard library and the given random generator, so that the samples are
reproducible. `tools/sounds.py` combines them.
"""
