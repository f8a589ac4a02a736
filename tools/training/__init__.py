"""The trainer of the opponents' nets: hands by the thousand, compiled by Numba."""
