# Everything lives in .venv (the bench's peers in .venv-bench); nothing outside the project is touched.
#   make play      needs Python 3.11 and nothing else
#   make check     needs Node too, for the page: the machine's, or else PyPI's
#   make setup     needs a C compiler too

PYTHON ?= python3
VENV   := .venv
PEERS  := .venv-bench
BIN    := $(VENV)/bin
JOBS   ?= 2
MORE   ?= 3  # tests that wait for clocks and other processes leave room for one more at a time
ARGS   ?=

TYPED  := src tests web
LINTED := $(TYPED) $(wildcard examples bench) setup.py
FAST   := not slow and not compiled and not browser

# Two targets side by side, each with its output in one piece where this make can do that.
BOTH   := $(MAKE) --no-print-directory --jobs=2 --keep-going \
          $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# The tests start many Python processes: without bytecode each would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play serve page docs browser compile lint format types check test soak bench gauntlet cluster reports wheel clean toolchain

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.core ## play Creature Wars at the prompt (ARGS='--seed 7')
	@$(BIN)/bestiary play creature-wars $(ARGS)

serve: $(VENV)/.core page ## serve the table in the browser (ARGS='--port 9000')
	@$(BIN)/bestiary serve $(ARGS)

page: $(VENV)/.core ## build the page of the browser's table, if it has changed
	@$(BIN)/python web/build.py

docs: $(VENV)/.dev page ## the documents as a site, which make serve shows at /docs/
	@$(BIN)/python docs/site.py

browser: $(VENV)/.dev
	@$(BIN)/python -m tests.browser.chromium

setup: toolchain $(VENV)/.dev ## everything for development: .venv, tools, compiled rules
	@$(MAKE) --no-print-directory compile

compile: toolchain $(VENV)/.dev ## compile the rules in place, if they have changed
	@BESTIARY_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace

lint: $(VENV)/.dev
	$(BIN)/ruff check $(LINTED)
	$(BIN)/ruff format --check $(LINTED)
	$(BIN)/python web/build.py --check

format: $(VENV)/.dev ## format all source, and fix what the linter can fix
	$(BIN)/ruff check --fix-only --quiet $(LINTED)
	$(BIN)/ruff format $(LINTED)
	@cd web && npm run --silent format

types: $(VENV)/.dev
	$(BIN)/mypy --strict $(TYPED)

check: $(VENV)/.dev ## the inner loop, interpreted: lint, types, the fast tests
	@+$(BOTH) lint types
	BESTIARY_PURE=1 $(BIN)/pytest -q -n $(JOBS) -m "$(FAST)" $(ARGS)

test: setup page browser ## everything but the soak, on the compiled rules
	@+$(BOTH) lint types
	$(BIN)/pytest -q -n $(MORE) -m "not browser" $(ARGS)
	$(BIN)/pytest -q -n $(JOBS) -m browser $(ARGS)

soak: setup ## many thousand games with every check; Ctrl-C stops, the next goes on
	$(BIN)/python -m tests.soak $(ARGS)

bench: setup $(PEERS)/.peers ## decisions, copies, guesses and views a second, beside C and OpenSpiel
	$(BIN)/python bench/run.py --compile-time $(ARGS)

gauntlet: setup ## every level against every other, in every game; rewrites docs/bots.md (ARGS='--games 200')
	$(BIN)/python bench/gauntlet.py $(ARGS)

cluster: setup $(VENV)/.ray ## the lab on a Ray cluster of two nodes, one killed midway; installs Ray
	$(BIN)/pytest -q tests/lab/test_cluster.py $(ARGS)

reports: setup ## how our games play, as the lab's reports in docs/lab
	$(BIN)/python docs/lab/make.py $(ARGS)

wheel: toolchain $(VENV)/.dev page docs ## a compiled wheel for this machine, in dist/
	BESTIARY_COMPILE=1 $(BIN)/python -m build --wheel

clean: ## remove what was built (not .venv)
	rm -rf build dist src/*.egg-info src/bestiary/server/page src/bestiary/server/docs web/node_modules web/src/made .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -f src/*.so src/bestiary/_compiled.json
	find src -name '*.so' -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Stamps: pip runs again only when pyproject.toml has changed.
$(VENV)/.core: pyproject.toml | $(BIN)/python
	@echo "Installing Bestiary into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	@echo "Installing Bestiary and its development tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(VENV)/.core $@

# Ray, for `bestiary lab --on ray`: once it is here, `make test` and `make soak` use it too.
$(VENV)/.ray: pyproject.toml | $(BIN)/python
	@echo "Installing Ray into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable '.[dev,ray]'
	@touch $@

# OpenSpiel, which the bench compares with, in an environment of its own.
$(PEERS)/.peers: pyproject.toml | $(BIN)/python
	@echo "Installing OpenSpiel into $(PEERS) ..."
	@$(BIN)/python -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --editable '.[bench]' > $(PEERS)/pip.log 2>&1 || { \
	  echo "make bench compares with OpenSpiel, which pip could not install: see $(PEERS)/pip.log" >&2; exit 1; }
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Bestiary needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true). Try: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "'$(PYTHON) -m venv' failed: the venv module is missing (Debian: python3-venv)" >&2; exit 1; }

# Asked before anything is installed.
toolchain: PY = $(firstword $(wildcard $(BIN)/python) $(PYTHON))
toolchain:
	@command -v $${CC:-cc} >/dev/null || { \
	  echo "Compiling needs a C compiler: no '$${CC:-cc}' found. Install gcc or clang, or set CC. (make play and make check need none.)" >&2; exit 1; }
	@$(PY) -c 'import sysconfig, os, sys; sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))' || { \
	  echo "Compiling needs the Python headers: no Python.h found for $$($(PY) --version) (Debian: python3-dev). (make play and make check need none.)" >&2; exit 1; }
