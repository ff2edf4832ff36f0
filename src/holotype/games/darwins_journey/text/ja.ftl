title = ダーウィンズ・ジャーニー
summary = 労働者を日記へ送り、封蝋で鍛え、ビーグル号とともにガラパゴス諸島を巡り、発見を進化論へと結実させましょう。
phase-setup = ドラフト
phase-action = 第{ $round }ラウンド・アクションフェイズ
phase-turn-order = 第{ $round }ラウンド・手番順フェイズ
phase-reward = 第{ $round }ラウンド・報酬フェイズ
phase-preparation = 第{ $round }ラウンド・準備フェイズ
phase-final = 最終勝利点計算

# Questions
prompt-draft-crew = 乗組員カードを1枚残してください（3枚のうち{ $pick }枚目）。必要な封蝋をそろえた労働者で、後で達成します。{ $left ->
    [0] もう1枚はゲームから除かれます
   *[other] { $players ->
        [1] 残りからまた選びます
       *[other] 残りは{ $neighbour }に渡ります
    }
}
prompt-draft-objectives = 列を1つ選んでください（銀と金の目的タイルを1枚ずつ受け取ります）
    .column = { $name }：{ $tiles }
prompt-place = { $declare ->
    [0] 労働者を置くアクションマスを選んでください
   *[1] 労働者を置くアクションマスを選ぶか、先に達成を宣言してください
}
    .space = { $name }{ tile-there }{ for-coins }
prompt-worker = 「{ $action }」にどの労働者を置きますか
    .worker = { $name }{ for-knowledge }
prompt-effect = { $effects ->
    [0] いま実行できる効果はもうありません。達成を宣言するか、残りの効果をやめてください
   *[other] 次にどの効果を実行しますか{ or-declare }
}
    .say-skip = 残りの効果をすべてやめる
prompt-end-turn = 目的タイルか乗組員カードの達成を宣言するか、手番を終えてください
prompt-reward-window = ここで目的タイルか乗組員カードの達成を宣言するか、パスしてください
prompt-step = さらに進むか（あと{ $steps }歩まで）、止まってこのマスを使ってください
    .say-stop = 止まってこのマスを使う
prompt-passed = 通過したマスのうち、どのマスのアクションも実行しますか
    .say-skip = 最後のマスだけを使う
prompt-crew-worker = どの労働者で「{ $card }」を達成しますか
prompt-slot = 達成した目的タイルをどのスロットに置きますか
    .slot = { $name }{ for-coins }
prompt-overflow-slot = 未達成目的タイル置き場がいっぱいです。達成するまで、どのスロットをふさぎますか
    .slot = { $name }{ for-coins }
prompt-complete-any = 自分の目的タイルのうち、どれを達成しますか
prompt-discarded = 切手の山が空です。切手捨て場から切手を何枚取り戻しますか
    .number-0 = 取り戻さない
    .number = { $name }枚取り戻す
prompt-envelope = { $distribute ->
    [0] 切手{ $stamps }枚をどの封筒に置きますか
   *[1] この切手をどの封筒に置きますか（残り{ $stamps }枚、1枚ずつ選べます）
}
    .envelope = { $name }：{ $letter }
prompt-seal-row = { $colour }の封蝋をどの労働者に割り当てますか
    .worker = { $name }{ for-coins }
prompt-lens = どのレンズ置き場にレンズを置きますか。置いた後、封蝋もアクションエリアのコストもなしで、すぐにそのマスを使えます{ or-declare }
    .say-skip = レンズを置かない
    .space = { $name }{ tile-there }{ for-coins }
prompt-seal = 学院からどの封蝋を得ますか。{ $free ->
    [1] この封蝋は無料です
   *[0] { $discount ->
        [0] 行とスロットのコストを支払います
       *[other] 行とスロットのコストから{ $discount }コインの割引を受けます
    }
}{ or-declare }
    .say-skip = 封蝋を得ない
    .seal = { $row }行目の{ $seal }の封蝋（{ $more ->
        [1] { $cost }コインから
       *[0] { in-coins }
    }）
prompt-navigate = 航海（{ $steps }歩まで）：船の最初の1歩を選んでください{ or-declare }
    .say-skip = 航海しない
prompt-explore = 探検（{ $steps }歩まで）：探検家1個の最初の1歩を選んでください{ or-declare }
    .say-skip = 探検しない
prompt-camp = このキャンプを{ $cost ->
    [0] 無料で
   *[other] { $cost }コインで
}設営しますか{ or-declare }
    .say-skip = 設営しない
    .camp = { $name }{ for-coins }
prompt-camp-any = どのキャンプを設営しますか{ or-declare }
    .say-skip = 設営しない
    .camp = { $name }{ for-coins }
prompt-stack = { $stamps ->
    [discard] 切手の山が空です。切手捨て場から切手を何枚取り戻しますか
    [0] 勲章によりもう1枚取れます。どの山から取りますか
    [1] 切手を1枚取ります。どの山から取りますか
   *[other] 切手を{ $stamps }枚、1枚ずつ取ります。どの山から取りますか
}{ or-declare }
    .say-skip = 手紙を送らない
    .say-stop = もう取らない
    .stack = { $name }（残り{ $left }枚）
    .number = { $name }枚取り戻す
prompt-deliver = どの標本を博物館に配達しますか{ or-declare }
    .say-skip = 配達しない
    .species = { $name }{ for-delivery }
prompt-redeliver = どの標本を再配達しますか{ or-declare }
    .say-skip = 再配達しない
    .species = { $name }{ for-delivery }
prompt-research = 博物館のどの標本を研究しますか{ or-declare }
    .say-skip = 研究しない
prompt-objective = どの目的タイルを得ますか{ or-declare }
    .say-skip = 目的タイルを得ない
    .objective = { $name }{ $blocks ->
        [1] （スロットをふさぐ）{ at-least }
       *[0] {""}
    }
prompt-objective-complete = どの目的タイルを得て、ただちに達成しますか{ or-declare }
    .say-skip = 目的タイルを得ない
    .objective = { $name }{ at-least }
prompt-special-seal = 特殊封蝋をどの労働者に割り当てますか{ or-declare }
    .say-skip = 特殊封蝋を得ない
prompt-convert = 知識トークン1個を戻して、{ $coins }コインか{ $vp }勝利点を得ますか{ or-declare }
    .say-skip = 知識トークンを残す
    .say-coins = 知識トークンを戻して{ $coins }コインを得る
    .say-vp = 知識トークンを戻して{ $vp }勝利点を得る
prompt-island = どの島に探検家を派遣しますか{ or-declare }
    .say-skip = 派遣しない
prompt-locked = どの未開放のアクションマスを実行しますか{ or-declare }
    .say-skip = 実行しない
    .space = { $name }{ tile-there }
prompt-specimen = どの標本を収集しますか{ or-declare }
    .say-skip = 収集しない
prompt-to-beagle = ビーグル号に追いつきますか{ or-declare }
    .do-to-beagle = 追いつく
    .say-skip = 追いつかない
prompt-copy-crew = どの乗組員カードをコピーしますか{ or-declare }
    .say-skip = コピーしない
    .crew = { $name }（{ $owner }）
prompt-repeat-camp = 自分のテントがあるキャンプのうち、どのアクションを再実行しますか{ or-declare }
    .say-skip = 再実行しない
prompt-specimen-mine = 自分の探検家がいる島のどの標本を収集しますか{ or-declare }
    .say-skip = 収集しない
prompt-choice = どちらを実行しますか{ or-declare }
    .say-skip = どちらも実行しない
prompt-paid = コインを支払ってもう一度実行しますか{ or-declare }
    .say-skip = 支払わない
prompt-darwin = ダーウィンコマをどのアクションマスに置きますか{ or-declare }
    .space = { $name }{ tile-there }{ for-coins }
    .say-skip = ダーウィンコマを置かない

# Added to a question beside which something can be completed
or-declare = { $declare ->
    [0] {""}
   *[1] （先に目的タイルか乗組員カードの達成を宣言できます）
}

# Added to an answer: what lies there, what it costs or brings
tile-there = { $tile ->
    [none] {""}
   *[other] （{ $tile }）
}
in-coins = { $cost ->
    [0] 無料
   *[other] { $cost }コイン
}
for-coins = { $cost ->
    [0] {""}
   *[other] 、{ in-coins }
}
at-least = { $cost ->
    [0] {""}
   *[other] 、スロットに{ in-coins }以上
}
for-knowledge = { $knowledge ->
    [0] {""}
   *[other] 、知識トークン{ $knowledge }個
}
for-delivery = （{ $coins }コイン、進化論トラック{ $steps }マス）

# Log
log-special-tiles = 特殊アクションタイル：左ページは{ $left }。右ページは{ $right }。
log-board = 初期レンズの場所：{ $spaces }。
log-letter-tiles = 封筒1～3の手紙タイル：{ $tiles }。
log-academy-row = 封蝋置き場{ $row }行目の封蝋：{ $seals }。
log-goals = 第1～5ラウンドのビーグル号決算タイル：{ $goals }。
log-specimens = { $n ->
    [1] { $spaces }の標本タイル
   *[other] { $spaces }の標本タイル（順に）
}：{ $species }。
log-laid = 地図に置かれず、最初から博物館にある標本：{ $species }。
log-turn-order = 手番順：{ $seats }。
log-keeps-card = { $seat }は乗組員カードを1枚残しました。
log-kept-card = 「{ $card }」を残しました。
log-shows-crew = { $seat }は乗組員カード「{ $card }」を公開しました。
log-seal-from-academy = サプライに{ $seal }の封蝋がないため、{ $seat }は封蝋置き場{ $row }行目から取り、その場所に{ $new }の封蝋が置かれました。
log-start-seal = { $seat }はカードの{ $seal }の封蝋を{ $worker }に割り当てました。
log-column = { $column }の開始時目的タイル：{ $tiles }。
log-takes-column = { $seat }は{ $last ->
    [0] 目的タイル
   *[1] 最後の列の目的タイル
}「{ $tiles }」を受け取りました。
log-column-leaves = ゲームから除かれた開始時目的タイル：{ $tiles }。
log-round = 第{ $n }ラウンドが始まりました。
log-neutral-worker = 中立の労働者が{ $area ->
    [0] 旅の日記
    [1] 学びの日記
   *[2] 特殊アクションの日記
}に置かれました。
log-places = { $seat }は{ $worker }を{ space-and-tile }に置きました。
log-uses-knowledge = { $seat }は足りない封蝋の代わりに知識トークンを{ $n }個戻しました。
log-pays-area = { $seat }は、アクションエリアにすでに労働者がいるため、{ $n }コインを支払いました。
log-lens-income = { $seat }は「{ $space }」の自分のレンズにより{ $n }コインを得ました。
log-silver-medal = { $seat }の銀の勲章のボーナス：{ $page ->
    [0] 探検+1
    [1] 航海+1
    [2] 切手+1
    [3] 封蝋+1
   *[other] 2コイン
}。
log-gold-medal = { $seat }の金の勲章のボーナス：{ $page ->
    [0] 通過したマスのうち1箇所のアクションも実行
    [1] 通過したマスのうち1箇所のアクションも実行
    [2] 切手を分配して置く
    [3] 封蝋ごとに1コインの割引
   *[other] 3勝利点
}。
log-places-darwin = { $seat }はダーウィンコマを{ space-and-tile }に置きました。
log-declines = { $seat }は「{ $effects }」を実行しませんでした。
log-impossible = { $seat }は{ $poor ->
    [0] 対象がないため、「{ $effects }」を実行できません
   *[1] コインが足りないため、「{ $effects }」を実行できません
}。
log-pays-again = { $seat }は{ $n }コインを支払い、もう一度実行します：{ $effect }。
log-vp = { $seat }は{ $n }勝利点を得ました。
log-coins = { $seat }は{ $n }コインを得ました。
log-knowledge = { $seat }は知識トークンを{ $n }個得ました。
log-theory = { $seat }は進化論トラックを{ $n }マス進み、{ $to }マス目に着きました。
log-places-lens = { $seat }は{ $n ->
    [0] 無料で
   *[other] { $n }コインで
}{ space-and-tile }にレンズを置きました。以後、全プレイヤーがこのマスを使えます。
log-takes-seal = { $seat }は封蝋置き場{ $row }行目の{ $seal }の封蝋を{ $n ->
    [0] 無料で
   *[other] { $n }コインで
}得て、{ $worker }に割り当てました。
log-takes-special-seal = { $seat }は特殊封蝋を得て、{ $worker }に割り当てました。
log-earns-silver = { $seat }の{ $worker }は銀の勲章を得ました。
log-earns-gold = { $seat }の{ $worker }は金の勲章を得ました。
log-sails = { $seat }の船は{ $space }へ進みました。
log-explores = { $seat }の探検家は{ $space }へ進みました。
log-skips = { $seat }の探検家は、他の探検家がいる{ $space }を飛ばしました。
log-goes-ashore = { $seat }の船は銀色のリボンを越えました。{ $island }に探検家を1個置きます。
log-gold-ribbon = { $seat }は{ $space }の金のリボンを最初に越え、{ $n }勝利点を得ました。
log-first-on-land = { $seat }は島トラックの最後のマス{ $space }に最初に入り、{ $n }勝利点を得ました。
log-first-at-sea = { $seat }は海トラックの最後のマス{ $space }に最初に入り、{ $n }勝利点を得ました。
log-uses-passed = { $seat }は通過した{ $space }のアクションも実行します。
log-catches-up = { $seat }の船は{ $space }でビーグル号に追いつきました。
log-sends = { $seat }は{ $island }に探検家を派遣しました。
log-collects = { $seat }は{ $species }の標本を収集しました。
log-researches = { $seat }は博物館にある{ $species }の標本を研究しました。
log-finds = { $seat }は任意の標本として{ $species }を収集しました。
log-finds-on-island = { $seat }は自分の探検家がいる島で{ $species }の標本を収集しました。
log-pitches = { $seat }は{ $n ->
    [0] 無料で
   *[other] { $n }コインで
}{ $camp }を設営しました。
log-uncovers = { $seat }はプレイヤーボードのテントスロット{ $n }のボーナスを実行します。
log-repeats-camp = { $seat }は{ $camp }のアクションを再実行します。
log-takes-stamp = { $seat }は{ $stack }から切手を1枚取りました（{ $n ->
    [0] 最後の1枚
   *[other] 残り{ $n }枚
}）。
log-takes-discarded = { $seat }は切手捨て場から切手を{ $n }枚取り戻しました。
log-sends-letters = { $seat }は切手{ $n }枚を{ $envelope }（{ $letter }）に置きました。
log-empties-stack = { $seat }は{ $stack }を空にしました。後でそのボーナスを実行します。
log-delivers = { $seat }は{ $species }の標本を博物館に配達しました。
log-first-of-row = { $seat }は{ $row }の行に最初に配達し、その行の1コインを得ます。
log-completes-row = { $seat }は博物館の{ $row }の行に最後の博物館タイルを置きました。
log-row-is-full = 博物館の{ $row }の行が埋まっているため、{ $seat }はさらに進みます。
log-neighbours = { $seat }は同じ行・列を確認しました：空きスロット{ $empty }（コイン）、タイル{ $filled }（進化論）。
log-redelivers = { $seat }は{ $species }の標本を再配達しました。
log-takes-objective = { $seat }は目的タイル「{ $tile }」を得ました。
log-needs-nothing = { $seat }は目的タイル「{ $tile }」を無条件で達成します。
log-pays-slot = { $seat }はスロット「{ $slot }」のコスト{ $n }コインを支払いました。
log-blocks-slot = { $seat }の未達成目的タイル置き場がいっぱいなので、「{ $tile }」は達成するまでスロット「{ $slot }」をふさぎます。
log-completes-objective = { $seat }は目的タイル「{ $tile }」を達成し、スロット「{ $slot }」に置きました。
log-passive = { $seat }は今後、{ $which ->
    [0] 封蝋置き場の行のコストを支払いません
    [1] アクションエリアのコストが{ $n }コインになります
    [2] 減点アイコン1つから受ける減点が最大{ $n }勝利点になります
   *[3] 進化論の倍率が{ $n }多くなります
}。
log-fifth-worker = { $seat }は5個目の労働者を得ました。
log-completes-crew = { $seat }は{ $worker }で乗組員カード「{ $card }」を達成しました。
log-copies-crew = { $seat }は{ $own ->
    [1] 自分
   *[0] { $owner }
}の乗組員カード「{ $card }」をコピーしました。
log-performs-locked = { $seat }は未開放の{ space-and-tile }を実行します。
log-queues = { $seat }は手番順の予約の{ $n }番目に労働者を置きました。
log-converts = { $seat }は知識トークンを1個戻しました。
log-no-letters = { $envelope }には切手がありません。
log-rival = 中立のライバルは{ $envelope }に切手{ $n }枚を置いているとみなします。
log-letter-reward = { $seat }は{ $envelope }の切手が{ $place ->
    [1] 最も多く
   *[2] 2番目に多く
}（{ $n }枚）、{ $letter }の「{ $place }」の報酬を得ます。
log-discards-stamps = { $seat }は{ $envelope }の切手{ $n }枚を切手捨て場に置きました。
log-goal = { $seat }のビーグル号決算：{ $goal }×{ $things }、{ $n }勝利点です。
log-lag = { $seat }の船はビーグル号に追いついていないため、そのうち{ $n }勝利点を失いました。
log-beagle-sails = ビーグル号は{ $space }へ進み、すべての労働者がプレイヤーボードに戻りました。
log-darwin-leaves = ダーウィンコマはゲーム盤から取り除かれました。
log-neutral-leave = 中立の労働者{ $n }個はゲーム盤から取り除かれました。
log-objectives-leave = ゲームから除かれた目的タイル：{ $tiles }。
log-seals-leave = ゲームから除かれた、封蝋置き場の最も上の行の封蝋：{ $seals }。
log-new-objectives = 目的タイルエリアの目的タイル：{ $tiles }。
log-no-seals = サプライの封蝋が尽きたため、封蝋置き場の{ $n }箇所は空のままです。
log-final-objectives = { $seat }は目的タイルスロットで{ $n }勝利点を得ました。
log-final-seals = { $seat }は封蝋が5枚または6枚の労働者で{ $n }勝利点を得ました。
log-final-tents = { $seat }はテントをすべてゲーム盤に置き、{ $n }勝利点を得ました。
log-final-theory = { $seat }の博物館の基礎点×進化論の倍率：{ $base }×{ $multiplier }＝{ $n }勝利点です。
log-final-rest = { $seat }は残りのコインと知識トークンで{ $n }勝利点を得ました。
log-final = { $seat }の勝利点は{ $n }になりました。
log-wins = { $seat }が{ $n }勝利点で勝利しました。
log-wins-by-theory = { $seat }が勝利しました。{ $others }と同点ですが、進化論トラックが最も進んでいます（{ $n }マス）。
log-wins-by-coins = { $seat }が勝利しました。{ $others }と同点で進化論トラックも同じですが、コインが最も多く残っています（{ $n }コイン）。
log-share = { $seats }が勝利を分かち合いました。勝利点も進化論トラックもコインも同じです。
log-solo-rank = { $seat }の称号は「{ solo-rank }」です。
solo-rank = { $rank ->
    [1] 見習い
    [2] 採集者
    [3] 博物学者
    [4] 学会員
   *[5] 進化論の著者
}
verdict = { $score }勝利点で旅を終えました。称号は「{ solo-rank }」です

# An action space as the log names it; special ones with the tile that lies there
space-and-tile = { $tile ->
    [none] 「{ $space }」
   *[other] 「{ $space }」（{ $tile }）
}

# Tiles that nobody chooses
letter-1 = 王立協会
letter-2 = 家族
letter-3 = 地質学会
letter-4 = 案内人
letter-5 = 海軍本部
letter-6 = ケンブリッジ
letter-7 = 新聞社
letter-8 = 旅の仲間
special-01 = 目的タイルを得て無条件で達成
special-02 = 3コインと知識トークン1個
special-03 = 標本を再配達
special-04 = 探検家を派遣
special-05 = 知識トークンを変換
special-06 = 任意の標本を収集
special-07 = 特殊封蝋と1コイン
special-08 = 任意の場所にキャンプを設営
special-09 = 未開放のアクションマスを実行
special-10 = 探検2と航海2
special-11 = 進化論トラックを3マス
special-12 = 無料でレンズを置く
special-darwin = ダーウィンアクション

# Tokens
say-skip = やめる
say-skip-help = この効果の残りを実行しません。
say-stop = ここで止まる
say-end = 手番を終える
say-end-help = いま達成できるものは、後の手番まで待てます。
say-pass = パス
say-pass-help = いま達成できるものは、後の機会まで待てます。
say-coins = コイン
say-vp = 勝利点
number = { $name }
worker = 労働者{ $name }
map-help = 地図のマスです。
seal = 学院の封蝋{ $name }
seal-help = 封蝋です。封蝋置き場の行と、置くスロットでコストが決まります。
stack = 切手の山{ $name }
stack-help = 山を空にするとボーナスがあります：探検2、学院（2コイン引き）、航海2。
column = 列{ $name }
space-help = アクションマスです。同じアクションエリアに労働者がいれば、置くのにコストがかかります。
worker-help = 労働者は封蝋条件を満たすマスに置けます。足りない封蝋1枚を知識トークン1個で補えます。
island-help = 探検家を置ける島です。
camp-help = キャンプです。テントを置き、コストを支払い、アクションを実行し、その後テントスロットのボーナスを実行します。
envelope-help = ラウンド終了時、切手が最も多いプレイヤーと2番目に多いプレイヤーが報酬を得ます。
species-help = 標本です。研究し、博物館に配達できます。
objective-help = 目的タイルです。条件をすべて満たしたら達成できます。
slot-help = 達成した目的タイルを置くスロットです。コスト、効果、ゲーム終了時の勝利点が決まっています。
crew-help = 乗組員カードです。この封蝋を持つ労働者1人で達成します。
declare-help = いま達成し、その効果を実行します。
do-help = いま実行できる効果です。

# Options and variants
option-darwin_promo = ダーウィンアクション（特典）
option-darwin_promo-help = 特殊アクションタイルを1枚加えます。ダーウィンコマは、すべての封蝋条件を満たし、金と銀の勲章を持つ労働者として置きます。
option-published_tiles = 製品版の追加タイル
option-published_tiles-help = 12枚目の特殊アクションタイルと8枚目の手紙タイルを加えます。
option-published_sixth_seal_vp = 6枚目の封蝋は7勝利点
option-published_sixth_seal_vp-help = 労働者の6枚目の封蝋が6勝利点ではなく7勝利点になります。
option-published_turn_order_coins = 手番順の予約：2人プレイで3コイン
option-published_turn_order_coins-help = オフなら2コインです。
option-published_distribute_four = 手紙の分配は4枚
option-published_distribute_four-help = 手紙を分配する乗組員カードの切手が5枚ではなく4枚になります。
option-published_leftover_scoring = 残りのコインと知識トークンも勝利点
option-published_leftover_scoring-help = ゲーム終了時、5コインごとに1勝利点、知識トークン1個ごとに1勝利点を得ます。
option-published_complete_any = 自分の目的タイルをどれでも無条件で達成
option-published_complete_any-help = 「目的タイルを得て無条件で達成」で目的タイルを1枚得た後、自分の目的タイルをどれでも1枚、無条件で達成します。
option-several_tents_per_camp = 同じキャンプに自分のテントを複数
option-several_tents_per_camp-help = オフなら、1つのキャンプに置ける自分のテントは1個だけです。
option-skipped_spaces_count_as_passed = 飛ばしたマスも通過したマスとみなす
option-skipped_spaces_count_as_passed-help = 金の勲章で、他の探検家がいて飛ばしたマスも使えます。
option-redeliver_true_last_only = 再配達の行のボーナスは本当に最後のタイルだけ
option-redeliver_true_last_only-help = 再配達で行が埋まったボーナスを得られるのは、その行に実際に最後に置かれたタイルだけです。
option-objective_worker_space = 目的タイルのアクションマス
option-objective_worker_space-help = 四角形のマスを1つ加えます：目的タイル1枚と1コインを得ます。
option-free_lens_covers_bonus = 無料のレンズはボーナスも無料
option-free_lens_covers_bonus-help = 無料で置いたレンズのマスをすぐに使うときも、コインはかかりません。
variant-base = 基本ゲーム
variant-base-help = はじめての方はこちらへ（2021年のドラフト版ルールブック）。2023年の製品版をご存じの方は「製品版の数値」をどうぞ。
variant-darwin_promo = ダーウィン入り
variant-darwin_promo-help = 基本ゲームに慣れた方に。ダーウィンコマと特殊アクションタイルを加えます。
variant-published = 製品版の数値
variant-published-help = 2023年の製品版をご存じの方に。その数値とタイルを使います。基本ゲームとの小さな違いは6つです。
variant-solo_score_attack = ソロ・スコアアタック
variant-solo_score_attack-help = 1人で高い勝利点を目指します。中立の労働者が日記に置かれ、ライバルが各封筒に切手を置いているとみなします。

# Panels
panel-place = 手番順 { $n }
panel-coins = コイン
panel-knowledge = 知識トークン
panel-theory = 進化論トラックのマス
panel-workers = 残っている労働者
panel-studied = 研究した標本
panel-objectives = 達成した目的タイル

# The picture
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
region-goals = ビーグル号決算タイル
region-map = ガラパゴス諸島
region-theory = 進化論トラック
region-draft = 乗組員カードのドラフト
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
effect-theory = 進化論トラック{ $n }マス
effect-collect = 標本を収集
effect-reserve-turn-order = 手番順を予約
effect-fifth-worker = 5個目の労働者
effect-passive-scroll-free = 今後、封蝋置き場の行のコストは無料（スロットのコストは必要）
effect-passive-area-cost = 今後、アクションエリアのコストは{ $n }コイン
effect-passive-lag-cap = 今後、減点アイコン1つから受ける減点は最大{ $n }勝利点
effect-passive-multiplier = 進化論の倍率+{ $n }
effect-end-vp = ゲーム終了時{ $n }勝利点
goal-seal-green = 緑の封蝋
goal-seal-blue = 青の封蝋
goal-seal-red = 赤の封蝋
goal-seal-yellow = 黄の封蝋
goal-kind-reptile = 爬虫類の標本
goal-kind-plant = 植物の標本
goal-kind-bird = 鳥類の標本
goal-kind-fossil = 化石の標本
goal-lenses = ゲーム盤上のレンズ
goal-stamps = 空の切手の山
goal-tents = ゲーム盤上のテント
goal-objectives = 達成した目的タイル
draw-comma = 、
draw-stop = 。
draw-or = か
draw-gold = 金の目的タイル：条件をすべて満たしたら、金の目的タイルスロットで達成できます
draw-silver-tile = 銀の目的タイル：条件をすべて満たしたら、銀の目的タイルスロットで達成できます
draw-ribbon = リボンの左右は別のアクションエリアです。反対のページの労働者がいてもコストはかかりません
draw-area-cost = このアクションエリアにはすでに労働者がいます：置くコストは{ $n }コイン
draw-seals-lacking = 最も適した労働者でも封蝋が{ $n }枚足りません：知識トークンが{ $n }個必要
draw-vain = いまここで実行できることはありません
draw-lens-owner = { $seat }のレンズです。他のプレイヤーが労働者を置くと、持ち主は{ $n }コインを得ます
draw-seal = { $colour }の封蝋。行のコストは{ $n ->
    [0] 無料
   *[other] { $n }コイン
}、さらに労働者のスロットのコストが加わります
draw-delivery = いま配達すると{ $coins }コインを得て、進化論トラックを{ $steps }マス進みます
draw-redelivery = いま再配達すると{ $coins }コインを得て、進化論トラックを{ $steps }マス進みます
draw-lies = { $space }
draw-researched = 研究済み
draw-not-researched = 未研究
draw-worker-seals = 封蝋：{ $seals }
draw-no-seals = 封蝋なし
draw-worker-medals = { $medals ->
    [1] 銀の勲章
   *[2] 銀と金の勲章
}
draw-worker-twin = { $worker }と同じです：そちらを選んでください
draw-worker-used = 乗組員カードを達成済み
draw-worker-knowledge = このマスでは知識トークンを{ $n }個支払います
draw-worker-price = { $n ->
    [0] 封蝋は無料
   *[other] 封蝋は{ $n }コイン
}
draw-tent-cost = { $n ->
    [0] いま設営するコストは無料
   *[other] いま設営するコストは{ $n }コイン
}
draw-camp-full = テント置き場に空きがありません
draw-camp-own = すでに自分のテントがあります
draw-specimen = 標本を収集：{ $species }
draw-specimen-known = { $species }：すでに研究済みです
draw-nothing = 何も得られません
draw-start = 開始マス
draw-supply = サプライに残る封蝋：{ $colour }{ $n }枚
draw-theory = 進化論トラック{ $n }マス目：×{ $times }。いまの博物館ならゲーム終了時に{ $base }×{ $times }＝{ $vp }勝利点
draw-stack = 切手{ $n }枚。最後の1枚を取ると：{ $effects }
draw-stack-empty = 空です。ボーナスは実行済みです
draw-blocks-slot = 未達成目的タイル置き場がいっぱいなので、達成するまでスロットをふさぎます
draw-slot-least = スロットのコストとして{ $n }コイン以上を支払います
draw-waits = 達成されるまでこのスロットをふさぎます
draw-slot-pair = この列の両方のスロットで達成すると、さらに{ $n }勝利点
draw-crew-start = このカードを残すと{ $colour }の封蝋1枚で始めます
draw-worker-locked = まだ使用できません：金の目的タイルスロットで使用可能になります
draw-next-slot = 次の封蝋は、封蝋置き場の行のコストのほかに{ $n ->
    [0] コストがかかりません
   *[other] { $n }コインかかります
}。{ $silver }枚目で銀の勲章、{ $gold }枚目で金の勲章。ゲーム終了時、5枚で{ $five }勝利点、6枚で{ $six }勝利点。
draw-slot-vp = ゲーム終了時{ $n }勝利点
draw-slot-cost = 置くコストは{ $n }コイン
draw-needs = 封蝋条件：{ $seals }
draw-locked = 未開放：レンズを置くコストは{ $n }コイン
draw-neutral = 中立の労働者です。この日記に労働者を置くにはコストがかかります
draw-rival = 中立のライバルはここに切手{ $n }枚を置いているとみなします
draw-queue = 予約：
draw-queue-empty = 予約：なし
draw-order = 手番順：
draw-in-museum = 博物館にあります
draw-not-in-museum = まだ博物館にありません
draw-row-coin = この行に最初に配達したプレイヤーが得るコイン
draw-letter = 切手が最も多い：{ $first }。2番目に多い：{ $second }
draw-goal = 第{ $n }ラウンド：{ $thing }1つにつき{ $vp }勝利点
draw-goal-now = { $seat }：いまなら{ $n }勝利点{ $lost ->
    [0] {""}
   *[other] （減点{ $lost }）
}
draw-camp = キャンプ：{ $effects }
draw-first = 最初に入ったプレイヤーは{ $n }勝利点
draw-gold-ribbon = 金のリボン：最初に越えたプレイヤーは{ $n }勝利点
draw-silver = 銀色のリボン：越えた船のプレイヤーは{ $island }に探検家を置きます
draw-beagle = ビーグル号：毎ラウンド先へ進み、追いついていない船は減点されます
draw-beagle-space = 第{ $n }ラウンドのビーグル号マス
draw-lag = 減点アイコン：ビーグル号がここまで進んだとき、追いついていない船はビーグル号決算から{ $n }勝利点を失います
draw-tent-slot = テントスロット{ $n }：{ $effects ->
    [none] ボーナスなし
   *[other] { $effects }
}
draw-discard = 切手捨て場の切手
draw-crew = この封蝋を持つ労働者1人で達成します：{ $seals }。効果：{ $effects }
draw-kept = 残したカード
draw-draft-hidden = プレイヤーが乗組員カードを伏せて選んでいます。
medals-explore = 銀の勲章：探検+1。金の勲章：通過したマスのうち1箇所のアクションも実行。
medals-navigate = 銀の勲章：航海+1。金の勲章：通過したマスのうち1箇所のアクションも実行。
medals-letters = 銀の勲章：切手+1。金の勲章：切手を分配して置ける。
medals-academy = 銀の勲章：封蝋+1。金の勲章：封蝋ごとに1コインの割引。
medals-special-left = 銀の勲章：2コイン。金の勲章：3勝利点。
medals-special-right = 銀の勲章：2コイン。金の勲章：3勝利点。

# What the effects do, in tooltips
means-knowledge = 知識トークン：封蝋条件に足りない封蝋1枚の代わりになります。
means-theory = 進化論トラック：ゲーム終了時、進んだマスの倍率が博物館の基礎点に掛かります。
means-reserve-turn-order = 手番順の予約：予約した順に、次のラウンドから先に手番を行います。
means-lens = レンズを置く：コストを支払って未開放のマスを全プレイヤーに開放し、すぐに1回使います。以後、対戦相手が使うたびにコインを得ます。
means-academy = 学院：労働者2～4の封蝋を得ます。
means-navigate = 航海：船をその歩数まで進め、止まったマスを使います。
means-explore = 探検：探検家を1個その歩数まで進め、止まったマスを使います。
means-camp-any = キャンプを設営：テント置き場のコストを支払ってキャンプのアクションを実行し、その後テントスロットのボーナスを実行します。
means-letters = 手紙：その枚数の切手を1箇所の封筒に置きます。毎ラウンド、切手の多いプレイヤーが報酬を得ます。
means-letters-distributed = 手紙の分配：その枚数の切手を、1枚ずつ自由に封筒に置きます。毎ラウンド、切手の多いプレイヤーが報酬を得ます。
means-deliver = 標本を配達：研究した標本を博物館に置き、コインを得て進化論トラックを進めます。標本は研究したままです。
means-redeliver = 標本を再配達：すでに博物館にある研究済みの標本で、もう一度コインを得て進化論トラックを進めます。
means-research = 標本を研究：博物館にある標本に研究トークンを置きます。
means-objective = 目的タイルを得る：目的タイルエリアから1枚得ます。未達成目的タイル置き場には2枚まで置けます。
means-objective-complete = 目的タイルを1枚得て、条件を満たしていなくても達成します。
means-special-seal = 特殊封蝋を得る：任意の色として扱える紫の封蝋を、労働者1人に割り当てます。
means-convert-knowledge = 知識トークンを変換：知識トークン1個を戻して7コインか7勝利点を得ます。
means-send-explorer = 探検家を派遣：自分の探検家がいない島に1個置きます。
means-perform-locked = 未開放のアクションマスを、労働者も封蝋もアクションエリアのコストもなしで1回実行します。
means-specimen-any = 任意の標本を収集：好きな標本に研究トークンを置きます。
means-to-beagle = ビーグル号に追いつく：ビーグル号より後ろにある船を、ビーグル号と同じマスに移します。
means-copy-crew = 乗組員カードをコピー：いずれかのプレイヤーの未達成の乗組員カードの効果を実行します。
means-reactivate-tent = テントのアクションを再実行：自分のテントがあるキャンプのアクションをもう一度実行します。
means-specimen-my-island = 探検家がいる島の標本を収集：自分の探検家がいる島にある標本に研究トークンを置きます。
