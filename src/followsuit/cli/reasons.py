"""`followsuit rules GAME --reasons`: what games say, beside the rules they cite."""

import json
from typing import Any

from followsuit.cli.numbers import check_count
from followsuit.cli.screen import Screen
from followsuit.cli.setting import read_options
from followsuit.core.game import Game
from followsuit.properties.audit import Cited, reasons_of
from followsuit.properties.reasons import Reached
from followsuit.registry import find_game
from followsuit.rulebook import Rule, all_rules, find_rule


def show_reasons(
    game_id: str,
    rule_id: str | None,
    games: int,
    players: int | None,
    option_texts: list[str],
    seed: int,
    as_json: bool,
) -> None:
    game = find_game(game_id)
    check_count("--games", games)
    fixed = read_options(game, option_texts)
    for count in game.players if players is None else [players]:
        game.checked_options(count, fixed, seed)
    wanted = None if rule_id is None else find_rule(game, rule_id).id
    cited = [one for one in reasons_of(game, games, seed, players, fixed) if wanted in (None, one.rule)]
    rules = all_rules(game)
    if as_json:
        print(json.dumps([facts_of(one, rules) for one in cited], indent=2, ensure_ascii=False))
        return
    screen = Screen()
    for line in audit_lines(game, games, cited, rules):
        screen.say(line)


def audit_lines(game: Game, games: int, cited: list[Cited], rules: dict[str, Rule]) -> list[str]:
    """By rule: its text, then each sentence that cites it, then where that was given first."""
    lines: list[str] = []
    last = ""
    for one in cited:
        if one.rule != last:
            lines += ["", f"{one.rule}: {text_of(one.rule, rules)}"]
            last = one.rule
        lines.append(f'  "{one.sentence}"')
        for reached in one.occasions.values():
            lines.append(f"    {reached.where()}")
            if reached.fault:
                lines.append(f"    OUT OF PLACE: {reached.fault}.")
    faults = sum(len(one.faults()) for one in cited)
    rule_count = len({one.rule for one in cited})
    lines += [
        "",
        f"{game.name}: {len(cited)} reasons by {rule_count} rules in {games} games, {faults} out of place.",
    ]
    return lines[1:]


def text_of(rule: str, rules: dict[str, Rule]) -> str:
    return rules[rule].text if rule in rules else "has no text here."


def facts_of(one: Cited, rules: dict[str, Rule]) -> dict[str, Any]:
    return {
        "rule": one.rule,
        "sentence": one.sentence,
        "text": rules[one.rule].text if one.rule in rules else None,
        "situations": [situation_of(reached) for reached in one.occasions.values()],
    }


def situation_of(reached: Reached) -> dict[str, Any]:
    return {
        "occasion": reached.occasion,
        "pick": reached.pick or None,
        "seat": reached.seat if reached.seat >= 0 else None,
        "heading": reached.heading,
        "players": reached.players,
        "options": reached.options,
        "at_the_table": reached.present,
        "seed": reached.seed,
        "answers": reached.answers,
        "fault": reached.fault or None,
    }
