"""The scoring sheet of each round, made of what one viewer was told."""

import re
from typing import Any

import pytest

from describe import sent as describe
from describe.wire import NAMES, TABLES, moments, table_id, told, whole_game
from followsuit import SPECTATOR, Event, Game, Reason, find_game
from followsuit import describe as plain
from kings import Kings
from raiders import Raiders
from tables import Given
from trickster import Trickster
from tricktakers import Takers

RAIDERS = find_game("trick-raiders")
TAKERS = find_game("tricktakers")
CAST = ["king", "gambler", "resistance", "berserker"]


def sheets(g: Given, language: str = "en") -> list[dict[str, Any]]:
    assert g.t.log is not None
    return describe.sheets(g.game, g.t.log.told[SPECTATOR], NAMES[: g.t.seat_count], language)


def lines(sheet: dict[str, Any], seat: int) -> list[tuple[str, int]]:
    return [(line["rule"], line["amount"]) for line in sheet["seats"][seat]["lines"]]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_had_and_got_is_what_it_has(
    game: Game, players: int, options: dict[str, int | str | bool], seed: int
) -> None:
    log = told(game, players, options, seed)
    made = [describe.sheets(game, log.told[viewer], NAMES[:players], "en") for viewer in (0, SPECTATOR)]
    assert made[0] == made[1]
    assert made[0]
    has: list[int] | None = None
    for sheet in made[0]:
        before = [one["before"] for one in sheet["seats"]]
        assert has is None or before == has
        for one in sheet["seats"]:
            assert one["before"] + sum(line["amount"] for line in one["lines"]) == one["after"]
            assert all(line["text"] and line["rule"] for line in one["lines"])
        has = [one["after"] for one in sheet["seats"]]
    (final,) = [moment for moment in moments(game, players, options, seed, every=10_000) if moment.outcome][
        :1
    ]
    assert final.outcome is not None
    assert has == final.outcome["scores"]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_the_last_sheet_is_the_last_of_all(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """After every round, without a word about those before it."""
    events = told(game, players, options, 1).told[0]
    names = NAMES[:players]
    counted = 0
    for count in [*range(0, len(events), 7), len(events)]:
        every = plain.sheets(game, events[:count], names, "en", None, 0)
        assert plain.last_sheet(game, events[:count], names, "en", None, 0) == (every[-1] if every else None)
        assert plain.is_counted(game, events[:count], names, "en") == bool(every)
        counted = len(every)
    assert counted


def test_a_win_that_was_undone_is_not_counted() -> None:
    """TX-TIM-34, TX-TIM-40  The Time Traveler changes the past, and then somebody else wins the trick."""
    cast = ["king", "time-traveler", "gambler"]
    hands = ["r3 b1", "r9 b2", "g3 b3"]
    table: dict[str, int | str | bool] = {"characters": ",".join(cast)}
    g = Takers(3, table, 0, characters=cast, hands=hands, trick_number=3, tokens=2)
    assert wins_so_far(g.when("0 r3, 1 r9, 2 g3")) == [0, 1, 0]
    assert wins_so_far(g.when("1 yes")) == [0, 0, 0]


def wins_so_far(g: Given) -> list[int]:
    """As if the round was over."""
    assert g.t.log is not None
    events = [*g.t.log.told[SPECTATOR], Event("round", -1, [], -1, 2, [])]
    (sheet,) = describe.sheets(g.game, events, NAMES[: g.t.seat_count], "en")
    return [seat["wins"] for seat in sheet["seats"]]


def test_the_amounts_of_a_round_with_their_reasons() -> None:
    """TT-GAM-14, TT-VP-01, TT-CRN-03, TT-BCR-02"""
    g = Takers(4, at="score", characters=CAST, wins=[2, 2, 1, 0], bid=2, stake=50, points=[80, 40, 60, 20])
    (sheet,) = [one for one in sheets(g) if any(seat["lines"] for seat in one["seats"])]
    assert lines(sheet, 0) == [("TT-VP-01", 50)]
    assert lines(sheet, 1) == [("TT-GAM-14", 90), ("TT-GAM-14", 50), ("TT-GAM-14", 50)]
    assert sheet["awards"][0] == {
        "title": "The Crown stays in the box",
        "text": "Several players share the most wins.",
        "rules": ["TT-CRN-03"],
        "icon": "crown",
    }
    assert sheet["awards"][1]["title"] == "A Black Crown to Ren"


def test_a_tie_names_who_is_tied() -> None:
    """TT-CRN-03"""
    for seed in range(40):
        for sheet in describe.sheets(TAKERS, told(TAKERS, 4, {}, seed).told[0], NAMES[:4], "en"):
            crowns = [award for award in sheet["awards"] if award["title"] == "The Crown stays in the box"]
            most = max(one["wins"] for one in sheet["seats"])
            tied = [NAMES[one["seat"]] for one in sheet["seats"] if one["wins"] == most]
            if crowns and len(tied) == 2:
                text = f"{tied[0]} and {tied[1]} each won {most} tricks, and a tie gives it to nobody."
                assert crowns[0]["text"] == text
                return
    raise AssertionError("no tie in forty games")


@pytest.mark.parametrize(
    ("reader", "leaders"), [(0, "You and Sora"), (1, "Mika and you"), (2, "Mika and Sora")]
)
def test_a_tie_of_ones_own_begins_with_a_capital(reader: int, leaders: str) -> None:
    """TT-CRN-03  Whoever of the tied players reads it."""
    tie = Event("no-crown", -1, [], -1, 0, [Reason("TT-CRN-03", "Several players share the most wins.")])
    events = [happened("won", seat) for seat in (0, 0, 1, 1, 2)]
    events += [tie, happened("round", -1, 2)]
    (sheet,) = describe.sheets(TAKERS, events, NAMES[:4], "en", None, reader)
    assert sheet["awards"][0]["text"] == f"{leaders} each won 2 tricks, and a tie gives it to nobody."


def test_what_could_not_be_paid_is_said() -> None:
    """TT-GEN-04"""
    forgiven = [
        line
        for seed in range(30)
        for sheet in describe.sheets(TAKERS, told(TAKERS, 4, {}, seed).told[0], NAMES[:4], "en")
        for seat in sheet["seats"]
        for line in seat["lines"]
        if line["rule"] == "TT-GEN-04"
    ]
    assert forgiven
    assert all(line["amount"] > 0 for line in forgiven)
    assert forgiven[0]["text"] == "Points never fall below 0."


def test_characters_wins_and_the_way_on() -> None:
    made = describe.sheets(TAKERS, told(TAKERS, 4, {}, 7).told[0], NAMES[:4], "en")
    pieces = describe.kit(TAKERS, "en")["pieces"]
    for number, sheet in enumerate(made, 1):
        assert sheet["title"] == f"Round {number}, counted"
        assert all(one["piece"] in pieces for one in sheet["seats"])
        is_last = number == len(made)
        assert sheet["next"] == ("" if is_last else f"On to round {number + 1}")
        assert (sheet["awards"][-1]["icon"] == "end") == is_last
        assert is_last or sum(one["wins"] for one in sheet["seats"]) == 5


def test_lives_with_their_reasons() -> None:
    """TR-DROP-05, TR-REND-06"""
    made = describe.sheets(RAIDERS, told(RAIDERS, 4, {}, 3).told[0], NAMES[:4], "ja")
    changes = [line for sheet in made for seat in sheet["seats"] for line in seat["lines"]]
    assert {"TR-DROP-05"} <= {line["rule"] for line in changes}
    assert all(abs(line["amount"]) in (1, 2) for line in changes)
    assert made[0]["title"] == "第1ラウンドの集計"
    assert made[0]["seats"][0]["before"] == 2
    assert made[0]["seats"][0]["unit"] == "ライフ"


def test_only_finished_rounds_have_a_sheet() -> None:
    assert sheets(Takers(4)) == []
    assert sheets(Raiders(4)) == []


def test_the_newest_events_alone_tell_that_a_round_was_counted() -> None:
    events = told(TAKERS, 4, {}, 7).told[0]
    rounds = [i for i in range(len(events)) if events[i].kind == "round"]
    assert describe.sheets(TAKERS, events[: rounds[0] + 1], NAMES[:4], "en") == []
    (partly,) = describe.sheets(TAKERS, events[rounds[1] - 3 : rounds[1] + 1], NAMES[:4], "en")
    assert partly["title"] == "The round, counted"


def test_trouble_by_suit_with_its_reasons() -> None:
    """TS-SCORE-01 to TS-SCORE-03, TS-RND-01"""
    g = Trickster(
        at="trick",
        hands=["", "Soldier/white", "Soldier/black", "Soldier/green"],
        tableaux=["Guard/red Nomad/red Guard/blue", "Soldier/red Nomad/blue", "Guard/orange", ""],
    )
    sheet = sheets(g)[0]
    assert lines(sheet, 0) == [("TS-SCORE-02", 0), ("TS-SCORE-03", 1)]
    assert lines(sheet, 1) == [("TS-SCORE-01", 1), ("TS-SCORE-03", 1), ("TS-SCORE-02", 0)]
    nothing, tied = sheet["seats"][0]["lines"]
    assert nothing["text"] == "Nobody else has as many red cards, so these score nothing."
    assert nothing["cards"] == ["Guard/red", "Nomad/red"]
    assert tied["cards"] == ["Guard/blue"]
    assert sheet["awards"][0] == {
        "title": "The round is over",
        "text": "The trick is over, and a hand is empty.",
        "rules": ["TS-RND-01"],
        "icon": "hourglass",
    }
    assert sheets(g, "ja")[0]["seats"][0]["lines"][0]["text"] == "赤を単独で最も多く持っているので、0点です。"


def test_the_best_come_first_whether_the_most_or_the_fewest_win() -> None:
    """TS-GAME-02"""
    for game, sign in ((TAKERS, -1), (find_game("trickster"), 1)):
        for sheet in describe.sheets(game, told(game, 4, {}, 5).told[0], NAMES[:4], "en"):
            has = [sign * sheet["seats"][seat]["after"] for seat in sheet["order"]]
            assert has == sorted(has)
            assert sorted(sheet["order"]) == [0, 1, 2, 3]
            assert sheet["fewest_wins"] == (sign == 1)


def test_wins_are_counted_only_where_tricks_are_won() -> None:
    trickster = find_game("trickster")
    made = describe.sheets(trickster, told(trickster, 4, {}, 5).told[0], NAMES[:4], "en")
    assert {one["wins"] for sheet in made for one in sheet["seats"]} == {None}
    assert {one["unit"] for sheet in made for one in sheet["seats"]} <= {"trouble point", "trouble points"}


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_every_round_has_one_sheet_and_the_last_one_names_all_who_win(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """KW-END-01, KN-END-01: several win, and the decisive count is the last page of the book."""
    for seed in range(2):
        t, log = whole_game(game, players, options, seed)
        outcome = t.outcome
        assert outcome is not None
        made = describe.sheets(game, log.told[0], NAMES[:players], "en", t)
        rounds = [event.number for event in log.told[0] if event.kind == "round"]
        assert [sheet["title"] for sheet in made] == [f"Round {number}, counted" for number in rounds]
        ends = [award for sheet in made for award in sheet["awards"] if award["icon"] == "end"]
        assert ends == [made[-1]["awards"][-1]]
        (end,) = ends
        assert ("share" in end["title"]) == (not game.teams and len(outcome.winners()) > 1)
        if game.teams or len(outcome.winners()) > 1:
            assert all(NAMES[seat] in end["title"] for seat in outcome.winners()) or end["title"] == (
                "The game is over"
            )
        if game.teams:
            assert end["title"].startswith(f"{game.winning_team(t)} wins: ")
        assert end["rules"] == [outcome.way.rule]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_nothing_on_a_sheet_speaks_to_one_player(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """KW-SCORE-02: what stands under an opponent must not read as if it were one's own."""
    for seed in range(4):
        for sheet in describe.sheets(game, told(game, players, options, seed).told[0], NAMES[:players], "en"):
            for one in sheet["seats"]:
                for line in one["lines"]:
                    assert not re.search(r"\byou", line["text"], re.IGNORECASE), line


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", ["kings-whist", "kings-ombre", "tricktakers", "trick-raiders"])
def test_a_sheet_knows_how_many_tricks_its_round_had(id: str, seed: int) -> None:
    """KW-FLOW-02, KO-FLOW-01, TT-FLOW-03, TR-REND-01"""
    game = find_game(id)
    players = game.default_players
    log = told(game, players, {}, seed)
    made = describe.sheets(game, log.told[0], NAMES[:players], "en")
    for sheet in made:
        assert sheet["tricks"] >= sum(one["wins"] for one in sheet["seats"])
    ended = [event for event in log.told[0] if event.kind in ("won", "no-winner")]
    assert sum(sheet["tricks"] for sheet in made) == len(ended)
    if id == "kings-whist":
        assert {sheet["tricks"] for sheet in made} == {11}


def test_a_bid_of_kings_stands_on_the_sheet_with_its_card() -> None:
    """KT-BID-08, KT-BID-09  Also one that was missed: nothing, and why."""
    for language, texts in (
        (
            "en",
            {
                "Hermit: The wins are no number of the bid card.": 0,
                "Samurai: The wins are a number of the bid card.": 90,
            },
        ),
        (
            "ja",
            {
                "ハーミット：勝数がビッドカードのどの数とも一致しません。": 0,
                "サムライ：勝数がビッドカードの数と一致しました。": 90,
            },
        ),
    ):
        g = Kings(
            3,
            sets=["red", "blue", "green"],
            bids=["hermit-1", "samurai-1", "ninja-1"],
            wins=[1, 2, 1],
            trick_number=5,
            hands=["b1", "b3", "b2"],
            leader=1,
        )
        g.when("1 b3, 2 b2, 0 b1")
        (sheet,) = sheets(g, language)
        said = {line["text"]: line["amount"] for seat in sheet["seats"] for line in seat["lines"]}
        assert texts.items() <= said.items()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("game", "players"), [("kings-whist", 4), ("kings-napoleon", 5)])
def test_what_a_team_has_together_stands_on_every_sheet(game: str, players: int, language: str) -> None:
    """KW-SCORE-01, KN-SCORE-08  One's own team first; it adds up, and is what every player of it has."""
    known = find_game(game)
    for seed in range(4):
        t, log = whole_game(known, players, {}, seed)
        teams = known.team_by_seat(t)
        watched = describe.sheets(known, log.told[SPECTATOR], NAMES[:players], language, t, SPECTATOR)
        assert [award["icon"] for award in watched[0]["awards"]][:2] == ["coins", "coins"]
        for sheet in describe.sheets(known, log.told[2], NAMES[:players], language, t, 2):
            sums = [award for award in sheet["awards"] if award["icon"] == "coins"]
            assert len(sums) == 2
            assert ("You" if language == "en" else "あなた").lower() in sums[0]["title"].lower()
            for award, team in zip(sums, [teams[2], 1 - teams[2]], strict=True):
                seats = [sheet["seats"][seat] for seat in range(players) if teams[seat] == team]
                wins, before, change, after = map(int, re.findall(r"\d+", award["text"]))
                assert before + (change if "+" in award["text"] else -change) == after
                assert {seat["after"] for seat in seats} == {after}
                assert {seat["before"] for seat in seats} == {before}
                told = [event.number for event in log.told[2] if event.kind == "team-wins"]
                assert wins == sum(seat["wins"] for seat in seats) or wins in told
                for seat in seats:
                    assert NAMES[seat["seat"]] in award["title"] or seat["seat"] == 2


JACK = "The Jack face up, for this number of wins."
WITH_STRIPS = [row for row in TABLES if row[0].id in ("tricktakers", "little-tricktakers", "kings")]


@pytest.mark.parametrize(("game", "players", "options"), WITH_STRIPS, ids=table_id)
def test_the_cell_that_is_lit_is_what_was_counted(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """TT-VP-01, TT-KING-09, LT-SCORE-01, KT-JACK-01  And none is where a win ended the round before."""
    pieces = describe.kit(game, "en")["pieces"]
    seen = 0
    for seed in range(8):
        t, log = whole_game(game, players, options, seed)
        assert t.outcome is not None
        made = describe.sheets(game, log.told[SPECTATOR], NAMES[:players], "en", t)
        for sheet in made:
            for one in sheet["seats"]:
                paid = paid_for_wins(one, pieces)
                cell = lit(one)
                if cell == "win":
                    assert sheet is made[-1]
                    assert one["seat"] in t.outcome.winners()
                elif cell is not None:
                    assert paid
                    assert cell == sum(paid), one
                    seen += 1
                elif paid:
                    assert "strip" not in one or one["strip"]["cells"][one["wins"]]["kind"] == "win", one
    assert seen


def lit(seat: dict[str, Any]) -> int | str | None:
    """What the cell says that is lit, if any is."""
    if "now" not in seat:
        return None
    cell = seat["strip"]["cells"][seat["now"]]
    return int(cell["value"]) if cell["kind"] == "points" else str(cell["kind"])


def paid_for_wins(seat: dict[str, Any], pieces: dict[str, Any]) -> list[int]:
    """What was counted of the strip that is shown; in Little a character that was kept has another."""
    if "strip" not in seat:
        return []
    name = pieces[seat["piece"]]["name"]
    by_wins = re.compile(f"{name}'s points (for the tricks won|count double)\\.$|{JACK}")
    return [line["amount"] for line in seat["lines"] if by_wins.search(line["text"])]


def lit_cells(round: int, wins: list[int], ending: list[Event]) -> list[int | str | None]:
    """Of the King, the Hermit, the Gambler and the Berserker, whose round with these wins ended so."""
    pieces = {piece.key: number for number, piece in TAKERS.pieces.items()}
    events = [happened("round", -1, round)]
    for seat, key in enumerate(["king", "hermit", "gambler", "berserker"]):
        events.append(happened("chose", seat, pieces[key]))
        events += [happened("won", seat)] * wins[seat]
    t = Takers(4, at="choose", round=round).t
    events += [*ending, happened("game-over", 3)]
    # The round is known by its number, or where that was not told, as it is the table's.
    (sheet,) = describe.sheets(TAKERS, events, NAMES[:4], "en", t)
    (unnumbered,) = describe.sheets(TAKERS, events[1:], NAMES[:4], "en", t)
    assert unnumbered["seats"] == sheet["seats"]
    return [lit(seat) for seat in sheet["seats"]]


def happened(kind: str, seat: int, number: int = -1, *because: Reason) -> Event:
    return Event(kind, seat, [], -1, number, list(because))


def test_in_the_last_round_other_cells_hold() -> None:
    """TT-KING-09  The King's points count double in it."""
    king = happened("scored", 0, 50, Reason("TT-VP-01", "The King's points for the tricks won."))
    doubled = Reason("TT-KING-09", "The Final Battle: the King's points count double.")
    hermit = happened("scored-loss", 1, 10, Reason("TT-VP-01", "The Hermit's points for the tricks won."))
    wins = [2, 1, 1, 1]
    assert lit_cells(2, wins, [king, hermit]) == [50, -10, None, None]
    assert lit_cells(3, wins, [king, happened("scored", 0, 50, doubled), hermit]) == [100, -10, None, None]


def test_a_win_by_character_lights_the_cell_of_that_win_and_no_other() -> None:
    """TT-BER-19, TT-EOR-03  Nothing was counted: the Berserker's 0 in the last round is the game."""
    assert lit_cells(3, [2, 3, 0, 0], []) == [None, None, None, "win"]
    assert lit_cells(3, [2, 1, 0, 1], []) == [None, None, None, None]
    assert lit_cells(2, [2, 3, 0, 0], []) == [None, None, None, None]
