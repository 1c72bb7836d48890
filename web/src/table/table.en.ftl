# The table screen. Ids begin with table-, board- or card-.
table-points = pts
table-you = You
table-title-turn = ● Your turn · { $game }
table-title-nudged = They wait for you · { $game }
table-title-plain = Table
table-menu = Menu
table-close = Close
table-chat = Chat
table-chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
  }
table-standing = Where everybody stands
table-court-number = no.
table-auction-front = in front
table-auction-kept = { $count } kept back
table-chat-empty = Nobody has said anything yet.
table-chat-watching = Those who play talk here; those who watch read it.
table-say = Say something kind
table-say-label = What you say to the table
table-say-send = Send
table-trick = Trick
table-hand = Your hand
table-own = Your place
table-question = Question
table-side = Last trick, log and chat
table-last = Last trick
table-last-short = Last: { $name }
table-no-last = None to look back on: the last trick lies here until the next lead.
table-log = Log
table-open-log = Open the log
table-no-news = Nothing has happened yet.
table-leads = leads
table-then = then
table-to-play = to play
table-wins-trick = wins the trick
table-you-win-trick = win the trick
table-won-by = { $you ->
    [yes] You win the trick.
   *[no] { $name } wins the trick.
  }
table-no-winner = Nobody wins the trick.
table-go-on = Go on
table-laid = { $card }, laid by { $name }
table-laid-note = { $card }, laid by { $name }, { $note }
table-pieces = Laid out
table-tab = { $name } · { $count } left
table-more = { $count } more ↓
table-more-strips = { $count } more ↓
table-tab-options = Options
table-cards-held = cards in hand
table-bot = A bot
table-open = Open seat
table-away = { $name } is away. The seat is kept.
table-stand-in = A bot plays for { $name } until they are back.
table-watching = You are watching
table-watched = { $count } watching
table-waiting = The table waits.
table-watching-now = You are watching.
table-bot-in = A bot answers in { $time }.
table-nudge = Nudge { $name }
table-nudged = { $name } waits for you.
table-over = The game is over.
table-lost = Connection lost. Your seat is kept.
table-connecting = Coming to the table.
table-card-refused = { $card }, has to wait
table-so-far = So far:
table-set = { $count ->
    [one] Confirm this card
   *[other] Confirm these { $count } cards
  }
table-set-short = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
  }
table-pick-card = Choose a card
table-taken-by = taken by { $name }
table-pick-piece = Choose one
table-power = Power
table-powers = Powers
table-read-rule = Read the rule
table-hint = Hint
table-hinting = Thinking
table-hint-candidates = Worth thinking about, in no order:
table-hint-numbers = Show their chances
table-hint-numbers-of = Chance to win, of 100
table-undo = Take back
table-undo-asked = { $name } asks to take back.
table-undo-yes = Allow it
table-undo-no = Rather not
table-pace = Pace
table-pace-tap = By tap
table-pace-calm = Calm
table-pace-brisk = Brisk
table-pace-quick = Quick
table-pace-none = None
table-motion = Motion
table-motion-system = As the system
table-motion-slide = Cards slide
table-motion-still = Still
table-order = Your hand
table-order-colour = By colour
table-order-value = By number
table-order-face = By picture
table-specials = Cards without a colour
table-specials-left = On the left
table-specials-right = On the right
table-invite = Invite by link
table-invite-seat = Copy the link to seat { $seat }
table-copied = Copied
table-links = More
table-rules = The rules
table-sheets = Scoring sheets
table-replay = Replay
table-leave = Leave the table
table-keys = Keys
table-keys-text = Arrow keys go through your hand, Enter plays. Number keys choose a card, a number or an answer. Enter or Space goes on after a trick. Esc puts down what you picked up.
table-fair = A fair deal
table-fair-text = The deal was fixed before the game. This is its seal; when the game is over, the seed and the salt show that nothing was changed.
table-seed = Seed
table-salt = Salt
table-seal-right = Computed again from both: it is the same seal.
table-seal-wrong = Computed again from both: it is another seal. This deal was changed.
table-wins = { $count ->
    [one] One trick won
   *[other] { $count } tricks won
  }
table-no-lines = Nothing to count this round.
table-no-lines-of = Nothing to count for the { $piece } this round.
table-chooses-first = { $you ->
    [yes] You choose first.
   *[no] { $name } chooses first.
  }
table-begins = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
  }
table-begins-auction = { $you ->
    [yes] You start the auction.
   *[no] { $name } starts the auction.
  }
table-before = { $before } before, { $change }
table-you-win = You win
table-you-share = You share the win
table-rematch = Play again
table-to-rematch = To the next game
table-next-laid = { $you ->
    [yes] Your next game is laid; your seat there is kept.
   *[no] { $name } has laid the next game. Your seat there is kept; it begins when everybody has come.
  }
table-look-at-table = Look at the table
table-result = Result
table-home = To the start
table-pile = { $pile }: { $count }
table-pile-hidden = { $count ->
    [one] One card lies here, face down.
   *[other] { $count } cards lie here, face down.
  }
card-hidden = Face-down card
card-plain = { $suit } { $rank }. A number card.
table-team = Team { $team }
table-team-yours = Your team
table-team-theirs = Others
table-your-team-wins = Your team wins
table-aside = Add 3
table-aside-final = This cannot be taken back.
table-aside-yes = Do it
table-aside-no = Not now
table-strip-of = What tricks bring { $name }
table-weakest = weakest
table-strongest = strongest
table-fact = { $label } { $value }
table-fact-of = { $value } of { $goal } { $label }
table-fact-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
  }
table-fact-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-fact-and = ,{" "}
table-brings-nothing = No marks meet.
table-completes = { $gain ->
    [0] Completes { $names }.
   *[other] Completes { $names }: { $gain } points.
  }
table-completes-nothing = Completes nothing yet.
table-ways = How this game is won
table-way-count = { $name }: { $value } of { $goal }
table-way-piece = { $name }: { $text }
table-way-leads = In front with { $value }: { $names }
board-figure = { $name }: { $filled } of { $all } points, brings { $brings }
table-marks-meet = { $count ->
    [one] { $marks } meets its like: one of these can be taken.
   *[other] { $marks } meet their like: one of each mark can be taken.
  }
table-marks-none-left = { $marks } meets its like, but nothing with that mark is left.
table-keeps = { $count ->
    [one] This one stays and helps you
   *[other] These { $count } stay and help you
  }
table-gives-up = You give up:
table-deed = { $name }: { $text }
table-with-card = Goes with the card you play
table-at-once = now
table-sounds = Soft sounds
table-sounds-offer = Soft sounds at the table?
table-sounds-yes = Yes, please
table-sounds-no = No sounds
table-volume = How loud
table-volume-low = Low
table-volume-middle = Middle
table-volume-high = High
table-buzz = A buzz when it is your turn
table-wish-off = Off
table-wish-on = On
table-forced = The only card that can be played
table-forced-ask = I play it
table-forced-play = Plays itself
table-forced-now = There is no choice: { $card } follows by itself.
