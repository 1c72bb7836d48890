"""What the rules of a table leave out: what nobody there can ever use, and nothing that the table cites."""

import pytest

from describe import sent
from describe.wire import GAMES
from followsuit import Game, find_game
from followsuit.core.rng import seeded
from followsuit.properties.playing import Options
from followsuit.properties.reasons import reasons_given
from followsuit.properties.samples import drawn_options
from followsuit.rulebook import all_rules, left_out
from many import games

PROMISED = 1_500
TRICKTAKERS = find_game("tricktakers")
KINGS = find_game("kings")


def kept(game: Game, players: int, **options: int | str | bool) -> set[str]:
    return set(all_rules(game)) - set(left_out(game, players, options))


def begins(ids: set[str], *starts: str) -> set[str]:
    return {id for id in ids if id.startswith(starts)}


def tables_of(game: Game) -> list[tuple[int, Options]]:
    """The usual one, and one by lot for each number of players."""
    drawn = [(players, drawn_options(game, players, seeded(players))) for players in game.players]
    return [(game.default_players, {}), *drawn]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_basic_table_reads_nothing_of_characters_that_are_not_in_it(language: str) -> None:
    without = left_out(TRICKTAKERS, 4, {})
    book = sent.rules(TRICKTAKERS, language, without)
    ids = {rule["id"] for section in book["sections"] for rule in section["rules"]}
    assert begins(ids, "TA-", "TX-", "TT-2P-", "TT-VAR-") == set()
    assert begins(ids, "TT-KING-", "TT-BER-", "TT-SEL-", "TT-EOR-", "FS-")
    assert ids | set(book["left_out"]) == set(all_rules(TRICKTAKERS))
    assert {section["page"] for section in book["sections"]} == {
        section["page"]
        for section in sent.rules(TRICKTAKERS, language)["sections"]
        if section["rules"] and section["rules"][0]["id"].startswith(("TT-", "FS-"))
    }


def test_whoever_may_come_to_the_table_is_read_of() -> None:
    """All of whom somebody may choose, whatever a round draws; with the way of choosing that holds."""
    with_one = kept(TRICKTAKERS, 4, characters="adventurer_too")
    assert begins(with_one, "TA-ADV-01", "TA-ITM-01") == {"TA-ADV-01", "TA-ITM-01"}
    assert begins(with_one, "TA-COL-", "TA-RUL-", "TX-") == set()
    everybody = kept(TRICKTAKERS, 4, characters="with_expansion", selection_mode="draft")
    assert all(
        begins(everybody, start) for start in ("TA-COL-", "TA-RUL-", "TX-STG-", "TX-NIN-", "TX-SEL-07")
    )
    assert "TX-SEL-15" not in everybody
    drawn = kept(find_game("trickster"), 4, deck_mode="random")
    assert begins(kept(find_game("trickster"), 4, deck_mode="intro"), "TS-SCI-") == set()
    assert begins(drawn, "TS-SCI-")


@pytest.mark.parametrize("id", ["kings-whist", "kings-ombre", "kings-napoleon"])
def test_a_remake_reads_no_rule_of_the_main_game_that_it_does_without(id: str) -> None:
    game = find_game(id)
    own = kept(game, game.default_players)
    assert begins(own, "KT-BID-", "KT-DRAFT-", "KT-DEVC-", "KT-PREP-", "KT2-", "KT-GAM-") == set()
    others = {"KO-", "KW-", "KN-"} - {f"{game.rule_prefixes[0]}-"}
    assert begins(own, *others) == set()
    assert begins(own, "KT-TRICK-", "KT-KING-")
    assert begins(own, f"{game.rule_prefixes[0]}-")


def test_the_contract_and_the_parties_are_read_of_where_they_are_agreed_on() -> None:
    usual = kept(KINGS, 4)
    assert begins(usual, "KT-BID-")
    assert begins(usual, "KT-DEVC-", "KT-DRAFT-12") == set()
    assert begins(kept(KINGS, 4, devil_contract=True), "KT-DEVC-")


def test_examples_and_rulings_go_with_what_they_rest_on() -> None:
    """KT-EX-07 is of a bid alone; a ruling goes when the last rule goes that rests on it."""
    whist = kept(find_game("kings-whist"), 4)
    assert begins(whist, "KT-EX-01", "KT-EX-07") == {"KT-EX-01"}
    rulings = {id for id in all_rules(find_game("kings-whist")) if id.startswith("KT-GAP-")}
    for id in rulings:
        users = [other for other, rule in all_rules(KINGS).items() if id in rule.rulings()]
        resting = {user for user in users if "-EX-" not in user and "-MAT-" not in user}
        assert (id in whist) == (not resting or bool(whist & resting)), id
    assert rulings & whist
    assert rulings - whist


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_section_is_left_that_had_rules_and_has_none(game: Game) -> None:
    whole = {section["id"]: section for section in sent.rules(game, "en")["sections"]}
    for players, options in tables_of(game):
        without = left_out(game, players, options)
        for section in sent.rules(game, "en", without)["sections"]:
            assert bool(section["rules"]) == bool(whole[section["id"]]["rules"])
            assert {block["after"] for block in section["beside"]}.isdisjoint(without)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_rule_that_is_left_out_is_cited_at_the_table(game: Game) -> None:
    """Not in a question, a refusal, what is told or the end; every second game is at the usual table."""
    for seed in range(max(2, games(PROMISED))):
        players = game.players[seed % len(game.players)] if seed % 2 else game.default_players
        options = drawn_options(game, players, seeded(seed)) if seed % 2 else {}
        without = set(left_out(game, players, options))
        for reached in reasons_given(game, players, options, seed):
            assert reached.why.rule not in without, f"{reached.why} {reached.where()}"
