"""All that an author of games, characters or heroes uses, in one place.

Who plays games, looks at them or writes bots needs nothing of it: that is `followsuit` itself.
"""

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, HIDDEN, NOBODY, SPECTATOR, Cards, new_cards
from followsuit.core.errors import Unreadable, WrongOption
from followsuit.core.event import NO_SEAT, Event, Log
from followsuit.core.face import CardFace, Ink, Piece, Power
from followsuit.core.fields import (
    Field,
    Follows,
    Hands,
    Key,
    Named,
    Number,
    Numbers,
    Place,
    Round,
    Seat,
    SeatMask,
    Seats,
    Text,
    TrickNumber,
    Words,
    WordsOfSeats,
)
from followsuit.core.game import Game
from followsuit.core.game_option import ForPlayers, GameOption, Need, PieceList, SeatOption, WithValue
from followsuit.core.layout import Area, Counter, LastTrick, Layout, MarkFace, Picture, TrickNow
from followsuit.core.moment import Moment, NothingLeft
from followsuit.core.option import (
    CARD,
    COLOUR,
    DONE,
    NO,
    NUMBER,
    PIECE,
    PLACE,
    POWER,
    SEAT,
    YES,
    argument_of,
    option,
    verb_of,
)
from followsuit.core.outcome import Outcome, places_by_score, shares_of
from followsuit.core.policy import AT_RANDOM, BY_POLICY, CARDS_AT_RANDOM, EVEN, Policy
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng, seeded
from followsuit.core.roles import AreaRole, CounterRole, MarkRole
from followsuit.core.rule_group import RuleGroup
from followsuit.core.setting import Setting
from followsuit.core.state import State
from followsuit.core.step import AnyStep, Ask, AskAll, Question, Step
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.tricks.following import plays, plays_of_suit
from followsuit.tricks.french_deck import FrenchDeck
from followsuit.tricks.sealed import PickCards
from followsuit.tricks.usual import PlayCard, PlayTricks, TrickRules, TrickTable, rest_of_tricks
from followsuit.tricks.usual_state import TrickState

__all__ = [
    "AT_RANDOM",
    "BIT",
    "BY_POLICY",
    "CARD",
    "CARDS_AT_RANDOM",
    "COLOUR",
    "DONE",
    "EVEN",
    "EVERYONE",
    "HIDDEN",
    "NO",
    "NOBODY",
    "NO_SEAT",
    "NUMBER",
    "PIECE",
    "PLACE",
    "POWER",
    "SEAT",
    "SPECTATOR",
    "YES",
    "AnyStep",
    "Area",
    "AreaRole",
    "Ask",
    "AskAll",
    "CardFace",
    "Cards",
    "Counter",
    "CounterRole",
    "Event",
    "Field",
    "Follows",
    "ForPlayers",
    "FrenchDeck",
    "Game",
    "GameOption",
    "Hands",
    "Ink",
    "Key",
    "LastTrick",
    "Layout",
    "Log",
    "MarkFace",
    "MarkRole",
    "Moment",
    "Named",
    "Need",
    "NothingLeft",
    "Number",
    "Numbers",
    "Outcome",
    "PickCards",
    "Picture",
    "Piece",
    "PieceList",
    "Place",
    "PlayCard",
    "PlayTricks",
    "Policy",
    "Position",
    "PositionError",
    "Power",
    "Question",
    "Reason",
    "Rng",
    "Round",
    "RuleGroup",
    "Seat",
    "SeatMask",
    "SeatOption",
    "Seats",
    "Setting",
    "State",
    "Step",
    "Table",
    "Text",
    "TrickNow",
    "TrickNumber",
    "TrickRules",
    "TrickState",
    "TrickTable",
    "Unreadable",
    "View",
    "WithValue",
    "Words",
    "WordsOfSeats",
    "WrongOption",
    "argument_of",
    "new_cards",
    "option",
    "places_by_score",
    "plays",
    "plays_of_suit",
    "rest_of_tricks",
    "seeded",
    "shares_of",
    "verb_of",
]
