"""The arithmetic that opponents and the coach repeat most: deadwood, beliefs and playouts.

Everything here works on plain numbers: a hand is a mask of 52 bits, and rules are tables. The
source is ordinary Python. The packaged program contains it compiled by Cython, which reads the
widths of the numbers from the `.pxd` file next to each module. Both give the same results to the
last bit; a test compares them. Therefore no function may depend on integers wider than 64 bits or
on negative indexes, and shifts start from `ONE`, which is 64 bits wide on every system.
"""
