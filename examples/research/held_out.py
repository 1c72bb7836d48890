"""The held-out-character benchmark: what a policy knows of characters and heroes that it has never met.

    python examples/research/held_out.py --split tricktakers-five-unseen --minutes 4 --seed 1

A policy is trained at tables of the seen half, blind to names: all it has of a character is what its rule
card says as numbers. Then random, thumb, search and the policy play the same deals of both halves, each from
every seat, against random bots. Printed is the part of the victories, with the 95 % interval over deals.
"""

import argparse

import torch
from ppo import Policy, choose, interval, random_chooser, shares, train

from followsuit.bots.playing import bot_answer
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import rng_of_bot
from followsuit.envs.splits import Split, split_named
from followsuit.registry import find_game


def bot_shares(level: str, split: Split, half: str, deals: int) -> list[float]:
    """Of every deal, the part of the victories of a bot that plays it from every seat against random ones."""
    game = find_game(split.game)
    tables = split.seen if half == "seen" else split.unseen
    values = []
    for number in range(deals):
        won = 0.0
        for seat in range(split.players):
            t = game.new_table(split.players, tables[number % len(tables)], number // len(tables))
            bots = [
                new_bot(level if other == seat else "random", rng_of_bot(number * 8 + seat, other))
                for other in range(split.players)
            ]
            while t.todo:
                asked = t.next_seat()
                t.apply(asked, bot_answer(bots[asked], t, asked))
            assert t.outcome is not None
            won += t.outcome.standing()[seat] / split.players
        values.append(won)
    return values


def policy_shares(policy: Policy, split: Split, half: str, deals: int) -> list[float]:
    tables = split.seen if half == "seen" else split.unseen
    each = deals // len(tables)
    return [
        share
        for options in tables
        for share in shares(choose(policy), random_chooser, split.game, split.players, options, each)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Train on some characters, and play with others.")
    parser.add_argument("--split", default="tricktakers-five-unseen")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--answers", type=int, default=0)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--search-deals", type=int, default=40)
    parser.add_argument("--search", default="search:60")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    split = split_named(asked.split)
    policy = Policy(split.game, split.players, is_blind=True)
    done = train(policy, list(split.seen), asked.minutes, asked.seed, asked.answers)
    print(f"{asked.split}, seed {asked.seed}: {done:,} answers learned from; even is {1 / split.players:.3f}")
    for half in ("seen", "unseen"):
        for level in ("random", "thumb", asked.search):
            deals = asked.search_deals if level == asked.search else asked.deals
            mean, low, high = interval(bot_shares(level, split, half, deals))
            print(f"{half:7} {level:12} {mean:.3f} ({low:.3f} to {high:.3f}), {deals} deals", flush=True)
        mean, low, high = interval(policy_shares(policy, split, half, asked.deals))
        print(f"{half:7} {'policy':12} {mean:.3f} ({low:.3f} to {high:.3f}), {asked.deals} deals", flush=True)


if __name__ == "__main__":
    main()
