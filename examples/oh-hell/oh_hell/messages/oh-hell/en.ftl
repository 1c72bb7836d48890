### Oh Hell in English. The sentences of its rules stand in code, beside their numbers.

extends = usual-tricks

game-name = Oh Hell
game-blurb = Say how many tricks you will win, and win exactly so many: one too many is as bad as one too few.
game-minutes = 20
game-unit =
    { $number ->
        [one] point
       *[other] points
    }

headings-round-bidding = Round { $round } · Bidding

areas-turned-up = Turned up
areas-bids = bid

events-round = Round { $number } begins. The { $cards } is turned up: its suit is trump.
events-bid =
    { $number ->
        [one] { $seat } bids { $number } trick.
       *[other] { $seat } bids { $number } tricks.
    }
events-scored = { $seat } has won exactly the tricks that were bid, and scores { $number }.

questions-say-how-many-tricks-you-will-win =
    .sentence = Your bid: how many tricks will you win?
    .number = { $name }
questions-play-a-card-to-the-trick =
    .lead = Your turn: lead any card.
    .follow-only = Your turn: follow { $led }.
    .free = Your turn: you have no { $led }, so play any card.
    .card = Play the { $name }

refusals-whoever-has-a-card-of-the-led-suit-plays-one = The { $card } has to wait. { $Led } were led, and you have the { $held }.

options-largest =
    .label = Cards in the first round
    .text = How many cards everyone gets in the first round; in each later one it is one less.
options-hook =
    .label = The hook
    .text = Whether the dealer has to bid so that somebody must be wrong.
    .value-true = With the hook
    .value-false = Without it
