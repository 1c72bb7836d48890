# キャラクターやアイテムのカード。

card-wins-game = ゲームに勝利
card-wins = 勝利
card-nothing = なし
card-now = いま
card-rules = ルール
card-copies = 残り{ $count }枚
card-price = { $price ->
    [0] 無料
   *[other] { $price }点
  }
card-played = 出すと
card-path = カードの動き：{ $places }
card-cell = { $head }：{ $value }
