"""A whole game as text: its header, its answers, and fingerprints that say where two versions part.

The format is described in docs/reference/record.md.
"""

from typing import Any, Final

from followsuit.core.errors import FollowSuitError, Unreadable, WrongOption
from followsuit.core.event import Log
from followsuit.core.game import Game
from followsuit.core.rng import seeded
from followsuit.core.sentence import Sentence
from followsuit.core.table import Table

FORMAT: Final = 1
FIRST_LINE: Final = f"Follow Suit record, format {FORMAT}"


class Match:
    """One game from its first deal on. Its rules, options, seed and answers are all that is stored.

    `followsuit.new_match` makes one. Give answers to the match, not to its table, so that it remembers them.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, int | str | bool],
        seed: int,
        names: list[str] | None = None,
    ) -> None:
        self.game = game  # what is played
        self.options = game.checked_options(players, options, seed)  # all of them, with the defaults
        self.seed = seed  # what decides all that is left to chance
        self.names = checked_names(players, names)  # by seat
        self.table = game.new_table(players, self.options, seed)  # as it stands now
        self.seats: list[int] = []  # who gave each answer
        self.picks: list[int] = []  # the answers, in the order they were given
        self.parted = ""  # where a record of other rules and ours stopped agreeing, if they did
        self.stored_result = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """As a record: what was played and which answers were given. It is played again when it is read."""
        played = (self.game, self.options, self.seed, self.names)
        return played_again, (*played, self.seats, self.picks, self.parted, self.stored_result)

    def __copy__(self) -> "Match":
        copied = played_again(self.game, self.options, self.seed, self.names, [], [], self.parted, "")
        copied.table = self.table.clone()
        copied.seats = self.seats[:]
        copied.picks = self.picks[:]
        copied.stored_result = self.stored_result
        return copied

    def __eq__(self, other: object) -> bool:
        """Whether the same was dealt and answered, by players of the same names."""
        if not isinstance(other, Match) or other.game is not self.game or other.seed != self.seed:
            return False
        if other.options != self.options or other.names != self.names:
            return False
        return other.seats == self.seats and other.picks == self.picks

    def __hash__(self) -> int:
        raise TypeError("a match goes on, so it has no hash; its record() says what it is now")

    def __repr__(self) -> str:
        given = f"{len(self.picks)} answer{'' if len(self.picks) == 1 else 's'}"
        return f"<Match of {self.game.name}, seed {self.seed}, {given}: {self.table!r}>"

    def answer(self, seat: int, pick: int | str) -> None:
        """As Table.answer, and remembered. A pick may be written as people write it: "H7", "done".

        One that is not allowed raises AnswerRefused, one that is none Unreadable; nothing has changed then.
        """
        read = self.game.read_pick(pick) if isinstance(pick, str) else pick
        self.table.answer(seat, read)
        self.seats.append(seat)
        self.picks.append(read)

    def begin_again(self, log: Log) -> None:
        """From the first deal, as if nothing had been answered; what happens is told to this log."""
        self.seats, self.picks = [], []
        self.table = self.at(0, log)

    def go_back(self, count: int, table: Table) -> None:
        """To the table as it stood after so many answers; those that followed are forgotten."""
        del self.seats[count:]
        del self.picks[count:]
        self.table = table

    def offered(self, seat: int | None = None) -> list[str]:
        """What a seat may answer, as people write it; the next one to act, if none is named."""
        asked = self.table.next_seat() if seat is None else seat
        if asked not in self.table.seats_to_act():
            return []
        return [self.game.write_pick(pick) for pick in self.table.options(asked)]

    def at(self, count: int, log: Log | None = None) -> Table:
        """The table after so many answers, telling what happens to a log if one is given."""
        t = self.game.laid_out(len(self.names), self.options, seeded(self.seed))
        t.log = log
        t.advance()
        for i in range(count):
            t.apply(self.seats[i], self.picks[i])
        return t

    def record(self) -> str:
        """The game so far as text: docs/reference/record.md. `followsuit.read_record` gives it back."""
        writing = Writing(self)
        while writing.go_on():
            pass
        return writing.text()


def played_again(
    game: Game,
    options: dict[str, int | str | bool],
    seed: int,
    names: list[str],
    seats: list[int],
    picks: list[int],
    parted: str,
    stored_result: str,
) -> Match:
    """A match to which these answers were given."""
    match = Match(game, len(names), options, seed, names)
    match.seats = seats[:]
    match.picks = picks[:]
    match.table = match.at(len(picks))
    match.parted = parted
    match.stored_result = stored_result
    return match


class Writing:
    """A record while it is written: answer by answer, so that a long one can be interrupted."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = match.at(0)
        self.count = 0  # answers that are written
        self.heading = self.table.heading()
        self.answers: list[str] = []  # of this heading
        self.lines = [FIRST_LINE, f"game: {match.game.id}", f"rules: {match.game.rules_version}"]
        self.lines.append(f"players: {len(match.names)}")
        for name, value in match.options.items():
            self.lines.append(f"option: {name} = {str(value).lower()}")
        self.lines.append(f"seed: {match.seed}")
        self.lines.append("names: " + ", ".join(match.names))
        self.lines.append("")

    def go_on(self) -> bool:
        """One answer more; False if there is none."""
        if self.count == len(self.match.picks):
            return False
        if self.table.heading() != self.heading:
            self.end_line()
            self.heading = self.table.heading()
        seat = self.match.seats[self.count]
        pick = self.match.picks[self.count]
        self.answers.append(f"{seat} {self.match.game.write_pick(pick)}")
        self.table.apply(seat, pick)
        self.count += 1
        return True

    def end_line(self) -> None:
        if self.answers:
            self.lines.append(f"{self.heading}: {', '.join(self.answers)} | {self.table.fingerprint()}")
            self.answers = []

    def text(self) -> str:
        """The whole of it, when all answers are written."""
        self.end_line()
        lines = self.lines[:]
        if self.table.outcome is not None:
            lines.append(f"result: {result_text(self.table)}")
        lines.append(f"end: {self.count} answers")
        return "\n".join(lines) + "\n"


def checked_names(players: int, names: list[str] | None) -> list[str]:
    """A name for every seat, such as a record can hold."""
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    if len(names) != players:
        raise WrongOption(
            Sentence("{players} names are needed, not {count}.", players=players, count=len(names))
        )
    for name in names:
        if not name.strip() or "," in name or not name.isprintable():
            pattern = "A name is a word or two on one line, without commas, not {name}."
            raise WrongOption(Sentence(pattern, name=repr(name)))
    return names


def result_text(t: Table) -> str:
    assert t.outcome is not None
    places = " ".join([str(place) for place in t.outcome.places])
    scores = " ".join([str(score) for score in t.outcome.scores])
    return f"places {places}, scores {scores}, by {t.outcome.way.rule}"


def record_game(text: str) -> str:
    """The id of the game a record is of; the first thing to know before it can be read."""
    lines = text.splitlines()
    check_first_line(lines[0] if lines else "")
    return header_value(lines, 1, "game")


def read_record(text: str, game: Game) -> Match:
    """Play a record again. Where it does not agree with itself, or with the rules, say which line."""
    lines = text.splitlines()
    if record_game(text) != game.id:
        raise Unreadable(
            Sentence("this is a record of {other}, not of {game}.", other=record_game(text), game=game.id), 2
        )
    version = header_number(lines, 2, "rules")
    players = header_number(lines, 3, "players")
    try:
        game.checked_options(players, {}, 0)
    except FollowSuitError as error:
        raise Unreadable(error.args[0], 4) from error
    at = 4
    options: dict[str, int | str | bool] = {}
    while at < len(lines) and lines[at].startswith("option: "):
        name, equals, value = lines[at][len("option: ") :].partition(" = ")
        if not equals:
            raise Unreadable("an option is written 'option: name = value'.", at + 1)
        try:
            options[name] = game.option_named(name).read(value)
        except FollowSuitError as error:
            raise Unreadable(error.args[0], at + 1) from error
        at += 1
    seed = header_number(lines, at, "seed")
    names = header_value(lines, at + 1, "names").split(", ")
    if len(names) != players:
        raise Unreadable(
            Sentence("{players} names are needed, not {count}.", players=players, count=len(names)), at + 2
        )
    try:
        match = Match(game, players, options, seed, names)
    except FollowSuitError as error:
        raise Unreadable(error.args[0], at + 1) from error
    read_answers(match, lines, at + 2, version == game.rules_version)
    return match


def read_answers(match: Match, lines: list[str], first: int, is_same_rules: bool) -> None:
    count = 0
    is_ended = False
    for at in range(first, len(lines)):
        line = lines[at]
        if not line:
            continue
        if is_ended:
            raise Unreadable("nothing may follow the end of a record.", at + 1)
        if line.startswith("end: "):
            if line != f"end: {count} answers":
                pattern = "the record has {count} answers, but its end says otherwise."
                raise Unreadable(Sentence(pattern, count=count), at + 1)
            is_ended = True
        elif line.startswith("result: "):
            match.stored_result = line[len("result: ") :]
            check_result(match, at + 1)
        else:
            count += read_line(match, line, at + 1, is_same_rules)
    if not is_ended:
        raise Unreadable("the record stops before its end.", len(lines) + 1)


def read_line(match: Match, line: str, number: int, is_same_rules: bool) -> int:
    """The answers of one heading, and the fingerprint after the last; how many there were."""
    body, bar, fingerprint = line.rpartition(" | ")
    heading, colon, answers = body.partition(": ")
    if not bar or not colon:
        raise Unreadable("a line of answers is written 'heading: seat answer, … | fingerprint'.", number)
    words = answers.split(", ")
    for word in words:
        seat_text, _, pick_text = word.partition(" ")
        if not seat_text.isdecimal() or not pick_text:
            raise Unreadable(Sentence("{word} is not a seat and its answer.", word=repr(word)), number)
        try:
            pick = match.game.read_pick(pick_text)
            if match.parted == "":
                match.answer(int(seat_text), pick)
        except FollowSuitError as error:
            sentence = Sentence("{word}: {why}", word=repr(word), why=error.args[0])
            part_or_refuse(match, number, is_same_rules, sentence)
    if match.parted == "" and match.table.fingerprint() != fingerprint:
        sentence = Sentence("the table after {heading} is not the one recorded.", heading=heading)
        part_or_refuse(match, number, is_same_rules, sentence)
    return len(words)


def part_or_refuse(match: Match, number: int, is_same_rules: bool, message: str) -> None:
    """Under the same rules a difference is damage; under others it is where they part."""
    if is_same_rules:
        raise Unreadable(message, number)
    match.parted = Sentence("line {line}: {what}", line=number, what=message)


def check_result(match: Match, number: int) -> None:
    if match.parted == "":
        if match.table.outcome is None:
            raise Unreadable("a result is given, but the game is not over.", number)
        if result_text(match.table) != match.stored_result:
            raise Unreadable("the result is not the one this game has.", number)


def check_first_line(line: str) -> None:
    if line == FIRST_LINE:
        return
    if line.startswith("Follow Suit record, format "):
        raise Unreadable("this record is of a format that a later version writes.", 1)
    raise Unreadable(Sentence("a record begins with '{first}'.", first=FIRST_LINE), 1)


def header_value(lines: list[str], at: int, key: str) -> str:
    if at >= len(lines) or not lines[at].startswith(f"{key}: "):
        raise Unreadable(Sentence("the record's '{key}' is missing here.", key=key), at + 1)
    return lines[at][len(key) + 2 :]


def header_number(lines: list[str], at: int, key: str) -> int:
    value = header_value(lines, at, key)
    if not value.isdecimal() or len(value) > 40:
        pattern = "the record's '{key}' is a whole number, not {value}."
        raise Unreadable(Sentence(pattern, key=key, value=repr(value)), at + 1)
    return int(value)
