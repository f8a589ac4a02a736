#!/bin/sh
# The engine is a child of a shell, and hangs.
"$PYTHON" "$(dirname "$0")/deaf.py"
echo "never reached"
