# Follow Suit: everything installs into .venv, and `make` on its own says what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# What makes and fills the environment lies in building/, so that whatever goes wrong is one line.
PREPARE := $(PYTHON) -m building.environment
INSTALL := $(PYTHON) -m building.installing
# Before a command that makes a file: two make at once wait for each other, and the second finds it there.
ALONE = $(PYTHON) -m building.alone $@ $^ --

CHECKED := $(wildcard src tests benchmarks examples building hatch_build.py)

# What the engine's build makes no difference to is tested once, as installed: what is never compiled itself (the service,
# the reading of positions) and only plays the games, and what reads texts; and whether bots of one kind win more often
# than others or answer alike in twin worlds, and the properties over casts and decks: many games, which come out the same
# in both builds; tests/properties has them for every game and number of players in both. What others add to the engine
# is interpreted in both, and has less to lean on where the engine is compiled.
TESTED_ONCE := $(addprefix tests/,arena build cli describe envs lab lessons messages page puzzles review service offline test_every_rule_is_tested.py \
	test_hooks_page.py test_imports_point_down.py test_names.py test_rulebook.py \
	test_add_a_bot.py test_add_a_character.py test_add_a_hero.py test_add_a_language.py test_architecture.py \
	test_documents.py test_examples.py test_high_card.py test_oh_hell.py mutants properties/test_reasons.py \
	$(addprefix bots/,test_audit.py test_hint.py test_standing.py test_thumb.py test_thumb_of_kings.py test_why.py) \
	$(addprefix scenarios/,test_positions_of_kings.py test_positions_of_little.py test_positions_of_tricktakers.py) \
	$(addprefix benchmarks/,test_bench.py test_crowds.py test_service_bench.py test_service_beside.py) \
	$(addprefix games/,test_by_thumb.py test_declared.py test_ends.py test_every_step.py tricktakers/test_casts.py) \
	$(addprefix games/,tricktakers/expansion/test_casts.py trickster/test_properties.py))

# Likewise single tests: that thinking wins more often, over many games, and that it needs no more memory; and the
# properties with options that go together.
ONCE := $(addprefix tests/,bots/test_search.py::test_whoever_thinks_wins_more_than_an_even_share \
	bots/test_memory.py::test_many_games_of_thinking_need_no_more_memory \
	games/kings/test_many_games.py::test_every_property_holds_with_all_options \
	games/little/test_many_games.py::test_every_property_holds_in_every_mode)

# What is tested in both builds, and what is left: of that, those tests together that start programs and wait for them.
IN_BOTH := $(TESTED_ONCE:%=--ignore=%) $(ONCE:%=--deselect=%)
WAITING := tests/service tests/benchmarks/test_crowds.py tests/benchmarks/test_service_bench.py \
	tests/benchmarks/test_service_beside.py tests/build
NOT_WAITING := $(filter-out $(WAITING),$(TESTED_ONCE)) $(ONCE)
# In two suites, so that in the end neither core is left waiting for one of them: what people and programs use the engine
# through, and the rest.
DOORS := $(addprefix tests/,arena cli envs lab offline test_examples.py test_high_card.py test_oh_hell.py)
NO_DOORS := $(filter-out $(DOORS),$(NOT_WAITING))

# What says in seconds whether a change broke something: the engine's own tests and one worked example after the other.
QUICK := $(addprefix tests/,core games scenarios messages records test_imports_point_down.py test_rulebook.py \
	test_every_rule_is_tested.py)

# On CI a compiler that is present has to compile the engine: falling back would pass for success. The page
# has to be built there too; the build hook sees to that.
ifeq ($(CI),true)
ifneq ($(shell command -v $(firstword $(CC)) 2>/dev/null),)
export FOLLOWSUIT_COMPILE ?= 1
endif
endif

# CC counts only where somebody set it; make's own default is not what Python compiles with.
ifneq ($(origin CC),default)
export CC
endif

# pip keeps what the build hook says to itself, so the installed package is asked.
SAY_BUILD := $(BIN)/python -c "import followsuit; print(followsuit.build_line())"
IS_COMPILED := $(BIN)/python -c "import followsuit, sys; sys.exit(not followsuit.is_compiled())"
SAY_PAGE := $(BIN)/python -c "from followsuit.page_folder import page_line; print(page_line())"

# What runs side by side prints one after the other, where make knows how.
IN_ORDER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Several suites are tested side by side. On two cores each is one process: it shares what is set up once (servers, games),
# finds its tests once, and need not be told test by test what to do. Only the page, whose tests are few and long, is
# looked at by two, which take the longest first; and the service, whose tests wait more than they compute, is tested by
# two, file by file. What only computes gives way to whatever has a clock; all of it begins at once, so that in the end no
# core is left with nothing to do while one suite goes on alone.
CORES := $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 2)" 2> /dev/null)
WORKERS := $(shell $(PYTHON) -c "print($(CORES) // 4 if $(CORES) > 7 else 0)" 2> /dev/null)
LOOKING := $(shell $(PYTHON) -c "print(max(2, $(CORES) // 4))" 2> /dev/null)
JOBS := $(shell $(PYTHON) -c "print(max(6, $(CORES)))" 2> /dev/null)
GIVING_WAY := $(if $(shell command -v nice 2> /dev/null),nice -n 5)
# Nobody asks what failed last time, nor, but for the service, what was logged: every test would pay for it.
PYTEST := $(BIN)/python -m pytest --quiet --no-header -p no:cacheprovider
COMPUTING := -p no:logging -n $(WORKERS)

# The installed package is what runs, unless a rule below asks for the sources.
unexport PYTHONPATH
# And what Python and pytest make of a module they keep: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help play site test wheels quick many mutants check format bench screenshots newcomer docs clean installed environment python \
	tools compiling fetched checked style types page-checked interpreted compiled waiting once doors browser chromium

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: python ## open the table in the browser
	@$(PYTHON) -m building.play $(SERVE)

# Pyodide is fetched here and by the test of the folder, and nowhere else: whoever wants to play does not wait for it.
SITE ?= build/house
site: installed environment ## write the whole house into a folder, to be served by any host of static files
	@rm -rf $(SITE)
	@$(BIN)/followsuit site $(SITE)

# Side by side, so that two cores are kept busy from the first minute: the page is checked and the engine compiled, if it
# has to be, while pip still fetches what tests need; and what takes longest begins first.
test: tools ## everything that must hold: style, types, and all tests in both builds
	@$(MAKE) --no-print-directory --jobs=$(JOBS) $(IN_ORDER) FIRST="compiling environment" \
		page-checked browser waiting interpreted compiled doors once style types

quick: environment ## while one works: the rules of all games and the engine, interpreted
	@PYTHONPATH=src:$(VENV)/entry-points $(PYTEST) -n 2 $(QUICK) \
		-k "not many_games and not casts and not random_games and not by_the_page and not property"

installed: python $(FIRST)
	@$(INSTALL)

# The engine, to be kept, while pip fetches the rest. Whatever keeps it from being compiled is said when it is installed.
compiling: tools
	@FOLLOWSUIT_BESIDE=1 $(GIVING_WAY) $(BIN)/python -m building.engine > /dev/null 2>&1 || true

# What builds and checks the page is there before the rest.
tools: python
	@$(PREPARE) build

environment: tools
	@$(PREPARE) test build

python:
	@command -v $(firstword $(PYTHON)) > /dev/null || { echo "followsuit: there is no $(firstword $(PYTHON)) here:" \
		"install Python 3.11 or newer (on Debian: apt install python3 python3-venv), or set PYTHON to one." >&2; exit 1; }
	@$(PYTHON) -c "import building" # says which Python is needed, where this one is too old

compiled: installed environment
	@$(SAY_BUILD)
	@$(SAY_PAGE)
	@if $(IS_COMPILED); then \
		echo "Testing the engine compiled, as installed."; \
		FOLLOWSUIT_EXPECT_COMPILED=1 $(GIVING_WAY) $(PYTEST) $(COMPUTING) $(IN_BOTH); \
	else \
		echo "*** THE COMPILED ENGINE WAS NOT TESTED: the installed engine is interpreted, because ***"; \
		echo "*** no C compiler works here or FOLLOWSUIT_COMPILE=0 asked for it.                   ***"; \
	fi

# From the sources, while the package is being installed: all it needs of it is its entry points.
interpreted: environment $(VENV)/entry-points
	@echo "Testing the engine interpreted, from src."
	@PYTHONPATH=src:$(VENV)/entry-points $(GIVING_WAY) $(PYTEST) $(COMPUTING) $(IN_BOTH)

# What is tested once, in the installed package.
waiting: installed environment
	@echo "Testing the service."
	@FOLLOWSUIT_EXPECT_COMPILED=$$($(IS_COMPILED) && echo 1) $(PYTEST) -n $(LOOKING) --dist=loadfile $(WAITING)

once: installed environment
	@echo "Testing what is built on the engine."
	@$(GIVING_WAY) $(PYTEST) $(COMPUTING) $(NO_DOORS)

doors: installed environment
	@echo "Testing the terminal, studies, environments and games of other packages."
	@$(GIVING_WAY) $(PYTEST) $(COMPUTING) $(DOORS)

browser: installed environment chromium
	@echo "Testing the page in Chromium."
	@$(PYTEST) -n $(LOOKING) --maxschedchunk=1 -rs tests/browser

many: installed environment chromium ## all the games and killed servers that `make test` has a part of
	@$(PREPARE) ray
	@$(SAY_BUILD)
	@FOLLOWSUIT_MANY=1 $(PYTEST) --timeout=1800 -n 2 tests/bots tests/encoding tests/envs tests/games tests/lab \
		tests/properties tests/review tests/service \
		-k "random_games or many_games or every_kill or property or properties"
	@FOLLOWSUIT_MANY=1 $(PYTEST) --timeout=1800 -n 2 tests/puzzles
	@FOLLOWSUIT_MANY=1 $(PYTEST) -n 2 tests/browser/test_whole_games.py
	@FOLLOWSUIT_MANY=1 $(PYTEST) --timeout=1800 -n 2 --dist=loadgroup tests/browser/test_every_question.py
	@FOLLOWSUIT_MANY=1 $(PYTEST) --timeout=3600 -n 2 tests/offline
	@FOLLOWSUIT_MANY=1 $(PYTEST) --timeout=3600 -n 2 tests/browser/test_folder*.py

# Hours, if one wants: `make mutants FAULTS=1000 SEED=2`. What was found before is kept beside the report.
FAULTS ?= 300
SEED ?= 1
mutants: environment $(VENV)/entry-points ## make single faults in the sources, and list those that no test notices
	@PYTHONPATH=tests:$(VENV)/entry-points $(BIN)/python tests/mutants/run.py --count $(FAULTS) --seed $(SEED) \
		--report build/mutants-$(SEED).md

check: environment ## look for faults with ruff and mypy, in the page with svelte-check
	@$(MAKE) --no-print-directory --jobs=2 checked

checked: style types page-checked

style: environment
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/ruff format --quiet --check
	@PYTHONPATH=src $(BIN)/python -m building.wire_types --check

types: environment
	@$(BIN)/python -m building.types --no-error-summary $(CHECKED)

page-checked: fetched
	@if test -s web/node_modules/fetched; then \
		cd web && ../$(BIN)/node node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output machine \
			--threshold warning > node_modules/checked || { cat node_modules/checked; exit 1; }; \
		../$(BIN)/node node_modules/prettier/bin/prettier.cjs --check --log-level warn . || exit 1; \
		../$(BIN)/node node_modules/vitest/vitest.mjs run --silent --reporter=dot > node_modules/tested 2>&1 || \
			{ cat node_modules/tested; exit 1; }; \
	else \
		echo "*** THE PAGE WAS NOT CHECKED: npm could not fetch its tools. ***"; \
	fi

format: environment fetched ## format the code, and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix --exit-zero
	@$(BIN)/ruff format --quiet
	@PYTHONPATH=src $(BIN)/python -m building.wire_types
	@test ! -s web/node_modules/fetched || \
		(cd web && ../$(BIN)/node node_modules/prettier/bin/prettier.cjs --write --log-level warn .)

bench: installed ## measure the engine against OpenSpiel
	@$(PREPARE) bench
	@$(SAY_BUILD)
	@$(BIN)/followsuit bench

screenshots: installed environment chromium ## take the pictures in docs/images anew
	@PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py docs/images

newcomer: installed environment chromium ## pictures of what a newcomer sees of each game, in build/newcomer
	@PYTHONPATH=tests $(BIN)/python tests/browser/newcomer.py build/newcomer

# From the sources alone: nothing of the package is installed or imported for it.
docs: python ## build the documents as a site, into build/site
	@$(PREPARE) docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@echo "The documents are in build/site: open build/site/index.html."

wheels: environment ## build what to publish: a wheel for every machine, a compiled one for machines like this, the sources
	@rm -rf dist
	@FOLLOWSUIT_COMPILE=0 FOLLOWSUIT_PAGE=1 $(BIN)/python -m hatchling build --target wheel
	@FOLLOWSUIT_COMPILE=1 FOLLOWSUIT_OPTIMISE=3 FOLLOWSUIT_PAGE=1 $(BIN)/python -m hatchling build --target wheel
	@$(BIN)/python -m hatchling build --target sdist
	@ls dist

clean: ## remove the environment, builds and caches
	@rm -rf $(VENV) .venv-lock build dist web/dist web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks examples building -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/entry-points: pyproject.toml | environment
	@FOLLOWSUIT_COMPILE=0 FOLLOWSUIT_PAGE=0 $(ALONE) sh -c "rm -rf $@ $@-new && $(BIN)/python -m pip --quiet --quiet \
		--disable-pip-version-check install --no-deps --no-build-isolation --target $@-new . && mv $@-new $@"

# What checks the page, and what shows it while it is worked on, with the Node of the environment. Where npm
# cannot fetch it the file is empty and the next make tries again; on CI that is an error.
fetched: tools web/node_modules/fetched

web/node_modules/fetched: web/package.json web/package-lock.json | tools
	@echo "Fetching what the page needs."
	@$(ALONE) sh -c "$(BIN)/npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=error --fetch-retries=1 && \
		echo fetched > $@" || { test "$(CI)" != true && mkdir -p web/node_modules && touch -d 2000-01-01 $@; }

# The browser tests and the screenshots look through a Chromium of the machine, best through one that is nothing but that:
# without a window of its own each page costs less. Where there is none, and Debian's can be installed by whoever runs this,
# it is; otherwise the tests say that they did not run, and fail on CI.
chromium:
	@for name in "$$CHROMIUM" chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome chrome; do \
		test -n "$$name" && command -v "$$name" > /dev/null && exit; \
	done; \
	test ! -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" || exit 0; \
	if test "$$(id -u)" = 0 && command -v apt-get > /dev/null; then \
		echo "Installing Chromium."; \
		export DEBIAN_FRONTEND=noninteractive; \
		get() { apt-get install --yes -qq --no-install-recommends "$$1" fonts-noto-core fonts-noto-cjk; }; \
		{ get chromium-headless-shell || { apt-get update -qq && { get chromium-headless-shell || get chromium; }; }; } \
			> /dev/null 2>&1 || echo "*** Chromium could not be installed. ***"; \
	else \
		echo "*** There is no Chromium, and only root can install it here. ***"; \
	fi
