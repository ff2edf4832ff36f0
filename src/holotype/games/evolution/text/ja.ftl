title = エヴォリューション 種の起源
summary = カードを生物または特徴として出し、いつも足りない食糧バンクから食べさせます。食うか食われるかの進化のゲームです。
phase-development = 進化フェイズ
phase-food-bank = 食糧バンク決定フェイズ
phase-feeding = 食餌フェイズ
phase-extinction = 絶滅/補充フェイズ

# 質問。属性はその質問での答えの言い方です（`.say-run`はその語だけ、`.trait`は特徴すべて）。
prompt-develop = カードを生物か特徴として出すか、パスしてください
    .say-pass = パスする（このフェイズではもう出せません）
prompt-play-card = 新しい生物として出すか、特徴として出すかを選んでください。薄く表示された特徴は、今つけられる生物がいません
    .say-animal = 新しい生物として出す
    .trait = 「{ $name }」として出す
prompt-trait-target = { $whose ->
    [others] ほかのプレイヤーのどの生物に「{ $trait }」をつけますか
   *[own] 自分のどの生物に「{ $trait }」をつけますか
}
prompt-pair-first = { $whose ->
    [host] 「{ $trait }」の共生元にする生物を選んでください。もう一体は守られますが、共生元が食餌済みの間しか食べられません
    [others] 「{ $trait }」をつける、ほかのプレイヤー1人の生物2体を選んでください。文字の早いほうから選びます
   *[own] 「{ $trait }」をつける自分の生物2体を選んでください。文字の早いほうから選びます
}
prompt-pair-second = 「{ $trait }」で{ $animal }とどの生物をつなぎますか
prompt-symbiosis-partner = 共生元の{ $animal }が守るのはどの生物ですか
prompt-feed = { $did ->
    [nothing] 食べる、攻撃する、または特徴を使う生物を選んでください。このまま手番を終えるとパスになります
    [must] 食べる、攻撃する、または特徴を使う生物を選んでください。食糧を取れる生物がいる間はパスできません
    [main] 主行動は済みました。特徴を使うか、手番を終えてください
   *[extra] 食べる、攻撃する、またはほかの特徴を使う生物を選ぶか、手番を終えてください
}
    .say-end = { $did ->
        [nothing] パスする
       *[other] 手番を終える
    }
prompt-action = { $animal }は何をしますか
prompt-attack-target = { $animal }はどの生物を攻撃しますか{ $own ->
    [all] （攻撃できるのは自分の生物だけです）
    [some] （自分の生物も含まれています）
   *[none] {""}
}
    .animal = { $whose ->
        [own] 自分の{ $name }を攻撃する
       *[other] { $name }を攻撃する
    }
prompt-fat-amount = { $animal }の脂肪トークンをいくつ食糧に変えますか
prompt-pirate-victim = { $animal }はどの生物から奪いますか{ $own ->
    [all] （奪えるのは自分の生物からだけです）
    [some] （自分の生物も含まれています）
   *[none] {""}
}
    .animal = { $whose ->
        [own] 自分の{ $name }から奪う
       *[other] { $name }から奪う
    }
prompt-pirate-colour = { $animal }は{ $victim }からどのトークンを奪いますか
prompt-defend = { $attacker }が{ $target }を攻撃しています。{ $target }はどう身を守りますか
    .say-run = 逃走する（4、5、6で逃げ切る）
    .say-ink = 墨を吐く（攻撃は失敗する）
    .say-hide = 殻にこもる（攻撃は失敗する）
    .say-lure = チョウチンアンコウが正体を現す（攻撃を止めて反撃する）
    .say-accept = { $target }が食べられるのを受け入れる
    .animal = 模倣：攻撃を{ $name }に移す
    .trait = 尻尾切り：「{ $name }」を捨てて生き残る
prompt-drop-pair = { $target }は、どの生物との「{ $trait }」を捨てますか
    .animal = { $name }との組特徴を捨てる
prompt-drop-fat = { $target }は、どの体脂肪カードを捨てますか
    .say-full = 埋まっているもの（脂肪も失われる）
    .say-empty = 空いているもの（脂肪は残る）
prompt-window = { $done ->
    [0] 生物が食糧を得ました。続けて食べる生物を選んでください（必ず1体）
   *[other] 生物が食糧を得ました。続けて食べる生物を選ぶか、終わりにしてください
}
    .say-done = もう食べない
prompt-answer-by = { $animal }はどの特徴で食べますか
prompt-answer-from = { $animal }は、どの生物との「{ $trait }」を使いますか
prompt-scavenge = 生物が食べられました。どの腐肉食の生物が青のトークンを得ますか
prompt-store-fat = { $animal }は食餌済みです。次のトークンを体脂肪にしますか
    .say-fat = 体脂肪にする
    .say-no = 受け取らない（トークンは失われる）
prompt-ambush = { $eater }が食糧バンクから取ろうとしています。待ち伏せで攻撃しますか
    .animal = { $name }で{ $eater }を攻撃する
    .say-pass = 攻撃しない
prompt-ignore-trait = { $attacker }はこの攻撃で{ $target }のどの特徴を無視しますか
    .trait = 「{ $name }」を無視する
    .say-no = 無視しない
prompt-metamorphosis = { $animal }はどの特徴を捨てて青のトークンを得ますか
    .trait = 「{ $name }」を捨てる
prompt-metamorphosis-pair = { $animal }は、どの生物との「{ $trait }」を捨てますか
    .animal = { $name }との組特徴を捨てる
prompt-regenerate = { $animal }の新しい体にするカードを選んでください。パスすると、残った特徴は捨て札になります
    .card = 「{ $name }」を新しい体にする
    .say-pass = パスする（残った特徴を捨てる）
prompt-recombine-with = { $animal }はどの相手と特徴を交換しますか
prompt-recombine-give = { $animal }は{ $partner }にどの特徴を渡しますか
    .trait = 「{ $name }」を渡す
prompt-recombine-get = { $animal }は「{ $trait }」と引き換えに、{ $partner }からどの特徴を受け取りますか
    .trait = 「{ $name }」を受け取る

# もの
animal = 生物{ $name }
food-red = 赤のトークン
food-blue = 青のトークン
say-accept = 食べられる
say-no = なし
say-animal = 生物として
say-pass-help = 手札はそのまま残ります。
say-animal-help = 特徴のない生物になり、どのカードかは自分だけが知っています。今どの生物にもつけられない特徴だけのカードは、生物としてしか出せません。
say-end-help = 何もせずに手番を終えるとパスになります。ほかの人の行動が続く間は、また手番が来ます。
say-take = 食糧を取る
say-take-help = 食糧バンクから赤のトークンを1個取ります（主行動）。
say-attack = 攻撃する
say-attack-help = ほかの生物を攻撃します。成功すると青のトークンを2個得ます（主行動）。
say-fat = 脂肪を使う
say-fat-help = 体脂肪の上の脂肪トークンを食糧に変えます（主行動）。
say-graze = 踏み荒らす
say-graze-help = 食糧バンクのトークンを1個取り除きます（主行動とは別の追加行動）。
say-pirate = 奪う
say-pirate-help = 空腹の生物からトークンを1個奪います（主行動とは別の追加行動）。
say-hibernate = 冬眠する
say-hibernate-help = ターンの終わりまで食餌済みとみなします（主行動とは別の追加行動）。
say-run = 逃走する
say-run-help = ダイスをふり、4、5、6なら逃げ切ります。
say-full = 埋まっているもの
say-empty = 空いているもの
say-ink = 墨を吐く
say-ink-help = 攻撃は失敗します。肉食生物は、このターンの後でまた攻撃できます。
say-hide = 殻にこもる
say-hide-help = 攻撃は失敗します。ターンの終わりまで攻撃されず、食べることもできません。
say-lure = チョウチンアンコウの正体を現す
say-lure-help = 隠れていたチョウチンアンコウが正体を現し、攻撃を止めて反撃します。
say-metamorphose = 変態する
say-metamorphose-help = 特徴を1枚捨てて、青のトークンを1個得ます（主行動）。
say-specialize = 特殊化で食べる
say-specialize-help = 同じ特殊化の生物がほかにいないので、青のトークンを1個得ます（主行動）。
say-shell = 殻を取る
say-shell-help = 死んだ生物の殻を、食糧の代わりに取ります（主行動）。
say-recombine = 組み換える
say-recombine-help = 相手と特徴を1枚ずつ交換します（主行動とは別の追加行動）。
trait-carnivorous-help = 必要食糧+1。1ターンに1回、ほかの生物を攻撃して青のトークンを2個得られます。腐肉食と両方は持てません。
trait-fat-tissue-help = トークン1個を脂肪としてたくわえ、後のターンに食糧に変えられます。
trait-high-body-weight-help = 必要食糧+1。巨体の肉食生物からしか攻撃されません。
trait-swimming-help = 水棲の肉食生物からしか攻撃されません。水棲の肉食生物は、水棲の生物しか攻撃できません。
trait-camouflage-help = 鋭い視力を持つ肉食生物からしか攻撃されません。
trait-sharp-vision-help = この肉食生物は、カモフラージュを持つ生物を攻撃できます。
trait-burrowing-help = 食餌済みの間は攻撃されません。
trait-running-help = 攻撃されたらダイスをふり、4、5、6なら逃げ切ります。
trait-mimicry-help = 攻撃されたら、同じ持ち主の別の生物に攻撃を移します。
trait-tail-loss-help = 攻撃されたとき、特徴を1枚捨てて生き残れます。肉食生物はトークンを1個得ます。
trait-poisonous-help = これを食べた肉食生物は、そのターンの終わりに死にます。
trait-scavenger-help = ほかの生物が食べられると、青のトークンを1個得ます。肉食と両方は持てません。
trait-piracy-help = 1ターンに1回、空腹の生物からトークンを1個奪います。
trait-grazing-help = 1ラウンドに1回、食糧バンクのトークンを1個取り除きます。
trait-hibernation-help = 冬眠して食餌済みとみなせます。2ターン続けては使えず、最後のターンにも使えません。
trait-parasite-help = ほかのプレイヤーの生物につけます。その生物の必要食糧+2。
trait-symbiosis-help = 守られる側は攻撃されませんが、共生元が食餌済みの間しか食べられません。
trait-communication-help = 一方が食糧バンクから赤のトークンを取ると、もう一方も1個取れます。
trait-cooperation-help = 一方がトークンを得ると、もう一方は青のトークンを1個得られます。
trait-flight-help = 特徴カードがこの生物より少ない肉食生物からしか攻撃されません。
trait-intellect-help = 必要食糧+1。1ターンに1回、攻撃するときに相手の特徴を1つ無視できます。
trait-ambush-help = この肉食生物は、食糧バンクから取ろうとする生物を先に攻撃できます。
trait-anglerfish-help = 生物として隠して出します。特徴のない生物が攻撃されると、攻撃を止めて反撃します。
trait-ink-cloud-help = 1ターンに1回、攻撃を失敗させます。肉食生物は、このターンの後でまた攻撃できます。
trait-shell-help = 1ターンに1回、攻撃を失敗させます。そのあとはターンの終わりまで攻撃されず、食べることもできません。
trait-metamorphosis-help = 1ターンに1回、特徴を1枚捨てて青のトークンを1個得ます。
trait-viviparous-help = 必要食糧+1。食餌済みになると、デッキの一番上のカードが食餌済みの子になります。
trait-trematode-help = ほかのプレイヤーの生物2体につけます。どちらも必要食糧+1。
trait-specialization-a-help = 1ターンに1回、特殊化Aの生物がほかにいなければ、青のトークンを1個得ます。
trait-specialization-b-help = 1ターンに1回、特殊化Bの生物がほかにいなければ、青のトークンを1個得ます。
trait-cnidocytes-help = これを攻撃した肉食生物は、次のターンまで麻痺します。
trait-regeneration-help = 食べられても特徴が残り、手札のカードが新しい体になります。特徴は2枚までで、必要食糧を増やすものは持てません。
trait-recombination-help = 1ターンに1回、2体の特徴を1枚ずつ交換します。
trait-edificator-help = 食糧バンクに赤のトークンを2個加えます。
trait-neoplasia-help = ほかのプレイヤーの生物につけます。毎ターン特徴を1つ働かなくし、なくなると生物を殺します。

# 記録。`gained`は、得たトークンがどうなったかです。
gained = { $eaten }個を食べ{ $stored ->
    [0] {""}
   *[other] 、{ $stored }個を体脂肪に
}{ $lost ->
    [0] {""}
   *[other] 、{ $lost }個は失われ
}、食糧は{ $food }/{ $need }
from-card = { $faces ->
    [1] {""}
   *[other] （カードは{ $card }）
}
log-deals = 全員に手札を{ $n }枚ずつ配りました。デッキは残り{ $deck }枚です。
log-rolls-to-start = { $seat }は、開始プレイヤーを決めるダイスで{ $die }を出しました。
log-roll-again = { $seats }は最大の目が同じなので、ふり直します。
log-starts = { $seat }が開始プレイヤーになりました。
log-turn = 第{ $turn }ターンを始めます。開始プレイヤーは{ $first }、デッキは残り{ $deck }枚です。
log-last-turn = 第{ $turn }ターンを始めます。デッキが空なので、最後のターンです。開始プレイヤーは{ $first }です。
log-passes = { $seat }はパスしました。
log-out-of-cards = { $seat }は手札がないのでパスになりました。
log-new-animal = { $seat }がカードを{ $animal }として出しました。
log-its-card = あなたの{ $animal }は「{ $card }」のカードです（知っているのはあなただけです）。
log-lays-trait = { $seat }が{ $animal }に「{ $trait }」をつけました{ from-card }。
log-lays-parasite = { $seat }が{ $of }の{ $animal }に「{ $trait }」をつけました{ from-card }。
log-lays-pair = { $seat }が{ $one }と{ $two }を「{ $trait }」でつなぎました{ from-card }。
log-lays-trematode = { $seat }が{ $of }の{ $one }と{ $two }を「{ $trait }」でつなぎました{ from-card }。
log-lays-symbiosis = { $seat }が{ $one }と{ $two }を「{ $trait }」でつなぎました{ from-card }。共生元は{ $one }です。
log-food-roll = { $bonus ->
    [0] { $seat }がダイスで{ $dice }を出しました。食糧バンクは{ $bank }個です。
   *[other] { $seat }がダイスで{ $dice }を出し、{ $bonus }を足しました。食糧バンクは{ $bank }個です。
}
log-takes = { $seat }の{ $animal }が食糧バンクから赤のトークンを取りました（{ gained }）。残りは{ $bank }個です。
log-communicates = { $seat }の{ $animal }が、{ $giver }に続いて食糧バンクから取ろうとしています。
log-cooperates = { $seat }の{ $animal }が、{ $giver }との協力で青のトークンを得ました（{ gained }）。
log-scavenges = { $seat }の{ $animal }が、腐肉食で青のトークンを得ました（{ gained }）。
log-stores-fat = { $seat }の{ $animal }が、トークン1個を体脂肪にしました（脂肪{ $fat }/{ $room }）。
log-refuses-fat = { $seat }は、{ $animal }の体脂肪にできるトークンを受け取りませんでした。
log-sheds = { $seat }の{ $animal }は必要食糧が{ $need }になりました。{ $food ->
    [0] {""}
   *[other] 余った食糧{ $food }個を脇に戻します。
}{ $fat ->
    [0] {""}
   *[other] 置く場所のなくなった脂肪{ $fat }個は失われます。
}
log-feeding-ends = { $left ->
    [0] 全員がパスしました。食糧バンクは空です。
   *[other] 全員がパスしました。食糧バンクに残った{ $left }個を脇に戻します。
}
log-feeds-nothing = { $seat }は、行動できる生物がいますがパスしました。
log-burns-fat = { $seat }の{ $animal }が、脂肪{ $n }個を食糧に変えました（食糧は{ $food }/{ $need }）。
log-grazes = { $seat }の{ $animal }が、食糧バンクのトークンを1個踏み荒らしました。残りは{ $bank }個です。
log-steals = { $seat }の{ $animal }が、{ $of }の{ $victim }から{ $token }を奪いました（{ gained }）。{ $victim }に残る食糧は{ $left }個です。
log-hibernates = { $seat }の{ $animal }が冬眠し、食餌済みとみなされます。
log-attacks = { $seat }の{ $animal }が{ $of }の{ $target }を攻撃しました。
log-escapes = { $seat }の{ $animal }が逃走し、{ $die }を出して逃げ切りました。
log-caught = { $seat }の{ $animal }が逃走しましたが、{ $die }を出して逃げ切れませんでした。
log-mimics = { $seat }の{ $animal }が、模倣で攻撃を{ $target }に移しました。
log-drops = { $seat }の{ $animal }が「{ $trait }」を捨てて生き残りました。
log-drops-pair = { $seat }の{ $animal }が、{ $partner }との「{ $trait }」を捨てて生き残りました。
log-drops-fat = { $fat ->
    [0] { $seat }の{ $animal }が、空いている体脂肪を捨てて生き残りました。
   *[other] { $seat }の{ $animal }が、埋まっている体脂肪を脂肪ごと捨てて生き残りました。
}
log-eats-tail = { $seat }の{ $animal }が、尻尾の分の青のトークンを1個得ました（{ gained }）。
log-eats = { $seat }の{ $animal }が{ $of }の{ $target }を食べました。
log-eats-meat = { $seat }の{ $animal }が、攻撃で青のトークンを2個得ました（{ gained }）。
log-poisoned = { $seat }の{ $animal }は中毒になり、絶滅フェイズに死にます。
log-starve = { $n ->
    [one] { $seat }の生物{ $last }が餓死しました。
   *[other] { $seat }の生物{ $others }、{ $last }が餓死しました。
}
log-nobody-dies = { $alive ->
    [0] 生物がいないので、死ぬ生物はいません。
   *[other] すべての生物が食餌済みで、死ぬ生物はいません。
}
log-dies-of-poison = { $seat }の{ $animal }が中毒で死にました。
log-discards = { $seat }が{ $animal }を、{ $traits }と共に捨て札パイルに置きました（{ $cards }枚{ $pairs ->
    [0] {""}
   *[other] 、そのうち{ $pairs }枚は{ $partners }との組特徴
}）。
log-leaves-shell = { $seat }の{ $animal }の殻が場に残りました（取れる殻は{ $shells }個）。
log-draws-cards = あなたが得たカードは{ $cards }です。
log-draws = { $seat }はカードを{ $n }枚得ました。
log-draws-six = 生物も手札もない{ $seat }は、カードを{ $n }枚得ました。
log-scores = { $seat }の勝利ポイントは{ $points }点です（生物{ $animals }、特徴{ $traits }、加点{ $extra }）。同点のとき比べる捨て札は{ $discards }枚です。
log-rolls-for-tie = { $seat }は、同点を決めるダイスで{ $die }を出しました。
log-wins = { $by ->
    [discards] { $points }点で並んだ人のうち捨て札が最も多い{ $seat }（{ $discards }枚）の勝ちです。
    [die] { $points }点で並び、ダイスで{ $seat }の勝ちになりました。
    [nothing] { $seat }は{ $points }点、捨て札{ $discards }枚で、勝利を分け合います。
   *[points] { $seat }が{ $points }点で勝ちました。
}
log-birth = { $seat }の{ $animal }が、食餌済みの{ $young }を産みました。デッキは残り{ $deck }枚です。
log-ambushes = { $seat }の{ $animal }が、{ $of }の{ $target }を待ち伏せで攻撃しました。
log-disregards = { $seat }の{ $animal }は、この攻撃で{ $of }の{ $target }の「{ $trait }」を無視します。
log-inks = { $seat }の{ $animal }が墨を吐いて逃れました。{ $attacker }は、このターンの後でまた攻撃できます。
log-hides = { $seat }の{ $animal }がターンの終わりまで殻にこもり、攻撃は失敗しました。
log-lures = { $seat }の{ $animal }は「{ $card }」でした。{ $target }の攻撃を止め、これからは肉食生物になります。
log-strikes-back = { $seat }の{ $animal }が{ $of }の{ $target }に反撃しました。
log-specializes = { $seat }の{ $animal }が、「{ $trait }」で青のトークンを得ました（{ gained }）。
log-metamorphoses = { $seat }の{ $animal }が、変態で「{ $trait }」を捨てました。
log-metamorphoses-pair = { $seat }の{ $animal }が、変態で{ $partner }との「{ $trait }」を捨てました。
log-eats-changed = { $seat }の{ $animal }が、変態で青のトークンを得ました（{ gained }）。
log-takes-shell = { $seat }の{ $animal }が殻を取りました（残りは{ $shells }個）。
log-switched-off = 腫瘍により、{ $seat }の{ $animal }の「{ $trait }」が働かなくなりました。
log-dies-of-neoplasia = { $seat }の{ $animal }が腫瘍で死にました。
log-edifies = { $seat }の{ $animal }がトークンを2個加え、食糧バンクは{ $bank }個になりました。
log-leaves-traits = { $seat }の{ $animal }は捨て札になりましたが、{ $left }は残り、新しい体を待ちます。{ $pairs ->
    [0] {""}
   *[other] { $gone }は捨て札になりました。
}
log-regenerates = { $seat }がカードを{ $animal }の新しい体として出し、{ $animal }は再生しました。
log-stays-dead = { $animal }は再生せず、{ $seat }は残った{ $traits }を捨て札にしました。
log-recombines = { $seat }が、{ $one }の「{ $given }」と{ $two }の「{ $got }」を交換しました{ $fat ->
    [0] {""}
   *[other] （脂肪トークンも移ります）
}。
log-paralysed = { $seat }の{ $animal }は、次のターンまで麻痺します。

# プレイヤー名の横
panel-first = 開始プレイヤー
panel-animals = 生物
panel-hand = 手札
panel-discard = 捨て札

# オプション
variant-base = 基本ゲーム
variant-base-help = 2010〜2011年版のとおり。カード84枚、特徴19種類。5人以上では2セットを使います。
variant-third_edition = 第3版
variant-third_edition-help = 基本ゲームで、模倣は1ターンに1回だけ使えます。
variant-as_played_online = オンライン版のルール
variant-as_played_online-help = 最もよく知られたオンライン版のとおり。模倣は1ターンに1回、尻尾切りも強制、奪った食糧は体脂肪にならず、食糧を取れる間はパスできません。
variant-time_to_fly = 飛ぶ時
variant-time_to_fly-help = カード42枚を追加。飛ぶ、考える、待ち伏せる、墨を吐く、殻にこもる、子を産む生物たちです。
variant-continents_no_map = 大陸（地図なし）
variant-continents_no_map-help = カード22枚を追加。刺す、再生する、特徴を交換する、食糧バンクを増やす生物と、命を奪う腫瘍です。
variant-both_expansions = 両方の拡張
variant-both_expansions-help = 基本ゲームにカード64枚を追加。
option-mimicry_limit = 模倣を使える回数
option-mimicry_limit-once_per_attack = 攻撃ごとに1回
option-mimicry_limit-once_per_turn = 1ターンに1回
option-compulsory_defences = 必ず使う防御
option-compulsory_defences-running = 逃走
option-compulsory_defences-mimicry = 模倣
option-compulsory_defences-tail_loss = 尻尾切り
option-pair_food_triggers = 意思疎通と協力
option-pair_food_triggers-optional = 使ってもよい
option-pair_food_triggers-mandatory = 必ず使う
option-piracy_may_fill_fat = 奪った食糧を体脂肪にできる
option-hibernating_blocks_fat = 冬眠中は体脂肪にトークンを置けない
option-feeding_pass = 食餌フェイズのパス
option-feeding_pass-free = 自由
option-feeding_pass-forced_take_if_possible = 食糧を取れる生物がいないときだけ
option-attack_needs_free_host = 共生元が空腹の肉食生物は攻撃できない
option-attack_forgoes_bank = 攻撃すると食糧バンクから取れないのは
option-attack_forgoes_bank-player = プレイヤー（その手番）
option-attack_forgoes_bank-animal = その肉食生物だけ（そのラウンド）
option-fat_storing = 攻撃や腐肉食で余った食糧
option-fat_storing-automatic = 必ず体脂肪になる
option-fat_storing-optional = 受け取らなくてもよい
option-final_tie = 最後の同点
option-final_tie-die_roll = ダイスで決める
option-final_tie-shared_victory = 勝利を分け合う
option-time_to_fly = 飛ぶ時（カード42枚追加）
option-continents_no_map = 大陸・地図なし（カード22枚追加）

# 絵
draw-middle = 食糧バンクとデッキ
draw-turn = 第{ $turn }ターン
draw-last = 最後のターン
draw-over = ゲーム終了
draw-phase-development = 進化
draw-phase-development-tip = 進化フェイズ：順番にカードを1枚、生物か特徴として出すか、パスします
draw-phase-food-bank = 食糧バンク決定
draw-phase-food-bank-tip = 食糧バンク決定フェイズ：ダイスでこのターンの食糧の数が決まります
draw-phase-feeding = 食餌
draw-phase-feeding-tip = 食餌フェイズ：順番に食べる、攻撃する、特徴を使う。全員がパスするまで続きます
draw-phase-extinction = 絶滅/補充
draw-phase-extinction-tip = 絶滅/補充フェイズ：空腹の生物と中毒の生物が死に、カードが配られます
draw-bank-name = 食糧バンク
draw-bank = 食糧バンクに赤のトークン{ $count }個
draw-bank-tip = { $count ->
    [0] { $filled ->
        [0] 食糧バンクはまだ空です。全員がカードを出し終えたら、ダイスで食糧の数が決まります
       *[other] 食糧バンクは空です。このターンはもう食糧がありません
    }
   *[other] 食糧バンクに、このターンの赤のトークンが{ $count }個あります
}
draw-deck = { $count ->
    [0] デッキは空です
   *[other] デッキは{ $count }枚です
}
draw-shells = 死んだ生物の殻が{ $count }個あります。食糧の代わりに取れます
draw-hand = あなたの手札（{ $count }枚）
draw-hand-empty = 手札はありません。
draw-hand-of = 手札{ $count }枚
draw-cards = { $card }（{ $count }枚）
draw-discard = 捨て札パイル{ $count }枚
draw-no-animals = 生物はいません
draw-first = このターンの開始プレイヤー
draw-to-move = 今、選ぶ番です
draw-passed = パス済み
draw-comma = 、
draw-stop = 。
draw-animal = { $seat }の生物{ $animal }
draw-ghost = 食べられた生物{ $animal }の特徴：{ $seat }は新しい体を与えられます
draw-no-traits = 特徴なし
draw-food = 食糧{ $food }/{ $need }
draw-fat = 脂肪{ $fat }/{ $room }
draw-is-fed = 食餌済み
draw-is-hungry = 空腹
draw-is-asleep = 冬眠中：食餌済みとみなします
draw-is-poisoned = 中毒：ターンの終わりに死にます
draw-is-paralysed = 麻痺：次のターンまで特徴が働きません
draw-is-in-shell = 殻の中：攻撃されず、食べることもできません
draw-is-unmasked = 正体を現したチョウチンアンコウ
draw-can-do = 今できること：{ $actions }
draw-eats-by = 食べる手段：{ $traits }
draw-own-card = カードは{ $card }（知っているのはあなただけです）
draw-used = 使用済み
draw-off = 腫瘍により働きません
draw-joins = { $one }と{ $two }をつなぐ
draw-protects = { $one }が共生元、{ $two }が守られる側
draw-no-taker = 今つけられる生物がいません
