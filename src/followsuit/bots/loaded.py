"""Importing this loads every game and every bot: for the process that those which think are copies of."""

from followsuit.bots.roster import levels
from followsuit.registry import all_games

all_games()
levels()
