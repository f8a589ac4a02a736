"""Wants ten thousand things and has as many options, and then plays well."""

from honest import serve

MORE = tuple(f"wants thing{n}" for n in range(10_000))
OPTIONS = tuple(f"option name{n} {n} of number" for n in range(10_000))

serve(greeting=("protocol 2", *MORE, *OPTIONS, "wants legal"))
