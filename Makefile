# Follow Suit: everything installs into .venv, and `make` on its own says what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check

CHECKED := $(wildcard src tests benchmarks examples hatch_build.py)
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' 2>/dev/null | sort)
PACKAGED := $(shell find src docs/rules -type f -not -path '*/__pycache__/*' 2>/dev/null | sort) $(PAGE)

# What the engine's build makes no difference to is tested once, as installed: what is never compiled itself and only
# plays the games, and what reads texts; and whether bots of one kind win more often than others, for which many games
# are played that come out the same in both builds. The browser's tests come last.
TESTED_ONCE := $(addprefix tests/,arena build cli describe envs messages page service test_every_rule_is_tested.py \
	test_hooks_page.py test_imports_point_down.py test_rulebook.py \
	$(addprefix bots/,test_standing.py test_thumb.py test_thumb_of_kings.py) \
	$(addprefix benchmarks/,test_bench.py test_service_bench.py test_service_beside.py))

# What a rebuild depends on besides the files' contents: which files there are, and which compiler.
# CC counts only where somebody set it; make's own default is not what Python compiles with.
ASKED_CC := $(if $(filter default,$(origin CC)),,$(CC))
RECIPE = CC=$(ASKED_CC) FOLLOWSUIT_COMPILE=$(FOLLOWSUIT_COMPILE) FOLLOWSUIT_PAGE=$(FOLLOWSUIT_PAGE) $(PACKAGED)

# On CI a compiler that is present has to compile the engine: falling back would pass for success. The page
# has to be built there too; the build hook sees to that.
ifeq ($(CI),true)
ifneq ($(shell command -v $(firstword $(CC)) 2>/dev/null),)
export FOLLOWSUIT_COMPILE ?= 1
endif
endif

# pip keeps what the build hook says to itself, so the installed package is asked.
SAY_BUILD := $(BIN)/python -c "import followsuit; print(followsuit.build_line())"
SAY_PAGE := $(BIN)/python -c "from followsuit.page_folder import page_line; print(page_line())"

# The installed package is what runs, unless a rule below asks for the sources.
unexport PYTHONPATH
# And what Python and pytest make of a module they keep: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: screenshots chromium help play test many check format bench clean interpreted FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/installed ## open the table in the browser
	@$(SAY_BUILD)
	@$(SAY_PAGE)
	@$(BIN)/followsuit serve --open || test $$? -eq 130 # stopped by Ctrl+C

test: check chromium ## check, then run the tests on the interpreted and on the compiled engine
	@$(MAKE) --no-print-directory --jobs=2 interpreted $(VENV)/installed
	@$(SAY_BUILD)
	@$(SAY_PAGE)
	@engine=$$($(BIN)/python -c "from followsuit.core import step; print(step.__file__)") || exit 1; \
	case "$$engine" in \
	*.py) \
		echo "*** THE COMPILED ENGINE WAS NOT TESTED: the installed engine is interpreted, because ***"; \
		echo "*** no C compiler works here or FOLLOWSUIT_COMPILE=0 asked for it.                   ***"; \
		$(BIN)/python -m pytest --quiet -n 2 $(TESTED_ONCE);; \
	*) \
		echo "Testing the engine compiled, as installed."; \
		FOLLOWSUIT_EXPECT_COMPILED=1 $(BIN)/python -m pytest --quiet -n 2;; \
	esac
	@echo "Testing the page in Chromium."
	@$(BIN)/python -m pytest --quiet -n 2 -rs tests/browser

# From the sources, while the engine is being compiled: all it needs of the package is its entry points.
interpreted: $(VENV)/entry-points
	@echo "Testing the engine interpreted, from src."
	@PYTHONPATH=src:$(VENV)/entry-points $(BIN)/python -m pytest --quiet -n 2 $(TESTED_ONCE:%=--ignore=%)

many: $(VENV)/installed $(VENV)/with-test ## all the games and killed servers that `make test` has a part of
	@$(SAY_BUILD)
	@FOLLOWSUIT_MANY=1 $(BIN)/python -m pytest --quiet -n 2 tests/bots tests/encoding tests/envs tests/games \
		tests/properties tests/service \
		-k "random_games or many_games or every_kill or property or properties"

check: $(VENV)/with-test web/node_modules/fetched ## look for faults with ruff and mypy, in the page with svelte-check
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@if test -s web/node_modules/fetched; then \
		cd web && ../$(BIN)/node node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output machine \
			--threshold warning > node_modules/checked || { cat node_modules/checked; exit 1; }; \
		../$(BIN)/node node_modules/prettier/bin/prettier.cjs --check --log-level warn .; \
	else \
		echo "*** THE PAGE WAS NOT CHECKED: npm could not fetch its tools. ***"; \
	fi

format: $(VENV)/with-test web/node_modules/fetched ## format the code, and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix --exit-zero
	@$(BIN)/ruff format --quiet
	@test ! -s web/node_modules/fetched || \
		(cd web && ../$(BIN)/node node_modules/prettier/bin/prettier.cjs --write --log-level warn .)

bench: $(VENV)/installed $(VENV)/with-bench ## measure the engine against OpenSpiel
	@$(SAY_BUILD)
	@$(BIN)/followsuit bench

screenshots: $(VENV)/installed $(VENV)/with-test chromium ## take the pictures in docs/images anew
	@PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py docs/images

clean: ## remove the environment, builds and caches
	@rm -rf $(VENV) build dist web/dist web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The package, never editable, so that the compiled modules are there. It is built with the tools that
# $(VENV) has already: pip's isolated builds would set mypy up anew each time.
# The stamp is dated from before the build, so that a file edited meanwhile counts as newer.
$(VENV)/installed: $(VENV)/with-play $(VENV)/recipe hatch_build.py $(PACKAGED)
	@echo "Installing Follow Suit: the engine is compiled and the page is built, which takes some minutes."
	@touch $@.begun
	@$(PIP) install --force-reinstall --no-deps --no-build-isolation .
	@mv $@.begun $@

$(VENV)/entry-points: pyproject.toml | $(VENV)/with-test
	@rm -rf $@
	@FOLLOWSUIT_COMPILE=0 FOLLOWSUIT_PAGE=0 $(PIP) install --no-deps --no-build-isolation --target $@ .

# Requirements alone, so that `make check` need not wait for the compiler: those for building and running
# the package and, where pyproject.toml has an extra called %, those as well.
define REQUIREMENTS
import sys, tomllib
config = tomllib.load(open("pyproject.toml", "rb"))
project = config["project"]
extra = project["optional-dependencies"].get(sys.argv[1], [])
print(*config["build-system"]["requires"], *project["dependencies"], *extra, sep="\n")
endef
export REQUIREMENTS

$(VENV)/with-%: pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Fetching what $* needs."
	@$(BIN)/python -c "$$REQUIREMENTS" $* > $@
	@$(PIP) install --requirement $@

# What checks the page, and what shows it while it is worked on, with the Node of the environment. Where npm
# cannot fetch it the file is empty and the next make tries again; on CI that is an error.
web/node_modules/fetched: web/package.json web/package-lock.json | $(VENV)/with-test
	@echo "Fetching what the page needs."
	@if $(BIN)/npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=error --fetch-retries=1; then \
		echo fetched > $@; \
	else \
		test "$(CI)" != true && mkdir -p web/node_modules && touch -d 2000-01-01 $@; \
	fi

# The browser tests and the screenshots look through a Chromium of the machine. Where there is none, and Debian's can be
# installed by whoever runs this, it is; otherwise the tests say that they did not run, and fail on CI.
chromium:
	@for name in "$$CHROMIUM" chromium chromium-browser google-chrome-stable google-chrome chrome; do \
		test -n "$$name" && command -v "$$name" > /dev/null && exit; \
	done; \
	test ! -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" || exit 0; \
	if test "$$(id -u)" = 0 && command -v apt-get > /dev/null; then \
		echo "Installing Chromium."; \
		export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get install --yes -qq --no-install-recommends chromium fonts-noto-core fonts-noto-cjk || \
			{ apt-get update -qq && \
			apt-get install --yes -qq --no-install-recommends chromium fonts-noto-core fonts-noto-cjk; }; \
		} > /dev/null 2>&1 || echo "*** Chromium could not be installed. ***"; \
	else \
		echo "*** There is no Chromium, and only root can install it here. ***"; \
	fi

$(VENV)/recipe: FORCE | $(VENV)/pyvenv.cfg
	@echo '$(RECIPE)' | cmp -s - $@ || echo '$(RECIPE)' > $@

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c "import sys; sys.version_info >= (3, 11) or sys.exit('Follow Suit needs Python 3.11 or newer.')"
	@$(PYTHON) -m venv $(VENV)
