"""Chapter 9, the pairs that are about points: a last trick is played, and the round is scored."""

import pytest

from kings import Kings
from kings_points import ADVANCED, WITH_CHEERLEADER, WITH_CONTRACT, Options
from kings_powers import BLUE_QUEEN, RED_QUEEN, WHITE_QUEEN

SETS = ["black", "red", "white", "blue", "green"]
HANDS = ["g10", "g1", "g2", "g3", "g4"]
NO_CONTRACT = "- - -"


def last_trick(
    *players: str,
    wins: list[int],
    round: int = 1,
    options: Options | None = None,
    sets: list[str] | None = None,
    taken: list[str] | None = None,
    unplayed: str = "",
    partner: int = -1,
    copied: str = "",
    queens: list[str] | None = None,
    contracts: str = NO_CONTRACT,
    hands: list[str] | None = None,
) -> Kings:
    """Each player is 'face up | bid'; seat 0 is to lead green 10, and wins. Kings are played, Queens down."""
    count = len(players)
    lie = [player.split("|") for player in players]
    own = sets or SETS[:count]
    bids = [bid.strip() for _, bid in lie]
    return Kings(
        count,
        options,
        0,
        round=round,
        sets=own,
        party=[f"{lie[seat][0]} {bids[seat]}".replace("jack", "") for seat in range(count)],
        bids=[bids[seat].replace("jack", f"{own[seat]}-jack") for seat in range(count)],
        wins=wins,
        hands=hands or HANDS[:count],
        taken=taken or [""] * count,
        kings_played=" ".join([colour for colour in own if colour not in unplayed]),
        queens=queens or ["down"] * count,
        partner=partner,
        copied=copied,
        contracts=contracts,
    )


def played(g: Kings, first: str = "") -> Kings:
    """Everybody's only card; before them, what seat 0 says."""
    cards = [f"{seat} {g.hand_of(seat)}" for seat in range(g.table.seat_count)]
    return g.when(*([f"0 {first}"] if first else []), *cards)


def paid(g: Kings, seat: int) -> list[str]:
    """What one seat was paid, or lost: 'KT-BID-08 30'."""
    told = [(event, 1) for event in g.events("scored")] + [(event, -1) for event in g.events("scored-loss")]
    return [f"{event.because[0].rule} {sign * event.number}" for event, sign in told if event.seat == seat]


def but_jack_and_bid(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith(("KT-JACK-01", "KT-BID-08"))]


# Queens.


def test_white_queen_with_collector_and_the_white_kings_back() -> None:
    """KT-QUEEN-15  As printed: the green 10 that was a Rare is none for who takes it."""
    g = last_trick(
        "collector|hermit",
        "|hermit",
        "|berserker",
        wins=[3, 1, 0],
        sets=["white", "red", "green"],
        queens=["up", "down", "down"],
        taken=["WFa", "", ""],
    )
    played(g, WHITE_QUEEN)
    assert but_jack_and_bid(paid(g, 0)) == ["KT-COL-01 20", "KT-KING-12 20"]


def test_blue_queen_with_collector_and_the_white_kings_back() -> None:
    """KT-QUEEN-34  The same for a White Flag that she made, which White takes."""
    g = last_trick(
        "|hermit",
        "collector|hermit",
        "|berserker",
        wins=[3, 1, 0],
        sets=["blue", "white", "green"],
        queens=["up", "down", "down"],
        taken=["", "RAa", ""],
        hands=["g2", "g10", "g1"],
    )
    played(g, BLUE_QUEEN)
    assert g.told("won")[-1].startswith("1")
    assert but_jack_and_bid(paid(g, 1)) == ["KT-COL-01 20", "KT-KING-12 20"]


def test_a_cover_with_a_white_contract() -> None:
    """KT-QUEEN-34, KT-SCORE-13  No special card was taken, so it costs nothing."""
    g = last_trick(
        "|hermit",
        "|hermit",
        "|berserker",
        wins=[3, 1, 0],
        round=2,
        options=WITH_CONTRACT,
        sets=["blue", "red", "green"],
        queens=["up", "down", "down"],
        hands=["g2", "g10", "g1"],
        contracts="- white black",
    )
    played(g, BLUE_QUEEN)
    assert not g.events("scored-loss")


@pytest.mark.parametrize(("options", "hers", "partners"), [(WITH_CHEERLEADER, 60, 60), (ADVANCED, 60, 0)])
def test_red_queen_with_cheerleader(options: Options, hers: int, partners: int) -> None:
    """KT-CHE-14, KT-CHE-15  The partner has 1 more; advanced: only who used her."""
    g = last_trick(
        "cheerleader ninja|",
        "|gambler",
        "|hermit",
        "|berserker",
        wins=[1, 1, 1, 1],
        options=options,
        sets=["red", "blue", "green", "black"],
        queens=["up", "down", "down", "down"],
        partner=1,
    )
    played(g, RED_QUEEN)
    assert paid(g, 0) == [f"KT-CHE-12 {hers}", "KT-JACK-01 30", "KT-NIN-07 30"]
    assert [line for line in paid(g, 1) if line.startswith("KT-BID")] == [f"KT-BID-08 {partners}"] * bool(
        partners
    )


# Characters.


def test_gambler_with_two_bid_cards() -> None:
    """KT-GAM-04  20 once for each Gambler."""
    g = last_trick("gambler|berserker samurai", "|hermit", "|hermit", wins=[0, 2, 2], round=3)
    assert paid(played(g), 0) == ["KT-BID-08 50", "KT-BID-08 40", "KT-JACK-01 20", "KT-GAM-02 20"]


@pytest.mark.parametrize(
    ("wins", "paid_for"), [([4, 0, 0, 0], []), ([3, 1, 0, 0], ["KT-DEV-06 30", "KT-GAM-02 20"])]
)
def test_gambler_with_devil_as_bid(wins: list[int], paid_for: list[str]) -> None:
    """KT-GAM-05  Successful if another player missed."""
    g = last_trick("gambler|devil", "|hermit", "|hermit", "|gambler", wins=wins)
    assert paid(played(g), 0) == paid_for


@pytest.mark.parametrize(("colour", "own"), [("blue", 20), ("green", 50)])
def test_healer_with_the_back_of_the_blue_or_green_king(colour: str, own: int) -> None:
    """KT-HEA-03  Both pay: two blue cards and the three green ones of the trick, with two taken before."""
    sets = [colour, "red", "white"]
    taken = ["b1 b2 g4 g5", "", ""]
    g = last_trick("healer|hermit", "|hermit", "|berserker", wins=[4, 0, 0], sets=sets, taken=taken)
    assert paid(played(g), 0) == ["KT-HEA-01 50", f"KT-KING-11 {own}"]


def test_collector_with_the_back_of_the_white_king() -> None:
    """KT-COL-03  Both pay."""
    sets = ["white", "red", "blue"]
    taken = ["RAa WFa", "", ""]
    g = last_trick("collector|hermit", "|hermit", "|berserker", wins=[4, 0, 0], sets=sets, taken=taken)
    assert paid(played(g), 0) == ["KT-COL-01 50", "KT-KING-12 50"]


def test_devil_face_up_with_the_jack_as_bid() -> None:
    """KT-DEV-04, KT-JACK-02  One trick is 3 wins: 100, and -20."""
    g = last_trick("devil|jack", "|hermit", "|hermit", "|gambler", wins=[0, 2, 1, 1], round=3)
    assert paid(played(g), 0) == ["KT-JACK-02 100", "KT-DEV-04 -20"]


def test_devil_face_up_with_ninja() -> None:
    """KT-DEV-01, KT-NIN-07  No trick is 2 wins: 30."""
    g = last_trick("|hermit", "devil ninja|berserker", "|hermit", "|gambler", wins=[2, 0, 1, 1])
    assert paid(played(g), 1) == ["KT-JACK-01 30", "KT-NIN-07 30"]


@pytest.mark.parametrize(("bid", "amount"), [("gambler hermit", 0), ("gambler berserker", 30)])
def test_devil_as_bid_and_a_player_with_two_bid_cards(bid: str, amount: int) -> None:
    """KT-BID-11  Missed if both fail."""
    others = [f"|{bid}", "|hermit", "|collector"]
    g = last_trick("|devil", *others, wins=[4, 0, 0, 0] if not amount else [1, 3, 0, 0], round=3)
    assert paid(played(g), 0)[:1] == ([f"KT-DEV-06 {amount}"] if amount else [])


def test_devil_as_bid_and_a_cheerleader_face_up_with_another_partner() -> None:
    """KT-DEV-09  She is not counted, though her partner's bid is missed: that one is."""
    players = ["|devil", "cheerleader|", "|hermit", "|hermit"]
    g = last_trick(*players, wins=[2, 1, 1, 0], options=WITH_CHEERLEADER, partner=2)
    assert "KT-DEV-06 30" in paid(played(g), 0)


def test_devil_as_bid_and_a_copy_of_another_bid_that_fails() -> None:
    """KT-GAP-29  Counted as missed; the bid that is copied was made."""
    players = ["|devil", "|cheerleader", "|hermit", "|gambler"]
    g = last_trick(*players, wins=[3, 1, 0, 0], options=WITH_CHEERLEADER, copied="hermit-1")
    assert "KT-DEV-06 30" in paid(played(g), 0)


@pytest.mark.parametrize(
    ("her", "partner", "copied"), [("cheerleader|", 0, ""), ("|cheerleader", -1, "devil")]
)
def test_devil_as_bid_with_its_copy_or_cheerleaders_partner(her: str, partner: int, copied: str) -> None:
    """KT-CHE-17, KT-CHE-24  The two are left out, and both are paid."""
    players = ["|devil", her, "|hermit", "|gambler"]
    g = last_trick(*players, wins=[2, 1, 0, 1], options=WITH_CHEERLEADER, partner=partner, copied=copied)
    played(g)
    assert "KT-DEV-06 30" in paid(g, 0)
    rule = "KT-CHE-12" if partner == 0 else "KT-DEV-06"
    assert f"{rule} 30" in paid(g, 1)


def test_devil_and_a_second_bid_card_and_a_copy_of_the_second() -> None:
    """KT-CHE-27  No pair; Cheerleader is counted."""
    players = ["|devil ninja", "|cheerleader", "|hermit", "|gambler"]
    g = last_trick(*players, wins=[3, 1, 0, 0], round=3, options=WITH_CHEERLEADER, copied="ninja-1")
    played(g)
    assert "KT-DEV-06 30" in paid(g, 0)
    assert paid(g, 1) == ["KT-JACK-01 20"]


def test_cheerleader_face_up_and_her_own_king_face_down() -> None:
    """KT-CHE-12  The partner's cards: the four green ones of the last trick, none of her own."""
    players = ["|gambler", "cheerleader|", "|hermit", "|berserker"]
    g = last_trick(
        *players,
        wins=[3, 1, 0, 0],
        options=WITH_CHEERLEADER,
        sets=["red", "green", "blue", "black"],
        taken=["", "g5 g6", "", ""],
        partner=0,
    )
    assert paid(played(g), 1) == ["KT-KING-11 40"]


def test_cheerleader_face_up_and_her_own_unused_king() -> None:
    """KT-SCORE-06  Pays as usual."""
    players = ["|gambler", "cheerleader|", "|hermit", "|berserker"]
    g = last_trick(*players, wins=[3, 1, 0, 0], round=3, options=WITH_CHEERLEADER, unplayed="red", partner=0)
    assert paid(played(g), 1) == ["KT-KING-09 50"]


def test_cheerleader_face_up_and_the_contract() -> None:
    """KT-GAP-34  The partner's cards: four green ones at 10 each for both of them."""
    players = ["|gambler", "cheerleader|", "|hermit", "|berserker"]
    g = last_trick(
        *players,
        wins=[3, 1, 0, 0],
        round=2,
        options={**WITH_CHEERLEADER, **WITH_CONTRACT},
        taken=["", "g5 g6", "", ""],
        partner=0,
        contracts="- green green",
    )
    played(g)
    assert paid(g, 0) == paid(g, 1) == ["KT-DEVC-02 -40"]


# Contract and two players.


def test_the_contract_never_has_the_colour_of_an_own_king() -> None:
    """KT2-ASSIST-04  In all games; nor does that of Round 3 have the colour of a King taken to help."""
    for seed in range(30):
        g = Kings(2, None, seed)
        g.play_on(seed)
        t = g.table
        for seat in (0, 1):
            own = [colour for colour in range(5) if t.kings[seat] >> colour & 1]
            assert t.contracts[3] not in own
            assert t.sets[seat] not in t.contracts


def test_black_contract_with_berserkers_black_10() -> None:
    """KT-KING-14  It counts."""
    g = last_trick(
        "|hermit",
        "|hermit",
        "|berserker",
        wins=[4, 0, 0],
        round=2,
        options=WITH_CONTRACT,
        sets=["red", "white", "blue"],
        hands=["g10", "k10x", "k10"],
        contracts="- black green",
    )
    played(g)
    assert g.told("won")[-1].startswith("1")
    assert paid(g, 1) == ["KT-JACK-01 10", "KT-DEVC-02 -20"]


def two(up: str, bid: str, wins: int, answer: str = "yes") -> list[str]:
    """What the first of two players is paid, who has so many wins with the last trick."""
    g = last_trick(
        f"{up}|{bid}", "|jack", wins=[wins - 1, 9 - wins], contracts="red white blue", sets=["black", "green"]
    )
    g = played(g)
    return paid(g.when(f"0 {answer}"), 0)


def test_the_jacks_3_with_ninja_hermit_and_berserker() -> None:
    """KT2-JACK-06  They see the real wins: 2, 4."""
    assert two("ninja", "gambler", 2) == ["KT-BID-08 60", "KT-NIN-07 30"]
    assert two("berserker", "samurai", 4) == ["KT2-JACK-01 40"]
    assert two("hermit", "gambler", 3) == ["KT2-JACK-01 30"]


def test_the_jacks_3_with_gambler() -> None:
    """KT2-JACK-01, KT-GAM-02  Success by the +3 brings the 20."""
    assert two("gambler", "ninja", 5) == ["KT2-JACK-01 70", "KT-GAM-02 20"]
    assert two("gambler", "ninja", 5, "no") == []


def test_the_jacks_3_with_resistance_as_bid() -> None:
    """KT2-JACK-03  With 3 wins 90, once."""
    assert two("", "resistance", 3) == ["KT-BID-08 90"]
    assert two("", "resistance", 6) == ["KT2-JACK-01 90"]
