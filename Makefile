# Gin Parlour: every target does its own set-up, once, in .venv.
PYTHON ?= python3
ARGS ?=

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PY := $(BIN)/python

.PHONY: help play test lint typecheck package gallery bench soak setup clean

help:
	@echo "make play      play (ARGS=\"--text\" plays in the terminal)"
	@echo "make test      format, lint, types, architecture and tests"
	@echo "make gallery   draw every screen to gallery/"
	@echo "make package   build the app in dist/"
	@echo "make bench     run the benchmarks"

$(PY):
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Gin Parlour needs Python 3.11 or newer: PYTHON=python3.12 make ..."; exit 1; }
	@$(PYTHON) -c "import ensurepip" 2>/dev/null || { echo "Python's venv is missing: on Debian or Ubuntu, install the package python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/play.stamp: requirements.txt | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/dev.stamp: requirements.txt requirements-dev.txt | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ .venv/play.stamp

.venv/bench.stamp: requirements-bench.txt .venv/dev.stamp
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $@

setup: .venv/dev.stamp

play: .venv/play.stamp
	@$(PY) main.py $(ARGS)

lint: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

typecheck: .venv/dev.stamp
	$(BIN)/mypy --strict gin main.py bench tools

test: lint typecheck
	$(BIN)/lint-imports
	$(PY) -m pytest -n 2 --dist worksteal -q

gallery: .venv/dev.stamp
	$(PY) -m tools.gallery $(ARGS)

package: .venv/dev.stamp
	$(BIN)/pyinstaller --noconfirm --log-level WARN build.spec

bench: .venv/bench.stamp
	$(PY) -m bench.melds
	$(PY) -m bench.arena 3 1 --games 400

soak: .venv/dev.stamp
	$(PY) -m pytest -n 2 -q -m soak

clean:
	rm -rf build dist gallery .mypy_cache .ruff_cache .pytest_cache .hypothesis
