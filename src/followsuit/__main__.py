"""`python -m followsuit`: the command line, where its own command is not on the path."""

from followsuit.cli.main import main

main()
