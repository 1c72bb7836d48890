"""What things of a layout mean, whatever a game calls them: a client goes by these words, never by names.

A game says the role where it makes an area, a counter or a mark. What has none is drawn by its shape or told
in words, which is right for most.
"""

from enum import StrEnum


class AreaRole(StrEnum):
    """What cards or pieces that lie together are there for."""

    PLAIN = ""
    DECK = "deck"  # what is drawn from; shown though it be empty, and dealt cards come from there
    TURNED_UP = "turned-up"  # cards that were turned up, or picked first, for the choice that is asked
    LAST_TRICK = "last-trick"  # cards of the trick before; sent with its winner instead
    COURT = "court"  # the figures of a seat that can still be used
    COURT_DOWN = "court-down"  # those that lie face down
    PARTY = "party"  # those who play along with a seat
    BID = "bid"  # pieces that a seat has laid face down as its bid
    DECLARED = "declared"  # cards that a seat has put in front of itself in an auction
    AUCTION = "auction"  # cards that it can still put there
    PARTIES = "parties"  # pieces laid out with those that come with them behind each


class CounterRole(StrEnum):
    """What is counted or marked."""

    PLAIN = ""
    POINTS = "points"
    LIVES = "lives"
    WINS = "wins"  # tricks of this round
    BID = "bid"
    STAKE = "stake"  # points or chips laid on something
    AWARD = "award"  # what decides before points do: crowns
    TRUMP = "trump"
    LED = "led"  # the suit that was led; also told by the trick
    PATTERN = "pattern"  # what has to be followed, where it is more than a suit
    LEADER = "leader"
    CHARACTER = "character"  # the piece that a seat plays as
    FAMILY = "family"  # the set of pieces that it plays with
    TEAM = "team"
    DECK = "deck"  # how many cards can still be drawn
    OUT = "out"  # of the round
    TOKEN = "token"  # a piece that lies at a seat, drawn small
    PREDICTION = "prediction"  # a piece that a seat has named beforehand
    CONTRACT = "contract"  # a piece whose conditions hold for all
    COURT_NUMBER = "court-number"  # what the figures of a seat count
    COURT_FIGURE = "court-figure"  # a figure of the court, with how it lies
    COPIED = "copied"  # the piece of the court that somebody copies
    STARTER = "starter"  # who has begun an auction
    STANDS = "stands"  # whose declaration stands
    PASSED = "passed"


class MarkRole(StrEnum):
    """What the mark of a card says."""

    PLAIN = ""
    UNDER = "under"  # it lies under another card of its play
    STANDS_FOR = "stands-for"  # it counts as another suit and rank, or another kind of card
    BELOW = "below"  # a figure lies on it
