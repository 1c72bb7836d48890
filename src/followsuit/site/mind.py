"""The second worker of a browser: it is given a view as bytes, and says what it found out."""

from followsuit.bots.hint import hint_for
from followsuit.bots.roster import levels, new_bot
from followsuit.bots.travel import packed, unpacked_view
from followsuit.bots.whole import whole_answer
from followsuit.core.rng import seeded
from followsuit.registry import all_games
from followsuit.site.crossing import JsBytes, as_bytes
from followsuit.site.thoughts import ADVICE

all_games()  # every game and every bot, before the first thought
levels()


def think(level: str, view: bytes | JsBytes, seed: str, seconds: float) -> bytes:
    """The whole answer of a bot of this level, or what a person may be told."""
    if level == ADVICE:
        return packed(hint_for(unpacked_view(as_bytes(view)), seeded(int(seed))))
    return packed(whole_answer(new_bot(level, seeded(int(seed))), unpacked_view(as_bytes(view)), seconds))
