"""What single faults could change unseen: rules that questions cite, items that all know, cards turned up."""

from followsuit.core.bits import BIT
from followsuit.core.reason import Reason
from followsuit.games.takers.table import FACE_DOWN
from little import Little
from tables import Given
from tricktakers import Takers

THIEF = ["king", "phantom-thief", "hermit"]


def asked_by(g: Given) -> str:
    asked = g.t.question()
    about = asked.about() if asked is not None else None
    assert isinstance(about, Reason)
    return about.rule


def test_the_exchange_with_the_partner_is_asked_by_its_rules() -> None:
    """TX-THF-06, TX-THF-08"""
    hands = ["r9 b1", "r2 b2", "g3 b3"]
    table: dict[str, int | str | bool] = {"characters": ",".join(THIEF)}
    letters = ["", "", "invitation"]
    g = Takers(
        3, table, 0, characters=THIEF, hands=hands, letters=letters, chip="0", trick_number=4, leader=1
    )
    g.when("1 power-0")
    assert asked_by(g) == "TX-THF-06"
    g.when("1 r2")
    assert (g.t.next_seat(), asked_by(g)) == (2, "TX-THF-08")


def test_items_of_which_a_position_says_nothing_are_known_to_all() -> None:
    """TA-ADV-01, TA-ADV-04  They lie open until the Adventurer has chosen."""
    cast = ["adventurer", "king", "hermit"]
    g = Takers(3, {"characters": "base_box"}, 0, at="setup", characters=cast)
    for viewer in (0, 1):
        assert "?" not in str(g.now("item_deck", viewer))
    chosen = Takers(3, {"characters": "base_box"}, 0, characters=cast, items="timid-boots berserker-axe")
    assert set(str(chosen.now("item_deck", 1)).split()) == {"?"}


def test_a_card_turned_up_leaves_nothing_where_it_lay() -> None:
    """LT-NINJA-08, TT-FLOW-22  Whoever was known not to hold other cards still does not."""
    cast = ["gambler", "ninja", "hermit"]
    hands = ["r1 g1", "r2 r3 b9", "r4 g4"]
    g = Little(3, None, 0, characters=cast, hands=hands, voids=["blue", "", ""], trick_number=3)
    (b9,) = g.game.read_cards("b9")
    g.when("0 r1, 1 r2, 1 r3")
    assert g.t.cards.possible_places[b9] & BIT[FACE_DOWN + 1]
    g.when("2 r4, 1 yes")
    assert not g.t.cards.possible_places[b9] & (BIT[0] | BIT[FACE_DOWN + 1])
    assert g.t.cards.possible_places[b9] & BIT[1]


def test_the_row_of_a_round_is_the_last_one_from_its_layout_on() -> None:
    """TA-SEL-03  A position that names the row need not name it twice."""
    row = "king gambler resistance hermit"
    cast = ["king", "gambler", "hermit"]
    options: dict[str, int | str | bool] = {"characters": "base_box", "selection_mode": "shuffle"}
    assert Takers(3, options, 0, characters=cast, row=row).now("last_row") == row
    assert Takers(3, options, 0, at="deal", round=2, previous=cast, row=row).now("last_row") != ""
    given = Takers(3, options, 0, characters=cast, row=row, last_row="king ruler")
    assert given.now("last_row") == "king ruler"
