"""`followsuit play`: a whole game in the terminal against bots, with every "why" answered."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from followsuit.bots.bot import Bot
from followsuit.bots.hint import hint_for
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import rng_of_bot
from followsuit.cli.answers import listed_answers, read_answers, set_asked, size_text, try_answers
from followsuit.cli.draw import (
    counted,
    option_lines,
    outcome_lines,
    pick_text,
    table_lines,
    text_beside,
)
from followsuit.cli.files import refuse_existing, write_text
from followsuit.cli.looks import Looks
from followsuit.cli.rules import rule_lines
from followsuit.cli.screen import Screen
from followsuit.cli.setting import (
    check_name,
    check_seat,
    drawn_seed,
    names_at_table,
    player_count,
    read_levels,
    read_options,
)
from followsuit.cli.story import Story
from followsuit.cli.what import what_lines
from followsuit.core.errors import AnswerRefused, FollowSuitError
from followsuit.core.event import Event, Log
from followsuit.core.option import DONE
from followsuit.core.record import Match
from followsuit.core.view import View
from followsuit.registry import find_game

# What games call the end of a trick.
TRICK_ENDS: Final = ("won", "no-winner", "bust")

HELP: Final = [
    "A card by its name, such as h7, or any answer by its number in the list or a word of its name.",
    "A set of cards is typed on one line, in any order: h7 s3. A set without cards is done, or keep.",
    "A power that goes with a card may be typed with it: the power, then the card.",
    "  why h7    why you may not answer that, or that you may",
    "  why       why the last trick ended as it did",
    "  hint      what a bot that thinks ahead would answer in your place, and why",
    "  what NAME what a character, an item or a power of that name does",
    "  rule ID   a rule by its number, such as those in brackets",
    "  look      the table again, with everything that may be looked at",
    "  log       all that happened so far",
    "  quit      leave the game",
]


def play(
    game_id: str,
    players: int | None,
    option_texts: list[str],
    seed: int | None,
    seat: int,
    bots: str,
    record: Path | None,
    name: str,
) -> None:
    game = find_game(game_id)
    count = player_count(game, players)
    options = read_options(game, option_texts)
    chosen_seed = drawn_seed(seed)
    game.checked_options(count, options, chosen_seed)
    check_seat(seat, count)
    names = names_at_table(count, seat, check_name(name))
    levels = read_levels(bots, count - 1, "other seats")
    levels.insert(seat, "")
    if record is not None:
        refuse_existing(record)
    match = Match(game, count, options, chosen_seed, names)
    TerminalGame(match, seat, levels, record).run()


class Left(Exception):
    """The player has gone."""


class TerminalGame:
    """One person at a match; the others are bots. What is shown comes from that person's view and log."""

    def __init__(self, match: Match, seat: int, levels: list[str], record: Path | None) -> None:
        """The levels of the bots are by seat; that of the own seat is not looked at."""
        self.match = match
        self.game = match.game
        self.seat = seat
        self.levels = levels
        self.bots: dict[int, Bot] = {
            bot: new_bot(levels[bot], rng_of_bot(match.seed, bot))
            for bot in range(len(levels))
            if bot != seat
        }
        self.adviser = rng_of_bot(match.seed, seat)  # no bot sits there
        self.record = record
        self.log = Log()
        match.table = match.at(0, self.log)
        self.heard = 0  # how many events have been told
        self.story = Story(match.game, match.names)
        self.explained: set[tuple[str, str]] = set()  # where, and what was said about answers there
        looks = Looks()
        looks.add_game(match.game)
        looks.add_own_name(match.names[seat])
        self.screen = Screen(looks)
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.say_why,
            "hint": self.say_hint,
            "what": self.say_what,
            "rule": self.say_rule,
            "look": self.say_look,
            "log": self.say_log,
            "help": self.say_help,
            "quit": self.leave,
        }

    def run(self) -> None:
        self.save()
        self.greet()
        try:
            self.play_on()
            self.say_result()
            self.save()
            self.linger()
        except (Left, KeyboardInterrupt):
            self.save()
            self.say_left()

    def greet(self) -> None:
        names = self.match.names
        game = f"{self.game.name} for {len(names)} players, seed {self.match.seed}."
        self.screen.say(game, "heading")
        self.screen.say(f"You are {names[self.seat]}. {self.bots_text()}")
        self.screen.say("Type help to see what can be typed.")

    def bots_text(self) -> str:
        names = self.match.names
        levels = [self.levels[seat] for seat in self.bots]
        if len(set(levels)) == 1:
            return f"The bots ({levels[0]}): {', '.join(names[seat] for seat in self.bots)}."
        return f"The bots: {', '.join(f'{names[seat]} ({self.levels[seat]})' for seat in self.bots)}."

    # The game.

    def play_on(self) -> None:
        t = self.match.table
        self.hear(t.heading())
        while seats := t.seats_to_act():
            heading = t.heading()
            bot_seats = [seat for seat in seats if seat != self.seat]
            if bot_seats:
                seat = bot_seats[0]
                self.give(seat, self.bots[seat].answer(t.view(seat)))
            else:
                for pick in self.ask():
                    self.give(self.seat, pick)
                self.save()
            self.hear(heading)

    def give(self, seat: int, pick: int) -> None:
        self.match.answer(seat, pick)

    def hear(self, heading: str) -> None:
        """Tell what happened since, under the heading it happened under."""
        events = self.log.told[self.seat]
        for line in self.story.add(events[self.heard :], heading):
            line.say(self.screen)
        self.heard = len(events)

    def save(self) -> None:
        """The record is whole after every answer, whatever becomes of the terminal."""
        if self.record is not None:
            write_text(self.record, self.match.record())

    # The question.

    def ask(self) -> list[int]:
        """The player's answer: picks that are allowed, all of them."""
        for line in self.story.add_heading(self.match.table.heading()):
            line.say(self.screen)
        self.screen.say()
        self.say_table(with_lists=False)
        self.say_question(self.is_news())
        while True:
            typed = self.listen("Your answer: ")
            if not typed:
                continue
            try:
                picks = self.read(typed)
                try_answers(self.match.table, self.seat, picks)
            except AnswerRefused as refusal:
                self.screen.say(str(refusal))
                self.say_options(with_texts=False)
            except FollowSuitError as error:
                self.screen.say(f"{error} Type help to see what can be typed.")
            else:
                return picks

    def listen(self, prompt: str) -> str:
        """A line that is not a command; those are carried out here. Empty if there was only that."""
        line = self.screen.ask(prompt)
        if line is None:
            raise Left
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            return line
        try:
            command(rest.strip())
        except FollowSuitError as error:
            self.screen.say(str(error))
        return ""

    def read(self, line: str) -> list[int]:
        return read_answers(self.game, self.match.names, self.options(), line, self.view())

    def view(self) -> View:
        return self.match.table.view(self.seat)

    def options(self) -> list[int]:
        """What may be answered now, in the order it is listed."""
        return listed_answers(self.view())

    def say_table(self, with_lists: bool) -> None:
        layout = self.game.layout(self.view())
        for line in table_lines(self.game, layout, self.match.names, self.seat, with_lists):
            self.screen.say(line)

    def is_news(self) -> bool:
        """Whether something in the list has not been explained yet to this question under this heading."""
        view = self.view()
        under = f"{self.story.under}: {type(view.question()).__name__}"
        texts = {(under, text_beside(self.game, view, pick)) for pick in self.options()}
        is_news = not texts <= self.explained
        self.explained |= texts
        return is_news

    def say_question(self, with_texts: bool) -> None:
        view = self.view()
        question = view.question()
        about = None if question is None else question.about()
        self.screen.say("It is your turn." if about is None else str(about), "question")
        if set_asked(view) is not None:
            none = ", or done for none" if DONE in view.options() else ""
            self.screen.say(f"Type {size_text(view) or 'the cards'} on one line{none}.")
        picked = [pick_text(self.game, view, pick, self.match.names) for pick in view.table.sealed[self.seat]]
        if picked:
            self.screen.say(f"So far: {', '.join(picked)}.")
        self.say_options(with_texts)

    def say_options(self, with_texts: bool) -> None:
        names = self.match.names
        for line in option_lines(self.game, self.view(), self.options(), names, with_texts):
            self.screen.say(line)

    # What else may be typed.

    def say_why(self, line: str) -> None:
        if not line:
            self.say_why_won()
            return
        try:
            picks = self.read(line)
            try_answers(self.match.table, self.seat, picks)
        except AnswerRefused as refusal:
            self.screen.say(str(refusal))
        else:
            self.screen.say(f"{line} is allowed.")

    def say_why_won(self) -> None:
        event = last_trick_end(self.log.told[self.seat])
        if event is None:
            self.screen.say("No trick has ended yet.")
            return
        self.screen.say(self.game.tell(event, self.match.names))
        for reason in event.because:
            self.screen.say(f"  {reason}")

    def say_hint(self, _: str) -> None:
        """From what this seat knows, like everything a bot says."""
        view = self.view()
        if not view.is_asked():
            self.screen.say("The game is over, and nothing is asked.")
            return
        hint = hint_for(view, self.adviser)
        names, offered = self.match.names, view.options()

        def written(pick: int) -> str:
            """As in the list; what others may answer is not in it."""
            return pick_text(self.game, view, pick, names) if pick in offered else self.game.write_pick(pick)

        self.screen.say(f"I would answer {' '.join([written(pick) for pick in hint.picks])}.")
        if hint.why is not None:
            self.screen.say(hint.why.sentence(written, lambda seat: names[seat]))
        elif len(offered) == 1:
            self.screen.say("It is the only answer.")
        else:
            self.screen.say("All answers come to the same.")

    def say_what(self, name: str) -> None:
        if not name:
            self.screen.say("Type what and a name, such as that of a character.")
            return
        for line in what_lines(self.game, self.view(), name):
            self.screen.say(line)

    def say_rule(self, id: str) -> None:
        if not id:
            self.screen.say("Type rule and a number, such as those in brackets.")
            return
        for line in rule_lines(self.game, id):
            self.screen.say(line)

    def say_look(self, _: str) -> None:
        self.say_table(with_lists=True)
        if self.match.table.question() is not None:
            self.say_question(with_texts=True)

    def say_log(self, _: str) -> None:
        for line in self.story.lines:
            line.say(self.screen)
        self.screen.say()

    def say_help(self, _: str) -> None:
        for line in HELP:
            self.screen.say(line)

    def leave(self, _: str) -> None:
        raise Left

    # The end.

    def say_result(self) -> None:
        outcome = self.match.table.outcome
        assert outcome is not None
        self.screen.heading("Result")
        team = self.match.game.winning_team(self.match.table)
        for line in outcome_lines(outcome, self.match.names, self.seat, team):
            self.screen.say(line)
        self.say_where_recorded()

    def linger(self) -> None:
        """After the game everything can still be asked about."""
        self.screen.say("Type log, look, why, what or rule ID; or quit.")
        while True:
            try:
                line = self.listen("What else: ")
            except (Left, KeyboardInterrupt):
                return
            if line:
                self.screen.say("The game is over. Type log, look, why, what, rule ID or quit.")

    def say_left(self) -> None:
        answers = counted(len(self.match.picks), "answer")
        self.screen.say()
        self.screen.say(f"You have left the game after {answers}. Seed {self.match.seed} deals it again.")
        self.say_where_recorded()

    def say_where_recorded(self) -> None:
        if self.record is not None:
            self.screen.say(f"Recorded in {self.record}.")


def last_trick_end(events: list[Event]) -> Event | None:
    for event in reversed(events):
        if event.kind in TRICK_ENDS:
            return event
    return None
