"""`python -m followsuit`: the command line, where its own command is not on the path."""

from followsuit.command import main

main()
