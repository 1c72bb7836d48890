# 終わったゲームの振り返りと、場面のやり直し。
review-title = ゲームの振り返り
review-open = 振り返る
review-back = リプレイへ
review-link = このページへのリンク
review-none = このゲームの振り返りはまだありません。
review-none-text = 席に着いていた人なら頼めます。
review-failed = このゲームは振り返れませんでした。
review-ask = このゲームを振り返る
review-growing = すべての判断を調べています
review-before = { $count ->
   *[other] 先にほかの{ $count }ゲームを調べます。
  }
review-done = { $total }の判断のうち{ $done }
review-soon = まもなく始まります。
review-leave = このページを離れてもかまいません。振り返りはテーブルと一緒に保存されます。
review-chance = 勝つ見込み
review-chance-unit = 100のうち、トリックごと
review-curve = 全員の勝つ見込みを、トリックごとに示します。矢印キーでたどれます。
review-at = { $label }：{ $chances }
review-chance-of = { $name } { $chance }
review-unknown = まだわかりません
review-nearly-sure = 99超
review-hardly = 1未満
review-wins = { $names ->
    *[other] { $names }の勝ち
  }
review-whose = だれのゲーム
review-whose-of = { $name }さん
review-you = あなた
review-moments = 注目の場面
review-moments-none = 目立った判断はありません。
review-moment-of = 場面 { $place }/{ $count }
review-decision-of = 判断 { $place }/{ $count }
review-luck-title = 運と腕前
review-luck = 運
review-skill = 自分の手
review-look = 場面{ $place }を見る
review-replay = リプレイ全体
review-all = すべての判断
review-choices = 選べた手
review-choices-unit = ゲームに勝つ見込み（100のうち）
review-best = 最善
review-as-good = ほかに劣らない
review-played = { $you ->
    [yes] あなたの手
   *[no] { $name }さんの手
  }
review-give-or-take = 誤差{ $error }ほど
review-worlds = { $count ->
   *[other] 見分けのつかない配り方を{ $count }通り想像しました。
  }
review-told = それまでの手からわかったこと
review-asked = { $name }さんへの問い：
review-cloth = この場面のテーブル
review-table = この場面のテーブル全体
review-earlier = 前の判断
review-later = 次の判断
review-to-game = ゲーム全体に戻る
review-copied = コピーしました
review-try-another = 別のカードを試す
review-try = この手ならどうなるか
review-try-of = この手ならどうなるか：{ $name }
review-tried-chance = 勝つ見込みは100のうち{ $chance }。実際の手では{ $played }でした。
review-tried-same = これが実際の手です。勝つ見込みは100のうち{ $chance }。
review-tried-then = そのあとどうなるか
review-tried-happened = 実際に起きたこと
review-tried-how = 全員、あのときと同じカードを持ち、そのあとはだれもが定石どおりに打ちます。
review-tried-play = この手で続きを打つ
again-title = この場面からもう一度
again-open = ここから続きを打つ
again-text = このときと同じ状態の新しいテーブルを用意します。ほかの席はボットです。元のゲームは変わりません。
again-seat = あなたの席
again-hidden = 見えないカード
again-same = そのまま
again-same-text = 全員、あのときと同じカードを持ちます。
again-drawn = 配り直す
again-drawn-text = この席から知りえなかったものを、見えていたことと合うように配り直します。
again-begin = 始める
again-compare = 実際の手と比べる
again-there = あのとき
again-here = 今回
again-place = { $place }位
again-nothing = –
again-once-more = この場面からもう一度
again-origin = 元の場面へ
