"""How the terminal speaks, in one language: of the game in its words, and of the rest in its own."""

import locale
import os
from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.sentence import Sentence
from followsuit.core.view import View
from followsuit.describe.question import QuestionText
from followsuit.describe.wording import Part, wording
from followsuit.messages import all_languages
from followsuit.messages.files import spoken
from followsuit.messages.voice import voice
from followsuit.messages.wrong import either

TERMINAL: Final = "terminal"  # the folder of its messages
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # that say which language somebody likes


def chosen_language(wish: str | None) -> str:
    """The one that was asked for; otherwise that of the locale, if we speak it."""
    if wish is None:
        return usual_language()
    if wish not in all_languages():
        raise WrongOption(Sentence("--language is {names}, not {wish}.", names=all_languages(), wish=wish))
    return wish


def usual_language() -> str:
    """That of the locale, if we speak it."""
    said = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return spoken(locale.normalize(said).partition(".")[0].partition("_")[0].lower())


def say(id: str, language: str | None = None, **values: object) -> str:
    """A sentence of the terminal's own, where there is no game yet; in the language of the locale, if no
    other was chosen."""
    return voice(TERMINAL, chosen_language(language)).say(id, **values)


class Speaker:
    """Never changed."""

    def __init__(self, game: Game, names: list[str], language: str, reader: int = NO_SEAT) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.reader = reader  # the seat that is spoken to, where one is
        self.words = wording(game, language)
        self.own = voice(TERMINAL, language)

    def say(self, id: str, **values: object) -> str:
        """A sentence of the terminal's own."""
        return self.own.say(id, **values)

    def game_name(self) -> str:
        return self.words.text("game", "name", self.game.name)

    def reason(self, reason: Reason) -> str:
        """'It is the highest trump. (TR-WIN-05)'"""
        return self.say("with-rule", sentence=self.words.sentence(reason), rule=reason.rule)

    def refusal(self, view: View, picks: list[int], reason: Reason) -> str:
        """Why this is refused; of a single card of one's own, in view of what was led and is held."""
        cards = [argument_of(pick) for pick in picks if verb_of(pick) == CARD]
        if len(cards) == len(picks) == 1 and view.is_asked():
            asked = self.asked(view)
            if cards[0] in asked.areas_of_cards:
                return self.say("with-rule", sentence=asked.refusal(cards[0], reason), rule=reason.rule)
        return self.reason(reason)

    def event(self, event: Event) -> str:
        parts = self.words.parts(self.words.event_for(event, self.reader), event)
        return self.told(event, self.words.to_reader(parts, self.reader))

    def told(self, event: Event, parts: list[Part]) -> str:
        """'Ben wins the trick with the 7 of hearts. It is the highest trump. (TR-WIN-05)'"""
        sentences = [self.words.plain(parts, self.names), *[self.reason(one) for one in event.because]]
        return self.words.phrase("between-sentences").join(sentences)

    def asked(self, view: View) -> QuestionText:
        """The question of a seat that is asked."""
        return QuestionText(self.words, view, self.names)

    def question(self, view: View) -> str:
        """What it is asked, and by which rule."""
        asked = self.asked(view)
        sentence = asked.sentence()
        if asked.about is None:
            return sentence
        return self.say("with-rule", sentence=sentence, rule=asked.rule())

    def listed(self, names: list[str]) -> str:
        return self.words.phrase("comma").join(names)

    def either(self, names: list[str]) -> str:
        """'blue, red or green'"""
        return either(names, self.words.language)
