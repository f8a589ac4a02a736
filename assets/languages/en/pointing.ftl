# Playing with one switch.

pointing-what-with = What do you want to do with it?
pointing-none-of-these = None of these
# How many things of an area were left out. $number (number)
pointing-more = { $number } more
