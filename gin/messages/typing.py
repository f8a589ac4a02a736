"""What can be said of `typing`, from `assets/languages/en/typing.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("typing-title")


FIELD = Message("typing-field")


EXAMPLES = Message("typing-examples")


DO_IT = Message("typing-do-it")


OLDER = Message("typing-older")


NEWER = Message("typing-newer")


NO_OLDER = Message("typing-no-older")


NO_NEWER = Message("typing-no-newer")


END = Message("typing-end")
