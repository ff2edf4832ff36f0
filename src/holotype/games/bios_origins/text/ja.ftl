title = バイオス：オリジンズ
summary = 人類の一種族を最初の言葉から星々へ導きます。拡大し、考え、都市を築き、文化・政治・産業で世を治めましょう。
phase-setup = 準備
phase-challenge = 挑戦
phase-activity = 活動
phase-end-of-turn = 大地支配と市場回復
hex = ヘックス { $name }
spot = スポット { $name }
player = プレイヤー{ $name }
region-emotions = 感情
region-vocabulary = 語彙
region-free-will = 自由意志
region-mysticism = 神秘主義プール
region-help = ここから兵卒駒を取ります。
say-challenge = 一番上のカードに挑戦
say-challenge-help = カードを公開し、イベントを解決してからオークションを行います。
say-comet = 彗星を取る
say-comet-help = 時代が終わります。全員が混沌1を受け、成年のいないアイデアは市場から除かれます。彗星Iは神秘主義、IIは都市化、IIIは多様性に勝利チットを与え、IVでゲームは直ちに終わります。
say-globalize = グローバル化
say-globalize-help = 先導者を1枚捨てて、哲学キューブを1〜2ステップ動かします。
say-pass-help = 何もせず先へ進みます。
say-skip = スキップ
say-skip-help = ここでは何もせず先へ進みます。
say-up = 切り上げ
say-down = 切り捨て
say-crown = 王冠
say-crown-help = 王冠の反対意見です。ここの不満分子は何もシャットダウンしません。
say-keep = 残す
say-keep-help = 統治階級の面を持つ間は種族プラカードの上に残り、毎ターン使えます。
say-discard = 知識デッキへ
say-discard-help = アイデアを失います。科学や疑似科学で戻せることがあります。
say-create = 新しい移民駒
say-create-help = プールから生成します。起点は、まだ行動できる自分の移民駒か都市です。
say-siege = 包囲攻撃
say-siege-help = 都市は自分のものになります。相手より高い冶金が必要です。
say-missile = ミサイル
say-missile-help = 移民駒なしで、どれだけ離れた都市でも包囲攻撃できます。
say-bomb = 核爆撃
say-bomb-help = 冶金に関係なく都市を破壊します。都市は自分のものになりません。
say-pay = 支払う
say-decline = 辞退
say-attack = 実行する
do-spread-help = 移民駒を生成するか動かします。距離はエネルギーのステージまでです。
do-domesticate-help = 移民駒1個が動物の上の都市になります。
do-cultivate-help = 移民駒1個が植物の上の都市になります。
do-prospect-help = 移民駒1個が、必要技術を満たす鉱物の上の都市になります。
do-prospect-luxury-help = 移民駒1個が贅沢品の上の都市になります。
do-prospect-metal-help = 移民駒1個が金属の上の都市になります。
do-specialize-help = 自由意志の兵卒駒を情報ステージの数まで市場カードに置き、成年にします。
do-invent-help = 成年の数が足りる市場カードを発明し、エウレカを得ます。カードを発明品として残せることもあります。
do-library-help = 情報ステージと同数の成年・使者を消費し、情報を1ステップ上げます。
do-elect-help = 成年と使者をすべて自由意志に戻し、統治階級を選びます。不満分子は1個ずつ損失つきで鎮圧されます。
do-encephalize-help = 兵卒駒1個を感情から語彙へ移します。
do-abstraction-help = 兵卒駒1個を語彙から自由意志へ移します。
do-art-help = 兵卒駒1個を神秘主義プールから自由意志へ移します。
do-prayer-help = 大脳プラカードの兵卒駒1個を神秘主義プールへ移します。
do-demagogue-help = 哲学キューブを1ステップ動かします。
do-trade-help = 移民駒が相手に到達してプールに戻り、自分、相手の順に交渉します。
do-preach-help = 神秘主義で上回る相手の移民駒か都市を、混沌なしに改宗させて自分のものにします。
do-war-help = 移民駒と戦うか、都市を包囲攻撃します。冶金の高いほうが勝ち、同じなら双方の移民駒が倒れます。
do-enslave-help = 都市化で上回る相手の移民駒か都市を、自分のものに置き換えます。
do-exogamy-help = 自由意志の兵卒駒1個を対戦相手の発明品に送り、使者にします。
do-racism-help = 自分の発明品にいる対戦相手の使者を追い出します。
do-cold-war-help = 成年か使者を1個消費し、福祉の低い対戦相手に混沌1を与えます。
do-artisan-help = 自由意志の兵卒駒1個を任意の市場カードに置き、成年にします。
do-constitution-help = 自分の社会基盤1枚の向きを反転させます。
do-science-help = 産業の面を持つアイデアを知識デッキから戻します。
do-pseudo-science-help = 文化の面を持つアイデアを知識デッキから戻します。
do-chaos-help = 混沌1を受けます。
tech-footprint-help = 1ヘックスに何個のトークン（全員の合計）まで飢えずにいられるかを示します。3から砂漠を通れます。文化の得点になります。
tech-energy-help = 移民駒が進めるスポットの数です。5から氷を通れます。都市化がこれより大きいと汚染が発生します。文化の得点になります。
tech-metallurgy-help = 多くの鉱物の探査に必要で、戦争と包囲攻撃を決めます。政治の得点になります。
tech-immunology-help = 都市化や大地支配がこれより大きいと疫病が発生します。4からジャングルを通れます。政治の得点になります。
tech-maritime-help = 移民駒が通れる別の種類のスポット（陸棲種族なら水）の数です。2から海と永久海洋を通れます。産業の得点になります。
tech-information-help = 特殊化1回で置ける兵卒駒の数と、残せる発明品の数です。産業の得点になります。
philosophy-help = 哲学トラックの位置の1つです。危機の種類、オークションの入札強化、0点になるカテゴリを決めます。
panel-ruling = 統治階級
panel-elders = 成年と使者
panel-will = 自由意志の兵卒駒
panel-mysticism = 神秘主義
panel-cities = 都市
panel-diversity = 多様性
panel-unrest = 反対意見の空き：これを超える混沌で革命が起こります
variant-base = 上級ゲーム（第2分化）
variant-base-help = すべてのルールを使います：取引、発明品、必要条件、独裁者、公転軌道変化。10万年前の第2分化から始まり、語彙に駒があります。
variant-basic = 基本ゲーム
variant-basic-help = はじめての方に。取引・発明品・必要条件を使わず、種族プラカードに都市化ボーナスがあります。
variant-first_divergence = 上級ゲーム（第1分化・長め）
variant-first_divergence-help = すべてのルールを使います。200万年前の第1分化から始まり、語彙に駒がなく、時代Iのカードが2枚増えます。
variant-marine = 海棲種族
variant-marine-help = すべてのルールを使います。全員が海棲で、都市は永久海洋と海チットのある大陸棚に建ちます。
variant-yeel = イール（陸棲対海棲）
variant-yeel-help = 1人おきに海棲種族です。都市はすべて大陸棚に建ち、気候変動はありません。
variant-custom = カスタムマップ（ランダム）
variant-custom-help = すべてのルールを使います。タイルをランダムに並べたマップで、開始位置と気候チットを選びます。
variant-custom_draft = カスタムマップ（プレイヤーが配置）
variant-custom_draft-help = すべてのルールを使います。プレイヤーが順にタイルを並べたマップで遊びます。
variant-solo = 1人遊び
variant-solo-help = 4枚目の彗星までに文化・政治・産業を13点にします。毎ターン、神への挑戦があります。
variant-solo_marine = 1人遊び（海棲種族）
variant-solo_marine-help = 海棲種族で遊ぶ1人遊びです。
variant-cooperative = 協力ゲーム
variant-cooperative-help = 各カテゴリで誰かが13点に達することを全員で目指します。ただし、対戦相手を攻撃できるプレイヤーは必ず攻撃します。
variant-cratons = クラトンマップ（データの取り込み）
variant-cratons-help = すべてのルールを使います。取り込んだクラトンで遊びます。
variant-campaign = キャンペーン（メガファウナの後）
variant-campaign-help = すべてのルールを使います。メガファウナ終了時の世界と種で遊びます。
variant-solo_campaign = 1人遊びキャンペーン
variant-solo_campaign-help = メガファウナ終了時の世界で遊ぶ1人遊びです。
option-mode = ルール
option-mode-basic = 基本
option-mode-advanced = 上級
option-divergence = 上級ゲームの分化
option-divergence-second = 第2（標準）
option-divergence-first = 第1（長め）
option-map = マップ
option-map-classic = クラシックマップ
option-map-custom_random = カスタム（ランダム）
option-map-custom_draft = カスタム（順に配置）
option-map-cratons = 取り込んだクラトン
option-map-megafauna = メガファウナ終了時のまま
option-habitat = 陸棲か海棲か
option-habitat-land = 陸棲
option-habitat-marine = 海棲
option-habitat-mixed = 1人おきに海棲
option-goal = 目的
option-goal-competitive = 対戦
option-goal-cooperative = 協力ゲーム
option-colours = 色
option-colours-random = ランダム
option-colours-recommended = 2人用の推奨ペア
option-colours-seating = 席順
option-revolution_ends_any_own_phase = 自分のどのフェイズでも、混沌の革命でターンが終わる
option-surplus_costs_migrant = 余った混沌ごとに移民駒を1個失う
option-copy_eureka_optional = エウレカのコピーは任意
option-eureka_needs_requirement = 必要条件を満たさないアイデアではエウレカを得られない
option-passage_after_transaction = 取引に成功した相手の移民駒は許可なしで通過できる
option-starved_migrants_to_pool = 飢えた移民駒はプールに戻り、混沌は別の駒で受ける
option-elect_resume = 社会基盤で選挙を行ったあとの続き
option-elect_resume-level = 同じ高さから
option-elect_resume-placard = 階級が変われば種族プラカードから
option-city_attack_includes_spread = 都市への攻撃に拡大を含む
option-war_animal_is_working = 戦争用動物は作業用動物でもある
option-restore_monogamy = 23番「一夫一婦制」を使う
option-all_skip_round_cap = 全員が続けてスキップできる周数（0：制限なし）
option-latitudes = クラトンマップの緯度
option-latitudes-random = ランダムな緯度ストリップ
option-latitudes-sheet = シートの緯度

# 質問
chaos-suffix = { $chaos ->
        [0] {""}
        *[other] （混沌{ $chaos }を受けます）
    }
zeroed-suffix = { $zeroed ->
        [nothing] {""}
        *[other] ：{ $zeroed }は0点になります
    }
lost-suffix = { $lost ->
        [0] {""}
        *[other] （その面を持たない発明品{ $lost }枚は廃れます）
    }
city-suffix = { $again ->
        [0] ：移民駒1個が都市になります
        *[other] ：移民駒1個が都市になるか、既存の都市を再都市化します
    }
prompt-challenge-phase = 挑戦フェイズです。何をしますか？
    .say-comet = { $epoch ->
        [4] 彗星IVを取る：ゲームは直ちに終わります
        *[other] 彗星を取る：自分を含む全員が混沌1を受けます
    }
    .say-globalize = グローバル化：先導者を1枚捨てます
    .say-skip = 挑戦フェイズをスキップ
prompt-bid = { $card }のオークション：成年・使者を何個賭けますか？（{ $bid ->
        [0] まだ入札はありません
        *[other] { $leader }が{ $bid }を入札
    }{ $bonus ->
        [0] {""}
        *[other] 。あなたの入札強化は+{ $bonus }
    }）
    .number = { $name }個を賭ける（合計{ $total }）
prompt-pay-elder = どの成年・使者を消費しますか？（残り{ $n }個）
    .card = { $name }の駒を自由意志に戻す
prompt-orientation = { $card }はどちらの面を上にしますか？（現在の統治階級は{ $ruling }）
    .discipline = { $name }{ $revolution ->
        [0] {""}
        *[other] ：静かな革命が起こります{ $n ->
            [0] {""}
            *[other] （不満分子{ $n }個の鎮圧ごとに損失があります）
        }{ lost-suffix }
    }{ $purged ->
        [0] {""}
        *[other] 。そこのほかの社会基盤{ $purged }枚を粛清します
    }
prompt-purchase = { $card }を成年{ $price }個（時代＋不満分子の数）で獲得しますか？
    .say-pay = 獲得する：成年{ $price }個を消費します
    .say-decline = 獲得しない：カードはゲームから除かれます
prompt-chit = { $chit ->
        [sea] { $more ->
            [0] 寒冷化
            *[other] 氷室（あと{ $more }枚）
        }：どの海チットを裏返して、白い輪の氷にしますか？
        [ice] { $more ->
            [0] 温暖化
            *[other] 氷河期（あと{ $more }枚）
        }：どの氷チットを裏返して、青い輪の海にしますか？
        [jungle] 森林伐採：どのジャングルチットを裏返して、オレンジの輪の砂漠にしますか？
        *[desert] 植林：どの砂漠チットを裏返して、緑の輪のジャングルにしますか？
    }
    .hex = { $name }{ $loser ->
        [nobody] {""}
        [you] ：自分の都市を失います
        *[other] ：{ $loser }の都市が失われます
    }
prompt-chit-goal = { $chit ->
        [sea] { $start }の海チットが氷になります。どのヘックスに置きますか？
        [ice] { $start }の氷チットが海になります。どの大陸棚に置きますか？
        [jungle] { $start }のジャングルチットが砂漠になります。どのヘックスに置きますか？
        *[desert] { $start }の砂漠チットがジャングルになります。どのヘックスに置きますか？
    }そこに立てなくなった都市は破壊されます。
    .hex = { $name }{ $loser ->
        [nobody] {""}
        [you] ：自分の都市を失います
        *[other] ：{ $loser }の都市が失われます
    }
prompt-climate-loss = 気候変動で都市を1つ失います。どの都市ですか？
    .hex = { $name }の都市を失う
prompt-round-cities = { $disease ->
        [1] 疫病
        *[other] 飢饉
    }：都市の半数を失います。端数はどうしますか？
    .say-up = 切り上げ（失う都市：{ $more }）
    .say-down = 切り捨て（失う都市：{ $half }）
prompt-round-elders = { $disease ->
        [1] 疫病
        *[other] 飢饉
    }：成年の半数を失います。端数はどうしますか？
    .say-up = 切り上げ（失う成年：{ $more }）
    .say-down = 切り捨て（失う成年：{ $half }）
prompt-lose-city = 疫病：どの都市を失いますか？
    .hex = { $name }の都市を失う
prompt-lose-elder = 疫病：どの成年を自由意志に戻しますか？
    .card = { $name }の成年を自由意志に戻す
prompt-lose-city-to-famine = 飢饉：どの都市を失いますか？
    .hex = { $name }の都市を失う
prompt-lose-elder-to-famine = 飢饉：どの成年を自由意志に戻しますか？
    .card = { $name }の成年を自由意志に戻す
prompt-pollution = 汚染：どの成年または都市を失いますか？
    .card = { $name }の成年を自由意志に戻す
    .hex = { $name }の都市を失う
prompt-genocide = 大量虐殺：どの社会基盤をゲームから除きますか？
    .card = { $name }をゲームから除く
prompt-globalize = 哲学キューブをどこへ動かしますか？
    .philosophy = { $name }{ zeroed-suffix }
prompt-dissident-from = 混沌：どの移民駒が不満分子になりますか？
    .spot = { $name }の移民駒が不満分子になる
prompt-rainbow = 不満分子をどの反対意見に置きますか？
    .card = { $name }に置く：シャットダウンされます
    .say-crown = 王冠に置く：何もシャットダウンされません
prompt-surplus = 余った混沌：どの移民駒をプールに戻しますか？
    .spot = { $name }の移民駒をプールに戻す
prompt-quell-loss = 不満分子を鎮圧します。代わりに何を失いますか？
    .card = { $name }の成年・使者を自由意志に戻す
    .hex = { $name }の都市を失う
    .spot = { $name }の移民駒をプールに戻す
prompt-coup = クーデター：どの階級が統治しますか？
    .discipline = { $name }{ lost-suffix }
prompt-refugee = { $hex }の都市を失いました。難民を置くならどのスポットですか？
    .say-pass = 難民を置かない
prompt-diaspora = どのスポットへ移り住みますか？
prompt-trapped = 移民が閉じ込められています。どの道も塞がれているか、飢餓に至ります。移り住むならどの移民駒ですか？
    .hex = プールの移民駒が、{ $name }の都市の近くへ
    .say-pass = 移り住まない
prompt-element = { $element }{ $row ->
        [1] 種族プラカードの下の行
        [2] 種族プラカードの上の行
        [3] 都市化ボーナスの行
        *[other] {""}
    }で何をしますか？
    .do = { $name }{ chaos-suffix }
    .do-elect = 選挙：成年と使者をすべて自由意志に戻し、不満分子をすべて損失つきで鎮圧します{ chaos-suffix }
    .do-library = 図書館：成年・使者を{ $price }個消費します{ chaos-suffix }
    .do-cold-war = 冷戦：成年か使者を1個消費します{ chaos-suffix }
    .do-war = 戦争{ $odds ->
        [even] ：互角で双方の移民駒が倒れます
        [lost] ：敗北し、自分の移民駒が倒れます
        *[won] {""}
    }{ chaos-suffix }
    .do-trade = 交易：交易した移民駒はプールに戻ります{ chaos-suffix }
    .do-domesticate = 家畜化{ city-suffix }{ chaos-suffix }
    .do-cultivate = 耕作{ city-suffix }{ chaos-suffix }
    .do-prospect = 探査{ city-suffix }{ chaos-suffix }
    .do-prospect-luxury = 贅沢品の探査{ city-suffix }{ chaos-suffix }
    .do-prospect-metal = 金属の探査{ city-suffix }{ chaos-suffix }
    .do-chaos = 混沌1を受ける
    .say-skip = { $row ->
        [0] { $element }をスキップ
        *[other] この行をスキップ
    }
prompt-consequent = 結果として{ $gain }が続きます。行いますか？
    .say-yes = { $gain }を行う
    .say-no = 行わない
prompt-specialize = どの市場カードに成年を置きますか？（{ $n }個まで）
prompt-invent = どのアイデアを発明しますか？
    .card = { $name }：その上の成年はすべて自由意志に戻ります
prompt-copy-eureka = { $card }のエウレカをコピーしますか？
prompt-keep-idea = { $card }を発明品として残しますか？
    .say-keep = 残す{ $full ->
        [0] {""}
        *[other] ：発明品が多すぎるため、1枚を知識デッキへ捨てます
    }
    .say-discard = 知識デッキへ捨てる
prompt-invention-limit = 発明品が多すぎます。どれを捨てますか？
    .card = { $name }を知識デッキへ捨てる
prompt-elect = 選挙：どの階級が統治しますか？
    .discipline = { $name }{ $revolution ->
        [0] （変えない）
        *[other] { lost-suffix }
    }
prompt-spread-piece = 新しい移民駒を生成しますか、それともどの移民駒を動かしますか？
prompt-spread-goal = 移民駒をどこへ動かしますか？（{ $steps }スポットまで、{ $kind ->
        [land] { $wrong ->
            [0] 陸のスポットは通れません
            *[other] うち陸は{ $wrong }まで
        }
        *[water] { $wrong ->
            [0] 水のスポットは通れません
            *[other] うち水は{ $wrong }まで
        }
    }）
    .spot = { $name }{ $hungry ->
        [0] {""}
        *[other] ：多すぎて自分のトークンが飢えます
    }
prompt-consent = { $other }が{ $goal }へ向かいます。あなたの移民駒の通過を許可しますか？
    .say-yes = 許可する
    .say-no = 断る
prompt-urbanize = どの資源の上に都市を建てますか？{ $n ->
        [0] {""}
        *[other] （自分の都市の再都市化もできます）
    }
    .hex = { $name }の都市を再都市化する
    .resource = { $name }{ $replaces ->
        [0] {""}
        *[other] ：このヘックスのもう1つの都市は都市化トラックに戻ります
    }
prompt-settler = どの移民駒を都市にしますか？
    .spot = { $name }の移民駒
prompt-reuse-city = 都市がすべてマップ上にあります。どの都市を取り除いて使いますか？
    .hex = { $name }の都市を取り除く
prompt-prayer = 祈祷：どの領域の兵卒駒を神秘主義プールへ移しますか？
prompt-cull = どの発明品を間引きますか？
    .card = { $name }を知識デッキへ捨てる
prompt-demagogue = 哲学キューブをどこへ動かしますか？
    .philosophy = { $name }{ zeroed-suffix }
prompt-target = { $action }：相手はどれですか？
    .spot = { $name }の移民駒{ $outcome ->
        [even] ：互角で双方が倒れます
        [lost] ：敗北し、自分の移民駒が倒れます
        *[other] {""}
    }
    .hex = { $name }の都市
prompt-mode = { $action }：{ $goal }をどのように攻撃しますか？
prompt-piece = { $goal }への{ $action }：どの移民駒が向かいますか？{ $outcome ->
        [even] （互角で双方が倒れます）
        [lost] （敗北して倒れます）
        *[won] {""}
    }
prompt-negotiate = 交渉：技術を1ステージ上げる、駒を自由意志へ移す、混沌を1つ消す、のどれにしますか？
    .tech = { $name }を1ステージ上げる
    .region = { $name }の兵卒駒を自由意志へ移す
    .card = { $name }の不満分子をプールに戻す
    .say-crown = 王冠の不満分子をプールに戻す
    .say-pass = 何も得ない
prompt-exogamy = 対戦相手のどのアイデアに使者を送りますか？
prompt-racism = どの発明品から使者を追い出しますか？
prompt-guest = { $card }から誰の使者を追い出しますか？
prompt-cold-war = 誰に混沌を与えますか？
prompt-artisan = どの市場カードに成年を置きますか？
prompt-constitution = どの社会基盤の向きを反転させますか？
    .card = { $name }（{ $turned }へ）
prompt-study = 知識デッキからどのアイデアを戻しますか？
prompt-starve = 大地支配で養えるのは1ヘックスに{ $n }個までです（超過：{ $hexes }）。どのトークンが飢えますか？
    .hex = { $name }の都市が飢える
    .spot = { $name }の移民駒が飢える
prompt-tile = どのタイルをどちらの面で置きますか？
prompt-rotation = どれだけ回転させますか？
    .number = { $degrees }°
prompt-cell = タイルをどこに置きますか？
prompt-start-spot = どのスポットから始めますか？
prompt-first-chit = 気候チットをどこに置きますか？
prompt-first-side = 自分のクラトンにどの気候チットを置きますか？
prompt-craton-place = { $craton }の中央をどこに置きますか？
prompt-shift-craton = 動かすならどのクラトンですか？
    .say-pass = 動かさない
prompt-ecomorph = どの種が人類になりますか？

# 記録
log-leads = { $seat }は{ $colour ->
        [black] サピエンス（黒）
        [orange] デニソワ人（オレンジ）
        [green] ホビット（緑）
        *[white] ネアンデルタール人（白）
    }を率い、王冠{ $crown }番を持ちます。統治階級は{ $discipline }です。
log-crown-brings = 王冠{ $crown }番により、{ $seat }は大脳化を行います。
log-turn = 第{ $turn }ターン：{ $seat }の番です。
log-skips = { $seat }は挑戦フェイズをスキップしました。
log-cannot-challenge = { $seat }は成年も使者もいないため挑戦できません。
log-challenges = { $seat }は{ $card }に挑戦します。
log-event = { $what ->
        [disease_crowd] 人間由来の疫病：都市化が疫学より大きいプレイヤーに発生します。
        [disease_zoonotic] 動物由来の疫病：大地支配が疫学より大きいプレイヤーに発生します。
        [cooling] 寒冷化が起こります。
        [warming] 温暖化が起こります。
        [deforestation] 森林伐採が起こります。
        [forestation] 植林が起こります。
        [pollution] 汚染：都市化がエネルギーより大きいプレイヤーに発生します。
        [famine] 飢饉：都市化が大地支配より大きいプレイヤーに発生します。
        [genocide] 危機（{ $philosophy }）：大量虐殺。不満分子が神秘主義より多いプレイヤーに発生します。
        [civil_war] 危機（{ $philosophy }）：内戦。不満分子が多様性より多いプレイヤーに発生します。
        *[economic_crisis] 危機（{ $philosophy }）：経済危機。不満分子と神秘主義の和が都市化より大きいプレイヤーに発生します。
    }
log-spares-all = 被害を受けたプレイヤーはいません。
log-turn-ends = 革命により{ $seat }のターンは終わります。
log-disease = { $seat }に疫病が発生します。
log-famine = { $seat }に飢饉が発生します。
log-pollution = { $seat }に汚染が発生します。
log-genocide = { $seat }に大量虐殺が発生します。
log-civil-war = { $seat }に内戦が発生します。
log-economic-crisis = { $seat }に経済危機が発生します。
log-loses-foundation = { $seat }は社会基盤の{ $card }を失い、ゲームから除きました。
log-catastrophe = 大災害：{ $name }が{ $hex }を襲います。
log-catastrophe-nowhere = 大災害：{ $name }はこのマップになく、何も起こりません。
log-chit-moves = { $chit ->
        [ice] { $seat }が{ $start }の海チットを移し、{ $goal }が氷になりました。
        [sea] { $seat }が{ $start }の氷チットを移し、{ $goal }が海になりました。
        [desert] { $seat }が{ $start }のジャングルチットを移し、{ $goal }が砂漠になりました。
        *[jungle] { $seat }が{ $start }の砂漠チットを移し、{ $goal }がジャングルになりました。
    }
log-chit-stays = 裏面の色の輪に空きがないため、{ $hex }の気候チットはそのまま残ります。
log-no-climate = このゲームに気候変動はなく、何も起こりません。
log-gives-way = { $what ->
        [cooling] 氷にできる海がないため、代わりに森林伐採が起こります。
        *[warming] 海にできる氷がないため、代わりに植林が起こります。
    }
log-climate-stays = { $what ->
        [deforestation] 砂漠にできるジャングルがなく、何も起こりません。
        *[forestation] ジャングルにできる砂漠がなく、何も起こりません。
    }
log-milankovitch = 公転軌道変化：{ $card }がめくられました。{ $same ->
        [0] { $what ->
            [cooling] 寒冷化ではないため、移るチットは1枚までです。
            *[warming] 温暖化ではないため、移るチットは1枚までです。
        }
        *[other] { $what ->
            [cooling] これも寒冷化で、すべての海チットに及びます。
            *[warming] これも温暖化で、すべての氷チットに及びます。
        }
    }
log-icehouse = 氷室に突入！白い輪のある限り、すべての海チットが氷になります。
log-hothouse = 氷河期に突入！青い輪のある限り、すべての氷チットが海になります。
log-dictator = 独裁者の台頭：{ $wing ->
        [right] 神秘主義
        *[left] 不満分子
    }が最も大きい{ $seat }（{ $n }）が{ $card }を獲得します。
log-bids = { $seat }は{ $k }個を賭けて入札しました（合計{ $total }）。
log-passes = { $seat }はパスしました。
log-cannot-bid = { $seat }は成年・使者が足りず入札できません。
log-nobody-bids = { $card }に入札したプレイヤーはいません。
log-cannot-buy = { $seat }は成年が足りず、{ $card }を獲得できません（必要数{ $price }）。
log-buys = { $seat }は{ $card }を獲得します。
log-declines-card = { $seat }は{ $card }を獲得しません。
log-wins-card = { $seat }は合計{ $total }で{ $card }を獲得し、成年・使者{ $k }個を支払います。
log-expends = { $seat }の駒が{ $card }から自由意志に戻りました。
log-elders-return = { $seat }の成年{ $n }個が{ $card }から自由意志に戻りました。
log-lacks = { $what ->
        [menopause] { $seat }は{ $card }に必要な更年期を得ていません。
        [stage] { $seat }は{ $card }に必要な{ $tech }{ $n }に達していません。
        [cities] { $seat }は{ $card }に必要な都市{ $n }つを持っていません。
        [any] { $seat }は{ $card }に必要な都市を持っていません。
        [animal] { $seat }は{ $card }に必要な動物の都市を持っていません。
        [working_animal] { $seat }は{ $card }に必要な作業用動物の都市を持っていません。
        [war_animal] { $seat }は{ $card }に必要な戦争用動物の都市を持っていません。
        [horticulture] { $seat }は{ $card }に必要な園芸の都市を持っていません。
        [biofuel] { $seat }は{ $card }に必要なバイオ燃料の都市を持っていません。
        [luxury] { $seat }は{ $card }に必要な贅沢品の都市を持っていません。
        [metal] { $seat }は{ $card }に必要な金属の都市を持っていません。
        [oil] { $seat }は{ $card }に必要な石油の都市を持っていません。
        *[uranium] { $seat }は{ $card }に必要なウラニウムの都市を持っていません。
    }
log-no-half = { $card }には{ $discipline }の面がありません。
log-card-leaves = { $card }はゲームから除かれました。
log-lays = { $seat }は{ $discipline }の面を上にして{ $card }を置きました。
log-purges = { $seat }の独裁者が{ $card }を粛清し、ゲームから除きました。
log-comet = { $seat }は{ $card }を取りました。
log-renovation = 時代{ $epoch }が始まり、山札が新しくなりました。
log-ideas-leave = 成年のいないアイデアがゲームから除かれました：{ $cards }。
log-new-ideas = 新しいアイデアが市場に並びました：{ $cards }。
log-chits = { $seat }（{ $comet ->
        [1] 神秘主義{ $value }
        [2] 都市化{ $value }
        *[3] 多様性{ $value }
    }）は{ $comet ->
        [1] 文化
        [2] 政治
        *[3] 産業
    }の勝利チットを{ $n ->
        [0] 得ませんでした。
        *[other] { $n }枚得ました。
    }
log-keeps-bellwether = { $seat }は{ $card }を先導者として持ちます。
log-globalizes = { $seat }は先導者を1枚捨ててグローバル化を行います。
log-philosophy = { $seat }は哲学キューブを{ $philosophy }へ動かしました。
log-philosophy-zeroes = { $seat }は哲学キューブを{ $philosophy }へ動かしました。{ $discipline }は0点になります。
log-chaos = { $seat }は混沌{ $n }を受けます{ $why ->
        [future_shock] （未来ショック）。
        [pollution] （汚染）。
        [civil_war] （内戦）。
        [economic_crisis] （経済危機）。
        [starvation] （飢餓）。
        [war] （戦争）。
        [enslaving] （奴隷化）。
        [cold_war] （冷戦）。
        [consequent] （アクションの結果）。
        [morality] （道徳）。
        [angry_gods] （1人遊びでは神の御業も混沌を生みます）。
        *[other] 。
    }
log-no-rainbow = { $seat }には混沌{ $n }を受ける反対意見の空きがありません。
log-rebels = { $seat }の{ $spot }の移民駒が不満分子になりました。
log-rebels-from-pool = { $seat }のプールの移民駒が不満分子になりました。
log-nobody-rebels = { $seat }には混沌を受ける移民駒が残っていません。
log-dissident = { $seat }の不満分子が{ $card }をシャットダウンしました。
log-dissident-on-crown = { $seat }の不満分子が王冠の反対意見に置かれました。
log-quelled = { $seat }は{ $rainbow }の不満分子を鎮圧し、プールに戻しました。
log-loses = { $what ->
        [pawn] その損失として、{ $seat }の駒が{ $thing }から自由意志に戻りました。
        [city] その損失として、{ $seat }は都市を1つ失います。
        *[migrant] その損失として、{ $seat }は{ $thing }の移民駒を失いました。
    }
log-quells = { $seat }には、その損失として失うものがありません。
log-dissident-returns = { $seat }の{ $card }の不満分子はプールに戻りました。
log-recalled = { $seat }の{ $rainbow }の不満分子が、移り住むために戻りました。
log-chaotic-revolution = { $seat }に混沌の革命が起こります！
log-coup = { $card }が{ $seat }へのクーデターを起こします。
log-crown = { $seat }の王冠は{ $discipline }に移りました。
log-converts = { $seat }の発明品{ $card }は{ $discipline }に転向しました。
log-obsolete = { $seat }の発明品{ $card }は廃れました。
log-city-lost = { $seat }は{ $hex }の都市を失いました。
log-migrant-lost = { $seat }は{ $spot }の移民駒を失いました。
log-refugee = { $seat }の難民が{ $hex }の都市から{ $spot }へ逃れました。
log-no-refugee = { $seat }は{ $hex }に難民を置きません。
log-diaspora = 民族離散：{ $seat }は{ $spot }に移り住みました。
log-relocates = 閉じ込められた{ $seat }の移民駒が{ $start }から{ $spot }へ移り住みました。
log-relocates-from-pool = 移民が閉じ込められた{ $seat }は、{ $hex }の都市からプールの移民駒を{ $spot }へ置きました。
log-uses = { $seat }は{ $element }{ $row ->
        [1] 下の行
        [2] 上の行
        [3] 都市化ボーナスの行
        *[other] {""}
    }の{ $action }を行います。
log-shut-down = { $card }は不満分子によりシャットダウンされています。
log-idle = { $element }{ $row ->
        [1] 種族プラカードの下の行
        [2] 種族プラカードの上の行
        [3] 都市化ボーナスの行
        *[other] {""}
    }（{ $actions }）では今できることがありません。
log-declines-consequent = { $seat }は{ $action }を行いません。
log-places-elder = { $seat }は{ $card }に成年を置きました。
log-invents = { $seat }は{ $card }を発明しました。
log-shares = { $seat }も{ $card }に成年がいるため、エウレカをコピーします。
log-declines-eureka = { $seat }は{ $card }のエウレカをコピーしません。
log-no-eureka = { $seat }は{ $card }の必要条件を満たさず、エウレカを得られません。
log-void = { $seat }は{ $action }{ $limit ->
        [0] {""}
        *[other] { $limit }
    }で何も得られません。
log-keeps = { $seat }は{ $card }を発明品として残しました（{ $discipline }）。
log-gives-up = { $seat }が持てる発明品は{ $n }枚までのため、{ $card }を捨てます。
log-to-lore = { $card }は知識デッキに置かれました。
log-library = 図書館により{ $seat }の{ $tech }は{ $stage }になりました。
log-elects = { $seat }は選挙で{ $discipline }を選びました。
log-creates = { $seat }の新しい移民駒が{ $spot }へ進みました。
log-moves = { $seat }の移民駒が{ $start }から{ $spot }へ移動しました。
log-lets-pass = { $seat }は{ $other }の移民駒の通過を許可しました。
log-blocks = { $seat }は{ $other }の移民駒の通過を断りました。
log-nowhere-to-go = { $seat }の移民駒は進める道がなく、動きません。
log-settles = { $seat }の{ $spot }の移民駒が都市になります。
log-makes-way = { $seat }の{ $hex }のもう1つの都市は取り除かれました。
log-founds = { $seat }は都市を建てました：{ $resource }。
log-founds-on = { $seat }は{ $kind ->
        [animal] 動物
        [working_animal] 作業用動物
        [war_animal] 戦争用動物
        [horticulture] 園芸
        [biofuel] バイオ燃料
        [luxury] 贅沢品
        [metal] 金属
        [oil] 石油
        *[uranium] ウラニウム
    }の上に都市を建てました：{ $hex }。
log-re-urbanizes = { $seat }は{ $hex }の都市を再都市化しました。
log-encephalizes = { $seat }は大脳化を行いました（兵卒駒1個が感情から語彙へ）。
log-abstracts = { $seat }は抽象化を行いました（兵卒駒1個が語彙から自由意志へ）。
log-makes-art = { $seat }は芸術を行いました（兵卒駒1個が神秘主義プールから自由意志へ）。
log-prays = { $seat }は祈祷を行いました（兵卒駒1個が{ $region }から神秘主義プールへ）。
log-raises = { $seat }の{ $tech }は{ $stage }になりました。
log-stage-brings = { $tech }{ $stage }により、{ $seat }は{ $actions }も1ステップ進みます。
log-culls = { $seat }は{ $card }を間引きました。
log-trades = { $seat }は{ $goal }で{ $other }と交易しました。
log-trader-returns = { $seat }の交易した移民駒は{ $spot }からプールに戻りました。
log-attacks-migrant = { $action }：{ $start ->
        [none] { $seat }の新しい移民駒
        *[other] { $seat }の{ $start }の移民駒
    }が{ $spot }の{ $other }の移民駒に向かいます。
log-attacker-falls = { $seat }の攻撃した移民駒は{ $spot }で倒れました。
log-takes-spot = { $seat }の移民駒が{ $spot }に入りました。
log-does-not-stay = { $seat }の移民駒は{ $spot }に残りません。
log-attacks-city = { $how ->
        [preach] { $seat }の伝道により、{ $hex }の都市は{ $other }から{ $seat }に移りました。
        [siege] { $seat }の包囲攻撃により、{ $hex }の都市は{ $other }から{ $seat }に移りました。
        [missile] { $seat }のミサイル都市爆撃により、{ $hex }の都市は{ $other }から{ $seat }に移りました。
        [bomb] { $seat }の核爆撃により、{ $hex }にある{ $other }の都市は破壊されました。
        *[enslave] { $seat }の奴隷化により、{ $hex }の都市は{ $other }から{ $seat }に移りました。
    }
log-negotiates = { $gain ->
        [technology] { $seat }は交渉で{ $thing }を1ステージ上げます。
        [pawn] { $seat }は交渉で{ $thing }の兵卒駒1個を自由意志へ移しました。
        [dissident] { $seat }は交渉で{ $thing }の不満分子をプールに戻しました。
        *[nothing] { $seat }は交渉で何も得ませんでした。
    }
log-immoral = { $philosophy }の道徳は{ $action }を許しません。
log-sends-emissary = { $seat }は自由意志から{ $other }の{ $card }に使者を送りました。
log-expels = { $seat }は{ $card }から{ $other }の使者を追い出しました。
log-cold-war = { $seat }は{ $other }に冷戦を仕掛けました。
log-amends = { $seat }は{ $card }の向きを{ $discipline }に変えました。
log-rediscovers = { $seat }は{ $card }を知識デッキから戻しました。
log-starves = { $what ->
        [city] 大地支配{ $n }を超えるヘックスがあり、{ $seat }の{ $thing }の都市が飢えます。
        *[migrant] 大地支配{ $n }を超えるヘックスがあり、{ $seat }の{ $thing }の移民駒が飢えます。
    }
log-lays-tile = { $seat }は{ $tile }を{ $hex }に置きました{ $turn ->
        [0] 。
        *[other] （{ $turn }°回転）。
    }
log-starts-at = { $seat }は{ $spot }から始めます。
log-first-chit = { $seat }は{ $hex }に気候チットを置きました：{ $chit ->
        [ice] 氷
        [sea] 海
        [desert] 砂漠
        *[jungle] ジャングル
    }。
log-first-chit-side = { $seat }は{ $hex }に気候チットを置きました：{ $side }。
log-lays-craton = { $seat }は{ $hex }を中心に{ $craton }を置きました。
log-beast = { $kind ->
        [war_animal] 戦争用動物
        *[other] 作業用動物
    }が{ $hex }にいます。
log-strip = 緯度ストリップは「{ $strip }」です。
log-adopts = { $seat }の祖先：{ $shape }。
log-old-words = { $seat }の種が得ていた感情により、兵卒駒{ $n }個が感情から語彙へ移りました。
log-gift = { $seat }の{ $tech }は{ $stage }から始まります。
log-swims = { $seat }は海棲種族です。
log-colder = 寒冷化により、緯度ストリップは「{ $strip }」になりました。
log-warmer = 温暖化により、緯度ストリップは「{ $strip }」になりました。
log-last = 「{ $strip }」より先の緯度ストリップはなく、そのまま残ります。
log-melts = { $hex }の氷が解けて海になりました。
log-freezes = { $hex }の海が凍りました。
log-ends = ゲームが終わりました。
log-zeroes = { $philosophy }のもとでは、{ $discipline }は誰にとっても0点です。
log-scores = { $seat }：{ $points }点（文化{ $culture }、政治{ $politics }、産業{ $industry }、合計{ $total }）。
log-wins = { $how ->
        [by-sum] { $n }点で並びましたが、3つの得点の合計{ $total }により{ $seat }の勝利です。
        [shared] { $seat }は勝利を分け合います（{ $n }点、3つの得点の合計{ $total }）。
        *[alone] { $n }点で{ $seat }の勝利です。
    }
log-goal = 目標：文化{ $culture }、政治{ $politics }、産業{ $industry }。
log-tallies = { $seat }：文化{ $culture }、政治{ $politics }、産業{ $industry }。
log-reaches = 得点になるすべてのカテゴリが目標に達しました。勝利です。
log-wins-all = 得点になるすべてのカテゴリが目標に達し、ロケットも飛び立ちました。完全勝利です。
log-misses = 目標に届かなかったカテゴリ：{ $disciplines }。敗北です。

# 絵
draw-map = 世界マップ
draw-map-half = 世界マップ その{ $n }
draw-market = アイデア市場
draw-tiles = 置けるタイル
draw-tracks = 技術
draw-philosophy = 哲学
draw-decks = 時代と知識デッキ
draw-decks-basic = 時代
draw-epoch = 時代{ $n }
draw-deck-left = 彗星までの挑戦カード：{ $n }枚
draw-comet-next = 一番上は彗星
draw-comet-came = 彗星IVでゲームは終わりました
draw-comet = { $epoch ->
        [1] 彗星I：神秘主義に勝利チット（文化）
        [2] 彗星II：都市に勝利チット（政治）
        [3] 彗星III：多様性に勝利チット（産業）
        *[4] 彗星IVでゲーム終了
    }
draw-comet-alone = 彗星は混沌と新しい時代のアイデアをもたらします
draw-best = 最終得点は最も高いもの：{ $names }
draw-or = ・
draw-goal = 目標：{ $goals }
draw-lore = 知識デッキ（{ $n }）
draw-eureka = エウレカ
draw-needs = 必要条件
draw-events = イベント
draw-religious = 宗教
draw-religious-tip = 宗教：入札に神秘主義の数を加えます
draw-cost = 成年（全プレイヤーの合計）：発明に必要な{ $n }個のうち{ $here }個
draw-dissent = 反対意見：不満分子を1個置けます
draw-shut-down = このカードは不満分子によりシャットダウンされています
draw-plain = 虹：不満分子は置かれません
draw-row-1 = 種族プラカードの下の行：いずれか1つ
draw-row-2 = 種族プラカードの上の行：いずれか1つ
draw-row-3 = 都市化ボーナスの行：いずれか1つ
draw-step = 数字のある技術：1ステップ進めます（その数字が上限）
draw-bonus-from = （大地支配＋エネルギーが{ $n }以上）
draw-bonus-short = （{ $n }+）
draw-bonus-of = 統治階級になった場合の都市化ボーナス：{ $option }
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
draw-menopause = 更年期
draw-cities = 都市{ $n }
draw-city-of = { $name }の都市：約{ $people }人
draw-ring = { $chit ->
        [ice] 白い輪：氷チットを置けます
        [sea] 青い輪：海チットを置けます
        [desert] オレンジの輪：砂漠チットを置けます
        *[jungle] 緑の輪：ジャングルチットを置けます
    }
draw-mine = { $tech }{ $stage }が必要です
draw-blitz = 電撃戦：このターンに移動した移民駒や建てた都市も再び使えます
draw-points = { $n }点：{ $category ->
        [culture] 勝利チット{ $chits }、神秘主義{ $tokens }、大地支配とエネルギー{ $stages }
        [politics] 勝利チット{ $chits }、都市{ $tokens }、冶金と疫学{ $stages }
        *[industry] 勝利チット{ $chits }、多様性{ $tokens }、海運と情報{ $stages }
    }
draw-worthless = 現在の哲学では得点になりません
draw-land = 陸のスポット
draw-water = 水のスポット
draw-moved = このターンに移動済み
why-taken = ここには移民駒がいます。
why-kind = あなたの移民駒はここで移動を終えられません。
why-needs = ここへ来るには{ $tech }{ $stage }が必要です。
why-trap = ここでも閉じ込められます。
why-far = 遠すぎるか、道がありません。
why-hungry = 大地支配{ $n }を超えるため、ターンの終わりに自分のトークンが飢えます。
draw-hungry = 大地支配{ $n }を超えています。ターンの終わりにトークンが飢えます
why-odds = { $action ->
        [preach] 神秘主義
        [war] 冶金
        *[enslave] 都市化
    }：あなた{ $mine }、相手{ $theirs }
why-outcome = { $outcome ->
        [won] 勝利：相手の移民駒が倒れ、あなたの移民駒が残ります。
        [even] 互角：双方の移民駒が倒れます。
        *[lost] 敗北：あなたの移民駒が倒れます。
    }
draw-latitude = 緯度{ $n }：{ $colour ->
        [white] 白（氷）
        [green] 緑（ジャングル）
        *[plain] なし
    }
draw-pool = 残り移民駒
draw-pool-tip = プールの移民駒
draw-cuboids = 残り直方体
draw-cuboids-tip = 都市化トラックの直方体（これから建てられる都市）
draw-bells = 先導者
draw-bells-tip = 先導者（グローバル化に使います）
draw-pawns-0 = 感情
draw-pawns-1 = 語彙
draw-pawns-2 = 自由意志
draw-pawns-3 = 神秘主義
draw-favours = { $name }の入札強化+1
draw-zeroes = 最終得点で{ $name }は0点
draw-zero = { $name }0点
draw-immoral = { $action }で混沌1
crisis-genocide = 危機：大量虐殺
crisis-civil-war = 危機：内戦
crisis-economic = 危機：経済危機
hex-kind-ocean = 永久海洋
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
kind-uranium = ウラニウム
species = { $colour ->
        [black] サピエンス
        [orange] デニソワ人
        [green] ホビット
        *[white] ネアンデルタール人
    }
