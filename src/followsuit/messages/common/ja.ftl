### どのゲームでも使う言葉。

## phrases

phrases-yes = はい
phrases-no = いいえ
phrases-done = 決定
phrases-led = リード
phrases-none-led = まだリードなし
phrases-on = あり
phrases-off = なし
phrases-and = と
phrases-last-and = 、
phrases-comma = 、
phrases-or = か
phrases-dot = ・
phrases-nothing = なし
phrases-hidden = カード{ $number }枚
phrases-pieces-least = { $label }：{ $least }人以上を選んでください。今は{ $count }人です。
phrases-pieces-exactly = { $label }：ちょうど{ $least }人を選んでください。今は{ $count }人です。
phrases-pieces-exactly-none = { $label }：ちょうど{ $least }人を選んでください。
phrases-winning = いまのところ勝ち
phrases-you = あなた
phrases-of-piece = { $name }：{ $text }
phrases-team-sum = { $team }：{ $names }
phrases-team-wins-and-points = 合わせて{ $wins }勝。得点は{ $before } { $sign } { $change } = { $after }{ $unit }です。
phrases-bot-names = ソラ,ミオ,レン,アキ,ユナ,カイ,ノリ,エミ
phrases-reader = あなた
phrases-thinking = { $names }が考えています。
phrases-thinking-several = { $names }が考えています。
phrases-your-turn = あなたの番です。
phrases-wins = { $names }の勝利
phrases-you-win = あなたの勝利
phrases-share = { $names }の勝利
phrases-team-wins = { $team }の勝利：{ $names }
phrases-counted = ラウンドの集計
phrases-round-counted = 第{ $number }ラウンドの集計
phrases-next-round = 第{ $number }ラウンドへ
phrases-hint-best = { $worlds }通りの配りを想像して、勝つ見込みは{ $share }％。
phrases-hint-second = 次点：{ $name }、{ $share }％。
phrases-hint-same = 同じくらい：{ $name }。
phrases-hint-less = { $name }は{ $share }％でしたが、調べた回数が少なめです。
phrases-hint-close = { $name }は{ $share }％で、差とは言えません。ひと目ではこちらが良さそうです。
phrases-hint-fear = 怖いのは{ $other }の{ $name }で、そのときは{ $share }％。
phrases-answer-gain = すぐに{ $points }点になります。
phrases-answer-wins-surely = ほかの人の手札が何であれ、このトリックに勝ちます。
phrases-answer-wins-often = 100通りの配りのうち{ $share }通りで、このトリックに勝ちます。
phrases-answer-wins-hardly = このトリックに勝つことはほとんどありません。
phrases-answer-points = そのラウンドの得点は平均{ $points }点になります。
phrases-answer-points-than = そのラウンドの得点は平均{ $points }点。{ $name }なら{ $others }点です。
phrases-answer-lives = そのラウンドでのライフの増減は平均{ $points }です。
phrases-answer-lives-than = そのラウンドでのライフの増減は平均{ $points }。{ $name }なら{ $others }です。
phrases-answer-chance = 想像した配り全体で、勝率は100分の{ $share }でした。
phrases-answer-chance-than = 想像した配り全体で、勝率は100分の{ $share }。{ $name }なら{ $others }でした。
phrases-answer-keeps = { $name }を手元に残せます。
phrases-told-none-then = { $names }の手にはもう{ $suit }がないと分かっていました。
phrases-told-none-now = { $names }の手にはもう{ $suit }がありません。
phrases-told-nobody-then = ほかの誰の手にも、もう{ $suit }がないと分かっていました。
phrases-told-nobody-now = ほかの誰の手にも、もう{ $suit }がありません。
phrases-hint-only = 答えは一つだけです。
phrases-hint-alike = どれを選んでも同じです。
phrases-between-sentences = {""}
phrases-strip-two = 2人
phrases-strip-more = 3人以上
phrases-strip-last = 最終ラウンド
phrases-strip-before = 最終ラウンドより前
phrases-win-of-more = { $win }（2人の場合を除く）
phrases-strength = このトリックの強さ
phrases-strength-turned = 小さい数が勝つトリック
phrases-verdict-wins = { $card }でこのトリックに勝ちます。
phrases-verdict-so-far = いまは{ $card }が最強です。
phrases-verdict-loses = { $card }は{ $name }の{ $other }に負けます。
phrases-verdict-still =
    { $count ->
       *[other] { $names }がまだ出します。
    }

## moments

moments-always = いつも
moments-setup = 準備
moments-before-card = 出す前
moments-with-card = 出すとき
moments-after-card = 出したあと
moments-in-trick = トリック中
moments-after-win = 勝ったあと
moments-end = 終了時
moments-next-round = 次のラウンド
moments-last-round = 最終ラウンド
moments-any-time = いつでも
moments-played = 出したとき
moments-needs = 必要なもの
moments-good-for = 使いどころ

## areas

areas-hand = 手札
areas-trick = 場
areas-pile = 山

## headings

headings-the-game = ゲーム
headings-round-trick = 第{ $round }ラウンド・第{ $trick }トリック
headings-round-trick-of = ラウンド{ $round }/{ $rounds }・トリック{ $trick }/{ $tricks }
headings-round-scoring = 第{ $round }ラウンド・得点
headings-scoring = 得点

## events

events-sealed = { $seat }が回答しました。

## reasons

reasons-you-are-not-asked-anything-now = いまはあなたの番ではありません。
reasons-that-is-not-among-the-answers-to-this-question = この質問では選べない答えです。
reasons-you-have-given-your-answer-it-is-final = すでに回答しました。変更はできません。
reasons-the-game-is-over = ゲームは終了しています。
reasons-a-set-is-picked-in-the-order-of-its-cards-each-once = カードは並び順に、1枚ずつ選びます。

## awards

awards-game-over =
    .title = ゲーム終了

## bots

bots-random =
    .label = ランダム
    .text = 出せるカードから無作為に選びます。初めて遊ぶゲームの様子見に向いています。
bots-thumb =
    .label = 経験則
    .text = 何度か遊んだ人のように、経験則で選びます。すぐに答えます。
bots-search =
    .label = 先読み
    .text = 先を読んで打ちます。自分の席から分かることだけを手がかりにし、回答ごとに少し時間をかけます。

## errors

errors-game-has-no-option-name-it-has-names = { $game }に { $name } というオプションはありません。あるのは { $names } です。
errors-game-has-no-options-so-none-named-name = { $game }にはオプションがないので、{ $name } もありません。
errors-a-seed-is-a-whole-number-from-0-to-2-128-1-not-seed = シードは0から2**128 - 1までの整数です（{ $seed } ではありません）。
errors-game-is-for-counts-players-not-players = { $game }は{ $counts }人用です（{ $players }人ではありません）。
errors-name-is-what = { $name } は{ $what }のものです。
errors-name-is-what-not-for-players = { $name } は{ $what }のものです（{ $players }人ではありません）。
errors-name-is-allowed-not-value = { $name } に指定できるのは { $allowed } です（{ $value } ではありません）。
errors-name-is-a-seat-from-0-to-last-not-value = { $name } は0から{ $last }までの席です（{ $value } ではありません）。
errors-for-counts-players = { $counts }人用
errors-for-a-table-with-name-values = { $name } が { $values } のテーブル用
errors-for-a-table-that-plays-with-name = { $name } を使うテーブル用
errors-there-is-no-game-game-did-you-mean-guess-there-are-known = { $game } というゲームはありません。{ $guess } のことですか。あるのは { $known } です。
errors-there-is-no-game-game-there-are-known = { $game } というゲームはありません。あるのは { $known } です。
errors-game-has-no-rule-rule-did-you-mean-guess = { $game }に { $rule } というルールはありません。{ $guess } のことですか。
errors-game-has-no-rule-rule = { $game }に { $rule } というルールはありません。
errors-game-has-no-page-of-rules-here-ask-the-package-it-comes-from = { $game }のルールのページはここにはありません。もとのパッケージを見てください。
errors-game-has-no-lessons = { $game }にはレッスンがありません。
errors-game-has-no-lesson-lesson-it-has-known = { $game }に { $lesson } というレッスンはありません。あるのは { $known } です。
errors-there-is-no-bot-without-a-name-there-are-known = 名前のないボットはありません。あるのは { $known } です。
errors-there-is-no-bot-name-there-are-known = { $name } というボットはありません。あるのは { $known } です。
errors-there-is-no-bot-name-did-you-mean-guess-there-are-known = { $name } というボットはありません。{ $guess } のことですか。あるのは { $known } です。
errors-level-ends-with-a-colon-and-the-settings-of-name-are-missing = { $level } はコロンで終わっていて、{ $name } の設定がありません。
errors-the-bot-name-has-no-settings-so-none-like-settings = ボット { $name } には設定がないので、{ $settings } は指定できません。
errors-bots-at-a-table-have-no-settings-it-is-name-not-level = テーブルのボットに設定はできません。{ $level } ではなく { $name } と書きます。
errors-a-search-is-for-a-time-or-over-a-number-of-worlds-such-as-known-not-wish = search には時間か世界の数を { $known } のように指定します（{ $wish } ではありません）。
errors-say-seed-with-keep-without-it-the-next-run-has-other-deals = --keep には --seed も必要です。ないと、次の実行では配札が変わります。
errors-the-time-was-over-before-a-deal-was-played-in-every-seat = 1つの配札をすべての席で遊ぶ前に時間切れになりました。
errors-the-time-was-over-before-a-deal-was-played-in-every-arm = 1つの配札をすべての条件で遊ぶ前に時間切れになりました。
errors-name-a-game-as-followsuit-games-lists-it-or-say-all = `followsuit games` の一覧にあるゲームか、--all を指定してください。
errors-name-the-bots-such-as-bots-search-random = --bots search,random のようにボットを指定してください。
errors-all-says-itself-which-bots-play-how-many-and-with-which-options = --all では、ボットも人数もオプションも決まっています。
errors-write-is-for-the-tables-of-all = --write は --all の表のためのものです。
errors-file-exists-already-name-a-file-that-does-not = { $file } はすでにあります。まだないファイルを指定してください。
errors-file-is-not-empty-name-a-folder-that-is-or-a-new-one = { $file } は空ではありません。空のフォルダーか新しいフォルダーを指定してください。
errors-file-cannot-be-read-why = { $file } を読めません：{ $why }
errors-file-cannot-be-read-it-is-not-text = { $file } を読めません。テキストではありません。
errors-file-cannot-be-written-why = { $file } に書けません：{ $why }
errors-file-cannot-be-used-as-a-folder-why = { $file } をフォルダーとして使えません：{ $why }
errors-address-is-the-address-of-a-cluster-say-ray-before-it = { $address } はクラスターのアドレスです。前に --ray を付けてください。
errors-option-is-1-or-more-not-number = { $option } は1以上です（{ $number } ではありません）。
errors-minutes-is-more-than-0-not-number = --minutes は0より大きい数です（{ $number } ではありません）。
errors-what-help-says-what-can-be-given = { $what }`{ $help }` で指定できるものがわかります。
errors-a-seat-is-a-number-from-0-to-last-not-seat = 席は0から{ $last }までの番号です（{ $seat } はありません）。
errors-a-name-has-1-to-most-letters-and-no-comma-not-name = 名前は1～{ $most }文字で、コンマは使えません：{ $name }
errors-an-option-is-written-name-value-not-text = オプションは 名前=値 の形で書きます（{ $text } ではありません）。
errors-bots-names-one-level-or-one-for-each-of-seats-seats-not-count = --bots には強さを1つ、または{ $seats }席ぶん並べてください（{ $count }個ありました）。
errors-bots-names-one-level-or-one-for-each-of-seats-other-seats-not-count = --bots には強さを1つ、またはほかの{ $seats }席ぶん並べてください（{ $count }個ありました）。
errors-language-is-names-not-wish = --language に指定できるのは { $names } です（{ $wish } はありません）。
errors-missing-argument-name = 引数 { $name } がありません。
errors-missing-option-name = オプション { $name } がありません。
errors-no-such-option-name-did-you-mean-guess = { $name } というオプションはありません。{ $guess } のことですか。
errors-no-such-option-name-possible-options-guess = { $name } というオプションはありません（{ $guess } のことですか）。
errors-no-such-option-name = { $name } というオプションはありません。
errors-no-such-command-name-did-you-mean-guess = { $name } というコマンドはありません。{ $guess } のことですか。
errors-no-such-command-name = { $name } というコマンドはありません。
errors-got-unexpected-extra-argument-s-name = 引数が余分です（{ $name }）。
errors-option-name-requires-an-argument = オプション { $name } には値が必要です。
errors-invalid-value-for-name-what = { $name } の値が正しくありません：{ $what }
errors-text-is-not-a-whole-number = { $text } は整数ではありません。
errors-text-is-not-a-number-of-seconds = { $text } は秒数ではありません。
errors-text-is-not-a-number-of-minutes = { $text } は分数ではありません。
errors-service-and-envs-are-measured-one-after-the-other-not-together = --service と --envs は一緒にではなく、別々に測ります。
errors-wish-goes-with-service = { $wish } は --service と一緒に使います。
errors-of-beside-bots-and-windows-there-is-one-at-a-time = --beside、--bots、--windows は1つずつ使います。
errors-what-measures-other-servers-beside-ours-is-only-in-the-sources-not-in-this-package = 他のサーバーと比べる測定はソースコードにだけあり、このパッケージには入っていません。
errors-game-declares-no-numbers-that-a-study-could-replace = { $game }には、研究で置き換えられる数がありません。
errors-at-least-one-puzzle-is-looked-for-not-count = 探すパズルは1つ以上です（{ $count } ではありません）。
errors-players-names-are-needed-not-count = 名前は{ $players }個必要です（{ $count }個ではありません）。
errors-a-name-is-a-word-or-two-on-one-line-without-commas-not-name = 名前は1行に収まる短い言葉で、コンマは使えません：{ $name }
errors-this-is-a-record-of-other-not-of-game = これは { $game } ではなく { $other } の記録です。
errors-an-option-is-written-option-name-value = オプションは「option: name = value」の形で書きます。
errors-nothing-may-follow-the-end-of-a-record = 記録の終わりのあとには何も書けません。
errors-the-record-has-count-answers-but-its-end-says-otherwise = 記録には{ $count }手ありますが、終わりの行と一致しません。
errors-the-record-stops-before-its-end = 記録が途中で終わっています。
errors-a-line-of-answers-is-written-heading-seat-answer-fingerprint = 手の行は「見出し: 席 手, … | 指紋」の形で書きます。
errors-word-is-not-a-seat-and-its-answer = { $word } は席とその手になっていません。
errors-word-why = { $word }：{ $why }
errors-the-table-after-heading-is-not-the-one-recorded = { $heading } のあとのテーブルが記録と一致しません。
errors-a-result-is-given-but-the-game-is-not-over = 結果が書かれていますが、ゲームは終わっていません。
errors-the-result-is-not-the-one-this-game-has = 結果がこのゲームのものと一致しません。
errors-this-record-is-of-a-format-that-a-later-version-writes = この記録は、より新しい版の形式です。
errors-a-record-begins-with-first = 記録は「{ $first }」で始まります。
errors-the-records-key-is-missing-here = ここに記録の「{ $key }」がありません。
errors-the-records-key-is-a-whole-number-not-value = 記録の「{ $key }」は整数です（{ $value } ではありません）。
errors-line-line-what = { $line }行目：{ $what }
errors-file-why = { $file }：{ $why }
errors-game-has-no-card-card = { $game }に { $card } というカードはありません。
errors-answer-is-no-answer-in-game = { $answer } は{ $game }の手ではありません。
