"""What happens so seldom that games at random do not come to it."""

from followsuit import SPECTATOR, seeded
from followsuit.core.bits import BIT
from followsuit.core.strip import Occasion
from followsuit.games.takers.table import FACE_DOWN
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import number_of
from tricktakers import Takers


def test_a_deck_of_another_colour_is_enough_to_replace_a_black_card() -> None:
    """TX-SAM-02, TX-GAP-53  Although nothing has been discarded yet."""
    g = samurai_gets_black("g9")
    assert g.told("discarded", 2) == ["0 k5 TX-SAM-02"]
    assert g.now("hands", 0) == ["r8 g9", "b1 ?", "? ?"]


def test_a_deck_of_black_cards_replaces_none() -> None:
    """TX-SAM-02, TX-GAP-53  The black card stays, and all see it."""
    g = samurai_gets_black("k6 k7")
    assert g.told("discarded", 2) == []
    hands = g.now("hands", 2)
    assert isinstance(hands, list)
    assert hands[0] == "k5 ?"


def samurai_gets_black(deck: str) -> Takers:
    """From the Phantom Thief, as the partner."""
    cast = ["samurai", "phantom thief", "king"]
    g = Takers(
        3,
        {"characters": ",".join(cast), "selection_mode": "all_star"},
        characters=cast,
        hands=["r8 b1", "k5 b2", "r2 b3"],
        letters=["invitation", "", "crown"],
        chip="0",
        leader=1,
        deck=deck,
        rest_in_deck=0,
        discards="",
    )
    return g.when("1 power-0, 1 k5, 0 b1")


def test_with_two_players_a_samurai_replaces_the_black_card_of_a_blind_exchange() -> None:
    """TX-2P-17, TX-SAM-02"""
    cast = ["samurai", "phantom thief"]
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "two_player_mode": "drafted"}
    g = Takers(
        2,
        options,
        characters=cast,
        hands=["r8 b1", "k5 b2"],
        chip="+1",
        leader=1,
        deck="g9 g8",
        trick_number=4,
    )
    g.when("1 power-0, 1 k5")
    assert g.told("discarded", SPECTATOR) == ["0 k5 TX-SAM-02"]


def test_what_lies_open_in_a_hand_is_still_seen_when_another_card_of_it_goes_face_down() -> None:
    """TA-ITM-05, TA-ITM-12, TA-ITM-50  Only the card that went is nobody else's to see."""
    g = Takers(
        3,
        characters=["adventurer", "king", "hermit"],
        hands=["r9 b1 b7", "r2 b2", "r3 b3 r4"],
        open=["b1", "", ""],
        items="potion-of-invisibility",
        trick="r3",
        leader=2,
        trick_number=4,
    )
    g.when("0 power-1, 0 r9")
    for viewer in (1, 2, SPECTATOR):
        assert g.now("open", viewer) == ["b1", "", ""]
        assert g.t.cards.is_known(g.game.read_card("b1"), viewer)
        assert not g.t.cards.is_known(g.game.read_card("r9"), viewer)


def test_a_card_flipped_where_no_colour_was_led_says_nothing_of_the_hand() -> None:
    """TA-ITM-06  The colour that a later card has set need not have been followed."""
    g = Takers(
        3,
        characters=["adventurer", "king", "hermit"],
        hands=["r9 b7", "b2 r2", "WFa b3"],
        items="potion-of-invisibility",
        trick="WFa",
        leader=2,
        trick_number=4,
    )
    g.when("0 power-1, 0 r9, 1 b2")
    assert g.told("flipped") == ["0 r9"]
    for blue in ("b7", "b8"):
        assert g.t.cards.possible_places[g.game.read_card(blue)] & 1


def test_a_prediction_that_is_secret_may_be_any_number_of_wins_with_two_players() -> None:
    """TX-2P-13, TX-TIM-02, TX-HID-15  In the worlds that the other imagines."""
    cast = ["hermit", "time traveler"]
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "two_player_mode": "drafted"}
    g = Takers(
        2, options, characters=cast, hands=["r8 b1", "k5 b2"], leader=0, predictions="3", trick_number=4
    )
    rng = seeded(1)
    imagined = [g.game.write_position(g.t.view(0).imagine(rng))["predictions"] for _ in range(100)]
    assert set(imagined) == {"0", "1", "2", "3", "4", "5"}


def test_nine_of_a_colour_win_the_game_with_three_players_as_well() -> None:
    """TA-COL-36, TA-2P-19"""
    collector = number_of("4B")
    for players, is_won in ((2, False), (3, True), (4, True), (5, True)):
        strip = GAME.strip(collector, Occasion(players, False, []))
        assert strip is not None
        assert [cell.kind for cell in strip.cells if cell.head == "run-flush 9"] == (
            ["win"] if is_won else ["points"]
        )


def test_a_position_before_the_choice_of_the_last_round_of_two() -> None:
    """TT-2P-15  Each has one character left, and takes it."""
    g = Takers(2, at="choose", round=5, unused_characters=["king", "gambler"])
    assert g.now("characters") == ["king", "gambler"]


def test_in_kakumei_the_first_of_equal_numbers_wins_and_it_is_said_why() -> None:
    """TT-RES-13"""
    hands = ["r5 g1", "b5 g2", "g9 g3", "b8 g4"]
    g = Takers(4, characters=["resistance", "king", "hermit", "gambler"], hands=hands)
    g.when("0 power-0, 0 r5, 1 b5, 2 g9, 3 b8")
    (won,) = g.events("won")
    assert (won.seat, [reason.rule for reason in won.because][-1]) == (0, "TT-RES-13")


def test_the_top_of_the_deck_may_lie_where_the_ninja_has_laid_it() -> None:
    """TX-NIN-08, TX-NIN-19  And nowhere else but in the deck, for those who have not looked."""
    cast = ["gambler", "ninja", "king"]
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "selection_mode": "all_star"}
    g = Takers(3, options, characters=cast, hands=["r9", "r2", "r1"], trick="r9", deck="k9", trick_number=5)
    g.when("1 r2, 1 yes, 1 yes")
    assert g.now("face_down") == ["", "k9", ""]
    assert g.t.cards.possible_places[g.game.read_card("k9")] & BIT[FACE_DOWN + 1]
