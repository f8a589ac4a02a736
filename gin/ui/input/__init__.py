"""Input devices: mouse, touch, keyboard, gamepad and single switch."""
