guest = ゲスト
loading = 少々お待ちください。
try-again = もう一度
go-home = 最初のページへ
settings = 設定
settings-language = 言語
settings-theme = 色
settings-theme-system = 端末に合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク

failed-line = テーブルサーバーにつながりません。動いているか確かめて、もう一度お試しください。
failed-service = テーブルサーバーが答えられませんでした。少し待って、もう一度お試しください。

none-title = ページが見つかりません
none-text = このアドレスの先には何もありません。リンクの終わりが欠けているのかもしれません。
none-link = リンクの終わりが欠けているのかもしれません。
no-table-title = このテーブルは表示できません

home-hello = さあ、席へどうぞ。
home-ready = カードの用意ができました。
home-resume = 席はそのままです
home-resume-waiting = 参加を待っているテーブルがあります
home-with = { $game }（{ $names }と）
home-game = ゲーム
home-players = { $count }人
home-minutes = { $minutes }分
home-rules = 番号つきルール
home-one-page = 1ページ説明
home-one-page-first = 1ページ説明・2分
home-lessons = レッスン
home-puzzles = パズル
home-learn = 遊んで覚える
home-learn-text = 最初のゲームを一歩ずつ
home-setup = テーブルの準備
home-count = 人数
home-name = あなたの名前
home-no-account = 登録はいりません
home-you = あなた
home-seat = 席{ $place }
home-bot = ボット
home-person = 人
home-open = 空席
home-open-seat = 空席
home-open-text = リンクを受け取った人の席
home-play = すぐに遊ぶ
home-lay = テーブルを用意
home-invite = リンクで招待
home-within = 答えがないとき、ボットが代わりに打つまで
home-within-time = { $seconds ->
    [0] 待つ
    [30] 30秒
    [60] 1分
    [120] 2分
   *[other] 5分
}
home-options = オプション
home-options-changed = オプション：{ $count }件変更
home-options-reset = すべて標準に戻す
home-options-finer = あまり変えないオプション：{ $count }件
home-options-hidden = このテーブルで使わないオプションは表示していません。
home-pieces-own = 自分で選ぶ
home-pieces-look = 触れると、その効果がここに出ます。
home-pieces-enough = { $count }人を選びました。もう一度押すと外せます。
home-ended = { $place ->
    [1] { $date }・あなたの勝ち
   *[other] { $date }・{ $players }人中{ $place }位
}
home-played = ここで遊んだゲーム
home-replay = もう一度見る
home-sheets = 得点表

more = そのほか
copy = コピー
copied = コピー済み
share = 共有
qr-code = QRコード
qr-code-of = QRコード：{ $label }
qr-code-scan = 別のスマートフォンのカメラで読み取ってください。
not-shown = 表示できません
to-table = テーブルへ
no-table-text = このテーブルは存在しないか、見ることができません。
table-title = テーブル

join-title = 招待
join-invited = { $game }への招待です
join-with = { $count }人用のテーブルです。{ $names }が待っています。
join-first = { $count }人用のテーブルです。あなたが最初です。
join-no-account = 登録はいりません。この名前がほかの人に見えます。
join-sit = 席に着く
join-no-seat = この招待は使えません
join-no-seat-text = { $sentence }別のリンクをもらうか、観戦してください。
join-watch = 見るだけ
join-seated = このテーブルにはもう席があります。
join-back = 自分の席へ

lobby-title = { $game }の準備ができました
lobby-seats = 席
lobby-open =
    { $count ->
        [0] 全員そろいました。
       *[other] 空席が{ $count }つあります。
    }
lobby-send = このリンクを1人に送ってください
lobby-wait = 招待中です
lobby-here = 着席しています
lobby-away = 席を外しています
lobby-bot = ボットにする
lobby-level = ボットの打ち方
lobby-link = 席{ $place }へのリンク
lobby-here-only = このリンクはこのコンピューターでしか開けません。ほかの場所の人を招くには、{ $command } で起動し、表示されたアドレスでページを開いてください。
lobby-share = { $game }の席
lobby-fill = 空席をボットにして始める
lobby-begins = 席がすべて埋まると、自動で始まります。ページを閉じても席はそのままです。
lobby-watching = 観戦中です。席がすべて埋まると始まります。
lobby-within = { $seconds }秒答えがないと、ボットが代わりに打ちます。

sheets-title = 得点表
sheets-rounds = ラウンド
sheets-none = まだ得点計算の終わったラウンドがありません。

rules-title = { $game }のルール
rules-study = 誰がどれだけ強い？ このゲームの研究
rules-study-size = ボット同士の{ $games }ゲーム（{ $bots }）。
rules-text = どのルールにも、変わることのない番号があります。テーブルの判定は、いつもルールの番号を示します。
rules-english = 遊んでいるときに出会うルールは日本語です。例、裁定、組み合わせ、設定などの章は英語だけで、「英語」と書いてあります。
rules-other = 英語
rules-search = 言葉や番号で探す
rules-found =
    { $count ->
        [0] 見つかりません。
       *[other] { $count }件
    }
rules-open = ルールを全部開く
rules-none = すべての言葉を含むルールはありません。言葉を減らしてみてください。
rules-more = 箱のすべてのルールを表示
rules-less = テーブルに必要なルールだけ
rules-left-out = このゲームのふつうのテーブルで使わない{ $count }件のルールは、ここにはありません。
rules-left-out-here = このテーブルで使わない{ $count }件のルールは、ここにはありません。
rules-missing = このゲームにルール{ $id }はありません。
rules-sections = 目次
rules-ruling = 裁定：

replay-title = { $game }を振り返る
replay-controls = リプレイ
replay-answer = 手
replay-at = { $last }手中{ $now }手目、{ $mark }
replay-count = { $last }手中{ $now }手目
replay-play = 再生
replay-pause = 一時停止
replay-back = 1手戻る
replay-on = 1手進む
replay-mark-back = 前のトリックへ
replay-mark-on = 次のトリックへ
replay-marks = 移動先
replay-start = はじめ
replay-eyes = 視点
replay-eyes-of = { $name }の視点
replay-all = すべてのカードを公開
replay-watch = 観戦者の視点
replay-link = この場面へのリンク

language-name = 日本語
