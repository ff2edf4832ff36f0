title = ドミナント・スピーシーズ ～優占種～
summary = 6つの動物種が、凍りゆく地球に広がります。適応し、種形成し、移住し、氷河期が来る前に優占種となりましょう。
phase-setup = セットアップ
phase-planning = 計画フェイズ
phase-initiative = 実行フェイズ：イニシアティブ
phase-adaptation = 実行フェイズ：環境適応
phase-regression = 実行フェイズ：退化
phase-abundance = 実行フェイズ：豊潤
phase-wasteland = 実行フェイズ：荒廃
phase-depletion = 実行フェイズ：枯渇
phase-glaciation = 実行フェイズ：寒冷化
phase-speciation = 実行フェイズ：種形成
phase-wanderlust = 実行フェイズ：放浪
phase-migration = 実行フェイズ：移住
phase-competition = 実行フェイズ：生存競争
phase-domination = 実行フェイズ：ドミナント
phase-extinction = リセットフェイズ：絶滅
phase-survival = リセットフェイズ：サバイバル
phase-reseed = リセットフェイズ：再構築
phase-final-scoring = 最終スコアリング

# Tiles with their terrain, as questions and the log name them
at-tile = { $terrain ->
    [sea] { $tile }（海）
    [wetland] { $tile }（湿地）
    [savannah] { $tile }（サバンナ）
    [jungle] { $tile }（ジャングル）
    [forest] { $tile }（森）
    [desert] { $tile }（砂漠）
    [mountain] { $tile }（山地）
    [tundra] { $tile }（ツンドラ）
   *[none] { $tile }
 }
at-to = { $to_terrain ->
    [sea] { $to }（海）
    [wetland] { $to }（湿地）
    [savannah] { $to }（サバンナ）
    [jungle] { $to }（ジャングル）
    [forest] { $to }（森）
    [desert] { $to }（砂漠）
    [mountain] { $to }（山地）
    [tundra] { $to }（ツンドラ）
   *[none] { $to }
 }
at-source = { $source_terrain ->
    [sea] { $source }（海）
    [wetland] { $source }（湿地）
    [savannah] { $source }（サバンナ）
    [jungle] { $source }（ジャングル）
    [forest] { $source }（森）
    [desert] { $source }（砂漠）
    [mountain] { $source }（山地）
    [tundra] { $source }（ツンドラ）
   *[none] { $source }
 }
tile-answer = { $answer_terrain ->
    [sea] { $name }（海）
    [wetland] { $name }（湿地）
    [savannah] { $name }（サバンナ）
    [jungle] { $name }（ジャングル）
    [forest] { $name }（森）
    [desert] { $name }（砂漠）
    [mountain] { $name }（山地）
    [tundra] { $name }（ツンドラ）
   *[none] { $name }
 }
kind-of-terrain = { $terrain ->
    [sea] 海
    [wetland] 湿地
    [savannah] サバンナ
    [jungle] ジャングル
    [forest] 森
    [desert] 砂漠
    [mountain] 山地
   *[tundra] ツンドラ
 }
matching-there = { $match ->
    [0] そこでは適合なし（絶滅危惧状態）です
   *[other] そこでの適合は{ $match }です
 }
kind-of-box = { $box ->
    [adaptation] 環境適応
    [abundance] 豊潤
    [wanderlust] 放浪
    [regression] 退化
    [wasteland] 荒廃
   *[depletion] 枯渇
 }

# Questions
prompt-choose-animal = どの動物種を担当しますか？
prompt-place-pawn = { $animal }：空いているアイボールにAPを1つ配置してください（残り{ $pawns }つ）
prompt-initiative-swap = { $animal }：イニシアティブトラックで{ $other }と入れ替わりますか？　次のターンから有効です
prompt-initiative-relocate = { $animal }：イニシアティブのAPを、このターンに使う別のアイボールへ移してください。使わずに戻すこともできます
prompt-adaptation-take = { $animal }：エレメントを1つ選ぶか、パスしてください
prompt-regression-protect = { $animal }：どのエレメントを退化から守りますか？　パスもできます
prompt-abundance-type = { $animal }：どのエレメントを地球に置きますか？　パスもできます
prompt-abundance-corner = { $animal }：{ $element }をどの空いている角に置きますか？
prompt-wasteland-return = { $animal }：荒廃ボックスのどのエレメントをドローバッグに戻しますか？　パスもできます
prompt-depletion-remove = { $animal }：地球のどのエレメントを取り除きますか？　パスもできます
    .corner = { $name }の{ $disk }を取り除く
prompt-glaciation-tile = { $animal }：どのタイルを寒冷化しますか？　パスもできます
    .tile = { tile-answer }
prompt-speciation-element = { $animal }：どの{ $element }のまわりにキューブを配置しますか？　パスもできます
prompt-speciation-count = { $animal }：{ at-tile }にキューブをいくつ配置しますか？　{ matching-there }
prompt-insect-free-tile = { $animal }：無償のキューブをどのタイルに配置しますか？　パスもできます
    .tile = { tile-answer }
prompt-wanderlust-stack = { $animal }：どの表向きのタイルを選びますか？　パスもできます
    .stack = { tile-answer }
prompt-wanderlust-hex = { $animal }：{ kind-of-terrain }のタイルをどの空いているヘックスに配置しますか？
prompt-wanderlust-element = { $animal }：新しいタイル{ at-tile }にどのエレメントを置きますか？　置かなくてもかまいません
    .say-pass = 置かない
prompt-wanderlust-corner = { $animal }：{ at-tile }のどの角に{ $element }を置きますか？
prompt-wanderlust-move = { $animal }：{ at-source }から新しいタイル{ at-tile }へキューブをいくつ移動しますか？　{ matching-there }
prompt-migration-from = { $animal }：どのタイルのキューブを移動しますか？　あと{ $left }つまでで、途中で終えることもできます{ $order ->
    [any] {""}
   *[sorted] 。タイル名の順に選んでください
 }
    .tile = { tile-answer }
prompt-migration-to = { $animal }：{ at-tile }のキューブをどこへ移動しますか？
    .tile = { tile-answer }
prompt-arachnid-free-tile = { $animal }：どのタイルで相手のキューブを無償で1つ除去しますか？　パスもできます
    .tile = { tile-answer }
prompt-competition-tile = { $animal }：どの{ kind-of-terrain }タイルで相手のキューブを1つ除去しますか？　除去しなくてもかまいません
    .say-skip = この地形では除去しない
prompt-competition-animal = { $animal }：{ at-tile }でどの動物種のキューブを除去しますか？
    .animal = { $name }のキューブを1つ除去
prompt-domination-tile = { $animal }：どのタイルをスコアリングしますか？　パスもできます
    .tile = { tile-answer }
prompt-take-card = { $animal }は{ at-tile }の優占種です。どのカードを選んで実行しますか？
    .card-ice-age = 氷河期：このターンでゲームが終了
prompt-card-tile = { $animal }、「{ $card }」：{ $effect ->
    [aquatic] どの海か湿地のタイルを選びますか？　空いている角のあるタイルを優先します
    [blight] どのタイルのエレメントを1つだけ残して取り除きますか？
    [catastrophe] どのタイルのキューブを1つだけ残して除去しますか？
    [hibernation] 除去された自分のキューブをどのタイルに戻しますか？
    [ice_sheet] どのタイルを寒冷化しますか？
    [mass_exodus] どのタイルのキューブをすべて移動しますか？
   *[fertile] 自分のいるどのタイルで、キューブ1つにつき1VPを獲得しますか？
 }
    .tile = { tile-answer }
prompt-card-bag-element = { $animal }、「{ $card }」：ドローバッグのどのエレメントを選びますか？
prompt-card-corner = { $animal }、「{ $card }」：{ $element }をどの角に置きますか？
prompt-card-count = { $animal }、「{ $card }」：{ at-tile }にキューブをいくつ配置しますか？　{ matching-there }
prompt-card-eliminate = { $animal }、「{ $card }」：{ at-tile }でどの動物種のキューブを除去しますか？
    .animal = { $name }のキューブを1つ除去
    .say-skip = ここでは除去しない
prompt-blight-keep = { $animal }、「{ $card }」：{ at-tile }にどのエレメントを残しますか？　ほかはすべて失われます
    .corner = { $name }の{ $disk }を残す
prompt-catastrophe-survivor = { $animal }、「{ $card }」：{ at-tile }でただ1つ残すのは、どの動物種のキューブですか？
    .animal = { $name }のキューブを1つ残す
prompt-disease-discard = 「病害」：{ $animal }はどの追加されたエレメントを失いますか？
    .element = { $name }を失う
prompt-evolution-animal = { $animal }、「{ $card }」：どの動物種のキューブを自分のキューブに変換しますか？　終えることもできます
    .animal = { $name }のキューブを変換
prompt-evolution-tile = { $animal }、「{ $card }」：どのタイルの{ $victim }のキューブを変換しますか？
    .tile = { tile-answer }
prompt-fecundity-tile = { $animal }、「{ $card }」：どのタイルにキューブを1つ加えますか？　遺伝子プールに残り{ $pool }、終えることもできます
    .tile = { tile-answer }
prompt-immigrants-loss = 「外来種」：{ $animal }は何を失いますか？
    .element = { $name }を失う
    .say-pawn = APを1つ永久に失う
    .say-thin = 各タイルのキューブを1つだけ残して失う
prompt-immigrants-pawn = 「外来種」：{ $animal }はアクションディスプレイ上のどのAPを永久に失いますか？
    .space = { $name }のAPを失う
prompt-instinct-space = { $animal }、「{ $card }」：次のターンのために、どのアイボールにAPを配置しますか？
prompt-exodus-count = { $animal }、「{ $card }」：{ $mover }のキューブを{ at-tile }から{ at-to }へいくつ移動しますか？
prompt-metamorphosis-give = { $animal }、「{ $card }」：どの追加されたエレメントを手放して交換しますか？
    .element = { $name }を手放す
prompt-mammal-save = { $animal }：どのタイルで絶滅危惧状態のキューブを1つ救いますか？　ほかは絶滅します
    .tile = { tile-answer }
prompt-claim-window = ドミナントマーカーが使われる前に、ドミナントを宣言しますか？　なければ終えてください

# Things
stack = スタック{ $name }
stack-help = 表向きのあいだ、放浪アクションで地球に加えられるタイルです。
claim-help = このタイルのドミナントマーカーを、いまの正しい状態にします。
say-skip = 除去しない
say-keep = そのまま
say-swap = 入れ替わる
say-take-back = APを使わずに戻す
say-pawn = APを1つ失う
say-pawn-help = 利用可能なAPが1つゲームから取り除かれます。なければ、アクションディスプレイ上の1つを選びます。
say-thin = 各タイルにキューブを1つだけ残す
say-thin-help = 各タイルに1つだけ残し、自分のほかのキューブをすべて除去します。
element-help = エレメントです。自分のもつエレメントがタイルのまわりに多いほど、そこでの適合が高くなります。
animal-mammal-help = デフォルトのエレメントは肉2つ。絶滅のたびに、絶滅危惧状態のキューブが1つ救われます。
animal-reptile-help = デフォルトのエレメントは太陽2つ。退化のたびに、無償で1つ守れます。
animal-bird-help = デフォルトのエレメントは木の実2つ。移住では、キューブが2つ先のタイルまで移動できます。
animal-amphibian-help = デフォルトのエレメントは、2つではなく水3つです。
animal-arachnid-help = デフォルトのエレメントは幼虫2つ。生存競争の最初に、無償で相手のキューブを1つ除去できます。
animal-insect-help = デフォルトのエレメントは草2つ。種形成の最後に、無償でキューブを1つ配置できます。
tile-help = ゲームボードのヘックスです。
corner-help = 角にはエレメントが1つ置かれ、その角に接するすべてのタイルのものとして数えます。

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
    選ばれなかったものは、再構築で退化ボックスへ移ります。
draw-box-abundance = エレメント：{ $list }
    選ばれなかったものは、再構築で荒廃ボックスへ移ります。
draw-box-wanderlust = エレメント：{ $list }
    選ばれなかったものは、再構築でドローバッグに戻ります。
draw-box-regression = エレメント：{ $list }
    各動物種は、これらのタイプの追加されたエレメントを、守らないかぎり1つずつ失います。
draw-box-wasteland = エレメント：{ $list }
    これらのタイプのエレメントは、ツンドラタイルのすべての角から除去されます。ボックスの中身は再構築で枯渇ボックスへ移ります。
draw-box-depletion = エレメント：{ $list }
    APがあれば、これらのタイプのエレメントを1つ地球から取り除けます。
draw-box-empty = ボックスは空です。このターン、ここで行えることはありません。
draw-not-in-play = このゲームには登場しません。
draw-bonus = ボーナスVP：放浪では新しいタイルに隣接するタイル、寒冷化では隣接するツンドラタイル、サバイバルカードでは自分が占めるツンドラタイル、氷河期では自分がドミナントであるタイルの枚数
draw-terrain-sea = 海
draw-terrain-wetland = 湿地
draw-terrain-savannah = サバンナ
draw-terrain-jungle = ジャングル
draw-terrain-forest = 森
draw-terrain-desert = 砂漠
draw-terrain-mountain = 山地
draw-terrain-tundra = ツンドラ
draw-cubes = { $animal }：キューブ{ $n }、適合{ $match }
draw-endangered = { $animal }：キューブ{ $n }、適合なし（絶滅危惧状態）
draw-match-others = ここにいない動物種の適合：{ $list }
draw-cubes-here = ここにキューブ{ $n }
draw-dominant = 優占種：{ $animal }
draw-nobody = 優占種：なし
draw-scores = いまスコアリングすると：{ $list }
draw-now = いま選ばれた場合：{ $list }
draw-row = 勝利ポイント { $list }
draw-chosen = このターンはスコアリング済み
draw-empty = キューブなし
draw-hex = 隣接するタイル{ $n }枚。ここに放浪タイルを置くと{ $vp }VP。
    まわりのエレメントとの適合：{ $list }
draw-with = 置いた後の{ $tile }の適合：{ $list }
draw-without = 取り除いた後の{ $tile }の適合：{ $list }
draw-speciation = { $tile }：キューブ{ $n }つまで、適合{ $match }
draw-glaciation = ここを寒冷化すると{ $vp }VP。
draw-on-earth = 地球上：{ $n }。所有：{ $own }。
draw-withers = ツンドラタイルの角にあるもの：{ $n }。このタイプがボックスに残っていると除去されます。
draw-endangers = 失うと絶滅危惧状態：{ $list }
draw-tundra-left = 残りのツンドラタイル：{ $n }
draw-face-down = この下に裏向き{ $n }枚
draw-bag-tip = ドローバッグのエレメント：{ $list }
draw-bag = バッグ
draw-no-cards = 使用可能なカードはすべて選ばれました。
draw-deck = ドローパイル：{ $n }
draw-survival = サバイバルカード：{ $who }
draw-survival-tip = ツンドラタイルのキューブが最も多い動物種が、リセットフェイズのたびに、自分が占めるツンドラタイルの枚数のボーナスVPを獲得します。
draw-vp = VP
draw-lost = 除去されたキューブ
draw-pawns = 所有するAP
draw-pawn-next = { $animal }、次のターンまで待機
draw-last = 最後のターン
draw-turn = 第{ $n }ターン
draw-none = なし
draw-hidden-tiles = 裏向きのタイル（3つのスタックの合計）：{ $list }

# Beside the players
panel-cubes = 地球上のキューブ
panel-pool = 遺伝子プールのキューブ
panel-supply = 利用可能なAP
panel-dominates = ドミナントであるタイル

# The log: setup
log-plays-animal = { $seat }は{ $animal }を担当します。
log-starting-order = イニシアティブトラックの順番は左から、{ $animals }です。
log-starting-tiles = { kind-of-terrain }タイルが{ $tiles }に配置されました。
log-starting-tundra = { $tile }にツンドラタイルが重ねられました。
log-starting-disks = { $element }が{ $corners }の角に置かれました。
log-supplies = 各動物種はAP{ $pawns }つとキューブ{ $cubes }個（うち1つはVPマーカー）をもちます。
log-starting-cubes = { $animal }のキューブが{ $tiles }に配置されました。
log-no-starting-cubes = { $animal }は地球上にキューブをもたずに始めます。
log-handicap = { $animal }は、キューブが最も多い動物種との差として{ $vp }VPから始めます。

# The log: planning and execution
log-turn = 第{ $turn }ターンが始まります。
log-places-pawn = { $animal }は{ $space }にAPを配置しました。
log-places-waiting-pawn = { $animal }は次のターンのために{ $space }にAPを配置しました。
log-swaps-initiative = { $animal }はイニシアティブトラックで{ $other }と入れ替わり、{ $place }番目になりました。
log-keeps-initiative = { $animal }はイニシアティブトラックの順番をそのままにしました。
log-takes-pawn-back = { $animal }はイニシアティブのAPを使わずに戻しました。
log-relocates = { $animal }はイニシアティブのAPを{ $space }に移しました。
log-declines = { $animal }は{ $space }のアクションをパスしました。
log-declines-icon = { $section ->
    [regression] { $animal }は退化での無償のAPをパスしました。
    [speciation] { $animal }は無償のキューブの配置をパスしました。
   *[competition] { $animal }は無償の生存競争をパスしました。
 }
log-is-void = { $animal }の{ $space }のアクションは無効でした。
log-adapts = { $animal }は環境適応で{ $element }を加えました。
log-protects = { $animal }は{ $element }を退化から守りました。
log-regresses = { $animal }は退化で{ $element }を失いました。
log-places-disk = { $animal }は{ $corner }に{ $element }を置きました。
log-clears-wasteland = { $animal }は荒廃ボックスの{ $element }をドローバッグに戻しました。
log-wastes = ツンドラタイルに接する{ $corner }の{ $element }が荒廃で除去されました。
log-depletes = { $animal }は{ $corner }の{ $element }を地球から取り除きました。
log-glaciates = { $animal }は{ at-tile }を寒冷化しました。
log-freezes = 3枚のツンドラタイルに囲まれた{ $corner }の{ $element }が取り除かれました。
log-glaciation-bonus = { $animal }は新しいツンドラタイルに隣接するツンドラタイル{ $n }枚で{ $vp }VPを獲得しました。
log-retreats = { $animal }のキューブ{ $n }つが{ $tile }から遺伝子プールに戻りました。
log-speciates = { $animal }は{ $corner }の{ $element }のまわりで種形成を行います。
log-populates = { $animal }は{ at-tile }にキューブを{ $n }つ配置しました。
log-free-cube = { $animal }は{ at-tile }に無償のキューブを配置しました。
log-places-tile = { $animal }はスタック{ $stack }のタイルを{ at-tile }に配置しました。
log-wanderlust-bonus = { $animal }は新しいタイルに隣接するタイル{ $n }枚で{ $vp }VPを獲得しました。
log-moves = { $animal }のキューブ{ $n }つが{ at-tile }から{ at-to }へ移動しました。
log-competes = { $animal }は{ at-tile }の{ $victim }のキューブを1つ除去しました。
log-competes-free = { $animal }は{ at-tile }の{ $victim }のキューブを無償で1つ除去しました。
log-spares = { $animal }は{ kind-of-terrain }タイルでは除去しませんでした。
log-dominates = { $animal }はドミナントアクションで{ at-tile }を選びました。
log-scores-tile = { $animal }は{ at-tile }で{ $vp }VPを獲得しました（キューブ{ $n }つで{ $place }位）。
log-nobody-dominates = { at-tile }に優占種はいないため、誰もカードを選びません。
log-dominates-unpaid = { $animal }は{ at-tile }の優占種ですが、そこで勝利ポイントを獲得していないためカードを選びません。
log-no-card-left = { $animal }は{ at-tile }の優占種ですが、カードが残っていません。

# The log: cards
log-takes-card = { $animal }は{ at-tile }の優占種として「{ $card }」を選びました。
log-no-effect = 「{ $card }」の効果はありません。
log-leaves-card-unused = { $animal }は「{ $card }」で何もしないことを選びました。
log-chooses-tile = { $animal }は「{ $card }」で{ at-tile }を選びました。
log-loses-cubes = { $animal }は「{ $card }」により{ at-tile }のキューブを{ $n }つ失いました。
log-spares-tile = { $animal }は{ at-tile }では除去しませんでした。
log-gains-vp = { $animal }は「{ $card }」により{ $vp }VPを獲得しました。
log-scores-cubes = { $animal }は「{ $card }」により、{ at-tile }のキューブの数だけ{ $vp }VPを獲得しました。
log-gains-pawn = { $animal }は「{ $card }」によりAPを1つ獲得しました。
log-blights = { $animal }の「虫害」により、{ at-tile }には{ $corner }の{ $element }だけが残り、{ $lost }が取り除かれました。
log-loses-element = { $animal }は「{ $card }」により{ $element }を失いました。
log-replaces = { $animal }は「{ $card }」により{ at-tile }の{ $victim }のキューブ1つを自分のキューブに変換しました。
log-hibernates = { $animal }の除去されていたキューブ{ $n }つが{ at-tile }に戻り、このターンは絶滅しません。
log-ice-age = { $animal }は「氷河期」により、ドミナントであるタイル{ $n }枚で{ $vp }VPを獲得しました。
log-loses-pawn = { $animal }は「{ $card }」により利用可能なAPを1つ失いました。
log-loses-placed-pawn = { $animal }は「{ $card }」により{ $space }のAPを失いました。
log-thins-out-nothing = { $animal }はどのタイルにもキューブを1つしかもたず、「{ $card }」で何も失いませんでした。
log-metamorphoses = { $animal }は{ $old }を手放し、{ $new }を得ました。
log-loses-vp = { $animal }は「{ $card }」により{ $vp }VPを失いました。
log-gains-element = { $animal }は「{ $card }」によりドローバッグから{ $element }を引きました。
log-claims = { $seat }は{ at-tile }のドミナントを宣言しました：優占種は{ $animal }です。
log-claims-nobody = { $seat }は{ at-tile }のドミナントを宣言しました：優占種はいません。

# The log: reset and the end
log-saves = { $animal }は{ at-tile }の絶滅危惧状態のキューブを1つ救いました。
log-dies-out = { at-tile }で、絶滅危惧状態の{ $animal }のキューブ{ $n }つが絶滅しました。
log-survives = { $animal }はサバイバルカードにより、ツンドラタイル{ $n }枚で{ $vp }VPを獲得しました。
log-nobody-survives = ツンドラタイルのキューブが単独で最も多い動物種はなく、サバイバルカードは誰のものでもありません。
log-reveals-cards = 新しいカード：{ $cards }。ドローパイルは残り{ $left }枚です。
log-ice-age-open = 「{ $card }」が使用可能です。誰かが選んだターンでゲームは終了します。
log-slides = { $animal }の待機中のAPが{ $space }へスライドしました。
log-empties-box = { kind-of-box }からドローバッグへ：{ $elements }。
log-passes-on = { $box ->
    [adaptation] 環境適応から退化ボックスへ：{ $elements }。
    [abundance] 豊潤から荒廃ボックスへ：{ $elements }。
   *[wasteland] 荒廃から枯渇ボックスへ：{ $elements }。
 }
log-fills-box = { kind-of-box }の新しいエレメント：{ $elements }。
log-turns-up-tile = スタック{ $stack }で{ kind-of-terrain }が表向きになりました。下に残り{ $left }枚です。
log-pawn-is-ready = { $space }にある{ $animal }のAPが、次の実行フェイズから使えます。
log-ends-by-ice-age = 氷河期カードが選ばれたため、このターンでゲームは終了します。
log-ends-by-limit = このテーブルの最後のターンである第{ $turn }ターンで、ゲームは終了します。
log-ends-without-cubes = 地球にも遺伝子プールにもキューブが残っていないため、ゲームは終了します。
log-final-scoring = 最終スコアリング：すべてのタイルをもう1度スコアリングします。
log-final-vp = { $animal }は{ $vp }VP（うち最終スコアリング{ $gained }VP）で終えました。
log-lowest-animal = { $seat }の最も低い動物種：{ $animal }の{ $vp }VPが得点になります。
log-wins = { $seat }が{ $vp }VPで勝者となりました（{ $animal }）。
log-wins-tie = { $vp }VPで同数のため、食物連鎖で{ $others }より上位の{ $animal }を担当する{ $seat }が勝者となりました。

# Options
variant-base = 1人1動物種
variant-base-help = 各プレイヤーが動物種を1つ担当し、残りは登場しません。
variant-random_earth = ランダムセットアップ
variant-random_earth-help = タイル7枚とエレメント12個をランダムに置きます。キューブは自分のエレメントのあるタイルから始まり、少ない動物種はVPを得て始めます。
variant-multi_animal = 1人が複数の動物種（2～3人）
variant-multi_animal-help = 6つの動物種すべてが登場し、1人が2つか3つを担当します。最も低い動物種のVPが得点です。
variant-multi_animal_random_earth = 1人が複数の動物種、ランダムセットアップ
variant-multi_animal_random_earth-help = 6つの動物種すべてがランダムな地球に登場します。最も低い動物種のVPが得点です。
option-earth = 最初の地球
option-earth-standard = 通常
option-earth-random = タイルもエレメントもランダム
option-animals = 動物種の決め方
option-animals-random = ランダムに配る
option-animals-choose = 席順に選ぶ
option-dominance_mode = ドミナントの扱い
option-dominance_mode-auto = 常に自動で判定
option-dominance_mode-claim = 宣言が必要（質問を受けている人）
option-dominance_mode-claim_by_all = 宣言が必要（カードの前には全員）
option-dominance_mode-help = 宣言が必要な場合、タイルのドミナントマーカーは誰かが宣言したときだけ変わります。質問を受けている人はいつでも宣言でき、3つ目の設定では、優占種がカードを選ぶ前と氷河期のVPの前に、ほかの全員にも尋ねます。カードと氷河期はマーカーに従います。
option-max_turns = 遅くともこのターンで終了（0は無制限）
option-card_needs_tile_vp = 優占種は、そのタイルで勝利ポイントを獲得したときだけカードを選ぶ
option-initiative_stay = イニシアティブのAPをその場に残し、次のターンに使ってもよい
option-domination_empty_tiles = ドミナントでキューブのないタイルも選べる
option-catastrophe_may_spare = カタストロフィーで、ほかの動物種がいる隣接タイルでは除去しなくてもよい
option-disease_chooser = 病害で失うエレメントを選ぶ人
option-disease_chooser-owner = 失う動物種のプレイヤー
option-disease_chooser-taker = カードを選んだプレイヤー
option-migration_order = 移住の順番
option-migration_order-sorted = タイル名の順
option-migration_order-any = 自由
option-migration_order-help = 順番は結果に影響しません。タイル名の順なら同じ結果が二度示されず、探索するプログラムに向きます。

# What the spaces and cards do
space-initiative-1-help = トラックで左隣と入れ替わり（次のターンから有効）、このAPを空いている別のアイボールへ移して、このターンに使います。
space-adaptation-1-help = ここのエレメントを1つ、自分の動物種に加えます。
space-adaptation-2-help = { space-adaptation-1-help }
space-adaptation-3-help = { space-adaptation-1-help }
space-regression-1-help = 自分の追加されたエレメントを1つ、このターンの退化から守ります。
space-regression-2-help = { space-regression-1-help }
space-abundance-1-help = ここのエレメントを1つ、地球の空いている角に置きます。
space-abundance-2-help = { space-abundance-1-help }
space-wasteland-1-help = 荒廃ボックスのエレメントを1つドローバッグに戻し、ツンドラタイルでの除去を防ぎます。
space-depletion-1-help = 枯渇ボックスにあるタイプのエレメントを1つ、地球から取り除きます。
space-glaciation-1-help = ツンドラタイルに隣接するタイルを寒冷化し、ボーナスVPを獲得します。そこには各動物種のキューブが1つずつ残ります。
space-glaciation-2-help = APは待機し、ターンごとに左へ1つスライドします。実行は次のターンです。
space-glaciation-3-help = APは待機し、ターンごとに左へ1つスライドします。実行は2ターン後です。
space-glaciation-4-help = APは待機し、ターンごとに左へ1つスライドします。実行は3ターン後です。
space-speciation-1-help = このタイプの地球上のエレメントを選び、隣接するタイルにキューブを配置します。海と湿地は4つ、サバンナ・ジャングル・森は3つ、砂漠と山地は2つ、ツンドラは1つまでです。
space-speciation-2-help = { space-speciation-1-help }
space-speciation-3-help = { space-speciation-1-help }
space-speciation-4-help = { space-speciation-1-help }
space-speciation-5-help = { space-speciation-1-help }
space-speciation-6-help = { space-speciation-1-help }
space-wanderlust-1-help = 地球にタイルとエレメントを加え、ボーナスVPを獲得します。その後、すべての動物種が移動できます。
space-wanderlust-2-help = { space-wanderlust-1-help }
space-wanderlust-3-help = { space-wanderlust-1-help }
space-migration-1-help = 書かれた数までの自分のキューブを、隣接するタイルへ移動します。
space-migration-2-help = { space-migration-1-help }
space-migration-3-help = { space-migration-1-help }
space-migration-4-help = { space-migration-1-help }
space-migration-5-help = { space-migration-1-help }
space-migration-6-help = { space-migration-1-help }
space-competition-1-help = ツンドラと示された2つの地形それぞれ1枚のタイルで、相手のキューブを1つずつ除去します。自分のキューブもあるタイルに限ります。
space-competition-2-help = { space-competition-1-help }
space-competition-3-help = { space-competition-1-help }
space-competition-4-help = { space-competition-1-help }
space-competition-5-help = { space-competition-1-help }
space-competition-6-help = { space-competition-1-help }
space-competition-7-help = { space-competition-1-help }
space-domination-1-help = このターンにまだ選ばれていないタイルを1枚スコアリングします。そのタイルの優占種はカードを選びます。
space-domination-2-help = { space-domination-1-help }
space-domination-3-help = { space-domination-1-help }
space-domination-4-help = { space-domination-1-help }
space-domination-5-help = { space-domination-1-help }
card-aquatic-help = 海か湿地に好きなエレメントを1つ置き、そのタイルに自分のキューブを4つまで配置する。
card-biodiversity-help = 相手と同じタイルにいるタイル1枚につき1VP。
card-biomass-help = キューブがエレメントより多い各タイルで、自分が選ぶキューブを1つ除去する。
card-blight-help = タイルを1枚選び、エレメントを1つだけ残して取り除く。
card-catastrophe-help = タイルを1枚選び、キューブを1つだけ残して除去する。隣接する各タイルからも1つずつ除去する（自分だけなら自分のもの）。
card-cold-snap-help = ほかの各動物種は、各ツンドラタイルのキューブを1つずつ失う。
card-disease-help = 自分よりエレメントの多い各動物種は、追加されたエレメントを1つ選んで失う。
card-ecodiversity-help = 自分のもつタイプの地球上のエレメント1つにつき1VP。
card-evolution-help = 2つまでの相手の動物種のキューブ1つずつを、自分のキューブに変換する。
card-fecundity-help = 自分のキューブがある各タイルに、キューブを1つまで加える。
card-fertile-help = 自分のいるタイルを1枚選び、そこのキューブ1つにつき1VPを獲得する。
card-habitat-help = ドローバッグから好きなエレメントを1つ選び、地球に置く。
card-hibernation-help = 除去された自分のキューブを5つまで1枚のタイルに戻す。このターンは絶滅しない。
card-ice-age-help = 各動物種は、ドミナントであるタイルの枚数のボーナスVPを獲得する。このターンでゲーム終了。
card-ice-sheet-help = 直ちに寒冷化を1回行う。
card-immigrants-help = 自分を含む各動物種は、追加されたエレメント1つ、AP1つ、各タイルのキューブを1つだけ残してほかすべて、のどれかを選んで失う。
card-instinct-help = 利用可能なAP1つを空いているアイボールに配置する（実行は次のターン）。
card-intelligence-help = 自分と食物連鎖で上位の動物種はAPを1つ獲得する。
card-mass-exodus-help = タイルを1枚選び、すべてのキューブを隣接するタイルへ自由に移動する。
card-metamorphosis-help = 自分の追加されたエレメント1つを、ドローバッグの好きなエレメントと交換する。
card-niche-biomes-help = 自分よりVPの多い各動物種は、いまスコアリングしたタイルの1位分のVPを失う。
card-nocturnal-help = イニシアティブトラックで1つ前に進む。
card-omnivore-help = APを1つ獲得する。
card-parasitism-help = 自分と食物連鎖で下位の動物種はAPを1つ獲得する。
card-predator-help = 相手と同じタイルにいる各タイルで、相手のキューブを1つ除去する。
card-symbiotic-help = 自分と、自分よりエレメントの少ない各動物種は、ランダムにエレメントを1つ得る。
