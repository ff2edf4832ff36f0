title = Greenland
summary = Lead a tribe through four centuries of cold: hunt, raid, marry, bargain, believe, and keep more people alive than the others.
phase-event = Event
phase-assignment = Hunter assignment
phase-negotiation = Negotiate and attack
phase-hunt = Roll for hunt
phase-domestic = Domestic animals
phase-elders = Elder actions
phase-setup = Setup

# Questions
prompt-farm-animal = Which animal do you bring to Greenland?
prompt-council = Council of War: with whom do you swap places in this turn's order? Choose a tribe, or keep the order
    .tribe = Swap places with the { $name }
    .say-pass = Keep the order
prompt-exchange = Which card do you turn in? It leaves the game
    .card = Turn in { $name }
prompt-discard = You hold too many cards: which one do you discard?
    .card = Discard { $name }
prompt-decimation-alpha = Decimation: { $deaths ->
        [one] 1 of your { $home } pieces at home dies
       *[other] { $deaths } of your { $home } pieces at home die
    }, and then an elder. Does the Alpha die, too?
    .say-yes = The Alpha dies, too
    .say-no = Only tribesmen die
prompt-lose-elder = Which of your elders dies?
    .elder = { $name } dies
    .matriarch = { $name } dies
    .kind-alpha = The Alpha dies
prompt-matriarch-lost = Which matriarch gives way to a man?
    .matriarch = { $name } gives way
prompt-deplete = Depletion: you still owe { $points }. What do you give up? An elder given up dies{ $animals ->
        [0] {""}
       *[other] , an animal is slaughtered
    }
    .disk-energy = Pay 1 energy
    .elder = { $name } dies
    .matriarch = { $name } dies
    .kind-alpha = The Alpha, an elder of yours, dies
    .card = Slaughter { $name }
prompt-female-lost = A man has died: which woman dies with him?
    .matriarch = { $name } dies
    .kind-daughter = A daughter dies
prompt-chief-choice = Elder die-off: roll the die, or choose the elder who dies
    .elder = { $name } dies
    .matriarch = { $name } dies
    .kind-alpha = The Alpha dies
prompt-chief-overrules = Elder die-off: the die shows { $rank }. Accept it, or choose the elder who dies
    .say-pass = Accept the die
    .elder = { $name } dies
    .matriarch = { $name } dies
    .kind-alpha = The Alpha dies
prompt-breakage = Which iron import breaks?
    .card = { $name } breaks into 1 iron
prompt-bid = { $high ->
        [0] { $lot }: no bid yet. How much ivory do you bid?
       *[other] { $lot }: { $leader } leads with { $high } ivory; a tie goes to { $stays ->
            [0] you
           *[other] { $leader }
        } ({ $friend ->
            [0] order of play
           *[other] Peepeelee
        }). Your bid?
    }
    .number = Bid { $name } ivory
    .say-pass = Drop out of the auction
prompt-buy-import = { $coop ->
        [0] { $lot } costs { $price } ivory. Do you buy it?
       *[other] { $lot } costs { $price } disks. How much of that do you pay in ivory, the rest in iron?
    }
    .number = { $coop ->
        [0] Buy it for { $name } ivory
       *[other] Buy it: { $name } ivory, the rest in iron
    }
    .say-pass = Do not buy it
prompt-assign = Where do you send your people? You have { $home } at home. Choose a card, an action, or finish
    .card = { $role ->
        [raid] Raid { $name }
        [guard] Guard { $name }
        [settle] Settle in { $name }
       *[hunt] Hunt on { $name }
    }
    .say-promote = { promote-for }
    .say-done = Finish assigning
prompt-assign-kind = { $role ->
        [raid] Raid on { $card }
        [guard] Guards for { $card }
        [settle] Colonists for { $card }
       *[hunt] Hunters for { $card }
    }: tribesmen or the Alpha?
    .kind-man = Tribesmen
prompt-assign-number = { $role ->
        [raid] Raid on { $card }
        [guard] Guards for { $card }
        [settle] Colonists for { $card }
       *[hunt] Hunters for { $card }
    }: how many?{ $odds ->
        [none] {""}
       *[other] {" "}Chance of success: { $odds }
    }
prompt-promote-kind = Who becomes an elder?
prompt-promote-rank = On which rank do you place the elder? Choose it on the placard
prompt-recall = Whom do you call back? Choose an elder, a New World card, or the wife whose husband comes home
    .elder = Call back { $name }
    .card = { $role ->
        [colony] Call a colonist back from { $name }
       *[wife] Call { $name }'s husband home
    }
    .kind-alpha = Call back the Alpha
prompt-recall-by = How does the piece come home: with a Mariner or with a sled?
prompt-reassign = { $ski ->
        [0] Navigation
       *[other] Skiing
    }: you may move { $moves ->
        [one] one more piece
       *[other] up to { $moves } pieces
    }. From which card? Or finish
    .say-done = Finish moving
prompt-reassign-kind = { $card }: which piece do you move away?
prompt-reassign-to = To which card do you move the piece from { $card }?
prompt-pick-contested = Several tribes contest these cards. Which one comes next: first offers{ $fights ->
        [0] {""}
       *[other] , then a fight
    }?
prompt-offer = { $card } is contested{ $fights ->
        [0] {""}
       *[other] : if nobody withdraws, all attack
    }. { $last ->
        [0] Choose the tribe to which you make an offer
       *[other] Last round: choose the tribe to which you make an offer
    }
    .tribe = Make the { $name } an offer
    .say-pass = No offer
prompt-offer-departure = Your offer: which tribe withdraws from { $card }?
    .tribe = The { $name } withdraw
prompt-offer-alpha = Your offer: does { $leaver }'s Alpha withdraw from { $card }, too?
    .say-yes = The Alpha withdraws
    .say-no = The Alpha stays
prompt-offer-number = Your offer: how many of { $leaver }'s tribesmen withdraw from { $card }?
prompt-offer-terms = Your offer to { $to }: { offer-sentence } Add what you give, ask for or marry, or send the offer
    .card = { $role ->
        [give] give { $name }
        [ask] ask for { $name }
        [wed] a withdrawing piece marries { $name }
       *[part] { $name }'s marriage ends
    }
    .say-done = Send the offer
prompt-offer-groom = Your offer: which of { $leaver }'s pieces marries { $bride }?
prompt-answer = { $by } offers { $to }: { offer-sentence } { $third ->
        [0] Do you agree?
       *[other] It needs your consent, too. Do you agree?
    }
prompt-divorce-offer = Do you offer to end a marriage? Choose the wife, or make no offer
    .card = Offer to end { $name }'s marriage
    .say-pass = No offer
prompt-iron-rule-attack = { $card }: { $by } attacks with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } and hits on { $faces }. { iron-price } to lose nobody, or do not pay
    .disk-iron = Pay 1 iron
    .disk-ivory = Pay 1 ivory
    .say-pass = Do not pay
prompt-reroll = { $roll ->
        [attack] Fight for { $card }: { $hits ->
            [one] 1 hit so far
           *[other] { $hits } hits so far
        }
       *[other] { $card }: { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }, { $need } needed{ $deaths ->
            [0] {""}
            [one] , 1 would die
           *[other] , { $deaths } would die
        }
    }. Choose the dice to roll again, then finish
    .die = Roll { $name } again
    .die-alpha = Roll the Alpha's die again
    .say-done = Finish: roll the chosen dice again
prompt-allot-hit = { $card }: which tribe takes the hit?{ $points ->
        [one] {""}
       *[other] {" "}({ $points } hits to allot)
    }
    .tribe = The { $name } take the hit
prompt-casualty = { $card }: which of your pieces dies?
    .kind-man = A tribesman dies
    .kind-alpha = The Alpha dies
    .kind-husband = The husband dies
    .elder = An elder dies instead: { $name }
    .card = { $name }'s husband dies instead
prompt-pogrom = Which tribe's elder dies?
    .tribe = The elder of the { $name } dies
prompt-pogrom-kind = Which of { $other }'s elders dies: a tribesman or the Alpha?
    .kind-man = A tribesman dies
    .kind-alpha = The Alpha dies
prompt-pick-hunt = On which of your cards do you hunt next?
prompt-feet-of-clay = { $card }: the Alpha's die is fixed at { $face }. Does he roll instead (feet of clay)?
    .say-yes = Roll his die
    .say-no = Keep the fixed { $face }
prompt-iron-rule = { $card }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, deadly on { $faces }. { iron-price } so that nobody dies in this roll, or do not pay
    .disk-iron = Pay 1 iron
    .disk-ivory = Pay 1 ivory
    .say-pass = Do not pay
prompt-bullet = { $card }: do you pay an iron for bullets? Threes then steal, too, but still kill
    .disk-iron = Pay 1 iron
    .say-pass = No bullets
prompt-cold-as-warm = { $card } is cold: only ones hit. Use a power so that twos hit, too?
    .elder = Use { $name }
    .card = Use { $name }
    .say-pass = Use none
prompt-opportunistic = { $card } lies there now. Do your people hunt it, or come home?
    .say-yes = Hunt it
    .say-no = Come home
prompt-bog-iron = { $card }: success costs 1 energy or an elder. What do you pay?
    .disk-energy = Pay 1 energy
    .elder = { $name } dies
    .matriarch = { $name } dies
    .kind-alpha = The Alpha, an elder of yours, dies
    .say-no = Pay nothing: the hunt fails
prompt-alpha-birth = { $babies ->
        [one] A baby is born
       *[other] { $babies } babies are born
    }{ $abroad ->
        [0] {""}
       *[other] {" "}in { $card }
    }: is the Alpha reborn?
    .say-yes = The Alpha is reborn
    .say-no = Only tribesmen
prompt-take-card = { $to ->
        [1] Do you take { $card } as a trophy worth { $worth }?
       *[other] Do you take { $card } into your hand?
    }
    .say-yes = Take it
    .say-no = Leave it
prompt-raid-booty = What do your raiders take from { $card }?
    .say-baby = Take { $babies ->
            [one] a baby
           *[other] { $babies } babies
        }
    .disk-energy = Take { $energy } energy
    .disk-ivory = Take 1 ivory
prompt-new-husband = Which raider becomes { $card }'s husband?
prompt-animals = Which animal do you see to next?
prompt-hay = { $card }: { $points } hay to pay. What do you give up? An elder given up dies{ $untouched ->
        [0] {""}
       *[other] ; or slaughter the animal
    }
    .disk-energy = Pay 1 energy
    .elder = { $name } dies
    .matriarch = { $name } dies
    .kind-alpha = The Alpha, an elder of yours, dies
    .say-slaughter = Slaughter { $card } for { $worth ->
            [0] nothing
           *[other] { $worth } energy
        }
prompt-produce = { $card }: do you take a baby or an ivory?
    .say-baby = Take a baby
    .disk-ivory = Take 1 ivory
prompt-pacify = { $card } is hostile. Do you pay 1 ivory to make peace?
    .disk-ivory = Pay 1 ivory for peace
    .say-pass = Do not pay
prompt-elder-action = Which elder action do you take? Or finish
    .say-domesticate = Domesticate an animal{ costs-energy }
    .say-witch-burn = Burn a witch: one of your elders dies{ $burning ->
            [0] {""}
           *[other] {" "}({ $burning } energy)
        }
    .say-banish = Banish{ costs-energy }
    .say-tool-make = Make a tool ({ $carves ->
            [0] 1 iron
           *[other] 1 iron or 1 ivory
        })
    .say-emissary = Send an emissary{ costs-energy }
    .say-proselytize = Proselytize{ costs-energy }
    .say-baptism = Be baptized for good
    .say-done = Finish
prompt-tool-make = Which tool do you make?
prompt-tool-price = What do you pay for the tool?
    .disk-iron = Pay 1 iron
    .disk-ivory = Pay 1 ivory
prompt-domesticate = Which animal do you domesticate?
prompt-witch-victim = Which of your elders do you burn?
    .elder = { $name } is burned
    .matriarch = { $name } is burned
    .kind-alpha = The Alpha is burned
prompt-witch-fresh = Which elder of this rank do you burn: one who has not acted, or one who has?
prompt-banish-victim = Whom do you banish? The banished die. Choose a missionary, or a wife for her husband; or spare them
    .tribe = A missionary of the { $name } dies
    .card = { $name }'s husband dies
    .say-done = Spare them
prompt-banish-kind = Which of { $other }'s missionaries do you banish: a tribesman or the Alpha?
    .kind-man = A tribesman dies
    .kind-alpha = The Alpha dies
prompt-emissary = To which tribe do you send the emissary?
    .tribe = To the { $name }
prompt-emissary-kind = Whom do you send to { $other }: a tribesman or the Alpha?
prompt-proselytize = Which tribe do you try to convert?
    .tribe = Convert the { $name }
prompt-saga-home = Promote, call back, or finish: then { $home ->
        [one] the one at home hunts
       *[other] all { $home } at home hunt
    } where a die or a matriarch says
    .say-promote = { promote-for }
    .say-done = Finish
prompt-hunt-row = In which row do they hunt? Those without transport stay in the home row
prompt-hunt-biome = Your matriarch chooses the biome: where do they hunt?
prompt-alpha-goes = Not all of them can go to { $card }. Does the Alpha go?
    .say-yes = The Alpha goes
    .say-no = The Alpha stays
prompt-matriarch-goal = A matriarch sends hunters: to which card? Or finish
    .say-done = Send nobody else
prompt-matriarch-from = A matriarch sends hunters to { $card }: from which card?
prompt-colony-from = From which card do you move colonists? Or finish
    .say-done = Move nobody else
prompt-colony-alpha = From which card do you move the Alpha? Or finish
    .say-done = The Alpha stays
prompt-chief-alpha = To which card does the Alpha go? Or finish
    .say-done = The Alpha stays
prompt-place-daughter = To which biome does a daughter go?
    .say-promote = { promote-for }
    .say-done = No more daughters go
prompt-gift = Trade market: which of your disks do you give away? Or finish
    .disk-energy = Give away 1 energy
    .disk-ivory = Give away 1 ivory
    .disk-iron = Give away 1 iron
    .say-done = Give nothing more
prompt-gift-to = To which tribe do you give it?
    .tribe = Give it to the { $name }

# What answers cost
promote-for = Promote an elder{ $energy ->
        [0] {" "}(free)
       *[other] {" "}(1 energy)
    }
costs-energy = { $energy ->
        [0] {""}
       *[other] {" "}(1 energy)
    }
for-energy = { $energy ->
        [0] {""}
       *[other] {" "}for 1 energy
    }
iron-price = { $price ->
        [both] Pay an iron or an ivory
        [ivory] Pay an ivory
        [card] Turn in a card for iron
       *[iron] Pay an iron
    }

# One offer in one sentence, in questions and in the log
offer-sentence = { $leaves ->
        [0] { $nparts ->
            [one] { $parts }'s marriage ends.
           *[other] The marriages of { $parts } end.
        }
       *[other] { $leaver } withdraws { people } from { $card }.
    }{ $ngives ->
        [0] {""}
       *[other] {" "}{ $by } gives { $gives }.
    }{ $nasks ->
        [0] {""}
       *[other] {" "}{ $to } gives { $asks }.
    }{ $nweds ->
        [0] {""}
        [one] {" "}One of { $leaver }'s tribesmen marries { $weds }.
       *[other] {" "}{ $leaver }'s tribesmen marry { $weds }.
    }{ $nbride ->
        [0] {""}
       *[other] {" "}{ $leaver }'s Alpha marries { $bride }.
    }{ $nparts ->
        [0] {""}
       *[other] { $leaves ->
            [0] {""}
           *[other] { $nparts ->
                [one] {" "}{ $parts }'s marriage ends.
               *[other] {" "}The marriages of { $parts } end.
            }
        }
    }
people = { $alpha ->
        [0] { $men ->
            [one] 1 tribesman
           *[other] { $men } tribesmen
        }
       *[other] { $men ->
            [0] the Alpha
            [one] 1 tribesman and the Alpha
           *[other] { $men } tribesmen and the Alpha
        }
    }
pieces = { $alpha ->
        [0] { $n ->
            [one] tribesman
           *[other] { $n } tribesmen
        }
       *[other] { $n ->
            [0] Alpha
            [one] tribesman and Alpha
           *[other] { $n } tribesmen and Alpha
        }
    }

# Things
say-pass = Pass
say-done = Done
say-yes = Yes
say-no = No
say-accept = Agree
say-reject = Refuse
say-recall = Call a piece back
say-recall-help = With at most one piece at home at the start of the phase, one elder, colonist or husband comes home.
say-abandon = Abandon the colonies
say-abandon-help = All your colonists come home; Mariners must carry them. Nobody of yours goes to the New World again this turn.
say-promote = Promote an elder
say-promote-help = A piece from home becomes an elder on a rank of your placard. It costs an energy, nothing with Nelii.
say-exchange = Turn in a card
say-exchange-help = A card of your tableau leaves the game, and you get the disks shown on it (exchange).
say-slaughter = Slaughter it
say-slaughter-help = The animal leaves the game, and you get the energy shown on it.
say-domesticate = Domesticate
say-domesticate-help = For an energy, put a D card from your hand into your tableau.
say-witch-burn = Burn a witch
say-witch-burn-help = For an energy, one of your own elders dies. A tribe without elders may be baptized.
say-banish = Banish
say-banish-help = For an energy, roll as many dice as your hand limit; each 1 kills a missionary with you or a husband in your tableau.
say-tool-make = Make a tool
say-tool-make-help = For an iron, put an I card from your hand into your tableau.
say-emissary = Send an emissary
say-emissary-help = For an energy, a rank 5 elder moves to rank 1 of another tribe.
say-proselytize = Proselytize
say-proselytize-help = For an energy, roll as many dice as your hand limit; a single 1 converts the tribe.
say-baptism = Be baptized
say-baptism-help = Your placard turns to its monotheist side for good: ivory and iron score at the end, trophies no longer do.
say-baby = Babies
say-fresh = One who has not acted
say-acted = One who has acted
say-roll = Roll the die
say-mariner = with a Mariner
say-mariner-help = The Mariner carries nobody else this turn.
say-sled = with a sled
say-sled-help = The sled carries nobody else this turn.
disk-energy = energy
disk-ivory = ivory
disk-iron = iron
give-energy = give an energy
give-ivory = give an ivory
give-iron = give an iron
ask-energy = ask for an energy
ask-ivory = ask for an ivory
ask-iron = ask for an iron
kind-man = tribesman
kind-alpha = the Alpha
kind-daughter = a daughter
kind-husband = the husband
die = a { $name }
die-alpha = the Alpha's die
elder-help = A rank of this placard.
matriarch = the matriarch of rank { $name }
row-north = northern row
row-south = southern row
number = { $name }

# The log
log-event = Turn { $turn }: { $what }. Order of play: { $order }.
log-saga = The saga of { $card } begins: { $seat } leads her tribe.
log-council = { $seat } swaps places with { $other }.
log-takes-animal = { $seat } brings { $face }.
log-migration = { $old } (climax { $climax }) leaves the game, and { $new } takes its place.
log-no-migration = No migration: the { $row }'s deck is empty.
log-cooling = { $card } moves to the cold side.
log-deep-freeze = { $card } leaves the game in the deep freeze.
log-warming = { $card } moves to the warm side.
log-colony-lost = { $seat }'s { pieces } in { $card } { verb-dies }.
log-decimated = { $n ->
        [0] { $seat } is decimated but has nobody at home.
        [one] { $seat } is decimated: { $alpha ->
            [0] 1 tribesman dies
           *[other] the Alpha dies
        }, { $left } left at home.
       *[other] { $seat } is decimated: { $n } die{ $alpha ->
            [0] {""}
           *[other] , the Alpha among them
        }, { $left } left at home.
    }
log-elder-dies = { $seat } loses an elder: { $elder }.
log-owes = { $seat } owes { $n } for the depletion{ $spared ->
        [0] {""}
       *[other] {" "}(Saila spares { $spared })
    }.
log-settles = { $way ->
        [energy] { $seat } pays 1 energy for the depletion.
       *[elder] { $seat } gives up an elder for the depletion: { $by }.
    }
log-slaughters = { $seat } slaughters { $card } for { $n ->
        [0] nothing
       *[other] { goods-list }
    }.
log-die-off = { $seat } rolls { $die } for the die-off{ $spared ->
        [0] {""}
       *[other] : no elder on that rank
    }.
log-breaks = { $seat }'s { $card } breaks into 1 iron.
log-for-sale = { $price ->
        [0] Auction: { $card }.
       *[other] For sale: { $card } for { $price } { $coop ->
            [0] ivory
           *[other] ivory or iron
        }.
    }
log-no-cargo = The trade ship brings no animal: none is left.
log-bids = { $seat } bids { $n } ivory for { $card }.
log-drops-out = { $seat } drops out of the auction.
log-equal-bids = Equal bids: { $seat } leads, { $friend ->
        [0] being earlier in the order of play
       *[other] thanks to Peepeelee
    }.
log-unsold = Nobody takes { $card }; it leaves the game.
log-imports = { $seat } buys { $card } for { goods-list }.
log-discards = { $seat } discards { $card }.
log-exchanges = { $seat } turns in { $card } for { $n ->
        [0] nothing
       *[other] { goods-list }
    }.
log-assigns = { $seat } sends { $role ->
        [raid] { $n ->
            [one] a raider
           *[other] { $n } raiders
        }
        [guard] { $n ->
            [one] a guard
           *[other] { $n } guards
        }
        [settle] { $n ->
            [one] a colonist
           *[other] { $n } colonists
        }
       *[hunt] { $n ->
            [one] a hunter
           *[other] { $n } hunters
        }
    } to { $card }.
log-assigns-alpha = { $seat } sends the Alpha { $role ->
        [raid] to raid { $card }
        [guard] to guard { $card }
        [settle] to settle in { $card }
       *[hunt] to hunt { $card }
    }.
log-promotes = { $seat } promotes { $alpha ->
        [0] a tribesman
       *[other] the Alpha
    } to { $elder }{ for-energy }.
log-recalls = { $whence ->
        [colony] { $seat } calls { $alpha ->
            [0] a colonist
           *[other] the Alpha
        } back from { $piece }
        [wife] { $seat } calls { $piece }'s husband{ $alpha ->
            [0] {""}
           *[other] , the Alpha,
        } home
       *[elder] { $seat } calls back { $alpha ->
            [0] {""}
           *[other] the Alpha,{" "}
        }{ $piece }
    }{ $carried ->
        [0] {""}
       *[other] {" "}({ $by })
    }.
log-abandons = { $seat } abandons { $card }: { $seat }'s { pieces } { verb-comes } home.
log-reassigns = { $seat } moves { $n ->
        [0] the Alpha
        [one] a tribesman
       *[other] { $n } tribesmen
    } from { $card } to { $goal }.
log-returns = { $seat }'s { pieces } { verb-comes } home from { $card }.
log-waits = { $seat }'s { pieces } may hunt { $card } instead.
log-envoys-return = { $seat }'s { pieces } { verb-comes } home from { $other }'s placard.
log-daughter-leaves = { $card } leaves the game: her tribe is extinct and she has no husband.
log-daughters-return = The daughters come home from { $cards }.
log-beavers = { $seat }'s Alpha sells beaver furs for 1 ivory.
log-contested = { $card } is contested.
log-offers = { $by } offers { $to }: { offer-sentence }
log-accepts = { $seat } agrees.
log-rejects = { $seat } refuses.
log-deal = Done: { offer-sentence }
log-marries = { $seat }'s { $alpha ->
        [0] tribesman
       *[other] Alpha
    } marries { $card }.
log-husband-dies = { $card }'s husband, { $seat }'s { $alpha ->
        [0] tribesman
       *[other] Alpha
    }, dies.
log-hostile = { $card } turns hostile: { $n } colonists are too many.
log-iron-rule = { $seat } pays 1 { $disk } to lose nobody on { $card }.
log-feet-of-clay = { $seat }'s Alpha has feet of clay: his die is rolled.
log-warms = { $seat } hunts { $card } as a warm card, thanks to { $power }.
log-attack-hits = { $seat } attacks on { $card }: { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    } (hits on { $faces }).
log-casualty = { $husband ->
        [0] { $seat } loses a piece on { $card }: { $piece }.
       *[other] { $seat } lets { $piece }'s husband die instead.
    }
log-pogrom = { $seat } lets { $other }'s elder die instead: { $alpha ->
        [0] { $elder }
       *[other] the Alpha, { $elder }
    }.
log-rolls = { $dice ->
        [none] { $seat }'s Alpha die on { $card } is { alpha-face }.
       *[other] { $seat } rolls on { $card }: { $dice }{ $alpha ->
            [0] {""}
           *[other] , the Alpha { alpha-face }
        }.
    }
log-rerolls = { $dice ->
        [none] After the re-roll { $seat }'s Alpha die is { alpha-face }.
       *[other] After the re-roll { $seat } has { $dice }{ $alpha ->
            [0] {""}
           *[other] , the Alpha { alpha-face }
        }.
    }
alpha-face = { $fixed ->
        [0] a { $alpha }
       *[other] a fixed { $alpha }
    }
log-converts = { $seat }'s cards turn { $n ->
        [one] one die
       *[other] { $n } dice
    } ({ $faces }) into { $n ->
        [one] a 1
       *[other] ones
    }.
log-attrition = { $n ->
        [one] { $alpha ->
            [0] One of { $seat }'s people dies on { $card }.
           *[other] { $seat }'s Alpha dies on { $card }.
        }
       *[other] { $n } of { $seat }'s people die on { $card }{ $alpha ->
            [0] {""}
           *[other] , the Alpha among them
        }.
    }
log-hunt-succeeds = { $seat }'s hunt on { $card } succeeds: { hits-of }.
log-hunt-fails = { $seat }'s hunt on { $card } fails: { hits-of }.
hits-of = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $need } needed
log-refuses-cost = { $seat } does not pay the cost of { $card }: the hunt fails.
log-pays-cost = { $way ->
        [energy] { $seat } pays 1 energy for { $card }.
       *[elder] { $seat } gives up an elder for { $card }: { $by }.
    }
log-too-late = { $seat }'s { pieces } { verb-comes } home from { $card } without a roll: another tribe was first.
log-unborn = { $seat } loses { $n ->
        [one] a baby
       *[other] { $n } babies
    }: nobody is left in Valhalla.
log-births = { $seat } has { $n ->
        [one] a baby
       *[other] { $n } babies
    }{ $abroad ->
        [0] {""}
       *[other] {" "}in { $card }
    }{ $alpha ->
        [0] {""}
       *[other] {": "}{ $n ->
            [one] the Alpha is reborn
           *[other] the Alpha is one of them
        }
    }.
log-daughters-born = { $n ->
        [one] A daughter is born.
       *[other] { $n } daughters are born.
    }
log-takes-card = { $seat } takes { $card } { $to ->
        [hand] into the hand
        [tableau] into the tableau
       *[trophy] as a trophy
    }.
log-replaced = { $card } takes { $old }'s place in the row.
log-raid-succeeds = { $seat }'s raid on { $card } succeeds.
log-raid-fails = { $seat }'s raid on { $card } fails{ $alive ->
        [0] {": "}no raider lives
       *[other] {""}
    }.
log-loots = { $seat }'s raiders take { $what ->
        [babies] { draw-babies }
        [energy] { draw-energy }
       *[ivory] { draw-ivory }
    } from { $card }.
log-raided = { $card } gives { $seat } nothing this turn: it was raided.
log-hay = { $way ->
        [energy] { $seat } pays 1 energy of hay for { $card }.
       *[elder] { $seat } gives up an elder for { $card }'s hay: { $by }.
    }
log-produces = { $card } gives { $seat } its produce.
log-pacifies = { $seat } pays { $n } ivory for peace in { $card }.
log-martyr-roll = { $banishing ->
        [0] { $seat } proselytizes{ for-energy }
       *[other] { $seat } tries to banish guests{ for-energy }
    }. Martyr roll: { $dice }{ $ones ->
        [0] , without a 1
       *[other] {""}
    }.
log-tool-makes = { $seat } makes { $card } for 1 { $disk }.
log-domesticates = { $seat } domesticates { $card }{ for-energy }.
log-witch-burns = { $seat } burns a witch{ $energy ->
        [0] {""}
       *[other] {" "}for { $energy } energy
    }.
log-banishes = { $husband ->
        [0] { $seat } banishes { $other }'s missionary{ $alpha ->
            [0] {""}
           *[other] , the Alpha
        }, who dies.
       *[other] { $seat } banishes { $victim }'s husband, { $other }'s { $alpha ->
            [0] tribesman
           *[other] Alpha
        }, who dies.
    }
log-spares = { $seat } spares the others.
log-baptism = { $seat } is baptized and becomes a monotheist.
log-emissary = { $seat } sends { $alpha ->
        [0] an elder of rank 5
       *[other] the Alpha
    } to { $other } as a { $role ->
        [missionary] missionary
       *[representative] representative
    }{ for-energy }.
log-converted = { $seat } becomes a monotheist.
log-extinct = { $seat } is extinct: cards, hand and disks leave the game.
log-ends = The game ends: { $reason ->
        [events] the events are used up
        [row] a row has no card left
       *[nobody] nobody is left
    }.
log-scores = { $seat } has { $n ->
        [one] 1 point
       *[other] { $n } points
    }: people{"\u00A0"}{ $people }{ $trophies ->
        [0] {""}
       *[other] , trophies{"\u00A0"}{ $trophies }
    }{ $goods ->
        [0] {""}
       *[other] , treasure{"\u00A0"}{ $goods } ({ $ivory } ivory, { $iron } iron)
    }{ $allies ->
        [0] {""}
       *[other] , representatives{"\u00A0"}{ $allies }
    }{ $first ->
        [0] {""}
       *[other] , first part{"\u00A0"}{ $first }
    }{ $bonus ->
        [0] {""}
       *[other] , bonus{"\u00A0"}{ $bonus }
    }.
log-wins = { $by_iron ->
        [0] { $shared ->
            [one] { $seat } wins.
           *[other] { $seat } shares the victory.
        }
       *[other] { $seat } wins the tie with { $iron } iron.
    }
log-nobody-wins = { $together ->
        [0] Nobody wins.
       *[other] The game is lost.
    }
log-row-die = The die for the row shows { $die }.
log-hunting-row = They hunt in the { $row }.
log-stay-at-home = Those without transport hunt in the { $row }.
log-hunting-biome = The die for the biome shows { $die }: { $card }.
log-second-part = The second part begins: the resistance. All tribes start afresh.
log-keeps = { $n ->
        [0] { $seat } keeps no card.
       *[other] { $seat } keeps { $cards }.
    }
log-steals = { $seat }'s commandos steal { $n } energy; the depot has { $left } left.
log-cryolite = { $tried ->
        [0] Nobody mined Bog Iron
       *[other] Nobody succeeded at Bog Iron
    }: the depot gains { $n } energy and has { $left }.
log-gives = { $seat } gives { $other } 1 { $disk }.
log-final-blitz = No event is left: a last propaganda blitz strikes every tribe.
log-blitz = Propaganda blitz: { $seat } rolls { $dice }. Lowest die { $die }, hand limit { $limit }.
log-surrenders = { $seat } surrenders.
log-all-lose = All lose together.
log-becomes-matriarch = { $seat } promotes a daughter to { $elder }{ for-energy }: she is a matriarch.
log-daughter-goes = A daughter goes along to { $card }.
log-matriarch-lost = { $man ->
        [0] { $elder } goes, and no man is left to take her place.
       *[other] A man takes the place of { $elder }.
    }
log-female-lost = With the man { $seat } loses { $elder }.
log-bullets = { $seat } pays 1 iron for bullets: threes steal, too.
log-persuades = { $seat } converts { $other }: the placard turns at the end of the turn.
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
    }.
log-matriarchs = { $n } of { $need } matriarchs needed stand at the end.
log-conditions = Modern Greenland: { $modern ->
        [0] missed
       *[other] reached
    }. US intervention: { $states ->
        [0] missed
       *[other] reached
    }. Nazi defeat: { $defeat ->
        [0] missed
       *[other] reached
    }.
log-gains = { $seat } gains { goods-list }.
log-energy-lost = { $full ->
        [0] { $seat } loses { $n } energy: the supply is empty.
       *[other] { $seat } loses { $n } energy: the woodpile is full.
    }
verb-dies = { $alpha ->
        [0] { $n ->
            [one] dies
           *[other] die
        }
       *[other] { $n ->
            [0] dies
           *[other] die
        }
    }
verb-comes = { $alpha ->
        [0] { $n ->
            [one] comes
           *[other] come
        }
       *[other] { $n ->
            [0] comes
           *[other] come
        }
    }
goods-list = { $energy ->
        [0] {""}
       *[other] { $energy } energy{ $ivory ->
            [0] { $iron ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $ivory ->
        [0] {""}
       *[other] { $ivory } ivory{ $iron ->
            [0] {""}
           *[other] {", "}
        }
    }{ $iron ->
        [0] {""}
       *[other] { $iron } iron
    }

# Options, variants, the table
option-seating = Tribes
option-seating-drawn = drawn by lot
option-seating-fixed = Norse, Thule, Tunit, Sámi
option-negotiation = Negotiation
option-negotiation-full = all goods and marriages
option-negotiation-reduced = one round, disks only
option-negotiation-off = off
option-pogrom = Pogroms: an elder or a husband may die instead of a fighter
option-cape_york_trophy = With a sled, two equal dice take Cape York as a trophy
option-missionary_protects_sender = A missionary also protects his senders from feuds
option-missionary_reroll = A missionary with the polytheist Thule re-rolls for
option-missionary_reroll-hosts = his hosts
option-missionary_reroll-senders = his senders
option-missionary_reroll-both = both
option-vengeful_husbands = Vengeful husbands: who hits on 1 and 2
option-vengeful_husbands-all_defenders = all who defend the daughter
option-vengeful_husbands-family_roll = only those who roll with the husband
option-war_party_needs_alpha = War parties need the Alpha
option-war_chief_raid_hits = A War Chief adds 2 to raid successes
option-contested_picker = Who picks the next contested card
option-contested_picker-most_iron_in_game = most iron in the game
option-contested_picker-most_iron_involved = most iron among those involved
option-hunt_card_order = Order of hunting grounds
option-hunt_card_order-by_player = player after player
option-hunt_card_order-first_player_all = the first player orders all
option-hunt_card_order-rotation = one each in rotation
option-take_to_hand = Taking cards to hand
option-take_to_hand-optional = optional
option-take_to_hand-forced = forced
option-energy_supply_finite = Energy is limited to 28 disks
option-plankton_includes_vinland = The plankton bloom includes Vinland
option-solitaire_count_new_world = Solitaire: the New World counts as biome 1
option-solitaire_daughters_score = Solitaire: daughters score
option-matriarch_choice = Solitaire: the chief matriarch names who dies
option-matriarch_choice-before_roll = before the die is rolled
option-matriarch_choice-after_roll = after she has seen the die
option-coop_energy_limit = Co-op: woodpile limit
option-coop_events = Co-op: number of events
option-commandos_in_raids = Co-op: commandos steal in raids, too
option-cryolite_without_attempt = Co-op: the depot gains from the mine even without an attempt
option-blitz_dice = Co-op: dice of a blitz
option-blitz_dice-own_unmarried_daughters = captive daughters
option-blitz_dice-own_married_daughters = freed daughters
option-surrender = Co-op: when a tribe surrenders
option-surrender-all_lose = all lose
option-surrender-tribe_out = only that tribe is out
variant-base = Standard game
variant-base-help = Two to four tribes, ten events; all rules.
variant-beginners = Beginners
variant-beginners-help = No daughters, animals, tools or New World, no raids and no fights: the way to learn the game.
variant-survivalist = Survivalist
variant-survivalist-help = Harder: the Alpha's fixed die is a 2, iron saves nobody, and cards taken into the hand are not replaced.
variant-solitaire_daughters = Saga of the Daughters (solitaire)
variant-solitaire_daughters-help = Alone: daughters become matriarchs; three of them must stand at the end.
variant-coop_nazi = Resistance (co-operative)
variant-coop_nazi-help = One to four tribes together against the Nazis: reach two of three aims before the events run out.
variant-m1_real_story = The Real Greenland Story
variant-m1_real_story-help = Four tribes, all 17 events, rows as history had them; Norse and Thule arrive in turn 3.
variant-m2_full_experience = The Full Greenland Experience
variant-m2_full_experience-help = The long one: all 17 events, then the resistance as a second part; both scores are added.
variant-m3_early_greenland = Early Greenland
variant-m3_early_greenland-help = Tunit against Sea Sámi, before there was iron.
panel-energy = energy
panel-ivory = ivory
panel-iron = iron
panel-pool = unassigned pieces
panel-valhalla = pieces in Valhalla
panel-matriarchs = matriarchs, and how many are needed at the end
panel-modern = tools and imports, and how many Modern Greenland asks of every tribe
panel-colonists = pieces in the New World, and how many the US intervention asks of every tribe
panel-hand = cards in hand / limit
panel-belief-polytheist = Polytheists
panel-belief-monotheist = Monotheists
draw-belief-polytheist = trophies score at the end, ivory and iron do not; acts first in the elder phase
draw-belief-monotheist = ivory (1 point) and iron (2) score at the end, trophies do not; acts last in the elder phase
draw-north = North
draw-south = South
draw-cold = cold: only 1 hits
draw-warm = warm: 1 and 2 hit
draw-deck = { $n } left in the deck
draw-event = { $turn ->
        [0] { draw-events-left }
       *[other] Turn { $turn } · { draw-events-left }
    }
draw-events-left = { $n ->
        [0] the last event
        [one] 1 event to come
       *[other] { $n } events to come
    }
draw-supply = supply
draw-aims = { $each ->
        [0] 2 of 3 at the end:
       *[other] 5 points each:
    }
draw-aim-modern = Modern Greenland
draw-aim-modern-help = Modern Greenland: every tribe has somebody at home and two inventions or imports in its tableau
draw-aim-abroad = US intervention
draw-aim-abroad-help = US intervention: every tribe has six people in the New World
draw-aim-depot = Depot
draw-aim-depot-help = Nazi defeat: their depot is empty. Commandos (rank 2) steal from it, a success at Bog Iron keeps it from growing
draw-matriarchs = matriarchs
draw-matriarchs-help = { $n } matriarchs must stand at the end
draw-no-dice = No dice have been rolled this turn
draw-best-bid = { $tribe } leads: { $n } ivory
draw-hand = Hand { $n } of { $limit }
draw-valhalla = Valhalla: the dead, who return as babies
draw-pool = at home: unassigned pieces
draw-hits = hits needed: { $n }
draw-deadly = deadly faces: { $faces }
draw-yield = yields { $goods }
draw-climax = climax { $n }: the lowest of a row leaves at a migration
draw-trophy = { $n } equal dice take it as a trophy worth { $vp }
draw-take = { $n } equal dice take it into the hand
draw-take-success = a success takes it into the hand
draw-odds = success by number of tribesmen: { $odds }
draw-icon-0 = Crowd disease: tribes with { $n } or more pieces at home are decimated
draw-icon-1 = { $coop ->
        [0] Venereal disease: { $any ->
            [0] no tribe here has daughters who bring it
           *[other] tribes with a husband on one of their daughters are decimated ({ $tribes })
        }
       *[other] Propaganda blitz{ $any ->
            [0] : it spares the tribes here
           *[other] {" "}against { $tribes }
        }
    }
draw-icon-2 = Feud: tribes with nobody on their rank 1 and no representative abroad are decimated
draw-icon-3 = Depletion: every elder costs an energy, or dies
draw-icon-4 = Depletion: every D card in a tableau costs an energy or an elder, or is slaughtered
draw-icon-5 = Elder die-off: every tribe rolls a die and loses an elder of that rank
draw-icon-6 = Migration, { $row }: a new card replaces the one with the lowest climax
draw-icon-7 = { $coop ->
        [0] Global cooling: the outermost warm card of each row turns cold
       *[other] Global warming: a cold card of each row turns warm
    }
draw-icon-8 = Storm: every tribe loses a Mariner (rank 6)
draw-icon-9 = Iron breakage: one iron import of every tribe breaks into an iron
draw-icon-10 = No maritime hunting this turn
draw-icon-11 = Markland is closed this turn
draw-icon-12 = Beaver fashion: an Alpha in the New World earns an ivory this turn
draw-icon-13 = Falconer's ransom: the Gyrfalcon is worth three ivory this turn
draw-icon-14 = Tusks for iron: Walrus and Narwhal yield iron instead of ivory this turn
draw-icon-15 = Plankton bloom: successful hunts in the southern row yield one more baby and one more energy this turn
draw-reroll = re-roll { $type }: { $faces }
draw-convert = { $type }: { $faces } turn into 1
draw-first = hunts first: { $type }
draw-round-down = decimation is rounded down
draw-no-storm = safe from storms
draw-maps = { $n } cold card a turn counts as warm
draw-reassign = moves up to { $n } pieces after assignment
draw-discount = event depletion costs { $n } less
draw-free-promotion = promotion is free
draw-free-action = elder actions cost no energy
draw-tiebreak = wins tied auctions
draw-iron-by-ivory = the iron rule may be paid in ivory
draw-sled = sled: carries any number of pieces to one card of the other row
draw-hand-any = hand +{ $n }
draw-hand-d = hand +{ $n } for D cards
draw-cash = can be turned in for { $goods }
draw-raided = raids succeed on { $faces }{ $deadly ->
        [none] {""}
       *[other] , deadly faces: { $deadly }
    }
draw-not-raided = cannot be raided
draw-husband = husband: { $tribe }
draw-source = numbers on this card: { $source ->
        [rulebook] from the rulebook
        [public] from public lists
        [recalled] from memory
       *[other] reconstructed
    }
draw-hostile = hostile
draw-roll-attack = Fight for { $card }: { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
draw-roll-3 = Martyr roll
draw-roll-4 = Elder die-off
draw-roll-5 = Propaganda blitz
draw-success = success
draw-failure = failure
draw-die-rolled = rolled { $n }
draw-die-set = set to { $n }
draw-die-again = rolled again: { $n }
draw-die-turned = turned to 1
draw-die-chosen = { $what }: will be rolled again
draw-die-hits = a hit
draw-die-kills = deadly
draw-die-alpha = The Alpha's die:
draw-extinct = extinct
draw-type-land = land hunt
draw-type-maritime = sea hunt
draw-type-fishing = fishing
draw-type-metallurgy = metallurgy
draw-type-raid = raid
draw-hay = hay { $n }: costs that much energy, or elders, every turn
draw-kind-trophy = trophy: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
draw-girls = daughters { $n }, female Valhalla { $dead }
draw-rank-one = holds one elder at most
draw-power-feud_protection = protects from feuds
draw-power-representative_vp = a representative here scores { $n } points for his own tribe
draw-power-hand_size = hand limit +{ $n } per elder
draw-power-council_of_war = as first player, may swap places in the order with another tribe
draw-power-raiding_allowed = allows raids on other tableaus
draw-power-war_party = attacks hit on 1 and 2
draw-power-transport = each carries up to { $n } pieces across the sea or to the other row
draw-power-cold_as_warm = hunts a cold card as a warm one
draw-power-tool_make_with_ivory = tools may be paid in ivory
draw-supply-help = energy that can still be taken: { $n }
draw-icons = event
draw-order = order of play
draw-for-sale = import for sale
draw-cost = success also costs { $n } energy or elders
draw-kind-d = D card: an animal to domesticate
draw-kind-i = I card: a tool to make
draw-kind-daughter = daughter: her power also serves her husband's tribe
draw-in-tableau = in a tableau: { $what }
draw-colonists = pieces sent there stay as colonists; more than { $n } turn it hostile: a raid with more deadly faces, and the Alpha's die is rolled
draw-produce = yields { $n ->
        [one] a baby
       *[other] { $n } babies
    } every turn
draw-produce-choice = yields a baby or an ivory every turn
draw-babies = { $n ->
        [one] 1 baby
       *[other] { $n } babies
    }
draw-energy = { $n } energy
draw-ivory = { $n } ivory
draw-iron = { $n } iron
draw-odds-here = { $tribe } as they stand there: success { $p } %, { $loss } deaths expected
draw-odds-alpha = with the Alpha: { $odds }
draw-others = also there: { $tribes }{ $fights ->
        [0] {""}
       *[other] {" "}(first offers, then a fight)
    }
draw-closed = Closed: you may send nobody there.
draw-no-transport = Out of reach: no Mariner (rank 6){ $sea ->
        [0] {" "}or sled
       *[other] {""}
    } is free.
draw-nobody-left = You have nobody to send there.
draw-no-war-chief = A raid needs a War Chief (rank 4).
draw-to-raid = Click to send raiders{ $daughter ->
        [0] : they take what the animal yields
       *[other] : one of them marries her
    }.
draw-to-guard = Click to send guards.
draw-click = Click: { $answer }
draw-term-give = Click to give it.
draw-term-ask = Click to ask for it.
draw-term-wed = Click: one of the withdrawing pieces marries her.
draw-term-part = Click: her marriage ends.
draw-spared = no elder dies
draw-elder-dies = an elder dies
draw-holds-out = the tribe holds out
draw-surrenders = the tribe surrenders
draw-fight = the fight, in this order: { $rolls }
draw-hunt-order = the hunt, in this order: { $tribes }
draw-fighter = { $tribe } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } (hits on { $faces })
draw-idle = arrives in turn { $turn }; until then its people may only go to the New World
