"""2C  Summoner: six beasts, summoned to the rear for magic points, which fight for the card they lie on."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter
from followsuit.core.option import CARD, NO, argument_of, option, verb_of
from followsuit.core.policy import EVEN
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.strip import Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLACK, BLUE, FLAG, GREEN, NO_COLOUR, NUMBER, PICTURE, RARE, RED
from followsuit.games.takers.character import Character, Face, strip_by_wins
from followsuit.games.takers.new_run import give_back
from followsuit.games.takers.order import BEATS_RARE, PROTECTED
from followsuit.games.takers.policy import best_key, best_of, is_kakumei, key_of
from followsuit.games.takers.powers.exchange import ExchangeCards, exchange_cards
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.scoring import by_wins
from followsuit.games.takers.table import TRICK, Play, Role, Sheet, TakersTable
from followsuit.games.takers.turn import face_of, following_plays, replace_play
from followsuit.games.tricktakers.cards import COLOUR, KIND, NAMES, PRINTS, VALUE, add_card

MOST_MP: Final = 5
SHEETS: Final = 2
COMMAND_COST: Final = 1
TEN: Final = 10
NO_COMMAND: Final = 0  # what a beast in the rear does on command
EXCHANGE_ONE: Final = 1
EXCHANGE_ANY: Final = 2

EL_BEATS_RARE: Final = Reason("TX-SUM-24", "EL beats a Rare.")
GUARDED: Final = Reason("TX-SUM-30", "With MIRIA in the rear the Summoner's 10 does not lose to a 1.")
MAY_MOVE: Final = Reason("TX-SUM-18", "Move a beast from the rear onto your card, or none.")
NOT_ENOUGH_MP: Final = Reason("TX-SUM-04", "There are not enough magic points for that.")
SUMMON_FIRST: Final = Reason("TX-SUM-05", "Beasts are summoned before one is commanded.")
BOTH_SHEETS_TAKEN: Final = Reason("TX-SUM-08", "At most two beasts lie in the rear.")
FROM_THE_REAR: Final = Reason("TX-SUM-10", "Only a beast that lies in the rear can go to the front.")
ONCE_A_ROUND: Final = Reason("TX-SUM-12", "Each beast can be summoned once in a round.")
NOT_IN_THE_REAR: Final = Reason("TX-SUM-13", "Only a beast that lies in the rear can be commanded.")
OKO_NOT_IN_THE_REAR: Final = Reason("TX-SUM-14", "Only a beast that lies in the rear can be commanded.")
EXCHANGE_ONE_CARD: Final = Reason("TX-SUM-13", "Choose the cards to discard; as many are drawn.")
EXCHANGE_ANY_CARDS: Final = Reason("TX-SUM-14", "Choose the cards to discard; as many are drawn.")
TRICK_WON: Final = Reason("TX-SUM-03", "A trick won brings a magic point back.")
EL_IN_THE_REAR: Final = Reason("TX-SUM-28", "EL in the rear brings a magic point at the end of the turn.")
TABLE_OF_TWO: Final = Reason("TX-2P-10", "The Summoner's points for the tricks won.")
FIVE_WINS: Final = Reason("TX-SUM-36", "The Summoner has won all five tricks.")
TABLE: Final = Reason("TX-SUM-36", "The Summoner's points for the tricks won.")


WORTH_A_SUMMONS: Final = 85  # to bots: less than a card that wins, more than one that does not
A_MAGIC_POINT: Final = 6


class Beast:
    """What is printed on the two sides of a beast. Never changed."""

    def __init__(self, name: str, card: int, rear_cost: int, front_cost: int, command: int) -> None:
        self.name = name
        self.card = card  # its front
        self.rear_cost = rear_cost
        self.front_cost = front_cost
        self.command = command


EL: Final = add_card("EL", FLAG, NO_COLOUR, 0, "2C", BEATS_RARE, EL_BEATS_RARE)
MIRIA: Final = add_card("MIRIA", PICTURE, NO_COLOUR, 0, "2C")
# TX-GAP-14: the costs are data. The powers are to summon each of the six, then to command the last four.
BEASTS: Final[list[Beast]] = [
    Beast("EL", EL, 4, 3, NO_COMMAND),
    Beast("MIRIA", MIRIA, 3, 3, NO_COMMAND),
    Beast("MARU", add_card("MARU", NUMBER, RED, TEN, "2C"), 1, 1, EXCHANGE_ONE),
    Beast("GURU", add_card("GURU", NUMBER, BLUE, TEN, "2C"), 1, 1, EXCHANGE_ONE),
    Beast("NEMU", add_card("NEMU", NUMBER, GREEN, TEN, "2C"), 1, 1, EXCHANGE_ONE),
    Beast("OKO", add_card("OKO", NUMBER, BLACK, TEN, "2C"), 1, 2, EXCHANGE_ANY),
]
FIRST_COMMAND: Final = 6
WITHOUT_COMMAND: Final = 2


class Summoner(Character):
    code: ClassVar[str] = "2C"
    name: ClassVar[str] = "Summoner"
    is_of_expansion: ClassVar[bool] = True
    own_places: ClassVar[int] = 2  # the beasts not yet summoned, the rear
    power_count: ClassVar[int] = 10
    fixes_lead_late: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (-20, 20, 40, 70, 100, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (-20, 20, 40, 70, 100, 150)
    game_for_wins: ClassVar[tuple[int, ...]] = (5,)
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "magic"),
        Act("before-card", "summon"),
        Act("after-card", "front"),
        Act("after-win", "back"),
    )

    def exclusive_cards(self) -> list[int]:
        return [beast.card for beast in BEASTS]

    def sheet(self) -> Sheet:
        """TX-SUM-01  Five magic points to begin with."""
        return SummonerSheet(MOST_MP, False)

    def rear(self, t: TakersTable) -> list[int]:
        """The beasts on the Summon Sheets."""
        return t.cards.piles[self.place + 1]

    # Before the card: summons, then commands.

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TX-SUM-04 to TX-SUM-16, TX-DEC-12, TX-DEC-13"""
        sheet = sheet_of(t, role)
        beast = beast_of_power(power)
        if power >= FIRST_COMMAND:
            if beast.card not in self.rear(t):
                return NOT_IN_THE_REAR if beast.command == EXCHANGE_ONE else OKO_NOT_IN_THE_REAR
            return NOT_ENOUGH_MP if sheet.mp < COMMAND_COST else None
        if beast.card not in t.cards.piles[self.place]:
            return ONCE_A_ROUND
        if sheet.has_commanded:
            return SUMMON_FIRST
        if len(self.rear(t)) == SHEETS:
            return BOTH_SHEETS_TAKEN
        return NOT_ENOUGH_MP if sheet.mp < beast.rear_cost else None

    def power_text(self, power: int) -> str:
        verb = "Summon" if power < FIRST_COMMAND else "Command"
        return f"{verb} {beast_of_power(power).name}"

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TX-SUM-06  Onto a free sheet. TX-SUM-13, TX-SUM-14  Or: discard one card or any, draw as many."""
        beast = beast_of_power(power)
        if power < FIRST_COMMAND:
            pay(t, role, beast.rear_cost)
            t.cards.move(beast.card, self.place, self.place + 1)
            return
        pay(t, role, COMMAND_COST)
        sheet_of(t, role).has_commanded = True
        if beast.command == EXCHANGE_ONE:
            t.then([ExchangeCards((role.seat,), 1, 1, EXCHANGE_ONE_CARD)])
        else:
            t.then([exchange_cards(t, role.seat, 1, EXCHANGE_ANY_CARDS)])

    # The card, and the beast that may lie on it.

    def resolve(self, t: TakersTable, role: Role, face: Face) -> None:
        """TX-SUM-30, TX-GAP-18  While MIRIA is in the rear, the own 10s do not lose to a 1."""
        if face.kind == NUMBER and face.value == TEN and MIRIA in self.rear(t):
            face.marks |= PROTECTED
            face.why = GUARDED

    def after_play(self, t: TakersTable, role: Role) -> None:
        """TX-SUM-18, TX-GAP-19, TX-DEC-14  One beast of the rear, if there is one that can go."""
        if self.movable(t, role):
            t.then([MoveToFront(role)])

    def movable(self, t: TakersTable, role: Role) -> list[int]:
        mp = sheet_of(t, role).mp
        play = t.plays[-1]
        return [card for card in self.rear(t) if front_cost(card, play) <= mp]

    def move_to_front(self, t: TakersTable, role: Role, card: int) -> None:
        """TX-SUM-18 to TX-SUM-22  The beast lies on the card, and stands for it altogether."""
        under = t.plays[-1]
        pay(t, role, front_cost(card, under))
        t.cards.move(card, self.place + 1, TRICK)
        replace_play(t, len(t.plays) - 1, self.in_front(t, role, card, under.cards()))
        if t.log is not None:
            t.log.tell("to-the-front", seat=role.seat, cards=[card])

    def in_front(self, t: TakersTable, role: Role, card: int, covered: list[int]) -> Play:
        face = face_of(t, card)
        self.resolve(t, role, face)
        return played(role.seat, face, covered)

    def end_turn(self, t: TakersTable, role: Role) -> None:
        """TX-SUM-28, TX-SUM-29, TX-GAP-17  A magic point while EL lies in the rear."""
        sheet_of(t, role).has_commanded = False
        if EL in self.rear(t):
            restore(t, role, EL_IN_THE_REAR)

    def trick_won(self, t: TakersTable, role: Role) -> None:
        """TX-SUM-03"""
        restore(t, role, TRICK_WON)

    def take_back(self, t: TakersTable, role: Role, play: Play) -> None:
        """TX-TIM-26  The beast goes back to a sheet, the card under it to the hand; what was paid is lost."""
        if not play.covers:
            give_back(t, play)
            return
        t.cards.move(play.card, TRICK, self.place + 1)
        for card in play.covered:
            t.cards.move(card, TRICK, role.seat)
        if t.log is not None:
            t.log.tell("back-to-the-rear", seat=role.seat, cards=[play.card])
            t.log.tell("took-back", seat=role.seat, cards=play.covered)

    # Positions.

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """Magic points, the beasts in the rear; those named nowhere have not been summoned."""
        mp = position.number("mp", MOST_MP, 0, MOST_MP)
        t.sheets[role.index] = SummonerSheet(mp, position.number("commanded", 0, 0, 1) == 1)
        rear = game.read_cards(position.text("rear", ""))
        if len(rear) > SHEETS:
            raise PositionError("rear", f"at most {SHEETS} beasts lie in the rear.")
        for card in rear:
            if card not in t.cards.piles[self.place]:
                raise PositionError("rear", f"{game.write_card(card)} is no beast, or lies elsewhere.")
            t.cards.move(card, self.place, self.place + 1)
        for i in range(len(t.plays)):
            self.guard(t, role, i)

    def guard(self, t: TakersTable, role: Role, index: int) -> None:
        """A 10 in the trick, laid before the position said what lies in the rear."""
        play = t.plays[index]
        if play.seat == role.seat and not play.is_hidden():
            marks = PRINTS.marks[play.card]
            face = Face(play.card, play.kind, play.colour, play.value, marks, PRINTS.why[play.card])
            self.resolve(t, role, face)
            replace_play(t, index, played(role.seat, face, play.covered))

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        written["mp"] = sheet.mp
        written["rear"] = game.write_cards(self.rear(t))
        written["commanded"] = int(sheet.has_commanded)

    def play_of(self, t: TakersTable, role: Role, cards: list[int], colour: int) -> Play | None:
        """A beast and the card it lies on."""
        if len(cards) != 2 or cards[0] not in self.exclusive_cards():
            return None
        return self.in_front(t, role, cards[0], cards[1:])

    # What a client draws: all of it is open (TX-HID-12).

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        return [Counter("magic points", role.seat, str(sheet_of(t, role).mp), "magic-points")]

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        left = Area("beasts left", role.seat, "list", t.cards.piles[self.place][:])
        return [Area("rear", role.seat, "row", self.rear(t)[:]), left]

    def drawing(self, t: TakersTable, role: Role) -> list[str]:
        """TX-SUM-08, TX-HID-12  The two Summon Sheets, and the magic points that are left."""
        names = [NAMES[card] for card in self.rear(t)]
        sheets = [f"[{name}]" for name in names] + ["[     ]"] * (SHEETS - len(names))
        points = sheet_of(t, role).mp
        return [f"summon sheets: {' '.join(sheets)}   MP: {'*' * points}{'.' * (MOST_MP - points)}"]

    # The end of the round.

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] in self.game_for_wins else None

    def strip(self, at: Occasion) -> Strip | None:
        return strip_by_wins(self, at, [TABLE_OF_TWO if at.players == 2 else TABLE])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        why = TABLE_OF_TWO if t.seat_count == 2 else TABLE
        return [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), why)]

    # What bots think.

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """To summon a beast that wins the trick, if it can be paid for now and none lies ready."""
        if power >= FIRST_COMMAND or not wants_trick:
            return 0
        beast = beast_of_power(power)
        is_turned = is_kakumei(t)
        best = best_key(t, is_turned)
        for card in self.rear(t):
            if strength_of(t, card, is_turned) > best:
                return 0
        if strength_of(t, beast.card, is_turned) <= best:
            return 0
        front = beast.front_cost
        for pick in following_plays(t, role.seat):
            if COLOUR[argument_of(pick)] == COLOUR[beast.card]:
                front = 0
        cost = beast.rear_cost + front
        return WORTH_A_SUMMONS - A_MAGIC_POINT * cost if cost <= sheet_of(t, role).mp else 0

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """A beast goes to the front where it wins what the card does not, or loses what is not wanted."""
        if not isinstance(t.todo[-1], MoveToFront):
            return []
        is_turned = is_kakumei(t)
        own = t.plays[-1]
        mine = key_of(own.kind, own.colour, own.value, t.led, is_turned)
        best = best_of(t, t.plays[:-1], is_turned)
        found: list[int] = []
        for pick in offered:
            if verb_of(pick) != CARD:
                found.append(EVEN)
            elif (strength_of(t, argument_of(pick), is_turned) > best) == wants_trick != (mine > best):
                found.append(EVEN + 35 - A_MAGIC_POINT * front_cost(argument_of(pick), own))
            else:
                found.append(EVEN - 35)
        return found


def strength_of(t: TakersTable, card: int, is_turned: bool) -> int:
    return key_of(KIND[card], COLOUR[card], VALUE[card], t.led, is_turned)


def beast_of_power(power: int) -> Beast:
    return BEASTS[power if power < FIRST_COMMAND else power - FIRST_COMMAND + WITHOUT_COMMAND]


def played(seat: int, face: Face, covered: list[int]) -> Play:
    """TX-SUM-21  What the face says, whatever lies under it."""
    covers = bool(covered)
    return Play(seat, face.card, face.kind, face.colour, face.value, face.marks, face.why, covered, covers)


def front_cost(card: int, play: Play) -> int:
    """TX-SUM-19, TX-SUM-20, TX-SUM-23  Nothing on a card of its colour; without colour, on a Flag or Rare."""
    is_free = play.kind in (FLAG, RARE)
    if KIND[card] == NUMBER:
        is_free = play.kind == NUMBER and play.colour == COLOUR[card]
    if is_free:
        return 0
    for beast in BEASTS:
        if beast.card == card:
            return beast.front_cost
    raise AssertionError("only beasts go to the front")


class SummonerSheet(Sheet):
    """Magic points, and whether a beast was commanded in this turn."""

    def __init__(self, mp: int, has_commanded: bool) -> None:
        self.mp = mp
        self.has_commanded = has_commanded

    def clone(self) -> Sheet:
        return SummonerSheet(self.mp, self.has_commanded)

    def words(self, out: list[int]) -> None:
        out += [self.mp, int(self.has_commanded)]


def sheet_of(t: TakersTable, role: Role) -> SummonerSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, SummonerSheet)
    return sheet


def pay(t: TakersTable, role: Role, cost: int) -> None:
    """TX-SUM-04"""
    sheet_of(t, role).mp -= cost
    if cost and t.log is not None:
        t.log.tell("spent-mp", seat=role.seat, number=cost)


def restore(t: TakersTable, role: Role, why: Reason) -> None:
    """TX-SUM-02, TX-GAP-15  A magic point back, up to the five there are."""
    sheet = sheet_of(t, role)
    if sheet.mp == MOST_MP:
        return
    sheet.mp += 1
    if t.log is not None:
        t.log.tell("restored-mp", seat=role.seat, number=1, because=[why])


class MoveToFront(AskRole[TakersTable]):
    """TX-SUM-18, TX-GAP-19, TX-DEC-14  One beast that can be paid for, or none."""

    asks: ClassVar[Reason] = MAY_MOVE

    def summoner(self) -> Summoner:
        character = self.role.character
        assert isinstance(character, Summoner)
        return character

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *[option(CARD, card) for card in self.summoner().movable(t, self.role)]]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        summoner = self.summoner()
        if verb_of(pick) != CARD or argument_of(pick) not in summoner.exclusive_cards():
            return NOT_OFFERED
        return NOT_ENOUGH_MP if argument_of(pick) in summoner.rear(t) else FROM_THE_REAR

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) == CARD:
            self.summoner().move_to_front(t, self.role, argument_of(pick))
