"""Study files: TOML, read into a study. Whatever is wrong with one is said in a sentence that names it."""

import tomllib
from difflib import get_close_matches
from itertools import product
from pathlib import Path
from typing import Any, Final

from followsuit.bots.roster import check_level
from followsuit.core.errors import UnknownGame, Unreadable, WrongOption
from followsuit.core.game import Game
from followsuit.core.sentence import one_of
from followsuit.lab.numbers import Wish, listed, read_values
from followsuit.lab.study import Arm, Study
from followsuit.registry import find_game

KEYS: Final = ["game", "seed", "bots", "players", "options", "deals", "narrow", "vary", "what_if"]
VARIES: Final = ["players", "options", "bots", "pick"]
BOTS: Final = ["thumb"]
DEALS: Final = 400
MOST_DEALS: Final = 10_000_000
MOST_ARMS: Final = 200
PICKED_KINDS: Final = ("character", "set", "hero")  # pieces that somebody is, or that a table plays with
Options = dict[str, int | str | bool]


def read_study(path: Path, what_ifs: list[dict[str, Wish]] | None = None, deals: int | None = None) -> Study:
    """The study in this file; what the command line adds to it."""
    try:
        facts = tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        raise Unreadable(f"{path} cannot be read: it is not text.") from None
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{path} is no TOML: {error}.") from None
    if deals is not None:
        facts["deals"] = deals
    try:
        return study_of(path.stem, facts, what_ifs or [])
    except (WrongOption, Unreadable, UnknownGame) as error:
        raise type(error)(f"{path}: {error}") from None


def study_of(name: str, facts: dict[str, Any], more: list[dict[str, Wish]]) -> Study:
    check_keys(facts, KEYS, "A study")
    game = find_game(text_of(facts, "game"))
    vary = table_of(facts, "vary")
    check_keys(vary, VARIES, "vary")
    seed = facts.get("seed", 1)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise WrongOption(f"seed is a whole number from 0 on, not {seed}.")
    what_ifs = [*list_of(facts, "what_if"), *more]
    picks = picks_of(game, vary.get("pick", False))
    arms: list[Arm] = []
    for players, options, bots in settings_of(game, facts, vary):
        chosen = game.checked_options(players, options, seed)
        stratum = stratum_of(players, options, bots, vary)
        arms.append(Arm(stratum, stratum, players, chosen, bots, {}, ""))
        for pick in picks:
            arms.append(Arm(f"{stratum} pick={pick}", stratum, players, chosen, bots, {}, pick))
        for wishes in what_ifs:
            if not isinstance(wishes, dict) or not wishes:
                raise WrongOption('A what_if is a table of numbers, such as "king.points" = "+10".')
            numbers = {one: read_values(game, one, wish) for one, wish in flat(wishes).items()}
            words = " ".join(f"{one}={listed(values)}" for one, values in numbers.items())
            arms.append(Arm(f"{stratum} {words}", stratum, players, chosen, bots, numbers, ""))
    if len({arm.key for arm in arms}) < len(arms):
        raise WrongOption("Two arms of the study are the same; leave one of them out.")
    if len(arms) > MOST_ARMS:
        raise WrongOption(f"The study has {len(arms)} arms, and {MOST_ARMS} are the most.")
    return Study(name, game.id, game.rules_version, seed, arms, deals_of(facts), narrow_of(facts))


def flat(wishes: dict[str, Any]) -> dict[str, Wish]:
    """TOML reads king.points without quotation marks as a table in a table."""
    found: dict[str, Wish] = {}
    for name, wish in wishes.items():
        if isinstance(wish, dict):
            found.update({f"{name}.{rest}": one for rest, one in flat(wish).items()})
        else:
            found[name] = wish
    return found


def settings_of(
    game: Game, facts: dict[str, Any], vary: dict[str, Any]
) -> list[tuple[int, Options, list[str]]]:
    """Every number of players with every value of every option that varies and every set of bots."""
    if "players" in facts and "players" in vary:
        raise WrongOption("players stands there twice: once by itself and once under vary.")
    counts = list_of(vary, "players") or [facts.get("players", game.default_players)]
    for count in counts:
        if not isinstance(count, int) or isinstance(count, bool):
            raise WrongOption(f"players are whole numbers, not {count}.")
        game.check_players(count)
    fixed = table_of(facts, "options")
    varied = table_of(vary, "options")
    for name in [*fixed, *varied]:
        game.option_named(name)
    for name, values in varied.items():
        if not isinstance(values, list) or not values:
            raise WrongOption(f"vary.options.{name} is a list of values.")
    tables = [list_of(facts, "bots") or BOTS]
    if "bots" in vary:
        tables = [one if isinstance(one, list) else [one] for one in list_of(vary, "bots")]
    for bots in tables:
        for bot in bots:
            if not isinstance(bot, str):
                raise WrongOption(f"bots are named by texts, not {bot}.")
            check_level(bot)
    found: list[tuple[int, Options, list[str]]] = []
    for count, *values in product(counts, *varied.values()):
        for bots in tables:
            if len(bots) > count:
                raise WrongOption(f"There are {len(bots)} bots for {count} players.")
            found.append((count, {**fixed, **dict(zip(varied, values, strict=True))}, bots))
    return found


def stratum_of(players: int, options: Options, bots: list[str], vary: dict[str, Any]) -> str:
    """In words: the number of players, and whatever else varies."""
    words = [f"players={players}"]
    words += [f"{name}={str(options[name]).lower()}" for name in vary.get("options", {})]
    if "bots" in vary:
        words.append(f"bots={','.join(bots)}")
    return " ".join(words)


def picks_of(game: Game, wish: Any) -> list[str]:
    """The pieces that whoever chooses first has to take, one arm for each; true means all of them."""
    known = list(dict.fromkeys(one.entry for one in game.pieces.values() if one.kind in PICKED_KINDS))
    if wish is False:
        return []
    if wish is True:
        wish = known
    if not isinstance(wish, list) or not all(isinstance(one, str) for one in wish):
        raise WrongOption("vary.pick is true, or a list of characters.")
    for one in wish:
        if one not in known:
            close = get_close_matches(one, known, 1)
            guess = f" Did you mean {close[0]}?" if close else ""
            raise WrongOption(f"{game.name} has no character {one}.{guess}")
    return list(dict.fromkeys(wish))


def deals_of(facts: dict[str, Any]) -> int:
    deals = facts.get("deals", DEALS)
    if not isinstance(deals, int) or isinstance(deals, bool) or not 1 <= deals <= MOST_DEALS:
        raise WrongOption(f"deals is a whole number from 1 to {MOST_DEALS}, not {deals}.")
    return deals


def narrow_of(facts: dict[str, Any]) -> float:
    narrow = facts.get("narrow", 0)
    if not isinstance(narrow, int | float) or isinstance(narrow, bool) or not 0 <= narrow < 1:
        raise WrongOption(f"narrow is part of all victories, such as 0.02, not {narrow}.")
    return float(narrow)


def check_keys(facts: dict[str, Any], known: list[str], whose: str) -> None:
    for key in facts:
        if key not in known:
            close = get_close_matches(key, known, 1)
            guess = f" Did you mean {close[0]}?" if close else ""
            raise WrongOption(f"{whose} has no {key}.{guess} It has {one_of(known)}.")


def text_of(facts: dict[str, Any], key: str) -> str:
    value = facts.get(key)
    if not isinstance(value, str):
        raise WrongOption(f"The study has to say its {key}, as a text.")
    return value


def table_of(facts: dict[str, Any], key: str) -> dict[str, Any]:
    value = facts.get(key, {})
    if not isinstance(value, dict):
        raise WrongOption(f"{key} is a table of names and values, not {value}.")
    return value


def list_of(facts: dict[str, Any], key: str) -> list[Any]:
    value = facts.get(key, [])
    if not isinstance(value, list):
        raise WrongOption(f"{key} is a list, not {value}.")
    return value
