# The commands of Starhold. `make play` and `make test` are the only two that a newcomer needs.
# Kept to what the make of macOS (3.81) understands.

VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
PYTHONS := $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11
WORDS = $(wildcard src/starhold/text src/starhold/*/text src/starhold/games/*/text web/src/text web/src/games/*/text)

.PHONY: help play test setup check rules bench soak restless client docs browser format clean
.DEFAULT_GOAL := help

help:
	@echo "make play    start the server on http://localhost:$(PORT) (PORT=9000 make play for another port)"
	@echo "make test    run every test, browser tests included"
	@echo "make setup   install what development needs into $(VENV) and build the client"
	@echo "make check   format, lint, types, import rule, words, client, documents, budgets"
	@echo "make rules   rule clauses and the tests that prove them"
	@echo "make bench   speed of the engine, the bots and the server"
	@echo "make soak    2,000 games of Forbidden Stars with every invariant, a million moments whose twins must answer alike"
	@echo "make restless  people who press everything at tables of both games (RESTLESS_STEPS, RESTLESS_SEEDS)"

play: $(VENV)/run client
	@$(BIN)/starhold serve --port $(PORT)

setup: $(VENV)/dev client

client: $(VENV)/run
	@$(BIN)/python hatch_build.py

$(VENV)/bin/python:
	@for python in $(PYTHONS); do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  "$$python" -c 'import ensurepip, venv' 2>/dev/null || { missing=$$python; continue; }; \
	  echo "Making $(VENV) with $$python …"; exec "$$python" -m venv $(VENV); \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "Python's venv module is missing: on Debian or Ubuntu run 'sudo apt install make python3-venv', then try again."; \
	else \
	  echo "Python 3.11 or newer is missing: on Debian or Ubuntu run 'sudo apt install make python3 python3-venv', on macOS 'brew install python', then try again."; \
	fi >&2; rm -rf $(VENV); exit 1

$(VENV)/run: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing the server …"
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation --editable '.[build]'
	@touch $@

$(VENV)/dev: $(VENV)/run
	@echo "Installing the tools of development …"
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

browser: $(VENV)/dev
	@$(BIN)/python -m tools.browser

# The browser tests run by themselves: their driver keeps the event loop that other tests need.
test: $(VENV)/dev client browser
	$(BIN)/pytest --numprocesses auto --dist loadfile -m "not browser"
	$(BIN)/python hatch_build.py run test
	$(BIN)/pytest -m browser

check: $(VENV)/dev client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.purity
	$(BIN)/python -m tools.budget --report
	$(BIN)/python -m tools.words
	$(BIN)/python -m tools.records
	$(BIN)/moz-fluent-lint --config tools/fluent-lint.yml $(WORDS)
	$(BIN)/python hatch_build.py run lint
	$(BIN)/python hatch_build.py run check
	$(MAKE) docs

docs: $(VENV)/dev
	$(BIN)/sphinx-build --fail-on-warning --keep-going --quiet docs docs/_build

rules: $(VENV)/dev
	@$(BIN)/python -m tools.rules

bench: $(VENV)/dev client
	@$(BIN)/starhold bench

# What `make test` does is the first portion of each: tests/games/forbidden_stars/test_soak.py, tests/kernel/test_secrecy.py,
# tests/determinism/test_builds.py (a wheel with Pebble and Quantum compiled there, with everything here, 200 games each).
soak: $(VENV)/dev
	SOAK_SIZE=2000 $(BIN)/pytest --numprocesses auto --dist load tests/games/forbidden_stars/test_soak.py
	SECRECY_STATES=1000000 $(BIN)/pytest --numprocesses auto --dist load tests/kernel/test_secrecy.py
	COMPILED=everything $(BIN)/pytest tests/determinism/test_builds.py

restless: $(VENV)/dev client browser
	$(BIN)/pytest tests/e2e/soak_restless.py

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) web/node_modules src/starhold/web docs/_build dist build
