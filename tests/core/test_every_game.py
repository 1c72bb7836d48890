"""What holds at every table, whatever is played on it: docs/rules/every-game.md."""

from pond import Pond
from raiders import Raiders
from tables import Given

HANDS = ["H1 H2 D5", "H3 H4", "H5 H6", "H7 H8"]
LEADS = ["S1 S2", "S3", "S4 C8", "S5"]


def declaring() -> Raiders:
    return Raiders(at="declaration", hands=HANDS, leads=LEADS)


def test_only_the_seat_that_is_asked_may_answer() -> None:
    """FS-TURN-01  Not even with a card that it might play at its own turn."""
    g = Raiders(hands=HANDS, leads=LEADS)
    assert g.refused("1 S3") == "FS-TURN-01"
    g.when("0 S1")
    for answer in ("0 S2", "2 H5", "3 H7", "3 S5"):
        assert g.refused(answer) == "FS-TURN-01"
    assert g.asked() == "1 Follow: H3 H4"


def test_an_answer_is_one_of_those_the_question_allows() -> None:
    """FS-TURN-02  Asked of all at once, or of one seat."""
    g = Given(Pond(), 3)
    for answer in ("0 number-3", "1 number-7", "2 yes", "2 p0"):
        assert g.refused(answer) == "FS-TURN-02"
    g.when("0 number-0, 1 number-1, 2 number-2")
    hand = g.asked().removeprefix("0 DiscardOrTake: ").split()
    assert len(hand) == 4
    for card in range(16):
        if f"p{card}" not in hand:
            assert g.refused(f"0 p{card}") == "FS-TURN-02"
    assert g.refused("0 place-0") == "FS-TURN-02"
    assert g.asked() == f"0 DiscardOrTake: {' '.join(hand)}"


def test_a_sealed_answer_is_not_taken_back() -> None:
    """FS-TURN-03  It is final once it is complete, and until all are revealed."""
    g = declaring().when("0 H1, 1 H3, 0 done")
    for answer in ("0 H2", "0 H1", "0 done"):
        assert g.refused(answer) == "FS-TURN-03"
    assert g.t.why_not(1, g.game.read_pick("H4")) is None
    g.when("1 H4, 1 done")
    assert g.refused("1 done") == "FS-TURN-03"
    assert g.t.seats_to_act() == [2, 3]


def test_an_answer_of_one_pick_is_final_at_once() -> None:
    """FS-TURN-03"""
    g = Given(Pond(), 3).when("1 number-1")
    assert g.refused("1 number-2") == "FS-TURN-03"
    assert g.t.seats_to_act() == [0, 2]


def test_when_the_game_is_over_nothing_is_asked_or_answered() -> None:
    """FS-TURN-04"""
    g = Raiders(at="round end", lives=[2, 2, 0, 2], hands=HANDS, leads=LEADS)
    assert (g.t.outcome is not None, g.asked(), g.t.next_seat()) == (True, "", -1)
    for answer in ("0 S1", "0 H1", "3 done", "2 seat-1"):
        assert g.refused(answer) == "FS-TURN-04"


def test_a_set_of_cards_is_picked_in_their_order() -> None:
    """FS-SET-01  Spades come before hearts and diamonds, and low cards before high ones."""
    g = declaring().when("1 done, 2 done, 3 done, 0 H2")
    assert g.refused("0 H1") == "FS-SET-01"
    assert g.asked() == "0 Declare: done D5"


def test_a_card_is_in_a_set_once() -> None:
    """FS-SET-01"""
    g = declaring().when("1 done, 2 done, 3 done, 0 S1")
    assert g.refused("0 S1") == "FS-SET-01"
    assert g.asked() == "0 Declare: done S2"
