"""Hidden cards find a place: of all worlds that fit, each is exactly as likely as any other.

Cards that may be in the same places are a group, and within a group they are all alike. Groups are
placed one after the other, those with the least room first, and every card draws a spot.

Where the places of two groups cross, a card may find more of its spots taken in one world than in
another, and a draw among the free ones would favour the world where they are few. So a card draws
among as many spots as could be free at best, and one that draws a spot which is not free ends the
attempt: all begin anew. That way every world is reached with the same chance, one divided by those
numbers of spots. Where places are nested no spot is ever missing, and the first attempt holds.

If too many attempts fail, the worlds are counted instead, and one of them is drawn by its number.
"""

from typing import Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.rng import Rng

ATTEMPTS: Final = 500  # as long as counting takes, or less
DIGIT: Final = 256  # more than there are spots in any place
WORD: Final = 2**32
NO_CARDS: Final[list[int]] = []
NOWHERE: Final = "a card is hidden and lies nowhere"


class Filling:
    """All that worlds are drawn from: found once for a view, and the same for each of its worlds.

    Each group goes by the mask of its places, and `free` says how many spots each place has. Places that
    the same groups may be in are one part: cards come to a part first, and are then dealt among its places.
    """

    def __init__(self, groups: list[list[int]], masks: list[i64], places: list[int], free: list[int]) -> None:
        self.groups = groups
        self.places = places
        self.parts = alike_places(masks, places)  # indexes of places that are the same to every group
        self.free = [sum([free[i] for i in part]) for part in self.parts]
        self.spots = free
        self.targets: list[list[int]] = []  # by group, the parts its cards may be in
        self.order: list[int] = []  # of the groups, those with the least room first
        rooms: list[int] = []
        for group in range(len(groups)):
            mask: i64 = masks[group]
            mine: list[int] = []
            room = 0
            for i in range(len(self.parts)):
                if mask & BIT[places[self.parts[i][0]]]:
                    mine.append(i)
                    room += self.free[i]
            self.targets.append(mine)
            rooms.append(room)
            at = group
            self.order.append(group)
            while at > 0 and rooms[self.order[at - 1]] > room:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = group
        self.most = spots_at_best(groups, self.targets, rooms, self.order, self.free)
        # By part, whether cards come there otherwise than shuffled: those of all groups but the last.
        self.is_mixed = [False] * len(self.parts)
        for group in self.order[:-1]:
            for i in self.targets[group]:
                self.is_mixed[i] = True

    def drawn(self, rng: Rng) -> list[list[int]]:
        """By place, the cards that lie there in a random world, in a random order."""
        if len(self.groups) == 1 and len(self.parts) == 1:
            return dealt(self.groups[0], self.spots, rng)
        given = self.drawn_by_part(rng)
        shared: list[list[int]] = [NO_CARDS] * len(self.places)
        for i in range(len(self.parts)):
            cards = given[i]
            if self.is_mixed[i]:
                rng.shuffle(cards)
            part = self.parts[i]
            if len(part) == 1:
                shared[part[0]] = cards
                continue
            begin = 0
            for place in part:
                end = begin + self.spots[place]
                shared[place] = cards[begin:end]
                begin = end
        return shared

    def drawn_by_part(self, rng: Rng) -> list[list[int]]:
        for _ in range(ATTEMPTS):
            given = attempt(self.groups, self.targets, self.order, self.most, self.free, rng)
            if given:
                return given
        return drawn_by_number(self.groups, self.targets, self.order, self.free, rng)


def alike_places(masks: list[i64], places: list[int]) -> list[list[int]]:
    """Indexes of places, those together that the same groups may be in: to count them apart tells nothing."""
    parts: list[list[int]] = []
    for i in range(len(places)):
        bit: i64 = BIT[places[i]]
        found = -1
        for part in range(len(parts)):
            other: i64 = BIT[places[parts[part][0]]]
            is_alike = True
            for mask in masks:
                if (mask & bit != 0) != (mask & other != 0):
                    is_alike = False
                    break
            if is_alike:
                found = part
                break
        if found < 0:
            parts.append([i])
        else:
            parts[found].append(i)
    return parts


def dealt(cards: list[int], spots: list[int], rng: Rng) -> list[list[int]]:
    """By place, so many of these cards, which all may be in all of the places."""
    shuffled = cards[:]
    rng.shuffle(shuffled)
    given: list[list[int]] = []
    begin = 0
    for count in spots:
        given.append(shuffled[begin : begin + count])
        begin += count
    assert begin == len(cards), NOWHERE
    return given


def spots_at_best(
    groups: list[list[int]], targets: list[list[int]], rooms: list[int], order: list[int], free: list[int]
) -> list[int]:
    """By group, how many spots its first card can find free when it comes to its turn.

    Of every group before, and of all of them together, those cards have taken spots here that had no
    room elsewhere.
    """
    most = rooms[:]
    for turn in range(1, len(order)):
        here = targets[order[turn]]
        taken = 0
        cards = 0
        is_before = [False] * len(free)
        for i in range(turn):
            other = order[i]
            elsewhere = 0
            for place in targets[other]:
                is_before[place] = True
                if place not in here:
                    elsewhere += free[place]
            count = len(groups[other])
            cards += count
            if count > elsewhere:
                taken += count - elsewhere
        for place in range(len(free)):
            if is_before[place] and place not in here:
                cards -= free[place]
        most[order[turn]] -= max(taken, cards)
    return most


def attempt(
    groups: list[list[int]],
    targets: list[list[int]],
    order: list[int],
    most: list[int],
    free: list[int],
    rng: Rng,
) -> list[list[int]]:
    """By place, the cards that came there; nothing if one of them drew a spot that is not free."""
    last = len(order) - 1
    left = free[:] if last else free
    given: list[list[int]] = [[] for _ in free] if last else [NO_CARDS] * len(free)
    for turn in range(last):
        group = order[turn]
        mine = targets[group]
        spots: i64 = most[group]
        for card in groups[group]:
            spot: i64 = rng.below(spots)
            spots -= 1
            chosen = -1
            for place in mine:
                spot -= left[place]
                if spot < 0:
                    chosen = place
                    break
            if chosen < 0:
                return []
            left[chosen] -= 1
            given[chosen].append(card)
    return given if put_last(groups[order[last]], targets[order[last]], left, given, rng) else []


def put_last(cards: list[int], mine: list[int], left: list[int], given: list[list[int]], rng: Rng) -> bool:
    """The last group takes all the spots that are left, if they are its own."""
    spots = 0
    for place in mine:
        spots += left[place]
    if spots != len(cards):
        return False
    shuffled = cards[:]
    rng.shuffle(shuffled)
    begin = 0
    for place in mine:
        end = begin + left[place]
        if given[place]:
            given[place] += shuffled[begin:end]
        else:
            given[place] = shuffled[begin:end]
        begin = end
    return True


def drawn_by_number(
    groups: list[list[int]], targets: list[list[int]], order: list[int], free: list[int], rng: Rng
) -> list[list[int]]:
    """Count, card by card, in how many ways the spots can come to be left; then go back along one way.

    How many spots are left in each place is one number, with a digit for each of them.
    """
    last = order[-1]
    cards: list[int] = []
    ways_of: list[list[int]] = []  # by card, the places it may go to
    for group in order[:-1]:
        for card in groups[group]:
            cards.append(card)
            ways_of.append(targets[group])
    units: list[int] = []
    begin = 0
    unit = 1
    for spots in free:
        units.append(unit)
        begin += unit * spots
        unit *= DIGIT
    ways: dict[int, int] = {begin: 1}
    layers = [ways]
    for mine in ways_of:
        ways = one_more_card(ways, mine, units)
        layers.append(ways)
    other_units = [units[place] for place in range(len(free)) if place not in targets[last]]
    ends = [left for left in ways if not has_spots(left, other_units)]
    state = ends[pick_by_weight([ways[left] for left in ends], rng)]
    left = [state // unit % DIGIT for unit in units]
    given: list[list[int]] = [[] for _ in free]
    for i in range(len(cards) - 1, -1, -1):
        mine = ways_of[i]
        weights = [layers[i].get(state + units[place], 0) * (left[place] + 1) for place in mine]
        chosen = mine[pick_by_weight(weights, rng)]
        given[chosen].append(cards[i])
        left[chosen] += 1
        state += units[chosen]
    rest = [free[i] - len(given[i]) for i in range(len(free))]
    is_whole = put_last(groups[last], targets[last], rest, given, rng)
    assert is_whole, NOWHERE
    return given


def one_more_card(ways: dict[int, int], mine: list[int], units: list[int]) -> dict[int, int]:
    """The ways after one more card, which may go to any spot of these places."""
    after: dict[int, int] = {}
    for left, count in ways.items():
        for place in mine:
            spots = left // units[place] % DIGIT
            if spots:
                state = left - units[place]
                after[state] = after.get(state, 0) + count * spots
    return after


def has_spots(left: int, units: list[int]) -> bool:
    for unit in units:
        if left // unit % DIGIT:
            return True
    return False


def pick_by_weight(weights: list[int], rng: Rng) -> int:
    """An index, each with a chance of exactly its weight in all; weights may be of any size."""
    total = sum(weights)
    assert total, "the true table is always one of the worlds"
    number = below(total, rng)
    for i in range(len(weights)):
        number -= weights[i]
        if number < 0:
            return i
    raise AssertionError("a number below the sum of the weights")


def below(limit: int, rng: Rng) -> int:
    """As the generator's own `below`, without its bound."""
    while True:
        number = 0
        span = 1
        while span < limit:
            word: int = rng.next_word()  # with a native int, compiled code would make the sum one too
            number = number * WORD + word
            span *= WORD
        if number < span - span % limit:
            return number % limit
