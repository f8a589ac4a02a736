"""Ways to play: mouse, touch, keys, gamepad and one switch."""
