"""What the server itself says, in every language it speaks. What games say is in followsuit.describe."""

from typing import Final

from followsuit.messages.files import ENGLISH
from followsuit.messages.files import spoken as language
from followsuit.messages.voice import voice

__all__ = ["ENGLISH", "language", "say"]
SERVER: Final = "server"  # the folder of its messages


def say(key: str, lang: str, **values: object) -> str:
    return voice(SERVER, lang).say(key, **values)
