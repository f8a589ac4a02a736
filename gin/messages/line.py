"""Messages of the domain `line`, from `assets/languages/en/line.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("line-title")


FIELD = Message("line-field")


EXAMPLES = Message("line-examples")


DO_IT = Message("line-do-it")


OLDER = Message("line-older")


NEWER = Message("line-newer")


NO_OLDER = Message("line-no-older")


NO_NEWER = Message("line-no-newer")


EMPTY = Message("line-empty")


END = Message("line-end")
