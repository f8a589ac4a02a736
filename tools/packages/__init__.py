"""Installers and packages of the built program: `python -m tools.packages`, for `make packages`."""
