title = バイオス：オリジンズ
summary = 人類の一種族を最初の言葉から星々へ導きます。拡大し、考え、都市を築き、文化・政治・産業で世を治めましょう。
phase-setup = 準備
phase-challenge = 挑戦
phase-activity = 活動
phase-end-of-turn = 手番終了
hex = ヘクス { $name }
spot = 地点 { $name }
player = プレイヤー{ $name }
region-emotions = 感情
region-vocabulary = 語彙
region-free-will = 自由意志
region-mysticism = 神秘主義プール
region-help = ここからポーンを取ります。
say-challenge = 一番上のカードに挑戦
say-challenge-help = カードを公開し、イベントを解決してから競りを行います。
say-comet = 彗星を取る
say-comet-help = 時代を終えます。全員が混沌を1受け、市場が一新されます。彗星Iは神秘主義、IIは都市、IIIは多様性に勝利チットを与え、IVでゲームはすぐに終わります。
say-globalize = グローバル化
say-globalize-help = 先導者を捨てて哲学キューブを1〜2歩動かします。
say-pass-help = 何もせず先へ進みます。
say-skip = 飛ばす
say-skip-help = ここでは何もせず先へ進みます。
say-up = 切り上げ
say-down = 切り捨て
say-crown = 王冠
say-crown-help = 王冠の反体制の虹。ここの反体制派は何も止めません。
say-keep = 残す
say-keep-help = 支配階級に合う半分がある間、種族ボードの上に残り、毎手番その行動を使えます。
say-discard = 伝承デッキへ
say-discard-help = アイデアを脇に置きます。科学で取り戻せることがあります。
say-create = 新しい移民
say-create-help = プールから、行動できる自分の移民か都市を起点に生み出します。
say-siege = 包囲
say-siege-help = 都市は陥落して自分のものになります。相手より高い冶金が必要です。
say-missile = ミサイル
say-missile-help = 移民なしで、どれだけ離れた都市でも包囲できます。
say-bomb = 核爆撃
say-bomb-help = 冶金に関係なく都市を破壊します（置き換えません）。
say-pay = 支払う
say-decline = 辞退
say-attack = 実行する
do-spread-help = 移民を生み出すか動かします。距離はエネルギー段階まで。
do-domesticate-help = 移民1つが動物の上の都市になります。
do-cultivate-help = 移民1つが植物の上の都市になります。
do-prospect-help = 移民1つが、技術の足りる鉱物の上の都市になります。
do-prospect-luxury-help = 移民1つが贅沢品の上の都市になります。
do-prospect-metal-help = 移民1つが金属の上の都市になります。
do-specialize-help = 自由意志のポーンを情報段階まで市場カードに置き、古老にします。
do-invent-help = 古老が足りる市場カードを取り、エウレカを得ます。カードも残せます。
do-library-help = 情報段階と同数の古老を支払い、情報を1段階上げます。
do-elect-help = 古老をすべて戻し、支配階級を選び、反体制派を鎮圧します。
do-encephalize-help = ポーン1つを感情から語彙へ。
do-abstraction-help = ポーン1つを語彙から自由意志へ。
do-art-help = ポーン1つを神秘主義プールから自由意志へ。
do-prayer-help = 脳のポーン1つを神秘主義プールへ。
do-demagogue-help = 哲学キューブを1歩動かします。
do-trade-help = 移民が相手に到達し、自分、相手の順に交渉します。
do-preach-help = 相手より神秘主義が多ければ、移民か都市を混沌なしに改宗させます。
do-war-help = 移民と戦うか、冶金で上回る都市を包囲します。
do-enslave-help = 相手より都市が多ければ、移民か都市を奪います。
do-exogamy-help = 自由意志のポーン1つを相手の発明に送り、使者にします。
do-racism-help = 自分の発明にいる相手の使者を送り返します。
do-cold-war-help = 古老か使者を支払い、福祉の低い相手に混沌を1与えます。
do-artisan-help = 自由意志のポーン1つを任意の市場カードに置きます。
do-constitution-help = 自分の礎1枚をもう一方の面に変えます。
do-science-help = 産業の面を持つアイデアを伝承デッキから戻します。
do-pseudo-science-help = 文化の面を持つアイデアを伝承デッキから戻します。
do-chaos-help = 混沌を1受けます。
tech-footprint-help = 1ヘクスで養えるコマの数（全員の合計）。3から砂漠を越えます。文化の得点。
tech-energy-help = 移民が進める地点の数。5から氷を越えます。都市がこれより多いと汚染に襲われます。文化の得点。
tech-metallurgy-help = 多くの鉱物を開き、戦争と包囲を決めます。政治の得点。
tech-immunology-help = 都市と大地支配の疫病を防ぎます。4からジャングルを越えます。政治の得点。
tech-maritime-help = 移民が通れる別の種類の地点（陸の民なら水）の数。2から海洋は障害になりません。産業の得点。
tech-information-help = 特殊化で置けるポーンの数、残せる発明の数。産業の得点。
philosophy-help = 哲学図の1点。危機の種類、競りのボーナス、得点しない分野を決めます。
panel-ruling = 支配階級
panel-elders = 古老と使者
panel-will = 自由意志のポーン
panel-mysticism = 神秘主義
panel-cities = 都市
panel-diversity = 多様性
panel-unrest = 空いている反体制の虹：これを超える混沌で革命が起こります
variant-base = 上級ゲーム（第二の分岐）
variant-base-help = すべてのルール：取引、発明、条件、独裁者、氷河期。種族はすでにいくつかの言葉を知っています（第二の分岐）。
variant-basic = 基本ゲーム
variant-basic-help = はじめての方に：取引・発明・条件はなく、種族ボードにボーナス段があります。
variant-first_divergence = 上級ゲーム（第一の分岐・長め）
variant-first_divergence-help = すべてのルール。より古い時代から始まり、語彙のポーンはまだなく、第1時代のカードが2枚増えます。
variant-marine = 海の民
variant-marine-help = すべてのルール。ただし全員が海に住み、都市は海洋と水没した大陸棚に建ちます。
variant-yeel = 陸と海の対決（イール）
variant-yeel-help = 1人おきに海の民です。都市はすべて大陸棚に建ち、気候はありません。
variant-custom = カスタムマップ（ランダム）
variant-custom-help = すべてのルール。ランダムに並べたタイルの世界で、開始地点と気候を選びます。
variant-custom_draft = カスタムマップ（プレイヤーが配置）
variant-custom_draft-help = すべてのルール。プレイヤーが順に並べたタイルの世界で遊びます。
variant-solo = ソロ
variant-solo-help = 1人用：4つ目の彗星までに文化・政治・産業を13にします。毎手番、挑戦があります。
variant-solo_marine = ソロ（海の民）
variant-solo_marine-help = 海の民で遊ぶ1人用です。
variant-cooperative = 協力
variant-cooperative-help = 全員で各分野13を目指します（誰が達してもよい）。ただし隣人を攻撃できる者は必ず攻撃します。
variant-cratons = クラトンの取り込み
variant-cratons-help = すべてのルール。取り込んだ大地で遊びます。
variant-campaign = キャンペーン（メガファウナの後）
variant-campaign-help = すべてのルール。メガファウナが残した世界と種で遊びます。
variant-solo_campaign = ソロキャンペーン
variant-solo_campaign-help = メガファウナが残した世界で遊ぶ1人用です。
option-mode = ルール
option-mode-basic = 基本
option-mode-advanced = 上級
option-divergence = 上級ゲームの分岐
option-divergence-second = 第二（標準）
option-divergence-first = 第一（長め）
option-map = マップ
option-map-classic = クラシックマップ
option-map-custom_random = カスタム（ランダム）
option-map-custom_draft = カスタム（順に配置）
option-map-cratons = 取り込んだクラトン
option-map-megafauna = メガファウナ終了時のまま
option-habitat = 生息地
option-habitat-land = 陸
option-habitat-marine = 海
option-habitat-mixed = 1人おきに海の民
option-goal = 目的
option-goal-competitive = 対戦
option-goal-cooperative = 協力
option-colours = 色
option-colours-random = ランダム
option-colours-recommended = 2人用の推奨ペア
option-colours-seating = 席順
option-revolution_ends_any_own_phase = 混沌の革命はどの自分のフェイズでも手番を終わらせる
option-surplus_costs_migrant = 余った混沌ごとに移民を1つ失う
option-copy_eureka_optional = 他者のエウレカへの参加は任意
option-elect_resume = 礎での選挙のあとの続き
option-elect_resume-level = 同じ高さから
option-elect_resume-placard = 階級が変われば種族ボードから
option-city_attack_includes_spread = 都市への攻撃に拡大を含む
option-war_animal_is_working = 戦争用動物は作業用動物でもある
option-restore_monogamy = 23番「一夫一婦制」を使う
option-all_skip_round_cap = 全員がこの周数続けて飛ばしたら進行を強制（0：なし）
option-latitudes = クラトンマップの緯度
option-latitudes-random = ランダムな緯度ストリップ
option-latitudes-sheet = シートの緯度

# 質問
prompt-challenge-phase = 挑戦フェイズ：何をしますか？
prompt-bid = { $card }の競り：古老・使者を何個入札しますか？（{ $bid ->
        [0] まだ入札なし
        *[other] { $leader }が{ $bid }を入札
    }{ $bonus ->
        [0] {""}
        *[other] 、あなたのボーナス+{ $bonus }
    }）
prompt-pay-elder = どの古老・使者を自由意志に戻して支払いますか？（残り{ $n }）
prompt-orientation = { $card }のどちらの面を上にしますか？（現在の支配階級は{ $ruling }。他の階級では革命が起こります{ $n ->
        [0] {""}
        *[other] 。反体制派{ $n }を鎮圧し、それぞれ損失があります
    }）
prompt-purchase = { $card }を古老{ $price }個（時代+反体制派の数）で獲得しますか？
prompt-chit = { $chit ->
        [sea] { $more ->
            [0] 寒冷化
            *[other] アイスハウス（あと{ $more }）
        }：どの海が引きますか？（別の場所に氷となって現れます）
        [ice] { $more ->
            [0] 温暖化
            *[other] 温室間氷期（あと{ $more }）
        }：どの氷が解けますか？（別の場所に海となって現れます）
        [jungle] 森林伐採：どのジャングルが失われますか？（別の場所に砂漠となって現れます）
        *[desert] 植林：どの砂漠が緑になりますか？（別の場所にジャングルとなって現れます）
    }
prompt-chit-goal = { $chit ->
        [sea] { $start }の海が氷となって現れます。どの土地を覆いますか？
        [ice] { $start }の氷が海となって現れます。どの大陸棚を沈めますか？
        [jungle] { $start }のジャングルが砂漠となって現れます。どこですか？
        *[desert] { $start }の砂漠がジャングルとなって現れます。どこですか？
    }そこにある都市は破壊されます。
prompt-climate-loss = 気候変動で都市を1つ失います。どれですか？
prompt-round-cities = { $disease ->
        [1] 疫病
        *[other] 飢饉
    }：都市の半分を失います。切り上げて{ $more }ですか、切り捨てて{ $half }ですか？
prompt-round-elders = { $disease ->
        [1] 疫病
        *[other] 飢饉
    }：古老の半分を失います。切り上げて{ $more }ですか、切り捨てて{ $half }ですか？
prompt-lose-city = 疫病か飢饉：どの都市を失いますか？
prompt-lose-elder = 疫病か飢饉：どの古老を自由意志に戻しますか？
prompt-pollution = 汚染：どの古老または都市を失いますか？
prompt-genocide = 虐殺：どの礎をゲームから除きますか？
prompt-globalize = 哲学キューブをどこへ動かしますか？
prompt-dissident-from = 混沌：どの移民が反体制派になりますか？
prompt-rainbow = 反体制派をどこに置きますか？（礎は止まり、王冠は止まりません）
prompt-surplus = 余った混沌：どの移民をプールに戻しますか？
prompt-quell-loss = 反体制派を鎮圧します。代わりに何を失いますか？（古老は自由意志に戻るだけです）
prompt-coup = クーデター：どの階級が支配しますか？
prompt-refugee = { $hex }の都市を失いました。難民を置くならどこですか？
prompt-diaspora = 民はどこへ移り住みますか？
prompt-trapped = 行き詰まり：どの道も塞がれているか、飢餓に至ります。移住させるならどの移民ですか？
prompt-element = { $element }{ $row ->
        [1] 種族ボード下段
        [2] 種族ボード上段
        [3] ボーナス段
        *[other] {""}
    }で何をしますか？
prompt-consequent = 続けて{ $gain }も得ますか？
prompt-specialize = どの市場カードにポーンを置いて古老にしますか？（{ $n }個まで）
prompt-invent = どのアイデアを発明しますか？
prompt-copy-eureka = { $card }のエウレカに加わりますか？
prompt-keep-idea = { $card }を発明として残し、毎手番使えるようにしますか？
prompt-invention-limit = 発明が多すぎます。どれを捨てますか？
prompt-elect = 選挙：どの階級が支配しますか？
prompt-spread-piece = 移民を生み出しますか、それともどの移民を動かしますか？
prompt-spread-goal = どこへ移動しますか？（{ $steps }地点まで、{ $kind ->
        [land] { $wrong ->
            [0] 陸は通れません
            *[other] うち陸は{ $wrong }まで
        }
        *[water] { $wrong ->
            [0] 水は通れません
            *[other] うち水は{ $wrong }まで
        }
    }）
prompt-consent = { $other }が{ $goal }へ向かうため、移民の通過を許しますか？
prompt-urbanize = どの資源の上に都市を築きますか？{ $n ->
        [0] {""}
        *[other] （自分の都市をもう一度使うこともできます）
    }
prompt-settler = どの移民が定住しますか？
prompt-reuse-city = 都市がすべて盤上にあります。どれを取り除きますか？
prompt-prayer = 祈祷：どの領域のポーンを神秘主義プールへ移しますか？
prompt-cull = どの発明を間引きますか？
prompt-demagogue = 哲学キューブをどこへ動かしますか？
prompt-target = { $action }の対象は？
prompt-mode = { $goal }への{ $action }：どのように攻撃しますか？
prompt-piece = { $goal }への{ $action }：どの移民が実行しますか？
prompt-negotiate = 交渉：技術を1段階進める、ポーンを自由意志へ、反体制派を帰すのどれにしますか？
prompt-exogamy = どのアイデアに使者を送りますか？
prompt-racism = どの発明から使者を追放しますか？
prompt-guest = { $card }から誰の使者を追放しますか？
prompt-cold-war = 誰が混沌を受けますか？
prompt-artisan = どの市場カードにポーンを置きますか？
prompt-constitution = どの礎の向きを変えますか？
prompt-study = 伝承デッキからどのアイデアを戻しますか？
prompt-starve = 大地支配では1ヘクスに{ $n }個しか養えません（超過：{ $hexes }）。どのコマが飢えますか？
prompt-tile = どのタイルをどちらの面で置きますか？
prompt-rotation = どれだけ回転させますか？
prompt-cell = タイルをどこに置きますか？
prompt-start-spot = 民はどこから始めますか？
prompt-first-chit = 気候チットをどこに置きますか？
prompt-first-side = 自分のクラトンにどの気候チットを置きますか？
prompt-craton-place = { $craton }の中央をどこに置きますか？
prompt-shift-craton = クラトンを1つ動かしますか？
prompt-ecomorph = どの種が人類になりますか？

# 記録
log-turn = 第{ $turn }手番：{ $seat }の番です。
log-skips = { $seat }は挑戦フェイズを飛ばしました。
log-cannot-challenge = { $seat }は古老がいないため挑戦できません。
log-challenges = { $seat }は{ $card }に挑戦します。
log-event = { $what ->
        [disease_crowd] 人間由来の疫病：都市が疫学より多いプレイヤーを襲います。
        [disease_zoonotic] 動物由来の疫病：大地支配が疫学より高いプレイヤーを襲います。
        [cooling] 寒冷化が起こります。
        [warming] 温暖化が起こります。
        [deforestation] 森林伐採が進みます。
        [forestation] 植林が進みます。
        [pollution] 汚染：都市がエネルギーより多いプレイヤーを襲います。
        [famine] 飢饉：都市が大地支配より多いプレイヤーを襲います。
        [genocide] 時代の危機：虐殺。反体制派が神秘主義より多いプレイヤーを襲います。
        [civil_war] 時代の危機：内戦。反体制派が多様性より多いプレイヤーを襲います。
        *[economic_crisis] 時代の危機：経済危機。反体制派と神秘主義の合計が都市より多いプレイヤーを襲います。
    }
log-spares-all = 被害を受けたプレイヤーはいません。
log-turn-ends = 革命により{ $seat }の手番は終わります。
log-disease = 疫病が{ $seat }を襲います。
log-famine = 飢饉が{ $seat }を襲います。
log-pollution = 汚染が{ $seat }を襲います。
log-genocide = { $seat }の国で虐殺が起きます。
log-civil-war = { $seat }の国で内戦が起きます。
log-economic-crisis = { $seat }の国で経済危機が起きます。
log-catastrophe = 大災害が{ $hex }を襲います。
log-catastrophe-nowhere = 大災害はこの世界のどこも襲いません。
log-chit-moves = { $chit ->
        [ice] { $seat }：{ $start }の海が引き、{ $goal }が氷に覆われました。
        [sea] { $seat }：{ $start }の氷が解け、{ $goal }が海に沈みました。
        [desert] { $seat }：{ $start }のジャングルが失われ、{ $goal }が砂漠になりました。
        *[jungle] { $seat }：{ $start }の砂漠が緑になり、{ $goal }がジャングルに覆われました。
    }
log-milankovitch = ミランコビッチ・サイクル：{ $card }がめくられました（同じイベントがあれば全チットに及びます）。
log-icehouse = アイスハウス！場所のある限り、すべての海が氷になります。
log-hothouse = 温室間氷期！場所のある限り、すべての氷が海になります。
log-dictator = 独裁者の台頭：{ $card }は{ $seat }のものになります。
log-bids = { $seat }は{ $k }個を入札しました（合計{ $total }）。
log-passes = { $seat }はパスしました。
log-cannot-bid = { $seat }は古老が足りず入札できません。
log-cannot-buy = { $seat }は{ $card }の代価（古老{ $price }個）に足りません。
log-wins-card = { $seat }は{ $card }を獲得しました。
log-expends = { $seat }のポーンが{ $card }から自由意志に戻りました。
log-card-leaves = { $card }はゲームから除かれました。
log-lays = { $seat }は{ $card }を{ $discipline }として置きました。
log-purges = { $seat }は{ $card }を粛清しました。
log-comet = { $seat }は{ $card }を取りました。
log-renovation = 第{ $epoch }時代が始まり、新しいアイデアが市場に並びます。
log-chits = { $comet ->
        [1] { $seat }は神秘主義（文化）により
        [2] { $seat }は都市（政治）により
        *[3] { $seat }は多様性（産業）により
    }{ $n ->
        [0] 勝利チットを得ませんでした。
        *[other] 勝利チットを{ $n }枚得ました。
    }
log-globalizes = { $seat }はグローバル化を行います。
log-philosophy = 時代の哲学は{ $philosophy }になりました。
log-philosophy-zeroes = 時代の哲学は{ $philosophy }になりました。{ $discipline }は得点になりません。
log-chaos = { $seat }は混沌を{ $n }受けます。
log-rebels = { $seat }の{ $spot }の移民が反体制派になりました。
log-dissident = { $seat }の反体制派が{ $card }を止めました。
log-dissident-on-crown = { $seat }の反体制派が王冠に立ちました。
log-loses = { $what ->
        [pawn] { $seat }は反体制派を鎮圧し、{ $thing }のポーンが自由意志に戻りました。
        [city] { $seat }は都市1つと引き換えに反体制派を鎮圧しました。
        *[migrant] { $seat }は反体制派を鎮圧し、{ $thing }の移民を失いました。
    }
log-quells = { $seat }は反体制派を鎮圧し、失うものはありませんでした。
log-chaotic-revolution = { $seat }に混沌の革命！
log-coup = { $card }が{ $seat }のクーデターを率います。
log-crown = { $seat }の王冠は{ $discipline }に移りました。
log-city-lost = { $seat }は{ $hex }の都市を失いました。
log-migrant-lost = { $seat }は{ $spot }の移民を失いました。
log-refugee = { $seat }の難民が{ $hex }から{ $spot }へ逃れました。
log-diaspora = 離散：{ $seat }は{ $spot }に移り住みました。
log-relocates = 行き詰まった{ $seat }の移民が{ $start }から{ $spot }へ移り住みました。
log-uses = { $seat }は{ $action }を使います。
log-shut-down = { $card }は反体制派に止められています。
log-idle = { $element }{ $row ->
        [1] 種族ボード下段
        [2] 種族ボード上段
        [3] ボーナス段
        *[other] {""}
    }（{ $actions }）では今できることがありません。
log-places-elder = { $seat }は{ $card }に古老を置きました。
log-invents = { $seat }は{ $card }を発明しました。
log-shares = { $seat }も{ $card }に古老がいるため、エウレカを得ます。
log-keeps = { $seat }は{ $card }を残しました。
log-to-lore = { $card }は伝承デッキに置かれました。
log-library = 図書館により{ $seat }の情報は{ $stage }になりました。
log-elects = { $seat }は選挙で{ $discipline }を選びました。
log-creates = { $seat }は{ $spot }へ拡大しました。
log-moves = { $seat }の移民が{ $spot }へ移動しました。
log-lets-pass = { $seat }は通過を認めました。
log-blocks = { $seat }は通過を拒みました。
log-founds = { $seat }は都市を築きました：{ $resource }。
log-founds-on = { $seat }は{ $kind ->
        [animal] 動物
        [working_animal] 作業用動物
        [war_animal] 戦争用動物
        [horticulture] 園芸
        [biofuel] バイオ燃料
        [luxury] 贅沢品
        [metal] 金属
        [oil] 石油
        *[uranium] ウラン
    }の上に都市を築きました：{ $hex }。
log-re-urbanizes = { $seat }は{ $hex }を再び開発しました。
log-encephalizes = { $seat }は大脳化しました（ポーン1つが感情から語彙へ）。
log-abstracts = { $seat }は抽象化を行いました（ポーン1つが語彙から自由意志へ）。
log-makes-art = { $seat }は芸術を生みました（ポーン1つが神秘主義から自由意志へ）。
log-prays = { $seat }は{ $region }のポーンで祈祷しました。
log-raises = { $seat }の{ $tech }は{ $stage }になりました。
log-culls = { $seat }は{ $card }を間引きました。
log-trades = { $seat }は{ $other }と交易しました。
log-attacks-migrant = { $seat }は{ $spot }の移民に{ $action }を仕掛けました。
log-attacker-falls = { $seat }の攻撃した移民は倒れました。
log-attacks-city = { $seat }は{ $hex }の都市に{ $action }を仕掛けました。
log-negotiates = { $gain ->
        [technology] { $seat }は交渉で{ $thing }を1段階進めます。
        [pawn] { $seat }は交渉で{ $thing }のポーン1つを自由意志へ移しました。
        [dissident] { $seat }は交渉で{ $thing }の反体制派を帰しました。
        *[nothing] { $seat }は交渉で何も得ませんでした。
    }
log-immoral = { $seat }は時代に断罪されました。
log-sends-emissary = { $seat }は{ $card }に使者を送りました。
log-expels = { $seat }は{ $other }の使者を追放しました。
log-cold-war = { $seat }は{ $other }に冷戦を仕掛けました。
log-amends = { $seat }は{ $card }の憲法を改めました。
log-rediscovers = { $seat }は{ $card }を再発見しました。
log-starves = { $seat }は1ヘクスのコマが多すぎます：{ $thing }で飢餓。
log-lays-tile = { $seat }は{ $tile }を{ $hex }に置きました。
log-starts-at = { $seat }は{ $spot }から始めます。
log-first-chit = { $seat }は{ $hex }に気候チットを置きました。
log-first-chit-side = { $seat }は{ $hex }に気候チットを置きました：{ $side }。
log-lays-craton = { $seat }は{ $hex }を中心に{ $craton }を置きました。
log-adopts = { $seat }の祖先：{ $shape }。
log-colder = 寒くなり、緯度が変わりました。
log-warmer = 暖かくなり、緯度が変わりました。
log-zeroes = { $philosophy }の時代には{ $discipline }は得点になりません。
log-scores = { $seat }：{ $points }点（文化{ $culture }、政治{ $politics }、産業{ $industry }）。
log-wins = { $seat }の勝利です。
log-goal = 目標：文化{ $culture }、政治{ $politics }、産業{ $industry }。
log-tallies = { $seat }：文化{ $culture }、政治{ $politics }、産業{ $industry }。
log-reaches = 得点になるすべての分野が目標に達しました。勝利です。
log-wins-all = 得点になるすべての分野が目標に達し、ロケットも飛び立ちました。完全勝利です。
log-misses = 目標に届かなかった分野：{ $disciplines }。敗北です。

# 絵
draw-map = 世界
draw-map-half = 世界 その{ $n }
draw-market = アイデア市場
draw-tiles = 置けるタイル
draw-tracks = 技術
draw-philosophy = 哲学
draw-decks = 時代と伝承
draw-decks-basic = 時代
draw-epoch = 第{ $n }時代
draw-deck-left = 彗星までの挑戦カード：{ $n }枚
draw-comet-next = 一番上は彗星
draw-comet-came = 彗星IVでゲームは終わりました
draw-comet = { $epoch ->
        [1] 彗星I：神秘主義に勝利チット（文化）
        [2] 彗星II：都市に勝利チット（政治）
        [3] 彗星III：多様性に勝利チット（産業）
        *[4] 彗星IVでゲーム終了
    }
draw-comet-alone = 彗星は混沌と新しいアイデアをもたらします
draw-best = 最後に最も高いものが得点：{ $names }
draw-or = ・
draw-goal = 目標：{ $goals }
draw-lore = 伝承デッキ（{ $n }）
draw-eureka = エウレカ
draw-needs = 条件
draw-events = イベント
draw-religious = 宗教
draw-religious-tip = 宗教：入札に神秘主義が加わります
draw-cost = 古老（全プレイヤー）：発明に必要な{ $n }個のうち{ $here }個
draw-dissent = 反体制の虹：反体制派が置かれることがあります
draw-shut-down = 反体制派がこのカードを停止しています
draw-plain = 覆われることのない虹
draw-row-1 = 種族ボード下段：いずれか1つ
draw-row-2 = 種族ボード上段：いずれか1つ
draw-row-3 = ボーナス段：いずれか1つ
draw-step = 数字のある技術：1段階上げます（その数字まで）
draw-bonus-from = （大地支配+エネルギー{ $n }から）
draw-bonus-short = （{ $n }+）
draw-bonus-of = 支配階級になれば、ボーナス段：{ $option }
event-disease_crowd = 人間由来の疫病
event-disease_zoonotic = 動物由来の疫病
event-catastrophe = 大災害
event-cooling = 寒冷化
event-warming = 温暖化
event-deforestation = 森林伐採
event-forestation = 植林
event-pollution = 汚染
event-famine = 飢饉
event-crisis = 危機
event-dictator_right = 右翼独裁者
event-dictator_left = 左翼独裁者
draw-menopause = 閉経
draw-cities = 都市{ $n }
draw-city-of = { $name }の都市：約{ $people }人
draw-ring = { $chit ->
        [ice] 白い輪：氷が来ることがあります
        [sea] 青い輪：海が来ることがあります
        [desert] 橙の輪：砂漠が来ることがあります
        *[jungle] 緑の輪：ジャングルが来ることがあります
    }
draw-mine = { $tech }{ $stage }が必要
draw-blitz = 電撃：来たばかりの手番でも移民が再び行動できます
draw-points = { $n }点：{ $category ->
        [culture] 勝利チット{ $chits }、神秘主義{ $tokens }、大地支配とエネルギー{ $stages }
        [politics] 勝利チット{ $chits }、都市{ $tokens }、冶金と疫学{ $stages }
        *[industry] 勝利チット{ $chits }、多様性{ $tokens }、海運と情報{ $stages }
    }
draw-worthless = いまの時代にはこれは得点になりません
draw-land = 陸の地点
draw-water = 水上地点
draw-moved = このターンに移動済み
why-taken = ここには移民がいます。
why-kind = あなたの移民はここに留まれません。
why-needs = ここへ来るには{ $tech }{ $stage }が必要です。
why-trap = ここでも行き詰まります。
why-far = 遠すぎるか、道がありません。
why-hungry = 大地支配{ $n }では養いきれず、手番の終わりに1つ飢えます。
draw-hungry = 大地支配{ $n }では1ヘクスに多すぎます。手番の終わりに1つ飢えます
why-odds = { $action ->
        [preach] 神秘主義
        [war] 冶金
        *[enslave] 都市
    }：あなた{ $mine }、相手{ $theirs }
why-outcome = { $outcome ->
        [won] 勝利：相手は倒れ、あなたの移民が残ります。
        [even] 互角：両方が倒れます。
        *[lost] 敗北：あなたの移民が倒れます。
    }
draw-latitude = 緯度{ $n }：{ $colour ->
        [white] 白（氷）
        [green] 緑（ジャングル）
        *[plain] なし
    }
draw-pool = 残り移民
draw-pool-tip = プールの移民
draw-cuboids = 残り都市
draw-cuboids-tip = 未建設の都市
draw-bells = 先導者
draw-bells-tip = 先導者（グローバル化に使います）
draw-pawns-0 = 感情
draw-pawns-1 = 語彙
draw-pawns-2 = 自由意志
draw-pawns-3 = 神秘主義
draw-favours = 競りで{ $name }に+1
draw-zeroes = 終了時、{ $name }は0点
draw-zero = { $name }0点
draw-immoral = { $action }で混沌1
crisis-genocide = 危機：虐殺
crisis-civil-war = 危機：内戦
crisis-economic = 危機：経済危機
hex-kind-ocean = 海洋
hex-kind-shelf = 大陸棚
hex-kind-continent = 大陸
chit-ice = 氷
chit-sea = 海
chit-desert = 砂漠
chit-jungle = ジャングル
kind-animal = 動物
kind-working_animal = 作業用動物
kind-war_animal = 戦争用動物
kind-horticulture = 園芸
kind-biofuel = バイオ燃料
kind-luxury = 贅沢品
kind-metal = 金属
kind-oil = 石油
kind-uranium = ウラン
species = { $colour ->
        [black] サピエンス
        [orange] デニソワ人
        [green] ホビット
        *[white] ネアンデルタール人
    }
