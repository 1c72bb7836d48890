"""What the search would answer in a seat, in the words of that seat's question."""

from typing import Final

from msgspec import UNSET

from followsuit.bots.hint import Hint, Look
from followsuit.core.game import Game
from followsuit.core.option import WORD, verb_of
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.candidate import NAMED_FOR_OTHERS, Candidate, answer_name, trick_sentences
from followsuit.describe.question import QuestionText
from followsuit.describe.told import told_by_plays
from followsuit.describe.wording import wording

MOST_LOOKS: Final = 5
MOST_CANDIDATES: Final = 3


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
            shapes.Compared(game.write_pick(look.pick), answer_name(asked, look.pick), percent(look.mean))
            for look in looks
        ],
        candidates=candidates(asked, hint),
        told=told_by_plays(asked, is_over=False),
    )


def candidates(asked: QuestionText, hint: Hint) -> list[shapes.Suggested]:
    """What is advised and what comes next, in the order of the options: which is best, is not to be seen."""
    if hint.why is None:
        return []
    picks = dict.fromkeys([hint.why.choice.pick, *[look.pick for look in hint.why.looks]])
    meant = list(picks)[:MOST_CANDIDATES]
    return [
        shapes.Suggested(
            pick=asked.words.game.write_pick(pick),
            name=answer_name(asked, pick),
            text=what_it_does(asked, pick),
        )
        for pick in asked.options
        if pick in meant
    ]


def what_it_does(asked: QuestionText, pick: int) -> str:
    """By what lies open: it wins so far, it loses to a card, it brings points."""
    said = trick_sentences(asked, Candidate(pick=pick, chance=0))
    option = asked.option(pick)
    if option.verdict is not UNSET and option.verdict.more:
        said.append(option.verdict.more)
    return asked.words.phrase("between-sentences").join([asked.words.capital(one) for one in said])


def label(asked: QuestionText, picks: list[int]) -> str:
    """'Play blue 6', as on the button; the cards of a set by their names."""
    if len(picks) == 1:
        return asked.label(picks[0])
    named = [asked.name_of(pick) for pick in picks if verb_of(pick) != WORD]
    return asked.words.capital(asked.words.listed(named))


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
        second = answer_name(asked, why.second.pick)
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
