### Kings TrickTakers in English: what the code says or says shorter, and the rules each text rests on.

extends = takers

## game

game-name = Kings TrickTakers
game-blurb = Lead a party of King, Queen, Jack and three characters. Two of them help you; with the third you bid on the tricks you will win.
game-minutes = 40
game-unit =
    { $number ->
        [one] point
       *[other] points
    }

## ways

ways-points =
    .title = Most points
    .text = After round 3. With equal points the smallest King Number.

## cards

cards-raa =
    .name = Rare
    .text = Beats every number card. It has no colour and may always be played.
    .rules = KT-TRICK-06 KT-TRICK-13
cards-rab =
    .name = Rare
    .text = Beats every number card. It has no colour and may always be played.
    .rules = KT-TRICK-06 KT-TRICK-13
cards-wfa =
    .name = White Flag
    .text = Loses to every number card; in Ombre and Whist it beats a Rare. It has no colour and may always be played.
    .rules = KT-TRICK-06 KT-TRICK-14 KO-PLAY-04
cards-wfb =
    .name = White Flag
    .text = Loses to every number card; in Ombre and Whist it beats a Rare. It has no colour and may always be played.
    .rules = KT-TRICK-06 KT-TRICK-14 KO-PLAY-04
cards-k10x =
    .name = black 10 (Berserker)
    .text = The black 10 that Berserker takes into the hand. It is a black 10 like the other one.
    .rules = KT-BER-01 KT-BER-03
cards-k10y =
    .name = black 10 (Berserker)
    .text = The black 10 that Berserker takes into the hand. It is a black 10 like the other one.
    .rules = KT-BER-01 KT-BER-03
cards-r11 =
    .name = red 11
    .text = The highest number of its colour in Whist; in Napoleon only the 12 is above it.
    .rules = KW-PLAY-02 KN-PLAY-02
cards-b11 =
    .name = blue 11
    .text = The highest number of its colour in Whist; in Napoleon only the 12 is above it.
    .rules = KW-PLAY-02 KN-PLAY-02
cards-g11 =
    .name = green 11
    .text = The highest number of its colour in Whist; in Napoleon only the 12 is above it.
    .rules = KW-PLAY-02 KN-PLAY-02
cards-k11 =
    .name = black 11
    .text = The highest number of its colour in Whist; in Napoleon only the 12 is above it.
    .rules = KW-PLAY-02 KN-PLAY-02
cards-w11 =
    .name = white 11
    .text = Need not follow, and counts as the 11 of the lead colour.
    .rules = KW-PLAY-03 KW-PLAY-04
cards-r12 =
    .name = red 12
    .text = The highest number of its colour in Napoleon.
    .rules = KN-PLAY-02
cards-b12 =
    .name = blue 12
    .text = The highest number of its colour in Napoleon.
    .rules = KN-PLAY-02
cards-g12 =
    .name = green 12
    .text = The highest number of its colour in Napoleon.
    .rules = KN-PLAY-02
cards-k12 =
    .name = black 12
    .text = The highest number of its colour in Napoleon.
    .rules = KN-PLAY-02
cards-w12 =
    .name = white 12
    .text = Need not follow, and counts as the 12 of the lead colour.
    .rules = KN-PLAY-03

## characters

characters-gambler =
    .name = Gambler
    .aim = As a bid: none or exactly two tricks.
    .text = In Set Up draw 2 cards, then discard 2. If your bid is successful: 20. As bid card: 30 for 0 wins, 60 for 2.
    .rules = KT-GAM-01 KT-GAM-02
characters-hermit =
    .name = Hermit
    .aim = As a bid: no trick at all.
    .text = Once in the round, before your card, you may draw 3 cards and then discard 3. With 0 wins: 20. As bid card: 40 for 0 wins.
    .rules = KT-HER-01 KT-HER-04
characters-resistance =
    .name = Resistance
    .aim = As a bid: none or exactly three tricks.
    .text = You may play a 1 as the 10 of its colour, a 10 as the 1, a White Flag as a Rare and a Rare as a White Flag; also what your Queen made of the card. As bid card: 30 for 0 wins, 90 for 3.
    .rules = KT-RES-01 KT-RES-02
characters-berserker =
    .name = Berserker
    .aim = As a bid: exactly one trick.
    .text = In Set Up take an extra black 10, then discard a card; with two players both of them, then discard 2. With 1 win: 20. As bid card: 50 for 1 win.
    .rules = KT-BER-01 KT-BER-05
characters-samurai =
    .name = Samurai
    .aim = As a bid: exactly one or three tricks.
    .text = Your red cards fight as black cards of the same number; in everything else they are red. As bid card: 40 for 1 win, 90 for 3.
    .rules = KT-SAM-01
characters-ninja =
    .name = Ninja
    .aim = As a bid: exactly two tricks.
    .text = When you are to lead a trick, you may appoint another player to lead it. With 2 wins: 30. As bid card: 70 for 2 wins.
    .rules = KT-NIN-01 KT-NIN-07
characters-healer =
    .name = Healer
    .aim = As a bid: exactly one or two tricks.
    .text = 10 for each blue or green card you have taken, at most 50. As bid card: 30 for 1 win, 50 for 2.
    .rules = KT-HEA-01
characters-collector =
    .name = Collector
    .aim = As a bid: none or exactly one trick.
    .text = For Rares and White Flags you have taken: 20 for one, 50 for two, 80 for more. As bid card: 30 for 0 wins, 30 for 1.
    .rules = KT-COL-01
characters-devil =
    .name = Devil
    .aim = As a bid: that others miss theirs.
    .text = You have 2 wins more; exactly 3 wins cost 20. As bid card: 30 for each other player who missed the bid.
    .rules = KT-DEV-01 KT-DEV-04 KT-DEV-06
characters-cheerleader =
    .name = Cheerleader
    .aim = As a bid: that of another player.
    .text = Face up you bid nothing, name a partner and score with the partner's bid, wins and cards; once in the round, before your card, you may exchange a card with the partner. As bid card: the bid of another player's bid card.
    .rules = KT-CHE-04 KT-CHE-11 KT-CHE-21

## ranks

ranks-king = King

## axes

axes-exact = points for exactly so many tricks
axes-total = points of this bid and your Jack, by tricks won
axes-misses = points for others who miss their bids
axes-wins = points face up, for tricks won

## heads

heads-missed = { $missed } missed

## halves

halves-character = Face up: it helps
halves-of-strip-character = Face down: your bid

## acts

acts-gambler-draw =
    .text = Draw 2 cards, then discard 2.
    .rules = KT-GAM-01
acts-gambler-bid-made =
    .title = 20 points
    .text = If the bid you laid down comes true.
    .rules = KT-GAM-02
acts-hermit-draw =
    .text = Once in the round: draw 3 cards, then discard 3.
    .rules = KT-HER-01
acts-hermit-no-win =
    .title = 20 points
    .text = For no win at all.
    .rules = KT-HER-04
acts-resistance-change =
    .title = Change the strength
    .text = A 1 counts as the 10 of its colour, a 10 as the 1, a White Flag as a Rare, a Rare as a White Flag.
    .rules = KT-RES-01 KT-RES-02
acts-berserker-ten =
    .title = Black 10
    .text = Take it, then discard a card. With two players take both, and discard 2.
    .rules = KT-BER-01
acts-berserker-one-win =
    .title = 20 points
    .text = For exactly one win.
    .rules = KT-BER-05
acts-samurai-red =
    .text = Your red cards fight as black cards of the same number.
    .rules = KT-SAM-01
acts-ninja-appoint =
    .text = When you are to lead, you may appoint another player to lead.
    .rules = KT-NIN-01
acts-ninja-two-wins =
    .title = 30 points
    .text = For exactly two wins.
    .rules = KT-NIN-07
acts-healer-cards =
    .title = 10 points
    .text = For each blue or green card you have taken, at most 50.
    .rules = KT-HEA-01
acts-collector-cards =
    .title = 20, 50 or 80 points
    .text = For one, two or more Rares and White Flags you have taken.
    .rules = KT-COL-01
acts-devil-wins =
    .title = 2 wins
    .text = More than the tricks you have won.
    .rules = KT-DEV-01
acts-devil-three-wins =
    .title = −20 points
    .text = For exactly 3 wins.
    .rules = KT-DEV-04
acts-cheerleader-partner =
    .title = Partner
    .text = You bid nothing and name one: you score with the partner's bid, wins and cards.
    .rules = KT-CHE-04 KT-CHE-11
acts-cheerleader-exchange =
    .text = Once in the round: exchange a card with the partner.
    .rules = KT-CHE-06
acts-white-set-numbers =
    .title = King Number
    .text = 1, and 6 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-white-set-king =
    .title = King
    .text = Lay it on a Rare, a White Flag or a card under its Queen: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-white-set-queen =
    .title = Queen
    .text = The card you play has the strength of a Rare. Once; from round 2 on 30 points turn her up again.
    .rules = KT-QUEEN-11 KT-QUEEN-01 KT-SET-04 KT-SET-05
acts-white-set-played =
    .title = King played
    .text = 20, 50, 80 or 150 points for one to four Rares and White Flags taken.
    .rules = KT-KING-12
acts-white-set-unused =
    .title = King not played
    .text = 60 points.
    .rules = KT-KING-09
acts-white-jack-bid =
    .title = As a bid
    .text = In round 3, face down, it pays 100 for exactly 3 wins (with two players in any round).
    .rules = KT-JACK-02 KT-BID-07 KT2-RND-07
acts-white-jack-face-up =
    .title = Face up
    .text = Pays by the tricks won, as the strip shows.
    .rules = KT-JACK-01
acts-white-king-numbers =
    .title = King Number
    .text = 1, and 6 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-white-king-play =
    .text = Lay it on a Rare, a White Flag or a card under its Queen: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-red-set-numbers =
    .title = King Number
    .text = 2, and 7 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-red-set-king =
    .title = King
    .text = Lay it on a red card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-red-set-queen =
    .title = Queen
    .text = One more win. Once; from round 2 on 40 points turn her up again.
    .rules = KT-QUEEN-21 KT-QUEEN-01 KT-SET-04 KT-SET-05
acts-red-set-played =
    .title = King played
    .text = 10 points for each red card taken, in every round from then on.
    .rules = KT-KING-11
acts-red-set-unused =
    .title = King not played
    .text = 50 points.
    .rules = KT-KING-09
acts-red-jack-bid =
    .title = As a bid
    .text = In round 3, face down, it pays 100 for exactly 3 wins (with two players in any round).
    .rules = KT-JACK-02 KT-BID-07 KT2-RND-07
acts-red-jack-face-up =
    .title = Face up
    .text = Pays by the tricks won, as the strip shows.
    .rules = KT-JACK-01
acts-red-king-numbers =
    .title = King Number
    .text = 2, and 7 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-red-king-play =
    .text = Lay it on a red card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-blue-set-numbers =
    .title = King Number
    .text = 3, and 8 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-blue-set-king =
    .title = King
    .text = Lay it on a blue card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-blue-set-queen =
    .title = Queen
    .text = The card you play has the strength of a White Flag. Once; from round 2 on 20 points turn her up again.
    .rules = KT-QUEEN-31 KT-QUEEN-01 KT-SET-04 KT-SET-05
acts-blue-set-played =
    .title = King played
    .text = 10 points for each blue card taken, in every round from then on.
    .rules = KT-KING-11
acts-blue-set-unused =
    .title = King not played
    .text = 40 points.
    .rules = KT-KING-09
acts-blue-jack-bid =
    .title = As a bid
    .text = In round 3, face down, it pays 100 for exactly 3 wins (with two players in any round).
    .rules = KT-JACK-02 KT-BID-07 KT2-RND-07
acts-blue-jack-face-up =
    .title = Face up
    .text = Pays by the tricks won, as the strip shows.
    .rules = KT-JACK-01
acts-blue-king-numbers =
    .title = King Number
    .text = 3, and 8 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-blue-king-play =
    .text = Lay it on a blue card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-green-set-numbers =
    .title = King Number
    .text = 4, and 9 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-green-set-king =
    .title = King
    .text = Lay it on a green card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-green-set-queen =
    .title = Queen
    .text = You play after all the others. Once; from round 2 on 10 points turn her up again.
    .rules = KT-QUEEN-41 KT-QUEEN-01 KT-SET-04 KT-SET-05
acts-green-set-played =
    .title = King played
    .text = 10 points for each green card taken, in every round from then on.
    .rules = KT-KING-11
acts-green-set-unused =
    .title = King not played
    .text = 30 points.
    .rules = KT-KING-09
acts-green-jack-bid =
    .title = As a bid
    .text = In round 3, face down, it pays 100 for exactly 3 wins (with two players in any round).
    .rules = KT-JACK-02 KT-BID-07 KT2-RND-07
acts-green-jack-face-up =
    .title = Face up
    .text = Pays by the tricks won, as the strip shows.
    .rules = KT-JACK-01
acts-green-king-numbers =
    .title = King Number
    .text = 4, and 9 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-green-king-play =
    .text = Lay it on a green card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-black-set-numbers =
    .title = King Number
    .text = 5, and 10 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-black-set-king =
    .title = King
    .text = Lay it on a black card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08
acts-black-set-queen =
    .title = Queen
    .text = The card you play need not follow. Once; from round 2 on 10 points turn her up again.
    .rules = KT-QUEEN-51 KT-QUEEN-01 KT-SET-04 KT-SET-05
acts-black-set-played =
    .title = King played
    .text = 10 points for each black card taken, in every round from then on.
    .rules = KT-KING-11
acts-black-set-unused =
    .title = King not played
    .text = 20 points.
    .rules = KT-KING-09
acts-black-jack-bid =
    .title = As a bid
    .text = In round 3, face down, it pays 100 for exactly 3 wins (with two players in any round).
    .rules = KT-JACK-02 KT-BID-07 KT2-RND-07
acts-black-jack-face-up =
    .title = Face up
    .text = Pays by the tricks won, as the strip shows.
    .rules = KT-JACK-01
acts-black-king-numbers =
    .title = King Number
    .text = 5, and 10 once the King is played. The smallest leads the first trick and, from round 2 on, drafts first.
    .rules = KT-KNUM-01 KT-KNUM-02 KT-KNUM-03 KT-KNUM-05
acts-black-king-play =
    .text = Lay it on a black card: it beats everything. Once in the game.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08

## sets

sets-white-set =
    .name = White set
    .aim = Likes one to three tricks, and Rares.
    .text = King Numbers 1 and 6; unused, the King is worth 60. Queen: a card of yours has the strength of a Rare; 30 points turn her up again. Jack: 10 for 1 win, 20 for 2 wins, 30 for 3 wins.
    .rules = KT-KNUM-05 KT-KING-09 KT-QUEEN-11 KT-SET-05 KT-JACK-01
sets-red-set =
    .name = Red set
    .aim = Likes one or two tricks; one is a gift.
    .text = King Numbers 2 and 7; unused, the King is worth 50. Queen: one more win; 40 points turn her up again. Jack: 20 for 1 win, 30 for 2 wins.
    .rules = KT-KNUM-05 KT-KING-09 KT-QUEEN-21 KT-SET-05 KT-JACK-01
sets-blue-set =
    .name = Blue set
    .aim = Likes no trick or one, and ducks.
    .text = King Numbers 3 and 8; unused, the King is worth 40. Queen: a card of yours has the strength of a White Flag; 20 points turn her up again. Jack: 20 for 0 wins, 20 for 1 win.
    .rules = KT-KNUM-05 KT-KING-09 KT-QUEEN-31 KT-SET-05 KT-JACK-01
sets-green-set =
    .name = Green set
    .aim = Likes no trick or two, and plays last.
    .text = King Numbers 4 and 9; unused, the King is worth 30. Queen: you play last in a trick; 10 points turn her up again. Jack: 30 for 0 wins, 30 for 2 wins.
    .rules = KT-KNUM-05 KT-KING-09 KT-QUEEN-41 KT-SET-05 KT-JACK-01
sets-black-set =
    .name = Black set
    .aim = Likes one trick or three, by any card.
    .text = King Numbers 5 and 10; unused, the King is worth 20. Queen: you need not follow; 10 points turn her up again. Jack: 20 for 1 win, 40 for 3 wins.
    .rules = KT-KNUM-05 KT-KING-09 KT-QUEEN-51 KT-SET-05 KT-JACK-01

## jacks

jacks-white-jack =
    .name = White Jack
    .aim = Pays for 1, 2 or 3 tricks; as a bid for 3.
    .text = Face up: 10 for 1 win, 20 for 2 wins, 30 for 3 wins. As a bid: 100 for 3 wins.
    .rules = KT-JACK-01 KT-JACK-02
jacks-red-jack =
    .name = Red Jack
    .aim = Pays for 1 or 2 tricks; as a bid for 3.
    .text = Face up: 20 for 1 win, 30 for 2 wins. As a bid: 100 for 3 wins.
    .rules = KT-JACK-01 KT-JACK-02
jacks-blue-jack =
    .name = Blue Jack
    .aim = Pays for no trick or 1; as a bid for 3.
    .text = Face up: 20 for 0 wins, 20 for 1 win. As a bid: 100 for 3 wins.
    .rules = KT-JACK-01 KT-JACK-02
jacks-green-jack =
    .name = Green Jack
    .aim = Pays for no trick or 2; as a bid for 3.
    .text = Face up: 30 for 0 wins, 30 for 2 wins. As a bid: 100 for 3 wins.
    .rules = KT-JACK-01 KT-JACK-02
jacks-black-jack =
    .name = Black Jack
    .aim = Pays for 1 or 3 tricks; as a bid for 3.
    .text = Face up: 20 for 1 win, 40 for 3 wins. As a bid: 100 for 3 wins.
    .rules = KT-JACK-01 KT-JACK-02

## kings

kings-white-king =
    .name = White King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a Rare, a White Flag or a card under its Queen; once. King Numbers 1 and 6.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08 KT-KNUM-05
kings-red-king =
    .name = Red King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a red card; once. King Numbers 2 and 7.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08 KT-KNUM-05
kings-blue-king =
    .name = Blue King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a blue card; once. King Numbers 3 and 8.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08 KT-KNUM-05
kings-green-king =
    .name = Green King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a green card; once. King Numbers 4 and 9.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08 KT-KNUM-05
kings-black-king =
    .name = Black King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a black card; once. King Numbers 5 and 10.
    .rules = KT-KING-02 KT-KING-05 KT-KING-08 KT-KNUM-05

## powers

powers-hermit-0 =
    .name = Draw 3 cards, then discard 3
    .text = Once in the round, before your card: draw 3 cards, then discard 3.
    .rules = KT-HER-01 KT-HER-02
powers-resistance-0 =
    .name = Change the strength of your card
    .text = A 1 counts as the 10 of its colour, a 10 as the 1, a White Flag as a Rare, a Rare as a White Flag.
    .rules = KT-RES-01 KT-RES-02 KT-RES-03
powers-cheerleader-0 =
    .name = Exchange a card with your partner
    .text = Once in the round, before your card: pass a card to your partner, who passes one back.
    .rules = KT-CHE-06 KT-CHE-07
powers-red-queen =
    .name = Red Queen: one more win
    .text = Counts as one more win in this round.
    .rules = KT-QUEEN-21
powers-blue-queen =
    .name = Blue Queen: below all numbers
    .text = The card you play has the strength of a White Flag.
    .rules = KT-QUEEN-31
powers-green-queen =
    .name = Green Queen: play last
    .text = You play when all others have played to this trick.
    .rules = KT-QUEEN-41
powers-black-queen =
    .name = Black Queen: need not follow
    .text = The card you play need not follow the lead colour.
    .rules = KT-QUEEN-51
powers-white-queen =
    .name = White Queen: above all numbers
    .text = The card you play has the strength of a Rare.
    .rules = KT-QUEEN-11
powers-red-king =
    .name = Red King
    .text = Lay the King on a red card that you play: it beats everything. Once.
    .rules = KT-KING-02 KT-KING-05
powers-blue-king =
    .name = Blue King
    .text = Lay the King on a blue card that you play: it beats everything. Once.
    .rules = KT-KING-02 KT-KING-05
powers-green-king =
    .name = Green King
    .text = Lay the King on a green card that you play: it beats everything. Once.
    .rules = KT-KING-02 KT-KING-05
powers-black-king =
    .name = Black King
    .text = Lay the King on a black card that you play: it beats everything. Once.
    .rules = KT-KING-02 KT-KING-05
powers-white-king =
    .name = White King
    .text = Lay the King on a Rare, a White Flag or a card under the White Queen that you play: it beats everything. Once.
    .rules = KT-KING-02 KT-KING-05 KT-KING-03

## headings

headings-preparation = Preparation
headings-round-preparation = Round { $round } · Before trick 1
headings-round-preparation-of = Round { $round } of { $rounds } · Before trick 1

## areas

areas-sets = Sets to take
areas-ready-parties = Ready parties
areas-characters = Characters in the middle
areas-kings-deck = King's deck
areas-special-cards = Rares and White Flags
areas-court = King and Jack
areas-kings-face-down = Kings played
areas-party = Characters face up
areas-bid = Bid
areas-auction-cards = Auction cards
areas-number-shown = Number shown
areas-cards-in-front = Declared
areas-taken = Cards taken
areas-last-trick = Last trick
areas-contract = Devil's contract
areas-set = set
areas-king-number = King Number
areas-queen = Queen
areas-team = team
areas-wins = wins
areas-kizuna = KIZUNA
areas-copy = COPY
areas-jack-spent = Jack spent
areas-king-player = King player
areas-rival = Rival
areas-starter = started the auction
areas-stands = highest
areas-passed = passed

## values

values-white = White
values-up = face up
values-turned = used once
values-laid = laid
values-counts = counts as a win
values-down = face down
values-no-colour = none

## marks

marks-as-rare = counts as a Rare
marks-white-king = under the White King
marks-red-king = under the Red King
marks-blue-king = under the Blue King
marks-green-king = under the Green King
marks-black-king = under the Black King
marks-white-queen = counts as a Rare (White Queen)
marks-blue-queen = counts as a White Flag (Blue Queen)
marks-black-queen = with the Black Queen

## questions

questions-play-a-card-before-it-use-or-announce-what-you-like =
    .lead = Your turn: lead any card.
    .open = Your turn: no colour is led yet, so play any card.
    .open-rule = KT-TRICK-07
    .follow = Your turn: follow { $led }, or play a card without a colour.
    .follow-rule = KT-TRICK-04
    .follow-only = Your turn: follow { $led }.
    .follow-only-rule = KT-TRICK-04
    .free = Your turn: you hold no { $led }, so play any card.
    .free-rule = KT-TRICK-05
    .lifted = Your turn: you need not follow { $led }, so play any card.
    .more = Now play the card it goes with, or announce more.
    .card = Play { $name }
questions-take-a-set-or-a-character =
    .piece = Take { $name }
    .help = In four passes everybody takes a set and three characters.
questions-take-a-character =
    .piece = Take { $name }
questions-take-a-set-it-is-yours-for-the-whole-game =
    .piece = Take { $name }
questions-take-a-ready-party-a-set-and-the-three-characters-beside-it =
    .piece = Take the party of the { $name }
questions-choose-which-of-your-characters-you-lay-face-down-as-your-bid =
    .sentence = Which character do you lay face down as your bid? The other two help you.
    .piece = Bid { $name }
    .done-none = Bid nothing
questions-choose-one-or-two-cards-as-your-bid-of-your-characters-and-the-jack =
    .piece = Bid { $name }
    .more = Lay a second card face down, or leave it at this one.
    .done = Only this one
    .done-none = Bid nothing
questions-choose-one-card-as-your-bid-a-character-or-the-jack =
    .piece = Bid { $name }
questions-give-kizuna-to-another-player-who-is-your-partner-in-this-round =
    .seat = { $name } is my partner
questions-put-copy-by-another-players-bid-card-it-is-your-bid =
    .piece = Copy { $name }
questions-pay-for-your-queen-to-turn-her-up-again-or-leave-her-face-down =
    .yes = Pay { $name } points for her
    .no = Leave her face down
    .help = White costs 30 points, red 40, blue 20, green 10, black 10.
questions-gambler-has-drawn-2-cards-discard-2-which-may-be-the-same =
    .more = Choose the other card to discard.
    .card = Discard { $name }
questions-hermit-has-drawn-3-cards-discard-3-which-may-be-the-same =
    .more = Choose the other cards to discard.
    .card = Discard { $name }
questions-berserker-has-taken-an-extra-card-discard-one-that-card-or-another =
    .card = Discard { $name }
questions-berserker-has-taken-both-extra-cards-discard-2-cards-of-any-kind =
    .more = Choose the other card to discard.
    .card = Discard { $name }
questions-appoint-another-player-to-lead-this-trick-or-keep-the-lead =
    .seat = { $name } leads
    .seat-self = Keep the lead
questions-pass-a-card-to-your-partner-who-passes-one-back =
    .card = Pass { $name }
questions-pass-a-card-back-it-may-be-the-one-you-received =
    .card = Pass { $name } back
questions-spend-your-jack-to-add-3-to-your-bid-or-keep-it =
    .yes = Spend the Jack
    .no = Keep the Jack
questions-you-are-far-behind-take-a-contract-king-of-an-earlier-round-or-none =
    .piece = Take the { $name }
    .no = Take none
    .done = Take no more
    .done-none = Take none
questions-declare-how-many-auction-cards-lie-before-you-then-or-pass =
    .sentence = How many auction cards shall lie in front of you? Or pass.
    .help = Everybody has three auction cards that nobody has seen. The last who has not passed is the King player: takes a set first, whose colour is trump, and leads, but loses the auction cards in front. Those kept back are swapped for hand cards; a Rival swaps all three.
    .number = Declare { $name }
    .number-text = { $number ->
        [1] 2 left to swap
        [2] 1 left to swap
       *[other] none left to swap
    }
    .no = Pass
questions-discard-as-many-cards-of-your-hand-as-you-took-up =
    .more = Choose the other cards to discard.
    .card = Discard { $name }
questions-take-a-set-its-colour-is-trump-and-with-white-there-is-none =
    .piece = Take { $name }
questions-take-one-of-the-sets-that-are-left =
    .piece = Take { $name }
questions-take-a-set-or-a-rare-or-white-flag =
    .sentence = Take a set, or a Rare or White Flag: you need one of each.
    .help = Everybody takes one of each, in two turns. The 11 of your set and the special card come into your hand; King and Queen lie open.
    .piece = Take { $name }
    .card = Take a { $name }
questions-take-a-rare-or-white-flag =
    .card = Take a { $name }
questions-choose-a-number-card-the-highest-takes-a-set-first =
    .help = The card you show is discarded. Of equal numbers black comes first, then red, blue and green.
    .card = Show { $name }
questions-take-a-set-white-and-black-play-against-the-other-three =
    .piece = Take { $name }
questions-you-have-taken-up-4-cards-discard-4-number-cards =
    .more = Choose the other cards to discard.
    .card = Discard { $name }

## options

options-initial_parties =
    .label = First parties
    .text = 4 or 5 players: draft your party, or begin with ready ones, by lot or by choice.
    .value-off = Draft
    .value-random = Ready, by lot
    .value-choice = Ready, by choice
options-cheerleader =
    .label = Cheerleader
    .text = 4 or 5 players, for those who know the game: Cheerleader joins the characters.
options-red_queen_advanced =
    .label = Red Queen, advanced
    .text = With Cheerleader: a Red Queen counts only for whoever used her.
options-devil_contract =
    .label = Devil's contract
    .text = 3 or 4 players: cards of one colour cost points from round 2 on. With 2 it is always in the game.
options-set_assignment =
    .label = Sets
    .text = 2 players: sets are drawn by lot, or chosen.
    .value-random = Drawn by lot
    .value-choice = Chosen
options-first_drafter =
    .label = Who drafts first
    .text = Drawn by lot, or a seat you name.
    .value-random = Drawn by lot
    .value-0 = Seat 1
    .value-1 = Seat 2
    .value-2 = Seat 3
    .value-3 = Seat 4
    .value-4 = Seat 5
options-ombre_first_starter =
    .label = Who starts the first auction
    .text = Drawn by lot, or a seat you name.
    .value-random = Drawn by lot
    .value-0 = Seat 1
    .value-1 = Seat 2
    .value-2 = Seat 3
    .value-3 = Seat 4
    .value-4 = Seat 5
options-whist_teams =
    .label = Teams
    .text = Partners sit opposite, or are drawn by lot.
    .value-seats = Opposite seats
    .value-random = Drawn by lot
options-show_cards_taken =
    .label = Cards taken
    .text = Whether the cards players have taken can be looked at.

## events

events-chose = { $seat } takes { $piece }.
    .seat = You take { $piece }.
events-bid = { $seat } bids { $number }.
    .seat = You bid { $number }.
events-king-back = { $piece } goes back to { $seat }, face down.
    .seat = { $piece } goes back to you, face down.
events-appointed = { $seat } appoints { $other } to lead this trick.
    .seat = You appoint { $other } to lead this trick.
    .other = { $seat } appoints you to lead this trick.
events-kizuna = { $seat } gives KIZUNA to { $other }: they are partners in this round.
    .seat = You give KIZUNA to { $other }: you are partners in this round.
    .other = { $seat } gives KIZUNA to you: you are partners in this round.
events-copied = { $seat } puts COPY by the bid card { $piece } of { $other }.
    .seat = You put COPY by the bid card { $piece } of { $other }.
    .other = { $seat } puts COPY by your bid card { $piece }.
events-auction-cards = { $seat } gets { $cards } as auction cards, which nobody sees.
    .seat = You get { $cards } as auction cards, which nobody sees.
events-auction = { $seat } starts the auction with no card.
    .seat = You start the auction with no card.
events-declared =
    { $number ->
        [one] { $seat } declares { $number } auction card.
       *[other] { $seat } declares { $number } auction cards.
    }
    .seat =
        { $number ->
            [one] You declare { $number } auction card.
           *[other] You declare { $number } auction cards.
        }
events-passed = { $seat } passes.
    .seat = You pass.
events-king-player = { $seat } is the King player.
    .seat = You are the King player.
events-auction-discards = { $seat } discards { $cards } unseen.
    .seat = You discard { $cards } unseen.
events-took-up = { $seat } takes up { $cards }.
    .seat = You take up { $cards }.
events-trump = { $piece } is chosen: its colour is trump.
events-no-trump = { $piece } is chosen: there is no trump.
events-jack-spent = { $seat } spends the Jack to add 3 to the bid.
    .seat = You spend the Jack to add 3 to the bid.
events-late-turn = { $seat } takes the turn that was put off.
    .seat = You take the turn that was put off.
events-red-queen-counts = The Red Queen of { $seat } is one more win.
    .seat = Your Red Queen is one more win.
events-drafts-first = { $seat } is first in the draft.
    .seat = You are first in the draft.
events-took-set = { $seat } takes a set: { $piece }.
    .seat = You take a set: { $piece }.
events-start-card = { $seat } gets the Start Player Card and leads the first trick.
    .seat = You get the Start Player Card and lead the first trick.
events-contract = The contract King of this round: { $piece }.
events-contract-costs =
    { $number ->
        [one] Each card of that colour costs { $number } point.
       *[other] Each card of that colour costs { $number } points.
    }
events-kings-deck = In the King's deck: { $piece }.
events-laid-bid = { $seat } lays { $piece } face down as a bid.
    .seat = You lay { $piece } face down as a bid.
events-no-bid = { $seat } bids nothing.
    .seat = You bid nothing.
events-queen-up = { $seat } turns the Queen up again.
    .seat = You turn the Queen up again.
events-queen-stays = { $seat } leaves the Queen face down.
    .seat = You leave the Queen face down.
events-bid-missed = { $seat } gets nothing for the bid { $piece }.
    .seat = You get nothing for the bid { $piece }.
events-took-king = { $seat } takes a King to help: { $piece }.
    .seat = You take a King to help: { $piece }.
events-no-help = { $seat } takes no more Kings.
    .seat = You take no more Kings.
events-team-wins =
    { $number ->
        [one] The team of { $seat } has { $number } win.
       *[other] The team of { $seat } has { $number } wins.
    }
    .seat =
        { $number ->
            [one] Your team has { $number } win.
           *[other] Your team has { $number } wins.
        }
events-showed = { $seat } shows { $cards }.
    .seat = You show { $cards }.
