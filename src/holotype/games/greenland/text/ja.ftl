title = グリーンランド
summary = 四百年の寒さの中で部族を率い、狩り、襲い、結ばれ、交渉し、信じ、だれよりも多くの仲間を生かしましょう。
phase-event = イベント
phase-assignment = ハンター割り当て
phase-negotiation = 交渉と攻撃
phase-hunt = 狩猟ロール
phase-domestic = 家畜
phase-elders = 長老アクション
phase-setup = 準備

# Questions
prompt-farm-animal = どの家畜を連れて来ますか
prompt-council = 戦評定：このターンのプレイの順番をどの部族と入れ替えますか。部族を選ぶか、そのままにしてください
    .tribe = { $name }と入れ替える
    .say-pass = そのまま
prompt-exchange = どのカードをディスクに変換しますか。カードはゲームから除かれます
    .card = { $name }を変換する
prompt-discard = 手札上限を超えました。どれを捨て札にしますか
    .card = { $name }を捨てる
prompt-decimation-alpha = 大量死：未割当の{ $home }個のうち{ $deaths }個が死に、さらに長老1人が死にます。アルファを含めますか
    .say-yes = アルファも死ぬ
    .say-no = 部族民だけが死ぬ
prompt-lose-elder = どの長老が死にますか
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = アルファが死ぬ
prompt-matriarch-lost = どの家母長が男に替わりますか
    .matriarch = { $name }が替わる
prompt-deplete = 消耗：あと{ $points }点です。何を失いますか（長老は死に{ $animals ->
        [0] ます
       *[other] 、家畜は屠殺されます
    }）
    .disk-energy = エネルギー1を払う
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = 長老のアルファが死ぬ
    .card = { $name }を屠殺する
prompt-female-lost = 男が死にました。ともに死ぬ女を選んでください
    .matriarch = { $name }が死ぬ
    .kind-daughter = 部族の娘が死ぬ
prompt-chief-choice = 長老の死：ダイスを振るか、死ぬ長老を選んでください
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = アルファが死ぬ
prompt-chief-overrules = 長老の死：ダイスの目は{ $rank }です。そのまま受け入れるか、死ぬ長老を選んでください
    .say-pass = 目に従う
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = アルファが死ぬ
prompt-breakage = どの輸入鉄器が破損しますか
    .card = { $name }が鉄1になる
prompt-bid = { $high ->
        [0] { $lot }：まだ入札はありません。牙をいくつ入札しますか
       *[other] { $lot }：最高入札者は{ $leader }（牙{ $high }）です。同額なら{ $stays ->
            [0] あなた
           *[other] { $leader }
        }が優先します（{ $friend ->
            [0] プレイの順番
           *[other] ピーピーリー
        }）。いくつ入札しますか
    }
    .number = 牙{ $name }を入札する
    .say-pass = オークションから降りる
prompt-buy-import = { $coop ->
        [0] { $lot }の価格は牙{ $price }です。買いますか
       *[other] { $lot }の価格はディスク{ $price }枚です。そのうち牙をいくつ払いますか（残りは鉄）
    }
    .number = { $coop ->
        [0] 牙{ $name }で買う
       *[other] 牙{ $name }、残りは鉄で買う
    }
    .say-pass = 買わない
prompt-assign = どこへ送りますか（未割当{ $home }）。カードかアクションを選ぶか、終えてください
    .card = { $role ->
        [raid] { $name }を襲撃する
        [guard] { $name }を護衛する
        [settle] { $name }に植民する
       *[hunt] { $name }で狩猟する
    }
    .say-promote = { promote-for }
    .say-done = 割り当てを終える
prompt-assign-kind = { $card }{ $role ->
        [raid] への襲撃
        [guard] の護衛
        [settle] への植民
       *[hunt] での狩猟
    }：部族民ですか、アルファですか
prompt-assign-number = { $card }{ $role ->
        [raid] への襲撃
        [guard] の護衛
        [settle] への植民
       *[hunt] での狩猟
    }：何人送りますか{ $odds ->
        [none] {""}
       *[other] 。成功率：{ $odds }
    }
prompt-promote-kind = だれを長老に昇格させますか
prompt-promote-rank = どのランクに置きますか。プラカードの上で選んでください
prompt-recall = だれを呼び戻しますか。長老、新大陸のカード、または婿を呼び戻す妻を選んでください
    .elder = { $name }を呼び戻す
    .card = { $role ->
        [colony] { $name }の植民者を呼び戻す
       *[wife] { $name }の婿を呼び戻す
    }
    .kind-alpha = アルファを呼び戻す
prompt-recall-by = 何で帰りますか。船乗りですか、橇ですか
prompt-reassign = { $ski ->
        [0] 航法
       *[other] スキー
    }：あと{ $moves }個まで再割当できます。どのカードからですか。または終えてください
    .say-done = 再割当を終える
prompt-reassign-kind = { $card }：どの駒を再割当しますか
prompt-reassign-to = { $card }から、どのカードへ再割当しますか
prompt-pick-contested = いくつかの部族が競合しているカードです。次にどれを処理しますか（提案{ $fights ->
        [0] {""}
       *[other] 、次に攻撃
    }）
prompt-offer = { $card }で競合しています{ $fights ->
        [0] {""}
       *[other] （だれも退去しなければ攻撃になります）
    }。{ $last ->
        [0] {""}
       *[other] 最後の機会です。
    }提案する相手の部族を選んでください
    .tribe = { $name }に提案する
    .say-pass = 提案しない
prompt-offer-departure = 提案：{ $card }から退去する部族を選んでください
    .tribe = { $name }が退去する
prompt-offer-alpha = 提案：{ $leaver }のアルファも{ $card }から退去しますか
    .say-yes = アルファも退去する
    .say-no = アルファは残る
prompt-offer-number = 提案：{ $leaver }の部族民は{ $card }から何人退去しますか
prompt-offer-terms = { $to }への提案：{ offer-sentence }渡すもの、求めるもの、婚姻する娘を選んで加えるか、提案してください
    .card = { $role ->
        [give] { $name }を渡す
        [ask] { $name }を求める
        [wed] 退去する駒が{ $name }の婿になる
       *[part] { $name }が離縁する
    }
    .say-done = 提案する
prompt-offer-groom = 提案：{ $leaver }のだれが{ $bride }の婿になりますか
prompt-answer = { $by }から{ $to }への提案：{ offer-sentence }{ $third ->
        [0] 同意しますか
       *[other] あなたの同意も必要です。同意しますか
    }
prompt-divorce-offer = 離縁を提案しますか。その妻を選んでください
    .card = { $name }と婿の離縁を提案する
    .say-pass = 提案しない
prompt-iron-rule-attack = { $card }：{ $by }がダイス{ $dice }個で攻撃します（{ $faces }がヒット）。{ iron-price }損失を防ぎますか
    .disk-iron = 鉄1を払う
    .disk-ivory = 牙1を払う
    .say-pass = 払わない
prompt-reroll = { $roll ->
        [attack] { $card }の戦い：今のところヒット{ $hits }
       *[other] { $card }：ヒット{ $hits }（必要{ $need }）{ $deaths ->
            [0] {""}
           *[other] 、死者{ $deaths }
        }
    }。振り直すダイスを選び、終えてください
    .die = { $name }を振り直す
    .die-alpha = アルファのダイスを振り直す
    .say-done = 終えて、選んだダイスを振り直す
prompt-allot-hit = { $card }：どの部族にヒットを割り振りますか{ $points ->
        [1] {""}
       *[other] （残り{ $points }）
    }
    .tribe = { $name }に割り振る
prompt-casualty = { $card }：どの駒が死にますか
    .kind-man = 部族民が死ぬ
    .kind-alpha = アルファが死ぬ
    .kind-husband = 婿が死ぬ
    .elder = 代わりに長老が死ぬ：{ $name }
    .card = 代わりに{ $name }の婿が死ぬ
prompt-pogrom = どの部族の長老が死にますか
    .tribe = { $name }の長老が死ぬ
prompt-pogrom-kind = { $other }のどの長老が死にますか。部族民ですか、アルファですか
    .kind-man = 部族民が死ぬ
    .kind-alpha = アルファが死ぬ
prompt-pick-hunt = 次に自分のどのカードで狩猟しますか
prompt-feet-of-clay = { $card }：アルファのダイスは振らずに{ $face }となります。弱点を宣言して振りますか
    .say-yes = 弱点を宣言して振る
    .say-no = { $face }のまま
prompt-iron-rule = { $card }：ダイス{ $dice }個、流血ダイスは{ $faces }。{ iron-price }死者を防ぎますか
    .disk-iron = 鉄1を払う
    .disk-ivory = 牙1を払う
    .say-pass = 払わない
prompt-bullet = { $card }：鉄1で弾薬を使いますか。3の目でもエネルギーを奪えますが、3の目の者は死にます
    .disk-iron = 鉄1を払う
    .say-pass = 弾薬を使わない
prompt-cold-as-warm = { $card }は寒期側で1しかヒットしません。能力を使って2もヒットにしますか
    .elder = { $name }を使う
    .card = { $name }を使う
    .say-pass = 使わない
prompt-opportunistic = 代わりに{ $card }が置かれました。狩猟しますか、帰還しますか
    .say-yes = 狩猟する
    .say-no = 帰還する
prompt-bog-iron = { $card }：成功にはエネルギー1か長老1人が必要です。何を払いますか
    .disk-energy = エネルギー1を払う
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = 長老のアルファが死ぬ
    .say-no = 払わない（狩猟は失敗）
prompt-alpha-birth = { $abroad ->
        [0] {""}
       *[other] { $card }で
    }赤子が{ $babies }人生まれます。アルファを復活させますか
    .say-yes = アルファが復活する
    .say-no = 部族民だけ
prompt-take-card = { $to ->
        [1] { $card }をトロフィー（{ $worth }点）として獲得しますか
       *[other] { $card }を手札に獲得しますか
    }
    .say-yes = 獲得する
    .say-no = 獲得しない
prompt-raid-booty = { $card }から何を奪いますか
    .say-baby = 赤子{ $babies }人を奪う
    .disk-energy = エネルギー{ $energy }を奪う
    .disk-ivory = 牙1を奪う
prompt-new-husband = { $card }の婿になるのはだれですか
prompt-animals = 次はどの家畜ですか
prompt-hay = { $card }：干草コストあと{ $points }点です。何を失いますか（長老は死にます{ $untouched ->
        [0] {""}
       *[other] 。屠殺もできます
    }）
    .disk-energy = エネルギー1を払う
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = 長老のアルファが死ぬ
    .say-slaughter = { $card }を屠殺する（{ $worth ->
            [0] 何も得ない
           *[other] エネルギー{ $worth }
        }）
prompt-produce = { $card }：赤子と牙のどちらを獲得しますか
    .say-baby = 赤子1人を獲得する
    .disk-ivory = 牙1を獲得する
prompt-pacify = { $card }は敵対面です。牙1を払って和平しますか
    .disk-ivory = 牙1で和平する
    .say-pass = 払わない
prompt-elder-action = どの長老アクションを実施しますか。または終えてください
    .say-domesticate = 家畜化{ costs-energy }
    .say-witch-burn = 魔女狩り：自分の長老が1人死ぬ{ $burning ->
            [0] {""}
           *[other] （エネルギー{ $burning }）
        }
    .say-banish = 追放{ costs-energy }
    .say-tool-make = 職人：道具を作る（{ $carves ->
            [0] 鉄1
           *[other] 鉄1か牙1
        }）
    .say-emissary = 使者を送る{ costs-energy }
    .say-proselytize = 改宗を試みる{ costs-energy }
    .say-baptism = 洗礼を受ける（戻せません）
    .say-done = 終える
prompt-tool-make = どの道具を作りますか
prompt-tool-price = 道具を何で払いますか
    .disk-iron = 鉄1を払う
    .disk-ivory = 牙1を払う
prompt-domesticate = どの動物を家畜化しますか
prompt-witch-victim = 魔女狩りで死ぬ自分の長老を選んでください
    .elder = { $name }が死ぬ
    .matriarch = { $name }が死ぬ
    .kind-alpha = アルファが死ぬ
prompt-witch-fresh = このランクのどの長老が死にますか。未行動の者ですか、行動済みの者ですか
prompt-banish-victim = だれを追放しますか。追放された者は死にます。伝道師か、婿を追放する妻を選ぶか、見逃してください
    .tribe = { $name }の伝道師が死ぬ
    .card = { $name }の婿が死ぬ
    .say-done = 見逃す
prompt-banish-kind = { $other }のどの伝道師を追放しますか。部族民ですか、アルファですか
    .kind-man = 部族民が死ぬ
    .kind-alpha = アルファが死ぬ
prompt-emissary = どの部族へ使者を送りますか
    .tribe = { $name }へ送る
prompt-emissary-kind = だれを{ $other }へ送りますか。部族民ですか、アルファですか
prompt-proselytize = どの部族の改宗を試みますか
    .tribe = { $name }を改宗させる
prompt-saga-home = 昇格、呼び戻し、または終了を選んでください。その後、未割当の全員（{ $home }）がダイスか家母長の決める場所で狩猟します
    .say-promote = { promote-for }
    .say-done = 終える
prompt-hunt-row = どちらの列で狩猟しますか。輸送できない者はホームランドの列に残ります
prompt-hunt-biome = 家母長がバイオームを決めます。どこで狩猟しますか
prompt-alpha-goes = { $card }へは全員は行けません。アルファは行きますか
    .say-yes = アルファが行く
    .say-no = アルファは残る
prompt-matriarch-goal = 家母長がハンターを再割当します。どのカードへですか。または終えてください
    .say-done = もう送らない
prompt-matriarch-from = 家母長がハンターを{ $card }へ再割当します。どのカードからですか
prompt-colony-from = どのカードの植民者を移動しますか。または終えてください
    .say-done = もう移動しない
prompt-colony-alpha = アルファをどのカードから移動しますか。または終えてください
    .say-done = アルファは残る
prompt-chief-alpha = アルファをどのカードへ再割当しますか。または終えてください
    .say-done = アルファは残る
prompt-place-daughter = 部族の娘をどのバイオームに置きますか
    .say-promote = { promote-for }
    .say-done = もう置かない
prompt-gift = 交易市：ほかの部族に渡す自分のディスクを選ぶか、終えてください
    .disk-energy = エネルギー1を渡す
    .disk-ivory = 牙1を渡す
    .disk-iron = 鉄1を渡す
    .say-done = もう渡さない
prompt-gift-to = どの部族に渡しますか
    .tribe = { $name }に渡す

# What answers cost
promote-for = 長老に昇格させる（{ $energy ->
        [0] 無料
       *[other] エネルギー1
    }）
costs-energy = { $energy ->
        [0] {""}
       *[other] （エネルギー1）
    }
for-energy = { $energy ->
        [0] {""}
       *[other] （エネルギー1）
    }
iron-price = { $price ->
        [both] 鉄1か牙1を払って
        [ivory] 牙1を払って
        [card] カードを鉄に変換して
       *[iron] 鉄1を払って
    }

# One offer in one sentence, in questions and in the log
offer-sentence = { $leaves ->
        [0] { $parts }とその婿は離縁する。
       *[other] { $leaver }は{ $card }から{ people }を退去させる。
    }{ $ngives ->
        [0] {""}
       *[other] { $by }は{ $gives }を渡す。
    }{ $nasks ->
        [0] {""}
       *[other] { $to }は{ $asks }を渡す。
    }{ $nweds ->
        [0] {""}
       *[other] { $leaver }の部族民が{ $weds }の婿になる。
    }{ $nbride ->
        [0] {""}
       *[other] { $leaver }のアルファが{ $bride }の婿になる。
    }{ $nparts ->
        [0] {""}
       *[other] { $leaves ->
            [0] {""}
           *[other] { $parts }とその婿は離縁する。
        }
    }
people = { $alpha ->
        [0] 部族民{ $men }人
       *[other] { $men ->
            [0] アルファ
           *[other] 部族民{ $men }人とアルファ
        }
    }
pieces = { $alpha ->
        [0] 部族民{ $n }人
       *[other] { $n ->
            [0] アルファ
           *[other] 部族民{ $n }人とアルファ
        }
    }

# Things
say-pass = パス
say-done = 終了
say-yes = はい
say-no = いいえ
say-accept = 同意する
say-reject = 断る
say-recall = 呼び戻す
say-recall-help = フェイズの開始時に未割当の駒が1個以下なら、長老・植民者・婿を1人呼び戻せます。
say-abandon = 植民地を放棄する
say-abandon-help = 植民者が全員戻ります。船乗りが必要で、このターンはもう新大陸へ送れません。
say-promote = 長老に昇格させる
say-promote-help = エネルギー1（ネリーがいれば無料）で、未割当の駒を自分のプラカードのランクに置きます。
say-exchange = カードをディスクに変換する
say-exchange-help = タブローのカードを、記載されたディスクに変換します。カードはゲームから除かれます。
say-slaughter = 屠殺する
say-slaughter-help = 家畜はゲームから除かれ、記載されたエネルギーを獲得します。
say-domesticate = 家畜化
say-domesticate-help = エネルギー1で手札のDカードをタブローに置きます。
say-witch-burn = 魔女狩り
say-witch-burn-help = エネルギー1で自分の長老が1人死にます。長老のいない部族は洗礼を受けられます。
say-banish = 追放
say-banish-help = エネルギー1で手札上限の数だけダイスを振り、1の目ごとに自分のもとの伝道師かタブローの婿が1人死にます。
say-tool-make = 職人
say-tool-make-help = 鉄1で手札のIカードをタブローに置きます。
say-emissary = 使者を送る
say-emissary-help = エネルギー1でランク5の長老を他部族のランク1へ送ります。
say-proselytize = 改宗を試みる
say-proselytize-help = エネルギー1で手札上限の数だけダイスを振り、1の目が出ればその部族は改宗します。
say-baptism = 洗礼を受ける
say-baptism-help = プラカードを一神教の面に裏返し、戻せません。ゲーム終了時に牙と鉄が得点になり、トロフィーは得点になりません。
say-baby = 赤子
say-fresh = 未行動の者
say-acted = 行動済みの者
say-roll = ダイスを振る
say-mariner = 船乗りで
say-mariner-help = この船乗りは、このターンほかの者を運びません。
say-sled = 橇で
say-sled-help = この橇は、このターンほかの者を運びません。
disk-energy = エネルギー
disk-ivory = 牙
disk-iron = 鉄
give-energy = エネルギーを渡す
give-ivory = 牙を渡す
give-iron = 鉄を渡す
ask-energy = エネルギーを求める
ask-ivory = 牙を求める
ask-iron = 鉄を求める
kind-man = 部族民
kind-alpha = アルファ
kind-daughter = 部族の娘
kind-husband = 婿
die = { $name }の目
die-alpha = アルファのダイス
elder-help = このプラカードのランクです。
matriarch = ランク{ $name }の家母長
row-north = 北列
row-south = 南列
number = { $name }

# The log
log-event = 第{ $turn }ターン：{ $what }。プレイの順番は{ $order }。
log-saga = { $card }のサーガが始まります。{ $seat }が彼女の部族を率います。
log-council = { $seat }が{ $other }と順番を入れ替えました。
log-takes-animal = { $seat }は{ $face }を連れて来ました。
log-migration = { $old }（極相{ $climax }）がゲームから除かれ、{ $new }に置き換えられました。
log-no-migration = { $row }の山札がないので、生態系変化は起きません。
log-cooling = { $card }が寒期側へ移りました。
log-deep-freeze = { $card }が大寒波でゲームから除かれました。
log-warming = { $card }が暖期側へ移りました。
log-colony-lost = { $card }にいた{ $seat }の{ pieces }が{ verb-dies }。
log-decimated = { $seat }に大量死が発生：{ $n ->
        [0] 未割当の駒はありませんでした
       *[other] { $n }人が死に{ $alpha ->
            [0] {""}
           *[other] （アルファを含む）
        }、未割当は残り{ $left }
    }。
log-elder-dies = { $seat }は長老を失いました：{ $elder }。
log-owes = { $seat }の消耗は{ $n }点{ $spared ->
        [0] {""}
       *[other] （サイラが{ $spared }点を免除）
    }。
log-settles = { $way ->
        [energy] { $seat }が消耗にエネルギー1を払いました。
       *[elder] { $seat }の長老が消耗で死にました：{ $by }。
    }
log-slaughters = { $seat }が{ $card }を屠殺しました（{ $n ->
        [0] 何も得ず
       *[other] { goods-list }
    }）。
log-die-off = { $seat }の長老の死のロールは{ $die }{ $spared ->
        [0] {""}
       *[other] （そのランクに長老はいません）
    }。
log-breaks = { $seat }の{ $card }が破損して鉄1になりました。
log-for-sale = { $price ->
        [0] オークション：{ $card }。
       *[other] { $card }が売りに出ました（{ $coop ->
            [0] 牙{ $price }
           *[other] 牙と鉄を合わせて{ $price }枚
        }）。
    }
log-no-cargo = 交易船の家畜はもう残っていません。
log-bids = { $seat }が{ $card }に牙{ $n }を入札しました。
log-drops-out = { $seat }がオークションから降りました。
log-equal-bids = 同額の入札：{ $seat }が優先します（{ $friend ->
        [0] プレイの順番
       *[other] ピーピーリー
    }）。
log-unsold = { $card }はだれも買わず、ゲームから除かれました。
log-imports = { $seat }が{ $card }を{ goods-list }で買いました。
log-discards = { $seat }が{ $card }を捨て札にしました。
log-exchanges = { $seat }が{ $card }を変換しました（{ $n ->
        [0] 何も得ず
       *[other] { goods-list }
    }）。
log-assigns = { $seat }が{ $card }へ{ $role ->
        [raid] 襲撃者
        [guard] 護衛
        [settle] 植民者
       *[hunt] ハンター
    }を{ $n }人送りました。
log-assigns-alpha = { $seat }が{ $card }{ $role ->
        [raid] の襲撃
        [guard] の護衛
        [settle] への植民
       *[hunt] での狩猟
    }にアルファを送りました。
log-promotes = { $seat }が{ $alpha ->
        [0] 部族民
       *[other] アルファ
    }を{ $elder }に昇格させました{ for-energy }。
log-recalls = { $whence ->
        [colony] { $seat }が{ $piece }の{ $alpha ->
            [0] 植民者
           *[other] アルファ
        }を呼び戻しました
        [wife] { $seat }が{ $piece }の婿{ $alpha ->
            [0] {""}
           *[other] のアルファ
        }を呼び戻しました
       *[elder] { $seat }が{ $piece }{ $alpha ->
            [0] {""}
           *[other] のアルファ
        }を呼び戻しました
    }{ $carried ->
        [0] {""}
       *[other] （{ $by }）
    }。
log-abandons = { $seat }が{ $card }を放棄し、{ pieces }が{ verb-comes }。
log-reassigns = { $seat }が{ $card }から{ $goal }へ{ $n ->
        [0] アルファ
       *[other] 部族民{ $n }人
    }を再割当しました。
log-returns = { $seat }の{ pieces }が{ $card }から{ verb-comes }。
log-waits = { $seat }の{ pieces }は代わりに{ $card }を狩猟できます。
log-envoys-return = { $seat }の{ pieces }が{ $other }のプラカードから{ verb-comes }。
log-daughter-leaves = { $card }はゲームから除かれました。部族は絶滅し、婿もいません。
log-daughters-return = 部族の娘が{ $cards }から戻りました。
log-beavers = { $seat }のアルファがビーバーの毛皮で牙1を獲得しました。
log-contested = { $card }で競合しています。
log-offers = { $by }から{ $to }へ提案：{ offer-sentence }
log-accepts = { $seat }が同意しました。
log-rejects = { $seat }が断りました。
log-deal = 合意を実行：{ offer-sentence }
log-marries = { $seat }の{ $alpha ->
        [0] 部族民
       *[other] アルファ
    }が{ $card }の婿になりました。
log-husband-dies = { $card }の婿（{ $seat }の{ $alpha ->
        [0] 部族民
       *[other] アルファ
    }）が死にました。
log-hostile = 植民者が{ $n }人になり、{ $card }が敵対面になりました。
log-iron-rule = { $seat }が{ $disk }1を払い、{ $card }での損失を防ぎます。
log-feet-of-clay = { $seat }は弱点を宣言し、アルファのダイスを振ります。
log-warms = { $seat }は{ $power }の能力で{ $card }を暖期側として狩猟します。
log-attack-hits = { $seat }の攻撃（{ $card }）：{ $n }ヒット（{ $faces }がヒット）。
log-casualty = { $husband ->
        [0] { $seat }は{ $card }で失いました：{ $piece }。
       *[other] { $seat }は代わりに{ $piece }の婿を失いました。
    }
log-pogrom = { $seat }は代わりに{ $other }の長老を失いました：{ $alpha ->
        [0] { $elder }
       *[other] アルファ（{ $elder }）
    }。
log-rolls = { $dice ->
        [none] { $card }での{ $seat }のアルファのダイスは{ alpha-face }。
       *[other] { $card }での{ $seat }のロール：{ $dice }{ $alpha ->
            [0] {""}
           *[other] 、アルファ { alpha-face }
        }。
    }
log-rerolls = { $dice ->
        [none] 振り直した後の{ $seat }のアルファのダイスは{ alpha-face }。
       *[other] 振り直した後の{ $seat }：{ $dice }{ $alpha ->
            [0] {""}
           *[other] 、アルファ { alpha-face }
        }。
    }
alpha-face = { $fixed ->
        [0] { $alpha }
       *[other] { $alpha }（固定）
    }
log-converts = { $seat }のカードがダイス{ $n }個（{ $faces }）を1に変更しました。
log-attrition = { $seat }は{ $card }で{ $n }人を失いました{ $alpha ->
        [0] {""}
       *[other] （アルファを含む）
    }。
log-hunt-succeeds = { $seat }の{ $card }での狩猟は成功（{ hits-of }）。
log-hunt-fails = { $seat }の{ $card }での狩猟は失敗（{ hits-of }）。
hits-of = ヒット{ $hits }、必要{ $need }
log-refuses-cost = { $seat }は{ $card }のコストを払わず、狩猟は失敗です。
log-pays-cost = { $way ->
        [energy] { $seat }が{ $card }にエネルギー1を払いました。
       *[elder] { $seat }の長老が{ $card }のために死にました：{ $by }。
    }
log-too-late = { $seat }の{ pieces }は{ $card }からロールせずに{ verb-comes }。他の部族が先でした。
log-unborn = { $seat }の赤子{ $n }人は生まれません。ヴァルハラにだれもいません。
log-births = { $abroad ->
        [0] {""}
       *[other] { $card }で
    }{ $seat }に赤子が{ $n }人生まれました{ $alpha ->
        [0] {""}
       *[other] （アルファが復活）
    }。
log-daughters-born = 女の赤子が{ $n }人生まれました。
log-takes-card = { $seat }が{ $card }を{ $to ->
        [hand] 手札に
        [tableau] タブローに
       *[trophy] トロフィーとして
    }獲得しました。
log-replaced = { $old }が{ $card }に置き換えられました。
log-raid-succeeds = { $seat }の{ $card }襲撃は成功しました。
log-raid-fails = { $seat }の{ $card }襲撃は失敗しました{ $alive ->
        [0] （襲撃者が全滅）
       *[other] {""}
    }。
log-loots = { $seat }の襲撃者が{ $card }から{ $what ->
        [babies] { draw-babies }
        [energy] { draw-energy }
       *[ivory] { draw-ivory }
    }を奪いました。
log-raided = { $seat }の{ $card }は襲撃されたため、このターンは何ももたらしません。
log-hay = { $way ->
        [energy] { $seat }が{ $card }の干草コストにエネルギー1を払いました。
       *[elder] { $seat }の長老が{ $card }の干草コストで死にました：{ $by }。
    }
log-produces = { $seat }は{ $card }の産物を獲得します。
log-pacifies = { $seat }が牙{ $n }を払って{ $card }と和平しました。
log-martyr-roll = { $banishing ->
        [0] { $seat }は改宗を試みる
       *[other] { $seat }は追放を試みる
    }{ for-energy }。犠牲者ロール：{ $dice }{ $ones ->
        [0] （1の目なし）
       *[other] {""}
    }。
log-tool-makes = { $seat }が{ $disk }1で{ $card }を作りました。
log-domesticates = { $seat }が{ $card }を家畜化しました{ for-energy }。
log-witch-burns = { $seat }が魔女狩りを実施しました{ $energy ->
        [0] {""}
       *[other] （エネルギー{ $energy }）
    }。
log-banishes = { $husband ->
        [0] { $seat }が{ $other }の伝道師{ $alpha ->
            [0] {""}
           *[other] （アルファ）
        }を追放し、死なせました。
       *[other] { $seat }が{ $victim }の婿（{ $other }の{ $alpha ->
            [0] 部族民
           *[other] アルファ
        }）を追放し、死なせました。
    }
log-spares = { $seat }は残りの者を見逃しました。
log-baptism = { $seat }が洗礼を受け、一神教徒になりました。
log-emissary = { $seat }が{ $alpha ->
        [0] ランク5の長老
       *[other] アルファ
    }を{ $role ->
        [missionary] 伝道師
       *[representative] 代表者
    }として{ $other }へ送りました{ for-energy }。
log-converted = { $seat }が一神教徒になりました。
log-extinct = { $seat }は絶滅しました。カード、手札、ディスクはゲームから除かれます。
log-ends = ゲーム終了：{ $reason ->
        [events] イベントの山札が尽きました
        [row] 列のカードがなくなりました
       *[nobody] だれも残っていません
    }。
log-scores = { $seat }は{ $n }点：人口{ $people }{ $trophies ->
        [0] {""}
       *[other] 、トロフィー{ $trophies }
    }{ $goods ->
        [0] {""}
       *[other] 、資源{ $goods }（牙{ $ivory }、鉄{ $iron }）
    }{ $allies ->
        [0] {""}
       *[other] 、代表者{ $allies }
    }{ $first ->
        [0] {""}
       *[other] 、第1部{ $first }
    }{ $bonus ->
        [0] {""}
       *[other] 、ボーナス{ $bonus }
    }。
log-wins = { $by_iron ->
        [0] { $shared ->
            [1] { $seat }の勝利です。
           *[other] { $seat }は勝利を分け合います。
        }
       *[other] 同点のため、鉄{ $iron }を持つ{ $seat }の勝利です。
    }
log-nobody-wins = { $together ->
        [0] 勝者はいません。
       *[other] 敗北です。
    }
log-row-die = 狩猟する列のダイスは{ $die }。
log-hunting-row = { $row }で狩猟します。
log-stay-at-home = 輸送できない者は{ $row }で狩猟します。
log-hunting-biome = バイオームのダイスは{ $die }：{ $card }。
log-second-part = 第2部「グリーンランドのナチ」が始まります。全部族が最初からやり直します。
log-keeps = { $n ->
        [0] { $seat }に引き継ぐカードはありません。
       *[other] { $seat }は{ $cards }を引き継ぎます。
    }
log-steals = { $seat }のコマンド作戦がエネルギー{ $n }を奪いました。集積所は残り{ $left }。
log-cryolite = { $tried ->
        [0] 沼鉄鉱で狩猟した者がなく
       *[other] 沼鉄鉱での狩猟が成功せず
    }、集積所がエネルギー{ $n }を獲得しました（計{ $left }）。
log-gives = { $seat }が{ $other }に{ $disk }1を渡しました。
log-final-blitz = イベントが尽き、全部族に最後のプロパガンダ攻勢が行われます。
log-blitz = { $seat }へのプロパガンダ攻勢：{ $dice }。最小の目{ $die }、手札上限{ $limit }。
log-surrenders = { $seat }が降伏しました。
log-all-lose = 全員の敗北です。
log-becomes-matriarch = { $seat }が部族の娘を家母長に昇格させました{ for-energy }：{ $elder }。
log-daughter-goes = 部族の娘が{ $card }に同行します。
log-matriarch-lost = { $man ->
        [0] { $elder }が去り、代わりの男はいません。
       *[other] { $elder }が男に替わりました。
    }
log-female-lost = { $seat }は男とともに{ $elder }を失いました。
log-bullets = { $seat }は鉄1で弾薬を使い、3の目でも奪います。
log-persuades = { $seat }が{ $other }を改宗させ、プラカードはターン終了時に裏返ります。
log-icon = { $kind ->
        [0] { draw-icon-0 }
        [1] { draw-icon-1 }
        [2] { draw-icon-2 }
        [3] { draw-icon-3 }
        [4] { draw-icon-4 }
        [8] { draw-icon-8 }
        [9] { draw-icon-9 }
        [10] { draw-icon-10 }
        [11] { draw-icon-11 }
        [12] { draw-icon-12 }
        [13] { draw-icon-13 }
        [14] { draw-icon-14 }
       *[15] { draw-icon-15 }
    }。
log-matriarchs = ゲーム終了時の家母長は{ $n }人（必要{ $need }人）。
log-conditions = グリーンランド近代化：{ $modern ->
        [0] 未達成
       *[other] 達成
    }。アメリカ介入：{ $states ->
        [0] 未達成
       *[other] 達成
    }。ナチ敗北：{ $defeat ->
        [0] 未達成
       *[other] 達成
    }。
log-gains = { $seat }が{ goods-list }を獲得しました。
log-energy-lost = { $seat }はエネルギー{ $n }を失いました（{ $full ->
        [0] 供給がありません
       *[other] 薪の腐敗
    }）。
verb-dies = 死にました
verb-comes = 帰還しました
goods-list = { $energy ->
        [0] {""}
       *[other] エネルギー{ $energy }{ $ivory ->
            [0] { $iron ->
                [0] {""}
               *[other] 、
            }
           *[other] 、
        }
    }{ $ivory ->
        [0] {""}
       *[other] 牙{ $ivory }{ $iron ->
            [0] {""}
           *[other] 、
        }
    }{ $iron ->
        [0] {""}
       *[other] 鉄{ $iron }
    }

# Options, variants, the table
option-seating = 部族
option-seating-drawn = くじで決める
option-seating-fixed = 席順に決める（ノースから）
option-negotiation = 交渉
option-negotiation-full = あらゆる品と結婚
option-negotiation-reduced = 1巡、ディスクのみ
option-negotiation-off = なし
option-pogrom = 虐殺：戦う駒の代わりに長老か婿を失ってよい
option-cape_york_trophy = 橇があれば2個のゾロ目でヨーク岬の隕鉄鉱をトロフィーに
option-missionary_protects_sender = 伝道師は送り手も宿怨から守る
option-missionary_reroll = 多神教のチューレ人にいる伝道師の振り直し
option-missionary_reroll-hosts = 受け入れ先が使う
option-missionary_reroll-senders = 送り手が使う
option-missionary_reroll-both = 双方が使う
option-vengeful_husbands = 婿の復讐：1と2がヒットになる者
option-vengeful_husbands-all_defenders = 守備側の全員
option-vengeful_husbands-family_roll = 婿と一緒に振る者だけ
option-war_party_needs_alpha = 戦士団にはアルファが必要
option-war_chief_raid_hits = 武将がいれば襲撃は2でも成功
option-contested_picker = 競合するカードを選ぶ部族
option-contested_picker-most_iron_in_game = 全体で鉄が最多
option-contested_picker-most_iron_involved = 当事者で鉄が最多
option-hunt_card_order = 狩猟するカードの順番
option-hunt_card_order-by_player = プレイヤーごとに
option-hunt_card_order-first_player_all = 第1プレイヤーがすべて
option-hunt_card_order-rotation = 1枚ずつ順に
option-take_to_hand = 手札への獲得
option-take_to_hand-optional = 任意
option-take_to_hand-forced = 強制
option-energy_supply_finite = エネルギーは28枚まで
option-plankton_includes_vinland = プランクトンはヴィンランドにも
option-solitaire_count_new_world = ソリティア：新大陸を1番と数える
option-solitaire_daughters_score = ソリティア：部族の娘も得点
option-matriarch_choice = ソリティア：女族長が死ぬ長老を選ぶ時
option-matriarch_choice-before_roll = ダイスを振る前
option-matriarch_choice-after_roll = 目を見た後
option-coop_energy_limit = 協力プレイ：薪の腐敗の上限
option-coop_events = 協力プレイ：イベントの枚数
option-commandos_in_raids = 協力プレイ：襲撃でもコマンド作戦が奪う
option-cryolite_without_attempt = 協力プレイ：狩猟しなくても氷晶石鉱山で集積所が増える
option-blitz_dice = 協力プレイ：プロパガンダ攻勢のダイス
option-blitz_dice-own_unmarried_daughters = 未婚の部族の娘の数
option-blitz_dice-own_married_daughters = 婚姻済みの部族の娘の数
option-surrender = 協力プレイ：降伏したとき
option-surrender-all_lose = 全員の敗北
option-surrender-tribe_out = その部族だけ脱落
variant-base = 通常ゲーム
variant-base-help = 2〜4部族、イベント10枚。すべてのルールを使います。
variant-beginners = 初心者ゲーム
variant-beginners-help = 部族の娘、家畜、道具、新大陸、襲撃、攻撃なし。最初の一回に。
variant-survivalist = サバイバリスト
variant-survivalist-help = より厳しく：アルファの目は2になり、鉄の掟は使えず、手札に獲得されたカードは置き換えられません。
variant-solitaire_daughters = 部族の娘のサーガ（ソリティア）
variant-solitaire_daughters-help = 一人用：部族の娘が家母長になります。ゲーム終了時に3人必要です。
variant-coop_nazi = グリーンランドのナチ（協力プレイ）
variant-coop_nazi-help = 1〜4部族のレジスタンスが協力してナチと戦います。イベントが尽きるまでに3つの目標のうち2つを達成してください。
variant-m1_real_story = 史実のグリーンランド史
variant-m1_real_story-help = 4部族、イベント17枚すべて、史実どおりの列。ノース人とチューレ人は第3ターンから加わります。
variant-m2_full_experience = グリーンランド全史
variant-m2_full_experience-help = 長時間：イベント17枚すべてのあと、第2部として「グリーンランドのナチ」。得点は合計します。
variant-m3_early_greenland = グリーンランド前史
variant-m3_early_greenland-help = 鉄のない時代の、チューニット人対海のサーミ人。
panel-energy = エネルギー
panel-ivory = 牙
panel-iron = 鉄
panel-pool = 未割当の駒
panel-valhalla = ヴァルハラの駒
panel-matriarchs = 家母長／ゲーム終了時に必要な数
panel-modern = 発明と輸入品／グリーンランド近代化に各部族が必要な数
panel-colonists = 新大陸の駒／アメリカ介入に各部族が必要な数
panel-hand = 手札／手札上限
panel-belief-polytheist = 多神教
panel-belief-monotheist = 一神教
draw-belief-polytheist = ゲーム終了時にトロフィーが得点になり、牙と鉄は得点にならない。長老アクションは先
draw-belief-monotheist = ゲーム終了時に牙（1点）と鉄（2点）が得点になり、トロフィーは得点にならない。長老アクションは後
draw-north = 北
draw-south = 南
draw-cold = 寒期側：1のみヒット
draw-warm = 暖期側：1と2がヒット
draw-deck = 山札残り{ $n }枚
draw-event = { $turn ->
        [0] { draw-events-left }
       *[other] 第{ $turn }ターン · { draw-events-left }
    }
draw-events-left = { $n ->
        [0] 最後のイベント
       *[other] イベント残り{ $n }枚
    }
draw-supply = 供給
draw-aims = { $each ->
        [0] 終了時に3つのうち2つ：
       *[other] 各5点：
    }
draw-aim-modern = グリーンランド近代化
draw-aim-modern-help = グリーンランド近代化：どの部族も未割当の駒が1個以上あり、タブローに発明と輸入品が合わせて2枚以上ある
draw-aim-abroad = アメリカ介入
draw-aim-abroad-help = アメリカ介入：どの部族も新大陸に駒が6個以上ある
draw-aim-depot = 集積所
draw-aim-depot-help = ナチ敗北：集積所が空である。コマンド作戦（ランク2）で奪い、沼鉄鉱で成功したターンには増えない
draw-matriarchs = 家母長
draw-matriarchs-help = 終了時に家母長が{ $n }人必要です
draw-no-dice = このターンはまだダイスを振っていません
draw-best-bid = 最高入札：{ $tribe }、牙{ $n }
draw-hand = 手札 { $n }/{ $limit }
draw-valhalla = ヴァルハラ：死者。赤子として戻る
draw-pool = 未割当の駒
draw-hits = 必要ヒット数{ $n }
draw-deadly = 流血ダイス：{ $faces }
draw-yield = 産物：{ $goods }
draw-climax = 極相{ $n }（生態系変化では列で最も小さいカードが置き換えられる）
draw-trophy = { $n }個のゾロ目でトロフィー（{ $vp }点）
draw-take = { $n }個のゾロ目で手札へ
draw-take-success = 成功で手札へ
draw-odds = 部族民の数ごとの成功率：{ $odds }
draw-icon-0 = 過密感染：未割当の駒が{ $n }個以上の部族に大量死
draw-icon-1 = { $coop ->
        [0] 性感染：{ $any ->
            [0] 指定された色の部族は参加していない
           *[other] これらの部族の娘に婿のいる部族に大量死（{ $tribes }）
        }
       *[other] プロパガンダ攻勢：{ $any ->
            [0] 対象の部族は参加していない
           *[other] { $tribes }
        }
    }
draw-icon-2 = 宿怨：ランク1にだれもおらず、他のプラカードに代表者もいない部族に大量死
draw-icon-3 = 消耗：長老1人につきエネルギー1を払うか、長老が1人死ぬ
draw-icon-4 = 消耗：タブローのDカード1枚につきエネルギー1か長老1人を失うか、家畜を屠殺する
draw-icon-5 = 長老の死：各部族がダイスを振り、そのランクの長老を1人失う
draw-icon-6 = 生態系変化（{ $row }）：極相の最も小さいカードが新しいカードに置き換えられる
draw-icon-7 = { $coop ->
        [0] 地球寒冷化：各列の暖期側の右端のカードが寒期側へ
       *[other] 地球温暖化：各列の寒期側のカード1枚が暖期側へ
    }
draw-icon-8 = 嵐：各部族は船乗り（ランク6）を1人失う
draw-icon-9 = 輸入鉄器の破損：各部族の輸入鉄器1枚が鉄1になる
draw-icon-10 = 海上狩猟不可：このターン、海上狩猟のバイオームには割り当てられない
draw-icon-11 = マルクランド侵入不可：このターン、マルクランドには移動できない
draw-icon-12 = ビーバー毛皮の流行：このターン、新大陸にアルファがいれば牙1
draw-icon-13 = 鷹匠の報奨金：このターン、シロハヤブサの価値は牙3
draw-icon-14 = 牙が鉄に：このターン、セイウチとイッカクは牙の代わりに鉄
draw-icon-15 = プランクトンの大量発生：このターン、南列の狩猟成功ごとに赤子1とエネルギー1を追加
draw-reroll = { $type }の{ $faces }を振り直せる
draw-convert = { $type }の{ $faces }を1に変更
draw-first = { $type }で先攻
draw-round-down = 大量死は切り捨て
draw-no-storm = 嵐を受けない
draw-maps = 毎ターン寒期側のカード{ $n }枚を暖期側として狩猟
draw-reassign = 全員の割り当て後に{ $n }個まで再割当
draw-discount = イベントの消耗を{ $n }点免除
draw-free-promotion = 昇格は無料
draw-free-action = 長老アクションはエネルギー不要
draw-tiebreak = オークションの同額で勝つ
draw-iron-by-ivory = 鉄の掟を牙で払える
draw-sled = 橇：グリーンランドのもう一方の列のカード1枚へ駒を何個でも運ぶ
draw-hand-any = 手札上限+{ $n }
draw-hand-d = 手札上限+{ $n }（Dのみ）
draw-cash = 変換：{ $goods }
draw-raided = 襲撃は{ $faces }で成功{ $deadly ->
        [none] {""}
       *[other] 、流血ダイス：{ $deadly }
    }
draw-not-raided = 襲撃されない
draw-husband = 婿：{ $tribe }
draw-source = このカードの数値：{ $source ->
        [rulebook] ルールブックによる
        [public] 公開資料による
        [recalled] 記憶による
       *[other] 再構成
    }
draw-hostile = 敵対
draw-roll-attack = { $card }の戦い：ヒット{ $n }
draw-roll-3 = 犠牲者ロール
draw-roll-4 = 長老の死
draw-roll-5 = プロパガンダ攻勢
draw-success = 成功
draw-failure = 失敗
draw-die-rolled = 出目 { $n }
draw-die-set = { $n } に固定
draw-die-again = 振り直して { $n }
draw-die-turned = 1 に変更
draw-die-chosen = { $what }：振り直す
draw-die-hits = ヒット
draw-die-kills = 流血ダイス
draw-die-alpha = アルファのダイス：
draw-extinct = 絶滅
draw-type-land = 陸上狩猟
draw-type-maritime = 海上狩猟
draw-type-fishing = 漁労
draw-type-metallurgy = 冶金
draw-type-raid = 襲撃
draw-hay = 干草コスト{ $n }：毎ターン、エネルギーか長老で払う
draw-kind-trophy = トロフィー：{ $n }点
draw-girls = 部族の娘{ $n }、女のヴァルハラ{ $dead }
draw-rank-one = 長老は1人まで
draw-power-feud_protection = 宿怨を防ぐ
draw-power-representative_vp = ここの代表者は自分の部族に{ $n }点
draw-power-hand_size = 長老1人につき手札上限 +{ $n }
draw-power-council_of_war = 戦評定：第1プレイヤーなら他の部族と順番を入れ替えられる
draw-power-raiding_allowed = 他部族の家畜と部族の娘を襲撃できる
draw-power-war_party = 戦士団：攻撃は1と2がヒット
draw-power-transport = 1人につき駒{ $n }個まで新大陸やもう一方の列のカード1枚へ運ぶ
draw-power-cold_as_warm = 寒期側のカードを暖期側として狩猟する
draw-power-tool_make_with_ivory = 道具に牙を払える
draw-supply-help = まだ取れるエネルギー：{ $n }
draw-icons = イベント
draw-order = プレイの順番
draw-for-sale = オークションの輸入品
draw-cost = 成功にはエネルギーか長老{ $n }も必要
draw-kind-d = Dカード：家畜化できる動物
draw-kind-i = Iカード：作れる道具（発明）
draw-kind-daughter = 部族の娘：その能力は婿の部族にも働く
draw-in-tableau = タブローで：{ $what }
draw-colonists = 送った駒は植民者として残る。{ $n }人を超えると敵対面（流血ダイスの多い襲撃で、アルファのダイスも振る）になる
draw-produce = 毎ターン赤子{ $n }人
draw-produce-choice = 毎ターン赤子1人か牙1
draw-babies = 赤子{ $n }人
draw-energy = エネルギー{ $n }
draw-ivory = 牙{ $n }
draw-iron = 鉄{ $n }
draw-odds-here = 今いる{ $tribe }：成功{ $p }%、予想損失{ $loss }
draw-odds-alpha = アルファと一緒なら：{ $odds }
draw-others = { $tribes }もいる{ $fights ->
        [0] {""}
       *[other] （先に交渉か攻撃）
    }
draw-closed = 今は送れません。
draw-no-transport = 届きません：空いている船乗り（ランク6）{ $sea ->
        [0] や橇
       *[other] {""}
    }がありません。
draw-nobody-left = 送れる駒がありません。
draw-no-war-chief = 襲撃には武将（ランク4）が必要です。
draw-to-raid = クリックして襲撃者を送る{ $daughter ->
        [0] （家畜の産物を奪う）
       *[other] （一人が彼女の婿になる）
    }。
draw-to-guard = クリックして護衛を送る。
draw-click = クリック：{ $answer }
draw-term-give = クリックして渡す。
draw-term-ask = クリックして求める。
draw-term-wed = クリックすると、退去する一人が婿になる。
draw-term-part = クリックすると離縁する。
draw-spared = 長老は死なない
draw-elder-dies = 長老が死ぬ
draw-holds-out = 部族は持ちこたえる
draw-surrenders = 部族は降伏する
draw-fight = 攻撃の順番：{ $rolls }
draw-hunt-order = 狩猟の順番：{ $tribes }
draw-fighter = { $tribe }ダイス{ $dice }個（{ $faces }がヒット）
draw-idle = 第{ $turn }ターンに到着。それまでは新大陸にしか送れない
