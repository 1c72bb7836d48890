"""General rules of the cards and points: section 3.1 of both rules pages, and priority."""

import pytest

from followsuit import WrongOption
from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import BASE_BOX, CHARACTERS, number_of
from tables import Given
from tricktakers import Takers

BASIC_FOUR = ["king", "gambler", "hermit", "berserker"]
HERMIT_LAST = ["king", "gambler", "resistance", "hermit"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]


def hand(g: Given, seat: int) -> set[str]:
    return {GAME.write_card(card) for card in g.t.cards.piles[seat]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_sit_down(players: int) -> None:
    """TT-GEN-01"""
    assert len(Takers(players).table.points) == players


@pytest.mark.parametrize("players", [1, 6])
def test_no_other_number_of_players_sits_down(players: int) -> None:
    """TT-GEN-01"""
    with pytest.raises(WrongOption, match=rf"^TrickTakers is for 2, 3, 4 or 5 players, not {players}\.$"):
        Takers(players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_and_no_more(players: int) -> None:
    """TT-GEN-02"""
    characters = ["king", "gambler", "resistance", "hermit", "berserker"][:players]
    wins = [2, 2, 1, 0, 0][:players]
    for round in (1, 2):
        g = Takers(players, at="score", round=round, characters=characters, wins=wins)
        assert g.now("round") == round + 1
    g = Takers(players, at="score", round=3, characters=characters, wins=wins)
    assert g.asked() == ""
    assert len(g.events("game-over")) == 1


def test_a_round_has_five_tricks_and_then_all_hands_are_empty() -> None:
    """TT-GEN-03"""
    g = Takers(seed=3)
    while g.now("round") == 1:
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    assert len(g.events("won")) == 5
    characters = ["king", "gambler", "resistance", "hermit"]
    g = Takers(
        round=3, trick_number=5, wins=[1, 1, 1, 1], characters=characters, hands=["r1", "r2", "r3", "r4"]
    )
    g.when("0 r1, 1 r2, 2 r3, 3 r4")
    assert g.now("hand_counts") == [0, 0, 0, 0]
    assert g.asked() == ""


def test_a_round_is_deal_choice_setup_tricks_crowns_and_points() -> None:
    """TT-GEN-02  Each part in its turn, from one deal to the next."""
    g = Takers(5, seed=1)
    while g.now("round") == 1:
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    parts = ("round", "hand", "chose", "bid", "won", "crown", "no-crown", "black-crown", "points")
    heard = list(dict.fromkeys(kind for kind in kinds if kind in parts))
    assert heard == ["round", "hand", "chose", "bid", "won", "crown", "black-crown", "points"]
    assert kinds[-6:] == ["round"] + ["hand"] * 5


@pytest.mark.parametrize(("before", "after"), [(0, 0), (10, 0), (30, 0), (40, 10)])
def test_points_never_fall_below_zero(before: int, after: int) -> None:
    """TT-GEN-04, TA-GEN-06  The Hermit loses 30 with two wins."""
    g = Takers(at="score", characters=HERMIT_LAST, wins=[3, 0, 0, 2], points=[0, 0, 0, before])
    assert g.table.points[3] == after


def test_points_never_run_out() -> None:
    """TT-GEN-05  All tokens together are 1,200 points; more are paid all the same."""
    g = Takers(at="score", characters=BASIC_FOUR, wins=[4, 0, 1, 0], points=[1200, 1200, 30, 30])
    assert g.table.points[0] == 1320


def test_all_points_are_multiples_of_ten() -> None:
    """TT-GEN-06  What is gained, lost and staked, in whole games with every character."""
    for seed in range(6):
        g = Takers(5, {"characters": "base_box"}, seed)
        g.play_on(seed)
        for kind in ("gained", "lost", "scored", "scored-loss", "points"):
            assert all(event.number % 10 == 0 for event in g.events(kind))
        assert all(points % 10 == 0 for points in g.table.points)


def test_a_stake_is_offered_in_tens() -> None:
    """TT-GEN-06"""
    g = Takers(at="setup", characters=BASIC_FOUR, hands=HANDS).when("0 r1, 1 done, 1 number-2")
    assert g.asked() == "1 StakePoints: number-0 number-10 number-20 number-30 number-40 number-50"


def test_discards_lie_face_down() -> None:
    """TT-GEN-07, TA-GEN-07  Only who discarded knows which card it was."""
    g = Takers(at="setup", characters=BASIC_FOUR, hands=HANDS).when("0 r1")
    assert (g.now("discards", 0), g.now("discards", 1)) == ("r1", "?")
    assert (g.told("discarded", 0), g.told("discarded", 1)) == (["0 r1"], ["0 ?"])


def test_by_agreement_discards_lie_face_up() -> None:
    """TT-GEN-08, TA-OPT-08"""
    g = Takers(4, {"discards": "face_up"}, at="setup", characters=BASIC_FOUR, hands=HANDS).when("0 r1")
    assert [g.now("discards", seat) for seat in range(4)] == ["r1"] * 4
    assert g.told("discarded", 3) == ["0 r1"]


def empty_deck(**position: object) -> Takers:
    """The Hermit in seat 3 is to lead, and no card is left in the deck."""
    return Takers(4, None, 0, characters=HERMIT_LAST, hands=HANDS, leader=3, rest_in_deck=0, **position)


def test_discards_become_the_deck_when_a_card_must_be_drawn() -> None:
    """TT-GEN-09, TA-GEN-08"""
    g = empty_deck(discards="r9 b9")
    g.when("3 power-0")
    assert [event.number for event in g.events("reshuffled")] == [2]
    assert (g.now("deck_count"), g.now("discard_count")) == (1, 0)
    assert len(hand(g, 3) & {"r9", "b9"}) == 1


def test_discards_stay_while_the_deck_has_a_card() -> None:
    """TT-GEN-09"""
    g = empty_deck(discards="r9 b9", deck="g9")
    g.when("3 power-0")
    assert g.told("reshuffled") == []
    assert g.told("drew", 3) == ["3 g9"]


def test_the_reshuffle_comes_in_the_middle_of_a_draw() -> None:
    """TT-GEN-10, TT-GAP-41  The last card of the deck is drawn first, then the discards are shuffled."""
    g = Takers(
        at="setup", characters=BASIC_FOUR, hands=HANDS, deck="k9", discards="r9 b9 g9", rest_in_deck=0
    ).when("0 r1, 1 b1, 1 b2, 1 done")
    assert g.told("drew", 1)[0] == "1 k9"
    assert [event.number for event in g.events("reshuffled")] == [6]
    assert g.now("hand_counts") == [5, 5, 5, 5]


def test_cards_taken_in_tricks_are_not_reshuffled() -> None:
    """TT-GEN-11, TT-GAP-41"""
    g = empty_deck(discards="r9", taken=["", "b9 b8 b7 b6", "", ""])
    taken = g.now("taken")
    g.when("3 power-0")
    assert g.told("drew", 3) == ["3 r9"]
    assert g.now("taken") == taken


@pytest.mark.parametrize("card", ["RAk", "RAm", "r10", "M"])
def test_a_discarded_exclusive_card_is_out_for_the_round(card: str) -> None:
    """TT-GEN-12, TT-GAP-40"""
    g = empty_deck(discards=f"{card} r9")
    g.when("3 power-0")
    assert [event.number for event in g.events("reshuffled")] == [1]
    assert g.told("drew", 3) == ["3 r9"]
    assert g.now("out") == card


def test_what_is_discarded_in_an_exchange_may_come_back() -> None:
    """TT-GEN-13, TT-GAP-41  It reaches the discard pile before the draw."""
    g = Takers(at="setup", characters=BASIC_FOUR, hands=HANDS, rest_in_deck=0).when("0 r1")
    g.when("1 b1, 1 b2, 1 b3, 1 b4, 1 b5, 1 done")
    assert [event.number for event in g.events("reshuffled")] == [6]
    assert len(hand(g, 1)) == 5
    assert hand(g, 1) < {"r1", "b1", "b2", "b3", "b4", "b5"}


def test_the_hermit_is_not_offered_a_draw_from_nothing() -> None:
    """TT-GEN-14, TT-GAP-41"""
    g = empty_deck()
    assert g.asked() == "3 TakeTurn: k1 k2 k3 k4 k5"
    assert g.refused("3 power-0") == "TT-GEN-14"


def test_what_cannot_be_drawn_is_not_discarded() -> None:
    """TT-GEN-14  The Book finds no card, so no card is discarded."""
    g = Takers(
        characters=["king", "gambler", "resistance", "adventurer"],
        hands=HANDS,
        leader=3,
        rest_in_deck=0,
        items="hermits-book-of-secrets miracle-sword",
    )
    g.when("3 power-6")
    assert g.now("used_items") == "hermits-book-of-secrets"
    assert g.asked() == "3 TakeTurn: k1 k2 k3 k4 k5"
    assert g.now("discard_count") == 0


def test_an_exchange_yields_what_there_is() -> None:
    """TT-GEN-14  Two discarded cards of the Berserker are out, and one other card is there to draw."""
    g = Takers(
        3,
        at="setup",
        round=3,
        black_crowns=[1, 0, 0],
        characters=["berserker", "resistance", "hermit"],
        hands=["", *HANDS[1:3]],
        deck="r9",
        rest_in_deck=0,
    ).when("0 yes")
    first, second = g.t.options(0)[:2]
    g.when(f"0 {GAME.write_pick(first)}, 0 {GAME.write_pick(second)}, 0 done")
    assert g.now("hand_counts") == [4, 5, 5]
    assert "r9" in hand(g, 0)


def test_exclusive_cards_return_to_their_character() -> None:
    """TT-GEN-15  From the discards, from what was taken, and those that were out."""
    g = Takers(
        at="score",
        characters=BASIC_FOUR,
        wins=[2, 1, 1, 1],
        discards="RAm WFm",
        out="RAk",
        taken=["M", "r10", "b10", "g10"],
    )
    held = g.t.cards.piles[DECK] + [card for seat in range(4) for card in g.table.hand(seat)]
    assert len(held) == 40
    assert not any(OWNER[card] for card in held)
    king, berserker = CHARACTERS[number_of("king")], CHARACTERS[number_of("berserker")]
    assert GAME.write_cards(g.t.cards.piles[king.place]) == "RAk"
    assert GAME.write_cards(g.t.cards.piles[berserker.place]) == "M RAm WFm r10 b10 g10 k10"


def test_the_text_of_a_character_goes_before_a_general_rule() -> None:
    """TT-GEN-16, TT-GAP-47  All must follow; the Ruler's token says otherwise."""
    hands = ["r1 r2", "r3 b1", "b2 r4", "g1 g2"]
    g = Takers(characters=["king", "gambler", "ruler", "hermit"], hands=hands, trick="r1 r3")
    assert g.refused("2 b2") == "TT-TRICK-07"
    g.when("2 power-0, 2 b2")
    assert g.now("trick") == "r1 r3 b2"


@pytest.mark.parametrize("added", ["adventurer", "collector", "ruler", "adventurer,ruler", "collector,ruler"])
def test_additional_characters_join_in_any_combination(added: str) -> None:
    """TA-GEN-01"""
    cast = f"king,gambler,resistance,hermit,berserker,{added}"
    g = Takers(4, {"characters": cast, "selection_mode": "all_star"})
    assert sorted(str(g.now("row")).split()) == sorted(cast.split(","))


def test_a_first_game_adds_the_adventurer_only() -> None:
    """TA-GEN-02, TA-OPT-03"""
    g = Takers(5, {"characters": "adventurer_too"})
    assert g.now("row") == "king gambler resistance adventurer hermit berserker"


def test_base_rules_hold_for_the_additional_characters() -> None:
    """TA-GEN-03  30 points, five cards, following, and the winner leads."""
    characters = ["adventurer", "collector", "ruler"]
    fresh = Takers(3, {"characters": "base_box"})
    assert (fresh.now("points"), fresh.now("hand_counts")) == ([30, 30, 30], [5, 5, 5])
    g = Takers(3, characters=characters, hands=["r1 b1", "r5 b5", "r3 b3"], items="timid-boots miracle-sword")
    g.when("0 r1")
    assert g.refused("1 b5") == "TT-TRICK-07"
    g.when("1 r5, 1 no, 2 r3")
    assert g.now("leader") == 1


def test_a_character_is_used_by_one_player_in_a_round() -> None:
    """TA-GEN-04"""
    g = Takers(3, at="choose", row="adventurer collector ruler king").when("0 adventurer")
    assert g.refused("1 adventurer") == "TT-SEL-03"


@pytest.mark.parametrize("character", ["adventurer", "collector", "ruler"])
def test_an_additional_character_may_be_taken_again(character: str) -> None:
    """TA-GEN-05"""
    g = Takers(
        3,
        {"characters": "base_box", "selection_mode": "all_star"},
        at="choose",
        round=2,
        previous=[character, "gambler", "hermit"],
        points=[10, 20, 30],
    ).when(f"0 {character}")
    assert g.now("characters") == [character, "", ""]


def test_items_and_tasks_go_back_at_the_end_of_the_round() -> None:
    """TA-GEN-09, TA-GAP-09  Whoever is Adventurer or Ruler next begins anew."""
    g = Takers(
        3,
        {"characters": "base_box", "selection_mode": "all_star"},
        at="score",
        characters=["adventurer", "ruler", "hermit"],
        wins=[2, 0, 3],
        points=[0, 100, 200],
        items="timid-boots berserker-axe crystal",
        used_items="map-of-destiny",
        tasks="take-red take-blue",
        tasks_taken="take-red",
    )
    g.when("0 adventurer, 1 ruler, 2 hermit")
    assert g.asked() == "0 ChooseItem: map-of-destiny potion-of-invisibility timid-boots"
    assert (g.now("items"), g.now("used_items"), g.now("tasks"), g.now("tasks_taken")) == ("", "", "", "")
    assert len(str(g.now("item_deck")).split()) == 15
    g.when("0 timid-boots, 0 berserker-axe")
    assert g.asked() == (
        "1 GiveTasks: do-not-take-red do-not-take-blue do-not-take-green take-red take-blue take-green"
    )


@pytest.mark.parametrize(
    ("character", "extra"),
    [
        ("adventurer", {"items": "timid-boots berserker-axe"}),
        ("collector", {"taken": ["r1 r2 r3", "", ""]}),
        ("ruler", {"tasks": "do-not-take-red take-blue", "taken": ["k1 r1", "", ""]}),
    ],
)
@pytest.mark.parametrize("wins", [0, 1, 2])
def test_the_last_round_changes_nothing_for_the_three(
    character: str, extra: dict[str, object], wins: int
) -> None:
    """TA-GEN-10"""
    scores = []
    for round in (2, 3):
        g = Takers(
            3,
            None,
            0,
            at="score",
            round=round,
            characters=[character, "gambler", "hermit"],
            wins=[wins, 3, 2],
            points=[100] * 3,
            **extra,
        )
        scores.append((g.table.points[0], [event.number for event in g.events("scored") if event.seat == 0]))
    assert scores[0][1]
    assert scores[0] == scores[1]


@pytest.mark.parametrize("character", ["adventurer", "collector", "ruler"])
def test_the_three_may_spend_black_crowns(character: str) -> None:
    """TA-GEN-11"""
    characters = [character, "resistance", "hermit"]
    g = Takers(3, at="setup", round=3, characters=characters, black_crowns=[1, 0, 0], hands=HANDS[:3])
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 yes, 0 r1, 0 done")
    assert (g.now("black_crowns"), g.now("hand_counts")) == ([0, 0, 0], [5, 5, 5])


def test_all_eight_in_the_order_of_their_codes() -> None:
    """TA-PRI-01, TA-GAP-01"""
    assert [f"{CHARACTERS[number].name} {CHARACTERS[number].code}" for number in BASE_BOX] == [
        "King 1A",
        "Gambler 2A",
        "Resistance 3A",
        "Adventurer 3B",
        "Hermit 4A",
        "Collector 4B",
        "Berserker 5A",
        "Ruler 5B",
    ]


def test_priority_decides_who_sets_up_first() -> None:
    """TA-PRI-02, TA-PRI-01"""
    characters = ["ruler", "hermit", "adventurer"]
    g = Takers(3, at="setup", round=3, characters=characters, black_crowns=[1, 1, 1], hands=HANDS[:3])
    g.when("2 no, 2 timid-boots, 2 no, 2 miracle-sword, 2 no, 1 no")
    assert g.asked() == "0 SpendBlackCrown: no yes"


def test_priority_decides_who_gets_the_black_crowns() -> None:
    """TA-PRI-02, TA-GAP-01  Adventurer and Hermit come before Berserker and Ruler."""
    characters = ["ruler", "hermit", "adventurer", "berserker", "resistance"]
    g = Takers(5, at="score", characters=characters, wins=[0, 0, 0, 0, 5])
    assert g.now("black_crowns") == [0, 1, 1, 0, 0]


def test_priority_decides_ties_in_choosing_and_leading() -> None:
    """TA-PRI-02, TA-GAP-01"""
    g = Takers(
        3,
        {"characters": "base_box", "selection_mode": "all_star"},
        at="deal",
        round=2,
        previous=["hermit", "collector", "adventurer"],
    )
    assert g.asked().startswith("2 ChooseCharacter")
    assert g.now("leader") == 2
    g.when("2 ruler")
    assert g.asked().startswith("0 ChooseCharacter")


def test_priority_decides_between_winners_of_the_same_moment() -> None:
    """TA-PRI-02, TA-GAP-01  Berserker without a win before the Ruler of clean tricks."""
    characters = ["ruler", "berserker", "hermit"]
    g = Takers(3, at="score", round=3, characters=characters, wins=[3, 0, 2], taken=["k1 k2", "", ""])
    assert g.told("game-over") == ["1 TT-BER-19"]
