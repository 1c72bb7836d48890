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
    .title-seat = You win the game

## events

events-round = Round { $number } begins.
events-hand = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
events-laid-out = Laid out: { $piece }.
events-took-own = { $seat } takes { $cards } into the hand.
    .seat = You take { $cards } into the hand.
events-drew-own = { $seat } draws from their own deck and holds { $cards }.
    .seat = You draw from your own deck and hold { $cards }.
events-drew = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
events-discarded = { $seat } discards { $cards }.
    .seat = You discard { $cards }.
events-exchanged =
    { $number ->
        [one] { $seat } has exchanged { $number } card.
       *[other] { $seat } has exchanged { $number } cards.
    }
    .seat =
        { $number ->
            [one] You have exchanged { $number } card.
           *[other] You have exchanged { $number } cards.
        }
events-reshuffled = The discards are shuffled into a new draw deck of { $number }.
events-no-stake = { $seat } stakes nothing.
    .seat = You stake nothing.
events-named-leader = { $seat } names { $other } to lead.
    .seat = You name { $other } to lead.
    .other = { $seat } names you to lead.
events-power = { $seat } uses a power: { $power }.
    .seat = You use a power: { $power }.
events-led = { $seat } leads { $cards }.
    .seat = You lead { $cards }.
events-played = { $seat } plays { $cards }.
    .seat = You play { $cards }.
events-played-face-down = { $seat } plays { $cards } face down.
    .seat = You play { $cards } face down.
events-flipped = { $seat } turns up { $cards }.
    .seat = You turn up { $cards }.
events-reserved = { $seat } reserves { $cards }.
    .seat = You reserve { $cards }.
events-took-reserved = { $seat } takes the reserved { $cards }.
    .seat = You take the reserved { $cards }.
events-won = { $seat } wins the trick with { $cards }.
    .seat = You win the trick with { $cards }.
events-gained =
    { $number ->
        [one] { $seat } gains { $number } point.
       *[other] { $seat } gains { $number } points.
    }
    .seat =
        { $number ->
            [one] You gain { $number } point.
           *[other] You gain { $number } points.
        }
events-lost =
    { $number ->
        [one] { $seat } pays { $number } point.
       *[other] { $seat } pays { $number } points.
    }
    .seat =
        { $number ->
            [one] You pay { $number } point.
           *[other] You pay { $number } points.
        }
events-set =
    { $number ->
        [one] { $seat } makes a set of { $cards } for { $number } point.
       *[other] { $seat } makes a set of { $cards } for { $number } points.
    }
    .seat =
        { $number ->
            [one] You make a set of { $cards } for { $number } point.
           *[other] You make a set of { $cards } for { $number } points.
        }
events-scored =
    { $number ->
        [one] { $seat } scores { $number } point.
       *[other] { $seat } scores { $number } points.
    }
    .seat =
        { $number ->
            [one] You score { $number } point.
           *[other] You score { $number } points.
        }
events-scored-loss =
    { $number ->
        [one] { $seat } loses { $number } point.
       *[other] { $seat } loses { $number } points.
    }
    .seat =
        { $number ->
            [one] You lose { $number } point.
           *[other] You lose { $number } points.
        }
events-points =
    { $number ->
        [one] { $seat } has { $number } point.
       *[other] { $seat } has { $number } points.
    }
    .seat =
        { $number ->
            [one] You have { $number } point.
           *[other] You have { $number } points.
        }
events-game-over = { $seat } wins the game.
    .seat = You win the game.
events-looked-at-top = { $seat } looks at { $cards } on top of the draw deck.
    .seat = You look at { $cards } on top of the draw deck.
events-played-top = { $seat } plays { $cards } from the top of the draw deck face down.
    .seat = You play { $cards } from the top of the draw deck face down.
events-put-back = { $seat } puts the card back on top of the draw deck.
    .seat = You put the card back on top of the draw deck.
events-discarded-second = { $seat } discards { $cards }, which lay face down.
    .seat = You discard { $cards }, which lay face down.
events-took-back = { $seat } takes { $cards } back.
    .seat = You take { $cards } back.
events-gave = { $seat } gives { $other } { $cards }.
    .seat = You give { $other } { $cards }.
    .other = { $seat } gives you { $cards }.
events-new-run = The trick is played anew; { $seat } leads.
    .seat = The trick is played anew; you lead.
