"""What Python has in memory at a later visit: a browser keeps an image of it, and goes on from there.

To start Python and to import our modules takes a phone longer than all else. So the second worker, once
nobody waits for it, imports everything, says something about every game, and hands over what is in memory
then; see web/src/offline/image.ts. Nothing of that visit may be in it: no table, no task, nothing drawn at
random.
"""

import gc
import random

import followsuit.site.inside
import followsuit.site.mind  # noqa: F401  both workers go on from the same image
from followsuit.describe.bot_names import places
from followsuit.messages.files import ENGLISH, spoken
from followsuit.messages.voice import voice
from followsuit.registry import all_games, new_match
from followsuit.service import wire
from followsuit.service.story import told_story
from followsuit.site.imported import entries_of, row_of


def prepare(lang: str) -> str:
    """Every game's first state has been said, and what that takes is in memory; in which language."""
    found = spoken(lang)
    for id in all_games():
        match = new_match(id, seed=1)
        story = told_story(row_of(match), entries_of(match, ""))
        for each in dict.fromkeys([found, ENGLISH]):
            wire.text_of(wire.state(story, 0, each, [True] * len(match.names), []))
            for said in voice(id, each).speeches:
                said.fluent()  # no first state needs it; some later one will
    places()  # bots are known by their names in every language, whose files are not there at a later visit
    gc.collect()
    gc.freeze()
    return found


def wake() -> None:
    """Gone on from: what is drawn at random is drawn anew."""
    random.seed()
