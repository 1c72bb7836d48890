"""KT-CHE-11 to KT-CHE-27: what Cheerleader scores with, face up and face down."""

import pytest

from followsuit.games.kings.counting import counts, own_wins
from kings_points import ADVANCED, WITH_CHEERLEADER, Options, Player, Scoring

CHEERING = Player("blue", up="cheerleader", tricks=2, taken="r1 r2 r3", played="blue")


def cheer(
    she: Player, partner: Player, round: int = 1, options: Options | None = None, contract: str = ""
) -> Scoring:
    """She and her partner, and two others: one who made the bid, one who missed."""
    taken = {she.colour, partner.colour}
    colours = [colour for colour in ("green", "black", "white", "red", "blue") if colour not in taken]
    made = Player(colours[0], bid="hermit", tricks=0)
    missed = Player(colours[1], bid="hermit", tricks=1)
    return Scoring(
        she,
        partner,
        made,
        missed,
        round=round,
        options=options or WITH_CHEERLEADER,
        partner=1,
        contract=contract,
    )


# Face up, with KIZUNA.


def test_own_tricks_and_cards_do_not_count() -> None:
    """KT-CHE-11  She has 2 tricks and red cards; it is the partner's 1 and a blue card that count."""
    scoring = cheer(CHEERING, Player("red", bid="hermit", tricks=1, taken="b1 k1"))
    assert counts(scoring.t)[:2] == [1, 1]
    assert scoring.lines(0) == ["KT-JACK-01 20", "KT-KING-11 10"]


def test_everything_of_hers_goes_by_what_is_the_partners() -> None:
    """KT-CHE-12  Bid cards, in Round 3 both; Jack, Hermit and the like; Gambler; Healer, Collector, King."""
    partner = Player("red", bid="collector berserker", tricks=1, taken="b1 b2 RAa", played="red")
    she = Player("blue", up="cheerleader healer collector", tricks=4, taken="b5 g5", played="blue")
    assert cheer(she, partner, round=3).lines(0) == [
        "KT-CHE-12 30",
        "KT-CHE-12 50",
        "KT-JACK-01 20",
        "KT-HEA-01 20",
        "KT-COL-01 20",
        "KT-KING-11 20",
    ]
    she = Player("blue", up="cheerleader gambler berserker", tricks=4)
    assert cheer(she, Player("red", bid="samurai", tricks=1)).lines(0) == [
        "KT-CHE-12 40",
        "KT-JACK-01 20",
        "KT-BER-05 20",
        "KT-GAM-02 20",
    ]
    she = Player("green", up="cheerleader hermit ninja", tricks=2)
    assert cheer(she, Player("red", bid="samurai", tricks=0)).lines(0) == ["KT-JACK-01 30", "KT-HER-04 20"]
    she.tricks = 0
    assert cheer(she, Player("red", bid="samurai", tricks=2)).lines(0) == ["KT-JACK-01 30", "KT-NIN-07 30"]


def test_the_partner_gives_up_nothing() -> None:
    """KT-CHE-13  The same points with and without her."""
    partner = Player(
        "red", up="ninja healer", bid="gambler", tricks=2, taken="b1 r1", played="red", points=10
    )
    alone = Scoring(partner, *[Player(colour, bid="hermit") for colour in ("blue", "green", "black")])
    with_her = cheer(Player("blue", up="cheerleader ninja healer", tricks=3), partner)
    assert with_her.lines(1) == alone.lines(0)
    assert with_her.points()[1] == alone.points()[0] == 10 + 60 + 30 + 30 + 10 + 10


@pytest.mark.parametrize("hers", [True, False])
def test_a_red_queen_of_either_is_a_win_of_the_partner(hers: bool) -> None:
    """KT-CHE-14  Usual rule: both score with it, and it is none of her own wins."""
    colours = ("red", "blue") if hers else ("blue", "red")
    she = Player(colours[0], up="cheerleader", tricks=3, has_queen_win=hers)
    partner = Player(colours[1], bid="gambler", tricks=1, has_queen_win=not hers)
    scoring = cheer(she, partner)
    assert counts(scoring.t)[:2] == [2, 2]
    assert "KT-CHE-12 60" in scoring.lines(0)
    assert "KT-BID-08 60" in scoring.lines(1)


def test_by_the_advanced_option_a_red_queen_counts_for_whoever_used_her() -> None:
    """KT-CHE-15, KT-GAP-33  She counts the partner's wins and 1; or the wins without the partner's Queen."""
    hers = cheer(
        Player("red", up="cheerleader", tricks=3, has_queen_win=True),
        Player("blue", bid="gambler", tricks=1),
        options=ADVANCED,
    )
    assert counts(hers.t)[:2] == [2, 1]
    assert hers.lines(0) == ["KT-CHE-12 60", "KT-JACK-01 30"]
    assert hers.lines(1) == ["KT-JACK-01 20"]
    partners = cheer(
        Player("blue", up="cheerleader", tricks=3),
        Player("red", bid="gambler", tricks=1, has_queen_win=True),
        options=ADVANCED,
    )
    assert counts(partners.t)[:2] == [1, 2]
    assert partners.lines(0) == ["KT-JACK-01 20"]
    assert partners.lines(1) == ["KT-BID-08 60", "KT-JACK-01 30"]


def test_the_partners_devil() -> None:
    """KT-CHE-16, KT-GAP-32  Its wins are for both, its loss is the partner's alone."""
    scoring = cheer(
        Player("black", up="cheerleader", tricks=0), Player("red", up="devil", bid="samurai", tricks=1)
    )
    assert counts(scoring.t)[:2] == [3, 3]
    assert scoring.lines(0) == ["KT-CHE-12 90", "KT-JACK-01 40"]
    assert scoring.lines(1) == ["KT-BID-08 90", "KT-DEV-04 -20"]


@pytest.mark.parametrize("options", [WITH_CHEERLEADER, ADVANCED])
def test_her_own_devil(options: Options) -> None:
    """KT-CHE-16, KT-CHE-19, KT-GAP-32  Two more for her count alone; her loss goes by that count."""
    scoring = cheer(
        Player("black", up="cheerleader devil", tricks=5),
        Player("red", bid="samurai", tricks=1),
        options=options,
    )
    assert counts(scoring.t)[:2] == [3, 1]
    assert scoring.lines(0) == ["KT-CHE-12 90", "KT-JACK-01 40", "KT-DEV-04 -20"]
    assert scoring.lines(1) == ["KT-BID-08 40", "KT-JACK-01 20"]


def test_a_partner_who_bids_devil() -> None:
    """KT-CHE-17  30 each for every player besides them who missed; nothing if there is none."""
    scoring = cheer(Player("blue", up="cheerleader", tricks=5), Player("red", bid="devil", tricks=4))
    assert scoring.lines(0) == ["KT-CHE-12 30"]
    assert scoring.lines(1) == ["KT-DEV-06 30"]
    nobody = Scoring(
        Player("blue", up="cheerleader", tricks=5),
        Player("red", bid="devil", tricks=4),
        Player("green", bid="gambler", tricks=0),
        Player("black", bid="hermit", tricks=0),
        options=WITH_CHEERLEADER,
        partner=1,
    )
    assert nobody.lines(0) == nobody.lines(1) == []


def test_one_count_for_all_that_she_scores() -> None:
    """KT-CHE-19, KT-GAP-33  Jack, Ninja and the partner's bid card go by the same number.

    Advanced: the partner's 1 trick, the partner's Devil, her own Red Queen: 4; and 3 without hers.
    """
    she = Player("red", up="cheerleader ninja", tricks=0, has_queen_win=True)
    partner = Player("black", up="devil", bid="samurai", tricks=1)
    scoring = cheer(she, partner, options=ADVANCED)
    assert counts(scoring.t)[:2] == [4, 3]
    assert scoring.lines(0) == []
    usual = cheer(she, partner)
    assert counts(usual.t)[:2] == [4, 4]
    she = Player("red", up="cheerleader ninja", tricks=0, has_queen_win=True)
    partner = Player("black", bid="gambler", tricks=1)
    assert cheer(she, partner, options=ADVANCED).lines(0) == ["KT-CHE-12 60", "KT-JACK-01 30", "KT-NIN-07 30"]


def test_the_contract_costs_her_what_it_costs_for_the_partners_cards() -> None:
    """KT-GAP-34, KT-DEVC-02"""
    she = Player("blue", up="cheerleader", tricks=5, taken="k1 k2 k3", points=50)
    partner = Player("red", bid="hermit", tricks=4, taken="k4 r1", points=50)
    options: Options = {"cheerleader": True, "devil_contract": True}
    scoring = cheer(she, partner, round=2, options=options, contract="black")
    assert scoring.lines(0) == ["KT-DEVC-02 -10"]
    assert scoring.lines(1) == ["KT-DEVC-02 -10"]


def test_her_own_king() -> None:
    """KT-CHE-12, KT-SCORE-06  Face down it pays for the partner's cards; unused it pays as usual."""
    partner = Player("red", bid="hermit", tricks=4, taken="g1 g2 g3", played="red")
    down = Player("green", up="cheerleader", tricks=1, taken="g4", played="green")
    assert cheer(down, partner, round=3).lines(0) == ["KT-KING-11 30"]
    unused = Player("green", up="cheerleader", tricks=1, taken="g4")
    assert cheer(unused, partner, round=3).lines(0) == ["KT-KING-09 30"]


# Face down, with COPY.


def copy(she: Player, *others: Player, copied: str, copied_from: int, round: int = 1) -> Scoring:
    return Scoring(
        she, *others, round=round, options=WITH_CHEERLEADER, copied=copied, copied_from=copied_from
    )


@pytest.mark.parametrize("wins", range(6))
def test_her_own_wins_say_whether_the_copy_is_made(wins: int) -> None:
    """KT-CHE-22  Not those of the player whose bid it is."""
    scoring = copy(
        Player("blue", bid="cheerleader", tricks=wins, played="blue"),
        Player("red", bid="gambler", tricks=1),
        Player("green", bid="hermit", tricks=4),
        Player("black", bid="hermit", tricks=4),
        copied="gambler",
        copied_from=1,
    )
    paid = {0: ["KT-CHE-22 30", "KT-JACK-01 20"], 1: ["KT-JACK-01 20"], 2: ["KT-CHE-22 60"]}
    assert scoring.lines(0) == paid.get(wins, [])
    assert own_wins(scoring.t, 0) == wins
    assert scoring.lines(1) == ["KT-JACK-01 20"]


def test_a_copied_jack() -> None:
    """KT-CHE-22, KT-CHE-23  100 for 3 own wins, and her own Jack, face up, by its front."""
    scoring = copy(
        Player("black", bid="cheerleader", tricks=3, played="black"),
        Player("red", bid="jack hermit", tricks=2, played="red"),
        Player("green", bid="hermit", tricks=4, played="green"),
        Player("blue", bid="berserker", tricks=4, played="blue"),
        copied="jack",
        copied_from=1,
        round=3,
    )
    assert scoring.lines(0) == ["KT-CHE-22 100", "KT-JACK-01 40"]


def test_a_copied_devil() -> None:
    """KT-CHE-24  30 each for every player besides the two who missed."""
    scoring = copy(
        Player("blue", bid="cheerleader", tricks=4),
        Player("red", bid="devil", tricks=4),
        Player("green", bid="hermit", tricks=4),
        Player("black", bid="hermit", tricks=0),
        Player("white", bid="hermit", tricks=5),
        copied="devil",
        copied_from=1,
    )
    assert scoring.lines(0) == scoring.lines(1) == ["KT-DEV-06 60"]


def test_the_copy_makes_her_gambler_pay() -> None:
    """KT-CHE-26  It is a bid of hers in all respects."""
    she = Player("white", up="gambler", bid="cheerleader", tricks=2)
    others = [
        Player("red", bid="ninja", tricks=0),
        Player("green", bid="hermit"),
        Player("black", bid="hermit"),
    ]
    made = copy(she, *others, copied="ninja", copied_from=1)
    assert made.lines(0) == ["KT-CHE-22 70", "KT-JACK-01 20", "KT-GAM-02 20"]
    missed = copy(she, *others, copied="hermit", copied_from=2)
    assert missed.lines(0) == ["KT-JACK-01 20"]


@pytest.mark.parametrize(("wins", "paid"), [(0, []), (1, ["KT-DEV-06 30"])])
def test_a_copy_that_fails_is_a_miss(wins: int, paid: list[str]) -> None:
    """KT-CHE-26, KT-GAP-29  Somebody's Devil counts it, unless it is successful."""
    scoring = copy(
        Player("green", bid="cheerleader", tricks=wins),
        Player("blue", bid="devil", tricks=4),
        Player("red", bid="hermit", tricks=0),
        Player("black", bid="hermit", tricks=0),
        copied="hermit",
        copied_from=2,
    )
    assert scoring.lines(1) == paid


def test_the_other_card_of_somebody_who_bids_devil() -> None:
    """KT-CHE-27, KT-GAP-64  No pair: she may be one who missed, and Devil brings her nothing."""
    devil = Player("blue", bid="devil ninja", tricks=3, played="blue")
    rest = [
        Player("red", bid="hermit", tricks=0, played="red"),
        Player("black", bid="hermit", tricks=0, played="black"),
    ]
    she = Player("green", bid="cheerleader", tricks=4, played="green")
    other = copy(she, devil, *rest, copied="ninja", copied_from=1, round=3)
    assert other.lines(0) == []
    assert other.lines(1) == ["KT-DEV-06 30"]
    the_devil = copy(she, devil, *rest, copied="devil", copied_from=1, round=3)
    assert the_devil.lines(0) == the_devil.lines(1) == []


def test_a_second_bid_card_beside_the_copy() -> None:
    """KT-BID-11, KT-CHE-26  One of the two is enough, by her own wins."""
    she = Player("green", up="gambler", bid="cheerleader berserker", tricks=1, played="green")
    scoring = copy(
        she,
        Player("red", bid="hermit", tricks=1),
        Player("blue", bid="devil", tricks=3),
        Player("black", bid="hermit", tricks=0),
        copied="hermit",
        copied_from=1,
        round=3,
    )
    assert scoring.lines(0) == ["KT-BID-08 50", "KT-GAM-02 20"]
    assert "KT-DEV-06 30" in scoring.lines(2)
