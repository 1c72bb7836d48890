### ゲームのふりかえり（日本語）。

result = { $title }。{ $why }
round = 第{ $number }ラウンド
before-rounds = 第1ラウンドの前
end = 終局
quoted = 「{ $text }」
title = { $name }
title-best = { $name }：ほかより明らかに良い一手
title-instead = { $best }ではなく{ $name }
why = なぜ{ $name }か
luck-and-skill =
    { $who ->
        [you] あなたの勝率は100分の{ $start }で始まり、{ $result }で終わりました。配られた札やほかの人による運が{ $luck }、あなた自身の選択が{ $skill }です。
       *[other] { $name }の勝率は100分の{ $start }で始まり、{ $result }で終わりました。配られた札やほかの人による運が{ $luck }、自身の選択が{ $skill }です。
    }
one-play = そのほとんどは一つの選択によるものです：{ $title }（{ $heading }）。
plays-good =
    { $who ->
        [you] あなたのプレイ{ $all }回のうち{ $good }回は、どの手にも劣りませんでした。
       *[other] プレイ{ $all }回のうち{ $good }回は、どの手にも劣りませんでした。
    }
choices-good = 選択{ $all }回のうち{ $good }回は、どれにも劣りませんでした。
