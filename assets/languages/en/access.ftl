# Names of groups for screen readers only: sighted players see them by their position.

access-other-choices = other choices
access-questions = questions
# Announced for a heading line in a list.
access-heading = heading level 2
