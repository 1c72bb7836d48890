# A finished game looked back on, and its moments played again. Ids begin with review- or again-.
review-title = The game, looked back on
review-open = Look back
review-back = To the replay
review-link = Link to this page
review-none = Nobody has had this game reviewed yet.
review-none-text = Whoever sat at the table can ask for it.
review-failed = This game could not be reviewed.
review-ask = Review this game
review-growing = Looking at every decision
review-before = { $count ->
    [one] One other game comes first.
   *[other] { $count } other games come first.
  }
review-done = { $done } of { $total } decisions
review-soon = It is about to begin.
review-leave = You can leave this page; the review is kept with the table.
review-chance = Chance to win
review-chance-unit = of 100, after every trick
review-curve = Everybody's chance to win, trick by trick. Arrow keys walk along it.
review-at = { $label }: { $chances }
review-chance-of = { $name } { $chance }
review-unknown = not known yet
review-nearly-sure = >99
review-hardly = <1
review-wins = { $names ->
    *[other] { $names }: won
  }
review-whose = Whose game
review-whose-of = { $name }
review-you = You
review-moments = Moments
review-moments-none = No decision stands out.
review-moment-of = Moment { $place } of { $count }
review-decision-of = Decision { $place } of { $count }
review-luck-title = Luck and skill
review-luck = Luck
review-skill = Own plays
review-look = Look at moment { $place }
review-replay = The whole replay
review-all = Every decision
review-choices = The choices
review-choices-unit = chance to win the game, of 100
review-best = best
review-as-good = as good as any
review-played = { $you ->
    [yes] you played it
   *[no] { $name } played it
  }
review-give-or-take = give or take { $error }
review-worlds = { $count ->
    [one] One deal that could not be told apart was imagined for this.
   *[other] { $count } deals that could not be told apart were imagined for this.
  }
review-told = What the plays had told
review-asked = { $name } was asked:
review-cloth = The table at this moment
review-table = The whole table at this moment
review-earlier = The decision before
review-later = The next decision
review-to-game = Back to the whole game
review-copied = Copied
review-try-another = Try another card
review-try = What happens then
review-try-of = What happens then: { $name }
review-tried-chance = Chance to win { $chance } of 100; with what was played { $played }.
review-tried-same = This is what was played. Chance to win { $chance } of 100.
review-tried-then = What happens then
review-tried-happened = What happened
review-tried-how = Everybody has the cards they had; from there on all go by rules of thumb.
review-tried-play = Play on with it
again-title = Play this moment again
again-open = Play on from here
again-text = A new table that stands as this one did. Bots take the other seats; nothing here changes.
again-seat = Your seat
again-hidden = What you cannot see
again-same = As it was
again-same-text = Everybody has the cards they had.
again-drawn = Drawn anew
again-drawn-text = All that this seat could not know is dealt again, so that it fits what was seen.
again-begin = Play
again-compare = Beside what was played
again-there = Then
again-here = Now
again-place = { $place }. place
again-nothing = –
again-once-more = Once more from this moment
again-origin = To the moment
