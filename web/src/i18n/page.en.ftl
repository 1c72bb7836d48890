guest = Guest
loading = One moment.
try-again = Try again
go-home = To the start page
settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark

failed-line = The table server cannot be reached. See whether it still runs, then try again.
failed-service = The table server could not answer that. Try again in a moment.

none-title = There is no such page
none-text = The address leads nowhere here. A link may have lost its end on the way.
none-link = A link may have lost its end on the way.
no-table-title = This table cannot be shown

home-hello = Pull up a chair.
home-ready = The cards are ready.
home-resume = Your seat is kept
home-resume-waiting = Your table waits for players
home-with = { $game } with { $names }
home-game = Game
home-players = { $count } players
home-minutes = { $minutes } min
home-rules = The rules, numbered
home-one-page = On one page
home-one-page-first = On one page · two minutes
home-lessons = Lessons
home-puzzles = Puzzles
home-learn = Learn
home-learn-text = your first game, step by step
home-setup = Lay the table
home-count = Players
home-name = Your name
home-no-account = No account needed
home-you = You
home-seat = Seat { $place }
home-bot = Bot
home-person = Person
home-open = Open
home-open-seat = Open seat
home-open-text = For whoever has its link
home-play = Play now
home-lay = Lay the table
home-invite = Invite by link
home-within = If somebody does not answer, a bot does after
home-within-time = { $seconds ->
    [0] Never
    [30] 30 s
    [60] 1 min
    [120] 2 min
   *[other] 5 min
}
home-options = Options
home-options-changed =
    { $count ->
        [one] Options: one changed
       *[other] Options: { $count } changed
    }
home-options-reset = All as usual
home-options-finer = Less often changed: { $count }
home-options-hidden = Options that would do nothing at this table are not shown.
home-pieces-own = Your own choice
home-pieces-look = Touch one to read what it does.
home-pieces-enough = { $count } chosen. Press one again to take it out.
home-ended = { $place ->
    [1] { $date } · you won
   *[other] { $date } · place { $place } of { $players }
}
home-played = Played here
home-replay = Watch again
home-sheets = Scoring sheets

more = More
copy = Copy
copied = Copied
share = Share
qr-code = QR code
qr-code-of = QR code: { $label }
qr-code-scan = Read it with the camera of another phone.
not-shown = This cannot be shown
to-table = To the table
no-table-text = There is no such table, or it is not yours to see.
table-title = Table

join-title = An invitation
join-invited = You are invited to { $game }
join-with = With { $names }, at a table for { $count }.
join-first = At a table for { $count }. You are the first.
join-no-account = No account needed. The others see this name.
join-sit = Sit down
join-no-seat = This invitation cannot be used
join-no-seat-text = { $sentence } Ask for another link, or watch.
join-watch = Only watch
join-seated = You have a seat at this table already.
join-back = To your seat

lobby-title = { $game }: the table is laid
lobby-seats = Seats
lobby-open =
    { $count ->
        [0] Everybody is here.
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
lobby-send = Send this link to one person
lobby-wait = Somebody has been invited
lobby-here = Here
lobby-away = Away for a moment
lobby-bot = Bot instead
lobby-level = How bots play
lobby-link = Link to seat { $place }
lobby-here-only = These links open on this computer only. For people elsewhere, start with { $command } and open the page at the address it says.
lobby-share = A seat at { $game }
lobby-fill = Play with bots in the open seats
lobby-begins = The game begins by itself when every seat is taken. Your seat is kept if you close this page.
lobby-watching = You are watching. The game begins when every seat is taken.
lobby-within = If somebody does not answer, a bot does after { $seconds } seconds.

sheets-title = Scoring sheets
sheets-rounds = Rounds
sheets-none = No round has been counted yet.

rules-title = { $game }: the rules
rules-study = How strong is whom? The study of this game
rules-study-size =
    { $games ->
        [one] { $games } game between bots ({ $bots }).
       *[other] { $games } games between bots ({ $bots }).
    }
rules-text = Every rule has a number that never changes. Whatever the table decides, it names the rule.
rules-english = Some parts of these rules are there in English only. Each of them says so.
rules-other = In English
rules-search = Search by word or number
rules-found =
    { $count ->
        [0] No rule has that.
        [one] One rule
       *[other] { $count } rules
    }
rules-open = Open the rules
rules-none = No rule has all of these words. Fewer words find more.
rules-more = Show all parts of the box
rules-less = Only what the table needs
rules-left-out =
    { $count ->
        [one] One rule of the box is left out: the usual table of this game has no use for it.
       *[other] { $count } rules of the box are left out: the usual table of this game has no use for them.
    }
rules-left-out-here =
    { $count ->
        [one] One rule of the box is left out: this table has no use for it.
       *[other] { $count } rules of the box are left out: this table has no use for them.
    }
rules-missing = There is no rule { $id } in this game.
rules-sections = Sections
rules-ruling = Ruling:

replay-title = { $game } again
replay-controls = Replay
replay-answer = Answer
replay-at = { $now } of { $last }, { $mark }
replay-count = Answer { $now } of { $last }
replay-play = Play
replay-pause = Pause
replay-back = One answer back
replay-on = One answer on
replay-mark-back = To the trick before
replay-mark-on = To the next trick
replay-marks = Go to
replay-start = The beginning
replay-eyes = Whose view
replay-eyes-of = As { $name } saw it
replay-all = All cards open
replay-watch = As watchers saw it
replay-link = Link to this move

language-name = English
