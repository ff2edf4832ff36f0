# どのゲームにも共通の言葉。
say-pass = パス
say-done = 終わり
say-end = 手番を終える
say-yes = はい
say-no = いいえ
number = { $name }
seat = プレイヤー{ $name }
