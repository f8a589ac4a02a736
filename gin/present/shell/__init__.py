"""The program around its screens: the parlour, its start and the command line."""
