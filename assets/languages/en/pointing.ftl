# Where one switch plays.

pointing-what-with = What with it?
pointing-none-of-these = None of these
# A part of an area that is too long to be gone through at once. $name (text), $number (number), $of (number)
pointing-part = { $name }, part { $number } of { $of }
