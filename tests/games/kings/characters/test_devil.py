"""KT-DEV: two wins more and a loss for three; as a bid, the misses of others."""

import pytest

from followsuit.games.kings.counting import own_wins
from followsuit.games.kings.game import KINGS
from followsuit.games.kings.options import rules_of
from followsuit.games.kings.pieces import CARDS_OF
from followsuit.games.kings.rules import MAIN
from kings import Kings
from kings_points import DEFAULTS, WITH_CHEERLEADER, Player, Scoring


def beside(player: Player, *bids: str, wins: int = 4) -> Scoring:
    """The player, and others with these bids and so many wins."""
    colours = [colour for colour in ("green", "white", "black", "blue") if colour != player.colour]
    others = [Player(colours[i], bid=bids[i], tricks=wins) for i in range(len(bids))]
    return Scoring(player, *others)


@pytest.mark.parametrize("tricks", range(6))
def test_two_wins_more(tricks: int) -> None:
    """KT-DEV-01  For everything that asks for wins: two more than tricks."""
    scoring = beside(Player("red", up="devil", bid="hermit", tricks=tricks), "hermit", "gambler", "gambler")
    assert own_wins(scoring.t, 0) == tricks + 2
    assert own_wins(scoring.t, 1) == 4


@pytest.mark.parametrize("bid", ["hermit", "berserker", "collector", "gambler", "samurai"])
def test_no_bid_of_0_or_1_beside_it(bid: str) -> None:
    """KT-DEV-02  With no trick there are 2 wins, so what is paid for 0 and 1 is out of reach."""
    for tricks in range(6):
        lines = beside(Player("blue", up="devil", bid=bid, tricks=tricks), *["ninja"] * 2, "healer").lines(0)
        paid = [line for line in lines if line.startswith("KT-BID-08")]
        assert paid == {("gambler", 0): ["KT-BID-08 60"], ("samurai", 1): ["KT-BID-08 90"]}.get(
            (bid, tricks), []
        )


def test_with_the_red_queen() -> None:
    """KT-DEV-03  Without a trick it is 3 wins."""
    player = Player("red", up="devil", bid="samurai", has_queen_win=True)
    scoring = beside(player, "hermit", "hermit", "gambler")
    assert scoring.lines(0) == ["KT-BID-08 90", "KT-DEV-04 -20"]


@pytest.mark.parametrize("tricks", range(6))
def test_exactly_3_wins_cost_20(tricks: int) -> None:
    """KT-DEV-04, KT-GAP-30  Added ones counted: with one trick, and with no other number."""
    lines = beside(Player("blue", up="devil", bid="berserker", tricks=tricks), *["hermit"] * 3).lines(0)
    assert lines == (["KT-DEV-04 -20"] if tricks == 1 else [])


def test_the_loss_comes_after_the_gains() -> None:
    """KT-DEV-05  Who has nothing still pays it from what the round brought."""
    scoring = beside(Player("black", up="devil", bid="berserker", tricks=1), *["hermit"] * 3)
    assert scoring.lines(0) == ["KT-JACK-01 40", "KT-DEV-04 -20"]
    assert scoring.points()[0] == 20


@pytest.mark.parametrize("missed", range(4))
def test_as_a_bid_it_pays_for_misses(missed: int) -> None:
    """KT-DEV-06, KT-DEV-07  30 for each other player who missed; with none it is itself a miss."""
    bids = ["hermit", "gambler", "hermit"]
    others = [
        Player(colour, bid=bids[i], tricks=4 if i < missed else 0)
        for i, colour in enumerate(("green", "white", "black"))
    ]
    scoring = Scoring(Player("blue", up="gambler", bid="devil", tricks=3), *others)
    paid = [f"KT-DEV-06 {30 * missed}", "KT-GAM-02 20"] if missed else []
    assert scoring.lines(0) == paid


def test_its_own_second_bid_card_may_fail() -> None:
    """KT-DEV-06  Who bids Devil is no other player: an own card that fails is not paid for."""
    player = Player("blue", bid="devil berserker", tricks=3, played="blue")
    others = [Player(colour, bid="jack", tricks=3) for colour in ("green", "white", "black")]
    assert Scoring(player, *others, round=3).lines(0) == []


def test_cheerleader_in_the_pair_is_left_out() -> None:
    """KT-DEV-08  Her COPY lies on this Devil, or her partner bids it."""
    devil = Player("blue", bid="devil", tricks=3)
    others = [Player("green", bid="hermit", tricks=4), Player("white", bid="hermit", tricks=0)]
    copy = Scoring(
        devil,
        Player("black", up="ninja", bid="cheerleader", tricks=4),
        *others,
        options=WITH_CHEERLEADER,
        copied="devil",
        copied_from=0,
    )
    assert copy.lines(0) == ["KT-DEV-06 30"]
    partner = Scoring(
        devil, Player("black", up="cheerleader ninja", tricks=4), *others, options=WITH_CHEERLEADER, partner=0
    )
    assert partner.lines(0) == ["KT-DEV-06 30"]


def test_a_cheerleader_face_up_has_never_missed() -> None:
    """KT-DEV-09, KT-GAP-29  She made no bid; even if her partner's is missed for her."""
    scoring = Scoring(
        Player("blue", bid="devil", tricks=3),
        Player("black", up="cheerleader ninja", tricks=4),
        Player("green", bid="hermit", tricks=4),
        Player("white", bid="hermit", tricks=0),
        options=WITH_CHEERLEADER,
        partner=2,
    )
    assert scoring.lines(0) == ["KT-DEV-06 30"]


def test_as_a_bid_it_adds_no_wins() -> None:
    """KT-DEV-10, KT-BID-03  And costs nothing for 3."""
    scoring = beside(Player("blue", up="berserker", bid="devil", tricks=1), *["hermit"] * 2, wins=0)
    assert own_wins(scoring.t, 0) == 1
    assert scoring.lines(0) == ["KT-JACK-01 20", "KT-BER-05 20"]
    assert beside(Player("blue", bid="devil", tricks=3), *["hermit"] * 2, wins=0).lines(0) == []


@pytest.mark.parametrize(("players", "devils"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_how_many_there_are(players: int, devils: int) -> None:
    """KT-DEV-11  None with 2 and 3 players."""
    rules = rules_of(MAIN, players, DEFAULTS)
    assert len([card for card in rules.characters if card in CARDS_OF["devil"]]) == devils


def test_the_added_wins_are_shown() -> None:
    """KT-DEV-01, KT-SCORE-01  Everybody can count them from the first trick on."""
    g = Kings(4, party=["devil", "", "", ""], bids=["", "gambler-1", "", ""], wins=[1, 1, 0, 0])
    counters = KINGS.layout(g.table.view(2)).counters
    assert [one.value for one in counters if one.name == "wins"] == ["3", "1", "0", "0"]
