"""Installers and packages of the built program, for `make packages`."""
