"""What is wrong with something given, said to whoever speaks another language than the code does."""

from followsuit.core.sentence import Sentence
from followsuit.messages.files import COMMON, ENGLISH, found, slug, spoken
from followsuit.messages.voice import Saying, speech, voice


def said_to(message: str, language: str) -> str:
    """The sentence as its language has it; as it stands, where nobody has said it otherwise."""
    if spoken(language) == ENGLISH:
        return str(message)
    pattern, values = (message.pattern, message.values) if isinstance(message, Sentence) else (message, {})
    saying = saying_of(pattern, spoken(language))
    if saying is None:
        return str(message)
    return saying.say({name: said_value(value, language) for name, value in values.items()})


def saying_of(pattern: str, language: str) -> Saying | None:
    """Of what may be said about anything; or of what only a game would say, whichever it is: an error of its
    own, or a rule."""
    key = slug(pattern)
    own = speech(COMMON, language).sayings(f"errors-{key}").get("")
    if own is not None:
        return own
    speeches = [speech(name, language) for name, languages in found().items() if language in languages]
    said = [each.sayings(f"{group}-{key}").get("") for group in ("errors", "reasons") for each in speeches]
    return next((one for one in said if one is not None), None)


def said_value(value: object, language: str) -> object:
    if isinstance(value, list):
        return either([str(each) for each in value], language)
    return said_to(value, language) if isinstance(value, str) else value


def either(words: list[str], language: str) -> str:
    """'2', '2 or 3', '2, 3 or 4'"""
    if len(words) < 2:
        return "".join(words)
    own = voice(COMMON, language)
    return own.say("phrases-comma").join(words[:-1]) + own.say("phrases-or") + words[-1]
