# Two commands: `make run` serves the site, `make test` checks everything. Both set themselves up.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 1
VENV := .venv
BIN := $(VENV)/bin
PO := $(wildcard scorepad/translations/*/LC_MESSAGES/messages.po)
MO := $(PO:.po=.mo)

.PHONY: run test lint unit bench messages lock clean

run: $(VENV)/run.stamp $(MO)
	$(BIN)/granian --interface wsgi --host $(HOST) --port $(PORT) --workers $(WORKERS) --no-ws wsgi:app

test: lint unit

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: $(VENV)/test.stamp $(MO)
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest

# Prints measurements; asserts nothing, since the machine may be shared.
bench: $(VENV)/test.stamp $(MO)
	for file in tests/bench/[a-z]*.py; do $(BIN)/python -m tests.bench.$$(basename $$file .py) || exit 1; done

# Collects the words of the code and brings both catalogues up to date.
messages: $(VENV)/test.stamp
	$(BIN)/pybabel -q extract -F babel.cfg -k Text -k ntext:1,2 -k N_ --no-location --sort-output --omit-header -o messages.pot scorepad templates
	for lang in en ru; do $(BIN)/pybabel -q update -w 100 --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date -l $$lang -i messages.pot -d scorepad/translations; done
	rm messages.pot

%.mo: %.po
	$(BIN)/pybabel -q compile -i $< -o $@ -l $(notdir $(patsubst %/LC_MESSAGES/,%,$(dir $<)))

$(MO): | $(VENV)/run.stamp

$(VENV)/run.stamp: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/test.stamp: requirements-dev.lock $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	touch $@

# Needs uv. The locks name no registry, so that any mirror can serve them.
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url pyproject.toml --extra build
lock:
	$(LOCK) -o requirements.lock
	$(LOCK) --extra test -c requirements.lock -o requirements-dev.lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis $(MO)
