### What games with a French deck and the usual tricks say, in English: a file of theirs `extends` it.

## suits

suits-clubs =
    .name = clubs
    .letter = C
suits-diamonds =
    .name = diamonds
    .letter = D
suits-hearts =
    .name = hearts
    .letter = H
suits-spades =
    .name = spades
    .letter = S

## names

names-card = { $rank } of { $suit }

## areas

areas-deck = Deck
areas-taken = Taken cards
areas-trump = trump
areas-wins = tricks won
areas-points = points

## events

events-hand = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
events-played = { $seat } plays the { $cards }.
    .seat = You play the { $cards }.
events-won = { $seat } wins the trick.
    .seat = You win the trick.
