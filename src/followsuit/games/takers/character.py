"""The places where a character may change the rules. By default it changes none."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from followsuit.core.face import NO_ACTS, Act, Piece
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.core.strip import Occasion, Strip, by_wins
from followsuit.games.takers.awards import Award
from followsuit.games.takers.table import EMPTY, EMPTY_SHEET, Play, Role, Sheet, TakersTable

NO_WIN: Final = Reason("TT-BCR-02", "No win in this round.")
NO_POWER: Final = Reason("FS-TURN-02", "That power cannot be used now.")

EACH_WIN: Final[tuple[int, ...]] = (
    0,
    10,
    20,
    30,
    40,
    50,
)  # what wins are worth without a table of them
AT_ONCE: Final = 96  # how ready one is to use a power that can only be good
SELDOM: Final = 20  # how ready one is to use a power of which nothing is said


class Face:
    """What a card stands for while it is being played; characters change it, then it becomes a Play."""

    def __init__(self, card: int, kind: int, colour: int, value: int, marks: int, why: Reason | None) -> None:
        self.card = card
        self.kind = kind
        self.colour = colour
        self.value = value
        self.marks = marks
        self.why = why
        self.is_face_down = False

    def as_play(self, seat: int) -> Play:
        return Play(seat, self.card, self.kind, self.colour, self.value, self.marks, self.why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """One character. It keeps nothing: what it must remember lies on its sheet, on the table.

    Only hooks that its class has written are asked: a role finds out which, once, when it is made.
    """

    code: ClassVar[str] = ""  # as printed: its order is the priority
    name: ClassVar[str] = ""
    text: ClassVar[str] = ""  # what it does, in a few sentences
    is_of_expansion: ClassVar[bool] = False
    wins_game_of_two: ClassVar[bool] = False  # 'win the game' holds with two players as well
    has_privilege: ClassVar[bool] = False  # next round: chooses first, and not this character again
    power_count: ClassVar[int] = 0
    renews_before_set_up: ClassVar[bool] = True
    fixes_lead_late: ClassVar[bool] = False  # the lead colour is known only after `after_play`
    cards_a_turn: ClassVar[int] = 1  # how many it plays
    set_up_names: ClassVar[tuple[str, ...]] = ()  # what each step of its setup is called, where that is asked
    acts_first: ClassVar[bool] = False  # in the own turn, before the other characters of the seat
    reserves: ClassVar[bool] = False  # it can reserve a card of the trick
    forges: ClassVar[bool] = False  # it can forge crowns
    gives_cards: ClassVar[bool] = False  # its power brings cards into another hand while a trick is played
    why_kept: ClassVar[Reason]  # the rule of `cannot_discard`
    points_for_wins: ClassVar[tuple[int, ...]] = ()  # its points for none to five wins, if it has a table
    points_of_two: ClassVar[tuple[int, ...]] = ()  # with two players
    game_for_wins: ClassVar[tuple[int, ...]] = ()  # so many wins win the game, with three players or more
    acts: ClassVar[tuple[Act, ...]] = NO_ACTS  # what it does, each with its moment, for those who tell it
    appeal: ClassVar[int] = 50  # how bots like it before anything is known, from 0 to 100
    own_places: ClassVar[int] = 0  # how many piles of its own it needs
    has_deck: ClassVar[bool] = False  # the first of them is a deck, whose order nobody knows

    def __init__(self) -> None:
        self.place = -1  # its first own pile; set once, by the roster
        self.roles: list[Role] = []  # as the only character of each seat, made once

    def role_at(self, seat: int) -> Role:
        """This character as the only one of a seat."""
        while len(self.roles) <= seat:
            self.roles.append(Role(len(self.roles), len(self.roles), 0, self))
        return self.roles[seat]

    def has_hook(self, name: str) -> bool:
        """Whether its class, or one that it is made of, has written this hook."""
        home: type = [base for base in type(self).__mro__ if hasattr(base, name)][-1]
        hook: object = getattr(type(self), name)
        plain: object = getattr(home, name)
        return hook is not plain

    def exclusive_cards(self) -> list[int]:
        """The cards that belong to it; between rounds they lie in its own pile."""
        return []

    def sheet(self) -> Sheet:
        """A fresh sheet, if there is something to remember."""
        return EMPTY_SHEET

    def pieces(self) -> dict[int, Piece]:
        """What it brings that is no card and can be picked, by number."""
        return {}

    # Setup.

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """'Setup': what must be done, in order; a renewal may come between any two."""
        return []

    def hand_out(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """What it gives to the others when everybody's preparation is over."""
        return []

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """What is chosen after that, and after a card carried over from the last round is taken."""
        return []

    def stake(self, t: TakersTable, role: Role) -> int:
        """Points that are laid down, and come back or are lost when the round is scored."""
        return 0

    def renewal(self, t: TakersTable, role: Role) -> AnyStep | None:
        """How the hand is renewed, if not by discarding cards and drawing as many."""
        return None

    def got_cards(self, t: TakersTable, role: Role) -> None:
        """Cards came into the hand."""

    def cannot_discard(self, t: TakersTable, role: Role) -> int:
        """A card of the hand that can never be discarded, or -1."""
        return -1

    # The own turn.

    def is_free_to_play(self, t: TakersTable, role: Role) -> bool:
        """Whether the lead colour need not be followed in this turn."""
        return False

    def turn_question(self, t: TakersTable, role: Role) -> AnyStep:
        """What is asked in the own turn, if not for a card: an OtherTurn."""
        raise NotImplementedError

    # The powers of the own turn (power_count).

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """Why this power cannot be used now, or None."""
        return NO_POWER

    def powers_at_hand(self, t: TakersTable, role: Role) -> list[int]:
        """The powers that `power_rule` may allow now; one who has many names the few, in order."""
        return role.powers

    def power_text(self, power: int) -> str:
        """What a client calls this power."""
        return ""

    def power_key(self, power: int) -> str:
        """The same for the message files."""
        return f"{self.name.lower().replace(' ', '-')}-{power}"

    def goes_with_a_card(self, power: int) -> bool:
        """Whether the power is announced with the card that is played, or acts before it."""
        return False

    def goes_with(self, t: TakersTable, role: Role, power: int, card: int) -> Reason | None:
        """Why an announced power will not go with this card, or None."""
        return None

    def lifts_following(self, power: int) -> bool:
        """Whether an announced power lifts the duty to follow the lead colour."""
        return False

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """'On your turn', before a card; or once the card it goes with is laid."""

    # The card that is played.

    def resolve(self, t: TakersTable, role: Role, face: Face) -> None:
        """'Your cards fight as …': change what any card of yours stands for."""

    def resolve_power(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """What a power makes of the card it was announced with."""

    def after_play(self, t: TakersTable, role: Role) -> None:
        """'On your turn', after a card."""

    def end_turn(self, t: TakersTable, role: Role) -> None:
        """'At the end of your turn'."""

    # The trick.

    def start_trick(self, t: TakersTable, role: Role) -> None:
        """'At the start of each trick'; not when it is played anew."""

    def saw_play(self, t: TakersTable, role: Role, play: Play) -> None:
        """Somebody's turn is over, or a card that lay face down is turned up."""

    def before_winner(self, t: TakersTable, role: Role) -> None:
        """'After everybody has played'."""

    def run_undone(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """The trick is to be played anew: forget what this run of it has done."""

    def take_back(self, t: TakersTable, role: Role, play: Play) -> None:
        """Take back the own play when time is rewound."""

    def take_up(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """Find a place for what came back, or was given instead of it."""

    # The end of a trick.

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """What follows at once when this play of yours wins."""

    def saw_taking(self, t: TakersTable, role: Role, seat: int, cards: list[int]) -> None:
        """Somebody takes these cards."""

    def trick_won(self, t: TakersTable, role: Role) -> None:
        """'When you win a trick'."""

    # Positions, in the words of scenarios.

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """Take from a position what this character remembers."""

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        """The same, written."""

    def play_of(self, t: TakersTable, role: Role, cards: list[int], colour: int) -> Play | None:
        """What these cards stand for, played as one; with a colour, if it had to be declared."""
        return None

    # What a client draws.

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """Open marks of this character: a bid, a stake, tasks."""
        return []

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """Open cards that belong to it and lie before its seat."""
        return []

    def kept_cards(self, t: TakersTable, role: Role) -> list[int]:
        """Cards that lie before its seat and that only its owner may look at."""
        return []

    def drawing(self, t: TakersTable, role: Role) -> list[str]:
        """Lines that show what lies before its seat, where words are not enough."""
        return []

    # The end of the round.

    def tricks_over(self, t: TakersTable, role: Role) -> None:
        """'After the last trick'."""

    def crowns_given(self, t: TakersTable, role: Role) -> None:
        """Everyone has the crowns of this round."""

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """'Win the game', by what the tricks have decided."""
        return None

    def why_no_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """Why you cannot have the Crown of the round, or None; the most wins keep it from the others."""
        return None

    def takes_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """Why the Crown of the round is yours whoever has the most wins, or None."""
        return None

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """Whether a Black Crown of the round is yours, if one is left."""
        return t.wins[role.seat] == 0

    def why_black_crown(self, t: TakersTable, role: Role) -> Reason:
        """The rule that says so."""
        return NO_WIN

    def before_scoring(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """What is to be done or asked before points are counted."""
        return []

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """'Points': the lines of your own card, which are added up."""
        return []

    def score_others(self, t: TakersTable, role: Role) -> list[Award]:
        """What your card gives or costs others; each an amount of its own."""
        return []

    def after_scoring(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """What is done with crowns and points once they are counted."""
        return []

    def may_win_late(self, t: TakersTable, role: Role) -> bool:
        """Whether `wins_late` can still come true in this round."""
        return False

    def wins_late(self, t: TakersTable, role: Role) -> Reason | None:
        """'Win the game', by what the crowns and points of this round have decided."""
        return None

    # What is printed on it, for those who draw it; made of the numbers by which points are counted.

    def wins_of_game(self, at: Occasion) -> list[int]:
        """The numbers of wins that win the game then."""
        return list(self.game_for_wins) if at.players > 2 else []

    def strip(self, at: Occasion) -> Strip | None:
        """What it brings, cell by cell, where that can be said so."""
        return strip_by_wins(self, at, [])

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """The cell that would count if the round ended now, or NOT_LIT."""
        return t.wins[role.seat]

    # What bots think. It looks only at what the seat can know, and changes nothing.

    def points_by_wins(self, is_of_two: bool) -> list[int]:
        """What none to five wins bring, in points; roughly, where that is no table."""
        points = self.points_of_two if is_of_two else self.points_for_wins
        return list(points if points else EACH_WIN)

    def worth_of_wins(self, t: TakersTable, role: Role) -> list[int]:
        """The same as things stand, where it hangs on more than the number; otherwise nothing."""
        return EMPTY

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """How ready it is to use a power that it may use now, from 0 to 100; a card is at 60 to 90."""
        return SELDOM

    def turns_order(self, power: int) -> bool:
        """Whether a power, announced with a card, lets the weakest card win."""
        return False

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """How good each answer to a question of its own looks, from 0 to 100; nothing without an opinion."""
        return EMPTY


def strip_by_wins(character: Character, at: Occasion, paid_by: list[Reason]) -> Strip | None:
    """Its table for so many players, if it has one, and the reasons by which an amount of it is told."""
    points = character.points_of_two if at.players == 2 else character.points_for_wins
    return by_wins(list(points), character.wins_of_game(at), paid_by) if points else None
