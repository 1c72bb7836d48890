puzzles-title = Puzzles
puzzles-lead = One moment, one right answer, proven. This browser keeps what you have solved.
puzzles-count =
    { $all ->
        [one] { $done } of { $all } puzzle
       *[other] { $done } of { $all } puzzles
    }
puzzles-part-1 = Easy
puzzles-part-2 = Middling
puzzles-part-3 = Hard
puzzles-other = Other games
puzzles-none = There are no puzzles here.
puzzle-today = Puzzle of the day
puzzle-today-text = the same for everybody, another one tomorrow
puzzle-number = Puzzle { $number }
puzzle-level-1 = easy
puzzle-level-2 = middling
puzzle-level-3 = hard
puzzle-done = solved
puzzle-leave = Leave the puzzle
puzzle-solved = Solved at the first press.
puzzle-solved-later = Solved, if not at first.
puzzle-chances = What each answer comes to, of 100
puzzle-play =
    { $tricks ->
        [1] Play the last trick
       *[other] Play the last { $tricks } tricks
    }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-week = This week
puzzle-day-solved = { $day }: solved
puzzle-day-open = { $day }: not solved
puzzle-days =
    { $count ->
        [one] { $count } day solved so far
       *[other] { $count } days solved so far
    }
