"""What a position has to agree with, so that the game can go on from it."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.position import PositionError
from followsuit.games.kings.cards import ELEVENS, KIND, NO_SET, TWELVES, VALUE
from followsuit.games.kings.moments import PLAY, SCORE, has_late_turn
from followsuit.games.kings.pieces import CHARACTER_OF, is_character
from followsuit.games.kings.places import FRONT, SHELF
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.rules import NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.table import NO_PIECE, KingsTable
from followsuit.games.takers.cards import NUMBER

DEAL: Final = "deal"
# Moments at which sets are still being taken; and those at which Ombre's King player is not known yet.
BEFORE_SETS: Final[list[str]] = [DEAL, "parties", "draft", "auction", "take up", "sets", "numbers"]
BEFORE_KING_PLAYER: Final[list[str]] = [DEAL, "auction"]
AFTER_NAMING: Final[list[str]] = ["set up", "lead", PLAY, SCORE]
HIGHEST_SHOWN: Final = 10  # KN-R1-02


def check_sets(t: KingsTable, moment: str) -> None:
    """Only Ombre lays out all sets anew in each round, and its King player discards before there are any."""
    if moment == "discard" or (moment in BEFORE_SETS and (t.round == 1 or t.rules.game == OMBRE)):
        return
    for seat in range(t.seat_count):
        if t.sets[seat] == NO_SET:
            raise PositionError("sets", f"every seat has a set at {moment!r} of round {t.round}.", seat)


def check_cards(t: KingsTable, moment: str) -> None:
    """What the next steps rely on."""
    if t.rules.game == NAPOLEON:
        check_cards_of_napoleon(t, moment)
    if moment == PLAY:
        seat = t.waiting[0] if t.waiting else t.late if has_late_turn(t) else NO_SEAT
        others = [other for other in range(t.seat_count) if t.hand(other)]
        if seat != NO_SEAT and others and seat not in others:
            raise PositionError("hands", "whose turn it is has a card to play.", seat)


def check_cards_of_napoleon(t: KingsTable, moment: str) -> None:
    """KN-R1-02, KN-R1-06, KN-R1-10  Numbers for the sets; 11s and 12s where they are to be taken from."""
    for seat in range(t.seat_count):
        if moment == "sets" and not is_number_shown(t.cards.piles[FRONT + seat]):
            raise PositionError("front", "every seat has shown a number card for the sets.", seat)
        if moment == "exchange" and ELEVENS[t.sets[seat]] not in t.hand(seat):
            raise PositionError("hands", "every seat has the 11 of its set in hand at 'exchange'.", seat)
    if moment in ("numbers", "sets"):
        for card in [*ELEVENS, *TWELVES]:
            if card not in t.cards.piles[SHELF]:
                raise PositionError("hands", "the 11s and 12s lie by their sets until all have taken one.")


def is_number_shown(shown: list[int]) -> bool:
    """KN-R1-02  A single number card from 1 to 10."""
    return len(shown) == 1 and KIND[shown[0]] == NUMBER and VALUE[shown[0]] <= HIGHEST_SHOWN


def check_teams(t: KingsTable) -> None:
    """KW-PREP-01, KN-PREP-05, KN-SCORE-08  Two teams, partners opposite, and points that are the team's."""
    if not t.teams:
        return
    if t.rules.game == WHIST:
        order = t.sequence_from(0)
        if [t.teams[seat] for seat in order] not in ([0, 1, 0, 1], [1, 0, 1, 0]):
            raise PositionError("teams", "partners sit opposite, in two teams, 0 and 1.")
    for seat in range(t.seat_count):
        if t.points[seat] != t.points[t.teams.index(t.teams[seat])]:
            raise PositionError("points", "the seats of a team have the same points.", seat)


def check_names(t: KingsTable, moment: str) -> None:
    """KO-AUC-09, KT-CHE-04, KT-CHE-21  Who, or what, was named by then."""
    if t.rules.game == OMBRE and moment not in BEFORE_KING_PLAYER and t.king_player == NO_SEAT:
        raise PositionError("king_player", f"there is a King player at {moment!r}.")
    for seat in range(t.seat_count):
        for card in t.party[seat]:
            if t.partner == seat and CHARACTERS[CHARACTER_OF[card]].shares_partner:
                raise PositionError("partner", "the partner is another player.", seat)
        for piece in t.bids[seat]:
            is_copy = is_character(piece) and CHARACTERS[CHARACTER_OF[piece]].copies_bid
            if is_copy and t.copied == NO_PIECE and moment in AFTER_NAMING:
                raise PositionError("copied", "copied names the bid card by which COPY lies.")
