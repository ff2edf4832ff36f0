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
prompt-council = Council of War: with whom do you swap places in this turn's order? Click a tribe, or keep the order
    .say-pass = Keep the order
prompt-exchange = Which card do you turn in?
prompt-discard = Too many cards in hand: which one goes?
prompt-decimation-alpha = Decimation: { $deaths } of your { $home } at home and an elder die. Is the Alpha among them?
prompt-lose-elder = Which elder dies?
prompt-matriarch-lost = Which matriarch gives way to a man?
prompt-deplete = Depletion: { $points } left to settle. Click an energy or an elder of yours{ $animals ->
        [0] {""}
       *[other] , or an animal to slaughter
    }
prompt-female-lost = Which woman goes with the man?
prompt-chief-choice = Die-off: roll, or name the elder who dies
prompt-breakage = Which iron import breaks?
prompt-bid = { $high ->
        [0] { $lot }: no bid yet. Your bid in ivory?
       *[other] { $lot }: { $leader } bids most, { $high } ivory; a tie goes to { $stays ->
            [0] you
           *[other] { $leader }
        } ({ $friend ->
            [0] order of play
           *[other] Peepeelee
        }). Your bid?
    }
prompt-buy-import = { $coop ->
        [0] { $lot } costs { $price } ivory. Buy it?
       *[other] { $lot } costs { $price } disks. With how much ivory, the rest in iron?
    }
prompt-assign = Where do your people go? { $home } at home. Choose a card, an action, or be done
prompt-assign-kind = { $role ->
        [raid] Raid on { $card }
        [guard] Guards for { $card }
        [settle] Colonists for { $card }
       *[hunt] Hunters for { $card }
    }: tribesmen or the Alpha?
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
prompt-promote-rank = On which rank? Click it on the placard
prompt-recall = Whom do you call back? Click an elder, a colony, or a wife whose husband comes home
prompt-recall-by = How does he come home: by Mariner or by sled?
prompt-reassign = { $ski ->
        [0] Navigation
       *[other] Skiing
    }: { $moves ->
        [one] one piece
       *[other] up to { $moves } pieces
    } may still be moved. From which card? Or done
prompt-reassign-kind = { $card }: which piece is moved away?
prompt-reassign-to = From { $card } to which card?
prompt-pick-contested = Several tribes claim these cards. Which comes next: offers{ $fights ->
        [0] {""}
       *[other] , then a fight
    }?
prompt-offer = { $card } is contested{ $fights ->
        [0] {""}
       *[other] : if nobody leaves, all attack
    }. { $last ->
        [0] Click a tribe to make it an offer
       *[other] Last round: click a tribe to make it an offer
    }
    .say-pass = No offer
prompt-offer-departure = Your offer: who withdraws from { $card }? Click the tribe
prompt-offer-alpha = Your offer: does the Alpha of { $leaver } withdraw from { $card } too?
prompt-offer-number = Your offer: how many tribesmen of { $leaver } withdraw from { $card }?
prompt-offer-terms = Your offer to { $to }: { offer-sentence } Click more to give, to ask for or to marry, or send it
    .say-done = Send the offer
prompt-offer-groom = Your offer: who of { $leaver } marries { $bride }?
prompt-answer = { $by } offers { $to }: { offer-sentence } { $third ->
        [0] Agreed?
       *[other] It needs your consent, too. Agreed?
    }
prompt-divorce-offer = Offer to end a marriage? Click the wife, or make no offer
    .say-pass = No offer
prompt-iron-rule-attack = { $card }: { $by } attacks with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } and hits on { $faces }. { iron-price } to lose nobody, or do not pay
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
    }. Click dice to roll them again, then be done
prompt-allot-hit = { $card }: who takes the hit?{ $points ->
        [one] {""}
       *[other] {" "}({ $points } to allot)
    }
prompt-casualty = { $card }: which piece dies?
prompt-pogrom = Of which tribe is the elder who dies? Click it
prompt-pogrom-kind = Which elder of { $other } dies: a tribesman or the Alpha?
prompt-pick-hunt = Which of your cards is hunted next?
prompt-feet-of-clay = { $card }: the Alpha's die is a { $face } without rolling. Let him roll instead (feet of clay)?
    .say-yes = Let him roll
    .say-no = Keep the set die
prompt-iron-rule = { $card }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, deadly on { $faces }. { iron-price } so that nobody dies in this roll, or do not pay
    .say-pass = Do not pay
prompt-bullet = { $card }: click an iron of yours so that threes steal too, or pass
prompt-cold-as-warm = { $card } is cold: only 1 hits. Use a power so that 2 hits too?
prompt-opportunistic = { $card } lies there now. Do your people hunt it?
prompt-bog-iron = { $card }: the success has its price. Click an energy or an elder of yours, or say no and fail
prompt-alpha-birth = { $babies ->
        [one] A baby is born
       *[other] { $babies } babies are born
    }{ $abroad ->
        [0] {""}
       *[other] {" "}in { $card }
    }: is the Alpha among them?
prompt-take-card = { $to ->
        [1] Take { $card } as a trophy worth { $worth }?
       *[other] Take { $card } to your hand?
    }
prompt-raid-booty = What do the raiders take from { $card }? Babies, or what you click among your own disks
prompt-new-husband = Who becomes the husband of { $card }?
prompt-animals = Which animal is next?
prompt-hay = { $card }: { $points } hay to pay. Click an energy or an elder, or slaughter it
prompt-produce = { $card }: a baby, or an ivory? For that click yours
prompt-pacify = { $card } is hostile: click an ivory of yours to make peace, or pass
prompt-elder-action = Which elder action? Or done
prompt-tool-make = Which tool is made?
prompt-tool-price = Paid with what? Click an iron or an ivory of yours
prompt-domesticate = Which animal is tamed?
prompt-witch-victim = Which elder is burned?
prompt-witch-fresh = Which elder of this rank is burned: one who has not acted, or one who has?
prompt-banish-victim = Who is banished and dies? Click a missionary, or a wife for her husband; or spare them
    .say-done = Spare them
prompt-banish-kind = Which missionary of { $other } is banished: a tribesman or the Alpha?
prompt-emissary = To which tribe does he go?
prompt-emissary-kind = Who goes to { $other }: a tribesman or the Alpha?
prompt-proselytize = Which tribe shall be converted?
prompt-saga-home = Promote, call back, or be done: then { $home ->
        [one] the one at home hunts
       *[other] all { $home } at home hunt
    } where a die or a matriarch says
prompt-hunt-row = In which row do they hunt? Whom no transport carries stays in the home row
prompt-hunt-biome = A matriarch chooses the biome: where do they hunt?
prompt-alpha-goes = Not all can go to { $card }. Does the Alpha go?
prompt-matriarch-goal = A matriarch sends hunters: to which card? Or done
prompt-matriarch-from = A matriarch sends hunters to { $card }: from which card?
prompt-colony-from = Move colonists away from which card? Or done
prompt-colony-alpha = Move the Alpha away from which card? Or done
prompt-chief-alpha = To which card does the Alpha go? Or done
prompt-place-daughter = Which biome does a daughter go to?
prompt-gift = Trade market: click a disk of yours to give it to another tribe, or be done
prompt-gift-to = To which tribe do you give it? Click the tribe

# With what the iron rule is paid
iron-price = { $price ->
        [both] Click an iron or an ivory of yours
        [ivory] Click an ivory of yours
        [card] Turn in a card for iron
       *[iron] Click an iron of yours
    }

# One offer in one sentence, in questions and in the log
offer-sentence = { $leaves ->
        [0] { $nparts ->
            [one] The marriage of { $parts } ends.
           *[other] The marriages of { $parts } end.
        }
       *[other] { $leaver } withdraws { offer-people } from { $card }.
    }{ $ngives ->
        [0] {""}
       *[other] {" "}{ $by } gives { $gives }.
    }{ $nasks ->
        [0] {""}
       *[other] {" "}{ $to } gives { $asks }.
    }{ $nweds ->
        [0] {""}
        [one] {" "}A tribesman of { $leaver } marries { $weds }.
       *[other] {" "}Tribesmen of { $leaver } marry { $weds }.
    }{ $nbride ->
        [0] {""}
       *[other] {" "}The Alpha of { $leaver } marries { $bride }.
    }{ $nparts ->
        [0] {""}
       *[other] { $leaves ->
            [0] {""}
           *[other] {" "}Divorce of { $parts }.
        }
    }
offer-people = { $alpha ->
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
say-abandon-help = All colonists come home; Mariners must carry them.
say-promote = Promote an elder
say-promote-help = One energy (none with Nelii): a piece from home becomes an elder on a rank of your placard.
say-exchange = Turn in a card
say-exchange-help = A card of your tableau goes back to the box for the disks shown on it (exchange).
say-slaughter = Slaughter it
say-domesticate = Domesticate
say-domesticate-help = A D card from hand to tableau, for an energy.
say-witch-burn = Burn a witch
say-witch-burn-help = An elder of yours dies, for an energy. A tribe without elders may be baptized.
say-banish = Banish
say-banish-help = Roll dice for your hand limit; each 1 kills a foreign guest.
say-tool-make = Make a tool
say-tool-make-help = An I card from hand to tableau, for an iron.
say-emissary = Send an emissary
say-emissary-help = A rank 5 elder moves to rank 1 of another tribe, for an energy.
say-proselytize = Proselytize
say-proselytize-help = Roll dice for your hand limit; a 1 converts the tribe.
say-baptism = Be baptized
say-baptism-help = Your placard turns to its monotheist side for good: ivory and iron count at the end, trophies no longer.
say-baby = Babies
say-fresh = One who has not acted
say-acted = One who has acted
say-roll = Roll the die
say-mariner = By Mariner
say-mariner-help = He carries nobody else this turn.
say-sled = By sled
say-sled-help = It carries nobody else this turn.
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
matriarch = matriarch of rank { $name }
row-north = northern row
row-south = southern row
number = { $name }

# The log
log-event = Turn { $turn }: { $what }. { $seat } begins.
log-council = { $seat } swaps places with { $other }.
log-takes-animal = { $seat } brings { $face }.
log-migration = { $old } leaves, { $new } comes.
log-cooling = { $card } goes to the cold side.
log-deep-freeze = { $card } is lost in the deep freeze.
log-warming = { $card } goes to the warm side.
log-decimated = { $seat } is decimated: { $n ->
        [0] nobody was at home
        [one] one dies
       *[other] { $n } die
    }.
log-elder-dies = { $seat } loses an elder: { $elder }.
log-settles = { $seat } settles a point: { $by }.
log-die-off = { $seat } rolls { $die } for the die-off{ $spared ->
        [0] {""}
       *[other] : no elder there
    }.
log-breaks = { $card } of { $seat } breaks into an iron.
log-bids = { $seat } bids { $n } for { $card }.
log-equal-bids = Equal bids: { $seat } leads, { $friend ->
        [0] being earlier in the order of play
       *[other] thanks to Peepeelee
    }.
log-unsold = Nobody wants { $card }.
log-imports = { $seat } gets { $card }.
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
       *[hunt] to hunt: { $card }
    }.
log-promotes = { $seat } promotes an elder: { $elder }.
log-recalls = { $whence ->
        [colony] { $seat } calls a colonist back from { $piece }.
        [wife] { $seat } calls the husband of { $piece } home.
       *[elder] { $seat } calls back: { $piece }.
    }
log-abandons = { $seat } abandons the colonies.
log-reassigns = { $seat } moves { $n ->
        [0] the Alpha
        [one] a tribesman
       *[other] { $n } tribesmen
    } from { $card } to { $goal }.
log-beavers = { $seat } sells beaver furs for an ivory.
log-contested = { $card } is contested.
log-offers = { $by } offers { $to }: { offer-sentence }
log-accepts = { $seat } agrees.
log-rejects = { $seat } refuses.
log-marries = A man of { $seat } marries { $card }.
log-hostile = { $card } turns hostile: { $n } colonists are too many.
log-iron-rule = { $seat } pays { $disk } to lose nobody.
log-attack-hits = { $seat } attacks: { $n ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $n } hits.
    }
log-casualty = { $husband ->
        [0] { $seat } loses a piece: { $piece }.
       *[other] { $seat } lets the husband of { $piece } die instead.
    }
log-pogrom = { $seat } lets an elder of { $other } die instead.
log-rolls = { $dice ->
        [none] The Alpha's die of { $seat } is a { $alpha }.
       *[other] { $seat } rolls { $dice }{ $alpha ->
            [0] {""}
           *[other] , the Alpha { $alpha }
        }.
    }
log-rerolls = { $dice ->
        [none] After the re-roll the Alpha's die of { $seat } is a { $alpha }.
       *[other] After re-rolls { $seat } has { $dice }{ $alpha ->
            [0] {""}
           *[other] , the Alpha { $alpha }
        }.
    }
log-attrition = { $n ->
        [one] { $alpha ->
            [0] One of { $seat } dies in this roll.
           *[other] The Alpha of { $seat } dies in this roll.
        }
       *[other] { $n } of { $seat } die in this roll{ $alpha ->
            [0] {""}
           *[other] , the Alpha among them
        }.
    }
log-hunt-succeeds = { $seat } succeeds on { $card }.
log-hunt-fails = { $seat } fails on { $card }.
log-too-late = { $seat } comes home from { $card } without a roll: another tribe was first.
log-unborn = { $n ->
        [one] A baby is
       *[other] { $n } babies are
    } lost to { $seat }: nobody is left in Valhalla.
log-births = { $n ->
        [one] A baby is born to { $seat }
       *[other] { $n } babies are born to { $seat }
    }{ $abroad ->
        [0] {""}
       *[other] {" "}in { $card }
    }{ $alpha ->
        [0] {""}
       *[other] {": "}{ $n ->
            [one] the Alpha
           *[other] the Alpha is among them
        }
    }.
log-daughters-born = { $n ->
        [one] A daughter is born.
       *[other] { $n } daughters are born.
    }
log-takes-card = { $seat } takes { $card } { $to ->
        [hand] to hand
        [tableau] into the tableau
       *[trophy] as a trophy
    }.
log-replaced = { $card } comes into the row.
log-raid-succeeds = { $seat } raids { $card } with success.
log-raid-fails = { $seat } raids { $card } in vain.
log-loots = { $seat } takes from { $card }: { $goods }.
log-hay = { $seat } pays the hay of { $card }: { $by }.
log-produces = { $seat } has the produce of { $card }.
log-pacifies = { $seat } makes peace in { $card }.
log-martyr-roll = { $banishing ->
        [0] { $seat } preaches (martyr roll): { $dice }.
       *[other] { $seat } tries to banish guests (martyr roll): { $dice }{ $ones ->
            [0] , in vain
           *[other] {""}
        }.
    }
log-tool-makes = { $seat } makes { $card }.
log-domesticates = { $seat } tames { $card }.
log-witch-burns = { $seat } burns an elder: { $elder }.
log-banishes = { $husband ->
        [0] { $seat } banishes: { $victim }.
       *[other] { $seat } banishes the husband of { $victim }.
    }
log-baptism = { $seat } is baptized.
log-emissary = { $seat } sends an emissary to { $other }.
log-converted = { $seat } is converted.
log-extinct = { $seat } is extinct.
log-scores = { $seat } has { $n ->
        [one] 1 point
       *[other] { $n } points
    }: people{"\u00A0"}{ $people }{ $trophies ->
        [0] {""}
       *[other] , trophies{"\u00A0"}{ $trophies }
    }{ $goods ->
        [0] {""}
       *[other] , ivory and iron{"\u00A0"}{ $goods }
    }{ $allies ->
        [0] {""}
       *[other] , representatives{"\u00A0"}{ $allies }
    }{ $rest ->
        [0] {""}
       *[other] , first part and bonus{"\u00A0"}{ $rest }
    }.
log-wins = { $seat } wins.
log-hunting-row = They hunt in the { $row }.
log-stay-at-home = Whom no transport carries hunts in the { $row }.
log-hunting-biome = The die shows { $die }: { $card }.
log-second-part = The second part begins: the resistance.
log-steals = Commandos of { $seat } steal { $n } energy.
log-cryolite = The mine brings { $n } energy to the depot.
log-gives = { $seat } gives { $other } { $disk }.
log-blitz = Propaganda against { $seat }: lowest die { $die }, hand limit { $limit }.
log-surrenders = { $seat } surrenders.
log-becomes-matriarch = A daughter becomes a matriarch: { $elder }.
log-daughter-goes = A daughter goes along to { $card }.
log-matriarch-lost = A man takes the place of a { $elder }.
log-female-lost = With the man goes: { $elder }.
log-bullets = { $seat } pays an iron for bullets: threes steal too.
log-persuades = { $seat } persuades { $other } to change belief at the end of the turn.
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
log-matriarchs = { $n } matriarchs stand at the end; { $need } are needed.
log-conditions = Modern Greenland: { $modern ->
        [0] missed
       *[other] reached
    }. US intervention: { $states ->
        [0] missed
       *[other] reached
    }. Defeat of the occupiers: { $defeat ->
        [0] missed
       *[other] reached
    }.
log-gains = { $seat } gains { goods-list }.
log-energy-lost = { $n } energy is lost: the woodpile of { $seat } is full, or the supply is empty.
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
option-pogrom = Pogroms: an elder or a husband may die for a fighter
option-cape_york_trophy = With a sled Cape York is a trophy for two equal dice
option-missionary_protects_sender = A missionary also protects his senders
option-war_party_needs_alpha = War parties need the Alpha
option-war_chief_raid_hits = A War Chief adds 2 to raid successes
option-contested_picker = Who picks contested cards
option-contested_picker-most_iron_in_game = most iron in the game
option-contested_picker-most_iron_involved = most iron on such cards
option-hunt_card_order = Order of hunting grounds
option-hunt_card_order-by_player = player after player
option-hunt_card_order-first_player_all = the first player, all
option-hunt_card_order-rotation = one each in rotation
option-take_to_hand = Taking cards to hand
option-take_to_hand-optional = optional
option-take_to_hand-forced = forced
option-energy_supply_finite = Energy is limited to 28 disks
option-plankton_includes_vinland = Plankton feeds Vinland too
option-solitaire_count_new_world = Solitaire: the New World is number 1
option-solitaire_daughters_score = Solitaire: daughters score
option-coop_energy_limit = Co-op: woodpile limit
option-coop_events = Co-op: number of events
option-cryolite_without_attempt = Co-op: the mine works even without an attempt
option-blitz_dice = Co-op: dice of a blitz
option-blitz_dice-own_unmarried_daughters = captive daughters
option-blitz_dice-own_married_daughters = freed daughters
option-surrender = Co-op: a surrender
option-surrender-all_lose = all lose
option-surrender-tribe_out = only that tribe is out
variant-base = Standard game
variant-base-help = Two to four tribes, ten events; all rules.
variant-beginners = Beginners
variant-beginners-help = No daughters, animals, tools or New World, no raids and no fights: the way to learn the game.
variant-survivalist = Survivalist
variant-survivalist-help = Harder: the Alpha only counts as a 2, no iron saves lives, and cards that are taken are not replaced.
variant-solitaire_daughters = Saga of the Daughters (solitaire)
variant-solitaire_daughters-help = Alone: daughters become matriarchs; three of them must stand at the end.
variant-coop_nazi = Resistance (co-operative)
variant-coop_nazi-help = One to four tribes together against the occupiers: reach two of three aims before the events run out.
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
panel-valhalla = in Valhalla
panel-matriarchs = matriarchs, and how many are needed at the end
panel-modern = tools and imports, and how many Modern Greenland asks of every tribe
panel-colonists = pieces in the New World, and how many the US intervention asks of every tribe
panel-hand = cards in hand / limit
panel-belief-polytheist = Polytheists
panel-belief-monotheist = Monotheists
draw-belief-polytheist = trophies count at the end, ivory and iron do not; first in the elder phase
draw-belief-monotheist = ivory (1 point) and iron (2) count at the end, trophies do not; last in the elder phase
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
draw-aim-depot-help = Defeat of the occupiers: their depot is empty. Commandos (rank 2) steal from it, a success at Bog Iron keeps it from growing
draw-matriarchs = matriarchs
draw-matriarchs-help = { $n } matriarchs must stand at the end
draw-no-dice = No dice have been rolled this turn
draw-best-bid = { $tribe } bids most: { $n } ivory
draw-hand = Hand { $n } of { $limit }
draw-valhalla = Valhalla: the dead, who come back as babies
draw-pool = at home: unassigned pieces
draw-hits = hits needed: { $n }
draw-deadly = deadly faces: { $faces }
draw-yield = brings { $goods }
draw-climax = climax { $n }: the lowest of a row leaves at a migration
draw-trophy = trophy worth { $vp } by { $n } equal dice
draw-take = to hand by { $n } equal dice
draw-take-success = to hand by success
draw-odds = success by number of tribesmen: { $odds }
draw-icon-0 = Crowd disease: tribes with { $n } or more pieces at home are decimated
draw-icon-1 = { $coop ->
        [0] Venereal disease: { $any ->
            [0] no tribe here has daughters who bring it
           *[other] tribes with a husband on a daughter of { $tribes } are decimated
        }
       *[other] Propaganda blitz{ $any ->
            [0] : it spares the tribes here
           *[other] {" "}against { $tribes }
        }
    }
draw-icon-2 = Feud: tribes without a Chief (rank 1) or a representative abroad are decimated
draw-icon-3 = Depletion: every elder costs an energy, or dies
draw-icon-4 = Depletion: every D card in a tableau costs an energy or an elder, or is slaughtered
draw-icon-5 = Elder die-off: every tribe rolls a die and loses an elder of that rank
draw-icon-6 = Migration, { $row }: the card with the lowest climax makes way for a new one
draw-icon-7 = { $coop ->
        [0] Global cooling: the outermost warm card of each row turns cold
       *[other] Global warming: a cold card of each row turns warm
    }
draw-icon-8 = Storm: every tribe loses a Mariner (rank 6)
draw-icon-9 = Iron breakage: an iron import of every tribe turns into an iron
draw-icon-10 = No maritime hunting this turn
draw-icon-11 = Markland is closed this turn
draw-icon-12 = Beaver fashion: an Alpha in the New World brings an ivory
draw-icon-13 = Falconer's ransom: the Gyrfalcon is worth three ivory this turn
draw-icon-14 = Tusks are iron: Walrus and Narwhal bring iron instead of ivory this turn
draw-icon-15 = Plankton bloom: hunts in the southern row bring one more baby and energy this turn
draw-reroll = re-roll { $type }: { $faces }
draw-convert = { $type }: { $faces } become 1
draw-first = hunts first: { $type }
draw-round-down = decimation is rounded down
draw-no-storm = safe from storms
draw-maps = { $n } cold card a turn counts as warm
draw-reassign = move up to { $n } pieces after assignment
draw-discount = depletion less { $n }
draw-free-promotion = promotion is free
draw-free-action = elder actions cost no energy
draw-tiebreak = wins tied auctions
draw-iron-by-ivory = the iron rule may be paid with ivory
draw-sled = sled: carries any number of pieces to one card of the other row
draw-hand-any = hand +{ $n }
draw-hand-d = hand +{ $n } for D cards
draw-cash = exchange for { $goods }
draw-raided = raids succeed on { $faces }{ $deadly ->
        [none] {""}
       *[other] , deadly faces: { $deadly }
    }
draw-not-raided = cannot be raided
draw-husband = husband: { $tribe }
draw-source = numbers of this card: { $source ->
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
draw-hay = hay { $n }: to pay every turn with energy or elders
draw-kind-trophy = trophy: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
draw-girls = daughters { $n }, female Valhalla { $dead }
draw-rank-one = one elder at most
draw-power-feud_protection = protects from feuds
draw-power-representative_vp = a representative here brings his own tribe { $n } points
draw-power-hand_size = hand limit +{ $n } per elder
draw-power-council_of_war = as first player: swap places in the order with a tribe
draw-power-raiding_allowed = raids on other tableaus
draw-power-war_party = attacks hit on 1 and 2
draw-power-transport = each carries up to { $n } pieces across the sea or to the other row
draw-power-cold_as_warm = a cold card is hunted as a warm one
draw-power-tool_make_with_ivory = tools may be paid with ivory
draw-supply-help = energy that can still be taken: { $n }
draw-icons = event
draw-order = order of play
draw-for-sale = import for sale
draw-cost = a success also costs { $n } energy or elders
draw-kind-d = D card: an animal to domesticate
draw-kind-i = I card: a tool to make
draw-kind-daughter = daughter: her power also serves the tribe of her husband
draw-in-tableau = in a tableau: { $what }
draw-colonists = whoever goes there stays as a colonist; more than { $n } of them make it hostile: a raid with deadlier faces, and the Alpha's die is rolled
draw-produce = gives { $n ->
        [one] a baby
       *[other] { $n } babies
    } every turn
draw-produce-choice = gives a baby or an ivory every turn
draw-babies = { $n ->
        [one] 1 baby
       *[other] { $n } babies
    }
draw-energy = { $n } energy
draw-ivory = { $n } ivory
draw-iron = { $n } iron
draw-odds-here = { $tribe } as it stands there: success { $p } %, { $loss } deaths expected
draw-odds-alpha = beside the Alpha: { $odds }
draw-others = { $tribes } there too{ $fights ->
        [0] {""}
       *[other] : bargain or fight first
    }
draw-closed = Not now: nobody may be sent there.
draw-no-transport = Out of reach: no Mariner (rank 6){ $sea ->
        [0] {" "}or sled
       *[other] {""}
    } is free.
draw-nobody-left = Nobody can be sent there.
draw-no-war-chief = A raid needs a War Chief (rank 4).
draw-to-raid = Click to send raiders{ $daughter ->
        [0] : they take what the animal gives
       *[other] : one of them marries her
    }.
draw-to-guard = Click to send guards.
draw-term-give = Click to give it.
draw-term-ask = Click to ask for it.
draw-term-wed = Click: one of those who withdraw marries her.
draw-term-part = Click: her marriage ends.
draw-spared = nobody dies
draw-elder-dies = an elder dies
draw-holds-out = the tribe holds out
draw-surrenders = the tribe surrenders
draw-fight = the fight, in this order: { $rolls }
draw-hunt-order = the hunt, in this order: { $tribes }
draw-fighter = { $tribe } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } (hits on { $faces })
draw-idle = arrives in turn { $turn }; until then people may only be sent to the New World
