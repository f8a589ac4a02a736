"""Messages of the domain `access`, from `assets/languages/en/access.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


OTHER_CHOICES = Message("access-other-choices")


QUESTIONS = Message("access-questions")


HEADING = Message("access-heading")
