# What only a screen reader is told: names of groups that the picture shows by their place.

access-other-choices = other choices
access-questions = questions
# What is said of a line in a list that heads others.
access-heading = heading level 2
