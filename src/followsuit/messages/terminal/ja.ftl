### ゲーム以外で端末が表示する言葉。

## The table

you = あなた
yours = 味方
none = なし
cards = { $number }枚
and-hidden = { $cards }と裏向き{ $number }枚
fact = { $label } { $value }
fact-long = { $label }：{ $value }
fact-piece = { $label }：{ $piece }
fact-state = { $fact }（{ $state }）
facts = ；
middle = { $facts }。
your = あなたの{ $area }：{ $cards }
note = { $card }（{ $note }）

## The beginning

title = { $game }、{ $players }人、シード{ $seed }。
you-are = あなたは{ $name }です。
bots-alike = ボット（{ $level }）：{ $names }。
bots = ボット：{ $names }。
bot = { $name }（{ $level }）
type-help = help と入力すると、入力できるものが分かります。

## The question

prompt = 答え：
with-rule = { $sentence }（{ $rule }）
asked = { $name }への質問：{ $question }
an-answer = 答えてください。
type-set = { $size }を1行に入力してください。
type-set-or-none = { $size }を1行に入力してください。なしなら done です。
the-cards = カード
size-exactly = カード{ $most }枚
size-up-to = カード{ $most }枚まで
size-or = カード{ $least }枚か{ $most }枚
size-to = カード{ $least }～{ $most }枚
so-far = ここまで：{ $picks }。
refused = { $why }help と入力すると、入力できるものが分かります。
not-in-list = { $word } は答えの一覧にありません。
can-be = { $word } は{ $names }のどれかです。
can-be-number = { $word } は{ $names }のどれかです。番号で選んでください。
no-answer = { $word } は{ $game }の答えではありません。
alone = { $word } はそれだけで一つの答えです。単独で入力してください。
pick-size = { $count }枚ではなく、{ $size }を選んでください。
one-answer = 答えは一つだけです。

## What else may be typed

help =
    カードは h7 のような名前で、どの答えも一覧の番号か名前の一部で入力できます。
    何枚か選ぶときは h7 s3 のように1行に、順番は自由です。1枚も選ばないときは done か keep です。
    カードと一緒に使う能力は、能力、カードの順に1行で入力できます。
    {"  "}why h7    それを選べない理由、または選べること
    {"  "}why       直前のトリックがそうなった理由
    {"  "}hint      先読みするボットならどう答えるか、その理由
    {"  "}what 名前 キャラクター、アイテム、能力などの説明
    {"  "}rule 番号 かっこ内の番号のルール
    {"  "}look      テーブルをもう一度、見られるものすべて
    {"  "}log       これまでの出来事
    {"  "}quit      ゲームをやめる
allowed = { $line } は選べます。
no-trick-yet = まだ終わったトリックはありません。
nothing-asked = ゲームは終わったので、質問はありません。
hint = おすすめ：{ $answer }。
what-name = what のあとに、キャラクターなどの名前を入力してください。
rule-number = rule のあとに、かっこ内のような番号を入力してください。
thing = { $name }：{ $text }
by-rules = {"  "}（{ $rules }）
part-of = { $name } は{ $names }に含まれます。どれか一つを入力してください。
nothing-to-say = { $game }には { $name } の説明がありません。

## The end

result = 結果
won = { $who }。{ $why }
place = { $place }位
placed = {"  "}{ $place }：{ $name }、{ $score }点
placed-you = {"  "}{ $place }：{ $name }（あなた）、{ $score }点
else = log、look、why、what、rule 番号、quit を入力できます。
else-prompt = ほかには：
over = ゲームは終わりました。log、look、why、what、rule 番号、quit を入力できます。
left = { $answers }手でゲームをやめました。シード{ $seed }で同じ配りになります。
recorded = { $file } に記録しました。

## A record

options = オプション：{ $options }。
in-seat = 席{ $seat }に{ $name }
seats = { $seats }。
answers-open = { $answers }手、すべてのカードを表にして。
answers-as-seen = { $answers }手、{ $name }から見えたとおりに。
go-on = Enter で続き、q で終わり：
parted = この記録のルールは今のものと異なり、ここから先は一致しません：{ $where }
stored-result = 記録されていた結果：{ $result }。
left-here = ゲームはここで中断されました。
after = { $answers }手のあと：{ $heading }

## A review

review-thinking = 考えています
review-curve = 勝率（100分の）：それぞれがその時に知り得たことによる
review-line = { $name } { $curve } { $start } から { $result } へ
review-point = { $label }：{ $chances }
review-moment = { $number }. { $heading }：{ $title }（{ $change }）
review-option = { $bar } { $chance }  { $label }
review-noted = { $line }（{ $notes }）
review-best = 最善
review-as-good = 同じくらい良い
review-chosen = 実際の答え
review-look = その時のテーブル：replay --at { $at } --seat { $seat }
review-parted = { $file } は今とは異なるルールで遊ばれたため、ふりかえることができません。
review-not-over = { $file } のゲームは終わっていません。ふりかえることができるのは終わったゲームだけです。
review-seconds = --seconds は0より大きい数です（{ $seconds } ではありません）。
review-fewest = --{ $name } は{ $least }以上です（{ $number } ではありません）。
review-file = ふりかえる記録か、--calibrate でゲームを指定してください。
review-calibrated = { $game }、{ $players }人：ボットのゲーム{ $games }回、選択{ $moments }回。
review-bin = 予想 { $said }、実際 { $won }（100分の）  { $bar }（{ $moments }回）
review-brier = ブライアスコア { $brier } ± { $error }（いつも均等な勝率を答えた場合は { $even }）。
review-brier-late = ゲームの最後の3分の1では { $brier } ± { $error }（均等な勝率では { $even }）。
review-slope = 第{ $round }ラウンドの傾き { $slope } ± { $error }（{ $games }ゲーム）：1なら正しく、それより小さければ強気すぎです。
review-gap = 最初の席の選択が最後の席の選択より失わずに済んだ分：100分の{ $gap } ± { $error }。

## The rules

in-english = （英語のみ）

## The games

no-games = ゲームがインストールされていません。
game-title = { $game }：{ $name }
game-players = {"  "}{ $counts }人用。指定がなければ{ $usual }人です。
game-table = { $game }：{ $name }、{ $players }人
option-usual = {"  "}オプション { $name }：{ $choices }。指定がなければ { $usual } です。{ $text }
option-now = {"  "}オプション { $name }：{ $choices }。いまは { $now } です。{ $text }
options-hidden = {"  "}ほかの{ $number }個は、このテーブルでは効果がないか、選ぶ余地がありません。
list-exactly = 次のうち{ $least }個をコンマで区切ったもの：{ $keys }
list-or-more = 次のうち{ $least }個以上をコンマで区切ったもの：{ $keys }

## What was given wrongly

name-the-game = どのゲームのオプションを見るかを指定してください。
wrong-moment = --at は0から{ $answers }まで、この記録の手数の範囲です（{ $at } はありません）。

# レッスン

coach = コーチ：{ $text }
learn-help = 卓と同じように答えます。カードの名前、一覧の番号、または言葉。quit でやめます。
learn-number = 1から{ $count }までの番号を入力してください。
learn-done = レッスンはここまでです。
learn-next = 次のレッスン：{ $command }
learn-left = レッスンを途中でやめました。いつでもやり直せます。
strip = { $title }：{ $cells }。
cell = { $head }：{ $value }
wins-game = ゲームに勝利
act = { $moment }：{ $text }
named-act = { $name }：{ $text }
costs = { $price }点。{ $text }
free = いまは無料。{ $text }
