"""Has signs in its name and its reasons that would do something to a terminal."""

from honest import say, serve

SIGNS = "\x1b[2J\x1b]0;owned\x07\x08\x9b31m\x7f\u202e"

serve(
    lambda name, legal: say(f"error go: {name}: {SIGNS}no way{SIGNS}{'x' * 5000}"),
    greeting=(f"id name {SIGNS}", "protocol 2", f"option {SIGNS} 1 of number", "wants legal"),
)
