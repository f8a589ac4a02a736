# Where one switch plays.

pointing-what-with = What with it?
pointing-none-of-these = None of these
# How many things of an area are not named. $number (number)
pointing-more = { $number } more
