# テーブルの画面。
table-points = 点
table-you = あなた
table-title-turn = ● あなたの番 · { $game }
table-title-nudged = みんなが待っています · { $game }
table-title-plain = テーブル
table-menu = メニュー
table-close = 閉じる
table-chat = チャット
table-chat-unread = チャット、新着{ $count }件
table-standing = 全員の得点
table-court-number = 番号
table-auction-front = 枚を前に
table-auction-kept = 手元に{ $count }枚
table-chat-empty = まだ発言はありません。
table-chat-watching = ここで話すのは席に着いている人です。観戦中は読むだけです。
table-say = やさしいひとことを
table-say-label = テーブルへの発言
table-say-send = 送る
table-trick = トリック
table-hand = あなたの手札
table-own = あなたの席
table-question = 質問
table-side = 前のトリック、記録、チャット
table-last = 前のトリック
table-last-short = 前：{ $name }
table-no-last = 今は振り返れるトリックがありません。次のリードまで見られます。
table-log = 記録
table-open-log = 記録を開く
table-no-news = まだ何も起きていません。
table-leads = リード
table-then = そのあと
table-to-play = 手番
table-wins-trick = トリックに勝利
table-you-win-trick = トリックに勝利
table-won-by = { $you ->
    [yes] あなたがトリックに勝ちました。
   *[no] { $name }がトリックに勝ちました。
  }
table-no-winner = このトリックの勝者はいません。
table-go-on = 次へ
table-laid = { $name }が出した{ $card }
table-laid-note = { $name }が出した{ $card }（{ $note }）
table-pieces = 場に並んだもの
table-tab = { $name }・残り{ $count }
table-more = ほか{ $count }枚 ↓
table-more-strips = ほか{ $count }人 ↓
table-tab-options = オプション
table-cards-held = 手札の枚数
table-bot = ボット
table-open = 空席
table-away = { $name }は席を外しています。席はそのままです。
table-stand-in = { $name }が戻るまで、ボットが代わりに打ちます。
table-watching = 観戦中です
table-watched = { $count }人が観戦中
table-waiting = テーブルは待っています。
table-watching-now = 観戦中です。
table-bot-in = あと{ $time }でボットが代わりに打ちます。
table-nudge = { $name }さんに催促する
table-nudged = { $name }さんが待っています。
table-over = ゲームが終わりました。
table-lost = 接続が切れました。席はそのままです。
table-connecting = テーブルにつないでいます。
table-card-refused = { $card }、いまは出せません
table-so-far = 選択中：
table-set = この{ $count }枚に決定
table-set-short = カードを{ $count }枚選んでください
table-pick-card = カードを選択
table-taken-by = { $name }が選択済み
table-pick-piece = 1つ選択
table-power = 能力
table-powers = 能力
table-read-rule = ルールを読む
table-hint = ヒント
table-hinting = 考え中
table-hint-candidates = 考えてみたい手（順不同）
table-hint-numbers = 勝つ見込みを見る
table-hint-numbers-of = 勝つ見込み（100のうち）
table-undo = 一手戻す
table-undo-asked = { $name }が一手戻したいそうです。
table-undo-yes = 認める
table-undo-no = 認めない
table-pace = 速さ
table-pace-tap = タップ
table-pace-calm = ゆっくり
table-pace-brisk = ふつう
table-pace-quick = 速い
table-pace-none = 待たない
table-motion = 動き
table-motion-system = 端末に合わせる
table-motion-slide = 動かす
table-motion-still = 動かさない
table-order = 手札の並べ方
table-order-colour = 色ごと
table-order-value = 数字ごと
table-order-face = 絵柄ごと
table-specials = 色のないカード
table-specials-left = 左に置く
table-specials-right = 右に置く
table-invite = リンクで招待
table-invite-seat = 席{ $seat }のリンクをコピー
table-copied = コピーしました
table-links = そのほか
table-rules = ルール
table-sheets = 得点表
table-replay = リプレイ
table-leave = 席を立つ
table-keys = キー操作
table-keys-text = 矢印キーで手札を選び、Enterで出します。数字キーはカード、数、答えを選びます。トリックのあとはEnterかスペースで次へ。Escで選択をやめます。
table-fair = 公正な配札
table-fair-text = 配札はゲームの前に決まっています。これはその封印です。ゲームが終わるとシードとソルトが公開され、変更がなかったことを確かめられます。
table-seed = シード
table-salt = ソルト
table-seal-right = 両方から計算し直しました。同じ封印です。
table-seal-wrong = 両方から計算し直しました。封印が違います。配札は変更されています。
table-wins = { $count }トリック獲得
table-no-lines = このラウンドで数えるものはありません。
table-no-lines-of = このラウンドで{ $piece }に数えるものはありません。
table-chooses-first = { $you ->
    [yes] あなたから選びます。
   *[no] { $name }から選びます。
  }
table-begins = { $you ->
    [yes] あなたから始めます。
   *[no] { $name }から始めます。
  }
table-begins-auction = { $you ->
    [yes] あなたからオークションを始めます。
   *[no] { $name }からオークションを始めます。
  }
table-before = これまで{ $before }、{ $change }
table-you-win = あなたの勝ちです
table-you-share = 勝ちを分け合いました
table-rematch = もう一度遊ぶ
table-to-rematch = 次のゲームへ
table-next-laid = { $you ->
    [yes] 次のゲームを用意しました。あなたの席もそのままです。
   *[no] { $name }が次のゲームを用意しました。あなたの席もあり、全員がそろうと始まります。
  }
table-look-at-table = テーブルを見る
table-result = 結果
table-home = はじめの画面へ
table-pile = { $pile }：{ $count }枚
table-pile-hidden = 裏向きのカードが{ $count }枚あります。
card-hidden = 裏向きのカード
card-plain = { $suit }の{ $rank }。数字カードです。
table-team = チーム{ $team }
table-team-yours = 味方
table-team-theirs = 相手
table-your-team-wins = あなたのチームの勝ちです
table-aside = 3を加える
table-aside-final = 取り消せません。
table-aside-yes = 実行する
table-aside-no = まだしない
table-strip-of = { $name }の得点表
table-weakest = 弱い
table-strongest = 強い
table-fact = { $label } { $value }
table-fact-of = { $label } { $value }/{ $goal }
table-fact-tricks = { $count }勝
table-fact-cards = { $count }枚
table-fact-and = ・
table-brings-nothing = 印はそろいません。
table-completes = { $gain ->
    [0] { $names }が完成
   *[other] { $names }が完成：{ $gain }点
  }
table-completes-nothing = まだ何も完成しません。
table-ways = このゲームの勝ち方
table-way-count = { $name }：{ $value }/{ $goal }
table-way-piece = { $name }：{ $text }
table-way-leads = 首位 { $value }：{ $names }
board-figure = { $name }：{ $all }点中{ $filled }点、{ $brings }
table-marks-meet = { $count ->
    [one] { $marks }がつながります。次から1枚取れます。
   *[other] { $marks }がつながります。それぞれ1枚ずつ取れます。
  }
table-marks-none-left = { $marks }がつながりますが、その印のものは残っていません。
table-keeps = 表に残って助けるもの（{ $count }枚）
table-gives-up = 伏せると使えない力：
table-deed = { $name }：{ $text }
table-with-card = 出すカードとともに使う
table-at-once = すぐに
table-sounds = 控えめな音
table-sounds-offer = テーブルに控えめな音をつけますか？
table-sounds-yes = つける
table-sounds-no = つけない
table-volume = 音量
table-volume-low = 小
table-volume-middle = 中
table-volume-high = 大
table-buzz = 自分の番に振動
table-wish-off = オフ
table-wish-on = オン
table-forced = 出せるカードが1枚だけのとき
table-forced-ask = 自分で出す
table-forced-play = 自動で出す
table-forced-now = 選択の余地がないので、まもなく自動で行います：{ $card }
