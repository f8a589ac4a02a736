# Gin Parlour: every target does its own set-up, once, in .venv.
PYTHON ?= python3
ARGS ?=

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PY := $(BIN)/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
# `make -j test` too stops at the first step that fails, and prints in order.
.NOTPARALLEL:
# An interrupted or failed installation leaves no stamp behind.
.DELETE_ON_ERROR:
.PHONY: help play test lint typecheck contracts package icons gallery bench figures soak setup clean

help:
	@echo "make play       play (ARGS=\"--text --seed 7\" passes words on)"
	@echo "make test       format, lint, types, architecture and tests"
	@echo "make lint       format and lint only"
	@echo "make typecheck  types only"
	@echo "make soak       every test, with more tries, and those too long for make test"
	@echo "make gallery    draw every screen to gallery/"
	@echo "make package    build the program in dist/gin-parlour/"
	@echo "make bench      measure the opponents and the engine"
	@echo "make figures    measure the built window: start, memory, idling, frames"
	@echo "make icons      draw the icons anew in assets/icons/"
	@echo "make setup      what make test needs, without running it"
	@echo "make clean      remove what was built and cached, but not .venv"
	@echo "PYTHON=python3.12 make play    with another Python, when .venv is made"

$(PY):
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Gin Parlour needs Python 3.11 or newer, and $(PYTHON) is not: PYTHON=python3.12 make ..."; exit 1; }
	@$(PYTHON) -c "import ensurepip" 2>/dev/null || { $(PYTHON) -c "import sys; print('Python cannot make a virtual environment: on Debian or Ubuntu, install the package python3.%d-venv.' % sys.version_info[1])"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/play.stamp: requirements.txt | $(PY)
	$(PIP) -r requirements.txt
	@touch $@

.venv/dev.stamp: requirements.txt requirements-dev.txt | $(PY)
	$(PIP) -r requirements-dev.txt
	@touch $@ .venv/play.stamp

.venv/bench.stamp: requirements-bench.txt .venv/dev.stamp
	$(PIP) -r requirements-bench.txt
	@touch $@

setup: .venv/dev.stamp

play: .venv/play.stamp
	@$(PY) main.py $(ARGS)

lint: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

typecheck: .venv/dev.stamp
	$(BIN)/mypy --strict gin main.py bench tools

contracts: .venv/dev.stamp
	$(BIN)/lint-imports

test: lint typecheck contracts
	$(PY) -m pytest -n 2 --dist worksteal -q

icons: .venv/dev.stamp
	$(PY) -m tools.icons

gallery: .venv/dev.stamp
	$(PY) -m tools.gallery $(ARGS)

package: .venv/dev.stamp
	$(BIN)/pyinstaller --noconfirm --log-level ERROR build.spec

bench: .venv/bench.stamp
	$(PY) -m bench.melds
	$(PY) -m bench.arena 3 1 --games 400
	$(PY) -m bench.versus_openspiel 3 --games 200
	$(PY) -m bench.engine
	$(PY) -m bench.pace 5 full 4 3
	$(PY) -m bench.solitary --rounds 200

figures: .venv/dev.stamp
	$(PY) -m bench.figures --write $(ARGS)

soak: .venv/dev.stamp
	GIN_THOROUGH=1 $(PY) -m pytest -n 2 --dist worksteal -q -m ''

clean:
	rm -rf build dist gallery .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
