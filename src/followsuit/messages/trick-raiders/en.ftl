### Trick Raiders in English: what is said at greater length than in the code.

## game

game-name = Trick Raiders
game-blurb = Everyone says at once how often they will lead. Lead too often, or run out of cards, and it costs a life.
game-minutes = 25
game-unit =
    { $number ->
        [one] life chip
       *[other] life chips
    }

## ways

ways-points =
    .title = Most life chips
    .text = When somebody has none at the end of a round. Dropping out of a round costs one: by leading too often, or without cards.

## suits

suits-spades =
    .name = spades
    .letter = S
suits-hearts =
    .name = hearts
    .letter = H
suits-diamonds =
    .name = diamonds
    .letter = D
suits-clubs =
    .name = clubs
    .letter = C

## names

names-card = { $rank } of { $suit }

## cards

cards-c8 =
    .name = 8 of clubs
    .text = Trump shift: if it wins the trick, hearts become trump, and at the second such win diamonds.
    .rules = TR-SPC-01
cards-c9a =
    .name = special 9 of clubs
    .text = Trump shift: if it wins the trick, hearts become trump, and at the second such win diamonds.
    .rules = TR-SPC-01
cards-d5 =
    .name = 5 of diamonds
    .text = Life steal: if it wins the trick, its player takes a life chip from the richest other player.
    .rules = TR-SPC-13 TR-SPC-15
cards-h9a =
    .name = special 9 of hearts
    .text = Pull-back: whoever wins the trick it lies in takes one of their own lead cards into the hand.
    .rules = TR-SPC-20 TR-SPC-22

## ranks

ranks-trump = { $suits }, trump

## headings

headings-round-declaration = Round { $round } · Declaration

## areas

areas-lead-cards = Lead cards
areas-played = Played cards
areas-trump = trump
areas-lives = life chips
areas-dropped-out = out of the round
areas-token = bonus:

## values

values-aggressive = aggressive declaration
values-passive = passive declaration

## events

events-begins =
    { $number ->
        [one] Everyone begins with { $number } life chip.
       *[other] Everyone begins with { $number } life chips.
    }
events-round = Round { $number } begins. Spades are trump.
events-lead-cards = { $seat } has the lead cards { $cards }.
    .seat = You have the lead cards { $cards }.
events-hand = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
events-sealed = { $seat } has declared.
    .seat = You have declared.
events-kept =
    { $number ->
        [one] { $seat } keeps the lead cards and declares { $number } lead.
       *[other] { $seat } keeps the lead cards and declares { $number } leads.
    }
    .seat =
        { $number ->
            [one] You keep the lead cards and declare { $number } lead.
           *[other] You keep the lead cards and declare { $number } leads.
        }
events-added =
    { $number ->
        [one] { $seat } adds { $cards } and declares { $number } lead.
       *[other] { $seat } adds { $cards } and declares { $number } leads.
    }
    .seat =
        { $number ->
            [one] You add { $cards } and declare { $number } lead.
           *[other] You add { $cards } and declare { $number } leads.
        }
events-collected =
    { $number ->
        [one] { $seat } collects { $cards } and declares { $number } lead.
       *[other] { $seat } collects { $cards } and declares { $number } leads.
    }
    .seat =
        { $number ->
            [one] You collect { $cards } and declare { $number } lead.
           *[other] You collect { $cards } and declare { $number } leads.
        }
events-aggressive = { $seat } takes the token of the aggressive declaration.
    .seat = You take the token of the aggressive declaration.
events-passive = { $seat } takes the token of the passive declaration.
    .seat = You take the token of the passive declaration.
events-first-leader = { $seat } leads first.
    .seat = You lead first.
events-led = { $seat } leads the { $cards }.
    .seat = You lead the { $cards }.
events-led-from-hand = { $seat } leads the { $cards } from the hand.
    .seat = You lead the { $cards } from the hand.
events-followed = { $seat } plays the { $cards }.
    .seat = You play the { $cards }.
events-won = { $seat } wins the trick with the { $cards }.
    .seat = You win the trick with the { $cards }.
events-no-winner = Nobody wins this trick.
events-hearts-trump = Hearts are trump now.
events-diamonds-trump = Diamonds are trump now.
events-dropped-out = { $seat } drops out of the round.
    .seat = You drop out of the round.
events-life-lost = { $seat } loses a life chip and has { $number }.
    .seat = You lose a life chip and have { $number }.
events-life-gained = { $seat } gains a life chip and has { $number }.
    .seat = You gain a life chip and have { $number }.
events-stolen = { $seat } takes a life chip from { $other }.
    .seat = You take a life chip from { $other }.
    .other = { $seat } takes a life chip from you.
events-pulled-back = { $seat } takes the lead card { $cards } into the hand.
    .seat = You take the lead card { $cards } into the hand.
events-game-over = The game is over.

## questions

questions-add-hand-cards-to-your-lead-cards-collect-lead-cards-or-keep-them =
    .sentence = Declare: add hand cards to your lead cards, collect lead cards, or keep them as they are.
    .more = Add or collect more cards, or declare.
    .help = You lead only with lead cards, and follow only with hand cards. Whoever has to lead without a lead card, or to follow without a hand card, drops out and loses a life chip. All declare at the same time.
    .card-hand = Add the { $name }
    .card-lead-cards = Collect the { $name }
    .done-none = Keep the lead cards
    .done = Declare
questions-lead-one-of-your-lead-cards =
    .sentence = Your turn: lead one of your lead cards.
    .card = Lead the { $name }
questions-lead-a-card-from-your-hand-in-place-of-the-one-who-dropped-out =
    .sentence = Your turn: lead a card from your hand in place of the one who dropped out.
    .card = Lead the { $name }
questions-play-a-card-from-your-hand =
    .lead = Your turn: play a card from your hand.
    .follow = Your turn: follow { $led }.
    .follow-rule = TR-FOLLOW-03
    .follow-only = Your turn: follow { $led }.
    .follow-only-rule = TR-FOLLOW-03
    .free = Your turn: you hold no { $led }, so play any card of your hand.
    .free-rule = TR-FOLLOW-04
    .card = Play the { $name }
questions-choose-whose-life-chip-your-5-of-diamonds-takes =
    .seat = Take it from { $name }
questions-take-one-of-your-lead-cards-into-your-hand =
    .card = Take the { $name }

## refusals

refusals-you-hold-the-lead-suit-so-you-must-play-it = The { $card } has to wait. { $Led } were led, and you hold the { $held }.

## options

options-starting_lives =
    .label = Life chips
    .text = Life chips each player starts with. Three make a longer game; with 3 players a very long one.
options-show_played_cards_list =
    .label = List of played cards
    .text = Whether the list of cards already played is shown.
    .value-true = Shown
    .value-false = Not shown

## awards

awards-aggressive =
    .title = { $seat } declared aggressively
    .title-seat = You declared aggressively
awards-passive =
    .title = { $seat } declared passively
    .title-seat = You declared passively
awards-hearts-trump =
    .title = Hearts became trump
awards-diamonds-trump =
    .title = Diamonds became trump
