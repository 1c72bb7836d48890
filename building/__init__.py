"""How the package is built: the engine with mypyc and a C compiler, the page with Node.

hatch_build.py calls this for a wheel, the Makefile for the rest: `python3 -m building.play`. Nothing of it
is part of the package. It stands on Python alone; what builds comes into .venv.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (whoever has another Python is told so here)
    sys.exit("followsuit: Follow Suit needs Python 3.11 or newer; set PYTHON to one.")
