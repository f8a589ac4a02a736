# The field for typed commands, shown over any page.

line-title = Type a command
line-field = Command
line-examples = Such as draw, discard 7h, hand or help.
line-do-it = Do it
line-older = Previous line
line-newer = Next line
line-no-older = No earlier line.
line-no-newer = That was the last line.
line-empty = The line is empty.
line-end = End of the line.
