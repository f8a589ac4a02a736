# Names of groups for screen readers only: the picture shows them by their place.

access-other-choices = other choices
access-questions = questions
# What is said of a line in a list that heads others.
access-heading = heading level 2
