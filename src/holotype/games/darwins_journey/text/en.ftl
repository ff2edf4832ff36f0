title = Darwin's Journey
summary = Send your workers to the journals, train them with wax seals, follow the Beagle through the Galápagos, and turn what you find into the theory of evolution.
phase-setup = Drafts
phase-action = Round { $round } · Action
phase-turn-order = Round { $round } · Turn order
phase-reward = Round { $round } · Reward
phase-preparation = Round { $round } · Preparation
phase-final = Final scoring

# Questions
prompt-draft-crew = Crew card { $pick } of 3: keep one, for a worker with its seals to complete later; { $left ->
    [0] the other leaves the game
   *[other] { $players ->
        [1] you choose again among the rest
       *[other] the rest goes to { $neighbour }
    }
}
prompt-draft-objectives = Take a column: one silver and one gold objective
prompt-place = { $declare ->
    [0] Place a worker on an action space
   *[1] Place a worker on an action space, or first complete an objective or crew card
}
prompt-worker = Which of your workers goes to “{ $action }”?
prompt-effect = { $effects ->
    [0] Nothing else can be done now: complete an objective or crew card, or skip the rest
   *[other] Which effect comes next?{ or-declare }
}
prompt-end-turn = Complete an objective or crew card, or end your turn
prompt-reward-window = Complete an objective or crew card now, or pass
prompt-step = { $steps ->
    [one] One more step, or stop and use this space
   *[other] Up to { $steps } more steps, or stop and use this space
}
prompt-passed = Use one of the spaces you passed?
prompt-crew-worker = Which worker completes { $card }?
prompt-slot = On which slot does the completed objective go?
prompt-overflow-slot = Your reserve is full: which slot holds the tile until it is completed?
prompt-complete-any = Which of your objectives is completed?
prompt-discarded = Your stacks are empty: how many stamps come from the discard?
prompt-envelope = { $distribute ->
    [0] { $stamps ->
        [one] Into which envelope does the stamp go?
       *[other] Into which envelope do the { $stamps } stamps go?
    }
   *[1] { $stamps ->
        [one] Into which envelope does this stamp go?
       *[other] Into which envelope does this stamp go? { $stamps } are left, each may go elsewhere
    }
}
prompt-seal-row = Which worker gets the { $colour ->
    [0] green
    [1] blue
    [2] red
   *[3] yellow
} seal?
prompt-lens = Where do you put your lens? You may use the space at once, without seals or area cost{ or-declare }
prompt-seal = Which seal of the academy do you take? { $free ->
    [1] This one is free
   *[0] { $discount ->
        [0] You pay for its row and for the slot
        [one] You pay for its row and for the slot, 1 coin less
       *[other] You pay for its row and for the slot, { $discount } coins less
    }
}{ or-declare }
prompt-navigate = Sail { $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
}: the first step of your ship{ or-declare }
prompt-explore = Explore { $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
}: the first step of one of your explorers{ or-declare }
prompt-camp = Pitch a tent at this camp, { $cost ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $cost } coins
}?{ or-declare }
prompt-camp-any = At which camp do you pitch a tent?{ or-declare }
prompt-stack = { $stamps ->
    [discard] Your stacks are empty: how many stamps do you take back from the discard?
    [0] One more stamp for the medal, or stop: from which stack?
    [one] Take 1 stamp: from which stack?
   *[other] Take { $stamps } stamps, one by one: from which stack?
}{ or-declare }
prompt-deliver = Which specimen do you deliver to the museum?{ or-declare }
prompt-redeliver = Which specimen do you deliver again?{ or-declare }
prompt-research = Which specimen of the museum do you research?{ or-declare }
prompt-objective = Which objective do you take?{ or-declare }
prompt-objective-complete = Which objective do you take and complete at once?{ or-declare }
prompt-special-seal = Which worker gets the special seal?{ or-declare }
prompt-convert = Give back a knowledge token for { $coins } coins or { $vp } VP?{ or-declare }
prompt-island = To which island do you send an explorer?{ or-declare }
prompt-locked = Which locked space do you perform?{ or-declare }
prompt-specimen = Which species do you research?{ or-declare }
prompt-to-beagle = Catch up with the Beagle?{ or-declare }
    .do-to-beagle = Catch up
prompt-copy-crew = Which crew card do you copy?{ or-declare }
prompt-repeat-camp = Which of your camps do you use again?{ or-declare }
prompt-specimen-mine = Which specimen of your islands do you research?{ or-declare }
prompt-choice = Which of the two?{ or-declare }
prompt-paid = Pay to do it once more?{ or-declare }
prompt-darwin = On which space do you place Darwin?{ or-declare }

# Added to a question beside which something can be completed
or-declare = { $declare ->
    [0] {""}
   *[1] {" "}(or first complete an objective or crew card)
}

# Log
log-board = The board is set up: starting lenses lie on { $spaces }.
log-laid = From the start the museum holds { $species }: no flag of the map is left for them.
log-turn-order = Turn order: { $seats }.
log-keeps-card = { $seat } keeps a crew card.
log-kept-card = You kept { $card }.
log-shows-crew = { $seat } shows { $card }.
log-start-seal = { $seat } puts its { $seal ->
    [0] green
    [1] blue
    [2] red
   *[3] yellow
} seal on { $worker }.
log-takes-column = { $seat } { $last ->
    [0] takes
   *[1] takes last, of what is left,
} the objectives { $tiles }.
log-round = Round { $n } begins.
log-neutral-worker = A neutral worker stands in the { $area ->
    [0] travel
    [1] study
   *[2] special
} journal.
log-places = { $seat } places { $worker } on “{ $space }”.
log-uses-knowledge = { $seat } makes up for missing seals with { $n ->
    [one] a knowledge token
   *[other] { $n } knowledge tokens
}.
log-pays-area = { $seat } pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: somebody is in that area already.
log-lens-income = { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for the lens on “{ $space }”.
log-silver-medal = { $seat } uses the worker's silver medal: { $page ->
    [0] one more step
    [1] one more step
    [2] one more stamp
    [3] one more academy action
   *[other] 2 coins
}.
log-gold-medal = { $seat } uses the worker's gold medal: { $page ->
    [0] a space that is passed counts, too
    [1] a space that is passed counts, too
    [2] the stamps may be distributed
    [3] seals are 1 coin cheaper
   *[other] 3 VP
}.
log-places-darwin = { $seat } places Darwin on “{ $space }”.
log-declines = { $seat } does without: { $effects }.
log-impossible = { $seat } { $poor ->
    [0] finds nothing for “{ $effects }”
   *[1] has too few coins for “{ $effects }”
}.
log-pays-again = { $seat } pays { $n } coins to do it once more: { $effect }.
log-vp = { $seat } gains { $n } VP.
log-coins = { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
log-knowledge = { $seat } gains { $n ->
    [one] a knowledge token
   *[other] { $n } knowledge tokens
}.
log-theory = { $seat } advances { $n } on the theory track, to { $to }.
log-places-lens = { $seat } puts a lens on “{ $space }” { $n ->
    [0] without paying
   *[other] for { $n } coins
}: the space is open to all.
log-takes-seal = { $seat } takes a { $seal ->
    [0] green
    [1] blue
    [2] red
   *[3] yellow
} seal for { $worker } { $n ->
    [0] and pays nothing
    [one] and pays 1 coin
   *[other] and pays { $n } coins
}.
log-takes-special-seal = { $seat } takes a special seal for { $worker }.
log-earns-silver = { $worker } of { $seat } earns the silver medal.
log-earns-gold = { $worker } of { $seat } earns the gold medal.
log-sails = { $seat } sails { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $space }.
log-explores = { $seat }'s explorer walks { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $space }.
log-skips = { $seat }'s explorer skips { $space }, where somebody stands.
log-goes-ashore = { $seat } passes a silver ribbon: an explorer goes ashore on { $island }.
log-gold-ribbon = { $seat } is the first to cross the gold ribbon at { $space } and gains { $n } VP.
log-first-on-land = { $seat } is the first to reach the end of the island, { $space }, and gains { $n } VP.
log-first-at-sea = { $seat } is the first to reach the end of the sea, { $space }, and gains { $n } VP.
log-uses-passed = { $seat } also uses { $space }, passed on the way.
log-catches-up = { $seat } catches up with the Beagle at { $space }.
log-sends = { $seat } sends an explorer to { $island }.
log-collects = { $seat } collects a specimen: { $species }.
log-researches = { $seat } researches { $species } in the museum.
log-finds = { $seat } finds a specimen of choice: { $species }.
log-finds-on-island = { $seat } finds a specimen of an own island: { $species }.
log-pitches = { $seat } pitches a tent ({ $camp }) { $n ->
    [0] without paying
    [one] for 1 coin
   *[other] for { $n } coins
}.
log-uncovers = { $seat } gains what tent { $n } leaves open on the player board.
log-repeats-camp = { $seat } uses a camp again: { $camp }.
log-takes-discarded = { $seat } takes { $n ->
    [one] a stamp
   *[other] { $n } stamps
} back from the discard.
log-sends-letters = { $seat } puts { $n ->
    [one] a stamp
   *[other] { $n } stamps
} into { $envelope }.
log-empties-stack = { $seat } has emptied { $stack } and will get its bonus.
log-delivers = { $seat } delivers { $species } to the museum.
log-first-of-row = { $seat } is the first to deliver into this row and takes its coin.
log-completes-row = { $seat } placed the tile that completes a museum row.
log-neighbours = { $seat } looks along row and column: { $empty ->
    [one] 1 empty slot
   *[other] { $empty } empty slots
} for coins, { $filled ->
    [one] 1 tile
   *[other] { $filled } tiles
} for theory.
log-redelivers = { $seat } delivers { $species } again.
log-takes-objective = { $seat } takes the objective “{ $tile }”.
log-needs-nothing = { $seat } completes “{ $tile }” whatever it asks for.
log-pays-slot = { $seat } pays { $n } coins for the slot “{ $slot }”.
log-blocks-slot = { $seat }'s reserve is full: “{ $tile }” waits on the slot “{ $slot }”.
log-completes-objective = { $seat } completes the objective “{ $tile }” on the slot “{ $slot }”.
log-passive = { $seat } has from now on: { $which ->
    [0] no coins to pay for the rows of the academy
    [1] an area cost of { $n }
    [2] a loss of { $n } VP at most for each place of the Beagle that the ship lags behind
   *[3] a theory multiplier that is { $n } higher
}.
log-fifth-worker = { $seat } receives the fifth worker.
log-completes-crew = { $seat } completes { $card } with { $worker }.
log-copies-crew = { $seat } copies { $card }.
log-performs-locked = { $seat } performs the locked space “{ $space }”.
log-queues = { $seat } takes place { $n } in the turn order queue.
log-converts = { $seat } returns a knowledge token.
log-no-letters = Nobody has stamps in { $envelope }.
log-rival = The neutral rival has { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
} in { $envelope }.
log-letter-reward = { $seat } has { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
} in { $envelope } and is rewarded for { $place ->
    [1] the most
   *[2] the second most
}.
log-discards-stamps = { $seat } discards { $n } of those stamps.
log-goal = { $seat } scores the Beagle's goal: { $things } × { $goal ->
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
}, { $n } VP.
log-lag = { $seat }'s ship lags behind the Beagle: { $n } VP of this are lost.
log-beagle-sails = The Beagle sails on to { $space }; all workers go home.
log-new-objectives = New objectives: { $tiles }.
log-no-seals = The supply of seals is used up: { $n } places of the academy stay empty.
log-final-objectives = { $seat } gains { $n } VP for objective slots.
log-final-seals = { $seat } gains { $n } VP for workers with five or six seals.
log-final-tents = { $seat } gains { $n } VP for having pitched all tents.
log-final-theory = { $seat } multiplies the museum by the theory: { $base } × { $multiplier } = { $n } VP.
log-final-rest = { $seat } gains { $n } VP for coins and knowledge left over.
log-final = { $seat } ends with { $n } VP.
log-wins = { $seat } wins.
log-wins-by-theory = { $seat } wins: as many points, but further on the theory track.
log-wins-by-coins = { $seat } wins: as many points and as far on the theory track, but more coins.
log-share = { $seats } share the victory.
log-solo-rank = { $seat } reaches the rank of { solo-rank }.
solo-rank = { $rank ->
    [1] Cabin boy
    [2] Collector
    [3] Naturalist
    [4] Fellow of the Society
   *[5] Author of the Theory
}
verdict = The journey ends with { $score } points. Your rank: { solo-rank }

# Tokens
say-skip = Skip
say-skip-help = Decline what is left of this effect.
say-stop = Stop here
say-end = End turn
say-end-help = What you can complete now can wait for a later turn.
say-pass = Pass
say-pass-help = What you can complete now can wait for a later moment.
say-coins = Coins
say-vp = Victory points
number = { $name }
worker = Worker { $name }
map-help = A space of the map.
seal = Academy place { $name }
seal-help = A wax seal; its row in the academy and the slot it goes to say what it costs.
stack = Stamp stack { $name }
stack-help = Emptying a stack brings its bonus: explore 2, academy -2, navigate 2.
column = Column { $name }
space-help = An action space. If anybody stands in its area, placing a worker there costs coins.
worker-help = A worker may stand where its seals allow; a knowledge token replaces a missing seal.
island-help = An island that your explorer can go to.
camp-help = A camp: pitch a tent, pay for the place, perform its effects, then the bonus of your tent column.
envelope-help = Most and second most stamps are rewarded at the end of the round.
species-help = A species: research it, deliver it to the museum.
objective-help = An objective tile: complete it when all it asks for is true.
slot-help = A slot for a completed objective, with its effect and its points at the end.
crew-help = A crew card: one worker with these seals completes it.
declare-help = Complete it now and perform its effects.
do-help = An effect that is yours to perform.

# Options and variants
option-darwin_promo = Darwin action (promo)
option-darwin_promo-help = One more special action tile: the figure of Darwin is placed like a worker with every seal and both medals.
option-published_tiles = Published extra tiles
option-published_tiles-help = A twelfth special action tile and an eighth letter tile are in the draw.
option-published_sixth_seal_vp = Sixth seal 7 VP
option-published_sixth_seal_vp-help = The sixth seal of a worker scores 7 VP, not 6.
option-published_turn_order_coins = Turn order space: 3 coins with 2 players
option-published_turn_order_coins-help = Otherwise 2 coins.
option-published_distribute_four = Distributed letters: 4
option-published_distribute_four-help = A crew card that distributes letters takes 4 stamps, not 5.
option-published_leftover_scoring = Leftover coins and knowledge score
option-published_leftover_scoring-help = At the end 1 VP for every 5 coins and for every knowledge token.
option-published_complete_any = Unconditional completion of any own objective
option-published_complete_any-help = “Gain and complete an objective” gains a tile, then completes any objective of yours, whatever it asks for.
option-several_tents_per_camp = Several own tents in one camp
option-several_tents_per_camp-help = Otherwise a player has at most one tent in a camp.
option-skipped_spaces_count_as_passed = Skipped spaces count as passed
option-skipped_spaces_count_as_passed-help = The gold medal may also use a space that was skipped because somebody stood there.
option-redeliver_true_last_only = Redelivery: row bonus for the true last tile only
option-redeliver_true_last_only-help = Delivering again brings the step for a complete row only for the tile that completed it.
option-objective_worker_space = Worker space for objectives
option-objective_worker_space-help = One more square: take an objective and 1 coin.
option-free_lens_covers_bonus = A free lens frees its bonus too
option-free_lens_covers_bonus-help = Using the space of a free lens at once costs no coins either.
variant-base = Base game
variant-base-help = For a first game (draft rulebook of 2021). If you know the box of 2023, take “Published values”.
variant-darwin_promo = With Darwin
variant-darwin_promo-help = When you know the base game: the figure of Darwin and its special action tile are added.
variant-published = Published values
variant-published-help = If you know the box of 2023: its numbers and tiles, six small differences from the base game.
variant-solo_score_attack = Solo score attack
variant-solo_score_attack-help = Alone, for a high score: neutral workers make journals cost coins, a rival has stamps in every envelope.

# Panels
panel-place = Turn order { $n }
panel-coins = coins
panel-knowledge = knowledge tokens
panel-theory = theory position
panel-workers = workers at home
panel-studied = species researched
panel-objectives = objectives completed

# The picture
seat = Seat { $name }
panel-vp = victory points
panel-lenses = lenses left
region-travel = Travel
region-study = Study
region-special = Special actions
region-academy = Academy
region-museum = Museum
region-squares = Lenses, museum, turn order
region-envelopes = Letters
region-objectives = Objectives
region-goals = Beagle goals
region-map = The Galápagos
region-theory = Theory of evolution
region-draft = Crew draft
region-columns = Starting objectives
page-explore = Exploration
page-navigate = Navigation
page-letters = Letters
page-academy = Academy
page-special-left = Left page
page-special-right = Right page
page-small = Lenses
colour-green = green
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-purple = purple
kind-reptile = reptile
kind-plant = plant
kind-bird = bird
kind-fossil = fossil
effect-vp = { $n } VP
effect-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-knowledge = { $n ->
    [one] 1 knowledge token
   *[other] { $n } knowledge tokens
}
effect-theory = { $n ->
    [one] 1 step of theory
   *[other] { $n } steps of theory
}
effect-collect = collect the specimen
effect-reserve-turn-order = a place in the turn order queue
effect-fifth-worker = the fifth worker
effect-passive-scroll-free = the rows of the academy cost you nothing from now on; slots still do
effect-passive-area-cost = your area cost is { $n } from now on
effect-passive-lag-cap = each red number that your ship lags behind the Beagle costs you { $n } VP at most from now on
effect-passive-multiplier = theory multiplier +{ $n }
effect-end-vp = { $n } VP at the end
goal-0 = green seal
goal-1 = blue seal
goal-2 = red seal
goal-3 = yellow seal
goal-4 = reptile
goal-5 = plant
goal-6 = bird
goal-7 = fossil
goal-8 = lens on the board
goal-9 = empty stamp stack
goal-10 = tent on the board
goal-11 = completed objective
draw-comma = {", "}
draw-stop = {". "}
draw-or = {" or "}
draw-gold = A gold objective: when you have all this, complete it on a gold slot of your board
draw-silver-tile = A silver objective: when you have all this, complete it on a silver slot of your board
draw-ribbon = The ribbon makes each page an area of its own: workers on the other page cost nothing here
draw-area-cost = Somebody is in this area: placing here costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
draw-seals-lacking = Your best worker at home lacks { $n ->
    [one] 1 seal, which a knowledge token makes up for
   *[other] { $n } seals, one knowledge token each
}
draw-vain = You could do nothing here now
draw-lens-owner = The lens belongs to { $seat }, who gains { $n } coin when another stands here
draw-seal = A { $colour } seal. Its row costs { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}; the slot of the worker comes on top
draw-delivery = To deliver it now brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of theory
draw-redelivery = To deliver it again now brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of theory
draw-lies = { $space }
draw-researched = Researched
draw-not-researched = Not researched
draw-worker-seals = Seals: { $seals }
draw-no-seals = No seals
draw-worker-medals = { $medals ->
    [1] Silver medal
   *[2] Silver and gold medal
}
draw-worker-twin = It is like { $worker }: choose that one
draw-worker-used = Used for a crew card
draw-worker-knowledge = Needs { $n ->
    [one] 1 knowledge token
   *[other] { $n } knowledge tokens
} on this space
draw-worker-price = The seal costs { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}
draw-tent-cost = A tent here costs { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
} now
draw-camp-full = No place is left
draw-camp-own = Your tent is here already
draw-specimen = Collect the specimen: { $species }
draw-specimen-known = { $species }, which you have researched already
draw-nothing = Nothing is gained here
draw-start = The start
draw-supply = Seals left in the supply, { $colour }: { $n }
draw-theory = Place { $n } of the theory track: ×{ $times }. With the museum as it is, { $base } × { $times } = { $vp } VP at the end
draw-stack = { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
}. When the last is taken: { $effects }
draw-stack-empty = Emptied: it has brought its bonus
draw-waits = It waits on this slot until it is completed
draw-slot-pair = Both slots of this column completed: { $n } VP more
draw-crew-start = Whoever keeps the card begins with a { $colour } seal
draw-worker-locked = Not yet yours: a gold objective slot brings this worker
draw-next-slot = The next seal costs { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
} on top of its row in the academy. Seal { $silver } brings a silver medal, seal { $gold } a gold one; at the end five seals are worth { $five } VP, six { $six } VP.
draw-slot-vp = { $n } VP at the end
draw-slot-cost = Covering it costs { $n } coins
draw-needs = Needs seals: { $seals }
draw-locked = Locked: a lens costs { $n } coins
draw-neutral = A neutral worker: placing in this journal costs coins
draw-rival = The neutral rival has { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
} here
draw-queue = Queue:
draw-queue-empty = Queue: empty
draw-order = Order:
draw-in-museum = In the museum
draw-not-in-museum = Not yet in the museum
draw-row-coin = A coin for the first delivery into this row
draw-letter = Most stamps: { $first }. Second most: { $second }
draw-goal = Round { $n }: { $vp } VP for each { $thing }
draw-goal-now = { $seat }: { $n } VP as it stands{ $lost ->
    [0] {""}
   *[other] , { $lost } lost behind the Beagle
}
draw-camp = Camp: { $effects }
draw-first = The first there gains { $n } VP
draw-silver = A ship that passes lands an explorer on { $island }
draw-beagle = The Beagle: it sails on after every round, and a ship that lags behind it loses VP
draw-beagle-space = The Beagle stands here in round { $n }
draw-lag = A ship that has not come this far when the Beagle has loses { $n } VP of the goal
draw-tent-slot = Tent { $n }: { $effects ->
    [none] no bonus
   *[other] { $effects }
}
draw-discard = Stamps in the discard
draw-crew = A worker with these seals completes it: { $seals }. Then: { $effects }
draw-kept = Kept
draw-draft-hidden = The players are choosing crew cards in secret.
medals-explore = Silver medal: one more step. Gold medal: also use one space passed.
medals-navigate = Silver medal: one more step. Gold medal: also use one space passed.
medals-letters = Silver medal: one more stamp. Gold medal: stamps may be distributed.
medals-academy = Silver medal: one more academy action. Gold medal: every seal 1 coin cheaper.
medals-special-left = Silver medal: 2 coins. Gold medal: 3 VP.
medals-special-right = Silver medal: 2 coins. Gold medal: 3 VP.

# What the effects do, in tooltips
means-knowledge = Knowledge: a token makes up for one seal that a worker lacks on a space.
means-theory = Theory: at the end your place on the track multiplies the points of your museum.
means-reserve-turn-order = Turn order: who stands in the queue first plays first from the next round on.
means-lens = Lens: pay to open a locked space for all, and use it once at once. Others who use it later pay you.
means-academy = Academy: buy a wax seal for one of your workers two to four.
means-navigate = Navigate: your ship sails up to so many steps and uses the space where it stops.
means-explore = Explore: one of your explorers walks up to so many steps and uses the space where it stops.
means-camp-any = Tent: pay for a place at a camp and use the camp; the slot that the tent leaves gives its bonus.
means-letters = Letters: so many of your stamps go into one envelope; most stamps are rewarded every round.
means-letters-distributed = Letters: so many of your stamps, each into any envelope; most stamps are rewarded every round.
means-deliver = Deliver: put a species you have researched into the museum, for coins and theory; it stays one of yours.
means-redeliver = Deliver again: coins and theory for a researched species that is in the museum already.
means-research = Research: a species that lies in the museum becomes one of yours.
means-objective = Objective: take one from the display; you may have two that are not completed.
means-objective-complete = Take an objective and complete it, whatever it asks for.
means-special-seal = Special seal: a purple seal, which stands for any colour, for one of your workers.
means-convert-knowledge = Convert: give a knowledge token back for seven coins or seven VP.
means-send-explorer = Send: an explorer goes to an island where you have none.
means-perform-locked = Use a locked space once, without worker, seals or cost.
means-specimen-any = Any specimen: research a species of your choice.
means-to-beagle = Catch up: a ship that is behind the Beagle joins it.
means-copy-crew = Copy: use the effects of anybody’s crew card that is not completed.
means-reactivate-tent = Camp again: use a camp where you have a tent once more.
means-specimen-my-island = Specimen: research a species that lies on an island with your explorer.
