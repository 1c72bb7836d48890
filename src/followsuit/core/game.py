"""What every game shows to the rest of the house: its name, its options, its notation, a new table."""

import sys
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from followsuit.core.bounded import make_room
from followsuit.core.cards import HIDDEN, MOST_CARDS, MOST_SEATS
from followsuit.core.errors import TooLarge, Unreadable, WrongOption
from followsuit.core.event import NO_SEAT
from followsuit.core.face import NO_RANK, CardFace, Piece, Power
from followsuit.core.game_option import GameOption
from followsuit.core.layout import Layout, MarkFace, plain_layout
from followsuit.core.number import GameNumber
from followsuit.core.option import PIECE, WORD, WORDS, argument_of, option, verb_of
from followsuit.core.policy import NO_POLICY, Policy
from followsuit.core.preview import NO_PREVIEW, Preview
from followsuit.core.reason import Reason
from followsuit.core.rng import SEED_LIMIT, Rng, seeded
from followsuit.core.rule_group import RuleGroup
from followsuit.core.sentence import Sentence
from followsuit.core.strength import Strength
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.core.table import Table
from followsuit.core.way import Way

if TYPE_CHECKING:
    from followsuit.core.position import Position
    from followsuit.core.view import View

MOST_CHECKED: Final = 500  # options that are remembered as right
LAST_ON_THE_SHELF: Final = 100
VERB_NAMES: Final[list[str]] = ["word", "card", "seat", "number", "power", "place", "colour", "piece"]


class CheckedOptions:
    """Options as they were asked for, and what they came to. Never changed once made."""

    def __init__(
        self, players: int, options: dict[str, int | str | bool], known: dict[str, int | str | bool]
    ) -> None:
        self.players = players
        self.options = options
        self.known = known

    def is_same(self, players: int, options: dict[str, int | str | bool]) -> bool:
        """Whether the very same is asked for again; 1 is not True."""
        if players != self.players or len(options) != len(self.options):
            return False
        for name, value in options.items():
            if self.options.get(name) is not value:
                return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the house. It keeps nothing: tables do.

    A game is a subclass that gives its name, players and cards to `__init__` and writes `start`; everything
    else has a value that will do. It is found by an entry point of the group `followsuit.games`.
    """

    def __init__(
        self,
        id: str,
        name: str,
        players: list[int],
        card_names: list[str],
        rules_version: int = 1,
        rule_prefixes: list[str] | None = None,
        options: list[GameOption] | None = None,
        texts: dict[str, str] | None = None,
        draw_piles: list[int] | None = None,
        default_players: int = 0,
        faces: list[CardFace] | None = None,
        pieces: dict[int, Piece] | None = None,
        powers: list[Power] | None = None,
        moves: dict[str, list[str]] | None = None,
        sheet: dict[str, str] | None = None,
        floor: Reason | None = None,
        style: str = "",
        teams: list[str] | None = None,
        rule_groups: list[RuleGroup] | None = None,
        main_options: list[str] | None = None,
        shelf: int = LAST_ON_THE_SHELF,
        policy: Policy = NO_POLICY,
        marks: dict[str, MarkFace] | None = None,
        numbers: list[GameNumber] | None = None,
        ways: list[Way] | None = None,
    ) -> None:
        if not players or min(players) < 1 or max(players) > MOST_SEATS:
            counts = ", ".join([str(count) for count in players]) or "nobody"
            raise TooLarge(f"{name} is for {counts}; a game here is for 1 to {MOST_SEATS} players.")
        if len(card_names) > MOST_CARDS:
            raise TooLarge(f"{name} has {len(card_names)} cards; a game here has at most {MOST_CARDS}.")
        self.id = id
        self.name = name
        self.players = players
        self.default_players = default_players or players[-1]
        self.rules_version = rules_version  # bumped whenever a recorded game would come out differently
        self.rule_prefixes = rule_prefixes or []
        self.rule_groups = rule_groups or []  # which of its rules are not for every table
        self.options = options or []
        # The options that matter most, in the order a form shows them; the others are finer points.
        self.main_options = main_options or [known.name for known in self.options]
        self.shelf = shelf  # where it stands among the games: smaller numbers first
        self.policy = policy  # how good answers look at first sight: for bots
        self.card_names = card_names
        # A sentence for each kind of event, '{seat} shows {cards}.', where no message file has one.
        self.texts = texts or {}
        # Places whose cards lie shuffled and face down: nobody can name one.
        self.draw_piles = draw_piles or []
        self.cards_by_name = {card_names[card].lower(): card for card in range(len(card_names))}
        # For those who draw and tell it. What each card looks like, and what there is beside cards.
        self.faces = faces or [plain_face(name) for name in card_names]
        self.pieces = pieces or {}
        self.powers = {power.key: power for power in (powers or [])}
        # By kind of event, the areas its cards go from and to.
        self.moves = moves or {}
        # By kind of event, what it is on a round's scoring sheet: see followsuit.describe.sheet.
        self.sheet = sheet or {}
        self.marks = marks or {}  # by the first word of a card's mark, what is drawn for it
        # Those of its numbers that a study may replace, by name; at a table they are what they are.
        self.numbers = {number.name: number for number in (numbers or [])}
        self.ways = ways or []  # to win it, the first that counts first
        self.floor = floor  # why a loss may come out smaller: nobody falls below 0
        self.style = style or id  # how its cards are drawn
        self.teams = teams or []  # what its teams are called, by number; none where everybody plays alone
        # By how they were asked for, options that were found right; never changed once they are here.
        self.checked: dict[str, dict[str, int | str | bool]] = {}
        self.last_asked: CheckedOptions | None = None  # the last of them, found without writing it down

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.name}>"

    def __reduce__(self) -> str:
        """A game is a constant of the module it is made in, and found there again."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return name
        raise TypeError(f"{self.name} is no constant of {type(self).__module__}, so it cannot be pickled.")

    # For the game to write.

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        """A table with everything laid out and the first steps on its stack. Nothing has run yet.

        The options are whole and checked. All chance comes from this generator, which the table keeps.
        """
        raise NotImplementedError

    def check_together(self, players: int, options: dict[str, int | str | bool]) -> None:
        """Refuse, with WrongOption, what does not go together and no single option can say."""

    def label(self, view: "View", pick: int) -> str:
        """What an answer is called that is no card, piece, power or colour: a price, say; mostly nothing."""
        return ""

    def power_of(self, view: "View", number: int) -> str:
        """The key of the power that this seat would use by this number, or nothing."""
        return ""

    def concerned(self, view: "View") -> int:
        """Whom the next pick is for, where the order of the picks says it."""
        return NO_SEAT

    def at_the_table(self, t: Table) -> list[str]:
        """Who and what is there now, by the names of its rule groups: characters, heroes, ways of playing."""
        return []

    def may_be_at_the_table(self, players: int, options: dict[str, int | str | bool]) -> list[str]:
        """Who and what may come to be there in the course of a game, by the same names; as far as is known
        before it begins. The options are whole and checked."""
        return sorted({name for group in self.rule_groups for name in group.whom})

    def length(self, t: Table) -> tuple[int, int]:
        """How many rounds the game and how many tricks a round has; none where that is not fixed."""
        return (0, 0)

    def occasion(self, t: Table) -> Occasion:
        """When the strips of this table hold, as things stand."""
        return Occasion(t.seat_count, False, [])

    def occasions(self) -> list[Occasion]:
        """All that a book of the game shows the strips of: by players and round, where they differ."""
        return [Occasion(self.default_players, False, [])]

    def strip(self, piece: int, occasion: Occasion) -> Strip | None:
        """What this piece brings then, cell by cell; nothing of most pieces."""
        return None

    def strength(self, view: "View", picks: list[int]) -> Strength | None:
        """Who beats whom in this trick, and with each of these cards; nothing where no card is stronger."""
        return None

    def price(self, view: "View", piece: int) -> int:
        """What this piece costs the seat now, where it is bought."""
        return self.pieces[piece].price

    def is_with_card(self, view: "View", number: int) -> bool:
        """Whether this power is announced for a card that is then played, and does nothing before."""
        return False

    def preview(self, view: "View", pick: int) -> Preview:
        """What this answer would bring at once; of most answers there is nothing to say beforehand."""
        return NO_PREVIEW

    def may_win_by(self, piece: int, occasion: Occasion) -> bool:
        """Whether what is said of winning the game by this piece holds then."""
        return True

    def lit_cell(self, view: "View", seat: int, piece: int) -> int:
        """The cell of this seat's piece that would count if the round ended now, or NOT_LIT."""
        return NOT_LIT

    def layout(self, view: "View") -> Layout:
        """What a client draws for this seat: piles, counters and what is played for."""
        state = view.table.state()
        return plain_layout(view) if state is None else state.layout(view)

    def read_position(self, position: "Position", t: Table) -> None:
        """Put a fresh table into the position a scenario describes, by what its table declares."""
        state = t.state()
        if state is None:
            raise Unreadable(f"{self.name} cannot be set up in a position.")
        state.read(self, position, t)

    def write_position(self, t: Table) -> dict[str, object]:
        """The same description of a table, or of a view, where cards not known are written '?'."""
        state = t.state()
        if state is None:
            raise Unreadable(f"{self.name} cannot be written as a position.")
        return state.write(self, t)

    # For everyone.

    def team_by_seat(self, table: Table) -> list[int]:
        """The team of each seat; none where everybody plays alone, or teams are still to be found."""
        return []

    def winning_team(self, table: Table) -> str:
        """What the team is called that has won; nothing where nobody plays in teams."""
        ended = table.outcome
        return "" if ended is None or not ended.teams else self.teams[ended.teams[ended.winners()[0]]]

    def new_table(
        self, players: int = 0, options: dict[str, int | str | bool] | None = None, seed: int = 0
    ) -> Table:
        """A new game, dealt and waiting for its first answer; WrongOption if there is no such game.

        Without a number of players there are as many as the game likes best. A `Match` is the same with a
        memory of its answers.
        """
        if players == 0:
            players = self.default_players
        chosen = self.known_options(players, {} if options is None else options, seed)
        t = self.laid_out(players, chosen, seeded(seed))
        t.advance()
        return t

    def laid_out(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        """A table on which nothing has run yet; the options are whole and checked."""
        t = self.start(players, options, rng)
        t.policy = self.policy
        return t

    def known_options(
        self, players: int, options: dict[str, int | str | bool], seed: int
    ) -> dict[str, int | str | bool]:
        """As `checked_options`, found once: a simulation asks for the same table thousands of times."""
        last = self.last_asked
        if last is not None and last.is_same(players, options) and 0 <= seed < SEED_LIMIT:
            return last.known
        key = f"{players} {options}" if options else str(players)
        known = self.checked.get(key)
        if known is None or not 0 <= seed < SEED_LIMIT:
            known = self.checked_options(players, options, seed)
            make_room(self.checked, MOST_CHECKED)  # lists of names can be put together without end
            self.checked[key] = known
        self.last_asked = CheckedOptions(players, options.copy(), known)
        return known

    def checked_options(
        self, players: int, options: dict[str, int | str | bool], seed: int
    ) -> dict[str, int | str | bool]:
        """Every option with its value, the defaults filled in; a wrong one is refused in a sentence."""
        self.check_players(players)
        if not 0 <= seed < SEED_LIMIT:
            raise WrongOption(
                Sentence("A seed is a whole number from 0 to 2**128 - 1, not {seed}.", seed=shown(seed))
            )
        chosen: dict[str, int | str | bool] = {known.name: known.default for known in self.options}
        for name, value in options.items():
            chosen[name] = self.option_named(name).check(value)
        for known in self.options:
            refusal = known.refusal(players, chosen)
            if refusal:
                raise WrongOption(refusal)
        self.check_together(players, chosen)
        return chosen

    def settled_options(
        self, players: int, options: dict[str, int | str | bool]
    ) -> dict[str, int | str | bool]:
        """What was chosen, without what is not open at this table: every option with its value.

        A list of pieces stays, even one that is too short: it is still being made.
        """
        chosen: dict[str, int | str | bool] = {known.name: known.default for known in self.options}
        for known in self.options:
            if known.name in options:
                chosen[known.name] = options[known.name]
        # An option may hang on one that itself hangs on another, in whatever order they are listed.
        for _ in self.options:
            before = chosen.copy()
            for known in self.options:
                wish = options.get(known.name, known.usual(players, chosen))
                chosen[known.name] = settled(known, wish, players, chosen)
            if chosen == before:
                break
        return chosen

    def check_players(self, players: int) -> None:
        if players not in self.players:
            counts = [str(count) for count in self.players]
            raise WrongOption(
                Sentence(
                    "{game} is for {counts} players, not {players}.",
                    game=self.name,
                    counts=counts,
                    players=shown(players),
                )
            )

    def option_named(self, name: str) -> GameOption:
        """The option of this name; WrongOption says which there are."""
        for known in self.options:
            if known.name == name:
                return known
        if not self.options:
            raise WrongOption(
                Sentence("{game} has no options, so none named {name}.", game=self.name, name=name)
            )
        names = ", ".join(known.name for known in self.options)
        raise WrongOption(
            Sentence("{game} has no option {name}; it has {names}.", game=self.name, name=name, names=names)
        )

    def write_card(self, card: int) -> str:
        """A card's name, as in records; '?' for one whose face is hidden."""
        return "?" if card == HIDDEN else self.card_names[card]

    def write_cards(self, cards: list[int]) -> str:
        """The names of cards, parted by blanks."""
        return " ".join([self.write_card(card) for card in cards])

    def read_card(self, text: str) -> int:
        """The card of this name, whatever its capitals; Unreadable if there is none."""
        card = self.cards_by_name.get(text.lower())
        if card is None:
            raise Unreadable(Sentence("{game} has no card {card}.", game=self.name, card=text))
        return card

    def read_cards(self, text: str) -> list[int]:
        """The cards of these names, parted by blanks."""
        return [self.read_card(word) for word in text.split()]

    def write_pick(self, pick: int) -> str:
        """An answer as people write it: a card's name, a word, or the verb and its number."""
        verb = verb_of(pick)
        if verb == 1:
            return self.write_card(argument_of(pick))
        if verb == WORD:
            return WORDS[argument_of(pick)]
        if verb == PIECE and argument_of(pick) in self.pieces:
            return self.pieces[argument_of(pick)].key
        return f"{VERB_NAMES[verb]}-{argument_of(pick)}"

    def read_pick(self, text: str) -> int:
        """The answer that is written so, allowed or not; Unreadable if it is none in this game."""
        word = text.strip().lower()
        if word in WORDS:
            return option(WORD, WORDS.index(word))
        for piece in self.pieces:
            if word == self.pieces[piece].key:
                return option(PIECE, piece)
        card = self.cards_by_name.get(word)
        if card is not None:
            return option(1, card)
        verb, dash, number = word.partition("-")
        if dash and verb in VERB_NAMES and number.isdecimal() and len(number) < 4 and int(number) < 256:
            pick = option(VERB_NAMES.index(verb), int(number))
            if verb_of(pick) > 1:
                return pick
        raise Unreadable(
            Sentence("{answer} is no answer in {game}.", answer=repr(text.strip()), game=self.name)
        )


def settled(
    known: GameOption, wish: int | str | bool, players: int, options: dict[str, int | str | bool]
) -> int | str | bool:
    """The value wished for, if it is open at this table; otherwise the usual one, or the first that is."""
    usual = known.usual(players, options)
    if not known.applies(players, options):
        return usual
    if known.is_list(wish, players, options):
        return wish
    values = known.open_values(players, options)
    if wish in values or not values:
        return wish
    return usual if usual in values else values[0]


def plain_face(name: str) -> CardFace:
    """A card of which only the name is known; a number is its rank."""
    return CardFace(rank=int(name) if name.isdecimal() else NO_RANK)


def shown(number: int) -> str:
    """A number as it was given, unless it is one nobody would read."""
    return str(number) if -(2**200) < number < 2**200 else "one of that size"
