"""The interface between the program and its front ends."""
