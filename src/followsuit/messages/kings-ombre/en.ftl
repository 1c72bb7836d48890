### Kings: Ombre in English: it is said as in Kings TrickTakers, but for this.

extends = kings

## game

game-name = Kings: Ombre
game-blurb = Three players, nine tricks. Auction cards nobody has seen decide who is the King player and names the trump.
game-minutes = 30

## headings

headings-round-preparation = Round { $round } of 3 · Before trick 1
headings-round-trick = Round { $round } of 3 · Trick { $trick } of 9

## areas

areas-bid = 100 for 3 wins
areas-draw-deck = Not used

## ways

ways-points =
    .title = Most points
    .text = After three rounds. King player: 100 with more wins than each Rival; otherwise each Rival 100. King player with five or more: 100 more. A Rival with exactly three wins: 100.

## acts

acts-white-set-trump =
    .title = Trump
    .text = None, if the King player takes this set.
    .rules = KO-SET-01 KO-SET-03
acts-white-set-king =
    .title = King
    .text = Lay it on any card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-white-set-queen =
    .title = Queen
    .text = The card you play has the strength of a Rare. Once in the round.
    .rules = KO-SET-07 KT-QUEEN-11
acts-white-set-jack =
    .title = Jack
    .text = For a Rival: 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-white-jack-rival =
    .title = For a Rival
    .text = 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-white-king-play =
    .text = Lay it on any card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-red-set-trump =
    .title = Trump
    .text = Red, if the King player takes this set.
    .rules = KO-SET-01
acts-red-set-king =
    .title = King
    .text = Lay it on a red card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-red-set-queen =
    .title = Queen
    .text = One more win, if you take this trick. Once in the round.
    .rules = KO-SET-07 KO-PLAY-10
acts-red-set-jack =
    .title = Jack
    .text = For a Rival: 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-red-jack-rival =
    .title = For a Rival
    .text = 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-red-king-play =
    .text = Lay it on a red card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-blue-set-trump =
    .title = Trump
    .text = Blue, if the King player takes this set.
    .rules = KO-SET-01
acts-blue-set-king =
    .title = King
    .text = Lay it on a blue card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-blue-set-queen =
    .title = Queen
    .text = The card you play has the strength of a White Flag: below all numbers, but it beats a Rare. Once in the round.
    .rules = KO-SET-07 KO-PLAY-04 KO-PLAY-07
acts-blue-set-jack =
    .title = Jack
    .text = For a Rival: 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-blue-jack-rival =
    .title = For a Rival
    .text = 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-blue-king-play =
    .text = Lay it on a blue card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-green-set-trump =
    .title = Trump
    .text = Green, if the King player takes this set.
    .rules = KO-SET-01
acts-green-set-king =
    .title = King
    .text = Lay it on a green card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-green-set-queen =
    .title = Queen
    .text = You play after all the others. Once in the round.
    .rules = KO-SET-07 KT-QUEEN-41
acts-green-set-jack =
    .title = Jack
    .text = For a Rival: 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-green-jack-rival =
    .title = For a Rival
    .text = 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-green-king-play =
    .text = Lay it on a green card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-black-set-trump =
    .title = Trump
    .text = Black, if the King player takes this set.
    .rules = KO-SET-01
acts-black-set-king =
    .title = King
    .text = Lay it on a black card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
acts-black-set-queen =
    .title = Queen
    .text = The card you play need not follow. Once in the round.
    .rules = KO-SET-07 KT-QUEEN-51
acts-black-set-jack =
    .title = Jack
    .text = For a Rival: 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-black-jack-rival =
    .title = For a Rival
    .text = 100 points for exactly 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
acts-black-king-play =
    .text = Lay it on a black card: it beats everything. For the King player, once in the round.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03

## sets

sets-white-set =
    .name = White set
    .aim = No trump, and a King for any card.
    .text = With it there is no trump if the King player takes it. King, for the King player: once, on any card. Queen: a card of yours has the strength of a Rare. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-03 KO-SET-06 KO-SET-07 KO-PLAY-03
sets-red-set =
    .name = Red set
    .aim = Red trump, and one more win.
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a red card. Queen: one more win, if you take the trick. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02 KO-PLAY-10
sets-blue-set =
    .name = Blue set
    .aim = Blue trump, and one more White Flag.
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a blue card. Queen: a card of yours has the strength of a White Flag. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02
sets-green-set =
    .name = Green set
    .aim = Green trump, and the last word.
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a green card. Queen: you play last in a trick. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02
sets-black-set =
    .name = Black set
    .aim = Black trump, and a card free to play.
    .text = Its colour is trump if the King player takes it. King, for the King player: once, on a black card. Queen: you need not follow. Jack, for a Rival: 100 for 3 wins.
    .rules = KO-SET-01 KO-SET-06 KO-SET-07 KO-PLAY-02

## kings

kings-white-king =
    .name = White King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on any card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-red-king =
    .name = Red King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a red card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-blue-king =
    .name = Blue King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a blue card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-green-king =
    .name = Green King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a green card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03
kings-black-king =
    .name = Black King
    .aim = Beats everything, once.
    .text = Beats everything when it lies on a black card; once.
    .rules = KO-SET-08 KO-PLAY-02 KO-PLAY-03

## jacks

jacks-white-jack =
    .name = White Jack
    .aim = For a Rival: exactly three tricks.
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-red-jack =
    .name = Red Jack
    .aim = For a Rival: exactly three tricks.
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-blue-jack =
    .name = Blue Jack
    .aim = For a Rival: exactly three tricks.
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-green-jack =
    .name = Green Jack
    .aim = For a Rival: exactly three tricks.
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05
jacks-black-jack =
    .name = Black Jack
    .aim = For a Rival: exactly three tricks.
    .text = For a Rival: 100 for 3 wins.
    .rules = KO-SET-06 KO-SCORE-05

## powers

powers-red-queen =
    .name = Red Queen: one more win
    .text = One more win, if you take this trick.
    .rules = KO-PLAY-10
powers-blue-queen =
    .name = Blue Queen: as a White Flag
    .text = The card you play has the strength of a White Flag: below all numbers, but it beats a Rare.
    .rules = KO-PLAY-04 KO-PLAY-06 KO-PLAY-07
powers-white-king =
    .name = White King
    .text = Lay the King on any card that you play: it beats everything. Once in the round.
    .rules = KO-SET-08 KO-PLAY-03
