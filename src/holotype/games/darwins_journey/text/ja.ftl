title = ダーウィンズ・ジャーニー
summary = 労働者を日記へ送り、封蝋で鍛え、ビーグル号とともにガラパゴスを巡り、発見を進化論へと結実させよう。
phase-setup = ドラフト
phase-action = アクションフェイズ
phase-turn-order = 手番順フェイズ
phase-reward = 報酬フェイズ
phase-preparation = 準備フェイズ
phase-final = 最終勝利点計算

# Questions
prompt-draft-crew = 乗組員カードを1枚選び、残りを左隣に渡してください
    .clause = DJ-4.6
prompt-draft-objectives = 列を1つ選んでください（銀と金の目的タイル各1枚）
    .clause = DJ-4.10
prompt-place = 労働者を置くマスを選ぶか、先に達成を宣言してください
    .clause = DJ-5.3
prompt-worker = どの労働者を置きますか
    .clause = DJ-6.8
prompt-effect = 次にどの効果を実行しますか
    .clause = DJ-7.1
prompt-end-turn = 達成を宣言するか、手番を終えてください
    .clause = DJ-5.3
prompt-reward-window = ここで達成を宣言するか、パスしてください
    .clause = DJ-10.4
prompt-step = さらに1歩進むか、ここで止まってください
    .clause = DJ-8.7
prompt-passed = 通過したマスを1つ使いますか
    .clause = DJ-8.8e
prompt-crew-worker = どの労働者でカードを達成しますか
    .clause = DJ-9.8
prompt-slot = 達成した目的タイルをどの枠に置きますか
    .clause = DJ-9.4
prompt-overflow-slot = 保管場所が満杯です。達成するまでどの枠に置きますか
    .clause = DJ-8.16
prompt-complete-any = 自分のどの目的タイルを達成しますか
    .clause = DJ-15.2
prompt-discarded = 山が空です。捨て場から切手を何枚取りますか
    .clause = DJ-8.12
prompt-envelope = どの封筒に切手を入れますか
    .clause = DJ-8.12a
prompt-seal-row = どの労働者に封蝋を与えますか
    .clause = DJ-8.6
prompt-lens = どこにレンズを置きますか
    .clause = DJ-8.5
prompt-seal = 学院のどの封蝋を取りますか
    .clause = DJ-8.6
prompt-navigate = 航海：船の最初の1歩
    .clause = DJ-8.7
prompt-explore = 探検：探検家1人の最初の1歩
    .clause = DJ-8.8
prompt-camp = このキャンプにテントを張りますか
    .clause = DJ-8.10
prompt-camp-any = どのキャンプにテントを張りますか
    .clause = DJ-8.11
prompt-stack = どの山から切手を取りますか（左から順に）
    .clause = DJ-8.12
prompt-deliver = どの標本を博物館に配達しますか
    .clause = DJ-8.13
prompt-redeliver = どの標本を再配達しますか
    .clause = DJ-8.14
prompt-research = 博物館のどの標本を研究しますか
    .clause = DJ-8.15
prompt-objective = どの目的タイルを取りますか
    .clause = DJ-8.16
prompt-objective-complete = どの目的タイルを取ってすぐに達成しますか
    .clause = DJ-8.17
prompt-special-seal = どの労働者に特殊封蝋を与えますか
    .clause = DJ-8.19
prompt-convert = 知識トークンをコインか勝利点に換えますか
    .clause = DJ-8.20
prompt-island = どの島に探検家を派遣しますか
    .clause = DJ-8.21
prompt-locked = どの未開放マスを実行しますか
    .clause = DJ-8.22
prompt-specimen = どの種を研究しますか
    .clause = DJ-8.23
prompt-to-beagle = ビーグル号に追いつきますか
    .clause = DJ-8.24
prompt-copy-crew = どの乗組員カードをコピーしますか
    .clause = DJ-8.25
prompt-repeat-camp = 自分のどのキャンプを再び使いますか
    .clause = DJ-8.26
prompt-specimen-mine = 自分の島のどの標本を研究しますか
    .clause = DJ-8.27
prompt-choice = どちらを選びますか
    .clause = DJ-7.4
prompt-paid = コインを払ってもう一度行いますか
    .clause = DJ-7.5
prompt-darwin = ダーウィンをどのマスに置きますか
    .clause = DJ-13.1

# Log
log-board = ゲーム盤の準備完了。初期レンズの場所：{ $spaces }。
log-turn-order = 手番順：{ $seats }。
log-keeps-card = { $seat }は乗組員カードを1枚手元に残した。
log-kept-card = { $card }を残しました。
log-shows-crew = { $seat }は{ $card }を公開し、その封蝋を受け取った。
log-takes-column = { $seat }は目的タイル{ $tiles }を取った。
log-round = 第{ $n }ラウンド開始。ビーグル号が進む。
log-neutral-worker = 中立の労働者がエリア{ $area }に立った。
log-places = { $seat }は{ $worker }を{ $space }に置いた。
log-places-darwin = { $seat }はダーウィンを{ $space }に置いた。
log-pays = { $seat }は{ $n }コインを支払った。
log-vp = { $seat }は{ $n }勝利点を得た。
log-coins = { $seat }は{ $n }コインを得た。
log-knowledge = { $seat }は知識トークンを{ $n }個得た。
log-theory = { $seat }は進化論トラックを{ $n }マス進み、{ $to }に達した。
log-researches = { $seat }は{ $species }を研究した。
log-sends = { $seat }は{ $island }に探検家を派遣した。
log-moves = { $seat }は{ $space }へ進んだ。
log-first-there = { $seat }が{ $space }に一番乗りした。
log-uses-passed = { $seat }は通過した{ $space }も使った。
log-catches-up = { $seat }は{ $space }でビーグル号に追いついた。
log-pitches = { $seat }はテントを張った：{ $camp }。
log-repeats-camp = { $seat }はキャンプを再び使った：{ $camp }。
log-sends-letters = { $seat }は切手{ $n }枚を{ $envelope }に入れた。
log-takes-seal = { $seat }は{ $seal ->
    [0] 緑
    [1] 青
    [2] 赤
   *[3] 黄
}の封蝋を取り、{ $worker }に与えた。
log-takes-special-seal = { $seat }は特殊封蝋を{ $worker }に与えた。
log-delivers = { $seat }は{ $species }を博物館に配達した。
log-redelivers = { $seat }は{ $species }を再配達した。
log-takes-objective = { $seat }は目的タイル「{ $tile }」を取った。
log-completes-objective = { $seat }は目的「{ $tile }」を達成し、枠「{ $slot }」に置いた。
log-completes-crew = { $seat }は{ $worker }で{ $card }を達成した。
log-copies-crew = { $seat }は{ $card }をコピーした。
log-places-lens = { $seat }は{ $space }にレンズを置いた。
log-performs-locked = { $seat }は未開放の{ $space }を実行した。
log-queues = { $seat }は手番順予約の{ $n }番目に並んだ。
log-fifth-worker = { $seat }は5人目の労働者を得た。
log-converts = { $seat }は知識トークンを1個返した。
log-letter-reward = { $seat }は{ $envelope }の切手{ $n }枚で報酬を得た。
log-discards-stamps = { $seat }はその切手を{ $n }枚捨てた。
log-beagle = { $seat }はビーグル号決算で{ $n }勝利点を得た（遅延{ $lag }）。
log-final = { $seat }：個人ボード{ $board }、進化論{ $theory }、残り資源{ $rest }、合計{ $total }勝利点。
log-wins = { $seat }の勝利。
log-solo-rank = { $seat }の称号は「{ $rank ->
    [1] 見習い
    [2] 採集者
    [3] 博物学者
    [4] 学会員
   *[5] 進化論の著者
}」。

# Tokens
say-skip = やめる
say-skip-help = この効果の残りを行わない。
say-stop = ここで止まる
say-end = 手番を終える
say-pass = パス
say-coins = コイン
say-vp = 勝利点
number = { $name }
map = { $name }
map-help = 地図のマス。
seal = 学院 { $name }
seal-help = 封蝋。巻物の段と置く枠で値段が決まる。
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
option-published_tiles = 製品版の追加タイル
option-published_sixth_seal_vp = 6枚目の封蝋7点
option-published_turn_order_coins = 手番順マス：2人時3コイン
option-published_distribute_four = 手紙の分配4枚
option-published_leftover_scoring = 残りのコインと知識も得点
option-published_complete_any = 無条件達成は任意の自分の目的タイル
option-several_tents_per_camp = 同じキャンプに複数の自分のテント
option-skipped_spaces_count_as_passed = 飛ばしたマスも通過扱い
option-redeliver_true_last_only = 再配達の行ボーナスは実際の最終タイルのみ
option-objective_worker_space = 目的タイルのアクションマス
option-free_lens_covers_bonus = 無料レンズはボーナスも無料
variant-base = 基本ゲーム
variant-darwin_promo = ダーウィン入り
variant-published = 製品版の数値
variant-solo_score_attack = ソロ・スコアアタック

# Panels
panel-place = 手番順 { $n }
panel-coins = コイン
panel-knowledge = 知識トークン
panel-theory = 進化論の位置
panel-workers = 手元の労働者
panel-studied = 研究した種
panel-objectives = 達成した目的
