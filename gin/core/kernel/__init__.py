"""The arithmetic that opponents and the coach repeat most: deadwood, beliefs and playouts.

A hand is a mask of 52 bits, and meld rules are tables. The source is ordinary Python. The packaged
program contains it compiled by Cython, which reads the widths of numbers from the `.pxd` file next
to each module. Both give the same results to the last bit; a test compares them. Therefore,
functions must not depend on integers wider than 64 bits or on negative indexes. `ONE`, for shifts
of masks, is 64 bits wide on every system.
"""
