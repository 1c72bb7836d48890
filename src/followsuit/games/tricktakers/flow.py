"""A game of TrickTakers in the rulebook's words: rounds of choosing, setting up, five tricks, and scoring."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.takers.leading import NameLeader
from followsuit.games.takers.table import DECK, EMPTY, NO_PLAYS, NO_ROLES, ZEROS
from followsuit.games.takers.trick import PLAY_TRICKS
from followsuit.games.tricktakers.choosing import CastCharacters, ChooseCharacters, LayOutRow, first_leader
from followsuit.games.tricktakers.end_of_round import END_OF_ROUND
from followsuit.games.tricktakers.renewal import SetUpCharacters
from followsuit.games.tricktakers.rules import HAND, TRICKS
from followsuit.games.tricktakers.table import NO_CHARACTERS, TrickTakersTable

NAME_LEADER: Final = Reason("TT-LEAD-08", "Name who leads the first trick.")


class PlayRound(Step[TrickTakersTable]):
    """TT-GEN-02  Deal, choose, set up, play five tricks, crowns and points; then the next round."""

    def run(self, t: TrickTakersTable) -> None:
        t.begin_part(THE_ROUND)


class DealCards(Step[TrickTakersTable]):
    """TT-DEAL-01 to TT-DEAL-04, TT-EOR-13  All cards go home, the deck is shuffled, five to each player."""

    def run(self, t: TrickTakersTable) -> None:
        t.round += 1
        t.trick_number = 0
        t.previous = t.characters
        t.characters = NO_CHARACTERS[t.seat_count]
        t.wins = ZEROS[t.seat_count]
        t.open_cards = EMPTY
        t.plays = NO_PLAYS
        t.set_roles(NO_ROLES)
        t.leader = first_leader(t)
        if t.log is not None:
            if t.round == 1:
                t.log.tell("begins", number=t.points[0])
            t.log.tell("round", number=t.round)
        t.cards.go_home_shuffled(t.homes(), DECK, t.rng)
        t.cards.deal(DECK, t.seat_count, HAND)
        if t.log is not None:
            for seat in range(t.seat_count):
                t.log.tell("hand", seat=seat, cards=sorted(t.hand(seat)), seen_by=2**seat)


class FindLeader(Step[TrickTakersTable]):
    """TT-LEAD-02, TT-LEAD-08  Found as the last round ended; by option that player names the leader."""

    def run(self, t: TrickTakersTable) -> None:
        if t.rules.names_first_lead and t.round > 1:
            t.then([NameLeader(t.leader, NAME_LEADER)])


# A round of three to five players, made once.
THE_ROUND: Final[list[AnyStep]] = [
    DealCards(),
    LayOutRow(),
    ChooseCharacters(),
    CastCharacters(),
    SetUpCharacters(),
    FindLeader(),
    PLAY_TRICKS[TRICKS],
    *END_OF_ROUND,
    PlayRound(),
]
