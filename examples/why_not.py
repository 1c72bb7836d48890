"""Ask why: every refusal names its rule, and so does every trick won."""

import followsuit

match = followsuit.new_match("trick-raiders", players=3, seed=1)
table = match.table
game = match.game
for seat in table.seats_to_act():
    match.answer(seat, game.read_pick("done"))  # everyone keeps their lead cards

leader = table.next_seat()
for card in table.view(leader).table.cards.piles[leader][:3]:
    pick = game.read_pick(game.write_card(card))
    print(game.write_card(card), "-", table.why_not(leader, pick))

log = followsuit.Log()
table.log = log
while not any(event.kind == "won" for event in log.told[followsuit.SPECTATOR]):
    seat = table.next_seat()
    match.answer(seat, table.options(seat)[0])
for event in log.told[followsuit.SPECTATOR]:
    print(event, *event.because)
