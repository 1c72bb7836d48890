### パズルについての言葉。「配り方」は、プレイヤーが知っていることに合うもの。

## 何についてか

title-win = 勝ちを守る
title-discard = 捨ててよい一枚
title-character = この手札なら？
title-stop = 相手の勝ちを止める
level-1 = やさしい
level-2 = ふつう
level-3 = むずかしい
players =
    { $count ->
       *[other] { $count }人
    }

## 問い

ask-win = ゲームの勝ちを守れる答えは一つだけ。どれでしょう？
ask-now = このラウンドでゲームに勝てます。どの答えでしょう？
ask-discard = 一枚だけ、出しても勝ちが残る札があります。どれを手放しますか？
ask-character = 最終ラウンドです。この手札で最もよく勝てる選択はどれでしょう？
ask-stop = ほかの人がゲームに勝とうとしています。止められる答えはどれでしょう？

## 答えがもたらすもの

right = { $answer }、正解です。
trick-yes = このトリックはあなたが取ります。
trick-no = このトリックは{ $name }が取ります。
trick-no-card = このトリックは{ $name }が{ $card }で取ります。
trick-mostly = このトリックはたいていあなたが取ります。
trick-seldom = このトリックを取れることはあまりありません。
win-all = ほかの人の手札がどうであれ、あなたの勝ちです。
win-tried = 試した{ $deals }通りの配り方すべてで、あなたの勝ちです。
win-some = 100回のうち{ $share }回はあなたの勝ちです。
win-none = これでは勝てません。
searched-some = そのあと全員が先を読んで打つと、100回のうち{ $share }回勝ちます。
stop-all = このラウンドでほかの人が勝つことはもうありません。
stop-tried = 試した{ $deals }通りのどれでも、このラウンドでほかの人は勝てません。
stop-some = 100回のうち{ $share }回は、このラウンドにほかの人が勝ちます。
stop-none = このラウンドでほかの人がゲームに勝ちます。
end-lost = すると{ $name }の勝ちで、多くは{ $theirs }対あなたの{ $yours }です。
end-lost-otherwise = すると{ $name }の勝ちです。
end-won = 多くは{ $yours }対{ $theirs }で終わります。
example = たとえば：{ $plays }。
play = { $name } { $card }
other-best = 次によいのは{ $answer }で、100のうち{ $share }です。

## 証明のしかた

proof-every =
    { $deals ->
       *[other] あなたの知っていることに合う{ $deals }通りの配り方をすべて、手札を開いて最後まで調べました。
    }
proof-drawn = あなたの知っていることに合う配り方を{ $deals }通り選び、手札を開いて最後まで調べました。答えどうしの差の誤差は100のうち{ $error }以内です。
proof-searched = あなたの知っていることに合う配り方を{ $deals }通り選び、全員が先を読むものとして探索しました。答えどうしの差の誤差は100のうち{ $error }以内です。

## 端末で

today = 今日のパズル
solved = 解けました。
solved-later = 解けました。一度目ではありませんでしたが。
chances = それぞれの答えの見込み（100のうち）：
next = 次のパズル：{ $command }
none = { $game }にパズル{ $puzzle }はありません。followsuit puzzle { $game } --list で一覧が出ます。
no-puzzles = { $game }にはパズルがありません。
help = 番号か名前で答えてください。quitでやめます。
