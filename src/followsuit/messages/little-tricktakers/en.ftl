### Little TrickTakers in English: what the code says or says shorter, and the rules each text rests on.

extends = takers

## game

game-name = Little TrickTakers
game-blurb = Five cards, five tricks, three rounds. Take a character and an option, and in the last round two characters at once.
game-minutes = 30
game-unit =
    { $number ->
        [one] point
       *[other] points
    }

## ways

ways-character =
    .title = Five tricks
    .text = With a character whose card says so, in any round.
ways-points =
    .title = Most points
    .text = After the last round.

## cards

cards-raa =
    .name = Rare
    .text = Beats every number card. It has no colour and may always be played.
    .rules = LT-STR-01 LT-FOL-04
cards-rab =
    .name = Rare
    .text = Beats every number card. It has no colour and may always be played.
    .rules = LT-STR-01 LT-FOL-04
cards-wfa =
    .name = White Flag
    .text = Loses to every number card. It has no colour and may always be played.
    .rules = LT-STR-01 LT-FOL-04
cards-wfb =
    .name = White Flag
    .text = Loses to every number card. It has no colour and may always be played.
    .rules = LT-STR-01 LT-FOL-04
cards-rak =
    .name = King's Rare
    .text = A Rare that King takes into the hand.
    .rules = LT-KING-01 LT-STR-01
cards-m =
    .name = MIRIA
    .text = Beats even a Rare, but every 1 beats it. It can never be discarded.
    .rules = LT-BERS-04 LT-BERS-05 LT-BERS-06
cards-ram =
    .name = Berserker's Rare
    .text = A Rare of the Berserker deck.
    .rules = LT-BERS-01 LT-STR-01
cards-wfm =
    .name = Berserker's White Flag
    .text = A White Flag of the Berserker deck.
    .rules = LT-BERS-01 LT-STR-01
cards-r10 =
    .name = red 10
    .text = A card of the Berserker deck. It loses to the red 1.
    .rules = LT-BERS-01 LT-BERS-07
cards-b10 =
    .name = blue 10
    .text = A card of the Berserker deck. It loses to the blue 1.
    .rules = LT-BERS-01 LT-BERS-07
cards-g10 =
    .name = green 10
    .text = A card of the Berserker deck. It loses to the green 1.
    .rules = LT-BERS-01 LT-BERS-07
cards-k10 =
    .name = black 10
    .text = A card of the Berserker deck. It loses to the black 1.
    .rules = LT-BERS-01 LT-BERS-07
cards-r4d =
    .name = Devil's red 4
    .text = A Devil Card, alike on both sides. Taken, it gives Devil 30 points and costs anybody else 30.
    .rules = LT-DEVIL-01 LT-DEVIL-05 LT-DEVIL-06 LT-DEVIL-07
cards-b4d =
    .name = Devil's blue 4
    .text = A Devil Card, alike on both sides. Taken, it gives Devil 30 points and costs anybody else 30.
    .rules = LT-DEVIL-01 LT-DEVIL-05 LT-DEVIL-06 LT-DEVIL-07
cards-g4d =
    .name = Devil's green 4
    .text = A Devil Card, alike on both sides. Taken, it gives Devil 30 points and costs anybody else 30.
    .rules = LT-DEVIL-01 LT-DEVIL-05 LT-DEVIL-06 LT-DEVIL-07
cards-k4d =
    .name = Devil's black 4
    .text = A Devil Card, alike on both sides. Taken, it gives Devil 30 points and costs anybody else 30.
    .rules = LT-DEVIL-01 LT-DEVIL-05 LT-DEVIL-06 LT-DEVIL-07
cards-r1e =
    .name = enhancement red 1
    .text = An Enhancement Card; in the hand a card like any other.
    .rules = LT-ENH-01 LT-ENH-02
cards-b9e =
    .name = enhancement blue 9
    .text = An Enhancement Card; in the hand a card like any other.
    .rules = LT-ENH-01 LT-ENH-02
cards-k7e =
    .name = enhancement black 7
    .text = An Enhancement Card; in the hand a card like any other.
    .rules = LT-ENH-01 LT-ENH-02
cards-wfe =
    .name = enhancement White Flag
    .text = An Enhancement Card; in the hand a White Flag like any other.
    .rules = LT-ENH-01
cards-rae =
    .name = enhancement Rare
    .text = An Enhancement Card; in the hand a Rare like any other.
    .rules = LT-ENH-01

## characters

characters-king =
    .name = King
    .aim = Wants as many tricks as it can get.
    .win = Five tricks win the game.
    .text = Takes King's Rare and discards another card. Wins every tie for the strongest card, unless somebody uses the Wing. Five wins win the game.
    .rules = LT-KING-01 LT-KING-02 LT-KING-04 LT-TRICK-07
characters-gambler =
    .name = Gambler
    .aim = Wants exactly the tricks it bids.
    .win = Five tricks win the game.
    .text = May exchange cards once, then bids how many tricks to win and may bet up to 30 points on it. A bid that is made pays, with twice the stake; one that is missed costs the stake. Five wins win the game.
    .rules = LT-GAMB-01 LT-GAMB-02 LT-GAMB-05 LT-GAMB-08 LT-GAMB-09 LT-GAMB-13
characters-ninja =
    .name = Ninja
    .aim = Wants exactly two tricks, or four.
    .win = Five tricks win the game.
    .text = After playing you may play a second card face down and draw one; in the fifth trick it may be the top card of the draw deck. When all have played, flip it, so that it fights as well, or discard it. A Devil Card lies open at once. Five wins win the game.
    .rules = LT-NINJA-01 LT-NINJA-03 LT-NINJA-04 LT-NINJA-06 LT-NINJA-10 LT-TRICK-07
characters-resistance =
    .name = Resistance
    .aim = Wants tricks, one of them upside down.
    .text = Once a round, directly after playing, you may declare Kakumei: in this trick the weakest card wins. Winning it brings 30 to 150 points by the card. Each win brings 20.
    .rules = LT-RESI-01 LT-RESI-02 LT-RESI-06 LT-RESI-10
characters-samurai =
    .name = Samurai
    .aim = Wants as many tricks as it can get.
    .win = Five tricks win the game.
    .text = Your red cards fight as black, unless a White Flag lies in the trick or in Kakumei. A black card in your hand is shown, discarded and replaced at once. Five wins win the game.
    .rules = LT-SAMU-01 LT-SAMU-02 LT-SAMU-04 LT-SAMU-05 LT-SAMU-06 LT-TRICK-07
characters-hermit =
    .name = Hermit
    .aim = Wants no trick at all, or three and more.
    .win = Five tricks win the game.
    .text = Before playing you may draw a card; then discard one. Your White Flag beats a Rare, which brings 80 points. Five wins win the game.
    .rules = LT-HERM-01 LT-HERM-04 LT-HERM-07 LT-TRICK-07
characters-collector =
    .name = Collector
    .aim = Wants cards that make combinations.
    .text = After playing you may reserve a play that lies open in the trick; it comes to you even if you lose. At the end up to three combinations of your cards score, and every two cards left over cost 10.
    .rules = LT-COLL-01 LT-COLL-07 LT-COLL-09 LT-COLL-13
characters-berserker =
    .name = Berserker
    .aim = Wants no trick at all, or three and more.
    .win = Five tricks win the game.
    .text = Throws the hand away and takes MIRIA and four cards of choice: out of four tens, a Rare and a White Flag. MIRIA beats even a Rare, but every 1 beats it; a 10 loses to the 1 of its colour. Five wins win the game.
    .rules = LT-BERS-01 LT-BERS-05 LT-BERS-06 LT-BERS-07 LT-TRICK-07
characters-healer =
    .name = Healer
    .aim = Wants tricks with blue and green cards.
    .win = Five tricks win the game.
    .text = To a number card you may add a blue or green one of your hand: their numbers are summed up, and above 10 only the last digit counts. At the end of your turn you draw up to five cards. Each blue or green card you have taken gives 10 points. Five wins win the game.
    .rules = LT-HEAL-01 LT-HEAL-05 LT-HEAL-07 LT-HEAL-08 LT-HEAL-09 LT-TRICK-07
characters-devil =
    .name = Devil
    .aim = Wants one trick or four, and its cards back.
    .win = Five tricks win the game.
    .text = When everybody is prepared you give each other player a Devil Card, for which they discard another. At the end a Devil Card among the cards taken gives you 30 points and costs anybody else 30. Five wins win the game.
    .rules = LT-DEVIL-02 LT-DEVIL-03 LT-DEVIL-06 LT-DEVIL-07 LT-TRICK-07

## ranks

ranks-picture = MIRIA

## axes

axes-sets = points for a combination of cards
axes-bid = points for a bid that comes true

## heads

heads-bid = bid { $bid }

## kinds

kinds-character =
    .title = Characters
    .text = free: you play as one of them
kinds-exchange =
    .title = Exchanges
    .text = free, carried out at once
kinds-enhancement =
    .title = Cards
    .text = into your hand for another card
kinds-item =
    .title = Items
    .text = used once, when you like
kinds-preparation =
    .title = To prepare
    .text = yours to do, now or later
kinds-beast =
    .title = Beasts
    .text = for this round

## acts

acts-king-kings-rare =
    .title = King's Rare
    .text = Take it into the hand, then discard another card.
    .rules = LT-KING-01
acts-king-ties =
    .title = Ties
    .text = You win every tie for the strongest card, unless somebody uses the Wing.
    .rules = LT-KING-02 LT-KING-04
acts-gambler-exchange =
    .title = Exchange
    .text = Once, as many cards as you like.
    .rules = LT-GAMB-01
acts-gambler-bid =
    .title = Bid and bet
    .text = Bid openly how many tricks you win, and bet up to 30 points on it.
    .rules = LT-GAMB-02 LT-GAMB-05
acts-gambler-bet =
    .title = Bet
    .text = Made: it comes back with twice as much. Missed: it is lost.
    .rules = LT-GAMB-08 LT-GAMB-09
acts-ninja-second =
    .title = Second card
    .text = Play it face down and draw one; in the fifth trick it may be the top of the draw deck.
    .rules = LT-NINJA-01 LT-NINJA-03 LT-NINJA-04
acts-ninja-flip =
    .title = Flip
    .text = When all have played: it fights as well, or is discarded. A Devil Card lies open at once.
    .rules = LT-NINJA-06 LT-NINJA-10
acts-resistance-kakumei =
    .title = Kakumei
    .text = Once a round, directly after playing: in this trick the weakest card wins.
    .rules = LT-RESI-01 LT-RESI-02
acts-resistance-each-win =
    .title = Every win
    .text = 20 points more; with two players 10.
    .rules = LT-RESI-10
acts-samurai-red =
    .title = Spirit of red
    .text = Your red cards fight as black, unless a White Flag lies in the trick, or in Kakumei.
    .rules = LT-SAMU-04 LT-SAMU-05 LT-SAMU-06
acts-samurai-no-black =
    .title = No black
    .text = A black card in your hand is shown, discarded and replaced at once.
    .rules = LT-SAMU-01 LT-SAMU-02
acts-hermit-draw =
    .title = Draw
    .text = Every turn you may draw a card; then discard one.
    .rules = LT-HERM-01
acts-hermit-flag =
    .title = White Flag
    .text = Yours beats a Rare, which brings 80 points.
    .rules = LT-HERM-04 LT-HERM-07
acts-collector-reserve =
    .title = Reserve
    .text = A play that lies open in the trick; it comes to you even if you lose.
    .rules = LT-COLL-01 LT-COLL-07
acts-collector-sets =
    .title = Combinations
    .text = Up to three of them score; every two cards left over cost 10.
    .rules = LT-COLL-09 LT-COLL-13
acts-berserker-hand =
    .title = Own deck
    .text = Throw the hand away; take MIRIA and four of your choice: tens, a Rare, a White Flag.
    .rules = LT-BERS-01
acts-berserker-miria =
    .title = MIRIA
    .text = Beats even a Rare, but every 1 beats it.
    .rules = LT-BERS-05 LT-BERS-06
acts-berserker-tens =
    .title = Tens
    .text = A 10 loses to the 1 of its colour.
    .rules = LT-BERS-07
acts-healer-add =
    .title = Add a card
    .text = A blue or green one of your hand with a number card: their numbers are added up; above 10 the last digit counts.
    .rules = LT-HEAL-01 LT-HEAL-05 LT-HEAL-07
acts-healer-draw =
    .title = Draw
    .text = Up to five cards at the end of your turn.
    .rules = LT-HEAL-08
acts-healer-healed =
    .title = 10 points
    .text = More, for each blue or green card you have taken.
    .rules = LT-HEAL-09
acts-devil-give =
    .title = Devil Cards
    .text = Give one to each other player, who discards another card.
    .rules = LT-DEVIL-02 LT-DEVIL-03
acts-devil-taken =
    .title = Taken
    .text = A Devil Card brings you 30 points and costs anybody else 30.
    .rules = LT-DEVIL-06 LT-DEVIL-07

## exchanges

exchanges-poker-exchange =
    .name = Poker Exchange
    .text = Discard any cards of your hand and draw as many.
    .rules = LT-OPT-03 LT-OPT-05 LT-OPT-06
exchanges-hermits-exchange =
    .name = Hermit's Exchange
    .text = Draw a card, then discard one.
    .rules = LT-OPT-03 LT-OPT-07

## enhancements

enhancements-buy-red-1 =
    .name = Enhancement red 1
    .text = It goes into your hand, and another card is discarded.
    .rules = LT-OPT-09 LT-OPT-20
enhancements-buy-blue-9 =
    .name = Enhancement blue 9
    .text = It goes into your hand, and another card is discarded.
    .rules = LT-OPT-09 LT-OPT-20
enhancements-buy-black-7 =
    .name = Enhancement black 7
    .text = It goes into your hand, and another card is discarded.
    .rules = LT-OPT-09 LT-OPT-20
enhancements-buy-white-flag =
    .name = Enhancement White Flag
    .text = It goes into your hand, and another card is discarded.
    .rules = LT-OPT-09 LT-OPT-20
enhancements-buy-rare =
    .name = Enhancement Rare
    .text = It goes into your hand, and another card is discarded.
    .rules = LT-OPT-09 LT-OPT-20

## items

items-sword =
    .name = King's Sword
    .aim = A number 5 higher or lower.
    .text = Your number card counts 5 more or 5 less, from 1 to 9.
    .rules = LT-ITEM-10 LT-ITEM-12
items-map =
    .name = Map of Destiny
    .aim = A better hand.
    .text = Discard one card or more and draw as many.
    .rules = LT-ITEM-30
items-book =
    .name = Hermit's Book of Secrets
    .aim = One card better.
    .text = Draw a card, then discard one.
    .rules = LT-ITEM-40
items-axe =
    .name = Berserker's Axe
    .aim = A 10 out of any number.
    .text = Your number card becomes the 10 of its colour, which loses to a 1 of that colour.
    .rules = LT-ITEM-20 LT-ITEM-21
items-boots =
    .name = Timid Boots
    .aim = The last word in this trick.
    .text = Put your turn off until all others have played.
    .rules = LT-ITEM-50 LT-ITEM-53
items-wing =
    .name = Proactive Wing
    .aim = The tie for you, even against the King.
    .text = In this trick you win every tie for the strongest card.
    .rules = LT-ITEM-60 LT-ITEM-61
items-fan =
    .name = Strategist's Fan
    .aim = Any card, whatever was led.
    .text = You need not follow the lead colour in this turn.
    .rules = LT-ITEM-70 LT-ITEM-73
items-elixir =
    .name = Alchemist's Elixir
    .aim = A high number out of two cards.
    .text = Not when leading: draw a card, then play two as one card of the lead colour with the sum of their numbers.
    .rules = LT-ITEM-80 LT-ITEM-81 LT-ITEM-82
items-glove =
    .name = Phantom Thief's Glove
    .aim = A card of another player's hand.
    .text = Take a card unseen from another hand, and give another card for it.
    .rules = LT-ITEM-120 LT-ITEM-121
items-clock =
    .name = Time Traveler's Clock
    .aim = This trick again, led by whom you name.
    .text = The cards of this trick go back, and it begins again with the leader you name.
    .rules = LT-ITEM-100 LT-ITEM-101 LT-ITEM-103

## beasts

beasts-maru-x10 =
    .name = MARU ×10
    .aim = Red cards.
    .text = 10 points for each red card you have taken.
    .rules = LT-BEAST-10
beasts-maru-30 =
    .name = MARU +30
    .aim = Nothing more: 30 points.
    .text = 30 points.
    .rules = LT-BEAST-12
beasts-guru-x10 =
    .name = GURU ×10
    .aim = Blue cards.
    .text = 10 points for each blue card you have taken.
    .rules = LT-BEAST-10
beasts-guru-draw =
    .name = GURU draw
    .aim = A better hand, once.
    .text = Once: draw 3 cards and discard 3.
    .rules = LT-BEAST-13
beasts-nemu-x10 =
    .name = NEMU ×10
    .aim = Green cards.
    .text = 10 points for each green card you have taken.
    .rules = LT-BEAST-10
beasts-nemu-tie =
    .name = NEMU tie
    .aim = The tie for you.
    .text = You win a tie for the strongest card, but not against King or the Wing.
    .rules = LT-BEAST-14 LT-BEAST-15
beasts-oko-x10 =
    .name = OKO ×10
    .aim = Black cards.
    .text = 10 points for each black card you have taken.
    .rules = LT-BEAST-10
beasts-oko-shield =
    .name = OKO shield
    .aim = To lose no points.
    .text = You lose no points at scoring, and a lost stake comes back.
    .rules = LT-BEAST-16 LT-BEAST-17

## preparations

preparations-king-take-kings-rare =
    .name = King: take King's Rare
    .text = King's Rare comes into your hand; discard another card.
    .rules = LT-KING-01 LT-PREP-01
preparations-gambler-exchange-cards =
    .name = Gambler: exchange cards
    .text = Discard any cards of your hand and draw as many, or none.
    .rules = LT-GAMB-01 LT-PREP-01
preparations-gambler-bid =
    .name = Gambler: bid
    .text = Say how many tricks you will win.
    .rules = LT-GAMB-02 LT-PREP-01
preparations-gambler-bet =
    .name = Gambler: bet
    .text = Lay down up to 30 points on your bid, or none.
    .rules = LT-GAMB-05 LT-PREP-01
preparations-samurai-replace-black-cards =
    .name = Samurai: replace black cards
    .text = Show and discard all black cards of your hand, and draw as many.
    .rules = LT-SAMU-01 LT-PREP-01
preparations-berserker-build-the-hand =
    .name = Berserker: build the hand
    .text = Discard your hand; take MIRIA and four other cards of the Berserker deck.
    .rules = LT-BERS-01 LT-PREP-01
preparations-put-in =
    .name = Enhancement Card: put it in
    .text = The card you bought goes into your hand; discard another one.
    .rules = LT-OPT-20 LT-PREP-02

## sides

sides-left =
    .name = To the left
    .text = The new character lies left of the other one.
    .rules = LT-R3-08 LT-BEAST-01
sides-right =
    .name = To the right
    .text = The new character lies right of the other one.
    .rules = LT-R3-08 LT-BEAST-01

## powers

powers-hermit-0 =
    .name = Draw a card, then discard one
    .text = Draw a card, then discard one; it may be the one you drew.
    .rules = LT-HERM-01 LT-HERM-02
powers-sword-more =
    .name = King's Sword, 5 more
    .text = The number card you play counts 5 more, up to 9.
    .rules = LT-ITEM-10
powers-map =
    .name = Map of Destiny
    .text = Discard one card or more and draw as many.
    .rules = LT-ITEM-30
powers-book =
    .name = Hermit's Book of Secrets
    .text = Draw a card, then discard one.
    .rules = LT-ITEM-40
powers-axe =
    .name = Berserker's Axe
    .text = Your number card becomes the 10 of its colour, which loses to a 1 of that colour.
    .rules = LT-ITEM-20 LT-ITEM-21
powers-boots =
    .name = Timid Boots
    .text = Put your turn off until all others have played.
    .rules = LT-ITEM-50 LT-ITEM-53
powers-wing =
    .name = Proactive Wing
    .text = In this trick you win every tie for the strongest card.
    .rules = LT-ITEM-60 LT-ITEM-61
powers-fan =
    .name = Strategist's Fan
    .text = You need not follow the lead colour in this turn.
    .rules = LT-ITEM-70 LT-ITEM-73
powers-elixir =
    .name = Alchemist's Elixir
    .text = Not when leading: draw a card, then play two as one card of the lead colour with the sum of their numbers.
    .rules = LT-ITEM-80 LT-ITEM-81 LT-ITEM-82
powers-glove =
    .name = Phantom Thief's Glove
    .text = Take a card unseen from another hand, and give another card for it.
    .rules = LT-ITEM-120 LT-ITEM-121
powers-clock =
    .name = Time Traveler's Clock
    .text = The cards of this trick go back, and it begins again with the leader you name.
    .rules = LT-ITEM-100 LT-ITEM-101 LT-ITEM-103
powers-sword-less =
    .name = King's Sword, 5 less
    .text = The number card you play counts 5 less, down to 1.
    .rules = LT-ITEM-10
powers-guru-draw =
    .name = GURU draw
    .text = Draw 3 cards, then discard 3.
    .rules = LT-BEAST-13

## headings

headings-round-selection = Round { $round } · Selection
headings-round-selection-of = Round { $round } of { $rounds } · Selection

## areas

areas-characters = Characters to take
areas-characters-kept = Characters kept
areas-enhancement-cards = Enhancement Cards
areas-items = Items for sale
areas-beasts = Beasts on display
areas-own-items = Items
areas-own-beasts = Beasts
areas-beasts-face-down = Beasts face down
areas-bought = Bought
areas-to-prepare = to prepare
areas-kakumei = Kakumei
areas-reserved = reserved
areas-character = character
areas-wins = tricks won
areas-bid = bid
areas-stake = stake
areas-collection = Your collection
areas-second-card = second card
areas-taken-card = taken card
areas-looked-at = looked at

## values

values-declared = low numbers win

## marks

marks-reserved = reserved
marks-covered = with it

## questions

questions-take-a-character-or-an-option =
    .piece = { $name }
    .piece-character = Be { $name }
    .piece-enhancement = Buy { $name } for { $price }
    .piece-enhancement-free = Take { $name }, which is free
    .piece-item = Buy { $name } for { $price }
    .piece-item-free = Take { $name }, which is free
    .help = Now or in the second pass you take the other: a character and an option each round.
questions-take-a-character-if-you-have-an-option-or-an-option-if-not =
    .sentence = Second pass: take what you do not have yet, a character or an option.
    .piece = { $name }
    .piece-character = Be { $name }
    .piece-enhancement = Buy { $name } for { $price }
    .piece-enhancement-free = Take { $name }, which is free
    .piece-item = Buy { $name } for { $price }
    .piece-item-free = Take { $name }, which is free
questions-take-a-character =
    .sentence = Take a character for this round.
    .piece = Take { $name }
questions-prepare-now-what-you-like-or-leave-it-for-later =
    .piece = { $name }
    .done = Not now
    .done-none = Not now
questions-choose-what-you-prepare-next-all-of-it-has-to-be-done =
    .piece = { $name }
questions-give-back-one-of-your-two-characters-you-keep-the-other-one =
    .piece = Give back { $name }
questions-lay-the-new-character-to-the-left-or-to-the-right-of-the-other-one =
    .sentence = Where do you lay the new character? Marks that meet bring beasts.
    .piece = { $name }
questions-take-one-of-the-beasts-of-the-mark-you-have-completed =
    .piece = Summon { $name }
questions-choose-which-of-your-three-characters-the-other-player-gets =
    .piece = Hand over { $name }
questions-choose-which-of-your-two-characters-plays-beside-the-new-one =
    .piece = Play { $name } again
questions-name-who-leads-the-first-trick =
    .seat = { $name } leads
    .seat-self = You lead
questions-name-who-leads-the-trick-that-begins-again =
    .seat = { $name } leads
    .seat-self = You lead
questions-play-a-card-or-use-a-power-or-an-item-first =
    .lead = Your turn: lead any card.
    .open = Your turn: no colour is led yet, so play any card.
    .open-rule = LT-FOL-02
    .follow = Your turn: follow { $led }, or play a card without a colour.
    .follow-rule = LT-FOL-03
    .follow-only = Your turn: follow { $led }.
    .follow-only-rule = LT-FOL-03
    .free = Your turn: you hold no { $led }, so play any card.
    .free-rule = LT-FOL-05
    .lifted = Your turn: you need not follow { $led }, so play any card.
    .more = Now play the card it goes with, or announce more.
    .card = Play { $name }
questions-play-two-cards-as-one-the-first-you-pick-is-the-main-card =
    .sentence = Play two cards as one: pick the main card first.
    .more = Now the other card, or the colour of one of them.
    .card = Play { $name }
    .colour = As { $name }
questions-choose-the-cards-to-discard-as-many-are-drawn =
    .more = Choose more cards to discard, or draw as many as you have chosen.
    .card = Discard { $name }
    .done-none = Discard nothing
    .done = Draw new cards
questions-discard-any-cards-and-draw-as-many-or-none =
    .sentence = Exchange any cards of your hand, or keep them.
    .more = Choose more cards to discard, or draw as many as you have chosen.
    .card = Discard { $name }
    .done-none = Keep these cards
    .done = Draw new cards
questions-discard-one-card-or-more-as-many-are-drawn =
    .more = Choose more cards to discard, or draw as many as you have chosen.
    .card = Discard { $name }
    .done = Draw new cards
questions-discard-as-many-cards-as-you-have-drawn =
    .more = Choose the other cards to discard.
    .card = Discard { $name }
questions-discard-a-card-of-your-hand-for-the-one-you-have-drawn =
    .card = Discard { $name }
questions-discard-a-card-for-the-one-you-have-drawn =
    .card = Discard { $name }
questions-discard-a-card-it-may-be-the-one-just-drawn =
    .card = Discard { $name }
questions-discard-a-card-kings-rare-stays =
    .card = Discard { $name }
questions-discard-another-card-for-the-enhancement-card =
    .card = Discard { $name }
questions-discard-a-card-for-the-devil-card-you-were-given =
    .card = Discard { $name }
questions-discard-another-card-for-the-one-that-returned =
    .card = Discard { $name }
questions-choose-which-of-the-two-cards-is-discarded-the-other-returns =
    .card = Discard { $name }
questions-bid-how-many-tricks-you-will-win =
    .sentence = Bid: how many tricks will you win?
    .number =
        { $number ->
            [one] { $name } trick
           *[other] { $name } tricks
        }
questions-bet-points-on-your-bid-or-none =
    .sentence = How many points do you bet on it?
    .number = { $name } points
questions-choose-four-cards-of-the-berserker-deck-to-hold-with-miria =
    .more = Choose the other cards of the four.
    .card = Take { $name }
questions-choose-a-devil-card-for-each-other-player-clockwise =
    .sentence = Give a Devil Card to { $other }.
    .more = Give a Devil Card to { $other }.
    .card = Give { $name }
questions-play-a-second-card-face-down-or-none =
    .card = Play { $name } face down
    .no = No second card
questions-look-at-the-top-card-of-the-draw-deck =
    .yes = Look at it
    .no = Do not look
questions-play-that-card-face-down-or-put-it-back-on-top =
    .yes = Play it face down
    .no = Put it back
questions-flip-your-face-down-card-or-discard-it =
    .yes = Flip it
    .no = Discard it
questions-declare-kakumei-so-that-the-weakest-card-wins-this-trick =
    .yes = Declare Kakumei
    .no = Not now
questions-reserve-a-play-that-lies-open-in-the-trick-or-none =
    .sentence = Reserve a play of the trick: it comes to you even if you lose.
    .card = Reserve { $name }
    .no = Reserve nothing
questions-add-a-blue-or-green-number-card-to-the-card-you-played-or-none =
    .card = Add { $name }
    .no = Add nothing
questions-choose-whose-hand-you-take-a-card-from =
    .seat = { $name }
questions-take-a-card-you-recognise-or-one-unseen =
    .card = Take { $name }
    .place = Take a card unseen
questions-give-another-card-of-your-hand-for-it =
    .card = Give { $name }

## options

options-mode =
    .label = The game
    .text = The whole game; or a lighter one, for 3 to 5 players: with five characters and nothing beside them, without options and items, or with the six simpler items only.
    .value-standard = The whole game
    .value-light1 = Light 1: characters only
    .value-light2 = Light 2: without options
    .value-light3 = Light 3: simpler items
options-style =
    .label = Light 1: how characters are offered
    .text = In light game 1: all its characters in every round, or one more than there are players.
    .value-all_stars = All of them
    .value-shuffle = A row
options-characters =
    .label = Light 1: characters
    .text = Which characters are in light game 1. The other games use all ten.
    .value-basic = The five simple ones
    .value-all = All ten
options-first_player =
    .label = Who begins
    .text = Drawn by lot, or a seat you name.
    .value-random = Drawn by lot
    .value-0 = Seat 1
    .value-1 = Seat 2
    .value-2 = Seat 3
    .value-3 = Seat 4
    .value-4 = Seat 5

## events

events-chose = { $seat } takes { $piece }.
    .seat = You take { $piece }.
events-bid = { $seat } bids { $number }.
    .seat = You bid { $number }.
events-begins-with =
    { $number ->
        [one] { $seat } begins with { $number } point.
       *[other] { $seat } begins with { $number } points.
    }
    .seat =
        { $number ->
            [one] You begin with { $number } point.
           *[other] You begin with { $number } points.
        }
events-turned-up = On display: { $piece }.
events-selects-first = { $seat } selects first.
    .seat = You select first.
events-took-option = { $seat } takes an option: { $piece }.
    .seat = You take an option: { $piece }.
events-free = { $seat } pays nothing for it.
    .seat = You pay nothing for it.
events-prepares = { $seat } prepares: { $piece }.
    .seat = You prepare: { $piece }.
events-waits = { $seat } leaves the rest of the preparation for later.
    .seat = You leave the rest of the preparation for later.
events-put-in = { $seat } puts { $cards } into the hand.
    .seat = You put { $cards } into the hand.
events-returned = { $seat } gives { $piece } back.
    .seat = You give { $piece } back.
events-joins = { $seat } plays { $piece } once more.
    .seat = You play { $piece } once more.
events-handed-over = { $seat } hands { $other } a character: { $piece }.
    .seat = You hand { $other } a character: { $piece }.
    .other = { $seat } hands you a character: { $piece }.
events-side = { $seat } lays the new character: { $piece }.
    .seat = You lay the new character: { $piece }.
events-summoned = { $seat } summons a beast: { $piece }.
    .seat = You summon a beast: { $piece }.
events-kakumei = { $seat } declares Kakumei.
    .seat = You declare Kakumei.
events-added = { $seat } adds a card: { $cards } count as { $number }.
    .seat = You add a card: { $cards } count as { $number }.
events-declared-red = { $seat } names red.
    .seat = You name red.
events-declared-blue = { $seat } names blue.
    .seat = You name blue.
events-declared-green = { $seat } names green.
    .seat = You name green.
events-declared-black = { $seat } names black.
    .seat = You name black.
events-reached-for = { $seat } reaches into the hand of { $other }.
    .seat = You reach into the hand of { $other }.
    .other = { $seat } reaches into your hand.
events-took-from = { $seat } takes { $cards } from the hand of { $other }.
    .seat = You take { $cards } from the hand of { $other }.
    .other = { $seat } takes { $cards } from your hand.
events-shielded =
    { $number ->
        [one] { $seat } does not lose { $number } point.
       *[other] { $seat } does not lose { $number } points.
    }
    .seat =
        { $number ->
            [one] You do not lose { $number } point.
           *[other] You do not lose { $number } points.
        }
