"""Development scripts, such as the build and generators of fixtures, images and sounds."""
