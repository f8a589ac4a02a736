"""Speaks the version of the protocol that included the whole discard pile."""

from honest import serve

serve(greeting=("id name Old bot", "id author Somebody", "protocol 1", "wants legal"))
