"""What there is to play and what it is played with; rules; and games that say little about themselves."""

import importlib.util
import re
from pathlib import Path

import pytest

from describe import sent as describe
from describe.wire import GAMES, NAMES, moments, table_id, told
from followsuit import Game, View, find_game
from followsuit.bots.roster import levels
from followsuit.core.face import CardFace
from followsuit.core.layout import Layout, plain_layout
from followsuit.rulebook import COMMON_PREFIX, all_rules, pages_with, rule_pages
from pond import Pond
from raiders import Raiders

RAIDERS = find_game("trick-raiders")
TAKERS = find_game("tricktakers")
TRICKSTER = find_game("trickster")


def test_every_game_with_its_options() -> None:
    games = {game["id"]: game for game in describe.games("en")}
    raiders = games["trick-raiders"]
    assert (raiders["players"], raiders["default_players"], raiders["style"]) == ([3, 4], 4, "raiders")
    assert raiders["blurb"]
    lives, played = raiders["options"]
    assert (lives["name"], lives["label"], lives["allowed"], lives["default"]) == (
        "starting_lives",
        "Life chips",
        [2, 3],
        2,
    )
    assert played["allowed_labels"] == ["Shown", "Not shown"]
    for game in games.values():
        for option in game["options"]:
            assert len(option["allowed"]) == len(option["allowed_labels"])
            assert len(set(option["allowed_labels"])) == len(option["allowed"])
            assert option["label"]
            assert option["text"]


def test_the_cards_of_tricktakers() -> None:
    cards = describe.kit(TAKERS, "en")["cards"]
    assert cards["b6"] == {
        "name": "blue 6",
        "label": "6",
        "short": "6",
        "suit": "blue",
        "suit_name": "Blue",
        "letter": "B",
        "rank": 6,
        "symbol": "wave",
        "sign": "",
        "kind": "number",
        "look": "number",
        "portrait": "",
        "text": "",
        "rules": [],
    }
    assert (cards["RAa"]["name"], cards["RAa"]["kind"], cards["RAa"]["suit"]) == ("Rare", "rare", None)
    assert (cards["timid-boots"]["kind"], cards["timid-boots"]["name"]) == ("item", "Timid Boots")
    japanese = describe.kit(TAKERS, "ja")["cards"]
    assert (japanese["b6"]["name"], japanese["b6"]["letter"], japanese["WFa"]["name"]) == (
        "青6",
        "青",
        "白旗",
    )


def test_the_pieces_of_tricktakers() -> None:
    pieces = describe.kit(TAKERS, "en")["pieces"]
    hermit = pieces["hermit"]
    assert (hermit["kind"], hermit["symbol"], hermit["ground"], hermit["name"]) == (
        "character",
        "hermit",
        4,
        "Hermit",
    )
    assert (pieces["take-red"]["kind"], pieces["timid-boots"]["kind"]) == ("task", "item")
    assert describe.kit(TAKERS, "ja")["pieces"]["hermit"]["name"] == "ハーミット"


def test_a_card_says_how_it_is_drawn() -> None:
    """Nothing is drawn because it happens to be called so."""
    cards = describe.kit(TAKERS, "en")["cards"]
    assert [cards[card]["look"] for card in ("b6", "RAa", "WFa", "timid-boots")] == [
        "number",
        "rare",
        "flag",
        "owner",
    ]
    assert (cards["MARU"]["portrait"], cards["r10"]["portrait"]) == ("maru", "")
    inks = {suit: facts["ink"] for suit, facts in describe.kit(RAIDERS, "en")["suits"].items()}
    assert inks == {"spades": "spade", "hearts": "heart", "diamonds": "diamond", "clubs": "club"}
    assert {card["look"] for card in describe.kit(RAIDERS, "en")["cards"].values()} == {"gate"}


def test_a_card_may_have_a_letter_for_its_rank() -> None:
    """It is named and drawn by its label, and counts by its rank."""
    faces = [CardFace("hearts", 10), CardFace("hearts", 11, label="J", symbol="heart", ink="heart")]
    cards = describe.kit(Game("french", "French", [2], ["H10", "HJ"], faces=faces), "en")["cards"]
    jack = cards["HJ"]
    assert (jack["rank"], jack["label"], jack["short"], jack["name"]) == (11, "J", "J", "hearts J")
    assert (cards["H10"]["label"], cards["H10"]["name"]) == ("10", "hearts 10")


def test_the_points_of_a_circle_say_where_they_lie() -> None:
    """TX-ALC-36"""
    pieces = describe.kit(TAKERS, "en")["pieces"]
    assert tuple(pieces["point-t"]["at"]) == (50, 8)
    assert len([piece for piece in pieces.values() if "at" in piece]) == 9


def test_the_special_cards_of_trick_raiders() -> None:
    cards = describe.kit(RAIDERS, "en")["cards"]
    assert {name: card["sign"] for name, card in cards.items() if card["sign"]} == {
        "C8": "shift",
        "C9a": "shift",
        "D5": "steal",
        "H9a": "pull",
    }
    assert (cards["C9a"]["name"], cards["C9b"]["name"]) == ("special 9 of clubs", "9 of clubs")
    assert cards["D5"]["text"].startswith("Life steal")


def test_a_card_of_trickster_is_a_hero_in_a_suit() -> None:
    """TS-DECK-02  It says what its hero does."""
    kit = describe.kit(TRICKSTER, "en")
    assert len(kit["cards"]) == 184
    guard = kit["cards"]["Guard/red"]
    assert guard == {
        "name": "red Guard",
        "label": "",
        "short": "Guard",
        "suit": "red",
        "suit_name": "Red",
        "letter": "R",
        "rank": None,
        "symbol": "guard",
        "sign": "sun",
        "kind": "hero",
        "look": "shield",
        "portrait": "",
        "text": kit["pieces"]["guard"]["text"],
        "rules": ["TS-GUA-01", "TS-GUA-02"],
        "piece": "guard",
    }
    assert (kit["pieces"]["guard"]["kind"], kit["pieces"]["guard"]["ground"]) == ("hero", 1)
    assert {suit: facts["symbol"] for suit, facts in kit["suits"].items()} == {
        "red": "sun",
        "orange": "flame",
        "yellow": "spark",
        "green": "leaf",
        "blue": "wave",
        "purple": "blossom",
        "black": "moon",
        "white": "snow",
    }
    letters = [facts["letter"] for facts in kit["suits"].values()]
    assert "".join(letters) == "ROYGBPKW"
    japanese = describe.kit(TRICKSTER, "ja")["cards"]["Guard/red"]
    assert (japanese["name"], japanese["short"], japanese["letter"]) == ("赤の護衛", "護衛", "赤")


def test_a_trick_that_nobody_wins_is_spoken_of_in_the_words_of_the_game() -> None:
    """TS-BUST-02"""
    assert describe.kit(TRICKSTER, "en")["words"]["trick-winner"] == "busts"
    assert describe.kit(TRICKSTER, "ja")["words"]["trick-won"].startswith("{name}がバースト")
    assert "trick-winner" not in describe.kit(TAKERS, "en")["words"]


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_every_game_says_what_it_is_and_how_long_it_takes(game: Game) -> None:
    for language in ("en", "ja"):
        facts = next(one for one in describe.games(language) if one["id"] == game.id)
        assert facts["blurb"]
        assert facts["minutes"] > 0
        assert facts["name"]


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_every_rule_that_a_kit_names_exists(game: Game) -> None:
    kit = describe.kit(game, "en")
    named = [rule for group in ("cards", "pieces") for one in kit[group].values() for rule in one["rules"]]
    assert named
    assert set(named) <= set(all_rules(game))


def test_the_words_and_the_bots() -> None:
    assert describe.kit(RAIDERS, "en")["words"] == {
        "yes": "Yes",
        "no": "No",
        "done": "Done",
        "led": "Led",
        "none-led": "No suit led yet",
    }
    assert describe.kit(TAKERS, "en")["words"]["none-led"] == "No colour led yet"
    assert describe.kit(RAIDERS, "ja")["words"]["yes"] == "はい"
    assert describe.kit(RAIDERS, "ja")["words"]["none-led"] == "まだリードなし"
    assert [bot["id"] for bot in describe.bots("en")] == list(levels())
    assert describe.bots("en")[0]["label"] == "Random"
    assert describe.bots("ja")[0]["label"] == "ランダム"


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_the_rules_by_section(game: Game) -> None:
    """Every rule of the game stands in one section, under a heading, in the order of its page."""
    page = describe.rules(game, "en")
    ids = [rule["id"] for section in page["sections"] for rule in section["rules"]]
    assert sorted(ids) == sorted(all_rules(game))
    assert len({section["id"] for section in page["sections"]}) == len(page["sections"])
    assert all(re.fullmatch(r"[a-z0-9-]+", section["id"]) for section in page["sections"])
    assert any("ruling" in rule for section in page["sections"] for rule in section["rules"])
    other = describe.rules(game, "ja")["sections"]
    assert [section["id"] for section in other] == [section["id"] for section in page["sections"]]
    assert [rule["id"] for section in other for rule in section["rules"]] == ids


def test_the_outcome() -> None:
    assert describe.outcome(RAIDERS, Raiders(4).t, NAMES[:4], "en") is None
    t = Raiders(4, seed=3).play_on().t
    assert t.outcome is not None
    ended = describe.outcome(RAIDERS, t, NAMES[:4], "ja")
    assert ended is not None
    assert (ended["places"], ended["scores"], ended["rule"]) == (
        t.outcome.places,
        t.outcome.scores,
        t.outcome.way.rule,
    )
    assert ended["winners"] == t.outcome.winners()
    assert ended["title"].endswith("の勝利")


def high_card() -> Game:
    """The example of the guide, which no message file knows."""
    path = Path(__file__).parents[2] / "examples" / "high-card" / "high_card.py"
    spec = importlib.util.spec_from_file_location("high_card_of_the_guide", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game = module.GAME
    assert isinstance(game, Game)
    return game


def test_the_game_of_the_guide_can_be_shown() -> None:
    game = high_card()
    first = next(moments(game, 3, {}, 4))
    assert first.question is not None
    assert first.question["sentence"] == "Everyone shows a card from the hand; the highest takes the trick."
    hand = next(area for area in first.view["areas"] if area["seat"] == 0)
    assert [one["label"] for one in first.question["options"]] == hand["cards"]
    *_, last = moments(game, 3, {}, 4, "ja")
    assert last.outcome is not None
    assert last.outcome["rule"] == "HC-02"
    assert last.news[-1]["text"].endswith(f"shows {last.news[-1]['cards'][0]}.")
    assert describe.kit(game, "ja")["cards"]["12"]["rank"] == 12


def test_a_game_without_texts_is_told_as_its_code_tells_it() -> None:
    """As of another package: no faces, no message file, a plain layout."""
    game = Plain()
    for language in ("en", "ja"):
        for moment in moments(game, 3, {}, 2, language, every=7):
            assert moment.view["areas"]
            assert moment.view["trick"]["order"] == []
            if moment.question is not None:
                assert moment.question["options"]
    log = told(game, 3, {}, 2)
    assert describe.sheets(game, log.told[0], NAMES[:3], "en") == []
    discarded = next(event for event in log.told[0] if event.kind == "discarded")
    (item,) = describe.news(game, [discarded], NAMES[:3], "ja")
    name = game.write_card(discarded.cards[0])
    assert item["text"] == f"{NAMES[discarded.seat]} discards {name}."
    kit = describe.kit(game, "ja")
    assert kit["cards"]["p7"]["name"] == "p7"


class Plain(Pond):
    """Pond as it would be drawn if it said nothing about it."""

    def layout(self, view: View) -> Layout:
        return plain_layout(view)


def test_a_number_card_of_a_character_says_whose_it_is() -> None:
    """It looks like a common one otherwise; a beast is known by its name instead."""
    cards = describe.kit(find_game("tricktakers"), "en")["cards"]
    signs = {name: cards[name]["sign"] for name in ("ar1", "k7s", "r10", "MARU", "r7", "RAk")}
    assert signs == {
        "ar1": "alchemist",
        "k7s": "strategist",
        "r10": "berserker",
        "MARU": "",
        "r7": "",
        "RAk": "",
    }
    assert cards["MARU"]["name"] == "MARU"


def test_what_is_bought_has_its_price() -> None:
    """LT-OPT-09, LT-OPT-10"""
    pieces = describe.kit(find_game("little-tricktakers"), "en")["pieces"]
    prices = {key: piece["price"] for key, piece in pieces.items() if "price" in piece}
    assert (len(prices), prices["buy-rare"], prices["sword"], prices["clock"]) == (15, 30, 10, 30)


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_the_tables_of_the_rules_stand_in_their_sections(game: Game) -> None:
    """Each table of the pages once, its head and all of its cells."""
    sections = describe.rules(game, "en")["sections"]
    sent = [block for section in sections for block in section["beside"] if "head" in block]
    pages = list(dict.fromkeys([*rule_pages(game), *pages_with(COMMON_PREFIX)]))
    dashes = [line for page in pages for line in page.splitlines() if re.fullmatch(r"\|[-:|]+\|", line)]
    assert len(sent) == len(dashes)
    assert all(len(row) == len(block["head"]) for block in sent for row in block["rows"])


def test_the_points_of_a_character_by_tricks_are_in_the_rules() -> None:
    """TT-VP-01"""
    sections = describe.rules(find_game("tricktakers"), "en")["sections"]
    (king,) = [section for section in sections if section["title"] == "4.1 King (1A)"]
    (points,) = [block for block in king["beside"] if "head" in block]
    assert points["after"] == "TT-KING-12"
    assert points["head"] == ["Wins", "0", "1", "2", "3", "4", "5"]
    assert points["rows"][0] == ["Rounds 1 and 2", "0", "20", "50", "80", "120", "win"]
    assert any(section["title"] == "3.15 Tips that imply rules" for section in sections)
