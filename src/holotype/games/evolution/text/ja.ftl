title = エヴォリューション 種の起源
summary = カードを生物または特徴として場に出し、足りない食糧バンクから食べさせる。食うか食われるかの進化のゲーム。
phase-development = 進化
phase-food-bank = 食糧バンク決定
phase-feeding = 食餌
phase-extinction = 絶滅と補充

# 質問
prompt-develop = カードを生物か特徴として出すか、このフェイズをパスしてください
prompt-play-card = 新しい生物として出すか、枠の付いた特徴を選んでください（枠のない特徴は今付けられる生物がいません）
prompt-trait-target = { $whose ->
    [others] 他のプレイヤーのどの生物に「{ $trait }」を付けますか
   *[own] 自分のどの生物に「{ $trait }」を付けますか
}
prompt-pair-first = { $whose ->
    [host] 「{ $trait }」の共生元はどの生物ですか。相手は守られますが、共生元が満腹になるまで食べられません
    [others] 「{ $trait }」でつなぐ、他のプレイヤー1人の生物2体を選んでください。先に文字の早い方から
   *[own] 「{ $trait }」でつなぐ自分の生物2体を選んでください。先に文字の早い方から
}
prompt-pair-second = 「{ $trait }」で{ $animal }をどの生物とつなぎますか
prompt-symbiosis-partner = 共生元の{ $animal }に守られるのはどの生物ですか
prompt-feed = { $did ->
    [nothing] 食べる、攻撃する、特徴を使う生物を選んでください。何もせずに手番を終えると今回はパス
    [must] 食べる、攻撃する、特徴を使う生物を選んでください。食べられる間はパスできません
    [main] 主行動は済みました。特徴を使うか、手番を終えてください
   *[extra] 食べる、攻撃する、さらに特徴を使う生物を選ぶか、手番を終えてください
}
prompt-deed = { $animal }は何をしますか
prompt-attack-target = { $animal }はどの生物を攻撃しますか
prompt-fat-amount = { $animal }は脂肪をいくつ食糧に変えますか
prompt-pirate-victim = { $animal }はどの生物から奪いますか
prompt-pirate-colour = { $animal }はどのトークンを奪いますか
prompt-defend = { $attacker }が{ $target }を攻撃しています。{ $animals ->
    [0] {""}
   *[other] 模倣：攻撃を向ける生物を選べます。
}{ $traits ->
    [0] {""}
   *[other] 尻尾切り：捨てる特徴を選べます。
}{ $other ->
    [0] {""}
   *[other] どう身を守りますか
}
prompt-drop-pair = どの相手との組特徴を捨てますか
prompt-drop-fat = 満ちた体脂肪と空の体脂肪、どちらを捨てますか
prompt-window = { $done ->
    [0] 食糧を得ました。続けて食べる生物を選んでください（必ず1体）
   *[other] 食糧を得ました。続けて食べる生物を選ぶか、終わりにしてください
}
prompt-answer-by = { $animal }はどの特徴で食べますか
prompt-answer-from = { $animal }はどの相手との組特徴を使いますか
prompt-scavenge = 生物が食べられました。どの腐肉食の生物がトークンを得ますか
prompt-ambush = { $eater }がバンクに近づきます。待ち伏せで攻撃しますか
prompt-ignore-trait = { $attacker }はこの攻撃で{ $target }のどの特徴を無視しますか{ $other ->
    [0] {""}
   *[other] （なしでもよい）
}
prompt-metamorphosis = { $animal }はどの特徴を手放しますか
prompt-metamorphosis-pair = どの相手との組特徴を手放しますか
prompt-regenerate = { $animal }の新しい体にするカードを選んでください。パスすると残った特徴は捨て札になります
prompt-recombine-with = { $animal }はどの相手と特徴を交換しますか
prompt-recombine-give = { $animal }はどの特徴を渡しますか
prompt-recombine-get = { $animal }は「{ $trait }」の代わりにどの特徴を受け取りますか

# もの
animal = 生物{ $name }
food-red = 赤トークン
food-blue = 青トークン
say-accept = 食べられる
say-no = なし
say-animal = 生物として
say-pass-help = 手札はそのまま残る。
say-animal-help = 裏向きに置き、特徴のない生物になる。いま付けられる生物のいない特徴だけのカードは、生物としてしか出せない。
say-end-help = 何もせずに終えた食餌の手番はパスになる。ほかの人の行動が続く間は、また手番が来る。
say-take = 食べる
say-take-help = バンクから赤トークン1個を取る（主行動）。
say-attack = 攻撃する
say-attack-help = 他の生物を攻撃する（主行動）。成功すれば青トークン2個。
say-fat = 脂肪を使う
say-fat-help = 蓄えた脂肪を食糧に変える（主行動）。
say-graze = 踏み荒らす
say-graze-help = バンクのトークン1個を捨てる（主行動とは別の追加行動）。
say-pirate = 奪う
say-pirate-help = 満腹でない生物からトークン1個を奪う（主行動とは別の追加行動）。
say-hibernate = 冬眠する
say-hibernate-help = ターンの終わりまで満腹とみなす（主行動とは別の追加行動）。
say-run = 逃げる
say-run-help = ダイスを振り、4以上なら逃げ切る。
say-full = 満ちた方
say-empty = 空の方
say-ink = 墨を吐く
say-ink-help = 攻撃は失敗する。肉食生物は後でまた攻撃できる。
say-hide = 殻にこもる
say-hide-help = 攻撃は失敗する。ターンの終わりまで攻撃されず、食べることもできない。
say-lure = チョウチンアンコウ！
say-lure-help = 隠れていたチョウチンアンコウが攻撃を止めて反撃する。
say-metamorphose = 変態する
say-metamorphose-help = 特徴1枚を手放して青トークン1個を得る（主行動）。
say-specialize = 特殊化で食べる
say-specialize-help = 同じ特殊化の生物が他にいないので、青トークン1個（主行動）。
say-shell = 殻を取る
say-shell-help = 場に残った殻を食糧の代わりに取る（主行動）。
say-recombine = 組換える
say-recombine-help = 相手と特徴を1枚ずつ交換する（主行動とは別の追加行動）。
trait-carnivorous-help = 必要食糧+1。1ターンに1回、他の生物を攻撃して青トークン2個を得る。腐肉食とは併用できない。
trait-fat-tissue-help = トークン1個を脂肪として蓄え、後のターンに食糧に変えられる。
trait-high-body-weight-help = 必要食糧+1。巨体の肉食生物からしか攻撃されない。
trait-swimming-help = 水棲の肉食生物からしか攻撃されない。水棲の肉食生物は水棲の生物しか攻撃できない。
trait-camouflage-help = 鋭い視力をもつ肉食生物からしか攻撃されない。
trait-sharp-vision-help = この肉食生物はカモフラージュの生物を攻撃できる。
trait-burrowing-help = 満腹の間は攻撃されない。
trait-running-help = 攻撃されたらダイスを振り、4以上なら逃げ切る。
trait-mimicry-help = 攻撃されたら、自分の別の生物に攻撃を向ける。
trait-tail-loss-help = 攻撃されたら特徴1枚を捨てて生き残れる。肉食生物はトークン1個を得る。
trait-poisonous-help = これを食べた肉食生物はターンの終わりに死ぬ。
trait-scavenger-help = 他の生物が食べられると青トークン1個を得る。肉食とは併用できない。
trait-piracy-help = 1ターンに1回、満腹でない生物からトークン1個を奪う。
trait-grazing-help = 1ラウンドに1回、バンクのトークン1個を捨てる。
trait-hibernation-help = 眠って満腹とみなせる。2ターン続けては使えず、最終ターンにも使えない。
trait-parasite-help = 他のプレイヤーの生物に付ける。必要食糧+2。
trait-symbiosis-help = 守られる側は攻撃されないが、共生元が満腹になるまで食べられない。
trait-communication-help = 一方がバンクから赤トークンを取ると、もう一方も1個取れる。
trait-cooperation-help = 一方がトークンを得ると、もう一方は青トークン1個を得られる。
trait-flight-help = 特徴カードがこれより少ない肉食生物からしか攻撃されない。
trait-intellect-help = 必要食糧+1。1ターンに1回、攻撃で相手の特徴1つを無視できる。
trait-ambush-help = バンクから取ろうとする生物を、先に攻撃できる。
trait-anglerfish-help = 生物として隠して出す。特徴のない生物が攻撃されると反撃する。
trait-ink-cloud-help = 1ターンに1回、攻撃を失敗させる。肉食生物は後でまた攻撃できる。
trait-shell-help = 1ターンに1回、攻撃を失敗させる。その後ターンの終わりまで攻撃されず、食べられない。
trait-metamorphosis-help = 1ターンに1回、特徴1枚を手放して青トークン1個を得る。
trait-viviparous-help = 必要食糧+1。満腹になると、山札の一番上のカードが満腹の子になる。
trait-trematode-help = 他のプレイヤーの生物2体に付ける。どちらも必要食糧+1。
trait-specialization-a-help = 1ターンに1回、他に特殊化Aの生物がいなければ青トークン1個。
trait-specialization-b-help = 1ターンに1回、他に特殊化Bの生物がいなければ青トークン1個。
trait-cnidocytes-help = これを攻撃した肉食生物は次のターンまで麻痺する。
trait-regeneration-help = 食べられても特徴が残り、手札のカードが新しい体になる。特徴は2枚まで、必要食糧を増やすものは不可。
trait-recombination-help = 1ターンに1回、二体の特徴を1枚ずつ交換する。
trait-edificator-help = バンクに赤トークン2個を加える。
trait-neoplasia-help = 他のプレイヤーの生物に付ける。毎ターン特徴を1つ無効にし、なくなると殺す。

# 記録
log-rolls-to-start = { $seat }が最初の手番を決めるため{ $die }を出した。
log-roll-again = { $seats }は同じ目なので振り直す。
log-starts = { $seat }がスタートプレイヤーになった。
log-turn = 第{ $turn }ターン開始。スタートプレイヤーは{ $first }。
log-last-turn = 第{ $turn }ターン開始。スタートプレイヤーは{ $first }。山札がないので最終ターン。
log-passes = { $seat }はパスした。
log-new-animal = { $seat }がカードを{ $animal }として出した。
log-its-card = { $animal }には「{ $card }」のカードを裏向きで使った。
log-lays-trait = { $seat }が{ $animal }に「{ $trait }」を付けた。
log-lays-parasite = { $seat }が{ $of }の{ $animal }に「{ $trait }」を付けた。
log-lays-pair = { $seat }が{ $one }と{ $two }を「{ $trait }」で結んだ。
log-lays-trematode = { $seat }が{ $of }の{ $one }と{ $two }を「{ $trait }」で結んだ。
log-lays-symbiosis = { $seat }が共生元の{ $one }と{ $two }を「{ $trait }」で結んだ。
log-food-roll = { $bonus ->
    [0] { $seat }のダイスは{ $dice }。バンクは{ $bank }個。
   *[other] { $seat }のダイスは{ $dice }、加算{ $bonus }。バンクは{ $bank }個。
}
log-takes = { $seat }が{ $animal }にバンクから食べさせた。残り{ $bank }個。
log-communicates = { $seat }の{ $animal }が{ $giver }に続いてバンクへ。
log-cooperates = { $seat }の{ $animal }が{ $giver }との協力でトークンを得た。
log-scavenges = { $seat }の{ $animal }が腐肉を食べた。
log-feeding-ends = { $left ->
    [0] 全員がパスした。バンクは空。
   *[other] 全員がパスした。バンクの残り{ $left }個はストックに戻る。
}
log-feeds-nothing = { $seat }は食餌をパスした。
log-burns-fat = { $seat }の{ $animal }が脂肪{ $n }個を食糧に変えた。
log-grazes = { $seat }の{ $animal }がトークンを踏み荒らした。残り{ $bank }個。
log-steals = { $seat }の{ $animal }が{ $of }の{ $victim }からトークンを奪った。
log-hibernates = { $seat }の{ $animal }が冬眠した。
log-attacks = { $seat }の{ $animal }が{ $of }の{ $target }を攻撃した。
log-escapes = { $seat }の{ $animal }は{ $die }を出して逃げ切った。
log-caught = { $seat }の{ $animal }は{ $die }を出し、逃げられなかった。
log-mimics = { $seat }の{ $animal }が攻撃を{ $target }に向けた。
log-drops = { $seat }の{ $animal }が「{ $trait }」を捨てて生き残った。
log-eats = { $seat }の{ $animal }が{ $of }の{ $target }を食べた。
log-poisoned = { $seat }の{ $animal }は中毒になった。
log-starve = { $seat }の{ $animals }が餓死した。
log-nobody-dies = 全生物が満腹で、死ぬものはいない。
log-dies-of-poison = { $seat }の{ $animal }が毒で死んだ。
log-draws-cards = あなたが引いたカード：{ $cards }。
log-draws = { $seat }がカードを{ $n }枚引いた。
log-draws-anew = 生物も手札もない{ $seat }がカードを{ $n }枚引いた。
log-scores = { $seat }は{ $points }点（生物{ $animals }、特徴{ $traits }、追加の必要食糧{ $extra }）、捨て札{ $discards }枚（同点のとき比べる）。
log-rolls-for-tie = { $seat }が同点決勝で{ $die }を出した。
log-wins = { $seat }の勝ち。
log-birth = { $seat }の{ $animal }が{ $young }を産んだ。
log-ambushes = { $seat }の{ $animal }が{ $of }の{ $target }を待ち伏せで攻撃した。
log-disregards = { $seat }の{ $animal }が「{ $trait }」を無視した。
log-inks = { $seat }の{ $animal }が墨を吐いて逃れた。
log-hides = { $seat }の{ $animal }が殻にこもった。
log-lures = { $seat }の{ $animal }はチョウチンアンコウだった！{ $target }を止めた。
log-strikes-back = { $seat }の{ $animal }が{ $of }の{ $target }に反撃した。
log-specializes = { $seat }の{ $animal }が特殊化で食べた。
log-metamorphoses = { $seat }の{ $animal }が「{ $trait }」を手放してトークンを得た。
log-takes-shell = { $seat }の{ $animal }が殻を取った。
log-switched-off = 新生物が{ $animal }の「{ $trait }」を無効にした。
log-dies-of-neoplasia = { $of }の{ $animal }が新生物で死んだ。
log-edifies = { $seat }の{ $animal }がトークン2個を加えた。バンクは{ $bank }個。
log-leaves-traits = { $seat }の{ $animal }は食べられたが、特徴が残った。
log-regenerates = { $seat }の{ $animal }が再生した。
log-stays-dead = { $seat }の{ $animal }は再生せず、残った特徴は捨て札になった。
log-recombines = { $seat }が{ $one }の「{ $given }」と{ $two }の「{ $got }」を交換した。
log-paralysed = { $animal }は次のターンまで麻痺する。

# プレイヤー名の横
panel-first = スタートプレイヤー
panel-animals = 生物
panel-hand = 手札
panel-discard = 捨て札

# オプション
variant-base = 基本ゲーム
variant-base-help = カード84枚、特徴19種類。5人以上では2セットを使う。
variant-time_to_fly = 飛ぶ時
variant-time_to_fly-help = カード42枚を追加。飛ぶ、考える、待ち伏せる、墨を吐く、殻にこもる、子を産む生物たち。
variant-continents_no_map = 大陸（地図なし）
variant-continents_no_map-help = カード22枚を追加。刺す、再生する、特徴を交換する、バンクを増やす生物と、命を奪う新生物。
variant-both_expansions = 両方の拡張
variant-both_expansions-help = 基本ゲームにカード64枚を追加。
option-mimicry_limit = 模倣で攻撃を向けられる回数
option-mimicry_limit-once_per_attack = 攻撃ごとに1回
option-mimicry_limit-once_per_turn = ターンに1回
option-compulsory_defences = 必ず使う防御
option-compulsory_defences-running = 逃走
option-compulsory_defences-mimicry = 模倣
option-compulsory_defences-tail_loss = 尻尾切り
option-pair_food_triggers = 意思疎通と協力
option-pair_food_triggers-optional = 使ってもよい
option-pair_food_triggers-mandatory = 必ず使う
option-piracy_may_fill_fat = 奪った食糧を脂肪にできる
option-hibernating_blocks_fat = 冬眠中は脂肪を蓄えない
option-feeding_pass = 食餌のパス
option-feeding_pass-free = 自由
option-feeding_pass-forced_take_if_possible = 取れるものがない時だけ
option-attack_needs_free_host = 共生元が空腹の肉食生物は攻撃できない
option-final_tie = 最後の同点
option-final_tie-die_roll = ダイスで決める
option-final_tie-shared_victory = 勝利を分け合う
option-time_to_fly = 飛ぶ時（カード42枚追加）
option-continents_no_map = 大陸・地図なし（カード22枚追加）

# picture
draw-middle = 食糧バンクと山札
draw-turn = 第{ $turn }ターン
draw-last = 最終ターン！
draw-over = ゲーム終了
draw-phase-development = 進化
draw-phase-development-tip = 進化：順番にカードを1枚、生物か特徴として出すか、パスする
draw-phase-food-bank = 食糧決定
draw-phase-food-bank-tip = 食糧バンク決定：ダイスでこのターンの食糧の量が決まる
draw-phase-feeding = 食餌
draw-phase-feeding-tip = 食餌：順番に食べる、襲う、特徴を使う。全員がパスするまで続く
draw-phase-extinction = 絶滅
draw-phase-extinction-tip = 絶滅：空腹の生物と毒を受けた生物が死に、カードが配られる
draw-bank-name = 食糧バンク
draw-bank = 食糧バンクに赤トークン{ $count }個
draw-bank-tip = { $count ->
    [0] { $filled ->
        [0] 食糧バンクはまだ空。全員がカードを出し終えたら、ダイスで食糧が決まる
       *[other] 食糧バンクは空。このターンはもう食糧がない
    }
   *[other] 食糧バンクに赤トークンが{ $count }個ある。このターンの食糧
}
draw-deck = { $count ->
    [0] 山札は空
   *[other] 山札{ $count }枚
}
draw-shells = 空の殻{ $count }個：食べるかわりに取ってよい
draw-hand = あなたの手札（{ $count }枚）
draw-hand-empty = 手札はない。
draw-hand-of = 手札{ $count }枚
draw-cards = { $card }（{ $count }枚）
draw-discard = 捨て札{ $count }枚
draw-no-animals = 生物はいない
draw-first = このターンのスタートプレイヤー
draw-to-move = 今、決める番
draw-passed = パス済み
draw-comma = 、
draw-stop = 。
draw-animal = { $seat }の生物{ $animal }
draw-ghost = 食べられた{ $animal }の特徴：{ $seat }は新しい体を与えてよい
draw-no-traits = 特徴なし
draw-food = 食糧{ $food }／{ $need }
draw-fat = 脂肪{ $fat }／{ $room }
draw-is-fed = 満腹
draw-is-hungry = 空腹
draw-is-asleep = 冬眠中：満腹とみなす
draw-is-poisoned = 毒を受けた：ターンの終わりに死ぬ
draw-is-paralysed = 麻痺：次のターンまで特徴が働かない
draw-is-in-shell = 殻の中：襲われず、食べられない
draw-is-unmasked = 正体を現したチョウチンアンコウ
draw-can-do = 今できること：{ $deeds }
draw-eats-by = 食べる手段：{ $traits }
draw-own-card = あなただけが知るカード：{ $card }
draw-used = 使用済み
draw-off = 新生物により無効
draw-joins = { $one }と{ $two }をつなぐ
draw-protects = { $one }が共生元、{ $two }が守られる
draw-no-taker = 今、付けられる生物はいない
