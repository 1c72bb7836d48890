"""Any position of TrickTakers, written and read: what scenarios are made of."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, HIDDEN, NOBODY
from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.core.step import AnyStep
from followsuit.games.takers.cards import (
    CARDS_OF_COLOUR,
    COLOUR_NAMES,
    KIND,
    NAMES,
    NO_COLOUR,
    PIECE_CARD,
)
from followsuit.games.takers.order import KAKUMEI
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN, TAKEN, TRICK
from followsuit.games.takers.trick import EndTrick, PlayTricks, start_run
from followsuit.games.takers.turn import NOTHING_ANNOUNCED, NextTurn, lay
from followsuit.games.tricktakers.choosing import CastCharacters, ChooseCharacters, first_leader
from followsuit.games.tricktakers.end_of_round import (
    FindWinner,
    GiveBlackCrowns,
    GiveCrown,
    NoteWins,
    ScoreRound,
)
from followsuit.games.tricktakers.flow import FindLeader, PlayRound
from followsuit.games.tricktakers.renewal import SetUpCharacters
from followsuit.games.tricktakers.roster import CHARACTERS, number_of
from followsuit.games.tricktakers.rules import TRICKS
from followsuit.games.tricktakers.table import HOMES, NO_CHARACTER, EndGame, TrickTable
from followsuit.games.tricktakers.two_players import (
    ChooseAtOnce,
    ChooseInTurn,
    FindLeaderOfTwo,
    PlayBasicRound,
    PlayDraftedRound,
)

DEAL: Final = "deal"
CHOOSE: Final = "choose"
SET_UP: Final = "setup"
PLAY: Final = "play"
SCORE: Final = "score"
MOMENTS: Final[list[str]] = [DEAL, CHOOSE, SET_UP, PLAY, SCORE]
MOST_POINTS: Final = 2000


def read_position(game: Game, position: Position, t: TrickTable) -> None:
    """Set what is counted, lay out the cards, cast the characters, and put down what remains of the round."""
    seats = t.seat_count
    moment = position.word("at", PLAY, MOMENTS)
    t.round = position.number("round", 1, 1, t.rules.rounds)
    t.points = position.numbers("points", t.points, 0, MOST_POINTS)
    t.crowns = position.numbers("crowns", t.crowns, 0, 3)
    t.black_crowns = position.numbers("black_crowns", t.black_crowns, 0, 6)
    t.wins = position.numbers("wins", t.wins, 0, TRICKS)
    t.first_player = position.number("first_player", 0, 0, seats - 1)
    t.characters = read_characters(position, "characters", seats)
    t.previous = read_characters(position, "previous", seats)
    t.last_row = read_row(position, "last_row")
    t.row = read_row(position, "row") or t.rules.characters[:]
    unused = position.texts("unused_characters", seats)
    for seat in range(seats):
        if unused[seat]:
            t.drafted[seat] = read_numbers("unused_characters", unused[seat])
    trick = position.number("trick_number", 1, 1, TRICKS)
    t.trick_number = 0 if moment in (DEAL, CHOOSE, SET_UP) else trick
    if moment != DEAL and moment != CHOOSE:
        if NO_CHARACTER in t.characters:
            raise PositionError("characters", f"{seats} characters are needed, one for each seat.")
        t.cast([CHARACTERS[number] for number in t.characters])
    lay_out(game, position, t)
    for role in t.roles:
        role.character.read_position(t, role, position, game)
    t.todo.clear()
    t.then(steps_from(game, position, t, moment))
    position.finish()


def steps_from(game: Game, position: Position, t: TrickTable, moment: str) -> list[AnyStep]:
    """What remains of the round from this moment on."""
    leader = position.number("leader", 0, 0, t.seat_count - 1)
    laid = position.text("trick", "")
    is_kakumei = position.number("kakumei", 0, 0, 1) == 1
    if moment == DEAL:
        t.round -= 1  # the deal begins the round, and asks who was what in the one before
        t.characters = t.previous[:]
        return [next_round(t), EndGame()]
    rest = [*end_of_round(t), next_round(t), EndGame()]
    if moment == SCORE:
        return rest
    tricks: list[AnyStep] = [PlayTricks(TRICKS), *rest]
    t.leader = leader if position.has("leader") else first_leader(t)
    if moment == CHOOSE:
        return [*choosing(t), CastCharacters(), SetUpCharacters(), *finding_leader(t), *tricks]
    if moment == SET_UP:
        return [SetUpCharacters(), *finding_leader(t), *tricks]
    t.leader = leader
    start_run(t)
    lay_trick(game, t, laid)
    if is_kakumei:
        t.order = KAKUMEI
    return [NextTurn(), EndTrick(), PlayTricks(TRICKS - t.trick_number), *rest]


def next_round(t: TrickTable) -> AnyStep:
    if t.seat_count > 2:
        return PlayRound()
    return PlayDraftedRound() if t.rules.is_drafted else PlayBasicRound()


def choosing(t: TrickTable) -> list[AnyStep]:
    if t.seat_count > 2:
        return [ChooseCharacters()]
    return [ChooseAtOnce() if t.rules.is_drafted else ChooseInTurn()]


def finding_leader(t: TrickTable) -> list[AnyStep]:
    if t.seat_count > 2:
        return [FindLeader()]
    return [] if t.rules.is_drafted else [FindLeaderOfTwo()]


def end_of_round(t: TrickTable) -> list[AnyStep]:
    if t.seat_count > 2:
        return [NoteWins(), GiveCrown(), GiveBlackCrowns(), ScoreRound(), FindWinner()]
    return [NoteWins(), ScoreRound(), FindWinner()]


def read_characters(position: Position, key: str, seats: int) -> list[int]:
    """A character for every seat, by name; none where nothing is given."""
    words = position.texts(key, seats)
    numbers: list[int] = []
    for seat in range(seats):
        number = number_of(words[seat]) if words[seat] else NO_CHARACTER
        if words[seat] and number < 0:
            raise PositionError(key, f"there is no character {words[seat]!r}.", seat)
        if number >= 0 and number in numbers and key == "characters":
            raise PositionError(key, f"two seats have the character {words[seat]}.", seat)
        numbers.append(number)
    return numbers


def read_row(position: Position, key: str) -> list[int]:
    text = position.text(key, "")
    return read_numbers(key, text) if text else []


def read_numbers(key: str, text: str) -> list[int]:
    numbers: list[int] = []
    for word in text.replace(",", " ").split():
        number = number_of(word)
        if number < 0:
            raise PositionError(key, f"there is no character {word!r}.")
        numbers.append(number)
    return sorted(numbers)


def lay_out(game: Game, position: Position, t: TrickTable) -> None:
    """Put every card where the position says; of those it does not name, the forty lie in the deck."""
    t.cards.go_home(t.homes())
    placed = [False] * len(NAMES)
    hands = position.texts("hands", t.seat_count)
    taken = position.texts("taken", t.seat_count)
    for seat in range(t.seat_count):
        for card in read_cards(game, placed, "hands", hands[seat], seat):
            t.cards.move(card, home_of(t, card), seat)
        for card in read_cards(game, placed, "taken", taken[seat], seat):
            t.cards.move(card, home_of(t, card), TAKEN + seat)
    discards = read_cards(game, placed, "discards", position.text("discards", ""), -1)
    for card in discards:
        t.cards.move(card, home_of(t, card), DISCARDS)
    out = read_cards(game, placed, "out", position.text("out", ""), -1)
    for card in out:
        t.cards.move(card, home_of(t, card), BOX)
    top = read_cards(game, placed, "deck", position.text("deck", ""), -1)
    has_rest = position.number("rest_in_deck", 1, 0, 1) == 1
    set_deck(t, placed, top, has_rest)
    set_knowledge(game, position, t)


def set_deck(t: TrickTable, placed: list[bool], top: list[int], has_rest: bool) -> None:
    """The named cards on top, in order; the rest below, or out of the way among what was taken."""
    rest = [card for card in t.cards.piles[DECK] if not placed[card]]
    t.cards.piles[DECK] = top[::-1]
    if has_rest:
        t.cards.piles[DECK] = rest + top[::-1]
    else:
        t.cards.piles[TAKEN] = t.cards.piles[TAKEN] + rest


def home_of(t: TrickTable, card: int) -> int:
    if card not in t.cards.piles[HOMES[card]]:
        raise Unreadable(f"{NAMES[card]} is not there to be laid out.")
    return HOMES[card]


def read_cards(game: Game, placed: list[bool], key: str, text: str, index: int) -> list[int]:
    cards: list[int] = []
    for word in text.split():
        try:
            card = game.read_card(word)
        except Unreadable as error:
            raise PositionError(key, str(error), index) from error
        if KIND[card] == PIECE_CARD:
            raise PositionError(key, f"{word} is no playing card.", index)
        if placed[card]:
            raise PositionError(key, f"{word} lies in two places.", index)
        placed[card] = True
        cards.append(card)
    return cards


def set_knowledge(game: Game, position: Position, t: TrickTable) -> None:
    """Hands, deck and discards are hidden, but for what the position says that everyone has seen."""
    hidden_places = BIT[DECK] | BIT[DISCARDS]
    for seat in range(t.seat_count):
        hidden_places |= BIT[seat]
    t.cards.own_knowledge()
    for place in range(len(t.cards.piles)):
        for card in t.cards.piles[place]:
            is_hand = place < t.seat_count
            is_hidden = is_hand or place == DECK or (place == DISCARDS and not t.has_open_discards())
            if is_hidden:
                t.cards.knows[card] = BIT[place] if is_hand else NOBODY
                t.cards.may_be[card] = hidden_places | BIT[place]
            else:
                t.cards.knows[card] = EVERYONE
                t.cards.may_be[card] = BIT[place]
    shown = position.texts("shown", t.seat_count)
    opened = position.texts("open", t.seat_count)
    voids = position.texts("voids", t.seat_count)
    for seat in range(t.seat_count):
        for card in game.read_cards(shown[seat]) + game.read_cards(opened[seat]):
            if card not in t.hand(seat):
                raise PositionError("shown", f"{game.write_card(card)} is not in that hand.", seat)
            t.cards.show(card, seat)
        t.open_cards += sorted(game.read_cards(opened[seat]))
        for word in voids[seat].split():
            if word not in COLOUR_NAMES[:4]:
                raise PositionError("voids", f"{word} is no colour.", seat)
            t.cards.shows_none(CARDS_OF_COLOUR[COLOUR_NAMES.index(word)], seat)


def lay_trick(game: Game, t: TrickTable, text: str) -> None:
    """Cards already played, in order from the leader; they must lie in their players' hands until then."""
    words = text.split()
    if len(words) > t.seat_count:
        raise PositionError("trick", f"a trick has at most {t.seat_count} cards.")
    for word in words:
        card = game.read_card(word)
        seat = t.waiting.pop(0)
        if card not in t.hand(seat):
            raise PositionError("trick", f"{word} is not in the hand of seat {seat}, who plays it.")
        lay(t, seat, card, NOTHING_ANNOUNCED)


def write_position(game: Game, t: TrickTable) -> dict[str, object]:
    """What can be read off a table, or off what a view shows of it, under the names that set it up."""
    seats = range(t.seat_count)
    piles = t.cards.piles
    written: dict[str, object] = {
        "round": t.round,
        "trick_number": t.trick_number,
        "points": t.points[:],
        "crowns": t.crowns[:],
        "black_crowns": t.black_crowns[:],
        "wins": t.wins[:],
        "leader": t.leader,
        "first_player": t.first_player,
        "lead_colour": COLOUR_NAMES[t.led] if t.led != NO_COLOUR else "",
        "kakumei": int(t.order is KAKUMEI),
        "characters": [name_of(t.characters[seat]) for seat in seats],
        "previous": [name_of(t.previous[seat]) for seat in seats],
        "row": " ".join([name_of(number) for number in t.row]),
        "unused_characters": [" ".join([name_of(number) for number in t.drafted[seat]]) for seat in seats],
        "hands": [write_pile(game, t.hand(seat)) for seat in seats],
        "hand_counts": [len(t.hand(seat)) for seat in seats],
        "taken": [write_pile(game, t.taken(seat)) for seat in seats],
        "trick": game.write_cards([play.card for play in t.plays]) if piles[TRICK] or is_hidden(t) else "",
        "face_down": [write_pile(game, piles[FACE_DOWN + seat]) for seat in seats],
        "discards": write_pile(game, piles[DISCARDS]),
        "discard_count": len(piles[DISCARDS]),
        "deck_count": len(piles[DECK]),
        "out": write_pile(game, piles[BOX]),
        "open": [game.write_cards([c for c in t.open_cards if c in t.hand(seat)]) for seat in seats],
        "reserved": game.write_card(t.plays[t.reserved].card) if t.reserved >= 0 and t.plays else "",
    }
    for role in t.roles:
        role.character.write_position(t, role, written, game)
    return written


def is_hidden(t: TrickTable) -> bool:
    for play in t.plays:
        if play.card == HIDDEN:
            return True
    return False


def name_of(number: int) -> str:
    return CHARACTERS[number].name.lower() if number >= 0 else ""


def write_pile(game: Game, pile: list[int]) -> str:
    """Sorted, with the cards that cannot be named last."""
    known = sorted([card for card in pile if card >= 0])
    return " ".join([game.write_card(card) for card in known] + ["?"] * (len(pile) - len(known)))
