"""Where characters and mechanisms meet: section 9 of the rules, and the lost figures they stand for."""

import pytest

from followsuit.games.takers.table import BOX as OUT
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

BOX: dict[str, int | str | bool] = {"characters": "base_box"}
VARIANT: dict[str, int | str | bool] = {"resistance_variant_3p": True}
POINTS_FOR_ALL: dict[str, int | str | bool] = {"points_win": True, "points_win_scope": "all"}


def trick(characters: str, cards: str, **more: object) -> Takers:
    """A trick of these characters with these cards, from seat 0 on.

    A card written with a + is played with Kakumei; one with a number and + with that power, as r5+5.
    """
    names, played = characters.split(), cards.split()
    hands = [word.split("+")[0] for word in played]
    g = Takers(len(names), BOX, 0, **{"characters": names, "hands": hands, "trick_number": 2, **more})
    for seat in range(len(names)):
        card, plus, power = played[seat].partition("+")
        if plus:
            g.when(f"{seat} power-{power or 0}")
        g.when(f"{seat} {card}")
        if names[seat] == "collector":
            g.when(f"{seat} no")
    return g


def scored(characters: str, wins: list[int], **more: object) -> Takers:
    return Takers(
        len(wins), BOX, 0, **{"at": "score", "characters": characters.split(), "wins": wins, **more}
    )


def winner(g: Takers) -> str:
    return g.told("won")[-1]


def test_the_kings_rare_and_other_rares_are_equal() -> None:
    """TT-MAT-01  The first played wins."""
    assert winner(trick("hermit king gambler", "k2 RAk RAa")) == "1 RAk TT-STRN-05"
    assert winner(trick("hermit gambler king", "k2 RAa RAk")) == "1 RAa TT-STRN-05"


def test_the_hermits_flag_beats_the_kings_rare() -> None:
    """TT-MAT-02  And earns the bonus."""
    g = trick("king hermit gambler", "RAk WFa k9")
    assert (winner(g), g.table.points) == ("1 WFa TT-HER-06", [30, 60, 30])


def test_in_kakumei_the_kings_rare_beats_only_the_berserker_card() -> None:
    """TT-MAT-03"""
    assert winner(trick("king berserker resistance hermit", "RAk M RAa+ RAb")).startswith("0 RAk ")
    for card in ("k9", "r9", "WFa"):
        assert winner(trick("king berserker resistance hermit", f"RAk M RAa+ {card}")).startswith(
            f"3 {card} "
        )


def test_the_berserker_card_beats_the_kings_rare_and_any_1_beats_both() -> None:
    """TT-MAT-04"""
    assert winner(trick("king berserker gambler", "RAk M k9")) == "1 M TT-BER-07"
    for one in ("r1", "b1", "g1", "k1"):
        assert winner(trick("king berserker gambler", f"RAk M {one}")) == f"2 {one} TT-BER-08"


def test_a_king_with_five_wins_goes_before_a_berserker_without_one() -> None:
    """TT-MAT-05"""
    assert scored("berserker king hermit", [0, 5, 0], round=3).told("game-over") == ["1 TT-KING-11"]


def test_king_and_gambler_never_win_by_character_together() -> None:
    """TT-MAT-06  There are five tricks in all; and neither changes the other's cards."""
    for king in range(6):
        for gambler in range(6 - king):
            for bid in range(5):
                rest = 5 - king - gambler
                g = scored("king gambler resistance", [king, gambler, rest], bid=bid)
                assert (king == 5) + (gambler == 5) + (gambler == bid == 4) <= 1
                assert len(g.told("game-over")) == (king == 5 or gambler == 5 or gambler == bid == 4)
    assert winner(trick("king gambler hermit", "r5 r6 r2")) == "1 r6 TT-STRN-03"


def test_a_bid_of_four_goes_before_a_berserker_without_a_win() -> None:
    """TT-MAT-07"""
    g = scored("berserker resistance gambler", [0, 1, 4], round=3, bid=4)
    assert g.told("game-over") == ["2 TT-GAM-16"]


def test_a_bid_of_four_goes_before_a_black_kakumei_in_the_fifth_trick() -> None:
    """TT-MAT-08"""
    g = trick("resistance gambler king", "k2+ RAa RAk", trick_number=5, wins=[0, 4, 0], bid=4)
    assert winner(g).startswith("0 k2 ")
    assert g.told("game-over") == ["1 TT-GAM-16"]


@pytest.mark.parametrize("trick_number", [1, 2, 3, 4])
def test_a_black_kakumei_before_the_fifth_trick_wins_before_the_bid_is_compared(trick_number: int) -> None:
    """TT-MAT-09"""
    wins = [0, trick_number - 1, 0]
    g = trick("resistance gambler king", "k2+ RAa RAk", trick_number=trick_number, wins=wins, bid=4)
    assert g.told("game-over") == ["0 TT-RES-19"]


def test_a_bid_of_none_that_is_made_brings_points_and_a_black_crown() -> None:
    """TT-MAT-10"""
    g = scored("gambler king hermit", [0, 3, 2], bid=0)
    assert (g.table.points[0], g.table.black_crowns[0]) == (60, 1)


def test_gambler_and_resistance_get_the_black_crowns_before_the_hermit() -> None:
    """TT-MAT-11  Resistance with a lone Kakumei win."""
    g = scored("hermit resistance gambler king", [0, 1, 0, 4], kakumei_wins=1)
    assert g.table.black_crowns == [0, 1, 1, 0]


def test_in_kakumei_all_flags_are_equal() -> None:
    """TT-MAT-12  The first wins; a Hermit who wins so has a normal win, without a bonus."""
    g = trick("resistance king hermit gambler", "WFa+ RAk WFb r1")
    assert winner(g) == "0 WFa TT-RES-12"
    g = trick("king hermit resistance gambler", "RAk WFb WFa+ r1")
    assert (winner(g), g.table.points, g.table.wins) == ("1 WFb TT-RES-12", [30] * 4, [0, 1, 0, 0])


def test_kakumei_helps_the_berserker_to_lose() -> None:
    """TT-MAT-13  The Berserker card is the weakest; a 10 loses to every lower red, blue or green card."""
    assert winner(trick("berserker resistance king", "M RAa+ RAk")).startswith("1 RAa ")
    for card in ("r9", "g9", "b2"):
        assert winner(trick("berserker resistance king", f"r10 k9+ {card}")).startswith(f"2 {card} ")


def test_a_black_kakumei_in_the_fifth_trick_goes_before_a_berserker_without_a_win() -> None:
    """TT-MAT-14"""
    wins = [0, 2, 2]
    g = trick("resistance berserker king", "k2+ RAm RAk", trick_number=5, round=3, wins=wins)
    assert g.told("game-over") == ["0 TT-RES-19"]
    g = trick("resistance berserker king", "k2+ RAm RAk", trick_number=5, round=3, wins=[0, 0, 4])
    assert g.told("game-over") == ["0 TT-RES-19"]


def test_a_hermit_with_five_wins_goes_before_a_berserker_without_one() -> None:
    """TT-MAT-15"""
    assert scored("berserker hermit king", [0, 5, 0], round=3).told("game-over") == ["1 TT-HER-18"]


def test_the_berserkers_rare_is_a_rare_for_the_hermit() -> None:
    """TT-MAT-16"""
    g = trick("berserker hermit king", "RAm WFa k9")
    assert (winner(g), g.table.points[1]) == ("1 WFa TT-HER-06", 60)


def test_the_berserker_card_beats_the_hermits_flag_beside_a_rare() -> None:
    """TT-MAT-17  No bonus."""
    g = trick("king hermit berserker", "RAk WFa M")
    assert (winner(g), g.table.points) == ("2 M TT-BER-07", [30, 30, 30])


def test_without_a_rare_the_hermits_flag_is_plain() -> None:
    """TT-MAT-18  The Berserker card wins; so does the lowest number."""
    assert winner(trick("hermit king berserker", "WFa r9 M")) == "2 M TT-BER-07"
    assert winner(trick("hermit king gambler", "WFa r2 WFb")).startswith("1 r2 ")


def test_without_the_berserker_card_a_1_is_an_ordinary_number() -> None:
    """TT-MAT-19  The Hermit's flag beats the Rare, and the 1 neither."""
    assert winner(trick("king hermit gambler", "RAk WFa k1")) == "1 WFa TT-HER-06"


def test_a_10_and_the_berserker_card_in_one_trick() -> None:
    """TT-MAT-20  With the Axe: the first 1 wins, of whatever colour; without one the Berserker card does."""
    items = "map-of-destiny berserker-axe"
    characters = "adventurer berserker king gambler"
    assert winner(trick(characters, "r5+5 M b1 r1", items=items)) == "2 b1 TT-BER-08"
    assert winner(trick(characters, "r5+5 M r1 b1", items=items)) == "2 r1 TT-BER-08"
    assert winner(trick(characters, "k5+5 M r2 b2", items=items)) == "1 M TT-BER-07"


def test_the_berserkers_white_flag_is_plain() -> None:
    """TT-MAT-21  Also while a Hermit is in the round."""
    assert winner(trick("king berserker hermit", "RAk WFm r1")) == "0 RAk TT-STRN-05"


def test_a_lone_kakumei_win_among_four_who_are_eligible() -> None:
    """TT-MAT-22  The first has the Crown; the two highest priorities have the Black Crowns."""
    g = scored("berserker resistance hermit king gambler", [4, 1, 0, 0, 0], kakumei_wins=1)
    assert (g.table.crowns, g.table.black_crowns) == ([1, 0, 0, 0, 0], [0, 0, 0, 1, 1])
    g = scored("king resistance hermit collector berserker", [4, 1, 0, 0, 0], kakumei_wins=1)
    assert g.table.black_crowns == [0, 1, 1, 0, 0]


def last_setup(characters: str, black_crowns: list[int], **more: object) -> Takers:
    names = characters.split()
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    position = {"at": "setup", "round": 3, "characters": names, "hands": hands, "black_crowns": black_crowns}
    return Takers(3, BOX, 0, **{**position, **more})


def test_a_king_renews_before_or_after_taking_his_rare() -> None:
    """TT-MAT-23  Not in between; the King's Rare may go, and is then out for the round."""
    g = last_setup("king hermit resistance", [1, 0, 0], deck="r9", leader=0)
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 no")
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    g.when("0 r1")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 yes, 0 RAk, 0 done")
    assert g.now("hands", 0) == ["r2 r3 r4 r5 r9", "? ? ? ? ?", "? ? ? ? ?"]
    assert g.asked().startswith("0 TakeTurn: ")


def test_a_discarded_kings_rare_is_not_reshuffled() -> None:
    """TT-MAT-23"""
    g = last_setup("king hermit resistance", [1, 0, 0], rest_in_deck=0, deck="r9", leader=1)
    g.when("0 no, 0 r1, 0 yes, 0 RAk, 0 done, 1 power-0, 1 b1")
    assert [event.number for event in g.events("reshuffled")] == [1]
    assert g.table.cards.piles[OUT] == [GAME.read_card("RAk")]


def test_a_gambler_renews_in_any_gap() -> None:
    """TT-MAT-24  Before, between and after the four steps; bid and stake stay as they are."""
    g = last_setup("gambler hermit resistance", [1, 0, 0])
    asked: list[str] = []
    for answer in ("no", "no", "done", "no", "number-2", "no", "number-30"):
        asked.append(g.asked().split()[1])
        g.when(f"0 {answer}")
    asked.append(g.asked().split()[1])
    renewal = "SpendBlackCrown:"
    assert asked == [
        renewal,
        renewal,
        "PokerExchange:",
        renewal,
        "BidWins:",
        renewal,
        "StakePoints:",
        renewal,
    ]
    g.when("0 yes, 0 r1, 0 r2, 0 done")
    assert (g.now("bid"), g.now("stake"), g.now("points")) == (2, 30, [20, 30, 30])


def test_a_berserker_renews_the_new_hand_from_the_common_deck() -> None:
    """TT-MAT-25  From one card to four; what is discarded of the own deck is out."""
    g = last_setup("berserker hermit resistance", [1, 0, 0], deck="r9 b9 g9 k9")
    g.when("0 yes")
    own = [GAME.write_pick(pick) for pick in g.t.options(0)]
    assert (g.refused("0 done"), g.refused("0 M")) == ("TT-REN-03", "TT-BER-18")
    g.when(*[f"0 {card}" for card in own])
    assert (len(own), g.now("hands", 0)) == (4, ["r9 b9 g9 k9 M", "? ? ? ? ?", "? ? ? ? ?"])


def test_a_berserker_is_offered_a_renewal_only_after_the_new_hand() -> None:
    """TT-MAT-26  When the question comes, the dealt hand is gone."""
    g = last_setup("berserker hermit resistance", [1, 0, 0], leader=0)
    assert g.asked() == "0 SpendBlackCrown: no yes"
    assert GAME.read_card("M") in g.table.hand(0)
    assert g.when("0 no").asked().startswith("0 TakeTurn: ")


def test_a_spent_black_crown_is_gone() -> None:
    """TT-MAT-27  Two, less the one that is spent, and one more for no win: two, and no win by three."""
    g = last_setup(
        "resistance hermit king", [2, 0, 0], hands=["r1 r2 r3 b4 b5", "r5 r6 r7 r8 r9", "k4 k5 k6 k7 k8"]
    )
    g.when("2 k4, 0 yes, 0 b4, 0 done, 0 no")
    assert g.table.black_crowns == [1, 0, 0]
    g = scored("resistance hermit king", [0, 3, 2], round=3, black_crowns=[1, 0, 0], points=[0, 0, 90])
    assert (g.table.black_crowns[0], g.told("game-over")) == (2, ["2 TT-WIN-05"])


def test_renewal_and_the_hermits_draw_are_independent() -> None:
    """TT-MAT-28  Renewing in the setup takes no draw away, and tricks offer no renewal."""
    g = last_setup("hermit king resistance", [2, 0, 0], leader=0)
    g.when("1 b1, 0 yes, 0 r1, 0 done, 0 no")
    assert g.asked().endswith(" power-0")
    g.when("0 power-0")
    assert g.asked().startswith("0 DiscardOne: ")
    assert g.table.black_crowns == [1, 0, 0]


def test_a_draw_in_the_last_trick_reshuffles_the_discards_alone() -> None:
    """TT-MAT-29  Not the cards that were taken."""
    g = Takers(
        3,
        characters=["hermit", "king", "resistance"],
        trick_number=5,
        hands=["r1", "r2", "r3"],
        taken=["", "k9 k8", "k7"],
        discards="b5",
        rest_in_deck=0,
    ).when("0 power-0")
    assert g.now("hands", 0) == ["r1 b5", "?", "?"]
    assert [event.number for event in g.events("reshuffled")] == [1]


def test_a_previous_king_with_a_crown_chooses_first_and_does_not_lead() -> None:
    """TT-MAT-30"""
    g = Takers(
        3, at="choose", round=2, crowns=[0, 1, 0], points=[50, 10, 90], previous=["hermit", "king", "gambler"]
    )
    assert g.asked().startswith("1 ChooseCharacter: ")
    g.when("1 hermit, 0 resistance, 2 berserker")
    assert g.asked().startswith("0 TakeTurn: ")


def test_a_previous_king_among_five_players_has_four_characters_to_choose_from() -> None:
    """TT-MAT-31"""
    previous = ["hermit", "king", "gambler", "berserker", "resistance"]
    g = Takers(5, at="choose", round=2, previous=previous)
    assert g.asked() == "1 ChooseCharacter: gambler resistance hermit berserker"


def test_a_character_win_decides_where_the_crown_is_tied() -> None:
    """TT-MAT-32"""
    g = scored("king hermit resistance berserker", [2, 2, 1, 0], round=3, crowns=[1, 1, 0, 0])
    assert g.told("game-over") == ["3 TT-BER-19"]


def test_two_crowns_win_before_three_black_crowns_of_another() -> None:
    """TT-MAT-33"""
    crowns = {"crowns": [0, 0, 1], "black_crowns": [2, 0, 0]}
    assert scored("king gambler hermit", [0, 2, 3], round=3, **crowns).told("game-over") == ["2 TT-WIN-03"]


def variant_scored(characters: str, wins: list[int], **more: object) -> Takers:
    """Three players; Resistance has won the Kakumei trick with black."""
    position: dict[str, object] = {"at": "score", "characters": characters.split(), "wins": wins}
    return Takers(3, VARIANT, 0, **{**position, "kakumei_wins": 1, "black_kakumei": 1, **more})


def test_in_the_variant_resistance_keeps_another_from_the_second_crown() -> None:
    """TT-MAT-34"""
    g = variant_scored("resistance king hermit", [1, 3, 1], round=2, crowns=[0, 1, 0])
    assert (g.table.crowns, g.t.outcome) == ([1, 1, 0], None)


def test_in_the_variant_a_bid_of_four_still_wins() -> None:
    """TT-MAT-35"""
    g = variant_scored("resistance gambler hermit", [1, 4, 0], round=2, crowns=[1, 0, 0], bid=4)
    assert g.told("game-over") == ["1 TT-GAM-16"]


def test_in_the_variant_a_berserker_without_a_win_goes_before_two_crowns() -> None:
    """TT-MAT-36"""
    g = variant_scored("resistance gambler berserker", [2, 3, 0], round=3, crowns=[1, 0, 0])
    assert g.told("game-over") == ["2 TT-BER-19"]


def points_scored(wins: list[int], points: list[int], **more: object) -> Takers:
    characters = ["berserker", "hermit", "king", "gambler"]
    position: dict[str, object] = {
        "at": "score",
        "round": 3,
        "characters": characters,
        "wins": wins,
        "points": points,
    }
    return Takers(4, POINTS_FOR_ALL, 0, **{**position, **more})


def test_a_win_by_points_goes_before_two_crowns() -> None:
    """TT-MAT-37"""
    g = points_scored([1, 2, 1, 1], [30, 500, 30, 30], crowns=[0, 0, 2, 0])
    assert g.told("game-over") == ["1 TT-VAR-10"]


def test_priority_decides_between_a_win_by_points_and_a_berserker_without_a_win() -> None:
    """TT-MAT-38  The Hermit has the higher one."""
    g = points_scored([0, 2, 2, 1], [30, 500, 30, 30])
    assert g.told("game-over") == ["1 TT-VAR-10"]


def test_the_collector_gets_no_crown_but_counts_for_ties_and_takes_reserved_cards() -> None:
    """TT-MAT-39"""
    assert scored("collector king hermit", [2, 2, 1]).told("no-crown") == ["TT-CRN-03"]
    g = scored("collector king hermit", [0, 1, 4])
    assert (g.table.crowns, g.table.black_crowns) == ([0, 0, 1], [0, 0, 0])
    g = Takers(3, BOX, characters=["collector", "king", "hermit"], hands=["r2 b2", "r3 b3", "r9 b9"])
    g.when("0 r2, 0 r2, 1 r3, 2 r9")
    assert g.now("taken") == ["r2", "", "r3 r9"]


def test_the_ruler_sets_up_last_changes_colours_and_gives_points_by_tasks() -> None:
    """TT-MAT-40"""
    hands = ["b1 b2 b3 b4 b5", "r1 r2 r3 r4 r5", "g1 g2 g3 g4 g5"]
    g = Takers(3, BOX, at="setup", characters=["ruler", "king", "gambler"], hands=hands)
    g.when("1 r1, 2 done, 2 number-1, 2 number-0")
    assert g.asked().startswith("0 GiveTasks: ")
    assert winner(trick("king ruler hermit", "r5 b9+ r6", tasks="take-red take-blue")) == "1 b9 TT-STRN-03"
    g = scored("ruler king gambler", [1, 2, 2], tasks="take-red take-blue", tasks_taken="take-red")
    assert "1 TA-RUL-10" in g.told("scored")
    assert "2 TA-RUL-11" in g.told("scored-loss")


@pytest.mark.parametrize(
    ("characters", "cards", "items", "won"),
    [
        ("king adventurer hermit", "r9 r2+5 r3", "berserker-axe", "1 r2 TT-STRN-03"),
        ("king adventurer hermit", "r9 r2+5 r1", "berserker-axe", "2 r1 TA-ITM-42"),
        ("king adventurer hermit", "RAk RAa+10 r3", "proactive-wing", "1 RAa TT-STRN-05 TA-ITM-70"),
        ("king adventurer hermit", "RAk r2+13 k9", "dragon-doll", "1 r2 TA-ITM-80"),
        ("king adventurer hermit", "RAk r2+8 k9", "white-orb", "0 RAk TT-STRN-05"),
        ("king adventurer hermit", "r2 k9+8 r3", "white-orb", "2 r3 TT-STRN-03"),
    ],
)
def test_what_the_adventurers_items_make_of_a_card(characters: str, cards: str, items: str, won: str) -> None:
    """TT-MAT-41  The Axe makes 10s, the Wing turns a tie, the Doll beats a Rare, the Orb is plain."""
    assert winner(trick(characters, cards, items=f"map-of-destiny {items}")) == won


def test_the_boots_change_the_order_and_the_potion_hides_a_card() -> None:
    """TT-MAT-41"""
    position: dict[str, object] = {
        "characters": ["king", "adventurer", "hermit"],
        "hands": ["r9", "r2", "r3"],
    }
    g = Takers(3, BOX, 0, **position, items="timid-boots miracle-sword").when("0 r9, 1 power-2, 2 r3")
    assert g.asked().startswith("1 TakeTurn: ")
    g = Takers(3, BOX, 0, **position, items="potion-of-invisibility miracle-sword").when(
        "0 r9, 1 power-1, 1 r2"
    )
    assert (g.now("trick", 2), g.now("trick", 0)) == ("r9 ?", "r9 ?")


@pytest.mark.parametrize(
    ("cards", "items", "won"),
    [
        ("RAa+13 r9 k9+", "dragon-doll", "1 r9 TT-RES-11"),
        ("r7+15 r4 r5+", "miracle-sword", "0 r7 TT-RES-11"),
        ("r3+5 r4 r9+", "berserker-axe", "1 r4 TT-RES-11"),
    ],
)
def test_in_kakumei_items_strengthen_nothing_but_changed_numbers_stay(
    cards: str, items: str, won: str
) -> None:
    """TT-MAT-42  The Doll is off; the Sword's 2 and the Axe's 10 are a 2 and a 10."""
    g = trick("adventurer hermit resistance", cards, items=f"map-of-destiny {items}")
    assert winner(g) == won


def test_the_row_and_the_mode_change_what_is_offered() -> None:
    """TT-MAT-43  One more than players with the additional characters; all of them by option."""
    g = Takers(3, BOX)
    assert len(g.t.options(g.t.next_seat())) == 4
    g = Takers(3, {**BOX, "selection_mode": "all_star"})
    assert len(g.t.options(g.t.next_seat())) == 8
    assert len(Takers(3).t.options(Takers(3).t.next_seat())) == 5


def test_the_hands_of_the_lost_figures_about_following() -> None:
    """TT-GAP-02  Red led: with red 2 and red 7 only these; without red, everything."""
    characters = ["berserker", "king", "gambler"]
    g = Takers(3, characters=characters, hands=["r5", "r2 r7 b3 g4 k6", "b1"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: r2 r7"
    g = Takers(3, characters=characters, hands=["r5", "b3 g4 k1", "b1"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: b3 g4 k1"
    g.when("1 k1, 2 b1")
    assert g.told("won") == ["1 k1 TT-STRN-02"]


@pytest.mark.parametrize(
    ("cards", "won"),
    [
        ("r3+ r2 b1 g1 k1", "2 b1"),
        ("r7+ M k1 r1 RAa", "3 r1"),
        ("b9+ WFa b1 WFb M", "1 WFa"),
    ],
)
def test_the_lost_figures_about_kakumei(cards: str, won: str) -> None:
    """TT-GAP-03"""
    seats = (
        "resistance berserker king gambler hermit"
        if " M " in cards
        else "resistance king gambler hermit berserker"
    )
    assert winner(trick(seats, cards)).startswith(won)


def test_the_lost_figures_about_the_hermit() -> None:
    """TT-GAP-04  Drawing lifts the duty to follow; the flag beats the Rare for 30 points."""
    hands = ["r5", "r9 b7 b8 g4 k1", "b1"]
    g = Takers(3, characters=["king", "hermit", "gambler"], hands=hands, deck="k2").when("0 r5")
    assert g.asked() == "1 TakeTurn: r9 power-0"
    g.when("1 power-0, 1 r9")
    assert g.asked() == "1 TakeTurn: b7 b8 g4 k1 k2"
    g = trick("king gambler resistance hermit berserker", "r9 RAa k1 WFa r1")
    assert (winner(g), g.table.points[3]) == ("3 WFa TT-HER-06", 60)


@pytest.mark.parametrize(
    ("characters", "cards", "won"),
    [
        ("king berserker gambler hermit resistance", "r9 r10 r1 b1 g1", "2 r1 TT-BER-13"),
        ("king gambler hermit berserker resistance", "r9 RAa WFa M k9", "3 M TT-BER-07"),
        ("king berserker gambler hermit resistance", "RAk M r1 k1 b1", "2 r1 TT-BER-08"),
    ],
)
def test_the_lost_figures_about_the_berserker(characters: str, cards: str, won: str) -> None:
    """TT-GAP-05"""
    assert winner(trick(characters, cards)) == won
