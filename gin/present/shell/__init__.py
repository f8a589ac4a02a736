"""The program around its screens: the parlour, startup and the command line."""
