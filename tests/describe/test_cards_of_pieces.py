"""The card of every piece: what it wants in a line, what it does and when, and the numbers of its rules."""

from typing import Final, get_args

import pytest
from msgspec import UNSET

from followsuit import all_games, find_game
from followsuit.core.face import ActMoment
from followsuit.describe import shapes
from followsuit.describe.kit import kit
from followsuit.games.kings.numbers import JACK_BID, KING_NUMBER, KING_NUMBER_BACK, KING_UNUSED, QUEEN_PRICE
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.trickster.cards import OURS
from followsuit.games.trickster.events import MOVES
from followsuit.games.trickster.moving import MoveCard
from followsuit.games.trickster.roster import HEROES
from followsuit.games.tricktakers.cards import NAMES
from followsuit.games.tricktakers.items import ITEMS
from followsuit.games.tricktakers.tasks import FAILED, TASKS

GAMES: Final = sorted(all_games())
LANGUAGES: Final = ("en", "ja")
LONGEST_AIM: Final = 50
WITH_AN_AIM: Final = {"character", "hero", "item", "beast", "set", "jack", "king"}
# Places that are pointed at, which do nothing by themselves; and Jacks in games that are played without them.
WITHOUT_ACTS: Final = {"point", "side"}
WITHOUT_JACKS: Final = {"kings-whist", "kings-napoleon"}


def pieces(game: str, language: str = "en") -> dict[str, shapes.PieceFacts]:
    return kit(find_game(game), language).pieces


def said(piece: shapes.PieceFacts) -> dict[str, str]:
    """What it does, by the title of each act."""
    acts = [] if piece.acts is UNSET else piece.acts
    return {act.name: act.text for act in acts}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_card(game: str, language: str) -> None:
    for key, piece in pieces(game, language).items():
        if piece.kind in WITH_AN_AIM:
            assert isinstance(piece.aim, str), key
            assert len(piece.aim) <= LONGEST_AIM, key
        if piece.kind in WITHOUT_ACTS or (piece.kind == "jack" and game in WITHOUT_JACKS):
            continue
        assert isinstance(piece.acts, list), key
        for act in piece.acts:
            assert act.moment, key
            assert act.text, key
            assert act.rules or piece.rules, key


@pytest.mark.parametrize("game", GAMES)
def test_what_a_piece_does_stands_in_the_order_of_a_round(game: str) -> None:
    order = get_args(ActMoment)
    for key, piece in ((piece.key, piece) for piece in find_game(game).pieces.values()):
        moments = [order.index(act.moment) for act in piece.acts]
        assert moments == sorted(moments), key


def test_where_a_hero_moves_a_card_is_where_its_event_says() -> None:
    """TS-GUA-01, TS-SOL-01, TS-NOM-01 and the others that move a single card"""
    known = pieces("trickster")
    for hero in HEROES[:OURS]:
        path = known[hero.kind].path
        assert isinstance(path, list), hero.name
        assert len(path) == 2, hero.name
        if isinstance(hero, MoveCard) and "shown" not in MOVES[hero.kind]:
            assert hero.path() == MOVES[hero.kind], hero.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_unused_item_brings(language: str) -> None:
    """TA-ADV-51, TA-ADV-52"""
    known = pieces("tricktakers", language)
    for item in ITEMS:
        acts = known[NAMES[item.card]].acts
        assert isinstance(acts, list)
        amounts = [str(amount).replace("-", "−") for amount in dict.fromkeys(item.unused)]
        assert all(amount in acts[-1].text for amount in amounts), item.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_task_brings(language: str) -> None:
    """TA-RUL-10, TA-RUL-11"""
    known = pieces("tricktakers", language)
    for task in TASKS:
        assert str(task.done) in known[task.name].text, task.name
        assert str(-FAILED) in known[task.name].text, task.name


def test_the_numbers_of_sets() -> None:
    """KT-KNUM-05, KT-KING-09, KT-SET-05, KT-JACK-02, KT-BID-07, KT2-RND-07"""
    known = pieces("kings")
    for colour, name in enumerate(SET_NAMES):
        own = said(known[f"{name}-set"])
        front, back = KING_NUMBER[colour], KING_NUMBER[colour] + KING_NUMBER_BACK
        assert own["King Number"].startswith(f"{front}, and {back} once"), name
        assert own["King not played"] == f"{KING_UNUSED[colour]} points.", name
        assert f"{QUEEN_PRICE[colour]} points turn her up" in own["Queen"], name
        bid = said(known[f"{name}-jack"])["As a bid"]
        assert bid.startswith(f"In round 3, face down, it pays {JACK_BID[3]} for exactly 3 wins"), name
        assert bid.endswith("(with two players in any round)."), name


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("kings", ["KT-KING-11", "KT-KING-12", "KT-KING-09"]),
        ("kings-napoleon", ["KN-SCORE-03", "KN-SCORE-04", "KN-SCORE-06"]),
        ("kings-ombre", []),
        ("kings-whist", []),
    ],
)
def test_what_a_king_brings_is_said_where_he_brings_something(game: str, rules: list[str]) -> None:
    """KT-KING-09, KT-KING-11, KT-KING-12, KN-SCORE-03, KN-SCORE-04, KN-SCORE-06, KO-PREP-03, KW-PREP-03"""
    for name in SET_NAMES:
        acts = pieces(game)[f"{name}-set"].acts
        assert isinstance(acts, list)
        paid = {act.name: act.rules for act in acts if act.name.startswith("King ") and "played" in act.name}
        played = rules[1:2] if name == "white" else rules[:1]
        assert paid == ({"King played": played, "King not played": rules[2:]} if rules else {}), name


def test_a_card_names_the_piece_it_is_or_bears() -> None:
    assert kit(find_game("trickster"), "en").cards["Guard/red"].piece == "guard"
    assert kit(find_game("tricktakers"), "en").cards["map-of-destiny"].piece == "map-of-destiny"
    assert kit(find_game("tricktakers"), "en").cards["r2"].piece is UNSET
