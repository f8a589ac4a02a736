"""The trainer of the opponents' networks, compiled with Numba."""
