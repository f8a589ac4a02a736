"""Run Gin Parlour by `python -m gin_parlour`."""

import sys

from gin_parlour import main

sys.exit(main())
