"""Kings TrickTakers and its three remakes, as the rest of the house sees them."""

from typing import Final

from followsuit.core.face import Piece
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption
from followsuit.core.layout import Layout
from followsuit.core.number import GameNumber
from followsuit.core.option import PIECE, YES, argument_of, verb_of
from followsuit.core.policy import Policy
from followsuit.core.preview import NO_PREVIEW, Preview
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.strength import Strength
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.core.way import Way
from followsuit.games.kings import main_mode, rules
from followsuit.games.kings.bidding import Bid
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.declared import numbers_of_courts, numbers_of_parties
from followsuit.games.kings.events import MOVES, SHEET
from followsuit.games.kings.faces import (
    IN_KINGS,
    IN_NAPOLEON,
    IN_OMBRE,
    IN_WHIST,
    all_powers,
    character_pieces,
    court_marks,
    face_of,
    set_pieces,
)
from followsuit.games.kings.layout import layout_of
from followsuit.games.kings.mode import Mode
from followsuit.games.kings.napoleon import mode as napoleon_mode
from followsuit.games.kings.napoleon.policy import NAPOLEON_POLICY
from followsuit.games.kings.new_table import new_kings_table
from followsuit.games.kings.numbers import TRICKS, TRICKS_OF_TWO
from followsuit.games.kings.ombre import mode as ombre_mode
from followsuit.games.kings.ombre.policy import OMBRE_POLICY
from followsuit.games.kings.options import (
    KINGS_OPTIONS,
    MAIN_OPTIONS,
    NAPOLEON_OPTIONS,
    OMBRE_OPTIONS,
    WHIST_OPTIONS,
    rules_of,
)
from followsuit.games.kings.policy import POLICY
from followsuit.games.kings.set_up import TurnUpQueen
from followsuit.games.kings.strips import jacks_bid, lit_of, preview_of_bid, strip_of
from followsuit.games.kings.table import EndGame, kings_table
from followsuit.games.kings.turn import KINGS_TURN
from followsuit.games.kings.whist import mode as whist_mode
from followsuit.games.kings.whist.policy import WHIST_POLICY
from followsuit.games.kings.whose_rules import GROUPS, at_the_table, may_be_at_the_table
from followsuit.games.takers.layout import is_with_card, power_key
from followsuit.games.takers.strength import strength_of
from followsuit.games.takers.table import DECK

RULES_VERSION: Final = 2
CROWNED: Final[dict[str, str]] = {"king": "king"}  # ranks of its own, and their symbols
PREFIXES: Final[list[str]] = ["KT", "KT2", "KO", "KW", "KN"]  # one page; a remake's own come first
NEVER_BELOW_ZERO: Final = Reason("KT-SCORE-08", "Points never fall below 0.")
NO_TEAM_BELOW_ZERO: Final = Reason("KN-SCORE-05", NEVER_BELOW_ZERO.sentence)
# By the number of the team on the table.
WHIST_TEAMS: Final[list[str]] = ["Team 1", "Team 2"]
NAPOLEON_TEAMS: Final[list[str]] = ["The Emperor's team", "The team of Red, Blue and Green"]
MODES: Final[dict[str, Mode]] = {
    rules.MAIN: main_mode.MODE,
    rules.TWO_PLAYER: main_mode.MODE_OF_TWO,
    rules.OMBRE: ombre_mode.MODE,
    rules.WHIST: whist_mode.MODE,
    rules.NAPOLEON: napoleon_mode.MODE,
}


WAYS: Final[list[Way]] = [Way("points", "points", "coins")]  # KT-END-01, KO-SCORE-06, KW-END-01, KN-END-01


class KingsTrickTakers(Game):
    """One of the four games of the box; the first is two, by the number of players."""

    def __init__(
        self,
        id: str,
        name: str,
        players: list[int],
        mode: str,
        options: list[GameOption],
        pieces: dict[int, Piece],
        prefix: str,
        shelf: int,
        policy: Policy,
        numbers: list[GameNumber],
        teams: list[str] | None = None,
        main_options: list[str] | None = None,
    ) -> None:
        super().__init__(
            id=id,
            name=name,
            players=players,
            card_names=NAMES,
            rules_version=RULES_VERSION,
            rule_prefixes=[prefix, *[other for other in PREFIXES if other != prefix]],
            options=options,
            main_options=main_options,
            shelf=shelf,
            draw_piles=[DECK],
            default_players=4 if 4 in players else players[0],
            faces=[face_of(card) for card in range(len(NAMES))],
            pieces=pieces,
            powers=all_powers(),
            moves=MOVES,
            marks=court_marks(),
            sheet=SHEET,
            floor=NO_TEAM_BELOW_ZERO if mode == rules.NAPOLEON else NEVER_BELOW_ZERO,
            style="tricktakers",
            teams=teams,
            rule_groups=GROUPS,
            policy=policy,
            numbers=numbers,
            ways=WAYS,
        )
        self.mode = mode

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        chosen = rules_of(self.mode, players, options)
        mode = MODES[chosen.game]
        t = new_kings_table(chosen, KINGS_TURN, rng)
        mode.begin(t)
        t.then([*mode.first_steps(), EndGame()])
        return t

    def at_the_table(self, t: Table) -> list[str]:
        return at_the_table(kings_table(t))

    def may_be_at_the_table(self, players: int, options: dict[str, int | str | bool]) -> list[str]:
        return may_be_at_the_table(rules_of(self.mode, players, options))

    def label(self, view: View, pick: int) -> str:
        """A Queen that is turned up has a price."""
        question = view.question()
        if pick == YES and isinstance(question, TurnUpQueen):
            return str(question.price(kings_table(view.table)))
        return super().label(view, pick)

    def power_of(self, view: View, number: int) -> str:
        return power_key(kings_table(view.table), view.seat, number)

    def is_with_card(self, view: View, number: int) -> bool:
        return is_with_card(kings_table(view.table), view.seat, number)

    def length(self, t: Table) -> tuple[int, int]:
        """KT-FLOW-01, KT2-RND-01  The main game and that of two; a remake may end sooner or later."""
        if self.mode != rules.MAIN:
            return (0, 0)
        return (kings_table(t).rules.rounds, TRICKS_OF_TWO if t.seat_count == 2 else TRICKS)

    def team_by_seat(self, table: Table) -> list[int]:
        return kings_table(table).teams

    def occasion(self, t: Table) -> Occasion:
        """KT-JACK-02, KT2-R3-01  Two players are paid twice for bids at last; a Jack may be a bid."""
        table = kings_table(t)
        return Occasion(t.seat_count, table.is_last_round(), jacks_bid(table))

    def strength(self, view: View, picks: list[int]) -> Strength | None:
        t = kings_table(view.table)
        found = strength_of(view, t, picks, t.trump, CROWNED)
        for rank in found.ranks if found is not None else []:
            rank.is_cover = rank.key in CROWNED  # KT-KING-05  the card below has no strength of its own
        return found

    def strip(self, piece: int, occasion: Occasion) -> Strip | None:
        """Only in the games that are bid in."""
        return strip_of(piece, occasion) if self.mode == rules.MAIN else None

    def preview(self, view: View, pick: int) -> Preview:
        """What a bid would pay, in the game that is bid in."""
        t = kings_table(view.table)
        if self.mode != rules.MAIN or verb_of(pick) != PIECE or not isinstance(view.question(), Bid):
            return NO_PREVIEW
        return preview_of_bid(t, view.seat, argument_of(pick), self.occasion(t))

    def lit_cell(self, view: View, seat: int, piece: int) -> int:
        return lit_of(kings_table(view.table), seat, piece) if self.mode == rules.MAIN else NOT_LIT

    def layout(self, view: View) -> Layout:
        return layout_of(view)


KINGS: Final = KingsTrickTakers(
    "kings",
    "Kings TrickTakers",
    [2, 3, 4, 5],
    rules.MAIN,
    KINGS_OPTIONS,
    {**character_pieces(), **set_pieces(IN_KINGS)},
    "KT",
    50,
    POLICY,
    [*numbers_of_courts(), *numbers_of_parties()],
    main_options=MAIN_OPTIONS,
)
OMBRE: Final = KingsTrickTakers(
    "kings-ombre",
    "Kings: Ombre",
    [3],
    rules.OMBRE,
    OMBRE_OPTIONS,
    set_pieces(IN_OMBRE),
    "KO",
    60,
    OMBRE_POLICY,
    numbers_of_courts(),
)
WHIST: Final = KingsTrickTakers(
    "kings-whist",
    "Kings: Whist",
    [4],
    rules.WHIST,
    WHIST_OPTIONS,
    set_pieces(IN_WHIST),
    "KW",
    70,
    WHIST_POLICY,
    numbers_of_courts(),
    WHIST_TEAMS,
)
NAPOLEON: Final = KingsTrickTakers(
    "kings-napoleon",
    "Kings: Napoleon",
    [5],
    rules.NAPOLEON,
    NAPOLEON_OPTIONS,
    set_pieces(IN_NAPOLEON),
    "KN",
    80,
    NAPOLEON_POLICY,
    numbers_of_courts(),
    NAPOLEON_TEAMS,
)
