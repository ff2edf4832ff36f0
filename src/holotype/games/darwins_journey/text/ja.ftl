title = ダーウィンズ・ジャーニー
summary = 労働者を日記へ送り、封蝋で鍛え、ビーグル号とともにガラパゴスを巡り、発見を進化論へと結実させよう。
phase-setup = ドラフト
phase-action = 第{ $round }ラウンド・アクション
phase-turn-order = 第{ $round }ラウンド・手番順
phase-reward = 第{ $round }ラウンド・報酬
phase-preparation = 第{ $round }ラウンド・準備
phase-final = 最終勝利点計算

# Questions
prompt-draft-crew = 乗組員カード { $pick }/3枚目：封蝋のそろった労働者で後に達成する1枚を残してください。{ $left ->
    [0] もう1枚はゲームから除かれます
   *[other] { $players ->
        [1] 残りからまた選びます
       *[other] 残りは{ $neighbour }に渡ります
    }
}
prompt-draft-objectives = 列を1つ選んでください（銀と金の目的タイル各1枚）
prompt-place = { $declare ->
    [0] 労働者を置くアクションマスを選んでください
   *[1] 労働者を置くアクションマスを選ぶか、先に達成を宣言してください
}
prompt-worker = 「{ $action }」にどの労働者を置きますか
prompt-effect = { $effects ->
    [0] いま行える効果はありません。達成を宣言するか、残りをやめてください
   *[other] 次にどの効果を実行しますか{ or-declare }
}
prompt-end-turn = 目的タイルか乗組員カードの達成を宣言するか、手番を終えてください
prompt-reward-window = ここで目的タイルか乗組員カードの達成を宣言するか、パスしてください
prompt-step = さらに進むか（あと{ $steps }歩まで）、止まってこのマスを使ってください
prompt-passed = 通過したマスを1つ使いますか
prompt-crew-worker = どの労働者で{ $card }を達成しますか
prompt-slot = 達成した目的タイルをどの枠に置きますか
prompt-overflow-slot = 保管場所が満杯です。達成するまでどの枠に置きますか
prompt-complete-any = 自分のどの目的タイルを達成しますか
prompt-discarded = 山が空です。捨て場から切手を何枚取りますか
prompt-envelope = { $distribute ->
    [0] 切手{ $stamps }枚をどの封筒に入れますか
   *[1] この切手をどの封筒に入れますか（残り{ $stamps }枚、1枚ずつ選べます）
}
prompt-seal-row = どの労働者に{ $colour ->
    [0] 緑
    [1] 青
    [2] 赤
   *[3] 黄
}の封蝋を与えますか
prompt-lens = どこにレンズを置きますか。封蝋もエリアコストもなしで、すぐにそのマスを使えます{ or-declare }
prompt-seal = 学院のどの封蝋を取りますか。{ $free ->
    [1] 今回は無料です
   *[0] { $discount ->
        [0] 段と枠の費用を払います
       *[other] 段と枠の費用から{ $discount }コイン引きです
    }
}{ or-declare }
prompt-navigate = 航海（{ $steps }歩まで）：船の最初の1歩{ or-declare }
prompt-explore = 探検（{ $steps }歩まで）：探検家1人の最初の1歩{ or-declare }
prompt-camp = このキャンプにテントを{ $cost ->
    [0] 無料で
   *[other] { $cost }コインで
}張りますか{ or-declare }
prompt-camp-any = どのキャンプにテントを張りますか{ or-declare }
prompt-stack = { $stamps ->
    [discard] 山が空です。捨て場から切手を何枚取り戻しますか
    [0] 勲章の追加の切手をどの山から取りますか（やめてもよい）
    [1] 切手を1枚、どの山から取りますか
   *[other] 切手を{ $stamps }枚、1枚ずつ取ります。どの山から取りますか
}{ or-declare }
prompt-deliver = どの標本を博物館に配達しますか{ or-declare }
prompt-redeliver = どの標本を再配達しますか{ or-declare }
prompt-research = 博物館のどの標本を研究しますか{ or-declare }
prompt-objective = どの目的タイルを取りますか{ or-declare }
prompt-objective-complete = どの目的タイルを取ってすぐに達成しますか{ or-declare }
prompt-special-seal = どの労働者に特殊封蝋を与えますか{ or-declare }
prompt-convert = 知識トークン1個を{ $coins }コインか{ $vp }勝利点に換えますか{ or-declare }
prompt-island = どの島に探検家を派遣しますか{ or-declare }
prompt-locked = どの未開放マスを実行しますか{ or-declare }
prompt-specimen = どの種を研究しますか{ or-declare }
prompt-to-beagle = ビーグル号に追いつきますか{ or-declare }
    .do-to-beagle = 追いつく
prompt-copy-crew = どの乗組員カードをコピーしますか{ or-declare }
prompt-repeat-camp = 自分のどのキャンプを再び使いますか{ or-declare }
prompt-specimen-mine = 自分の島のどの標本を研究しますか{ or-declare }
prompt-choice = どちらを選びますか{ or-declare }
prompt-paid = コインを払ってもう一度行いますか{ or-declare }
prompt-darwin = ダーウィンをどのマスに置きますか{ or-declare }

# Added to a question beside which something can be completed
or-declare = { $declare ->
    [0] {""}
   *[1] （先に目的タイルか乗組員カードを達成してもよい）
}

# Log
log-board = ゲーム盤の準備完了。初期レンズの場所：{ $spaces }。
log-laid = 地図の旗に載らなかった{ $species }は、最初から博物館にある。
log-turn-order = 手番順：{ $seats }。
log-keeps-card = { $seat }は乗組員カードを1枚手元に残した。
log-kept-card = { $card }を残しました。
log-shows-crew = { $seat }は{ $card }を公開した。
log-start-seal = { $seat }はその{ $seal ->
    [0] 緑
    [1] 青
    [2] 赤
   *[3] 黄
}の封蝋を{ $worker }に置いた。
log-takes-column = { $seat }は{ $last ->
    [0] 目的タイル
   *[1] 最後に残った中から目的タイル
}{ $tiles }を取った。
log-round = 第{ $n }ラウンド開始。
log-neutral-worker = 中立の労働者が{ $area ->
    [0] 旅
    [1] 学び
   *[2] 特殊アクション
}の日記に立った。
log-places = { $seat }は{ $worker }を「{ $space }」に置いた。
log-uses-knowledge = { $seat }は足りない封蝋を知識トークン{ $n }個で補った。
log-pays-area = { $seat }は{ $n }コインを支払った：そのエリアにはすでに誰かがいる。
log-lens-income = { $seat }は「{ $space }」のレンズで{ $n }コインを得た。
log-silver-medal = { $seat }は労働者の銀の勲章を使った：{ $page ->
    [0] +1歩
    [1] +1歩
    [2] 切手+1
    [3] 学院をもう1回
   *[other] 2コイン
}。
log-gold-medal = { $seat }は労働者の金の勲章を使った：{ $page ->
    [0] 通過マス1つも使える
    [1] 通過マス1つも使える
    [2] 切手を分配できる
    [3] 封蝋が各1コイン引き
   *[other] 3勝利点
}。
log-places-darwin = { $seat }はダーウィンを「{ $space }」に置いた。
log-declines = { $seat }は行わなかった：{ $effects }。
log-impossible = { $seat }は{ $poor ->
    [0] 「{ $effects }」の対象がない
   *[1] 「{ $effects }」のコインが足りない
}。
log-pays-again = { $seat }は{ $n }コインを支払い、もう一度行う：{ $effect }。
log-vp = { $seat }は{ $n }勝利点を得た。
log-coins = { $seat }は{ $n }コインを得た。
log-knowledge = { $seat }は知識トークンを{ $n }個得た。
log-theory = { $seat }は進化論トラックを{ $n }マス進み、{ $to }に達した。
log-places-lens = { $seat }は{ $n ->
    [0] 無料で
   *[other] { $n }コインで
}「{ $space }」にレンズを置いた。このマスは全員に開放された。
log-takes-seal = { $seat }は{ $seal ->
    [0] 緑
    [1] 青
    [2] 赤
   *[3] 黄
}の封蝋を取り、{ $worker }に与えた（{ $n ->
    [0] 無料
   *[other] { $n }コイン
}）。
log-takes-special-seal = { $seat }は特殊封蝋を{ $worker }に与えた。
log-earns-silver = { $seat }の{ $worker }は銀の勲章を得た。
log-earns-gold = { $seat }の{ $worker }は金の勲章を得た。
log-sails = { $seat }は{ $n }歩航海し、{ $space }に着いた。
log-explores = { $seat }の探検家は{ $n }歩進み、{ $space }に着いた。
log-skips = { $seat }の探検家は、誰かがいる{ $space }を飛ばした。
log-goes-ashore = { $seat }は銀のリボンを越え、{ $island }に探検家が上陸した。
log-gold-ribbon = { $seat }は{ $space }の金のリボンを最初に越え、{ $n }勝利点を得た。
log-first-on-land = { $seat }は島の終点{ $space }に一番乗りし、{ $n }勝利点を得た。
log-first-at-sea = { $seat }は海の終点{ $space }に一番乗りし、{ $n }勝利点を得た。
log-uses-passed = { $seat }は通過した{ $space }も使った。
log-catches-up = { $seat }は{ $space }でビーグル号に追いついた。
log-sends = { $seat }は{ $island }に探検家を派遣した。
log-collects = { $seat }は標本を収集した：{ $species }。
log-researches = { $seat }は博物館で{ $species }を研究した。
log-finds = { $seat }は任意の標本を得た：{ $species }。
log-finds-on-island = { $seat }は自分の島の標本を得た：{ $species }。
log-pitches = { $seat }は{ $n ->
    [0] 無料で
   *[other] { $n }コインで
}テントを張った：{ $camp }。
log-uncovers = { $seat }は個人ボードのテント{ $n }の跡のボーナスを得る。
log-repeats-camp = { $seat }はキャンプを再び使った：{ $camp }。
log-takes-discarded = { $seat }は捨て場から切手を{ $n }枚取り戻した。
log-sends-letters = { $seat }は切手{ $n }枚を{ $envelope }に入れた。
log-empties-stack = { $seat }は{ $stack }を空にした。後でそのボーナスを得る。
log-delivers = { $seat }は{ $species }を博物館に配達した。
log-first-of-row = { $seat }はこの行に最初に配達し、コインを取る。
log-completes-row = { $seat }は博物館の行を完成させるタイルを置いた。
log-neighbours = { $seat }は行と列を数える：空き{ $empty }（コイン）、タイル{ $filled }（進化論）。
log-redelivers = { $seat }は{ $species }を再配達した。
log-takes-objective = { $seat }は目的タイル「{ $tile }」を取った。
log-needs-nothing = { $seat }は「{ $tile }」を無条件で達成する。
log-pays-slot = { $seat }は枠「{ $slot }」に{ $n }コインを支払った。
log-blocks-slot = { $seat }の保管場所は満杯なので、「{ $tile }」は枠「{ $slot }」で待つ。
log-completes-objective = { $seat }は目的「{ $tile }」を達成し、枠「{ $slot }」に置いた。
log-passive = { $seat }は以後：{ $which ->
    [0] 学院の段の費用が無料
    [1] エリアコストが{ $n }
    [2] 遅れた船の減点はビーグル号の位置1つにつき最大{ $n }点
   *[3] 進化論の倍率が+{ $n }
}。
log-fifth-worker = { $seat }は5人目の労働者を得た。
log-completes-crew = { $seat }は{ $worker }で{ $card }を達成した。
log-copies-crew = { $seat }は{ $card }をコピーした。
log-performs-locked = { $seat }は未開放の「{ $space }」を実行した。
log-queues = { $seat }は手番順予約の{ $n }番目に並んだ。
log-converts = { $seat }は知識トークンを1個返した。
log-no-letters = { $envelope }には誰の切手もない。
log-rival = 中立のライバルは{ $envelope }に切手{ $n }枚を持つ。
log-letter-reward = { $seat }は{ $envelope }の切手{ $n }枚が{ $place ->
    [1] 最多
   *[2] 次点
}で、報酬を得る。
log-discards-stamps = { $seat }はその切手を{ $n }枚捨てた。
log-goal = { $seat }のビーグル号決算：{ $goal ->
    [0] { goal-0 }
    [1] { goal-1 }
    [2] { goal-2 }
    [3] { goal-3 }
    [4] { goal-4 }
    [5] { goal-5 }
    [6] { goal-6 }
    [7] { goal-7 }
    [8] { goal-8 }
    [9] { goal-9 }
    [10] { goal-10 }
   *[11] { goal-11 }
}×{ $things }で{ $n }勝利点。
log-lag = { $seat }の船はビーグル号に遅れている：このうち{ $n }点を失う。
log-beagle-sails = ビーグル号は{ $space }へ進み、労働者は全員戻る。
log-new-objectives = 新しい目的タイル：{ $tiles }。
log-no-seals = 封蝋の供給が尽きた：学院の{ $n }か所は空のまま。
log-final-objectives = { $seat }は目的タイルの枠で{ $n }勝利点を得た。
log-final-seals = { $seat }は封蝋5個・6個の労働者で{ $n }勝利点を得た。
log-final-tents = { $seat }はすべてのテントを張り、{ $n }勝利点を得た。
log-final-theory = { $seat }の博物館×進化論：{ $base }×{ $multiplier }＝{ $n }勝利点。
log-final-rest = { $seat }は残りのコインと知識で{ $n }勝利点を得た。
log-final = { $seat }の最終得点は{ $n }勝利点。
log-wins = { $seat }の勝利。
log-wins-by-theory = { $seat }の勝利。同点だが、進化論トラックで先にいる。
log-wins-by-coins = { $seat }の勝利。得点も進化論トラックも並んだが、コインが多い。
log-share = { $seats }が勝利を分け合った。
log-solo-rank = { $seat }の称号は「{ solo-rank }」。
solo-rank = { $rank ->
    [1] 見習い
    [2] 採集者
    [3] 博物学者
    [4] 学会員
   *[5] 進化論の著者
}
verdict = { $score }点で旅を終えました。称号は「{ solo-rank }」です

# Tokens
say-skip = やめる
say-skip-help = この効果の残りを行わない。
say-stop = ここで止まる
say-end = 手番を終える
say-end-help = いま達成できるものは、後の手番まで待てる。
say-pass = パス
say-pass-help = いま達成できるものは、後の機会まで待てる。
say-coins = コイン
say-vp = 勝利点
number = { $name }
worker = 労働者{ $name }
map-help = 地図のマス。
seal = 学院 { $name }
seal-help = 封蝋。学院の段と置く枠で値段が決まる。
stack = 切手の山{ $name }
stack-help = 山を空にするとボーナス：探検2、学院-2、航海2。
column = 列{ $name }
space-help = アクションマス。同じエリアに誰かがいれば、置くのにコインがかかる。
worker-help = 労働者は封蝋の条件を満たすマスに置ける。足りない封蝋1個を知識トークン1個で補える。
island-help = 探検家を送れる島。
camp-help = キャンプ：テントを張り、費用を払い、効果を行い、その後テント列のボーナスを得る。
envelope-help = ラウンド終了時、切手の最多と2番目が報酬を得る。
species-help = 生物種。研究し、博物館に配達する。
objective-help = 目的タイル。条件がすべて満たされたら達成できる。
slot-help = 達成した目的タイルの枠。効果と終了時の点がある。
crew-help = 乗組員カード。この封蝋を持つ労働者1人で達成する。
declare-help = いま達成し、その効果を行う。
do-help = 実行できる効果。

# Options and variants
option-darwin_promo = ダーウィンアクション（特典）
option-darwin_promo-help = 特殊アクションタイルが1枚増える。ダーウィンのコマは、すべての封蝋と両方の勲章を持つ労働者として置く。
option-published_tiles = 製品版の追加タイル
option-published_tiles-help = 12枚目の特殊アクションタイルと8枚目の手紙タイルを加えて引く。
option-published_sixth_seal_vp = 6枚目の封蝋7点
option-published_sixth_seal_vp-help = 労働者の6個目の封蝋は6点ではなく7点。
option-published_turn_order_coins = 手番順マス：2人時3コイン
option-published_turn_order_coins-help = オフなら2コイン。
option-published_distribute_four = 手紙の分配4枚
option-published_distribute_four-help = 手紙を分配する乗組員カードの切手は5枚ではなく4枚。
option-published_leftover_scoring = 残りのコインと知識も得点
option-published_leftover_scoring-help = 終了時、5コインごと、知識トークン1個ごとに1点。
option-published_complete_any = 無条件達成は任意の自分の目的タイル
option-published_complete_any-help = 「目的タイルを得て達成」は、タイルを得た後、自分の任意の目的タイルを無条件で達成する。
option-several_tents_per_camp = 同じキャンプに複数の自分のテント
option-several_tents_per_camp-help = オフなら、1つのキャンプに自分のテントは1つまで。
option-skipped_spaces_count_as_passed = 飛ばしたマスも通過扱い
option-skipped_spaces_count_as_passed-help = 金の勲章で、誰かがいて飛ばしたマスも使える。
option-redeliver_true_last_only = 再配達の行ボーナスは実際の最終タイルのみ
option-redeliver_true_last_only-help = 再配達で行完成の1歩を得るのは、行を完成させたタイルだけ。
option-objective_worker_space = 目的タイルのアクションマス
option-objective_worker_space-help = 正方形のマスが1つ増える：目的タイル1枚と1コインを得る。
option-free_lens_covers_bonus = 無料レンズはボーナスも無料
option-free_lens_covers_bonus-help = 無料で置いたレンズのマスをすぐに使うときも、コインはかからない。
variant-base = 基本ゲーム
variant-base-help = はじめての人はこちら（2021年の草案ルールブック）。2023年の製品版を知っている人は「製品版の数値」を。
variant-darwin_promo = ダーウィン入り
variant-darwin_promo-help = 基本ゲームに慣れたら。ダーウィンのコマと特殊アクションタイルを加える。
variant-published = 製品版の数値
variant-published-help = 2023年の製品版を知っている人に。その数値とタイルを使う。基本ゲームとの小さな違いは6つ。
variant-solo_score_attack = ソロ・スコアアタック
variant-solo_score_attack-help = 1人で高得点を目指す。中立の労働者が日記に立ち、ライバルが各封筒に切手を持つ。

# Panels
panel-place = 手番順 { $n }
panel-coins = コイン
panel-knowledge = 知識トークン
panel-theory = 進化論の位置
panel-workers = 手元の労働者
panel-studied = 研究した種
panel-objectives = 達成した目的

# The picture
seat = 座席{ $name }
panel-vp = 勝利点
panel-lenses = 残りのレンズ
region-travel = 旅の日記
region-study = 学びの日記
region-special = 特殊アクション
region-academy = 学院
region-museum = 博物館
region-squares = レンズ・博物館・手番順
region-envelopes = 手紙
region-objectives = 目的タイル
region-goals = ビーグル号決算
region-map = ガラパゴス諸島
region-theory = 進化論トラック
region-draft = 乗組員のドラフト
region-columns = 開始時目的タイル
page-explore = 探検
page-navigate = 航海
page-letters = 手紙
page-academy = 学院
page-special-left = 左ページ
page-special-right = 右ページ
page-small = レンズ
colour-green = 緑
colour-blue = 青
colour-red = 赤
colour-yellow = 黄
colour-purple = 紫
kind-reptile = 爬虫類
kind-plant = 植物
kind-bird = 鳥類
kind-fossil = 化石
effect-vp = { $n }勝利点
effect-coins = { $n }コイン
effect-knowledge = 知識トークン{ $n }個
effect-theory = 進化論{ $n }歩
effect-collect = 標本を収集
effect-reserve-turn-order = 手番順を予約
effect-fifth-worker = 5人目の労働者
effect-passive-scroll-free = 以後、学院の段の費用は無料（枠の費用は必要）
effect-passive-area-cost = 以後、エリアコストは{ $n }
effect-passive-lag-cap = 以後、船がビーグル号に遅れたときの赤い数字は1つにつき最大{ $n }点の減点
effect-passive-multiplier = 進化論の倍率+{ $n }
effect-end-vp = 終了時{ $n }点
goal-0 = 緑の封蝋
goal-1 = 青の封蝋
goal-2 = 赤の封蝋
goal-3 = 黄の封蝋
goal-4 = 爬虫類
goal-5 = 植物
goal-6 = 鳥類
goal-7 = 化石
goal-8 = 盤上のレンズ
goal-9 = 空の切手の山
goal-10 = 盤上のテント
goal-11 = 達成した目的
draw-comma = 、
draw-stop = 。
draw-or = か
draw-gold = 金の目的タイル：条件がすべてそろったら、ボードの金の枠で達成できる
draw-silver-tile = 銀の目的タイル：条件がすべてそろったら、ボードの銀の枠で達成できる
draw-ribbon = リボンの左右は別のエリア：反対のページの労働者がいてもコインはかからない
draw-area-cost = このエリアには誰かがいる：置くには{ $n }コイン
draw-seals-lacking = 手元の労働者は少なくとも封蝋{ $n }個不足：知識トークン{ $n }個で補う
draw-vain = いまここでできることはない
draw-lens-owner = このレンズは{ $seat }のもの。他の人が立つと{ $n }コインを得る
draw-seal = { $colour }の封蝋。段の費用は{ $n ->
    [0] 無料
   *[other] { $n }コイン
}、労働者の枠の費用が加わる
draw-delivery = いま配達すると{ $coins }コイン、進化論{ $steps }歩
draw-redelivery = いま再配達すると{ $coins }コイン、進化論{ $steps }歩
draw-lies = { $space }
draw-researched = 研究済み
draw-not-researched = 未研究
draw-worker-seals = 封蝋：{ $seals }
draw-no-seals = 封蝋なし
draw-worker-medals = { $medals ->
    [1] 銀の勲章
   *[2] 銀と金の勲章
}
draw-worker-twin = { $worker }と同じ：そちらを選ぶ
draw-worker-used = 乗組員カードに使用済み
draw-worker-knowledge = このマスでは知識トークンが{ $n }個必要
draw-worker-price = { $n ->
    [0] 封蝋は無料
   *[other] 封蝋は{ $n }コイン
}
draw-tent-cost = { $n ->
    [0] いまテントは無料
   *[other] いまテントは{ $n }コイン
}
draw-camp-full = 空きがない
draw-camp-own = すでに自分のテントがある
draw-specimen = 標本を収集：{ $species }
draw-specimen-known = { $species }（すでに研究済み）
draw-nothing = 得るものはない
draw-start = 出発点
draw-supply = 供給に残る{ $colour }の封蝋：{ $n }
draw-theory = 進化論トラック{ $n }：×{ $times }。いまの博物館なら終了時に{ $base }×{ $times }＝{ $vp }点
draw-stack = 切手{ $n }枚。最後の1枚を取ると：{ $effects }
draw-stack-empty = 空：ボーナスは得た
draw-waits = 達成されるまでこの枠で待つ
draw-slot-pair = この列の両方の枠を達成するとさらに{ $n }点
draw-crew-start = このカードを残すと{ $colour }の封蝋1個で始める
draw-worker-locked = まだ使えない：金の目的タイルの枠で得る労働者
draw-next-slot = 次の封蝋は学院の段の費用に加えて{ $n ->
    [0] 0コイン
   *[other] { $n }コイン
}。{ $silver }個目で銀、{ $gold }個目で金の勲章。終了時、5個で{ $five }点、6個で{ $six }点。
draw-slot-vp = 終了時{ $n }点
draw-slot-cost = 覆う費用は{ $n }コイン
draw-needs = 必要な封蝋：{ $seals }
draw-locked = 未開放：レンズは{ $n }コイン
draw-neutral = 中立の労働者：この日記に置くにはコインがかかる
draw-rival = 中立のライバルはここに切手{ $n }枚を持つ
draw-queue = 予約：
draw-queue-empty = 予約：なし
draw-order = 手番順：
draw-in-museum = 博物館にある
draw-not-in-museum = まだ博物館にない
draw-row-coin = この行への最初の配達で得るコイン
draw-letter = 切手最多：{ $first }。次点：{ $second }
draw-goal = 第{ $n }ラウンド：{ $thing }1つにつき{ $vp }点
draw-goal-now = { $seat }：いまなら{ $n }点{ $lost ->
    [0] {""}
   *[other] （遅れで{ $lost }点減）
}
draw-camp = キャンプ：{ $effects }
draw-first = 一番乗りは{ $n }点
draw-silver = 通過した船は{ $island }に探検家を送る
draw-beagle = ビーグル号：毎ラウンド先へ進み、遅れた船は点を失う
draw-beagle-space = 第{ $n }ラウンドのビーグル号の位置
draw-lag = ビーグル号がここまで来たのに船が届かないと、決算から{ $n }点を失う
draw-tent-slot = テント{ $n }：{ $effects ->
    [none] ボーナスなし
   *[other] { $effects }
}
draw-discard = 捨て場の切手
draw-crew = この封蝋を持つ労働者1人で達成する：{ $seals }。効果：{ $effects }
draw-kept = 残したカード
draw-draft-hidden = 乗組員カードを伏せて選んでいます。
medals-explore = 銀の勲章：+1歩。金の勲章：通過マス1つも使う。
medals-navigate = 銀の勲章：+1歩。金の勲章：通過マス1つも使う。
medals-letters = 銀の勲章：切手+1。金の勲章：切手を分配できる。
medals-academy = 銀の勲章：学院をもう1回。金の勲章：封蝋が各1コイン引き。
medals-special-left = 銀の勲章：2コイン。金の勲章：3勝利点。
medals-special-right = 銀の勲章：2コイン。金の勲章：3勝利点。

# What the effects do, in tooltips
means-knowledge = 知識：マスに必要な封蝋のうち、足りない1個を補う。
means-theory = 進化論：ゲーム終了時、トラックの位置が博物館の点の倍率になる。
means-reserve-turn-order = 手番順：予約した順に、次のラウンドから先に手番を行う。
means-lens = レンズ：費用を払って未開放のマスを全員に開放し、すぐに1回使う。以後、他の人が使うたびにコインを得る。
means-academy = 学院：労働者2～4のために封蝋を買う。
means-navigate = 航海：船をその歩数まで進め、止まったマスを使う。
means-explore = 探検：探検家1人をその歩数まで進め、止まったマスを使う。
means-camp-any = テント：キャンプの場所代を払って効果を使い、テントの下にあったボーナスを得る。
means-letters = 手紙：その枚数の切手を1つの封筒に入れる。毎ラウンド、多い人が報酬を得る。
means-letters-distributed = 手紙：その枚数の切手を、1枚ずつ好きな封筒に入れる。毎ラウンド、多い人が報酬を得る。
means-deliver = 配達：研究した種を博物館に入れ、コインと進化論を得る。種は自分のもののまま。
means-redeliver = 再配達：すでに博物館にある研究済みの種で、もう一度コインと進化論を得る。
means-research = 研究：博物館にある種を自分の研究済みにする。
means-objective = 目的：目的タイル1枚を取る。未達成のタイルは2枚まで持てる。
means-objective-complete = 目的タイル1枚を取り、条件にかかわらず達成する。
means-special-seal = 特殊な封蝋：どの色の代わりにもなる紫の封蝋を労働者1人に付ける。
means-convert-knowledge = 変換：知識トークン1個を7コインまたは7点にする。
means-send-explorer = 派遣：探検家のいない島に1人送る。
means-perform-locked = 未開放のマスを、労働者も封蝋も費用もなしで1回使う。
means-specimen-any = 任意の標本：好きな種を1つ研究する。
means-to-beagle = 追いつく：ビーグル号より後ろの船をそこまで進める。
means-copy-crew = コピー：誰かの未達成の乗組員カードの効果を使う。
means-reactivate-tent = 再びキャンプ：自分のテントがあるキャンプをもう一度使う。
means-specimen-my-island = 標本：自分の探検家がいる島の種を研究する。
