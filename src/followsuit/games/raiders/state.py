"""What a table of Trick Raiders consists of, and what a position of it has to agree with.

Hands need not be of equal size, so that a scenario can do with the few cards it is about.
"""

from typing import Any, Final

from followsuit.core.event import NO_SEAT
from followsuit.core.fields import (
    Field,
    Follows,
    Hands,
    Named,
    Numbers,
    Place,
    Round,
    Seat,
    SeatMask,
    TrickNumber,
    without_length,
)
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.state import SHOWN, State
from followsuit.games.raiders import moments as at
from followsuit.games.raiders.cards import C8, C9A, CARDS_OF_SUIT, D5, H9A, HEARTS, SPADES, SUIT, SUIT_NAMES
from followsuit.games.raiders.dropping_out import is_limit_reached
from followsuit.games.raiders.table import DECK, DISCARDS, LEADS, TRICK, RaidersTable
from followsuit.tricks.following import is_among

TRUMP_NAMES: Final[list[str]] = SUIT_NAMES[:3]  # clubs never are (TR-SPC-08)
MOST_LIVES: Final = 20
MOST_ROUNDS: Final = 99
TRICK_COUNT: Final = 13


def usual_due(s: Setting) -> int:
    if s.moment == at.FOLLOW and s.position.has("leader"):
        return s.position.number("leader", NO_SEAT, NO_SEAT, s.t.seat_count - 1)
    return NO_SEAT if s.moment in at.BEFORE_TRICKS else 0


def usual_leader(s: Setting) -> int:
    """Whoever is due or, if that seat has dropped out, the next in the round."""
    t: RaidersTable = s.t
    is_replaced = s.moment in (at.LEAD_FROM_HAND, at.FOLLOW) and t.due != NO_SEAT and t.is_out(t.due)
    return t.next_in_round(t.due) if is_replaced else t.due


def is_last_trick(s: Setting) -> bool:
    """Whether the trick just played was the last of the round: known once it is over."""
    return s.moment in at.AFTER_TRICKS or (s.moment == at.STEAL and is_limit_reached(s.t))


def deck_words(t: RaidersTable, out: list[int]) -> None:
    out += t.rules.deck


class RaidersState(State):
    knowledge = (SHOWN,)
    sealed_at = (at.DECLARATION,)
    sealed_only = "answers are sealed only at 'declaration'."

    def usual_moment(self, s: Setting) -> str:
        return at.FOLLOW if s.position.text("trick", "") else at.LEAD

    def every_card(self, t: Any) -> list[int]:
        deck: list[int] = t.rules.deck
        return deck

    def why_not_here(self, s: Setting, card: int) -> str:
        is_here = card in s.t.rules.deck
        return "" if is_here else f"{s.game.write_card(card)} is not in the deck of {s.t.seat_count} players."

    def hidden_places(self, t: Any) -> list[int]:
        """TR-DECL-06  Hands, and with 3 players the card that was not dealt."""
        return [*range(t.seat_count), *([DECK] if t.cards.piles[DECK] else [])]

    def check(self, s: Setting) -> None:
        t: RaidersTable = s.t
        check_seats(t, s.moment)
        check_trump(t, s.moment)
        check_cards(t, s.moment)
        check_trick(t, s.moment)


def check_seats(t: RaidersTable, moment: str) -> None:
    """Refuse who cannot be out, lead or hold a token at this moment."""
    if moment in at.BEFORE_TRICKS:
        for key, mark in [("due", t.due), ("leader", t.leader)]:
            if mark != NO_SEAT:
                raise PositionError(key, "nobody leads before the first trick.")
        if t.out:
            raise PositionError("out", "nobody can drop out before the first trick.")
    if moment in at.BEFORE_TRICKS or moment == at.GAME_OVER:
        for key, mark in [("aggressive", t.aggressive), ("passive", t.passive)]:
            if mark != NO_SEAT:
                raise PositionError(key, "tokens are held only during the tricks of a round (TR-BONUS-07).")
    if t.passive != NO_SEAT and not t.rules.has_passive_bonus:
        raise PositionError("passive", "with 3 players there is no passive token (TR-BONUS-06).")
    if t.passive != NO_SEAT and t.passive == t.aggressive:
        raise PositionError("passive", "nobody can hold both tokens (TR-BONUS-08).")
    if moment == at.GAME_OVER and min(t.lives) > 0:
        raise PositionError("lives", "the game is over only when somebody has no life chip (TR-GAME-01).")
    if moment in at.BEFORE_TRICKS or moment in at.AFTER_TRICKS:
        return
    if t.due == NO_SEAT:
        raise PositionError("due", "somebody is due to lead, or has led.")
    if moment not in (at.LEAD_FROM_HAND, at.FOLLOW) and t.is_out(t.due):
        raise PositionError("due", f"seat {t.due} has dropped out.")


def check_trump(t: RaidersTable, moment: str) -> None:
    """TR-WIN-10, TR-SPC-01  Refuse a trump that cannot have come about: each shift takes C8 or C9a."""
    if moment in (at.DECLARATION, at.REVEAL) and t.trump != SPADES:
        raise PositionError("trump", "a round begins with spades as trump (TR-WIN-10).")
    shifts = len([card for card in (C8, C9A) if is_among(card, t.cards.piles[DISCARDS])])
    if moment != at.DEAL and t.trump > shifts:
        name = TRUMP_NAMES[t.trump]
        needed = "C8 or C9a has" if t.trump == HEARTS else "both C8 and C9a have"
        raise PositionError("trump", f"{name} are trump only when {needed} won a trick (TR-SPC-01).")


def check_cards(t: RaidersTable, moment: str) -> None:
    """Refuse cards where none can lie."""
    for seat in range(t.seat_count):
        if t.is_out(seat) and t.leads(seat):
            raise PositionError("leads", f"seat {seat} has dropped out, so its lead cards are gone.", seat)
        if t.passive == seat and t.leads(seat):
            text = f"seat {seat} has lead cards, so the token is not there (TR-BONUS-04)."
            raise PositionError("passive", text)
    surplus = 1 if t.seat_count == 3 else 0
    if moment != at.DEAL and len(t.cards.piles[DECK]) > surplus:
        raise PositionError("surplus", f"with {t.seat_count} players {surplus or 'no'} card is left over.")
    played = t.cards.piles[DISCARDS]
    if moment in (at.STEAL, at.STEAL_FIRST) and D5 not in played:
        raise PositionError("at", "a steal comes after D5 was played (TR-SPC-12).")
    if moment in (at.STEAL_FIRST, at.PULL_BACK) and H9A not in played:
        raise PositionError("at", "a pull-back comes after H9a was played (TR-SPC-20).")
    if moment in (at.STEAL_FIRST, at.PULL_BACK) and is_limit_reached(t):
        raise PositionError("at", "nothing is pulled back after the last trick of a round (TR-SPC-28).")


def check_trick(t: RaidersTable, moment: str) -> None:
    """Refuse a trick that cannot have come about; what it shows of the hands, everyone has seen."""
    trick = t.trick()
    if bool(trick) != (moment == at.FOLLOW):
        raise PositionError("trick", "cards lie in the trick at 'follow', and at no other moment.")
    if moment not in (at.LEAD_FROM_HAND, at.FOLLOW):
        return
    if t.leader == NO_SEAT or t.is_out(t.leader):
        raise PositionError("leader", "somebody in the round leads the trick.")
    if t.is_out(t.due):
        if t.leader != t.next_in_round(t.due):
            raise PositionError("leader", f"seat {t.next_in_round(t.due)} leads in place of seat {t.due}.")
    elif moment == at.LEAD_FROM_HAND:
        raise PositionError("due", f"seat {t.due} has not dropped out, so nobody leads in its place.")
    elif t.leader != t.due:
        raise PositionError("leader", f"seat {t.due} is due to lead, and has not dropped out.")
    if moment == at.LEAD_FROM_HAND and not t.hand(t.leader):
        raise PositionError("hands", f"seat {t.leader} leads from the hand, and has none.", t.leader)
    if len(trick) > t.seat_count - t.out_count():
        raise PositionError("trick", "more cards lie in the trick than seats are in the round.")
    for i in range(1, len(trick)):
        seat = t.seat_of_play(i)
        led = SUIT[trick[0]]
        if SUIT[trick[i]] != led:
            if [card for card in t.hand(seat) if SUIT[card] == led]:
                raise PositionError("trick", f"seat {seat} has {SUIT_NAMES[led]}, but did not follow.")
            t.cards.rule_out(CARDS_OF_SUIT[led], seat)


STATE: Final = RaidersState(
    places=[
        Hands(),
        Place("leads", LEADS, of_seats=True, area="lead cards"),
        Place("surplus", DECK, is_hidden=True),
        Place("trick", TRICK),
        Place("discards", DISCARDS, area="played"),
    ],
    fields=[
        Numbers("lives", 0, MOST_LIVES, words=without_length("lives")),
        Field("rules", deck_words),
        Field("lists_played_cards"),
        Round(MOST_ROUNDS, before=[at.DEAL]),
        TrickNumber(TRICK_COUNT, at.BEFORE_TRICKS),
        Named("trump", TRUMP_NAMES, SPADES),
        SeatMask("out"),
        Seat("aggressive"),
        Seat("passive"),
        Seat("due", usual_due),
        Seat("leader", usual_leader),
        Follows("is_last_trick", is_last_trick, is_field=True),
        Field("last_trick"),
        Follows("hand_counts", lambda s: s.each(lambda seat: len(s.t.hand(seat)))),
        Follows("lead_counts", lambda s: s.each(lambda seat: len(s.t.leads(seat)))),
    ],
    moments=at.MOMENTS,
    rest=DISCARDS,
    voids=dict(zip(SUIT_NAMES, CARDS_OF_SUIT, strict=True)),
    beside=("finished",),
)
