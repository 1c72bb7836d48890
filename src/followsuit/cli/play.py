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
    option_lines,
    outcome_lines,
    pick_text,
    table_lines,
    text_beside,
)
from followsuit.cli.files import refuse_existing, write_text
from followsuit.cli.looks import Looks
from followsuit.cli.rules import rule_lines
from followsuit.cli.screen import Left, Screen
from followsuit.cli.setting import (
    LEVELS_OF_OTHERS,
    check_name,
    check_seat,
    drawn_seed,
    names_at_table,
    player_count,
    read_levels,
    read_options,
)
from followsuit.cli.speaker import Speaker, chosen_language
from followsuit.cli.story import TerminalStory
from followsuit.cli.what import what_lines
from followsuit.core.errors import AnswerRefused, FollowSuitError
from followsuit.core.event import Event, Log
from followsuit.core.option import DONE
from followsuit.core.record import Match
from followsuit.core.view import View
from followsuit.describe.hint import sentence, what_it_does
from followsuit.describe.told import told_by_plays
from followsuit.messages.wrong import said_to
from followsuit.registry import find_game

# What games call the end of a trick.
TRICK_ENDS: Final = ("won", "no-winner", "bust")


def play(
    game_id: str,
    players: int | None,
    option_texts: list[str],
    seed: int | None,
    seat: int,
    bots: str,
    record: Path | None,
    name: str,
    language: str | None = None,
) -> None:
    spoken = chosen_language(language)
    game = find_game(game_id)
    count = player_count(game, players)
    options = read_options(game, option_texts)
    chosen_seed = drawn_seed(seed)
    game.checked_options(count, options, chosen_seed)
    check_seat(seat, count)
    names = names_at_table(count, seat, check_name(name), spoken)
    levels = read_levels(bots, count - 1, LEVELS_OF_OTHERS)
    levels.insert(seat, "")
    if record is not None:
        refuse_existing(record)
    match = Match(game, count, options, chosen_seed, names)
    TerminalGame(match, seat, levels, record, spoken).run()


class TerminalGame:
    """One person at a match; the others are bots. What is shown comes from that person's view and log."""

    def __init__(
        self, match: Match, seat: int, levels: list[str], record: Path | None, language: str
    ) -> None:
        """The levels of the bots are by seat; that of the own seat is not looked at."""
        self.match = match
        self.game = match.game
        self.speaker = Speaker(match.game, match.names, language)
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
        self.story = TerminalStory(self.speaker)
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
        say, names = self.speaker.say, self.match.names
        game = self.speaker.game_name()
        self.screen.say(say("title", game=game, players=len(names), seed=self.match.seed), "heading")
        between = self.speaker.words.phrase("between-sentences")
        self.screen.say(between.join([say("you-are", name=names[self.seat]), self.bots_text()]))
        self.screen.say(say("type-help"))

    def bots_text(self) -> str:
        names = self.match.names
        say, listed = self.speaker.say, self.speaker.listed
        levels = [self.levels[seat] for seat in self.bots]
        if len(set(levels)) == 1:
            return say("bots-alike", level=levels[0], names=listed([names[seat] for seat in self.bots]))
        each = [say("bot", name=names[seat], level=self.levels[seat]) for seat in self.bots]
        return say("bots", names=listed(each))

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
        self.say_question(self.note_explained())
        while True:
            typed = self.listen(self.speaker.say("prompt"))
            if not typed:
                continue
            try:
                picks = self.read(typed)
                try_answers(self.speaker, self.match.table, self.seat, picks)
            except AnswerRefused as refusal:
                self.screen.say(self.speaker.refusal(self.view(), picks, refusal.reason))
                self.say_options(with_texts=False)
            except FollowSuitError as error:
                self.screen.say(self.speaker.say("refused", why=error))
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
            self.screen.say(said_to(error.args[0], self.speaker.language))
        return ""

    def read(self, line: str) -> list[int]:
        return read_answers(self.speaker, self.options(), line, self.view())

    def view(self) -> View:
        return self.match.table.view(self.seat)

    def options(self) -> list[int]:
        """What may be answered now, in the order it is listed."""
        return listed_answers(self.view())

    def say_table(self, with_lists: bool) -> None:
        layout = self.game.layout(self.view())
        for line in table_lines(self.speaker, layout, self.seat, with_lists):
            self.screen.say(line)

    def note_explained(self) -> bool:
        """What is in the list counts as explained now; whether some of it was not, to this question."""
        view = self.view()
        under = f"{self.story.under}: {type(view.question()).__name__}"
        texts = {(under, text_beside(self.speaker, view, pick)) for pick in self.options()}
        is_news = not texts <= self.explained
        self.explained |= texts
        return is_news

    def say_question(self, with_texts: bool) -> None:
        view = self.view()
        say = self.speaker.say
        self.screen.say(self.speaker.question(view), "question")
        if set_asked(view) is not None:
            key = "type-set-or-none" if DONE in view.options() else "type-set"
            self.screen.say(say(key, size=size_text(self.speaker, view) or say("the-cards")))
        picked = [pick_text(self.speaker, view, pick) for pick in view.table.sealed[self.seat]]
        if picked:
            self.screen.say(say("so-far", picks=self.speaker.listed(picked)))
        self.say_options(with_texts)

    def say_options(self, with_texts: bool) -> None:
        for line in option_lines(self.speaker, self.view(), self.options(), with_texts):
            self.screen.say(line)

    # What else may be typed.

    def say_why(self, line: str) -> None:
        if not line:
            self.say_why_won()
            return
        try:
            picks = self.read(line)
            try_answers(self.speaker, self.match.table, self.seat, picks)
        except AnswerRefused as refusal:
            self.screen.say(self.speaker.refusal(self.view(), picks, refusal.reason))
        else:
            self.screen.say(self.speaker.say("allowed", line=line))

    def say_why_won(self) -> None:
        event = last_trick_end(self.log.told[self.seat])
        if event is None:
            self.screen.say(self.speaker.say("no-trick-yet"))
            return
        self.screen.say(self.speaker.event(event))

    def say_hint(self, _: str) -> None:
        """From what this seat knows, like everything a bot says."""
        view = self.view()
        if not view.is_asked():
            self.screen.say(self.speaker.say("nothing-asked"))
            return
        hint = hint_for(view, self.adviser)
        # As it can be typed: the words of a name hang together.
        picks = " ".join([pick_text(self.speaker, view, pick).replace(" ", "-") for pick in hint.picks])
        self.screen.say(self.speaker.say("hint", answer=picks))
        asked = self.speaker.asked(view)
        for line in (what_it_does(asked, hint.picks[0]), sentence(asked, hint), *told_by_plays(asked, False)):
            if line:
                self.screen.say(line)

    def say_what(self, name: str) -> None:
        if not name:
            self.screen.say(self.speaker.say("what-name"))
            return
        for line in what_lines(self.speaker, name):
            self.screen.say(line)

    def say_rule(self, id: str) -> None:
        if not id:
            self.screen.say(self.speaker.say("rule-number"))
            return
        for line in rule_lines(self.game, id, self.speaker.language):
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
        for line in self.speaker.say("help").splitlines():
            self.screen.say(line)

    def leave(self, _: str) -> None:
        raise Left

    # The end.

    def say_result(self) -> None:
        outcome = self.match.table.outcome
        assert outcome is not None
        self.screen.heading(self.speaker.say("result"))
        team = self.match.game.winning_team(self.match.table)
        for line in outcome_lines(self.speaker, outcome, self.seat, team):
            self.screen.say(line)
        self.say_where_recorded()

    def linger(self) -> None:
        """After the game everything can still be asked about."""
        self.screen.say(self.speaker.say("else"))
        while True:
            try:
                line = self.listen(self.speaker.say("else-prompt"))
            except (Left, KeyboardInterrupt):
                return
            if line:
                self.screen.say(self.speaker.say("over"))

    def say_left(self) -> None:
        self.screen.say()
        self.screen.say(self.speaker.say("left", answers=len(self.match.picks), seed=self.match.seed))
        self.say_where_recorded()

    def say_where_recorded(self) -> None:
        if self.record is not None:
            self.screen.say(self.speaker.say("recorded", file=self.record))


def last_trick_end(events: list[Event]) -> Event | None:
    for event in reversed(events):
        if event.kind in TRICK_ENDS:
            return event
    return None
