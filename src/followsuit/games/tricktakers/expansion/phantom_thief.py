"""5C  Phantom Thief: letters say who is to be robbed of what, a chip by which wins; one is the partner."""

from typing import ClassVar, Final

from followsuit.core.event import NO_SEAT
from followsuit.core.face import AT_THE_END, Act, Piece
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter
from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.policy import EVEN
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.roles import CounterRole
from followsuit.core.step import AnyStep
from followsuit.core.strip import Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character, strip_by_wins
from followsuit.games.takers.policy import chances, discarding
from followsuit.games.takers.powers.giving import GiveInTurn
from followsuit.games.takers.scoring import by_wins
from followsuit.games.takers.table import FACE_DOWN, Role, Sheet, TakersTable, changed
from followsuit.games.tricktakers.powers.chip import (
    FIRST_CHIP_PIECE,
    MAY_CHANGE,
    MAY_CHANGE_OF_TWO,
    PLACE_CHIP,
    PLACE_CHIP_OF_TWO,
    ChangeChip,
    PlaceChip,
    chip_pieces,
    fields_of,
    read_field,
    write_field,
)
from followsuit.games.tricktakers.powers.invitation import OFFER, OFFER_OF_TWO, OfferCard, offer_rule
from followsuit.games.tricktakers.powers.theft import FIRST_LOOT_PIECE, ChooseLoot, Steal, loot_pieces
from followsuit.games.tricktakers.powers.thief_sheet import (
    INVITATION,
    LETTER_WORDS,
    NO_LETTER,
    NOT_PLACED,
    ThiefSheet,
    partner_of,
    sheet_of,
)

FIRST_LETTER_PIECE: Final = 130
BLACK_CROWN_WINS: Final = 1
PARTNER_WINS: Final = 2  # of the Thief's, which pay the partner
PARTNER_POINTS: Final = 50

GIVE_LETTERS: Final = Reason("TX-THF-01", "Give each other player a letter, in the order of the seats.")
ONE_LETTER_EACH: Final = Reason("TX-THF-01", "Each letter exists once.")
TABLE: Final = Reason("TX-THF-36", "The Phantom Thief's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TX-2P-10", "The Phantom Thief's points for the tricks won.")
FIVE_WINS: Final = Reason("TX-THF-36", "The Phantom Thief has won all five tricks.")
FOR_PARTNER: Final = Reason("TX-THF-33", "The Phantom Thief has won two tricks; the partner profits.")
ONE_WIN: Final = Reason("TX-THF-35", "The Phantom Thief has won exactly one trick.")

LETTER_NAMES: Final[list[str]] = [
    "Notice of Crown",
    "Notice of Black Crown",
    "Notice of 30 points",
    "Invitation",
]


POOR: Final = 3  # tenths of a trick
LOOT_LIKED: Final[list[int]] = [80, 60, 50]  # by bots: a Crown, a Black Crown, points


class PhantomThief(Character):
    code: ClassVar[str] = "5C"
    name: ClassVar[str] = "Phantom Thief"
    is_of_expansion: ClassVar[bool] = True
    power_count: ClassVar[int] = 1
    gives_cards: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (0, -20, 0, -50, 100, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (0, -20, 20, 20, 60, 120)
    game_for_wins: ClassVar[tuple[int, ...]] = (5,)
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "letters"),
        Act("before-card", "partner"),
        Act("end", "steal"),
    )

    def sheet(self) -> Sheet:
        return ThiefSheet([], NOT_PLACED, False)

    def pieces(self) -> dict[int, Piece]:
        return {**letter_pieces(), **loot_pieces(), **chip_pieces()}

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-THF-01 to TX-THF-05, TX-2P-16  The letters, which a game of two has none of, and the chip."""
        if t.seat_count == 2:
            return [PlaceChip(role, PLACE_CHIP_OF_TWO)]
        return [GiveLetters(role, tuple(t.clockwise_from(role.seat)[1:])), PlaceChip(role, PLACE_CHIP)]

    # The own turn, and the tricks won.

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        return offer_rule(t, role)

    def power_text(self, power: int) -> str:
        return "Offer your partner a card"

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TX-THF-06, TX-2P-17"""
        t.then([OfferCard(role, OFFER_OF_TWO if t.seat_count == 2 else OFFER)])

    def trick_won(self, t: TakersTable, role: Role) -> None:
        """TX-THF-15, TX-THF-17  After the fifth trick, too."""
        if sheet_of(t, role).field != NOT_PLACED:
            t.then([ChangeChip(role, MAY_CHANGE_OF_TWO if t.seat_count == 2 else MAY_CHANGE)])

    # The end of the round.

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """TX-THF-35  With one win, and not with none."""
        return t.wins[role.seat] == BLACK_CROWN_WINS

    def why_black_crown(self, t: TakersTable, role: Role) -> Reason:
        return ONE_WIN

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] in self.game_for_wins else None

    def strip(self, at: Occasion) -> Strip | None:
        return strip_by_wins(self, at, [TABLE_OF_TWO if at.players == 2 else TABLE])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        why = TABLE_OF_TWO if t.seat_count == 2 else TABLE
        return [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), why)]

    def score_others(self, t: TakersTable, role: Role) -> list[Award]:
        """TX-THF-33, TX-THF-34, TX-2P-26  Two wins pay the partner, whichever side of the chip is up."""
        partner = partner_of(t, role)
        is_due = t.seat_count > 2 and partner != NO_SEAT and t.wins[role.seat] == PARTNER_WINS
        return [Award(partner, PARTNER_POINTS, FOR_PARTNER)] if is_due else []

    def after_scoring(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-EOR-11, TX-END-09  R9: the thefts."""
        return [Steal(role)]

    # Positions.

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """The letters by the seats that hold them, the field of the chip, and whether it lies face down."""
        words = position.texts("letters", t.seat_count)
        letters = [NO_LETTER] * t.seat_count
        for seat in range(t.seat_count):
            if words[seat]:
                letters = changed(letters, seat, read_letter(words[seat], letters, seat))
        field = read_field(position.text("chip", ""), fields_of(t))
        is_down = position.number("chip_down", 0, 0, 1) == 1
        given = letters if max(letters) != NO_LETTER else []
        t.sheets[role.index] = ThiefSheet(given, field, is_down)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        letters = [sheet.letter_of(seat) for seat in range(t.seat_count)]
        written["letters"] = ["" if letter == NO_LETTER else LETTER_WORDS[letter] for letter in letters]
        written["chip"] = write_field(sheet.field)
        written["chip_down"] = int(sheet.is_down)

    # What a client draws.

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """TX-THF-03, TX-THF-05, TX-HID-21  Letters and chip lie open."""
        sheet = sheet_of(t, role)
        counters: list[Counter] = []
        for seat in range(t.seat_count):
            letter = sheet.letter_of(seat)
            if letter != NO_LETTER:
                piece = FIRST_LETTER_PIECE + letter
                counters.append(Counter("letter", seat, "", piece=piece, role=CounterRole.TOKEN))
        if sheet.field != NOT_PLACED:
            value = "face down" if sheet.is_down else ""
            piece = FIRST_CHIP_PIECE + sheet.field
            counters.append(Counter("chip", role.seat, value, piece=piece, role=CounterRole.TOKEN))
        return counters

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """TX-HID-18  The card that is being offered; the partner sees its face."""
        offered = t.cards.piles[FACE_DOWN + role.seat]
        return [Area("offered", role.seat, "row", offered[:])] if offered else []

    # What bots think.

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """A card that is of no use may be exchanged for a better one."""
        weakest = min([chances(t.prints)[card] for card in t.hand(role.seat)])
        return EVEN + 30 if wants_trick and weakest < POOR else 0

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """A poor card is offered; of a partner the Crown is taken first."""
        question = t.todo[-1]
        if isinstance(question, OfferCard):
            return discarding(t, offered, True)
        if isinstance(question, ChooseLoot):
            return [LOOT_LIKED[argument_of(pick) - FIRST_LOOT_PIECE] for pick in offered]
        return []


def letter_pieces() -> dict[int, Piece]:
    pieces: dict[int, Piece] = {}
    for letter in range(len(LETTER_WORDS)):
        name = LETTER_NAMES[letter]
        key = name.lower().replace(" ", "-")
        pieces[FIRST_LETTER_PIECE + letter] = Piece(key, "letter", name, ground=letter + 1, acts=AT_THE_END)
    return pieces


def read_letter(word: str, given: list[int], seat: int) -> int:
    if word not in LETTER_WORDS:
        raise PositionError("letters", f"{word} is no letter; they are {', '.join(LETTER_WORDS)}.", seat)
    letter = LETTER_WORDS.index(word)
    if letter in given:
        raise PositionError("letters", f"two seats have the letter {word}.", seat)
    return letter


class GiveLetters(GiveInTurn):
    """TX-THF-01 to TX-THF-04, TX-SET-04, TX-DEC-26  One each; with fewer than five players some stay out."""

    asks: ClassVar[Reason] = GIVE_LETTERS

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        offered = [option(PIECE, FIRST_LETTER_PIECE + letter) for letter in range(INVITATION + 1)]
        return [pick for pick in offered if pick not in picks]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        return ONE_LETTER_EACH if verb_of(pick) == PIECE and pick in picks else NOT_OFFERED

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        giver = self.role.seat
        letters = [NO_LETTER] * t.seat_count
        for i in range(len(self.receivers)):
            piece = argument_of(picks[giver][i])
            letters[self.receivers[i]] = piece - FIRST_LETTER_PIECE
            if t.log is not None:
                t.log.tell("letter", seat=giver, other=self.receivers[i], number=piece)
        sheet = sheet_of(t, self.role)
        t.sheets[self.role.index] = ThiefSheet(letters, sheet.field, sheet.is_down)
