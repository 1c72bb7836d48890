"""Imagine worlds: what a bot does, who knows its own hand and guesses the rest."""

from collections import Counter

import followsuit

table = followsuit.new_match("trick-raiders", players=4, seed=3).table
view = table.view(0)
rng = followsuit.seeded(1)

# In how many of a thousand worlds that look like this to seat 0 does seat 1 hold the 5 of diamonds?
game = followsuit.find_game("trick-raiders")
card = game.read_card("D5")
where: Counter[str] = Counter()
for _ in range(1000):
    world = view.imagine(rng)
    place = next(place for place, pile in enumerate(world.cards.piles) if card in pile)
    where["a lead card" if place > 3 else f"seat {place}"] += 1
print(dict(where))
