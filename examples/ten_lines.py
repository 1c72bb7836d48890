"""A whole game in ten lines: what the README shows."""

import followsuit

match = followsuit.new_match("trick-raiders", players=4, seed=7)
table = match.table
while (seat := table.next_seat()) >= 0:
    view = table.view(seat)  # all that this seat knows
    match.answer(seat, view.options()[0])  # a bot, if not a good one
print(table.outcome.places if table.outcome else "", table.fingerprint())
print(match.record()[:200])
