"""Why an answer was given: how it does over the worlds that were imagined, and what was feared."""

from typing import Final

from followsuit.search.tree import Node, Search

SELDOM: Final = 20  # a reply seen in less than one of so many visits is nothing to fear


class Look:
    """What was found out about one answer."""

    def __init__(self, pick: int, visits: int, mean: float, error: float) -> None:
        self.pick = pick
        self.visits = visits
        self.mean = mean  # its share of the victory, from 0 to 1
        self.error = error


class Why:
    """What a seat found out about the answer it gave; nothing, where there was nothing to think about."""

    def __init__(
        self,
        worlds: int,
        choice: Look,
        looks: list[Look],
        second: Look | None,
        feared_seat: int,
        feared_pick: int,
        feared_mean: float,
    ) -> None:
        self.worlds = worlds
        self.choice = choice
        self.looks = looks  # the one most looked at first
        self.second = second
        self.feared_seat = feared_seat
        self.feared_pick = feared_pick
        self.feared_mean = feared_mean


def why_of(search: Search, choice: Node) -> Why:
    ranked = search.answers()
    second: Look | None = None
    for node in ranked:
        if node is not choice:
            second = look_at(node)
            break
    seat = -1
    pick = -1
    mean = 0.0
    feared = worst_reply(search, choice)
    if feared is not None:
        seat = feared.seat
        pick = feared.pick
        mean = fear(feared)
    looks = [look_at(node) for node in ranked]
    return Why(search.worlds, look_at(choice), looks, second, seat, pick, mean)


def look_at(node: Node) -> Look:
    return Look(node.pick, node.visits, node.mean(), node.error())


def worst_reply(search: Search, choice: Node) -> Node | None:
    """What another seat may answer next that is worst for the one who thinks; not what is hardly seen."""
    worst: Node | None = None
    for reply in choice.children.values():
        if reply.seat == search.seat or reply.visits * SELDOM < choice.visits:
            continue
        if worst is None or fear(reply) < fear(worst):
            worst = reply
    return None if worst is None or fear(worst) >= choice.mean() else worst


def fear(reply: Node) -> float:
    return reply.thinkers_worth / float(reply.visits)
