### What TrickTakers, Little TrickTakers and Kings say alike, in English.

## phrases

phrases-none-led = No colour led yet

## suits

suits-red =
    .name = red
    .letter = R
suits-blue =
    .name = blue
    .letter = B
suits-green =
    .name = green
    .letter = G
suits-black =
    .name = black
    .letter = K

## names

names-card = { $suit } { $rank }

## ranks

ranks-flag = White Flag
ranks-trump = { $suits }, trump
ranks-rare = Rare
ranks-over-rare = White Flag over Rare
ranks-picture = Berserker card
ranks-one = any 1

## axes

axes-wins = points for tricks won
axes-bid = points for a bid that comes true
axes-kakumei = points if Kakumei is won with

## heads

heads-bid = bid { $bid }
heads-flag = Flag
heads-black = black
heads-flush = flush of { $flush }
heads-run = run of { $run }
heads-alike = { $alike } alike
heads-run-flush = flush run of { $flush }

## areas

areas-draw-deck = Draw deck
areas-discards = Discards
areas-lead-colour = lead colour
areas-trump = trump
areas-points = points

## marks

marks-as = counts as { $suit } { $rank }
marks-as-flag = counts as a White Flag

## refusals

refusals-you-hold-the-lead-colour-so-play-it-or-a-card-without-colour = { $card } has to wait. { $Led } was led, and you hold { $held }.

## awards

awards-game-over =
    .title = { $seat } wins the game

## events

events-round = Round { $number } begins.
events-hand = { $seat } is dealt { $cards }.
events-laid-out = Laid out: { $piece }.
events-took-own = { $seat } takes { $cards } into the hand.
events-drew-own = { $seat } draws from their own deck and holds { $cards }.
events-drew = { $seat } draws { $cards }.
events-discarded = { $seat } discards { $cards }.
events-exchanged =
    { $number ->
        [one] { $seat } has exchanged { $number } card.
       *[other] { $seat } has exchanged { $number } cards.
    }
events-reshuffled = The discards are shuffled into a new draw deck of { $number }.
events-no-stake = { $seat } stakes nothing.
events-named-leader = { $seat } names { $other } to lead.
events-power = { $seat } uses a power: { $power }.
events-led = { $seat } leads { $cards }.
events-played = { $seat } plays { $cards }.
events-played-face-down = { $seat } plays { $cards } face down.
events-flipped = { $seat } turns up { $cards }.
events-reserved = { $seat } reserves { $cards }.
events-took-reserved = { $seat } takes the reserved { $cards }.
events-won = { $seat } wins the trick with { $cards }.
events-gained =
    { $number ->
        [one] { $seat } gains { $number } point.
       *[other] { $seat } gains { $number } points.
    }
events-lost =
    { $number ->
        [one] { $seat } pays { $number } point.
       *[other] { $seat } pays { $number } points.
    }
events-set =
    { $number ->
        [one] { $seat } makes a set of { $cards } for { $number } point.
       *[other] { $seat } makes a set of { $cards } for { $number } points.
    }
events-scored =
    { $number ->
        [one] { $seat } scores { $number } point.
       *[other] { $seat } scores { $number } points.
    }
events-scored-loss =
    { $number ->
        [one] { $seat } loses { $number } point.
       *[other] { $seat } loses { $number } points.
    }
events-points =
    { $number ->
        [one] { $seat } has { $number } point.
       *[other] { $seat } has { $number } points.
    }
events-game-over = { $seat } wins the game.
events-looked-at-top = { $seat } looks at { $cards } on top of the draw deck.
events-played-top = { $seat } plays { $cards } from the top of the draw deck face down.
events-put-back = { $seat } puts the card back on top of the draw deck.
events-discarded-second = { $seat } discards { $cards }, which lay face down.
events-took-back = { $seat } takes { $cards } back.
events-gave = { $seat } gives { $other } { $cards }.
events-new-run = The trick is played anew; { $seat } leads.
