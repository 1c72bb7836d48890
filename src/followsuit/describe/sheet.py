"""The scoring sheet of each round, made of what one viewer was told.

A game says what its kinds of events are on a sheet (`Game.sheet`):

    start       everyone begins with so much, or the seat does
    round       a new sheet begins
    piece       the piece of this number is what the seat plays in the round; 'piece kept' in later ones too
    win         the seat has won a trick
    no win      a trick that nobody won
    unwin       the trick it won last is played anew
    together    so many wins its team has, where more than tricks are counted
    plus minus  the seat gains or loses so much
    up down     the same by one; the number says what it has then
    total       what the seat has when all is counted; 'total fewest' where less is better
    award ICON  something for the head of the sheet
    end         the game is over; told once for each who wins, where somebody is named
"""

from typing import Final

from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.core.reason import Reason
from followsuit.core.strip import BY_WINS, NOT_LIT, Occasion, Strip
from followsuit.core.table import Table
from followsuit.describe import shapes
from followsuit.describe.outcome import named
from followsuit.describe.piece import axis_of, cells_of
from followsuit.describe.shapes import UNSET
from followsuit.describe.wording import Wording, wording
from followsuit.messages.files import slug

WIN: Final = "win"
END: Final = "end"
FEWEST: Final = "total fewest"
KEPT: Final = "kept"
COINS: Final = "coins"  # the picture beside what a team has


def sheets(
    game: Game,
    events: list[Event],
    names: list[str],
    language: str,
    table: Table | None = None,
    reader: int = NO_SEAT,
) -> list[shapes.ScoringSheet]:
    """One for every round that is over.

    `table` is asked for its teams, for the one that has won, and when the strips of these rounds hold.
    """
    return [
        page.described(following) for page, following in pages(game, events, names, language, table, reader)
    ]


def last_sheet(
    game: Game,
    events: list[Event],
    names: list[str],
    language: str,
    table: Table | None = None,
    reader: int = NO_SEAT,
) -> shapes.ScoringSheet | None:
    """That of the last round that is over. Of those before it no word is said: there may be many."""
    finished = pages(game, events, names, language, table, reader)
    return finished[-1][0].described(finished[-1][1]) if finished else None


def is_counted(game: Game, events: list[Event], names: list[str], language: str) -> bool:
    """Whether a round was counted in these."""
    return bool(pages(game, events, names, language))


def pages(
    game: Game,
    events: list[Event],
    names: list[str],
    language: str,
    table: Table | None = None,
    reader: int = NO_SEAT,
) -> "list[tuple[Page, str]]":
    """One for every round that is over, and the number of the next."""
    words = wording(game, language)
    if not is_round_over(words, events):
        return []
    book = Book(words, names_for(words, names, reader), table, reader)
    for event in events:
        book.read(event)
    if book.page is not None and book.page.ends:
        book.close("")
    return book.finished


def is_round_over(words: Wording, events: list[Event]) -> bool:
    """Whether there is a sheet to be made of these at all: most answers end no round."""
    for event in events:
        if event.kind in words.closing:
            return True
    return False


def names_for(words: Wording, names: list[str], reader: int) -> list[str]:
    """With 'you' for the reader."""
    return [words.phrase("you") if seat == reader else names[seat] for seat in range(len(names))]


def sums(words: Wording, events: list[Event], names: list[str]) -> list[list[shapes.SheetLine]]:
    """The lines of each seat that these events come to."""
    book = Book(words, names)
    for event in events:
        book.read(event)
    return [[] for _ in names] if book.page is None else book.page.lines


class Book:
    def __init__(
        self, words: Wording, names: list[str], table: Table | None = None, reader: int = NO_SEAT
    ) -> None:
        self.words = words
        self.names = names
        self.reader = reader
        self.table = table
        self.team = "" if table is None else words.game.winning_team(table)
        self.teams = [] if table is None else words.game.team_by_seat(table)
        self.finished: list[tuple[Page, str]] = []  # each with the number of the next
        self.has = [0] * len(names)
        self.is_known = False  # what each seat has; not where the beginning of the game was not told
        self.kept: list[str | None] = [None] * len(names)  # the piece of each seat that stays its own
        self.page: Page | None = None

    def read(self, event: Event) -> None:
        what, _, icon = self.words.game.sheet.get(event.kind, "").partition(" ")
        if what == "start":
            everyone = range(len(self.names))
            for seat in everyone if event.seat == NO_SEAT else [event.seat]:
                self.has[seat] = event.number
            self.is_known = True
        elif what == "round":
            self.close(f"{event.number}")
            self.page = self.new_page(event.number)
        elif icon == KEPT:  # it may be had before the first round
            self.kept[event.seat] = self.words.game.pieces[event.number].key
            if self.page is not None:
                self.page.pieces[event.seat] = self.kept[event.seat]
        elif what:
            # Without a beginning, as when only the newest events are given, it is a round of no number.
            page = self.page or self.new_page(0)
            self.page = page
            if what == END:
                page.ends.append(event)
            elif what == "award":
                page.award(event, icon)
            else:
                page.read(event, what)

    def new_page(self, number: int) -> "Page":
        page = Page(self.words, self.names, number, self.has, self.is_known, self.reader)
        page.team = self.team
        page.teams = self.teams
        page.pieces = self.kept[:]
        return page

    def close(self, next_round: str) -> None:
        if self.page is None:
            return
        self.page.occasion = self.occasion(self.page.number, next_round)
        self.finished.append((self.page, next_round))
        self.has = self.page.has
        self.page = None

    def occasion(self, number: int, next_round: str) -> Occasion:
        """When the strips of a round hold: the table may have gone on since."""
        game = self.words.game
        if self.table is None:
            return Occasion(len(self.names), False, [])
        now = game.occasion(self.table)
        number = number or (int(next_round) - 1 if next_round else 0)
        is_last = number == game.length(self.table)[0] if number else now.is_last
        return Occasion(now.players, is_last, now.variants)


class Page:
    """One round."""

    def __init__(
        self,
        words: Wording,
        names: list[str],
        number: int,
        has: list[int],
        is_known: bool,
        reader: int = NO_SEAT,
    ) -> None:
        self.reader = reader
        self.words = words
        self.names = names
        self.number = number
        self.before = has[:]
        self.has = has[:]
        self.is_known = is_known
        self.fewest_wins = FEWEST in words.game.sheet.values()
        self.wins = [0] * len(has)
        self.pieces: list[str | None] = [None] * len(has)
        self.lines: list[list[shapes.SheetLine]] = [[] for _ in has]
        self.counted: list[list[tuple[Reason, int]]] = [[] for _ in has]  # every amount, by what it rests on
        self.awards: list[shapes.SheetAward] = []
        self.tricks = 0  # that were played in it
        self.ends: list[Event] = []  # that the game is over, for each who has won
        self.team = ""
        self.teams: list[int] = []  # by seat
        self.together: dict[int, int] = {}  # by seat, the wins of its team, where that is told
        self.occasion = Occasion(len(has), False, [])  # when the strips of this round hold

    def award(self, event: Event, icon: str, title: str = "") -> None:
        words = self.words
        facts = words.voice.sayings(f"awards-{slug(event.kind)}")
        if not title:
            own = facts.get("title-seat") if event.seat == self.reader else None
            head = own or facts.get("title") or words.event_for(event, self.reader)
            title = words.plain(words.parts(head, event), self.names)
        reasons = [words.reason(reason) for reason in event.because]
        text = "".join([reason.sentence for reason in reasons])
        if "text" in facts:
            text = facts["text"].plain
        leaders = [seat for seat in range(len(self.wins)) if self.wins[seat] == max(self.wins)]
        if len(leaders) > 1 and max(self.wins) and "text-tied" in facts:
            names = words.listed([self.names[seat] for seat in leaders])
            text = facts["text-tied"].say({"leaders": names, "wins": max(self.wins)})
        self.awards.append(
            shapes.SheetAward(
                title=words.capital(title),
                text=words.capital(text),
                rules=[reason.rule for reason in reasons],
                icon=icon,
            )
        )

    def end(self) -> None:
        """Who has won, named together: a team by its name."""
        seats = [event.seat for event in self.ends if event.seat != NO_SEAT]
        winners = named(self.words, seats, self.names, self.reader)
        title = ""
        if self.team:
            team = self.words.text("teams", self.team, self.team)
            title = self.words.phrase("team-wins", team=team, names=winners)
        elif len(self.ends) > 1:
            title = self.words.phrase("share", names=winners)
        self.award(self.ends[0], END, title)

    def sums_of_teams(self) -> list[shapes.SheetAward]:
        """What each team has together: one's own first, then by number."""
        own = self.teams[self.reader] if 0 <= self.reader < len(self.teams) else NO_SEAT
        return [self.sum_of_team(team) for team in sorted(set(self.teams), key=lambda one: (one != own, one))]

    def sum_of_team(self, team: int) -> shapes.SheetAward:
        words = self.words
        name = words.game.teams[team]
        seats = [seat for seat in range(len(self.teams)) if self.teams[seat] == team]
        seats.sort(key=lambda seat: seat != self.reader)
        first = seats[0]
        after = self.has[first]
        before = self.before[first] if self.is_known else after - self.changes(first)
        text = words.phrase(
            "team-wins-and-points",
            wins=self.together.get(first, sum([self.wins[seat] for seat in seats])),
            before=before,
            sign="+" if after >= before else "−",
            change=abs(after - before),
            after=after,
            unit=self.unit(after),
        )
        title = words.phrase(
            "team-sum",
            team=words.text("teams", name, name),
            names=words.listed([self.names[i] for i in seats]),
        )
        return shapes.SheetAward(title=words.capital(title), text=text, rules=[], icon=COINS)

    def read(self, event: Event, what: str) -> None:
        seat = event.seat
        if what == "piece":
            self.pieces[seat] = self.words.game.pieces[event.number].key
        elif what == WIN:
            self.wins[seat] += 1
            self.tricks += 1
        elif what == "no":
            self.tricks += 1
        elif what == "unwin":
            self.wins[seat] -= 1
            self.tricks -= 1
        elif what == "total":
            self.forgive(seat, event.number - self.has[seat])
            self.has[seat] = event.number
        elif what == "together":
            self.together[seat] = event.number
        elif what in ("up", "down"):
            self.line(event, 1 if what == "up" else -1)
            self.has[seat] = event.number
        else:
            amount = event.number if what == "plus" else -event.number
            self.line(event, amount)
            self.has[seat] += amount

    def line(self, event: Event, amount: int) -> None:
        self.counted[event.seat] += [(why, amount) for why in event.because]
        reasons = [self.words.reason(reason) for reason in event.because]
        text = " ".join([reason.sentence for reason in reasons])
        if event.what in self.words.named_pieces:
            name = self.words.piece_name(self.words.named_pieces[event.what])
            text = self.words.phrase("of-piece", name=name, text=text)
        rule = reasons[0].rule if reasons else None
        cards = [self.words.game.write_card(card) for card in event.cards]
        for known in self.lines[event.seat]:
            if (known.text, known.rule) == (text, rule):
                known.amount += amount
                known.cards += cards
                return
        self.lines[event.seat].append(shapes.SheetLine(text=text, rule=rule, amount=amount, cards=cards))

    def forgive(self, seat: int, amount: int) -> None:
        """What was lost and could not be paid; losses come first, so that reading down it adds up."""
        floor = self.words.game.floor
        if amount and floor is not None and self.is_known:
            why = self.words.reason(floor)
            line = shapes.SheetLine(text=why.sentence, rule=why.rule, amount=amount, cards=[])
            lines = self.lines[seat]
            lines.sort(key=lambda each: each.amount >= 0)
            lines.insert(sum(each.amount < 0 for each in lines), line)

    def described(self, next_round: str) -> shapes.ScoringSheet:
        words = self.words
        if self.ends:
            self.end()
        next_text = words.phrase("next-round", number=next_round) if next_round else ""
        return shapes.ScoringSheet(
            title=words.phrase("round-counted" if self.number else "counted", number=self.number),
            awards=[*self.sums_of_teams(), *self.awards],
            seats=[self.seat_facts(seat) for seat in range(len(self.names))],
            order=self.best_first(),
            fewest_wins=self.fewest_wins,
            tricks=self.tricks,
            next=next_text,
        )

    def best_first(self) -> list[int]:
        """The seats as they stand after this round."""
        sign = 1 if self.fewest_wins else -1
        return sorted(range(len(self.has)), key=lambda seat: sign * self.has[seat])

    def seat_facts(self, seat: int) -> shapes.SheetSeat:
        strip = self.strip(seat)
        lit = NOT_LIT if strip is None else self.lit_cell(seat, strip)
        return shapes.SheetSeat(
            seat=seat,
            lines=self.lines[seat],
            before=self.before[seat] if self.is_known else self.has[seat] - self.changes(seat),
            after=self.has[seat],
            wins=self.wins[seat] if WIN in self.words.game.sheet.values() else None,
            piece=self.pieces[seat],
            unit=self.unit(self.has[seat]),
            strip=UNSET if strip is None else self.shown(strip),
            now=UNSET if lit == NOT_LIT else lit,
        )

    def changes(self, seat: int) -> int:
        return sum([line.amount for line in self.lines[seat]])

    def strip(self, seat: int) -> Strip | None:
        """What tricks bring the piece that the seat had, where it is paid by them."""
        game = self.words.game
        for number, piece in game.pieces.items():
            if piece.key == self.pieces[seat]:
                made = game.strip(number, self.occasion)
                return made if made is not None and made.axis == BY_WINS else None
        return None

    def shown(self, strip: Strip) -> shapes.ShownStrip:
        return shapes.ShownStrip(axis=axis_of(self.words, strip), cells=cells_of(self.words, strip))

    def lit_cell(self, seat: int, strip: Strip) -> int:
        """The cell that was counted, or by which the seat has won; none where the round came to neither."""
        wins = self.wins[seat]
        if wins < len(strip.cells) and strip.cells[wins].kind == "win":
            return wins if seat in [event.seat for event in self.ends] else NOT_LIT
        amounts = [amount for why, amount in self.counted[seat] if why in strip.paid_by]
        if not amounts:
            return NOT_LIT
        # More wins than the tricks won may count: then it is the first cell of that amount.
        fitting = [i for i in range(len(strip.cells)) if strip.cells[i].value == sum(amounts)]
        if wins in fitting:
            return wins
        return fitting[0] if fitting else NOT_LIT

    def unit(self, number: int) -> str:
        """What is counted: 'points'."""
        found = self.words.find("game", "unit")
        return "" if found is None else found.say({"number": number})
