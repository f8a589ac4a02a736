"""Parts of the window that talk to the operating system or to SDL: sound, screens, files, time."""
