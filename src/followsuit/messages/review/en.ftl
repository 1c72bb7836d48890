### A game looked back on, in English.

result = { $title }. { $why }
round = Round { $number }
before-rounds = Before the first round
end = The end
quoted = “{ $text }”
title = { $name }
title-best = { $name }: the best by far
title-instead = { $name } instead of { $best }
why = Why { $name }
luck-and-skill =
    { $who ->
        [you] You began with a chance of { $start } of 100 and ended with { $result }: { $luck } by luck, the deals and what others did, and { $skill } by your own decisions.
       *[other] { $name } began with a chance of { $start } of 100 and ended with { $result }: { $luck } by luck, the deals and what others did, and { $skill } by own decisions.
    }
one-play = One decision explains most of it: { $title } ({ $heading }).
plays-good =
    { $who ->
        [you] { $good } of { $all } of your plays were as good as any.
       *[other] { $good } of { $all } plays were as good as any.
    }
choices-good = { $good } of { $all } choices were as good as any.
