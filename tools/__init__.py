"""Development scripts: the build, and generators of fixtures, images and sounds."""
