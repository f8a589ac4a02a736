# Every target sets up .venv first, if necessary.
# By default, use the Python that .venv was made with.
PYTHON ?= $(or $(wildcard $(shell sed -n 's/^executable = //p' .venv/pyvenv.cfg 2>/dev/null)),python3)
ARGS ?=
UNIT := tests/rules tests/variants tests/ai tests/session tests/present

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PY := $(BIN)/python

.DEFAULT_GOAL := help
# Without cached bytecode, every pytest process and every program it starts would recompile.
unexport PYTHONDONTWRITEBYTECODE
# Keep `make -j test` stopping at the first failure, with output in order.
.NOTPARALLEL:
.PHONY: help play test package-test unit lint typecheck contracts package trial packages wheel windows-trial debian-trial icons gallery film bench figures soak mutants setup clean
.PHONY: requirements for-play for-tests for-bench for-mutants

help:
	@echo "make play       play (ARGS=\"--text --seed 7\" passes options)"
	@echo "make test       format, lint, types, architecture and tests"
	@echo "make package-test  build the program and test it (GIN_BUILT=FOLDER tests an existing build)"
	@echo "make lint       format and lint only"
	@echo "make typecheck  types only"
	@echo "make soak       all tests with more repetitions, including long ones"
	@echo "make mutants    mutation-test melds and counting"
	@echo "make gallery    draw every screen to gallery/"
	@echo "make film       film the table's animations to films/ (ARGS=\"films flip --size 2560x1440\")"
	@echo "make unit       quick tests without windows (under a minute)"
	@echo "make package    build the program in dist/gin-parlour/"
	@echo "make trial      also build dist/trial/, which adds random events for tests"
	@echo "make packages   build all packages and installers that this system can, in dist/packages/"
	@echo "make windows-trial  build, install, play and remove on Windows, under Wine"
	@echo "make debian-trial   install, play and remove the Debian package in a minimal Debian"
	@echo "make wheel      build the wheel in dist/ (ARGS=python3.13 tests it in an empty environment)"
	@echo "make bench      measure the opponents and the engine"
	@echo "make figures    measure the built program: start, memory, idle load, frames"
	@echo "make icons      redraw the icons in assets/icons/"
	@echo "make setup      install what make test needs"
	@echo "make requirements  pin all packages again with uv (ARGS=--upgrade for newer ones)"
	@echo "make clean      remove builds and caches, but not .venv"
	@echo "PYTHON=python3.12 make play    choose the Python for a new .venv"

# Each waits while another set-up runs, and restarts an interrupted one.
for-play: FILE := requirements.txt
for-tests: FILE := requirements-dev.txt
for-bench: FILE := requirements-bench.txt
for-mutants: FILE := requirements-mutants.txt
for-play for-tests for-bench for-mutants:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Gin Parlour needs Python 3.11 or newer, and $(PYTHON) is not: PYTHON=python3.12 make ..."; exit 1; }
	@$(PYTHON) -m tools.setup $(FILE)

setup: for-tests

play: for-play
	@$(PY) main.py $(ARGS)

lint: for-tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(PY) -m tools.prose

typecheck: for-tests
	$(BIN)/mypy --strict gin main.py bench tools

contracts: for-tests
	$(BIN)/lint-imports

# Three processes suit two processors: many tests wait for a window, speech or another process.
# Each further one would collect the tests and reach the scenes again.
test: lint typecheck contracts
	$(PY) -m pytest -n 3 --dist worksteal -q

# Tests a new build of this source, or the folder in GIN_BUILT.
package-test: $(if $(GIN_BUILT),for-tests,trial)
	GIN_BUILT="$(or $(GIN_BUILT),dist/gin-parlour)" $(PY) -m pytest -n 4 --dist worksteal -q -m 'package and not soak'

# Rules, opponents, saved games and screens without a window.
unit: for-tests
	$(PY) -m pytest -n 2 --dist worksteal -q $(UNIT)

icons: for-tests
	$(PY) -m tools.icons

gallery: for-tests
	$(PY) -m tools.gallery $(ARGS)

film: for-tests
	$(PY) -m tools.film $(ARGS)

package: for-tests
	$(PY) -m tools.build

trial: for-tests
	$(PY) -m tools.build --trial

packages: package
	$(PY) -m tools.packages $(ARGS)

windows-trial: for-tests
	$(PY) -m tools.windows.trial

debian-trial: packages
	$(PY) -m tools.packages.debian_trial

wheel: for-tests
	$(PY) -m tools.wheel $(ARGS)

bench: for-bench
	$(PY) -m bench.melds
	$(PY) -m bench.arena 3 1 --games 400
	$(PY) -m bench.versus_openspiel 3 --games 200
	$(PY) -m bench.engine
	$(PY) -m bench.pace 5 full 4 3
	$(PY) -m bench.solitary --rounds 200

figures: for-tests
	$(PY) -m bench.figures --write $(ARGS)

soak: for-tests
	GIN_THOROUGH=1 $(PY) -m pytest -n 2 --dist worksteal -q -m ''

# Not on Windows: mutmut forks a loaded process for each mutant.
mutants: for-mutants
	$(PY) -m tools.mutants $(ARGS)

# The .in files list direct dependencies; the .txt files pin all, for every Python and system.
requirements:
	for name in requirements requirements-cluster requirements-dev requirements-bench requirements-mutants requirements-train; do \
		uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
			$(ARGS) $$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	rm -rf build dist gallery films .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
