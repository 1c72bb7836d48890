### Trickster: Champions of Time in English, and the rules each text rests on.

## game

game-name = Trickster: Champions of Time
game-blurb = The second card of a trick says how to follow. Whoever cannot takes the whole pot, and every card is trouble.
game-minutes = 30
game-unit =
    { $number ->
        [one] trouble point
       *[other] trouble points
    }

## ways

ways-points =
    .title = Fewest trouble points
    .text = After round 3. Every card before you is one; a suit of which you alone have the most counts nothing.

## phrases

phrases-points = trouble
phrases-trick-won = { $name } busts and takes the pot.
phrases-trick-won-you = You bust and take the pot.
phrases-trick-winner = busts

## names

names-card = { $suit } { $piece }

## heroes

heroes-archivist =
    .name = Archivist
    .aim = Uses the effect of a card that lies open.
    .rules = TS-ARC-01 TS-ARC-02 TS-ARC-03 TS-ARC-04 TS-ARC-05 TS-ARC-06 TS-ARC-07 TS-ARC-08 TS-COPY-01
heroes-brigand =
    .name = Brigand
    .aim = Rids you of a card, at an enemy's cost.
    .rules = TS-BRI-01 TS-BRI-02
heroes-doctor =
    .name = Doctor
    .aim = Puts an enemy's card back into a hand.
    .rules = TS-DOC-01 TS-DOC-02 TS-DOC-03 TS-DOC-04
heroes-explorer =
    .name = Explorer
    .aim = A choice of two cards for your hand.
    .rules = TS-EXP-01 TS-EXP-02 TS-EXP-03 TS-EXP-04
heroes-guard =
    .name = Guard
    .aim = Takes an enemy's card into your hand.
    .rules = TS-GUA-01 TS-GUA-02
heroes-inventor =
    .name = Inventor
    .aim = Turns up a card: into the pot or the trash.
    .rules = TS-INV-01 TS-INV-02 TS-INV-03 TS-INV-04 TS-INV-05 TS-INV-06 TS-INV-07
heroes-magician =
    .name = Magician
    .aim = Rids you of a card.
    .rules = TS-MAG-01 TS-MAG-02
heroes-nomad =
    .name = Nomad
    .aim = Takes an enemy's card into your tableau.
    .rules = TS-NOM-01 TS-NOM-02
heroes-peddler =
    .name = Peddler
    .aim = Swaps a hand card with an enemy, in secret.
    .rules = TS-PED-01 TS-PED-02 TS-PED-03 TS-PED-04 TS-PED-05 TS-PED-06
heroes-revolutionary =
    .name = Revolutionary
    .aim = Takes a card of the trash into your hand.
    .rules = TS-REV-01 TS-REV-02
heroes-scavenger =
    .name = Scavenger
    .aim = Swaps a card of yours for one of the trash.
    .rules = TS-SCA-01 TS-SCA-02 TS-SCA-03
heroes-scion =
    .name = Scion
    .aim = Draws a card and puts one under the deck.
    .rules = TS-SCI-01 TS-SCI-02 TS-SCI-03 TS-SCI-04
heroes-soldier =
    .name = Soldier
    .aim = Gives a hand card to an enemy's tableau.
    .rules = TS-SOL-01 TS-SOL-02 TS-SOL-03
heroes-witness =
    .name = Witness
    .aim = Takes a card of your tableau back.
    .rules = TS-WIT-01 TS-WIT-02
heroes-general =
    .name = General
    .aim = Uses the effect of a trash or hand card.
    .rules = TS-GEN-01 TS-GEN-02 TS-GEN-03 TS-GEN-04 TS-GEN-05 TS-GEN-06 TS-GEN-07 TS-COPY-01
heroes-hunter =
    .name = Hunter
    .aim = Gives a card of the trash to an enemy.
    .rules = TS-HUN-01 TS-HUN-02
heroes-noble =
    .name = Noble
    .aim = Rids you of a card, into the pot.
    .rules = TS-NOB-01 TS-NOB-02 TS-NOB-03 TS-NOB-04 TS-NOB-05 TS-NOB-06
heroes-saint =
    .name = Saint
    .aim = Moves a random hand card, unseen.
    .rules = TS-SAI-01 TS-SAI-02 TS-SAI-03 TS-SAI-04 TS-SAI-05
heroes-shaman =
    .name = Shaman
    .aim = Lays a hand card into your own tableau.
    .rules = TS-SHA-01 TS-SHA-02
heroes-smuggler =
    .name = Smuggler
    .aim = Takes one of two cards of an enemy's hand.
    .rules = TS-SMU-01 TS-SMU-02 TS-SMU-03 TS-SMU-04 TS-SMU-05
heroes-vigilante =
    .name = Vigilante
    .aim = Swaps an enemy's card for one of the trash.
    .rules = TS-VIG-01 TS-VIG-02
heroes-beast =
    .name = Beast
    .aim = Adds a hand card to the pot.
    .rules = TS-BEA-01 TS-BEA-02 TS-BEA-03 TS-BEA-04 TS-BEA-05
heroes-maven =
    .name = Maven
    .aim = Puts a random hand card into a tableau.
    .rules = TS-MAV-01 TS-MAV-02 TS-MAV-03 TS-MAV-04

## places

places-hand = your hand
places-tableau = your tableau
places-other-tableau = an enemy's tableau
places-trash = the trash
places-other-hand = an enemy's hand
places-pot = the pot
places-deck = the deck
places-any-hand = any hand
places-effect = its effect

## acts

acts-archivist-needs =
    .text = A card in your tableau or in the trash whose effect can be carried out.
    .rules = TS-ARC-01 TS-ARC-05
acts-archivist-good-for =
    .text = A second use of the best effect that lies there.
    .rules = TS-ARC-01
acts-brigand-needs =
    .text = A card in your tableau.
    .rules = TS-BRI-01
acts-brigand-good-for =
    .text = One trouble less for you and one more for an enemy.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-doctor-needs =
    .text = A card in an enemy's tableau.
    .rules = TS-DOC-01
acts-doctor-good-for =
    .text = Breaking up a suit of which an enemy alone has the most.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-explorer-needs =
    .text = 2 cards in the deck.
    .rules = TS-EXP-02 TS-EXP-03
acts-explorer-good-for =
    .text = A card that will follow later.
    .rules = TS-EXP-02
acts-guard-needs =
    .text = A card in an enemy's tableau.
    .rules = TS-GUA-01
acts-guard-good-for =
    .text = A card to follow with, or breaking up a suit of which an enemy alone has the most.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-inventor-needs =
    .text = A card in the deck.
    .rules = TS-INV-01 TS-INV-04
acts-inventor-good-for =
    .text = A larger pot for whoever busts. Led, the card turned up sets the pattern.
    .rules = TS-INV-01
acts-magician-needs =
    .text = A card in your tableau.
    .rules = TS-MAG-01
acts-magician-good-for =
    .text = One trouble less for you.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-nomad-needs =
    .text = A card in an enemy's tableau.
    .rules = TS-NOM-01
acts-nomad-good-for =
    .text = The most of a suit for you alone: then all your cards of it count nothing.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-peddler-needs =
    .text = A card in your hand and one in an enemy's hand.
    .rules = TS-PED-01 TS-PED-02
acts-peddler-good-for =
    .text = Getting rid of a card that will not follow.
    .rules = TS-PED-01
acts-revolutionary-needs =
    .text = A card in the trash.
    .rules = TS-REV-01
acts-revolutionary-good-for =
    .text = A card that follows where your hand could not.
    .rules = TS-REV-01
acts-scavenger-needs =
    .text = A card in your tableau and one in the trash.
    .rules = TS-SCA-01 TS-SCA-02
acts-scavenger-good-for =
    .text = A card that counts becomes one of a suit of which you alone have the most.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-scion-needs =
    .text = A card in the deck.
    .rules = TS-SCI-01 TS-SCI-02
acts-scion-good-for =
    .text = A better hand that nobody else knows.
    .rules = TS-SCI-01
acts-soldier-needs =
    .text = A card in your hand.
    .rules = TS-SOL-01
acts-soldier-good-for =
    .text = One trouble more for an enemy, and a hand that is sooner empty: what is left in it becomes trouble.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-witness-needs =
    .text = A card in your tableau.
    .rules = TS-WIT-01
acts-witness-good-for =
    .text = One trouble less, and a card more to follow with.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-general-needs =
    .text = A card in the trash or in your hand whose effect can be carried out.
    .rules = TS-GEN-01 TS-GEN-03
acts-general-good-for =
    .text = A strong effect of your hand, while its card stays there.
    .rules = TS-GEN-01
acts-hunter-needs =
    .text = A card in the trash.
    .rules = TS-HUN-01
acts-hunter-good-for =
    .text = One trouble more for an enemy.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-noble-needs =
    .text = A card in your tableau that can follow.
    .rules = TS-NOB-01 TS-NOB-02
acts-noble-good-for =
    .text = One trouble less, unless you bust yourself.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-saint-needs =
    .text = A card in an enemy's hand.
    .rules = TS-SAI-01 TS-SAI-02
acts-saint-good-for =
    .text = Taking from an enemy's hand what they may need to follow.
    .rules = TS-SAI-01
acts-shaman-needs =
    .text = A card in your hand.
    .rules = TS-SHA-01
acts-shaman-good-for =
    .text = The most of a suit for you alone: then all your cards of it count nothing.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-smuggler-needs =
    .text = 2 cards in the hand of one enemy.
    .rules = TS-SMU-01 TS-SMU-02
acts-smuggler-good-for =
    .text = A card that you want, and for an enemy one that they do not.
    .rules = TS-SMU-01
acts-vigilante-needs =
    .text = A card in the trash and one in an enemy's tableau.
    .rules = TS-VIG-01
acts-vigilante-good-for =
    .text = Breaking up a suit of which an enemy alone has the most.
    .rules = TS-SCORE-01 TS-SCORE-02
acts-beast-needs =
    .text = A card in your hand that can follow.
    .rules = TS-BEA-01 TS-BEA-02
acts-beast-good-for =
    .text = A hand that is sooner empty, and a larger pot for whoever busts.
    .rules = TS-BEA-01
acts-maven-needs =
    .text = A card in an enemy's hand.
    .rules = TS-MAV-01 TS-MAV-02
acts-maven-good-for =
    .text = One trouble more for an enemy.
    .rules = TS-SCORE-01 TS-SCORE-02

## suits

suits-red =
    .name = red
    .letter = R
    .text = One of the eight suits. No suit is stronger than another. When totals tie, red cards are compared first; fewer are better.
    .rules = TS-DECK-02 TS-GAME-03 TS-GAME-05
suits-orange =
    .name = orange
    .letter = O
    .text = One of the eight suits. No suit is stronger than another. When totals tie, orange cards are compared second; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05
suits-yellow =
    .name = yellow
    .letter = Y
    .text = One of the eight suits. No suit is stronger than another. When totals tie, yellow cards are compared third; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05
suits-green =
    .name = green
    .letter = G
    .text = One of the eight suits. No suit is stronger than another. When totals tie, green cards are compared fourth; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05
suits-blue =
    .name = blue
    .letter = B
    .text = One of the eight suits. No suit is stronger than another. When totals tie, blue cards are compared fifth; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05
suits-purple =
    .name = purple
    .letter = P
    .text = One of the eight suits. No suit is stronger than another. When totals tie, purple cards are compared sixth; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05
suits-black =
    .name = black
    .letter = K
    .text = One of the eight suits. No suit is stronger than another. When totals tie, black cards are compared seventh; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05
suits-white =
    .name = white
    .letter = W
    .text = One of the eight suits. No suit is stronger than another. When totals tie, white cards are compared last; fewer are better.
    .rules = TS-DECK-02 TS-GAME-04 TS-GAME-05

## patterns

patterns-suit =
    .name = Same suit
    .text = The second card has the suit of the first. Every later card must have that suit.
    .rules = TS-PLAY-03 TS-PLAY-07
patterns-hero =
    .name = Same hero
    .text = The second card has the hero of the first. Every later card must have that hero.
    .rules = TS-PLAY-04 TS-PLAY-07
patterns-no-match =
    .name = No match
    .text = The second card shares neither suit nor hero with the first. Every later card must differ in both from all cards in the pot.
    .rules = TS-PLAY-05 TS-PLAY-07

## decks

decks-intro =
    .name = Intro deck
    .text = Brigand, Guard, Magician, Nomad, Peddler, Revolutionary and Soldier: cards move between open places and hands. For a first game.
    .rules = TS-DECK-04 TS-OPT-01
decks-strategic =
    .name = Strategic deck
    .text = Archivist, Doctor, Explorer, Inventor, Scavenger, Scion and Witness: cards come from the draw deck, and effects are used again.
    .rules = TS-DECK-05
decks-random =
    .name = Random deck
    .text = Seven heroes drawn by lot from the sets in use.
    .rules = TS-DECK-07 TS-DECK-11 TS-OPT-03
decks-draft =
    .name = Draft
    .text = The players pick seven heroes of the sets in use, one after another and openly. Whoever is to be Trickster of the first trick begins.
    .rules = TS-DECK-08 TS-DECK-09 TS-DECK-10 TS-DECK-12 TS-OPT-03
decks-custom =
    .name = Custom deck
    .text = Any seven different heroes of the sets in use, named before the game.
    .rules = TS-DECK-06 TS-DECK-11 TS-OPT-06

## sets

sets-base =
    .name = Base set
    .text = The fourteen heroes of the base game. Both recommended decks come from it.
    .rules = TS-DECK-11 TS-OPT-06
sets-grand_gambit =
    .name = Grand Gambit
    .text = The expansion: General, Hunter, Noble, Saint, Shaman, Smuggler and Vigilante.
    .rules = TS-DECK-11 TS-OPT-04
sets-limited =
    .name = Limited cards
    .text = Two more heroes: Beast and Maven. They are too few for a deck of their own.
    .rules = TS-DECK-11 TS-OPT-06

## options

options-sets =
    .name = Sets
    .text = Which sets of heroes are in use. Together they must have at least seven heroes.
    .rules = TS-DECK-11 TS-GAP-21 TS-OPT-03 TS-OPT-06
    .value-base = Base set
    .value-base-grand_gambit = Base set and Grand Gambit
    .value-base-limited = Base set and limited cards
    .value-base-grand_gambit-limited = Everything
    .value-grand_gambit = Grand Gambit only
    .value-grand_gambit-limited = Grand Gambit and limited cards
options-deck_mode =
    .name = Way to make the deck
    .text = How the seven heroes are found: a recommended deck, by lot, by a draft, or a list of your own.
    .rules = TS-DECK-01 TS-OPT-01 TS-OPT-02 TS-OPT-06
    .value-intro = Intro deck
    .value-strategic = Strategic deck
    .value-random = Drawn by lot
    .value-draft = Draft
    .value-custom = A list of your own
options-heroes =
    .name = List of heroes
    .text = The seven heroes of a custom deck, all different.
    .rules = TS-DECK-01 TS-DECK-06 TS-OPT-06
    .value-none = No list
options-first_seat =
    .name = First seat
    .text = Who begins, in place of the oldest player: drawn by lot, or a seat you name. With four or more players that seat leads the first trick; with two or three it is the first Trickster.
    .rules = TS-ROLE-01 TS-TL-04 TS-GAP-14 TS-OPT-07
    .value-random = Drawn by lot
    .value-0 = Seat 1
    .value-1 = Seat 2
    .value-2 = Seat 3
    .value-3 = Seat 4
    .value-4 = Seat 5
    .value-5 = Seat 6
    .value-6 = Seat 7

## headings

headings-the-draft = The draft
headings-round-starting-cards = Round { $round } of 3 · Starting cards
headings-round-trick = Round { $round } of 3 · Trick { $trick }

## areas

areas-pot = Pot
areas-timeline = Timeline
areas-trash = Trash
areas-deck = Deck
areas-shown = Turned up
areas-tableau = Tableau
areas-heroes = Heroes in play
areas-heroes-to-pick = Heroes to pick
areas-pattern = to follow
areas-points = trouble points
areas-leader = leads
areas-trickster = Trickster
areas-next-trickster = Trickster to be

## values

values-no-match = no match

## marks

marks-timeline = timeline
marks-pattern = sets the pattern
marks-sole = alone most: 0

## events

events-first-leader = { $seat } leads the first trick.
    .seat = You lead the first trick.
events-first-trickster = { $seat } is the first Trickster.
    .seat = You are the first Trickster.
events-hero = The heroes of this game: { $piece }.
events-drafted = { $seat } picks { $piece }.
    .seat = You pick { $piece }.
events-round = Round { $number } begins.
events-trash = The trash begins with { $cards }.
events-hand = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
events-sealed = { $seat } has chosen a card.
    .seat = You have chosen a card.
events-starting-card = { $seat } begins the tableau with the { $cards }.
    .seat = You begin the tableau with the { $cards }.
events-timeline = The timeline is { $cards }.
events-timeline-led = The timeline leads the { $cards }.
events-led = { $seat } leads the { $cards }.
    .seat = You lead the { $cards }.
events-played = { $seat } plays the { $cards }.
    .seat = You play the { $cards }.
events-pattern-suit = { $seat } is the Trickster: from now on, follow { $suit }.
    .seat = You are the Trickster: from now on, follow { $suit }.
events-pattern-hero = { $seat } is the Trickster: from now on, follow { $face }.
    .seat = You are the Trickster: from now on, follow { $face }.
events-pattern-no-match = { $seat } is the Trickster: no suit and no hero may come twice.
    .seat = You are the Trickster: no suit and no hero may come twice.
events-ignored = The effect of { $piece } cannot be used and is ignored.
events-named = { $seat } names { $other }.
    .seat = You name { $other }.
    .other = { $seat } names you.
events-chosen = { $seat } chooses the { $cards }.
    .seat = You choose the { $cards }.
events-archivist = { $seat } uses the effect of the { $cards }.
    .seat = You use the effect of the { $cards }.
events-general = { $seat } uses the effect of the { $cards }.
    .seat = You use the effect of the { $cards }.
events-general-shown = { $seat } shows the { $cards } and uses its effect.
    .seat = You show the { $cards } and use its effect.
events-brigand = { $seat } moves the { $cards } to { $other }'s tableau.
    .seat = You move the { $cards } to { $other }'s tableau.
    .other = { $seat } moves the { $cards } to your tableau.
events-doctor = { $seat } puts the { $cards } into { $other }'s hand.
    .seat = You put the { $cards } into { $other }'s hand.
    .other = { $seat } puts the { $cards } into your hand.
events-taken-out = { $seat } takes the { $cards } out of { $other }'s tableau.
    .seat = You take the { $cards } out of { $other }'s tableau.
    .other = { $seat } takes the { $cards } out of your tableau.
events-explorer-shown = { $seat } turns up { $cards } from the deck.
    .seat = You turn up { $cards } from the deck.
events-explorer = { $seat } takes the { $cards }.
    .seat = You take the { $cards }.
events-explorer-under = { $seat } puts the { $cards } under the deck.
    .seat = You put the { $cards } under the deck.
events-guard = { $seat } takes the { $cards } from { $other }'s tableau into the hand.
    .seat = You take the { $cards } from { $other }'s tableau into the hand.
    .other = { $seat } takes the { $cards } from your tableau into the hand.
events-inventor = { $seat } turns up the { $cards }, and it joins the pot.
    .seat = You turn up the { $cards }, and it joins the pot.
events-inventor-trash = { $seat } turns up the { $cards }, and it goes to the trash.
    .seat = You turn up the { $cards }, and it goes to the trash.
events-magician = { $seat } moves the { $cards } from the tableau to the trash.
    .seat = You move the { $cards } from the tableau to the trash.
events-nomad = { $seat } takes the { $cards } from { $other }'s tableau into their own.
    .seat = You take the { $cards } from { $other }'s tableau into your own.
    .other = { $seat } takes the { $cards } from your tableau into their own.
events-peddler = { $seat } gives { $cards } to { $other }.
    .seat = You give { $cards } to { $other }.
    .other = { $seat } gives { $cards } to you.
events-revolutionary = { $seat } takes the { $cards } from the trash into the hand.
    .seat = You take the { $cards } from the trash into the hand.
events-scavenger = { $seat } swaps cards of the tableau and the trash: { $cards }.
    .seat = You swap cards of the tableau and the trash: { $cards }.
events-scion-drawn = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
events-scion = { $seat } puts { $cards } under the deck.
    .seat = You put { $cards } under the deck.
events-soldier = { $seat } moves the { $cards } from the hand to { $other }'s tableau.
    .seat = You move the { $cards } from the hand to { $other }'s tableau.
    .other = { $seat } moves the { $cards } from the hand to your tableau.
events-witness = { $seat } takes the { $cards } from the tableau into the hand.
    .seat = You take the { $cards } from the tableau into the hand.
events-hunter = { $seat } moves the { $cards } from the trash to { $other }'s tableau.
    .seat = You move the { $cards } from the trash to { $other }'s tableau.
    .other = { $seat } moves the { $cards } from the trash to your tableau.
events-noble = { $seat } adds the { $cards } from the tableau to the pot.
    .seat = You add the { $cards } from the tableau to the pot.
events-saint = { $seat } draws a random card of { $other }.
    .seat = You draw a random card of { $other }.
    .other = { $seat } draws a random card of yours.
events-saint-given = { $other } gets { $cards } from { $seat }.
    .seat = { $other } gets { $cards } from you.
    .other = You get { $cards } from { $seat }.
events-shaman = { $seat } moves the { $cards } from the hand to the tableau.
    .seat = You move the { $cards } from the hand to the tableau.
events-smuggler-shown = { $other } has to show { $cards }.
    .other = You have to show { $cards }.
events-smuggler = { $seat } takes the { $cards } from { $other }.
    .seat = You take the { $cards } from { $other }.
    .other = { $seat } takes the { $cards } from you.
events-smuggler-given = { $seat } gives the { $cards } to { $other }.
    .seat = You give the { $cards } to { $other }.
    .other = { $seat } gives the { $cards } to you.
events-vigilante = { $seat } swaps cards of { $other }'s tableau and the trash: { $cards }.
    .seat = You swap cards of { $other }'s tableau and the trash: { $cards }.
    .other = { $seat } swaps cards of your tableau and the trash: { $cards }.
events-beast = { $seat } adds the { $cards } from the hand to the pot.
    .seat = You add the { $cards } from the hand to the pot.
events-maven-shown = { $other } has to show the { $cards }.
    .other = You have to show the { $cards }.
events-maven = { $seat } puts the { $cards } into { $other }'s tableau.
    .seat = You put the { $cards } into { $other }'s tableau.
    .other = { $seat } puts the { $cards } into your tableau.
events-bust = { $seat } busts and takes { $cards }.
    .seat = You bust and take { $cards }.
events-round-over = The round is over.
events-laid-down = { $seat } lays down the rest of the hand: { $cards }.
    .seat = You lay down the rest of the hand: { $cards }.
events-scored =
    { $number ->
        [one] { $seat } scores { $number } trouble point for { $cards }.
       *[other] { $seat } scores { $number } trouble points for { $cards }.
    }
    .seat =
        { $number ->
            [one] You score { $number } trouble point for { $cards }.
           *[other] You score { $number } trouble points for { $cards }.
        }
events-points =
    { $number ->
        [one] { $seat } now has { $number } trouble point.
       *[other] { $seat } now has { $number } trouble points.
    }
    .seat =
        { $number ->
            [one] You now have { $number } trouble point.
           *[other] You now have { $number } trouble points.
        }
events-game-over = The game is over.

## questions

questions-pick-one-of-the-heroes-for-the-deck-of-this-game =
    .sentence = Your turn: pick a hero for the deck of this game.
    .help = Seven heroes are picked, and all of you play with the cards of all seven.
    .piece = Pick { $name }
questions-choose-the-card-of-your-hand-that-begins-your-tableau-all-are-turned-up-together =
    .sentence = Choose the card that begins your tableau; all are turned up together.
    .help = Your tableau is the cards before you. Each is a trouble point at the end, unless nobody has as many of its suit. The effect of this one is not used.
    .card = Begin with the { $name }
questions-lead-any-card-of-your-hand =
    .sentence = Your turn: lead any card.
    .help = Its effect is used at once. The next card then says how everyone has to follow.
    .card = Lead the { $name }
questions-play-any-card-of-your-hand-with-the-first-card-it-sets-the-pattern-and-you-bust-if-all-follow =
    .sentence = Your turn: play any card. Together with the { $first } it sets the pattern.
    .help = You are the Trickster: if everyone can follow, you bust and take the pot.
    .card = Play the { $name }
    .sets-suit = It sets the pattern: every later card has to be { $pattern }.
    .sets-hero = It sets the pattern: every later card has to show { $pattern }, in any suit.
    .sets-no-match = It sets the pattern: no suit and no hero may come twice.
questions-the-first-two-cards-share-a-suit-every-card-must-have-it =
    .sentence = Your turn: follow { $pattern }.
    .help = Whoever cannot follow busts and takes the pot. If all can, the Trickster does: { $trickster }.
    .card = Play the { $name }
questions-the-first-two-cards-share-a-hero-every-card-must-have-it =
    .sentence = Your turn: follow with { $pattern }, in any suit.
    .help = Whoever cannot follow busts and takes the pot. If all can, the Trickster does: { $trickster }.
    .card = Play the { $name }
questions-the-first-two-cards-share-nothing-no-suit-and-no-hero-may-come-twice =
    .sentence = Your turn: play a card whose suit and hero are both new to the pot.
    .help = Whoever cannot follow busts and takes the pot. If all can, the Trickster does: { $trickster }.
    .card = Play the { $name }
questions-use-the-effect-of-a-card-in-your-tableau-or-in-the-trash-the-card-stays-where-it-is-you-may-choose-only-a-card-whose-effect-can-be-carried-out =
    .sentence = Archivist: whose effect do you use?
    .help = A card of your tableau or of the trash; it stays where it is.
    .card = Use the { $name }
    .card-tableau = Use the { $name } of your tableau
    .card-trash = Use the { $name } of the trash
questions-use-the-effect-of-a-card-in-the-trash-or-show-a-card-of-your-hand-to-all-and-use-its-effect-it-stays-in-your-hand-you-may-choose-only-a-card-whose-effect-can-be-carried-out =
    .sentence = General: whose effect do you use?
    .help = A card of the trash, or one of your hand, which you show to all. It stays where it is.
    .card = Use the { $name }
    .card-hand = Show and use the { $name }
    .card-trash = Use the { $name } of the trash
questions-move-a-card-from-your-tableau-to-an-enemys-tableau-first-name-who-gets-it =
    .sentence = Brigand: into whose tableau does a card of yours go?
    .seat = To { $name }
questions-move-a-card-from-your-tableau-to-an-enemys-tableau =
    .sentence = Brigand: which card of your tableau do you give away?
    .named = Brigand: which card of your tableau goes to { $other }?
    .card = Give away the { $name }
questions-move-a-card-from-an-enemys-tableau-to-the-hand-of-the-same-or-another-enemy-first-name-who-gets-it =
    .sentence = Doctor: who takes a card into the hand?
    .seat = { $name } takes it
    .seat-self = You take it
questions-move-a-card-from-an-enemys-tableau-to-the-hand-of-the-same-or-another-enemy =
    .sentence = Doctor: which card leaves a tableau?
    .named = Doctor: which card of a tableau goes to the hand of { $other }?
    .card = Take the { $name }
    .card-tableau = Take the { $name } of { $owner }
questions-the-top-two-cards-of-the-deck-are-shown-to-all-take-one-into-your-hand-the-other-goes-to-the-bottom-of-the-deck =
    .sentence = Explorer: which of the two cards do you take?
    .help = The other one goes to the bottom of the deck.
    .card = Take the { $name }
questions-take-a-card-from-an-enemys-tableau-into-your-hand =
    .sentence = Guard: which card of an enemy's tableau do you take into your hand?
    .card = Take the { $name }
    .card-tableau = Take the { $name } of { $owner }
questions-move-a-card-from-your-tableau-to-the-trash =
    .sentence = Magician: which card of your tableau goes to the trash?
    .card = Throw away the { $name }
questions-move-a-card-from-an-enemys-tableau-to-your-own =
    .sentence = Nomad: which card of an enemy's tableau comes to yours?
    .card = Take the { $name }
    .card-tableau = Take the { $name } of { $owner }
questions-name-an-enemy-who-has-hand-cards-both-of-you-secretly-choose-a-card-of-your-own-hand-and-the-two-are-swapped =
    .sentence = Peddler: with whom do you swap a card?
    .seat = Swap with { $name }
questions-choose-a-card-of-your-hand-in-secret-for-the-exchange =
    .sentence = Peddler: which card do you give to { $other }?
    .help = Both of you choose in secret. Only you two see the cards.
    .card = Give the { $name }
questions-take-a-card-from-the-trash-into-your-hand =
    .sentence = Revolutionary: which card of the trash do you take into your hand?
    .card = Take the { $name }
questions-swap-a-card-of-your-tableau-with-a-card-of-the-trash =
    .sentence = Scavenger: which card of your tableau do you swap?
    .shown = Scavenger: which card of the trash comes in place of the { $shown }?
    .card = Swap the { $name }
    .card-trash = Get the { $name }
questions-draw-the-top-card-of-the-deck-then-put-a-card-of-your-hand-which-may-be-the-same-one-at-the-bottom-of-the-deck-nobody-else-sees-either =
    .sentence = Scion: which card of your hand goes under the deck?
    .help = It may be the one you have just drawn. Nobody else sees either.
    .card = Put the { $name } under the deck
questions-move-a-card-from-your-hand-to-an-enemys-tableau-first-name-who-gets-it =
    .sentence = Soldier: into whose tableau does a card of your hand go?
    .seat = To { $name }
questions-move-a-card-from-your-hand-to-an-enemys-tableau =
    .sentence = Soldier: which card of your hand do you give away?
    .named = Soldier: which card of your hand goes to the tableau of { $other }?
    .card = Give away the { $name }
questions-take-a-card-from-your-tableau-into-your-hand =
    .sentence = Witness: which card of your tableau do you take into your hand?
    .card = Take the { $name }
questions-move-a-card-from-the-trash-to-an-enemys-tableau-first-name-who-gets-it =
    .sentence = Hunter: into whose tableau does a card of the trash go?
    .seat = To { $name }
questions-move-a-card-from-the-trash-to-an-enemys-tableau =
    .sentence = Hunter: which card of the trash do you give away?
    .named = Hunter: which card of the trash goes to the tableau of { $other }?
    .card = Give away the { $name }
questions-if-a-card-of-your-tableau-can-follow-add-such-a-card-to-the-pot-without-its-effect =
    .sentence = Noble: which card of your tableau do you add to the pot?
    .help = It has to follow; its effect is not used.
    .card = Add the { $name }
questions-name-an-enemy-who-has-hand-cards-and-a-player-who-receives-who-may-be-you-a-random-card-of-that-hand-goes-there-face-down-only-its-receiver-looks-at-it =
    .sentence = Saint: from whose hand is a random card drawn?
    .named = Saint: who gets the random card of { $other }?
    .seat = From { $name }
    .seat-named = { $name } gets it
    .seat-self = You get it
questions-move-a-card-from-your-hand-to-your-tableau =
    .sentence = Shaman: which card of your hand goes to your tableau?
    .card = Lay down the { $name }
questions-name-an-enemy-who-has-at-least-two-hand-cards-two-random-ones-are-shown-to-all-take-one-into-your-hand-and-give-the-other-to-the-hand-of-any-enemy =
    .sentence = Smuggler: who has to show two cards?
    .shown-card = Smuggler: which card of { $other } do you take?
    .shown-seat = Smuggler: to whose hand does the { $shown } go?
    .seat = { $name } shows two
    .seat-shown = To { $name }
    .card = Take the { $name }
questions-swap-a-card-of-the-trash-with-a-card-in-an-enemys-tableau =
    .sentence = Vigilante: which card of an enemy's tableau is swapped?
    .shown = Vigilante: which card of the trash comes in place of the { $shown }?
    .card = Swap the { $name }
    .card-tableau = Swap the { $name } of { $owner }
    .card-trash = Put the { $name } there
questions-if-a-card-of-your-hand-can-follow-add-such-a-card-to-the-pot-without-its-effect =
    .sentence = Beast: which card of your hand do you add to the pot?
    .help = It has to follow; its effect is not used.
    .card = Add the { $name }
questions-name-an-enemy-who-has-hand-cards-a-random-one-is-shown-to-all-put-it-into-the-tableau-of-any-enemy =
    .sentence = Maven: who has to show a random card?
    .shown = Maven: into whose tableau does the { $shown } go?
    .seat = { $name } shows a card
    .seat-shown = To { $name }

## refusals

refusals-the-first-two-cards-share-a-suit-every-card-must-have-it = The { $card } has to wait: only { $pattern } cards follow now.
refusals-the-first-two-cards-share-a-hero-every-card-must-have-it = The { $card } has to wait: only { $pattern } cards follow now.
refusals-the-first-two-cards-share-nothing-no-suit-and-no-hero-may-come-twice = The { $card } has to wait: { $suit } or { $face } is in the pot already.
refusals-the-effect-of-that-card-cannot-be-carried-out-now = The { $card } does not help: the effect of { $face } cannot be carried out now.

## awards

awards-round-over =
    .title = The round is over
