"""How the package is built: the engine with mypyc and a C compiler, the page with Node, both kept from build to build.

hatch_build.py calls this for a wheel, the Makefile for `make play`. Nothing here is part of the package.
"""
