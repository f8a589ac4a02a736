#!/bin/sh
# Starts another program that keeps its pipes open, and ends.
sleep 1000 &
echo "ginok"
sleep 0.2
