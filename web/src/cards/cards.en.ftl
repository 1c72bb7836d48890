# The card of a character or an item.

card-wins-game = wins the game
card-wins = wins
card-nothing = nothing
card-now = now
card-rules = Rules
card-copies = { $count ->
    [one] 1 left
   *[other] { $count } left
  }
card-price = { $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
  }
card-played = you play it
card-path = A card goes: { $places }
card-cell = { $head }: { $value }
