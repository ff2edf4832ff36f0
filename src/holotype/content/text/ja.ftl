# どのゲームにも共通の言葉。
say-pass = パス
say-done = 終わり
say-end = 手番を終える
say-yes = はい
say-no = いいえ
number = { $name }
seat = プレイヤー{ $name }
log-new-rules = ここからルールの版{ $number }を使います{ $clauses ->
    [none] {""}
   *[other] （変更点：{ $clauses }）
}。{ $lost ->
    [0] {""}
   *[other] 最後の{ $lost }手は新しいルールではできないため、取り消されました。
}
