# Two commands are all you need on a machine with python3 (3.11 or newer, with venv), make and git:
#   make play    set up what is missing and start the server: play in a browser, alone or with friends
#   make test    set up what is missing and run every test

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := .tools/bin/uv
GAME ?= great-wall
UV_RUN := $(UV) -q --no-progress
WEB_TOOLS := web/node_modules/.package-lock.json
# What the browser client is built from; see hatch_build.py.
CLIENT_SOURCES := hatch_build.py $(shell find web src/kartenhaus/locales src/kartenhaus/games/*/locales -type f \
  -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path '*/tests/*')
PACKAGE_SOURCES := hatch_build.py tools/compile.py pyproject.toml $(shell find src/kartenhaus -type f \
  -not -path '*/server/client/*' -not -name '*.pyc')

.PHONY: play terminal test test-browser test-long test-faults test-compiled test-same-games wheel programs check bench bench-builds bench-framing bench-server bench-attacks bench-restart bench-startup docs format lock clean help
.DEFAULT_GOAL := help

help:
	@echo "make play    start the server, for browsers here and phones nearby (ARGS=\"--port 8000\": see kartenhaus serve --help)"
	@echo "make terminal  play The Great Wall in this terminal (or GAME=monster-roll, GAME=photo-rummy)"
	@echo "make test    run all tests (TESTS=tests/table: only those)"
	@echo "make test-browser  run only the tests in a real Chromium"
	@echo "make test-long  run the tests outside the browser with many more games and positions (TESTS=...: only those)"
	@echo "make test-faults  do 200 random faults to two servers on one PostgreSQL while people play (ARGS=\"--cycles 20\": fewer)"
	@echo "make wheel   build a compiled release wheel for this machine into dist/"
	@echo "make test-compiled  run the tests of the compiled parts on an installed compiled wheel"
	@echo "make test-same-games  play thousands of games compiled and interpreted and compare them move for move"
	@echo "make check   check formatting, lint, types and import directions"
	@echo "make bench   measure speed against other engines in the same run"
	@echo "make bench-builds  measure the compiled build against the interpreted one in the same run"
	@echo "make bench-framing  measure our WebSocket framing against two libraries in the same run"
	@echo "make bench-server  measure the compiled server under load against two others in the same run (ARGS=--quick: a short run)"
	@echo "make bench-attacks  measure what one hostile address does to everybody else (ARGS=\"--only tabs\": only that)"
	@echo "make bench-restart  measure how soon a server with 10,000 tables is back after a crash"
	@echo "make bench-startup  measure how soon a command answers (ARGS=\"--before DIR/src\": beside another version)"
	@echo "make docs    regenerate docs/rules, docs/wire.schema.json and web/src/wire.ts"
	@echo "make format  format the code"
	@echo "make lock    pin the newest allowed versions in requirements/"

play: $(VENV)/ready-to-play
	@$(BIN)/kartenhaus serve $(ARGS)

terminal: $(VENV)/ready-to-play
	@$(BIN)/kartenhaus play $(GAME)

# TESTS=tests/table: only these.
test: $(VENV)/ready-to-test $(WEB_TOOLS) programs
ifdef TESTS
	@$(BIN)/pytest -n auto $(TESTS)
else
	@tools/npm test --silent
	@$(BIN)/pytest -n auto --dist worksteal --ignore=tests/browser --ignore=tests/cluster
	@$(BIN)/pytest -n 2 --dist worksteal tests/browser
endif

# A real Chromium plays. After the others and two at a time: a browser shares its cores with a server and its bots.
test-browser: $(VENV)/ready-to-test $(WEB_TOOLS) programs
	@$(BIN)/pytest -n 2 --dist worksteal tests/browser

# The same tests go through many more examples. LONG_TESTS: see tests/support.py.
test-long: $(VENV)/ready-to-test $(WEB_TOOLS) programs
	@LONG_TESTS=1 $(BIN)/pytest -n auto --dist worksteal $(or $(TESTS),--ignore=tests/browser --ignore=tests/cluster)

# First that its checks catch planted faults. Times are those of this machine: leave it alone meanwhile.
test-faults: $(VENV)/ready-to-test
	@tools/setup fault-programs "$(PYTHON)"
	@$(BIN)/pytest -n 2 tests/cluster/test_mutants.py
	@$(BIN)/python -m tests.cluster $(ARGS)

check: $(VENV)/ready-to-test $(WEB_TOOLS)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@tools/npm run --silent check

format: $(VENV)/ready-to-test $(WEB_TOOLS)
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@tools/npm run --silent format

docs: $(VENV)/ready-to-play
	@for game in $$(ls -d src/kartenhaus/games/*/deck.toml | xargs -n 1 dirname | xargs -n 1 basename); do \
	  $(BIN)/kartenhaus rules $$(echo $$game | tr _ -) --markdown --lang en > docs/rules/$$game.md; \
	done
	@$(BIN)/python -m kartenhaus.wire .

# Compiled from the same source by mypyc; tools/compile.py lists what is.
wheel: dist/ready
	@ls dist/kartenhaus-*.whl

dist/ready: requirements/compile.lock $(PACKAGE_SOURCES) $(CLIENT_SOURCES) | $(VENV)/ready-to-compile
	@rm -f dist/kartenhaus-*.whl
	@KARTENHAUS_COMPILE=1 $(UV_RUN) build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist .
	@touch $@

COMPILED_TESTS := tests/engine tests/games tests/bots tests/table tests/wire tests/conformance tests/packages \
  $(addprefix tests/server/test_, clock.py config.py frames.py heartbeat.py limits.py non_interference.py room.py senders.py) \
  tests/test_golden_logs.py

test-compiled: .venv-compiled/ready $(VENV)/ready-to-test
	@.venv-compiled/bin/kartenhaus --version --lang en | grep -F "(compiled)"
	@.venv-compiled/bin/pytest -n auto --dist worksteal $(or $(TESTS),$(COMPILED_TESTS))
	@$(BIN)/python -m bench.builds same --games 20

test-same-games: .venv-compiled/ready $(VENV)/ready-to-test
	@$(BIN)/python -m bench.builds same --games 1000

bench-builds: .venv-compiled/ready $(VENV)/ready-to-test
	@$(BIN)/python -m bench.builds speed

bench: .venv-bench/ready .venv-release/ready
	@.venv-bench/bin/python -m bench

bench-framing: .venv-bench/ready
	@.venv-bench/bin/python -m bench.framing

# Ours as the compiled wheel, as on a server; ARGS="--build interpreted": as the source.
bench-server: .venv-bench/ready .venv-release/ready bench/server/peers/node_modules/.package-lock.json
	@.venv-bench/bin/python -m bench.server $(ARGS)

bench-restart: $(VENV)/ready-to-test
	@$(BIN)/python -m bench.restart $(ARGS)

bench-startup: $(VENV)/ready-to-test
	@$(BIN)/python -m bench.startup $(ARGS)

bench-attacks: $(VENV)/ready-to-test
	@$(BIN)/python -m bench.attacks $(ARGS)

# --- set-up ---------------------------------------------------------------------------------------

$(UV): requirements/uv.lock
	@tools/setup uv "$(PYTHON)"

$(VENV)/ready-to-play: $(UV) requirements/play.lock pyproject.toml $(CLIENT_SOURCES)
	@tools/setup play "$(PYTHON)"

$(VENV)/ready-to-test: $(UV) requirements/dev.lock pyproject.toml $(CLIENT_SOURCES)
	@tools/setup dev "$(PYTHON)"

$(VENV)/ready-to-compile: $(UV) requirements/compile.lock pyproject.toml $(CLIENT_SOURCES)
	@tools/setup compile "$(PYTHON)"

# The compiled wheel and the tools of the tests, in an environment of its own: src/ is not on its path.
.venv-compiled/ready: $(UV) requirements/dev.lock dist/ready
	@tools/setup compiled "$(PYTHON)"

# The compiled wheel and the packages of play.lock, without the test tools: as on a server.
.venv-release/ready: $(UV) requirements/play.lock dist/ready
	@tools/setup release "$(PYTHON)"

programs:
	@tools/setup programs "$(PYTHON)"

$(WEB_TOOLS): web/package-lock.json | $(VENV)/ready-to-test
	@echo "Setting up: the tools of web/ into web/node_modules ..."
	@tools/npm ci --silent --no-audit --no-fund
	@touch $@

.venv-bench/ready: $(UV) requirements/bench.lock pyproject.toml
	@tools/setup bench "$(PYTHON)"

bench/server/peers/node_modules/.package-lock.json: bench/server/peers/package-lock.json .venv-bench/ready
	@echo "Setting up: the other servers into bench/server/peers/node_modules ..."
	@.venv-bench/bin/python -m bench.server.node
	@touch $@

lock: $(UV)
	@for kind in play compile dev bench; do \
	  case $$kind in play) groups="--group build";; dev) groups="--group dev --extra cluster";; *) groups="--group $$kind";; esac; \
	  $(UV_RUN) pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade \
	    pyproject.toml --extra all $$groups -o requirements/$$kind.lock || exit 1; \
	done
	@echo uv | $(UV_RUN) pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade \
	  - -o requirements/uv.lock

clean:
	@rm -rf $(VENV) .venv-bench .venv-compiled .venv-release .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist bench/server/peers/node_modules \
	  web/node_modules web/dist src/kartenhaus/server/client
