# The line that a command is typed into, over whatever the window shows.

typing-title = Type a command
typing-field = Command
typing-examples = Such as draw, discard 7h, hand or help.
typing-do-it = Do it
typing-older = The line before
typing-newer = The line after
typing-no-older = No line was typed before that.
typing-no-newer = That was the last line.
typing-end = End of the line.
