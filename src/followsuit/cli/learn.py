"""`followsuit learn`: a lesson in the terminal, with a word for every answer."""

from followsuit.cli.answers import listed_answers, read_answers, try_answers
from followsuit.cli.draw import option_lines, table_lines
from followsuit.cli.looks import Looks
from followsuit.cli.screen import Left, Screen
from followsuit.cli.speaker import Speaker, chosen_language
from followsuit.cli.story import TerminalStory
from followsuit.core.errors import AnswerRefused, FollowSuitError
from followsuit.core.game import Game
from followsuit.core.option import DONE
from followsuit.core.sentence import Sentence
from followsuit.core.table import Table
from followsuit.lessons.board import LessonTable
from followsuit.lessons.script import names_at, said
from followsuit.lessons.shelf import NoSuchLesson, facts_of, find_lesson, head_of, lesson_after, lessons_of
from followsuit.registry import find_game
from followsuit.scenarios.coach import ELSE, ByLanguage, Coach, CoachChoice, in_language
from followsuit.scenarios.coaching import right_picks
from followsuit.scenarios.runner import laid, start
from followsuit.scenarios.scenario import Scenario, ScenarioStep


def learn(game_id: str, lesson: str | None, lists: bool, language: str | None) -> None:
    spoken = chosen_language(language)
    game = find_game(game_id)
    lessons = lessons_of(game.id)
    if not lessons:
        raise NoSuchLesson(Sentence("{game} has no lessons.", game=game.name))
    if lists:
        show_lessons(game, spoken)
        return
    scenario = find_lesson(game, lesson) if lesson is not None else lessons[0]
    TerminalLesson(scenario, spoken).run()


def show_lessons(game: Game, language: str) -> None:
    """A line for each: its id, its title and what it is about."""
    facts = [facts_of(scenario, language) for scenario in lessons_of(game.id)]
    width = max(len(one.id) for one in facts)
    screen = Screen()
    for one in facts:
        screen.say(f"{one.id:{width}}  {one.title}: {one.about}")


class TerminalLesson:
    """One learner at a fixed deal; the others answer as the lesson says."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.scenario = scenario
        self.language = language
        self.seat = head_of(scenario).seat
        self.names = names_at(scenario.players, self.seat, language)
        self.speaker = Speaker(scenario.game, self.names, language, self.seat)
        looks = Looks()
        looks.add_game(scenario.game)
        looks.add_own_name(self.names[self.seat])
        self.screen = Screen(looks)
        self.story = TerminalStory(self.speaker)
        self.board = LessonTable(start(scenario), self.seat)

    @property
    def t(self) -> Table:
        return self.board.t

    def run(self) -> None:
        facts = facts_of(self.scenario, self.language)
        self.screen.say(f"{self.speaker.game_name()}: {facts.title}", "heading")
        self.screen.say(self.speaker.say("learn-help"))
        try:
            for index in range(len(self.scenario.steps)):
                self.step(index)
        except (Left, KeyboardInterrupt):
            self.screen.say(self.speaker.say("learn-left"))
            return
        following = lesson_after(self.scenario)
        self.screen.say(self.speaker.say("learn-done"), "heading")
        if following is not None:
            command = f"followsuit learn {self.scenario.game.id} {following.id}"
            self.screen.say(self.speaker.say("learn-next", command=command))

    def step(self, index: int) -> None:
        step = self.scenario.steps[index]
        if step.position is not None:
            self.board = LessonTable(laid(self.scenario, index), self.seat)
            self.story = TerminalStory(self.speaker)
            self.hear(self.t.heading())
        self.give(step)
        coach = step.coach
        if coach is None:
            return
        if coach.is_of_next_round:
            self.go_on()
        if coach.say is not None:
            self.coach_says(coach.say, [] if coach.ask else coach.rules)
        if coach.choices:
            assert coach.ask is not None
            self.quiz(coach)
        elif coach.ask is not None:
            self.go_on()
            self.ask(coach, self.scenario.steps[index + 1])

    def give(self, step: ScenarioStep) -> None:
        for answer in step.answers:
            self.go_on()
            heading = self.t.heading()
            self.board.answer(answer.seat, answer.pick)
            self.hear(heading)

    def go_on(self) -> None:
        """A round that is over gives way to the next one."""
        if self.board.go_on():
            self.hear(self.t.heading())

    def hear(self, heading: str) -> None:
        for line in self.story.add(self.board.told(), heading):
            line.say(self.screen)

    def draw(self) -> None:
        """The table a question is about, as the learner sees it."""
        self.screen.say()
        for line in table_lines(
            self.speaker, self.scenario.game.layout(self.board.seen().view(self.seat)), self.seat
        ):
            self.screen.say(line)

    # The coach.

    def coach_says(self, words: ByLanguage, rules: list[str], style: str = "") -> None:
        text = said(self.scenario, in_language(words, self.language), rules, self.language)
        self.screen.say()
        whole = text.text
        if rules:
            whole = self.speaker.say("with-rule", sentence=whole, rule=", ".join(rules))
        self.screen.say(self.speaker.say("coach", text=whole), style)

    def quiz(self, coach: Coach) -> None:
        assert coach.ask is not None
        self.draw()
        self.coach_says(coach.ask, [], "question")
        for number, choice in enumerate(coach.choices, 1):
            text = said(self.scenario, in_language(choice.text, self.language), [], self.language).text
            self.screen.say(f"  {number}: {text}")
        while not self.is_right_choice(coach, self.listen()):
            pass

    def is_right_choice(self, coach: Coach, typed: str) -> bool:
        if not typed.isdecimal() or not 1 <= int(typed) <= len(coach.choices):
            self.screen.say(self.speaker.say("learn-number", count=len(coach.choices)))
            return False
        choice: CoachChoice = coach.choices[int(typed) - 1]
        self.coach_says(choice.why, coach.rules)
        return choice.is_right

    def ask(self, coach: Coach, following: ScenarioStep) -> None:
        """Until the answer is the right one; each other gets its words, or the rule that forbids it."""
        assert coach.ask is not None
        right = right_picks(self.t, self.seat, following.answers)
        view = self.t.view(self.seat)
        self.draw()
        self.coach_says(coach.ask, [], "question")
        options = listed_answers(view)
        for line in option_lines(self.speaker, view, options):
            self.screen.say(line)
        while not self.judge(coach, options, right, self.listen()):
            pass

    def judge(self, coach: Coach, options: list[int], right: list[int], typed: str) -> bool:
        view = self.t.view(self.seat)
        try:
            picks = read_answers(self.speaker, options, typed, view)
        except FollowSuitError as error:
            self.screen.say(self.speaker.say("refused", why=error))
            return False
        if without_end(picks) == without_end(right):
            return True
        for pick in picks:
            written = self.scenario.game.write_pick(pick)
            if pick not in right and written in coach.wrong:
                self.coach_says(coach.wrong[written], coach.rules)
                return False
        try:
            try_answers(self.speaker, self.t, self.seat, picks)
        except AnswerRefused as refusal:
            self.screen.say(self.speaker.refusal(view, picks, refusal.reason))
        except FollowSuitError as error:
            self.screen.say(self.speaker.say("refused", why=error))
        else:
            words = coach.wrong.get(self.scenario.game.write_pick(picks[0]), coach.wrong.get(ELSE, coach.ask))
            assert words is not None
            self.coach_says(words, coach.rules)
        return False

    def listen(self) -> str:
        """What the learner types, unless it is nothing or a call for help."""
        while True:
            line = self.screen.ask(self.speaker.say("prompt"))
            if line is None or line.lower() == "quit":
                raise Left
            if line.lower() == "help":
                self.screen.say(self.speaker.say("learn-help"))
            elif line:
                return line


def without_end(picks: list[int]) -> list[int]:
    """A set, however its end is said; with a power before the card, the power first."""
    return sorted([pick for pick in picks if pick != DONE]) or picks
