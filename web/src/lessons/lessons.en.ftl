lessons-title = Lessons
lessons-lead = Learn by playing, two minutes each. No account; this browser keeps how far you are.
lessons-count =
    { $all ->
        [one] { $done } of { $all } lesson
       *[other] { $done } of { $all } lessons
    }
lessons-other = Other games
lessons-page = { $game } on one page
lessons-page-text = two minutes to read
lessons-part-first = First game
lessons-part-basics = The basics
lessons-part-characters = Characters
lessons-part-more = More to know
lessons-part-examples = What happens now?
lessons-minutes = { $minutes } min
lessons-done = done
lessons-go-on = Go on
lessons-begin = Begin
lessons-over = Start over
lessons-carry = Copy a link that carries this to another browser
lesson-coach = Coach
lesson-watch = Watch what happens.
lesson-next = Go on
lesson-finish = Finish the lesson
lesson-leave = Leave the lesson
lesson-skip = Skip
lesson-progress = How far the lesson is
lesson-over = { $title }: done
lesson-over-next = Next:
lesson-play = Play a real game
lesson-shelf = All lessons
primer-title = { $game } on one page
primer-two-minutes = One page, two minutes to read
primer-trick = A trick
primer-strength = What beats what
primer-weakest = weakest
primer-strongest = strongest
primer-round = A round in pictures
primer-wins = How one wins
primer-wins-first = the first that happens
primer-missed = Three things beginners miss
primer-learn = Learn it by playing
primer-play = Play a game
primer-rules = The numbered rules
primer-wins-card = wins
