### TrickTakers in English: what the code says or says shorter, and the rules each text rests on.

extends = takers

## game

game-name = TrickTakers
game-blurb = Look at your cards, then choose who you are. Every character scores tricks in its own way.
game-minutes = 30
game-unit =
    { $number ->
        [one] point
       *[other] points
    }

## cards

cards-raa =
    .name = Rare
    .text = Beats every number card; of several, the first one wins. It has no colour and may always be played.
    .rules = TT-STRN-05 TT-TRICK-10
cards-rab =
    .name = Rare
    .text = Beats every number card; of several, the first one wins. It has no colour and may always be played.
    .rules = TT-STRN-05 TT-TRICK-10
cards-wfa =
    .name = White Flag
    .text = Loses to every number card. It has no colour and may always be played.
    .rules = TT-STRN-06 TT-TRICK-10
cards-wfb =
    .name = White Flag
    .text = Loses to every number card. It has no colour and may always be played.
    .rules = TT-STRN-06 TT-TRICK-10
cards-rak =
    .name = King's Rare
    .text = A Rare that only the King holds.
    .rules = TT-KING-01 TT-STRN-05
cards-ram =
    .name = Berserker's Rare
    .text = A Rare of the Berserker's own deck.
    .rules = TT-BER-02 TT-STRN-05
cards-wfm =
    .name = Berserker's White Flag
    .text = A White Flag of the Berserker's own deck.
    .rules = TT-BER-02 TT-STRN-06
cards-m =
    .name = Berserker card
    .text = Beats even a Rare, but every 1 beats it. It can never be discarded.
    .rules = TT-BER-07 TT-BER-08 TT-BER-18
cards-ras =
    .name = Strategist's Rare
    .text = A Rare that the Strategist can carry into the next round.
    .rules = TX-STG-23 TT-STRN-05
cards-el =
    .name = EL
    .text = A White Flag that beats a Rare, whoever plays it. In the rear it brings the Summoner 1 MP at the end of each turn.
    .rules = TX-SUM-24 TX-SUM-28 TX-SUM-35
cards-miria =
    .name = MIRIA
    .text = Beats even a Rare, but every 1 beats it. In the rear it keeps the Summoner's 10s safe from a 1.
    .rules = TX-SUM-26 TX-SUM-30 TX-SUM-35
cards-maru =
    .name = MARU
    .text = A red 10, whoever plays it. In the rear it lets the Summoner exchange a card for 1 MP.
    .rules = TX-SUM-27 TX-SUM-13 TX-SUM-35
cards-guru =
    .name = GURU
    .text = A blue 10, whoever plays it. In the rear it lets the Summoner exchange a card for 1 MP.
    .rules = TX-SUM-27 TX-SUM-13 TX-SUM-35
cards-nemu =
    .name = NEMU
    .text = A green 10, whoever plays it. In the rear it lets the Summoner exchange a card for 1 MP.
    .rules = TX-SUM-27 TX-SUM-13 TX-SUM-35
cards-oko =
    .name = OKO
    .text = A black 10, whoever plays it. In the rear it lets the Summoner exchange any cards for 1 MP.
    .rules = TX-SUM-27 TX-SUM-14 TX-SUM-35

## characters

characters-king =
    .name = King
    .text = Takes the King's Rare and discards a card. Chooses first in the next round, but not the King again. In the last round his points count double. Five wins win the game.
    .rules = TT-KING-01 TT-KING-02 TT-KING-06 TT-KING-07 TT-KING-09 TT-KING-11
characters-gambler =
    .name = Gambler
    .text = Gains 20 points, may exchange cards twice, then bids how many tricks to win and may stake points on it. A bid of four that is made wins the game, and so do five wins.
    .rules = TT-GAM-01 TT-GAM-03 TT-GAM-06 TT-GAM-09 TT-GAM-16 TT-GAM-17
characters-resistance =
    .name = Resistance
    .text = Once a round, with the card you play, declare Kakumei: in this trick the weakest card wins. Winning it scores by the card, and wins the game with a black one. A lone Kakumei win still counts as none for the Black Crown.
    .rules = TT-RES-01 TT-RES-02 TT-RES-03 TT-RES-11 TT-RES-15 TT-RES-18 TT-RES-19
characters-adventurer =
    .name = Adventurer
    .text = Begins with a blue and a red item, one on each equipment. Once in a trick you may use an item; a new one takes its place. Each trick you win brings another equipment with an item. Unused items are worth points at the end. Five wins win the game.
    .rules = TA-ADV-01 TA-ADV-02 TA-ADV-03 TA-ADV-10 TA-ADV-11 TA-ADV-14 TA-ADV-30 TA-ADV-31 TA-ADV-51 TA-ADV-55
characters-hermit =
    .name = Hermit
    .text = Before playing you may draw a card; then discard one. Your White Flag beats a Rare, which brings 30 points, 100 in the last round. Five wins win the game.
    .rules = TT-HER-01 TT-HER-04 TT-HER-06 TT-HER-13 TT-HER-18
characters-collector =
    .name = Collector
    .text = After playing you may reserve a card that lies open in the trick; it comes to you even if you lose. At the end up to three sets of your cards score; two cards left over cost 10. You get neither Crown nor Black Crown. A Straight Flush of nine wins the game.
    .rules = TA-COL-01 TA-COL-07 TA-COL-20 TA-COL-32 TA-COL-36 TA-COL-38
characters-berserker =
    .name = Berserker
    .text = Throws the hand away and takes the Berserker card and four others of an own deck. The Berserker card beats even a Rare, but every 1 beats it; a 10 loses to the 1 of its colour. No win at all in the last round wins the game.
    .rules = TT-BER-01 TT-BER-02 TT-BER-07 TT-BER-08 TT-BER-13 TT-BER-19
characters-ruler =
    .name = Ruler
    .text = Gives each other player a task and gains what they gain by doing it. You may play any number card as the lead colour, with a lead token. Two wins or more without a red, blue or green card win the game.
    .rules = TA-RUL-01 TA-RUL-12 TA-RUL-23 TA-RUL-30 TA-RUL-31
characters-strategist =
    .name = Strategist
    .text = Takes a black 7, discards a card and stacks five traps; one opens in each trick, and whoever is caught pays 10 points into a pool that your next win brings you. Once a round you may play any card. With no win or one you may carry a card over instead of points. Five wins win the game.
    .rules = TX-STG-01 TX-STG-02 TX-STG-04 TX-STG-07 TX-STG-18 TX-STG-21 TX-STG-23 TX-STG-34
characters-samurai =
    .name = Samurai
    .text = Your red cards fight as black, unless a White Flag lies in the trick or in Kakumei. A black card in your hand is shown, discarded and replaced at once. When you win a trick you may take a red card of another player from it and discard one. Exactly four wins win the game; five cost points.
    .rules = TX-SAM-02 TX-SAM-03 TX-SAM-04 TX-SAM-07 TX-SAM-09 TX-SAM-12 TX-SAM-13 TX-SAM-18
characters-summoner =
    .name = Summoner
    .text = Has 5 magic points. Before playing you may summon beasts to the rear, two at most, and command them to exchange cards. After playing you may move one onto your card: it fights in its place, and free of charge where it fits. Each trick won brings a point back. Five wins win the game.
    .rules = TX-SUM-01 TX-SUM-03 TX-SUM-06 TX-SUM-08 TX-SUM-13 TX-SUM-18 TX-SUM-19 TX-SUM-21 TX-SUM-36
characters-ninja =
    .name = Ninja
    .text = After playing you may play a second card face down and draw one; in the fifth trick it may be the top card of the draw deck. When all have played, reveal it, so that it fights as well, or discard it. Exactly two wins bring a Black Crown instead of the Crown. Five wins win the game.
    .rules = TX-NIN-01 TX-NIN-06 TX-NIN-08 TX-NIN-10 TX-NIN-12 TX-NIN-15 TX-NIN-16 TX-NIN-18
characters-alchemist =
    .name = Alchemist
    .text = Throws the hand away and holds six cards of an own deck. You play three cards at once, which count as one of the lead colour: the last digit of their sum. Fitting cards and tricks won bring elements for the magic circle, whose formations score. A complete hexagon lets you forge a crown.
    .rules = TX-ALC-01 TX-ALC-02 TX-ALC-04 TX-ALC-12 TX-ALC-14 TX-ALC-34 TX-ALC-39 TX-ALC-40
characters-time-traveler =
    .name = Time Traveler
    .text = Predicts in secret who gets the Crown and the Black Crowns of the round: 50 points for each that comes true. Twice a round you may play a trick anew: before you play, or when you have won one of the first four. In the last round three open predictions that all come true win the game.
    .rules = TX-TIM-01 TX-TIM-02 TX-TIM-06 TX-TIM-10 TX-TIM-13 TX-TIM-14 TX-TIM-32
characters-phantom-thief =
    .name = Phantom Thief
    .text = Gives each other player a letter: a notice of what is to be stolen, or the invitation to be the partner, with whom you may exchange a card before you play. At the end you rob those whose wins differ from yours as your chip says; face down, it betrays the partner. Five wins win the game.
    .rules = TX-THF-01 TX-THF-04 TX-THF-06 TX-THF-15 TX-THF-20 TX-THF-23 TX-THF-24 TX-THF-36

## items

items-map-of-destiny =
    .name = Map of Destiny
    .text = Discard any number of cards and draw as many.
    .rules = TA-ITM-01
items-potion-of-invisibility =
    .name = Potion of Invisibility
    .text = Play your card face down; it is flipped when all have played. Not when leading.
    .rules = TA-ITM-05 TA-ITM-07 TA-ITM-09
items-timid-boots =
    .name = Timid Boots
    .text = Take your turn after all the others have played.
    .rules = TA-ITM-15
items-miracle-sword =
    .name = Miracle Sword
    .text = Your number card counts 5 more or 5 less, from 1 to 9.
    .rules = TA-ITM-20 TA-ITM-21
items-rulers-wand =
    .name = Ruler's Wand
    .text = Play any number card; it counts as the lead colour.
    .rules = TA-ITM-30 TA-ITM-31 TA-ITM-32
items-berserker-axe =
    .name = Berserker Axe
    .text = Your number card counts as a 10.
    .rules = TA-ITM-40 TA-ITM-41
items-hermits-book-of-secrets =
    .name = Hermit's Book of Secrets
    .text = Draw a card, then discard one.
    .rules = TA-ITM-45
items-fairy-mischief =
    .name = Fairy Mischief
    .text = Your hand lies open for the rest of the round. Not in the fifth trick.
    .rules = TA-ITM-50 TA-ITM-52
items-white-orb =
    .name = White Orb
    .text = Play any card; it counts as a White Flag.
    .rules = TA-ITM-55 TA-ITM-56
items-visit-to-the-castle =
    .name = Visit to the Castle
    .text = All your other items go; every equipment gets a new one.
    .rules = TA-ITM-60 TA-ITM-61
items-proactive-wing =
    .name = Proactive Wing
    .text = If your card ties for the strongest, it wins.
    .rules = TA-ITM-70
items-discovered-gold =
    .name = Discovered Gold
    .text = Gain 30 points at once.
    .rules = TA-ITM-75
items-crystal =
    .name = Crystal
    .text = Cannot be used; worth points as it lies.
    .rules = TA-ITM-90 TA-ADV-52
items-dragon-doll =
    .name = Dragon Doll
    .text = Your card beats every Rare of the trick.
    .rules = TA-ITM-80
items-rock-crystal =
    .name = Rock Crystal
    .text = Cannot be used; worth points as it lies.
    .rules = TA-ITM-90 TA-ADV-52

## tasks

tasks-do-not-take-red =
    .name = Do not take red
    .text = Take no red card: 10 points. Otherwise lose 10.
    .rules = TA-RUL-07 TA-RUL-08 TA-RUL-10 TA-RUL-11
tasks-do-not-take-blue =
    .name = Do not take blue
    .text = Take no blue card: 10 points. Otherwise lose 10.
    .rules = TA-RUL-07 TA-RUL-08 TA-RUL-10 TA-RUL-11
tasks-do-not-take-green =
    .name = Do not take green
    .text = Take no green card: 10 points. Otherwise lose 10.
    .rules = TA-RUL-07 TA-RUL-08 TA-RUL-10 TA-RUL-11
tasks-take-red =
    .name = Take red
    .text = Take a red card: 20 points. Otherwise lose 10.
    .rules = TA-RUL-05 TA-RUL-10 TA-RUL-11
tasks-take-blue =
    .name = Take blue
    .text = Take a blue card: 20 points. Otherwise lose 10.
    .rules = TA-RUL-05 TA-RUL-10 TA-RUL-11
tasks-take-green =
    .name = Take green
    .text = Take a green card: 20 points. Otherwise lose 10.
    .rules = TA-RUL-05 TA-RUL-10 TA-RUL-11
tasks-take-black =
    .name = Take black
    .text = Take a black card: 10 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-take-a-1 =
    .name = Take a 1
    .text = Take a card with the number 1: 10 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-take-a-10 =
    .name = Take a 10
    .text = Take a card with the number 10: 10 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-win-with-a-rare =
    .name = Win with a rare
    .text = Win a trick with a Rare: 10 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-gain-a-black-crown =
    .name = Gain a black crown
    .text = Gain a Black Crown in this round: 20 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-win-no-trick =
    .name = Win no trick
    .text = Win no trick: 20 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-win-one-trick =
    .name = Win one trick
    .text = Win exactly one trick: 20 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-win-two-tricks =
    .name = Win two tricks
    .text = Win exactly two tricks: 20 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-gain-the-crown =
    .name = Gain the crown
    .text = Gain the Crown of this round: 30 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11
tasks-avoid-the-lead-colour =
    .name = Avoid the lead colour
    .text = Never play a card of the lead colour, nor set it: 30 points. Otherwise lose 10.
    .rules = TA-VAR-04 TA-RUL-10 TA-RUL-11

## powers

powers-resistance-0 =
    .name = Kakumei
    .text = With the card you play: in this trick the weakest card wins.
    .rules = TT-RES-01 TT-RES-02 TT-RES-03 TT-RES-11
powers-hermit-0 =
    .name = Dexterous hand
    .text = Draw a card, then discard one.
    .rules = TT-HER-01 TT-HER-02 TT-HER-04
powers-ruler-0 =
    .name = Lead token
    .text = Your number card of another colour counts as the lead colour.
    .rules = TA-RUL-30 TA-RUL-31 TA-RUL-34
powers-adventurer-0 =
    .name = Map of Destiny
    .text = Discard any number of cards and draw as many.
    .rules = TA-ITM-01
powers-adventurer-1 =
    .name = Potion of Invisibility
    .text = Play your card face down; it is flipped when all have played. Not when leading.
    .rules = TA-ITM-05 TA-ITM-07 TA-ITM-09
powers-adventurer-2 =
    .name = Timid Boots
    .text = Take your turn after all the others have played.
    .rules = TA-ITM-15
powers-adventurer-3 =
    .name = Miracle Sword, 5 more
    .text = Your number card counts 5 more, at most 9.
    .rules = TA-ITM-20 TA-ITM-21
powers-adventurer-4 =
    .name = Ruler's Wand
    .text = Play any number card; it counts as the lead colour.
    .rules = TA-ITM-30 TA-ITM-31 TA-ITM-32
powers-adventurer-5 =
    .name = Berserker Axe
    .text = Your number card counts as a 10.
    .rules = TA-ITM-40 TA-ITM-41
powers-adventurer-6 =
    .name = Hermit's Book of Secrets
    .text = Draw a card, then discard one.
    .rules = TA-ITM-45
powers-adventurer-7 =
    .name = Fairy Mischief
    .text = Your hand lies open for the rest of the round. Not in the fifth trick.
    .rules = TA-ITM-50 TA-ITM-52
powers-adventurer-8 =
    .name = White Orb
    .text = Play any card; it counts as a White Flag.
    .rules = TA-ITM-55 TA-ITM-56
powers-adventurer-9 =
    .name = Visit to the Castle
    .text = All your other items go; every equipment gets a new one.
    .rules = TA-ITM-60 TA-ITM-61
powers-adventurer-10 =
    .name = Proactive Wing
    .text = If your card ties for the strongest, it wins.
    .rules = TA-ITM-70
powers-adventurer-11 =
    .name = Discovered Gold
    .text = Gain 30 points at once.
    .rules = TA-ITM-75
powers-adventurer-12 =
    .name = Crystal
    .text = Cannot be used; worth points as it lies.
    .rules = TA-ITM-90 TA-ADV-52
powers-adventurer-13 =
    .name = Dragon Doll
    .text = Your card beats every Rare of the trick.
    .rules = TA-ITM-80
powers-adventurer-14 =
    .name = Rock Crystal
    .text = Cannot be used; worth points as it lies.
    .rules = TA-ITM-90 TA-ADV-52
powers-adventurer-15 =
    .name = Miracle Sword, 5 less
    .text = Your number card counts 5 less, at least 1.
    .rules = TA-ITM-20 TA-ITM-21
powers-strategist-0 =
    .name = Tactical Card
    .text = Play any card of your hand in this turn, once a round.
    .rules = TX-STG-21 TX-STG-22
powers-summoner-0 =
    .name = Summon EL
    .text = Pay 4 MP and lay EL on a free Summon Sheet.
    .rules = TX-SUM-06 TX-SUM-12 TX-SUM-23
powers-summoner-1 =
    .name = Summon MIRIA
    .text = Pay 3 MP and lay MIRIA on a free Summon Sheet.
    .rules = TX-SUM-06 TX-SUM-12 TX-SUM-23
powers-summoner-2 =
    .name = Summon MARU
    .text = Pay 1 MP and lay MARU on a free Summon Sheet.
    .rules = TX-SUM-06 TX-SUM-12 TX-SUM-23
powers-summoner-3 =
    .name = Summon GURU
    .text = Pay 1 MP and lay GURU on a free Summon Sheet.
    .rules = TX-SUM-06 TX-SUM-12 TX-SUM-23
powers-summoner-4 =
    .name = Summon NEMU
    .text = Pay 1 MP and lay NEMU on a free Summon Sheet.
    .rules = TX-SUM-06 TX-SUM-12 TX-SUM-23
powers-summoner-5 =
    .name = Summon OKO
    .text = Pay 1 MP and lay OKO on a free Summon Sheet.
    .rules = TX-SUM-06 TX-SUM-12 TX-SUM-23
powers-summoner-6 =
    .name = Command MARU
    .text = Pay 1 MP, discard a card and draw one.
    .rules = TX-SUM-13 TX-SUM-15
powers-summoner-7 =
    .name = Command GURU
    .text = Pay 1 MP, discard a card and draw one.
    .rules = TX-SUM-13 TX-SUM-15
powers-summoner-8 =
    .name = Command NEMU
    .text = Pay 1 MP, discard a card and draw one.
    .rules = TX-SUM-13 TX-SUM-15
powers-summoner-9 =
    .name = Command OKO
    .text = Pay 1 MP, discard any cards and draw as many.
    .rules = TX-SUM-14 TX-SUM-15
powers-time-traveler-0 =
    .name = Rewind time
    .text = Everyone takes back the cards of this trick. Draw 2 cards, discard 2, and name who leads it anew.
    .rules = TX-TIM-14 TX-TIM-16 TX-TIM-17 TX-TIM-18
powers-phantom-thief-0 =
    .name = Offer your partner a card
    .text = Your partner gives you another card for it, or refuses; then it is discarded, and you draw a card.
    .rules = TX-THF-06 TX-THF-08 TX-THF-10

## traps

traps-trap-a =
    .name = Trap A
    .text = Whoever plays a number from 1 to 6 pays 10 points.
    .rules = TX-STG-07 TX-STG-11 TX-GAP-05
traps-trap-b =
    .name = Trap B
    .text = Whoever plays a number from 7 to 9 pays 10 points.
    .rules = TX-STG-07 TX-STG-11 TX-GAP-05
traps-trap-c =
    .name = Trap C
    .text = Whoever plays black pays 10 points.
    .rules = TX-STG-07 TX-STG-11 TX-STG-12 TX-GAP-05
traps-trap-d =
    .name = Trap D
    .text = If the Strategist wins the trick, everyone else pays 10 points.
    .rules = TX-STG-17 TX-GAP-05
traps-trap-e =
    .name = Trap E
    .text = Whoever does not play the lead colour pays 10 points; so does a card without colour.
    .rules = TX-STG-07 TX-STG-13 TX-STG-14 TX-GAP-05

## questions

questions-discard-a-card-your-own-black-7-stays =
    .card = Discard { $name }
questions-discard-a-card-the-one-you-carried-over-stays =
    .card = Discard { $name }
questions-stack-your-traps-which-comes-next =
    .sentence = Stack your traps: which one opens in the first trick?
    .more = Which trap comes next? The last one is what is left.
    .piece = { $name }
questions-carry-your-rare-into-the-next-round-instead-of-50-points =
    .yes = Carry the Rare
    .no = Take 50 points
questions-carry-a-black-7-into-the-next-round-instead-of-30-points =
    .yes = Carry a black 7
    .no = Take 30 points
questions-take-a-red-card-of-this-trick-into-your-hand =
    .card = Take { $name }
    .no = Take none
questions-discard-another-card-for-the-red-one =
    .card = Discard { $name }
questions-move-a-beast-from-the-rear-onto-your-card-or-none =
    .card = Move { $name }
    .no = Move none
questions-play-a-second-card-face-down-or-none =
    .card = Play { $name } face down
    .no = Play none
questions-look-at-the-top-card-of-the-draw-deck =
    .yes = Look at it
    .no = Leave it
questions-play-that-card-face-down-or-put-it-back-on-top =
    .yes = Play it face down
    .no = Put it back
questions-reveal-your-face-down-card-or-discard-it =
    .yes = Reveal it
    .no = Discard it
questions-play-three-cards-together =
    .lead = Your turn: lead three cards together, then declare the colour.
    .open = Your turn: no colour is led yet. Play three cards together, then declare it.
    .follow = Your turn: play three cards together, at least one of them { $led }.
    .follow-only = Your turn: play three cards together, at least one of them { $led }.
    .free = Your turn: you have no { $led }. Play any three cards; together they count as { $led }.
    .more = Choose three cards to play together.
    .card = Play { $name }
questions-declare-the-lead-colour =
    .sentence = Which colour do your three cards have? It is the lead colour of this trick.
    .colour = Declare { $name }
questions-place-the-element-on-a-free-point-of-the-magic-circle =
    .sentence = You have gained an element. Where on the magic circle does it lie?
    .piece = { $name }
questions-the-hexagon-is-complete-forge-a-crown-or-none =
    .piece = { $name }
    .no = Forge nothing
questions-choose-cards-to-put-under-your-deck-as-many-are-drawn-from-it =
    .more = Choose more cards, or draw as many as you have chosen.
    .card = Put { $name } under the deck
    .done = Draw from your deck
questions-put-the-cards-under-your-deck-each-below-the-one-before =
    .sentence = Which card goes under your deck first? It is drawn before the others.
    .more = Which card comes below it?
    .card = { $name }
questions-put-cards-on-your-deck-each-on-the-one-before =
    .sentence = Your hand is full. Which card goes on your deck first?
    .more = Which card lies on it? The last one is drawn first.
    .card = { $name }
questions-predict-who-gets-the-crown-of-this-round-and-who-the-black-crowns =
    .sentence = Predict in secret: who gets the Crown of this round?
    .more = Predict in secret: who get the Black Crowns of this round?
    .piece = { $name }
questions-show-your-predictions-if-all-come-true-you-win-the-game =
    .yes = Show them
    .no = Keep them secret
questions-predict-how-many-tricks-you-will-win =
    .sentence = Predict in secret: how many tricks will you win?
    .number =
        { $number ->
            [one] { $name } trick
           *[other] { $name } tricks
        }
questions-show-your-prediction-then-it-brings-more-if-it-is-exact =
    .yes = Show it
    .no = Keep it secret
questions-discard-as-many-cards-as-you-have-drawn =
    .more = Choose the other card to discard.
    .card = Discard { $name }
questions-change-the-past-and-play-this-trick-anew =
    .yes = Change the past
    .no = Take the trick
questions-give-each-other-player-a-card-or-what-they-play-in-a-turn =
    .sentence = Give a card to { $other }.
    .more = Give a card to { $other }.
    .card = Give { $name }
questions-discard-down-to-the-hand-you-had-before-this-trick =
    .more = Choose the other card to discard.
    .card = Discard { $name }
questions-name-who-leads-the-trick-that-is-played-anew =
    .seat = { $name }
questions-give-each-other-player-a-letter-in-the-order-of-the-seats =
    .sentence = Give a letter to { $other }.
    .more = Give a letter to { $other }.
    .piece = Give: { $name }
questions-put-the-chip-on-a-field =
    .piece = { $name }
questions-change-the-chip-or-leave-it-as-it-lies =
    .piece = { $name }
    .no = Leave it
questions-offer-your-partner-a-card =
    .card = Offer { $name }
questions-give-a-card-for-the-one-offered-to-you-or-refuse-it =
    .card = Give { $name }
    .no = Refuse
questions-choose-what-you-steal-from-your-partner =
    .piece = { $name }
questions-choose-your-character-for-this-round =
    .piece = Be the { $name }
    .help = Look at your hand first: some characters want every trick, others none.
questions-choose-a-character-you-have-not-used-yet =
    .piece = Be the { $name }
questions-draft-a-character =
    .sentence = Your turn: draft a character.
    .piece = Draft the { $name }
questions-lay-one-of-your-characters-face-down =
    .sentence = Lay one of your characters face down; all are turned up together.
    .piece = Be the { $name }
questions-name-who-leads-the-first-trick =
    .seat = { $name } leads
questions-yours-is-the-highest-priority-name-who-leads-the-first-trick =
    .seat = { $name } leads
questions-name-who-leads-the-first-trick-of-the-last-round =
    .seat = { $name } leads
questions-play-a-card-or-use-a-power-first =
    .lead = Your turn: lead any card.
    .open = Your turn: no colour is led yet, so play any card.
    .follow = Your turn: follow { $led }, or play a card without a colour.
    .follow-only = Your turn: follow { $led }.
    .free = Your turn: you hold no { $led }, so play any card.
    .lifted = Your turn: you need not follow { $led }, so play any card.
    .more = Now play the card it goes with.
    .card = Play { $name }
questions-choose-the-cards-to-discard-as-many-are-drawn =
    .more = Choose more cards to discard, or draw as many as you have chosen.
    .card = Discard { $name }
    .done-none = Discard nothing
    .done = Draw new cards
questions-discard-any-cards-and-draw-as-many-or-stop =
    .sentence = Exchange any cards of your hand, or keep them.
    .more = Choose more cards to discard, or draw as many as you have chosen.
    .card = Discard { $name }
    .done-none = Keep these cards
    .done = Draw new cards
questions-discard-a-card-of-your-hand =
    .card = Discard { $name }
questions-discard-a-card-the-kings-rare-stays =
    .card = Discard { $name }
questions-discard-a-card-for-the-one-you-have-drawn =
    .card = Discard { $name }
questions-spend-a-black-crown-to-discard-cards-and-draw-as-many =
    .yes = Spend a Black Crown
    .no = Keep it
questions-choose-an-item-for-your-equipment =
    .piece = Take { $name }
questions-reserve-a-card-that-lies-open-in-the-trick-or-none =
    .sentence = Reserve a card of the trick: it comes to you even if you lose.
    .card = Reserve { $name }
    .no = Reserve nothing
questions-choose-the-cards-of-a-set-or-make-no-more =
    .more = Choose the other cards of the set.
    .card = Take { $name }
    .done-none = No more sets
    .done = This is the set
questions-bid-how-many-tricks-you-will-win =
    .sentence = Bid: how many tricks will you win?
    .number =
        { $number ->
            [one] { $name } trick
           *[other] { $name } tricks
        }
questions-stake-points-on-your-bid-or-none =
    .sentence = How many points do you stake on your bid?
    .number = { $name } points
questions-give-each-other-player-a-task-in-the-order-of-the-seats =
    .sentence = Give a task to { $other }.
    .more = Give a task to { $other }.
    .piece = Give: { $name }
    .done = No second task

## points

points-point-t =
    .name = Top
    .text = The top; a corner of the purple triangle, in the column.
    .rules = TX-ALC-36 TX-GAP-23
points-point-ul =
    .name = Upper left
    .text = Upper row, left; a corner of the pink triangle.
    .rules = TX-ALC-36 TX-GAP-23
points-point-u =
    .name = Upper middle
    .text = Upper row, middle; in the column.
    .rules = TX-ALC-36 TX-GAP-23
points-point-ur =
    .name = Upper right
    .text = Upper row, right; a corner of the pink triangle.
    .rules = TX-ALC-36 TX-GAP-23
points-point-c =
    .name = Centre
    .text = The centre; in the column.
    .rules = TX-ALC-36 TX-GAP-23
points-point-ll =
    .name = Lower left
    .text = Lower row, left; a corner of the purple triangle.
    .rules = TX-ALC-36 TX-GAP-23
points-point-l =
    .name = Lower middle
    .text = Lower row, middle; in the column.
    .rules = TX-ALC-36 TX-GAP-23
points-point-lr =
    .name = Lower right
    .text = Lower row, right; a corner of the purple triangle.
    .rules = TX-ALC-36 TX-GAP-23
points-point-b =
    .name = Bottom
    .text = The bottom; a corner of the pink triangle, in the column.
    .rules = TX-ALC-36 TX-GAP-23

## formations

formations-purple-triangle =
    .name = Purple triangle
    .text = The top and both lower corners: 10 points.
    .rules = TX-ALC-39 TX-GAP-23
formations-pink-triangle =
    .name = Pink triangle
    .text = The bottom and both upper corners: 10 points.
    .rules = TX-ALC-39 TX-GAP-23
formations-upper-row =
    .name = Upper row
    .text = The three upper points: 30 points.
    .rules = TX-ALC-39 TX-GAP-23
formations-lower-row =
    .name = Lower row
    .text = The three lower points: 30 points.
    .rules = TX-ALC-39 TX-GAP-23
formations-column =
    .name = Column
    .text = The five points from top to bottom: 80 points.
    .rules = TX-ALC-39 TX-GAP-23
formations-hexagon =
    .name = Hexagon
    .text = The six outer points: a crown may be forged; with two players, 50 points.
    .rules = TX-ALC-40 TX-2P-12

## forgings

forgings-forge-crown =
    .name = Forge a Crown
    .text = Costs a Black Crown.
    .rules = TX-ALC-41 TX-ALC-44
forgings-forge-black-crown =
    .name = Forge a Black Crown
    .text = Costs 50 points in round 1, 100 in round 2, 150 in round 3.
    .rules = TX-ALC-42 TX-ALC-44

## letters

letters-notice-of-crown =
    .name = Notice of Crown
    .text = Whoever holds it may be robbed of a Crown.
    .rules = TX-THF-04 TX-THF-25
letters-notice-of-black-crown =
    .name = Notice of Black Crown
    .text = Whoever holds it may be robbed of a Black Crown.
    .rules = TX-THF-04 TX-THF-26
letters-notice-of-30-points =
    .name = Notice of 30 points
    .text = Whoever holds it may be robbed of 30 points.
    .rules = TX-THF-04 TX-THF-27
letters-invitation =
    .name = Invitation
    .text = Whoever holds it is the partner, with whom cards are exchanged.
    .rules = TX-THF-04 TX-THF-06

## loots

loots-steal-crown =
    .name = Steal a Crown
    .text = A Crown of the partner's becomes yours.
    .rules = TX-THF-30
loots-steal-black-crown =
    .name = Steal a Black Crown
    .text = A Black Crown of the partner's becomes yours.
    .rules = TX-THF-30
loots-steal-30-points =
    .name = Steal 30 points
    .text = 30 points of the partner's become yours, or all there are.
    .rules = TX-THF-30 TX-THF-27

## chips

chips-chip-0 =
    .name = Chip on 0
    .text = A theft succeeds from who has won as many tricks as you.
    .rules = TX-THF-05 TX-THF-21
chips-chip-1 =
    .name = Chip on ±1
    .text = A theft succeeds from who has won one trick more or one less than you.
    .rules = TX-THF-05 TX-THF-22
chips-chip-minus-1 =
    .name = Chip on -1
    .text = A theft succeeds if the other player has won one trick less than you.
    .rules = TX-2P-20 TX-2P-21
chips-chip-plus-1 =
    .name = Chip on +1
    .text = A theft succeeds if the other player has won one trick more than you.
    .rules = TX-2P-20 TX-2P-21
chips-chip-flip =
    .name = Flip the chip
    .text = Face up it speaks of those who hold a notice, face down only of the partner.
    .rules = TX-THF-16 TX-THF-23 TX-THF-24

## headings

headings-the-draft = The draft
headings-round-setup = Round { $round } · Setup

## areas

areas-equipment = Equipment
areas-collection = Your collection
areas-used-items = used items
areas-characters = Characters to choose from
areas-characters-left = Characters left
areas-kakumei = Kakumei
areas-reserved = reserved
areas-character = character
areas-wins = tricks won
areas-crowns = Crowns
areas-black-crowns = Black Crowns
areas-bid = bid
areas-stake = stake
areas-item-deck = item deck
areas-task = task
areas-tactical-card = Tactical Card
areas-trap = trap
areas-pool = pool
areas-magic-points = magic points
areas-rear = rear
areas-beasts-left = beasts left
areas-second-card = second card
areas-looked-at = looked at
areas-time-tokens = Time Travel Tokens
areas-predicted-crown = predicted: Crown
areas-predicted-black-crown = predicted: Black Crown
areas-predicted-wins = predicted wins
areas-letter = letter
areas-chip = chip
areas-offered = offered
areas-alchemist-deck = own deck
areas-formation = formation
areas-magic-circle = Magic circle
areas-forging-crowns = Crowns to forge
areas-forging-black-crowns = Black Crowns to forge
areas-carried = carried over

## values

values-declared = declared
values-done = done
values-broken = broken
values-ready = ready
values-used = used
values-face-down = face down

## marks

marks-reserved = reserved
marks-covered = under it

## events

events-chose = { $seat } is the { $piece } in this round.
events-bid = { $seat } bids { $number }.
events-begins =
    { $number ->
        [one] Everyone begins with { $number } point.
       *[other] Everyone begins with { $number } points.
    }
events-drafted = { $seat } drafts the { $piece }.
events-spent-black-crown = { $seat } spends a Black Crown.
events-equipped = { $seat } has a new item: { $cards }.
events-items-reshuffled = The used items are shuffled into a new item deck of { $number }.
events-opened-hand = { $seat } lays the hand open: { $cards }.
events-crown = { $seat } gets the Crown of the round.
events-no-crown = Nobody gets the Crown of the round.
events-black-crown = { $seat } gets a Black Crown.
events-task = { $seat } gives { $other } the task: { $piece }.
events-trap = { $seat } turns up a trap: { $piece }.
events-pool-to-box =
    { $number ->
        [one] The { $number } point left in the pool go to the box.
       *[other] The { $number } points left in the pool go to the box.
    }
events-took-carried = { $seat } takes { $cards }, carried over, into the hand.
events-carries = { $seat } carries { $cards } into the next round.
events-took-from-trick = { $seat } takes { $cards } from the trick into the hand.
events-spent-mp = { $seat } spends { $number } MP.
events-restored-mp = { $seat } gets { $number } MP back.
events-to-the-front = { $seat } moves { $cards } to the front.
events-back-to-the-rear = { $seat } takes { $cards } back to a Summon Sheet.
events-drew-exclusive = { $seat } draws { $cards } from their own deck.
events-declared-red = { $seat } declares red.
events-declared-blue = { $seat } declares blue.
events-declared-green = { $seat } declares green.
events-declared-black = { $seat } declares black.
events-element = { $seat } places an element: { $piece }.
events-put-on-deck =
    { $number ->
        [one] { $seat } puts { $number } card on their own deck.
       *[other] { $seat } puts { $number } cards on their own deck.
    }
events-put-under-deck =
    { $number ->
        [one] { $seat } puts { $number } card under their own deck.
       *[other] { $seat } puts { $number } cards under their own deck.
    }
events-forged-crown = { $seat } forges a Crown for a Black Crown.
events-forged-black-crown = { $seat } forges a Black Crown.
events-predicted = { $seat } has made a prediction.
events-predicted-crown = { $seat } has predicted the Crown for { $other }.
events-predicted-black-crown = { $seat } has predicted a Black Crown for { $other }.
events-predicted-wins =
    { $number ->
        [one] { $seat } has predicted { $number } win.
       *[other] { $seat } has predicted { $number } wins.
    }
events-changed-past = { $seat } changes the past and takes { $cards } into the hand.
events-letter = { $seat } gives { $other } a letter: { $piece }.
events-put-chip = { $seat } puts the chip on its field: { $piece }.
events-flipped-chip-down = { $seat } flips the chip face down.
events-flipped-chip-up = { $seat } flips the chip face up.
events-offered = { $seat } offers { $other } { $cards }.
events-accepted = { $seat } accepts the exchange with { $other }.
events-refused = { $seat } refuses the exchange with { $other }.
events-stole-crown = { $seat } steals a Crown from { $other }.
events-stole-black-crown = { $seat } steals a Black Crown from { $other }.

## options

options-characters =
    .label = Characters
    .text = Which characters are in the game. The seven of the expansion bend the rules most: traps, beasts, alchemy, time travel, theft.
    .value-basic = The five basic ones
    .value-adventurer_too = The basic ones and the Adventurer
    .value-base_box = All eight of the base box
    .value-with_expansion = All fifteen, with the expansion
options-selection_mode =
    .label = How characters are offered
    .text = Each round all of them, or a row of one more than there are players; or everybody drafts three before the first round and plays each of them once. By the set: a row with six or more of the base box, otherwise all.
    .value-by_set = By the set
    .value-all_star = All of them
    .value-shuffle = A row
    .value-draft = A draft of three each
options-unselected_character =
    .label = The character nobody chose
    .text = In a row, whether the character nobody chose is shuffled with the used ones or laid out first.
    .value-shuffled = Shuffled with the used ones
    .value-first = Laid out first
options-vp350 =
    .label = 350 points win
    .text = More than 350 points at the end win the game for a character of the expansion (3 to 5 players).
options-points_win =
    .label = Winning by points
    .text = With 4 or 5 players: 350 points, or 150 ahead, win the game.
options-points_win_scope =
    .label = Whose points can win
    .text = Whose points can win so: only characters of the expansion, or all.
    .value-expansion = Characters of the expansion
    .value-all = All characters
options-resistance_variant_3p =
    .label = Gentler Resistance for three
    .text = With 3 players: black Kakumei brings 100 points and the Crown instead of winning the game.
options-first_lead =
    .label = The first lead
    .text = Whether the player with the fewest points leads the first trick or names who does.
    .value-leads = Leads the first trick
    .value-names = Names who leads
options-berserker_renewal =
    .label = The Berserker's new cards
    .text = Where the Berserker's new cards come from when a Black Crown is spent.
    .value-common = From the draw deck
    .value-own_deck = From the own deck
options-collector_grouping =
    .label = The Collector's sets
    .text = Whether the Collector's best sets are found for the player or made by hand.
    .value-automatic = Found for the player
    .value-by_hand = Made by hand
options-collector_2023 =
    .label = The Collector of 2023
    .text = The Collector by the 2023 edition: more sets, Black Crowns.
options-ruler_2023 =
    .label = The Ruler of 2023
    .text = The Ruler by the 2023 edition: other own tasks, and the Crown.
options-tasks_2023 =
    .label = More tasks
    .text = Ten more tasks for the Ruler, from the 2023 edition.
options-low_cards_2p =
    .label = Low cards only
    .text = Two players: play without all 7s, 8s and 9s (2023 edition).
options-discards =
    .label = Discards
    .text = Whether discarded cards lie face down or open.
    .value-face_down = Face down
    .value-face_up = Open
options-two_player_mode =
    .label = Two players
    .text = Two players: five rounds with the basic characters, or a draft of six, of eight or, with the expansion, of any.
    .value-basic = Five rounds
    .value-drafted = Draft
options-first_player =
    .label = Who begins
    .text = Drawn by lot, or a seat you name.
    .value-random = Drawn by lot
    .value-0 = Seat 1
    .value-1 = Seat 2
    .value-2 = Seat 3
    .value-3 = Seat 4
    .value-4 = Seat 5

## awards

awards-crown =
    .title = The Crown to { $seat }
awards-no-crown =
    .title = The Crown stays in the box
    .text-tied =
        { $wins ->
            [one] { $leaders } each won { $wins } trick, and a tie gives it to nobody.
           *[other] { $leaders } each won { $wins } tricks, and a tie gives it to nobody.
        }
awards-black-crown =
    .title = A Black Crown to { $seat }
