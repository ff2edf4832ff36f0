title = ドミナント・スピーシーズ ～優占種～
summary = 六つの動物種が、凍りゆく地球に広がります。適応し、種を増やし、移住し、氷河期の前に優占種となりましょう。
phase-setup = 準備
phase-planning = 計画フェイズ
phase-initiative = 実行：イニシアティブ
phase-adaptation = 実行：環境適応
phase-regression = 実行：退化
phase-abundance = 実行：豊潤
phase-wasteland = 実行：荒廃
phase-depletion = 実行：枯渇
phase-glaciation = 実行：寒冷化
phase-speciation = 実行：種形成
phase-wanderlust = 実行：放浪
phase-migration = 実行：移住
phase-competition = 実行：生存競争
phase-domination = 実行：ドミナント
phase-extinction = リセット：絶滅
phase-survival = リセット：サバイバル
phase-reseed = リセット：再構築
phase-final-scoring = 最終スコアリング

# Questions
prompt-choose-animal = どの動物種を担当しますか
prompt-place-pawn = { $animal }：空いているアイボールにAPを1つ置いてください（残り{ $pawns }個）
prompt-initiative-swap = { $animal }：イニシアティブトラックで{ $rival }と入れ替わりますか（次のターンから有効）
prompt-initiative-relocate = { $animal }：イニシアティブのAPをこのターンどこで使いますか（手元に戻してもよい）
prompt-adaptation-take = { $animal }：エレメントを1つ取るか、パスしてください
prompt-regression-protect = { $animal }：退化から守るエレメントのタイプは（パスも可）
prompt-abundance-type = { $animal }：地球に置くエレメントは（パスも可）
prompt-abundance-corner = { $animal }：{ $element }をどの空いた角に置きますか
prompt-wasteland-return = { $animal }：荒廃ボックスから取り除くエレメントは（パスも可）
prompt-depletion-remove = { $animal }：地球から取り除くエレメントは（パスも可）
prompt-glaciation-tile = { $animal }：どのタイルを寒冷化しますか（パスも可）
prompt-speciation-element = { $animal }：どの{ $element }の周りに種を増やしますか（パスも可）
prompt-speciation-count = { $animal }：{ $tile }（{ $match ->
    [0] 適合なし、絶滅危惧
   *[other] 適合{ $match }
 }）に種をいくつ置きますか
prompt-insect-free-tile = { $animal }：無償の種を1つ置くタイルは（パスも可）
prompt-wanderlust-stack = { $animal }：表向きのタイルを1枚取るか、パスしてください
prompt-wanderlust-hex = { $animal }：{ $terrain ->
    [sea] 海
    [wetland] 湿地
    [savannah] サバンナ
    [jungle] ジャングル
    [forest] 森
    [desert] 砂漠
   *[mountain] 山地
 }のタイルをどの空きヘックスに置きますか
prompt-wanderlust-element = { $animal }：新しいタイル{ $tile }に置くエレメントは（パスも可）
prompt-wanderlust-corner = { $animal }：{ $element }を{ $tile }のどの角に置きますか
prompt-wanderlust-move = { $animal }：{ $source }から新しいタイル{ $tile }（{ $match ->
    [0] 適合なし、絶滅危惧
   *[other] 適合{ $match }
 }）へ種をいくつ動かしますか
prompt-migration-from = { $animal }：どのタイルの種を動かしますか（あと{ $left }つ、途中で終えてもよい）{ $order ->
    [any] {""}
   *[sorted] 。タイル名の順に選びます
 }
prompt-migration-to = { $animal }：{ $tile }の種はどこへ行きますか
prompt-arachnid-free-tile = { $animal }：無償で相手の種を1つ除去するタイルは（パスも可）
prompt-competition-tile = { $animal }：相手の種を1つ除去する{ $terrain ->
    [sea] 海
    [wetland] 湿地
    [savannah] サバンナ
    [jungle] ジャングル
    [forest] 森
    [desert] 砂漠
    [mountain] 山地
   *[tundra] ツンドラ
 }のタイルは（飛ばしてもよい）
prompt-competition-animal = { $animal }：{ $tile }でどの動物種の種を除去しますか
prompt-domination-tile = { $animal }：どのタイルをスコアリングしますか（パスも可）
prompt-take-card = { $animal }が優占種です。どのカードを取りますか
prompt-card-tile = { $animal }、「{ $card }」：{ $effect ->
    [aquatic] どの海か湿地ですか（空いた角があるタイルを優先）
    [blight] エレメントを1つだけ残すタイルは
    [catastrophe] 種を1つだけ残すタイルは
    [hibernation] 除去された種が戻るタイルは
    [ice_sheet] どのタイルを寒冷化しますか
    [mass_exodus] すべての種が立ち去るタイルは
   *[fertile] 種1つにつき1 VPを得る自分のタイルは
 }
prompt-card-bag-element = { $animal }、「{ $card }」：袋から取るエレメントは
prompt-card-corner = { $animal }、「{ $card }」：{ $element }をどの角に置きますか
prompt-card-count = { $animal }、「{ $card }」：{ $tile }（{ $match ->
    [0] 適合なし、絶滅危惧
   *[other] 適合{ $match }
 }）に種をいくつ置きますか
prompt-card-eliminate = { $animal }、「{ $card }」：{ $tile }でどの動物種の種を除去しますか
prompt-blight-keep = { $animal }：{ $tile }に残すエレメントは
prompt-catastrophe-survivor = { $animal }：{ $tile }で生き残るただ1つの種はどの動物種のものですか
prompt-disease-discard = { $animal }：病害で失う追加エレメントは
prompt-evolution-animal = { $animal }：どの動物種の種を自分の種に置き換えますか（終えてもよい）
prompt-evolution-tile = { $animal }：{ $victim }の種をどのタイルで置き換えますか
prompt-fecundity-tile = { $animal }：種を1つ加えるタイルは（遺伝子プール{ $pool }、終えてもよい）
prompt-immigrants-loss = { $animal }、「外来種」：失うのは追加エレメント、AP、種のどれですか
prompt-immigrants-pawn = { $animal }：ディスプレイ上のどのAPを失いますか
prompt-instinct-space = { $animal }：次のターンのためにAPをどこに置きますか
prompt-exodus-count = { $animal }：{ $mover }の種を{ $tile }から{ $to }へいくつ動かしますか
prompt-metamorphosis-give = { $animal }：手放す追加エレメントは
prompt-mammal-save = { $animal }：絶滅危惧の種を1つ救うタイルは

# Things
stack = タイルの山{ $name }
stack-help = 表向きのあいだ、放浪アクションで地球に加えられるタイルです。
claim-help = このタイルのドミナントマーカーを、いまの正しい状態にします。
say-skip = 飛ばす
say-keep = そのまま
say-swap = 入れ替える
say-take-back = APを手元に戻す
say-pawn = APを1つ失う
say-thin = 各タイルに種を1つだけ残す
say-thin-help = 各タイルに1つだけ残し、ほかの自分の種をすべて除去します。
element-help = エレメントです。動物種は、自分のもつエレメントがあるタイルで栄えます。
animal-mammal-help = デフォルトは肉2つ。絶滅のたびに絶滅危惧の種を1つ救います。
animal-reptile-help = デフォルトは太陽2つ。退化のたびに無償で1タイプを守れます。
animal-bird-help = デフォルトは木の実2つ。移住では2タイル先まで動けます。
animal-amphibian-help = デフォルトは水3つ（ほかは2つ）。
animal-arachnid-help = デフォルトは幼虫2つ。生存競争の前に無償で1つ除去できます。
animal-insect-help = デフォルトは草2つ。種形成の後に無償で1つ置けます。
tile-help = ボードのヘックスです。
corner-help = 角にはエレメントが1つ置かれ、接するすべてのタイルに効きます。

# The table
draw-earth = 地球
draw-display = アクションディスプレイ
draw-cards = ドミナントカード
draw-animals = 動物種
draw-track = イニシアティブ
draw-section-initiative = イニシアティブ
draw-section-adaptation = 環境適応
draw-section-regression = 退化
draw-section-abundance = 豊潤
draw-section-wasteland = 荒廃
draw-section-depletion = 枯渇
draw-section-glaciation = 寒冷化
draw-section-speciation = 種形成
draw-section-wanderlust = 放浪
draw-section-migration = 移住
draw-section-competition = 生存競争
draw-section-domination = ドミナント
draw-box-adaptation = エレメント：{ $list }
    取られなかったものは次のターンに退化ボックスへ移ります。
draw-box-abundance = エレメント：{ $list }
    取られなかったものは次のターンに荒廃ボックスへ移ります。
draw-box-wanderlust = エレメント：{ $list }
    取られなかったものはターンの終わりに袋へ戻ります。
draw-box-regression = エレメント：{ $list }
    守らないかぎり、各動物種はこれらのタイプの追加エレメントを1つずつ失います。
draw-box-wasteland = エレメント：{ $list }
    これらのタイプはツンドラに接するすべての角から消えます。次のターンに枯渇ボックスへ移ります。
draw-box-depletion = エレメント：{ $list }
    APを置くと、これらのタイプのエレメントを1つ地球から取り除けます。
draw-box-empty = ボックスは空です。このターン、ここで行えることはありません。
draw-not-in-play = このゲームには登場しません。
draw-bonus = タイル数によるボーナスVP：放浪では新しいタイルに隣接するタイル、寒冷化では隣接するツンドラ、サバイバルカードでは占めているツンドラの数
draw-terrain-sea = 海
draw-terrain-wetland = 湿地
draw-terrain-savannah = サバンナ
draw-terrain-jungle = ジャングル
draw-terrain-forest = 森
draw-terrain-desert = 砂漠
draw-terrain-mountain = 山地
draw-terrain-tundra = ツンドラ
draw-cubes = { $animal }：種{ $n }、適合{ $match }
draw-endangered = { $animal }：種{ $n }、適合なし（絶滅危惧）
draw-match-others = ここにいない動物種の適合：{ $list }
draw-species = ここに種{ $n }
draw-dominant = { $animal }が優占
draw-nobody = 優占種なし
draw-scores = いまスコアリングすると：{ $list }
draw-now = いま取られた場合：{ $list }
draw-row = 配点 { $list }
draw-chosen = このターンはスコアリング済み
draw-empty = 種なし
draw-hex = 隣接タイル{ $n }枚。ここでの放浪は{ $vp } VP。
    いまあるエレメントとの適合：{ $list }
draw-with = 置いた後の{ $tile }の適合：{ $list }
draw-without = 除いた後の{ $tile }の適合：{ $list }
draw-speciation = { $tile }：種{ $n }つまで、適合{ $match }
draw-glaciation = ここでの寒冷化は{ $vp } VP。
draw-on-earth = 地球上：{ $n }。所有：{ $own }。
draw-withers = ツンドラに接するもの：{ $n }。このタイプがボックスにある間は消えます。
draw-endangers = 失うと絶滅危惧：{ $list }
draw-tundra-left = ツンドラタイル残り：{ $n }
draw-face-down = この下に裏向き{ $n }枚
draw-bag-tip = 袋の中のエレメント：{ $list }
draw-bag = 袋
draw-no-cards = ここにあったカードはすべて取られました。
draw-deck = 山札：{ $n }
draw-survival = サバイバルカード：{ $who }
draw-survival-tip = ツンドラの種が最も多い動物種が、リセットのたびに占めるツンドラ枚数のボーナスVPを得ます。
draw-vp = VP
draw-lost = 除去された種
draw-pawns = 所有するAP
draw-pawn-next = { $animal }、次のターンまで待機
draw-last = 最終ターン
draw-turn = 第{ $n }ターン
draw-none = なし
draw-hidden-tiles = 裏向きのタイル（全山合計）：{ $list }

# Beside the players
panel-cubes = 地球上の種
panel-pool = 遺伝子プールの種
panel-supply = 手元のAP
panel-dominates = 優占しているタイル

# The log
log-turn = 第{ $turn }ターンが始まります。
log-plays-animal = { $seat }は{ $animal }を担当します。
log-places-pawn = { $animal }はAPを{ $space }に置きました。
log-plants-pawn = { $animal }は次のターンのためにAPを{ $space }に置きました。
log-swaps-initiative = { $animal }はイニシアティブトラックで1つ前に進みました。
log-takes-pawn-back = { $animal }はイニシアティブのAPを手元に戻しました。
log-relocates = { $animal }はイニシアティブのAPを{ $space }に移しました。
log-declines = { $animal }は{ $space }のアクションを行いません。
log-declines-icon = { $animal }は固有の能力を使いません。
log-is-void = { $animal }は{ $space }で行えることがありません。
log-adapts = { $animal }は{ $element }に適応しました。
log-protects = { $animal }は{ $element }を守りました。
log-regresses = { $animal }は退化で{ $element }を失いました。
log-places-disk = { $animal }は{ $corner }に{ $element }を置きました。
log-clears-wasteland = { $animal }は荒廃ボックスから{ $element }を取り除きました。
log-wastes = ツンドラのそばの{ $corner }の{ $element }が枯れました。
log-depletes = { $animal }は{ $corner }の{ $element }を枯渇させました。
log-glaciates = { $animal }は{ $tile }を寒冷化し、{ $vp } VPを得ました。
log-freezes = ツンドラ3枚に囲まれた{ $corner }の{ $element }が凍りつきました。
log-retreats = { $animal }の種{ $n }つが{ $tile }から遺伝子プールへ戻りました。
log-speciates = { $animal }は{ $corner }の{ $element }の周りで種形成します。
log-populates = { $animal }は{ $tile }に種を{ $n }つ置きました。
log-free-cube = { $animal }は無償の種を{ $tile }に置きました。
log-places-tile = { $animal }は地球の{ $tile }に{ $terrain ->
    [sea] 海
    [wetland] 湿地
    [savannah] サバンナ
    [jungle] ジャングル
    [forest] 森
    [desert] 砂漠
   *[mountain] 山地
 }のタイルを加えました。
log-explores = { $animal }は新しいタイルでボーナス{ $vp } VPを得ました。
log-moves = { $animal }の種{ $n }つが{ $tile }から{ $to }へ移りました。
log-competes = { $animal }は{ $tile }で{ $victim }の種を1つ除去しました。
log-competes-free = { $animal }は{ $tile }で{ $victim }の種を無償で1つ除去しました。
log-spares = { $animal }は{ $terrain ->
    [sea] 海
    [wetland] 湿地
    [savannah] サバンナ
    [jungle] ジャングル
    [forest] 森
    [desert] 砂漠
    [mountain] 山地
   *[tundra] ツンドラ
 }では何も除去しません。
log-dominates = { $animal }は{ $tile }のスコアリングを行います。
log-scores-tile = { $animal }は{ $tile }で{ $vp } VPを得ました。
log-nobody-dominates = { $tile }に優占種はいないため、カードは取られません。
log-no-card-left = カードが残っていないため、{ $tile }では取られません。
log-takes-card = { $animal }は「{ $card }」を取りました。
log-no-effect = 「{ $card }」の効果はありません。
log-final-scoring = 最終スコアリング：すべてのタイルをもう一度スコアリングします。
log-final-vp = { $animal }は{ $vp } VP（うち最終スコアリング{ $gained } VP）で終わりました。
log-wins = { $seat }の勝ちです。
log-saves = { $animal }は{ $tile }の種を1つ救いました。
log-dies-out = { $tile }で、絶滅危惧の{ $animal }の種{ $n }つが絶滅しました。
log-survives = { $animal }はサバイバルカードで、ツンドラ{ $n }枚分の{ $vp } VPを得ました。
log-reseeds = カード、エレメント、タイルが補充されました。
log-ice-age-open = 「{ $card }」が公開されています。誰かが取ったターンでゲームは終わります。
log-names-tile = { $animal }は「{ $card }」で{ $tile }を選びました。
log-loses-cubes = { $animal }は「{ $card }」により{ $tile }の種を{ $n }つ失いました。
log-gains-vp = { $animal }は「{ $card }」により{ $vp } VPを得ました。
log-gains-pawn = { $animal }はAPを1つ得ました。
log-blights = { $animal }の虫害で、{ $tile }には{ $corner }の{ $element }だけが残り、{ $lost }が失われました。
log-loses-element = { $animal }は{ $element }を失いました。
log-replaces = { $animal }は{ $tile }で{ $victim }の種を1つ置き換えました。
log-hibernates = { $animal }の種{ $n }つが{ $tile }で目覚めました。
log-ice-age = 氷河期：{ $animal }は{ $n }枚を優占し、{ $vp } VPを得ました。
log-loses-pawn = { $animal }はAPを1つ失いました。
log-metamorphoses = { $animal }は{ $old }を{ $new }に変えました。
log-loses-vp = { $animal }は「{ $card }」により{ $vp } VPを失いました。
log-gains-element = { $animal }は{ $element }を得ました。
log-claims = { $seat }は{ $tile }について宣言しました：優占種は{ $animal }です。
log-claims-nobody = { $seat }は{ $tile }について宣言しました：優占種はいません。

# Options
variant-base = 1人1動物種
variant-base-help = 各プレイヤーが動物種を1つ担当し、残りは登場しません。
variant-random_earth = ランダムセットアップ
variant-random_earth-help = タイル7枚とエレメント12個をランダムに置きます。種は自分のエレメントの場所に置かれ、少ない動物種はVPを得ます。
variant-multi_animal = 1人が複数の動物種（2～3人）
variant-multi_animal-help = 6つの動物種すべてが登場し、1人が2つか3つを担当します。最も低い動物種のVPが得点です。
variant-multi_animal_random_earth = 1人が複数の動物種、ランダムセットアップ
variant-multi_animal_random_earth-help = 6つの動物種すべてがランダムな地球に登場します。最も低い動物種のVPが得点です。
option-earth = 最初の地球
option-earth-standard = 通常
option-earth-random = すべてランダム
option-animals = 動物種の決め方
option-animals-random = ランダムに配る
option-animals-choose = 席順に選ぶ
option-dominance_mode = 優占の扱い
option-dominance_mode-auto = 常に自動で判定
option-dominance_mode-claim = 宣言が必要
option-dominance_mode-help = 宣言が必要な場合、タイルのコーンは誰かが宣言したときだけ変わります（質問のたびに無償でできます）。カードと氷河期はコーンに従います。
option-max_turns = 遅くともこのターンで終了（0は無制限）
option-card_needs_tile_vp = 優占種は、そのタイルでVPを得たときだけカードを取る
option-initiative_stay = イニシアティブのAPをその場に残し、次のターンに使ってもよい
option-domination_empty_tiles = ドミナントで種のないタイルも選べる
option-migration_order = 移住の順番
option-migration_order-sorted = タイル名の順
option-migration_order-any = 自由
option-migration_order-help = 順番は結果に影響しません。タイル名の順なら同じ結果が二度示されず、探索するプログラムに向きます。

# What the spaces and cards do
space-initiative-1-help = トラックで左隣と入れ替わり（次のターンから有効）、このAPを空いている別のアイボールへ移して、このターンに使います。
space-adaptation-1-help = ここのエレメントを1つ、自分の動物種に加えます。
space-adaptation-2-help = { space-adaptation-1-help }
space-adaptation-3-help = { space-adaptation-1-help }
space-regression-1-help = 自分の追加エレメントを1タイプ、このターンの退化から守ります。
space-regression-2-help = { space-regression-1-help }
space-abundance-1-help = ここのエレメントを1つ、地球の空いた角に置きます。
space-abundance-2-help = { space-abundance-1-help }
space-wasteland-1-help = 荒廃ボックスのエレメントを1つ取り除き、ツンドラ周りの消失から救います。
space-depletion-1-help = 枯渇ボックスにあるタイプのエレメントを1つ、地球から取り除きます。
space-glaciation-1-help = ツンドラの隣のタイルを寒冷化し、ボーナスVPを得ます。そこには各動物種の種が1つずつ残ります。
space-glaciation-2-help = 待機し、ターンごとに左へ1つずれます。行動は次のターンです。
space-glaciation-3-help = 待機し、ターンごとに左へ1つずれます。行動は2ターン後です。
space-glaciation-4-help = 待機し、ターンごとに左へ1つずれます。行動は3ターン後です。
space-speciation-1-help = このタイプの地球上のエレメントを選び、その周りのタイルに種を置きます。海と湿地は4つ、サバンナ・ジャングル・森は3つ、砂漠と山地は2つ、ツンドラは1つまで。
space-speciation-2-help = { space-speciation-1-help }
space-speciation-3-help = { space-speciation-1-help }
space-speciation-4-help = { space-speciation-1-help }
space-speciation-5-help = { space-speciation-1-help }
space-speciation-6-help = { space-speciation-1-help }
space-wanderlust-1-help = 地球にタイルとエレメントを加え、ボーナスVPを得ます。その後、全員が移り住めます。
space-wanderlust-2-help = { space-wanderlust-1-help }
space-wanderlust-3-help = { space-wanderlust-1-help }
space-migration-1-help = 書かれた数までの種を、隣のタイルへ動かします。
space-migration-2-help = { space-migration-1-help }
space-migration-3-help = { space-migration-1-help }
space-migration-4-help = { space-migration-1-help }
space-migration-5-help = { space-migration-1-help }
space-migration-6-help = { space-migration-1-help }
space-competition-1-help = ツンドラと示された二つの地形それぞれ1枚のタイルで、自分と同居する相手の種を1つずつ除去します。
space-competition-2-help = { space-competition-1-help }
space-competition-3-help = { space-competition-1-help }
space-competition-4-help = { space-competition-1-help }
space-competition-5-help = { space-competition-1-help }
space-competition-6-help = { space-competition-1-help }
space-competition-7-help = { space-competition-1-help }
space-domination-1-help = このターンまだスコアリングされていないタイルを1枚スコアリングします。そのタイルの優占種はカードを取ります。
space-domination-2-help = { space-domination-1-help }
space-domination-3-help = { space-domination-1-help }
space-domination-4-help = { space-domination-1-help }
space-domination-5-help = { space-domination-1-help }
card-aquatic-help = 海か湿地に好きなエレメント1つを置き、同じタイルに自分のキューブを4つまで置く。
card-biodiversity-help = 相手と同居しているタイル1枚につき1VP。
card-biomass-help = キューブ数がエレメント数を超える各タイルから、自分が選ぶキューブを1つ除去する。
card-blight-help = タイル1枚を選び、エレメントを1つだけ残して取り除く。
card-catastrophe-help = タイル1枚のキューブを1つだけ残して除去し、隣接する各タイルからも1つずつ除去する。
card-cold-snap-help = 他の各動物種は、各ツンドラタイルから自分のキューブを1つずつ失う。
card-disease-help = 自分よりエレメントの多い各動物種は、追加エレメントを1つ失う。
card-ecodiversity-help = 自分のもつタイプと同じ地球上のエレメント1つにつき1VP。
card-evolution-help = 2種までの相手のキューブ1つずつを、自分のキューブに置き換える。
card-fecundity-help = 自分のキューブがある各タイルに1つまで追加する。
card-fertile-help = 自分のいるタイル1枚を選び、そこの全キューブ数だけVPを得る。
card-habitat-help = 袋から好きなエレメント1つを選び地球に置く。
card-hibernation-help = 除去された自分のキューブを5つまで1枚のタイルに戻す。このターンは絶滅しない。
card-ice-age-help = 各動物種は優占しているタイル数のボーナスVPを得る。このターンでゲーム終了。
card-ice-sheet-help = 直ちに寒冷化を1回行う。
card-immigrants-help = 各動物種は、追加エレメント1つ・AP1つ・各タイルの自キューブを1つだけ残す、のどれかを選んで失う。
card-instinct-help = 手元のAP1つを空いているアイボールに置く（実行は次ターン）。
card-intelligence-help = 自分と食物連鎖の上位の動物種はAPを1つ得る。
card-mass-exodus-help = タイル1枚の全キューブを、隣接するタイルに自由に振り分けて移動する。
card-metamorphosis-help = 自分の追加エレメント1つを、袋の好きなエレメントと交換する。
card-niche-biomes-help = 自分よりVPの多い各動物種は、今スコアリングしたタイルの1位分のVPを失う。
card-nocturnal-help = イニシアティブトラックで1つ前に進む。
card-omnivore-help = APを1つ得る。
card-parasitism-help = 自分と食物連鎖の下位の動物種はAPを1つ得る。
card-predator-help = 自分のいる各タイルで相手のキューブを1つ除去する。
card-symbiotic-help = 自分と、自分よりエレメントの少ない各動物種は、ランダムにエレメント1つを得る。
