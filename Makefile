# Follow Suit: everything installs into .venv, and `make` on its own says what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check

CHECKED := $(wildcard src tests benchmarks examples hatch_build.py)
PACKAGED := $(shell find src docs/rules -type f -not -path '*/__pycache__/*' 2>/dev/null | sort)

# What a rebuild depends on besides the files' contents: which files there are, and which compiler.
# CC counts only where somebody set it; make's own default is not what Python compiles with.
ASKED_CC := $(if $(filter default,$(origin CC)),,$(CC))
RECIPE = CC=$(ASKED_CC) FOLLOWSUIT_COMPILE=$(FOLLOWSUIT_COMPILE) $(PACKAGED)

# On CI a compiler that is present has to compile the engine: falling back would pass for success.
ifeq ($(CI),true)
ifneq ($(shell command -v $(firstword $(CC)) 2>/dev/null),)
export FOLLOWSUIT_COMPILE ?= 1
endif
endif

# pip keeps what the build hook says to itself, so the installed package is asked.
SAY_BUILD := $(BIN)/python -c "import followsuit; print(followsuit.build_line())"

# The installed package is what runs, unless a rule below asks for the sources.
unexport PYTHONPATH

.DELETE_ON_ERROR:
.PHONY: help play test check format bench clean FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/installed ## play Trick Raiders in the terminal
	@$(SAY_BUILD)
	@$(BIN)/followsuit play trick-raiders

test: check $(VENV)/installed ## check, then run the tests on the interpreted and on the compiled engine
	@$(SAY_BUILD)
	@echo "Testing the engine interpreted, from src."
	@PYTHONPATH=src $(BIN)/python -m pytest --quiet -n 2
	@engine=$$($(BIN)/python -c "from followsuit.core import step; print(step.__file__)") || exit 1; \
	case "$$engine" in \
	*.py) \
		echo "*** THE COMPILED ENGINE WAS NOT TESTED: the installed engine is interpreted, because ***"; \
		echo "*** no C compiler works here or FOLLOWSUIT_COMPILE=0 asked for it.                   ***";; \
	*) \
		echo "Testing the engine compiled, as installed."; \
		FOLLOWSUIT_EXPECT_COMPILED=1 $(BIN)/python -m pytest --quiet -n 2;; \
	esac

check: $(VENV)/with-test ## look for faults with ruff and mypy
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/mypy --no-error-summary $(CHECKED)

format: $(VENV)/with-test ## format the code, and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix --exit-zero
	@$(BIN)/ruff format --quiet

bench: $(VENV)/installed $(VENV)/with-bench ## measure the engine against OpenSpiel
	@$(SAY_BUILD)
	@$(BIN)/followsuit bench

clean: ## remove the environment, builds and caches
	@rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The package, never editable, so that the compiled modules are there. It is built with the tools that
# $(VENV) has already: pip's isolated builds would set mypy up anew each time.
# The stamp is dated from before the build, so that a file edited meanwhile counts as newer.
$(VENV)/installed: $(VENV)/with-play $(VENV)/recipe hatch_build.py $(PACKAGED)
	@echo "Installing Follow Suit."
	@touch $@.begun
	@$(PIP) install --force-reinstall --no-deps --no-build-isolation .
	@mv $@.begun $@

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

$(VENV)/recipe: FORCE | $(VENV)/pyvenv.cfg
	@echo '$(RECIPE)' | cmp -s - $@ || echo '$(RECIPE)' > $@

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c "import sys; sys.version_info >= (3, 11) or sys.exit('Follow Suit needs Python 3.11 or newer.')"
	@$(PYTHON) -m venv $(VENV)
