"""A lesson from its beginning to its end, as it is sent: the table after every answer, and the coach's words.

The deal is fixed and so are all right answers, so nothing of it has to be kept anywhere while it is played.
"""

from followsuit import describe
from followsuit.core.game import Game
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.table import Table
from followsuit.describe.bot_names import bot_names
from followsuit.describe.question import QuestionText
from followsuit.describe.shapes import Mentioned, ScoringSheet, ShownQuestion
from followsuit.describe.wording import wording
from followsuit.lessons import shapes
from followsuit.lessons.board import LessonTable
from followsuit.lessons.shelf import facts_of, head_of, lesson_after
from followsuit.messages.files import COMMON
from followsuit.messages.voice import voice
from followsuit.scenarios.coach import ByLanguage, Coach, in_language
from followsuit.scenarios.coaching import right_picks, stages
from followsuit.scenarios.runner import laid, start
from followsuit.scenarios.scenario import Scenario, ScenarioStep
from followsuit.scenarios.words import spoken


def names_at(players: int, seat: int, language: str) -> list[str]:
    """'You' for the learner, and bots' names for those who sit with them."""
    others = bot_names(language)
    you = voice(COMMON, language).say("phrases-you")
    return [*others[:seat], you[:1].upper() + you[1:], *others[seat : players - 1]]


def plain(scenario: Scenario, text: str, language: str) -> str:
    """Words of the coach as one text."""
    return said(scenario, text, [], language).text


def said(scenario: Scenario, text: str, rules: list[str], language: str) -> shapes.ShownRemark:
    names = names_at(scenario.players, head_of(scenario).seat, language)
    return said_to(scenario, names, text, rules, language)


def said_to(
    scenario: Scenario, names: list[str], text: str, rules: list[str], language: str
) -> shapes.ShownRemark:
    """Words with what they name, to somebody at a table of these players."""
    game = scenario.game
    words = wording(game, language)
    parts: list[str | Mentioned] = []
    for part in spoken(game, scenario.players, text):
        if isinstance(part, str):
            parts.append(part)
        elif part.card is not None:
            parts.append(words.card_part(part.card))
        elif part.seat is not None:
            parts.append(Mentioned(seat=part.seat))
        else:
            assert part.piece is not None
            parts.append(Mentioned(piece=game.pieces[part.piece].key))
    whole = "".join([words.plain_part(part, names) for part in parts])
    return shapes.ShownRemark(parts=parts, text=words.capital(whole), rules=rules)


def script(scenario: Scenario, language: str) -> shapes.LessonScript:
    return Writer(scenario, language).write()


class Writer:
    """One lesson in one language, written while it is played."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.scenario = scenario
        self.game: Game = scenario.game
        self.language = language
        self.seat = head_of(scenario).seat
        self.names = names_at(scenario.players, self.seat, language)
        self.board = LessonTable(start(scenario), self.seat)
        self.moments: list[shapes.LessonMoment] = []
        self.frames: list[shapes.Frame] = []
        self.is_new = True
        self.asked: Coach | None = None  # what the step before asked at the table

    @property
    def t(self) -> Table:
        return self.board.t

    def write(self) -> shapes.LessonScript:
        self.keep_frame()
        for index in range(len(self.scenario.steps)):
            self.step(index)
        following = lesson_after(self.scenario)
        return shapes.LessonScript(
            facts=facts_of(self.scenario, self.language),
            game=self.game.id,
            seat=self.seat,
            names=self.names,
            options=dict(self.scenario.options),
            moments=self.moments,
            next=None if following is None else facts_of(following, self.language),
        )

    def step(self, index: int) -> None:
        step = self.scenario.steps[index]
        if step.position is not None:
            self.board = LessonTable(laid(self.scenario, index), self.seat)
            self.frames = []
            self.is_new = True
            self.keep_frame()
        self.answer(step)
        coach = step.coach
        if coach is None:
            return
        if coach.shows_next_round():
            self.go_on()
        if not self.frames:
            self.keep_frame()
        if coach.asks_at_the_table():
            following = self.scenario.steps[index + 1]
            right = right_picks(self.t, self.seat, following.answers)
            self.add_moment(coach, stages(right)[0])
            self.asked = coach
        else:
            self.add_moment(coach, [])

    def answer(self, step: ScenarioStep) -> None:
        """The answers of a step; those of the learner that need several presses are a moment for each."""
        right = right_picks(self.t, self.seat, step.answers) if self.asked is not None else []
        parts = stages(right)
        given = 0
        for i in range(len(parts)):
            for pick in parts[i]:
                self.board.answer(self.seat, pick)
                given += 1
            self.keep_frame()
            if i + 1 < len(parts):
                assert self.asked is not None
                self.add_moment(self.asked, parts[i + 1], is_more=True)
        self.asked = None
        for answer in step.answers[given:]:
            self.go_on()
            self.board.answer(answer.seat, answer.pick)
            self.keep_frame()

    def go_on(self) -> None:
        """A round that is over gives way to the next one."""
        if self.board.go_on():
            self.keep_frame()

    def add_moment(self, coach: Coach, right: list[int], is_more: bool = False) -> None:
        """`is_more`: nothing new is asked; a power was announced, and its card is to come."""
        question = self.frames[-1].question
        if right and question is not None:
            self.offer_wrong(question, coach)
        self.moments.append(
            shapes.LessonMoment(
                frames=self.frames,
                is_new=self.is_new,
                say=None if is_more else self.said(coach.say, [] if coach.ask else coach.rules),
                ask=self.said(coach.ask, coach.rules),
                answer=[self.game.write_pick(pick) for pick in right],
                wrong={
                    written: self.text(words, coach.rules) for written, words in coach.wrong.items() if right
                },
                choices=[
                    shapes.LessonChoice(
                        text=self.text(choice.text, []),
                        why=self.text(choice.why, coach.rules),
                        right=choice.is_right,
                    )
                    for choice in coach.choices
                ],
            )
        )
        self.frames = []
        self.is_new = False

    def offer_wrong(self, question: ShownQuestion, coach: Coach) -> None:
        """A card that may not be played, and that the coach has words for, can be tried like any other."""
        view = self.t.view(self.seat)
        asked = QuestionText(wording(self.game, self.language), view, self.names)
        offered = {option.pick for option in question.options}
        for written in coach.wrong:
            if written in offered or any(one.pick == written for one in question.refused) is False:
                continue
            pick = self.game.read_pick(written)
            if verb_of(pick) == CARD and argument_of(pick) in asked.areas_of_cards:
                question.options.append(asked.option(pick))
        tried = {option.pick for option in question.options}
        question.refused = [one for one in question.refused if one.pick not in tried]

    def said(self, words: ByLanguage | None, rules: list[str]) -> shapes.ShownRemark | None:
        return None if words is None else self.text(words, rules)

    def text(self, words: ByLanguage, rules: list[str]) -> shapes.ShownRemark:
        return said(self.scenario, in_language(words, self.language), rules, self.language)

    def keep_frame(self) -> None:
        """What the learner sees now, and was told since the last time."""
        is_counted = describe.is_counted(self.game, self.board.untold(), self.names, self.language)
        events = self.board.told()
        seen = self.board.seen()
        view = seen.view(self.seat)
        id = f"lesson-{len(self.moments)}-{len(self.frames)}"
        self.frames.append(
            shapes.Frame(
                view=describe.view(self.game, view, self.names, self.language),
                question=describe.question(self.game, view, self.names, self.language, id),
                news=describe.news(self.game, events, self.names, self.language, self.seat),
                sheet=self.sheet() if is_counted else None,
                outcome=describe.outcome(self.game, seen, self.names, self.language, self.seat),
            )
        )

    def sheet(self) -> ScoringSheet | None:
        """Of the last round that is over, made of all rounds so far: what it begins with was told before."""
        told = self.board.all_told()
        return describe.last_sheet(self.game, told, self.names, self.language, self.t, self.seat)
