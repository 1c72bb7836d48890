"""The engine in ten lines: what the README shows."""

import followsuit

match = followsuit.new_match("kings-whist", players=4, seed=11)
table, game = match.table, match.game
for _ in range(9):
    match.answer(table.next_seat(), table.options(table.next_seat())[0])
view = table.view(3)  # all that seat 3 knows, and nothing else
print(view.why_not(game.read_pick("b3")))  # You hold the lead colour, so play it or a card … (KT-TRICK-04)
world = view.imagine(followsuit.seeded(1))  # a whole table, drawn at random, that looks like this to seat 3
print(game.write_cards(world.cards.piles[0]))  # what seat 0 may have in hand, for all that seat 3 can tell
while (seat := world.next_seat()) >= 0:
    world.answer(seat, world.options(seat)[0])
print(world.outcome.places if world.outcome else "")
