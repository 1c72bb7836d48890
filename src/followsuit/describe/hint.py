"""What the search would answer in a seat, in the words of that seat's question."""

from typing import Final

from followsuit.bots.hint import Hint, Look
from followsuit.core.game import Game
from followsuit.core.option import CARD, COLOUR, NUMBER, PIECE, SEAT, WORD, verb_of
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.question import QuestionText
from followsuit.describe.wording import wording

MOST_LOOKS: Final = 5
NAMED_FOR_OTHERS: Final = (CARD, SEAT, PIECE, COLOUR)  # what has the same name in every seat


def hint(game: Game, view: View, hint: Hint, names: list[str], language: str) -> shapes.Advice:
    """The picks, what they are called, why; and the answers that were compared, the best known first."""
    words = wording(game, language)
    asked = QuestionText(words, view, names)
    looks = hint.why.looks[:MOST_LOOKS] if hint.why is not None else []
    return shapes.Advice(
        picks=[game.write_pick(pick) for pick in hint.picks],
        label=label(asked, hint.picks),
        sentence=sentence(asked, hint),
        looks=[
            shapes.Compared(game.write_pick(look.pick), name(asked, look.pick), percent(look.mean))
            for look in looks
        ],
    )


def label(asked: QuestionText, picks: list[int]) -> str:
    """'Play blue 6', as on the button; the cards of a set by their names."""
    if len(picks) == 1:
        return asked.label(picks[0])
    named = [asked.name_of(pick) for pick in picks if verb_of(pick) != WORD]
    return asked.words.capital(asked.words.listed(named))


def name(asked: QuestionText, pick: int) -> str:
    return asked.label(pick) if verb_of(pick) in (WORD, NUMBER) else asked.name_of(pick)


def percent(share: float) -> int:
    return round(100 * share)


def compared(choice: Look, second: Look) -> str:
    """The phrase for another answer; one that came to more is not advised all the same, and that is said."""
    if percent(second.mean) == percent(choice.mean):
        return "hint-same"
    if second.mean < choice.mean:
        return "hint-second"
    return "hint-less" if second.visits < choice.visits else "hint-close"


def sentence(asked: QuestionText, hint: Hint) -> str:
    words, why = asked.words, hint.why
    if why is None:
        return words.phrase("hint-only" if len(asked.options) == 1 else "hint-alike")
    said = [words.phrase("hint-best", worlds=why.worlds, share=percent(why.choice.mean))]
    if why.second is not None:
        second = name(asked, why.second.pick)
        text = words.phrase(compared(why.choice, why.second), name=second, share=percent(why.second.mean))
        said.append(words.capital(text))
    if why.feared_seat >= 0 and verb_of(why.feared_pick) in NAMED_FOR_OTHERS:
        said.append(
            words.phrase(
                "hint-fear",
                name=asked.name_of(why.feared_pick),
                other=asked.names[why.feared_seat],
                share=percent(why.feared_mean),
            )
        )
    return words.phrase("between-sentences").join(said)
