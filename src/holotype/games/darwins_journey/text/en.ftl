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
        [1] you choose again from the rest
       *[other] the rest goes to { $neighbour }
    }
}
prompt-draft-objectives = Choose a column: you get its silver and its gold objective
    .column = { $name }: { $tiles }
prompt-place = { $declare ->
    [0] Place a worker on an action space
   *[1] Place a worker on an action space, or complete an objective or crew card first
}
    .space = { $name }{ tile-there }{ for-coins }
prompt-worker = Which worker do you place on “{ $action }”?
    .worker = { $name }{ for-knowledge }
prompt-effect = { $effects ->
    [0] You can perform no more effects now: complete an objective or crew card, or skip the rest
   *[other] Which effect do you perform next?{ or-declare }
}
    .say-skip = Skip all remaining effects
prompt-end-turn = Complete an objective or crew card, or end your turn
prompt-reward-window = Complete an objective or crew card now, or pass
prompt-step = { $steps ->
    [one] Go one more step, or stop and use this space
   *[other] Go up to { $steps } more steps, or stop and use this space
}
    .say-stop = Stop and use this space
prompt-passed = Which space that you passed do you use as well?
    .say-skip = Use only the last space
prompt-crew-worker = Which worker completes { $card }?
prompt-slot = On which slot do you put the completed objective?
    .slot = { $name }{ for-coins }
prompt-overflow-slot = Your reserve is full: which slot does the tile block until you complete it?
    .slot = { $name }{ for-coins }
prompt-complete-any = Which of your objectives do you complete?
prompt-discarded = Your stacks are empty: how many stamps do you take back from the discard?
    .number-0 = Take none back
    .number = Take { $name } back
prompt-envelope = { $distribute ->
    [0] { $stamps ->
        [one] Into which envelope do you put the stamp?
       *[other] Into which envelope do you put the { $stamps } stamps?
    }
   *[1] { $stamps ->
        [one] Into which envelope do you put this stamp?
       *[other] Into which envelope do you put this stamp? You have { $stamps } to put; each may go into a different one
    }
}
    .envelope = { $name }: { $letter }
prompt-seal-row = Which worker gets the { $colour } seal?
    .worker = { $name }{ for-coins }
prompt-lens = Where do you place your lens? You may then use the space at once, without seals or area cost{ or-declare }
    .say-skip = Place no lens
    .space = { $name }{ tile-there }{ for-coins }
prompt-seal = Which seal do you take from the academy? { $free ->
    [1] This one is free
   *[0] { $discount ->
        [0] You pay for its row and for the slot
        [one] You pay for its row and for the slot, 1 coin less
       *[other] You pay for its row and for the slot, { $discount } coins less
    }
}{ or-declare }
    .say-skip = Take no seal
    .seal = { $seal } seal from row { $row }{ $more ->
        [1] {" "}({ $cost ->
            [one] 1 coin
           *[other] { $cost } coins
        } or more)
       *[0] {" "}({ in-coins })
    }
prompt-navigate = Sail { $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
}: choose the first step of your ship{ or-declare }
    .say-skip = Do not sail
prompt-explore = Explore { $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
}: choose the first step of one of your explorers{ or-declare }
    .say-skip = Do not explore
prompt-camp = Do you pitch a tent at this camp { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
}?{ or-declare }
    .say-skip = Pitch no tent
    .camp = { $name }{ for-coins }
prompt-camp-any = At which camp do you pitch a tent?{ or-declare }
    .say-skip = Pitch no tent
    .camp = { $name }{ for-coins }
prompt-stack = { $stamps ->
    [discard] Your stacks are empty: how many stamps do you take back from the discard?
    [0] You may take one more stamp for the medal: from which stack?
    [one] Take 1 stamp: from which stack?
   *[other] Take { $stamps } stamps, one by one: from which stack?
}{ or-declare }
    .say-skip = Send no letters
    .say-stop = Take no more stamps
    .stack = { $name } ({ $left } left)
    .number = Take { $name } back
prompt-deliver = Which specimen do you deliver to the museum?{ or-declare }
    .say-skip = Deliver nothing
    .species = { $name }{ for-delivery }
prompt-redeliver = Which specimen do you deliver again?{ or-declare }
    .say-skip = Deliver nothing again
    .species = { $name }{ for-delivery }
prompt-research = Which specimen in the museum do you research?{ or-declare }
    .say-skip = Research nothing
prompt-objective = Which objective do you take?{ or-declare }
    .say-skip = Take no objective
    .objective = { $name }{ $blocks ->
        [1] {" "}(blocks a slot){ at-least }
       *[0] {""}
    }
prompt-objective-complete = Which objective do you take and complete at once?{ or-declare }
    .say-skip = Take no objective
    .objective = { $name }{ at-least }
prompt-special-seal = Which worker gets the special seal?{ or-declare }
    .say-skip = Take no special seal
prompt-convert = Do you return a knowledge token for { $coins } coins or { $vp } VP?{ or-declare }
    .say-skip = Keep the knowledge token
    .say-coins = Return a knowledge token for { $coins } coins
    .say-vp = Return a knowledge token for { $vp } VP
prompt-island = To which island do you send an explorer?{ or-declare }
    .say-skip = Send no explorer
prompt-locked = Which locked space do you perform?{ or-declare }
    .say-skip = Perform no locked space
    .space = { $name }{ tile-there }
prompt-specimen = Which specimen do you research?{ or-declare }
    .say-skip = Research nothing
prompt-to-beagle = Do you catch up with the Beagle?{ or-declare }
    .do-to-beagle = Catch up
    .say-skip = Stay behind
prompt-copy-crew = Which crew card do you copy?{ or-declare }
    .say-skip = Copy no card
    .crew = { $name } ({ $owner })
prompt-repeat-camp = Which of your camps do you use again?{ or-declare }
    .say-skip = Use no camp again
prompt-specimen-mine = Which specimen on an island with your explorer do you research?{ or-declare }
    .say-skip = Research nothing
prompt-choice = Which one do you perform?{ or-declare }
    .say-skip = Perform neither
prompt-paid = Do you pay to perform it once more?{ or-declare }
    .say-skip = Do not pay
prompt-darwin = On which space do you place Darwin?{ or-declare }
    .space = { $name }{ tile-there }{ for-coins }
    .say-skip = Do not place Darwin

# Added to a question beside which something can be completed
or-declare = { $declare ->
    [0] {""}
   *[1] {" "}(or complete an objective or crew card first)
}

# Added to an answer: what lies there, what it costs or brings
tile-there = { $tile ->
    [none] {""}
   *[other] {": "}{ $tile }
}
in-coins = { $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
}
for-coins = { $cost ->
    [0] {""}
   *[other] {" "}({ in-coins })
}
at-least = { $cost ->
    [0] {""}
   *[other] {" "}(at least { in-coins } for a slot)
}
for-knowledge = { $knowledge ->
    [0] {""}
    [one] {" "}(1 knowledge token)
   *[other] {" "}({ $knowledge } knowledge tokens)
}
for-delivery = {" "}({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of theory)

# Log
log-special-tiles = Special action tiles on the left page: { $left }; on the right page: { $right }.
log-board = The starting lenses lie on { $spaces }.
log-letter-tiles = Letter tiles at envelopes 1 to 3: { $tiles }.
log-academy-row = Seals in row { $row } of the academy: { $seals }.
log-goals = The Beagle goals of rounds 1 to 5: { $goals }.
log-specimens = { $n ->
    [one] A specimen tile lies on { $spaces }: { $species }
   *[other] Specimen tiles lie, in this order, on { $spaces }: { $species }
}.
log-laid = These specimens are in the museum from the start, because the map has no flag left for them: { $species }.
log-turn-order = Turn order: { $seats }.
log-keeps-card = { $seat } keeps a crew card.
log-kept-card = You kept { $card }.
log-shows-crew = { $seat } reveals the crew card { $card }.
log-seal-from-academy = The supply has no { $seal } seal left, so { $seat } takes one from row { $row } of the academy; a { $new } seal takes its place.
log-start-seal = { $seat } puts the card's { $seal } seal on { $worker }.
log-column = { $column } offers the objectives { $tiles }.
log-takes-column = { $seat } { $last ->
    [0] takes
   *[1] takes the last column,
} the objectives { $tiles }.
log-column-leaves = The objectives { $tiles } leave the game.
log-round = Round { $n } begins.
log-neutral-worker = A neutral worker stands in the { $area ->
    [0] travel
    [1] study
   *[2] special
} journal.
log-places = { $seat } places { $worker } on { space-and-tile }.
log-uses-knowledge = { $seat } returns { $n ->
    [one] a knowledge token for a missing seal
   *[other] { $n } knowledge tokens for missing seals
}.
log-pays-area = { $seat } pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, because a worker is in that area already.
log-lens-income = { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for the lens on “{ $space }”.
log-silver-medal = { $seat }'s silver medal bonus: { $page ->
    [0] one more step
    [1] one more step
    [2] one more stamp
    [3] one more seal
   *[other] 2 coins
}.
log-gold-medal = { $seat }'s gold medal bonus: { $page ->
    [0] use a space passed on the way
    [1] use a space passed on the way
    [2] distribute the stamps
    [3] pay 1 coin less for each seal
   *[other] 3 VP
}.
log-places-darwin = { $seat } places Darwin on { space-and-tile }.
log-declines = { $seat } skips “{ $effects }”.
log-impossible = { $seat } { $poor ->
    [0] cannot perform “{ $effects }”: there is nothing to choose
   *[1] cannot perform “{ $effects }”: too few coins
}.
log-pays-again = { $seat } pays { $n } coins to perform once more: { $effect }.
log-vp = { $seat } gains { $n } VP.
log-coins = { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
log-knowledge = { $seat } gains { $n ->
    [one] a knowledge token
   *[other] { $n } knowledge tokens
}.
log-theory = { $seat } advances { $n ->
    [one] 1 space
   *[other] { $n } spaces
} on the theory track, to space { $to }.
log-places-lens = { $seat } places a lens on { space-and-tile } { $n ->
    [0] for free
    [one] for 1 coin
   *[other] for { $n } coins
}; everybody may use the space from now on.
log-takes-seal = { $seat } takes a { $seal } seal from row { $row } of the academy for { $worker } and pays { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}.
log-takes-special-seal = { $seat } takes a special seal for { $worker }.
log-earns-silver = { $seat }'s { $worker } earns the silver medal.
log-earns-gold = { $seat }'s { $worker } earns the gold medal.
log-sails = { $seat } sails to { $space }.
log-explores = { $seat }'s explorer walks to { $space }.
log-skips = { $seat }'s explorer skips { $space }, where another explorer stands.
log-goes-ashore = { $seat }'s ship crosses a silver ribbon: an explorer lands on { $island }.
log-gold-ribbon = { $seat } is the first to cross the gold ribbon at { $space } and gains { $n } VP.
log-first-on-land = { $seat } is the first to reach the end of the island, { $space }, and gains { $n } VP.
log-first-at-sea = { $seat } is the first to reach the end of the sea, { $space }, and gains { $n } VP.
log-uses-passed = { $seat } also uses { $space }, passed on the way.
log-catches-up = { $seat }'s ship catches up with the Beagle at { $space }.
log-sends = { $seat } sends an explorer to { $island }.
log-collects = { $seat } collects a specimen: { $species }.
log-researches = { $seat } researches a specimen in the museum: { $species }.
log-finds = { $seat } researches a specimen of choice: { $species }.
log-finds-on-island = { $seat } researches a specimen on an island that has { $seat }'s explorer: { $species }.
log-pitches = { $seat } pitches a tent { $n ->
    [0] for free
    [one] for 1 coin
   *[other] for { $n } coins
}: { $camp }.
log-uncovers = { $seat } uncovers tent slot { $n } and performs its bonus.
log-repeats-camp = { $seat } uses a camp again: { $camp }.
log-takes-stamp = { $seat } takes a stamp from { $stack }; { $n ->
    [0] that was the last
    [one] 1 is left
   *[other] { $n } are left
}.
log-takes-discarded = { $seat } takes { $n ->
    [one] a stamp
   *[other] { $n } stamps
} back from the discard.
log-sends-letters = { $seat } puts { $n ->
    [one] a stamp
   *[other] { $n } stamps
} into { $envelope } ({ $letter }).
log-empties-stack = { $seat } has emptied { $stack } and will perform its bonus.
log-delivers = { $seat } delivers a specimen to the museum: { $species }.
log-first-of-row = { $seat } is the first to deliver into the { $row } row and takes its coin.
log-completes-row = { $seat }'s tile fills the { $row } row of the museum.
log-row-is-full = The { $row } row of the museum is full, so { $seat } advances once more.
log-neighbours = { $seat } counts the tile's row and column: { $empty ->
    [one] 1 empty slot
   *[other] { $empty } empty slots
} for coins, { $filled ->
    [one] 1 tile
   *[other] { $filled } tiles
} for theory.
log-redelivers = { $seat } delivers a specimen again: { $species }.
log-takes-objective = { $seat } takes the objective “{ $tile }”.
log-needs-nothing = { $seat } completes “{ $tile }” without its requirements.
log-pays-slot = { $seat } pays { $n } coins for the slot “{ $slot }”.
log-blocks-slot = { $seat }'s reserve is full: “{ $tile }” blocks the slot “{ $slot }” until it is completed.
log-completes-objective = { $seat } completes the objective “{ $tile }” on the slot “{ $slot }”.
log-passive = From now on { $which ->
    [0] { $seat } pays nothing for the rows of the academy
    [1] { $seat }'s area cost is { $n }
    [2] { $seat } loses { $n } VP at most for each lag penalty
   *[3] { $seat }'s theory multiplier is { $n } higher
}.
log-fifth-worker = { $seat } gets the fifth worker.
log-completes-crew = { $seat } completes the crew card { $card } with { $worker }.
log-copies-crew = { $seat } copies { $own ->
    [1] their own crew card
   *[0] { $owner }'s crew card
}: { $card }.
log-performs-locked = { $seat } performs the locked space { space-and-tile }.
log-queues = { $seat } takes place { $n } in the turn order queue.
log-converts = { $seat } returns a knowledge token.
log-no-letters = Nobody has stamps in { $envelope }.
log-rival = The neutral rival has { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
} in { $envelope }.
log-letter-reward = { $seat } has the { $place ->
    [1] most
   *[2] second most
} stamps in { $envelope } ({ $n }) and gets the { $place ->
    [1] first
   *[2] second
} reward of { $letter }.
log-discards-stamps = { $seat } discards { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
} from { $envelope }.
log-goal = { $seat } scores the Beagle goal: { $things } × { $goal }, { $n } VP.
log-lag = { $seat } loses { $n } VP of this, because the ship lags behind the Beagle.
log-beagle-sails = The Beagle sails on to { $space }, and all workers go home.
log-darwin-leaves = Darwin leaves the board.
log-neutral-leave = The { $n } neutral workers leave the board.
log-objectives-leave = The objectives that nobody took leave the game: { $tiles }.
log-seals-leave = The seals of the academy's top row leave the game: { $seals }.
log-new-objectives = These objectives can be taken: { $tiles }.
log-no-seals = The supply of seals is used up: { $n ->
    [one] 1 place
   *[other] { $n } places
} of the academy stay empty.
log-final-objectives = { $seat } gains { $n } VP for objective slots.
log-final-seals = { $seat } gains { $n } VP for workers with five or six seals.
log-final-tents = { $seat } gains { $n } VP for having all tents on the board.
log-final-theory = { $seat } multiplies the museum by the theory: { $base } × { $multiplier } = { $n } VP.
log-final-rest = { $seat } gains { $n } VP for leftover coins and knowledge tokens.
log-final = { $seat } ends with { $n } VP.
log-wins = { $seat } wins with { $n } VP.
log-wins-by-theory = { $seat } wins: as many VP as { $others }, but further on the theory track, at { $n }.
log-wins-by-coins = { $seat } wins: as many VP and as far on the theory track as { $others }, but more coins, { $n }.
log-share = { $seats } share the victory: their VP, theory and coins are equal.
log-solo-rank = { $seat } reaches the rank of { solo-rank }.
solo-rank = { $rank ->
    [1] Cabin boy
    [2] Collector
    [3] Naturalist
    [4] Fellow of the Society
   *[5] Author of the Theory
}
verdict = The journey ends with { $score } points. Your rank: { solo-rank }

# An action space as the log names it; special ones with the tile that lies there
space-and-tile = { $tile ->
    [none] “{ $space }”
   *[other] “{ $space }” ({ $tile })
}

# Tiles that nobody chooses
letter-1 = Royal Society
letter-2 = Family
letter-3 = Geological Society
letter-4 = Guides
letter-5 = Admiralty
letter-6 = Cambridge
letter-7 = Newspapers
letter-8 = Fellow travellers
special-01 = Take and complete an objective
special-02 = 3 coins and 1 knowledge token
special-03 = Deliver again
special-04 = Send an explorer
special-05 = Convert knowledge
special-06 = Any specimen
special-07 = Special seal and 1 coin
special-08 = Pitch a tent at any camp
special-09 = Perform a locked space
special-10 = Explore 2 and sail 2
special-11 = 3 steps of theory
special-12 = Free lens
special-darwin = Darwin

# Tokens
say-skip = Skip
say-skip-help = Decline what is left of this effect.
say-stop = Stop here
say-end = End turn
say-end-help = What you could complete now can wait for a later turn.
say-pass = Pass
say-pass-help = What you could complete now can wait for a later moment.
say-coins = Coins
say-vp = Victory points
number = { $name }
worker = Worker { $name }
map-help = A space of the map.
seal = Academy seal { $name }
seal-help = A wax seal. Its row in the academy and the slot it goes to say what it costs.
stack = Stamp stack { $name }
stack-help = Emptying a stack brings its bonus: explore 2, academy −2, sail 2.
column = Column { $name }
space-help = An action space. If a worker is in its area already, placing one there costs coins.
worker-help = A worker may stand where its seals allow; a knowledge token makes up for a missing seal.
island-help = An island that your explorer can go to.
camp-help = A camp: pitch a tent, pay for the place, perform its effects, then the bonus under the tent.
envelope-help = The most and the second most stamps are rewarded at the end of the round.
species-help = A specimen: research it, deliver it to the museum.
objective-help = An objective: complete it when you meet all its requirements.
slot-help = A slot for a completed objective, with its cost, its effect and its VP at the end.
crew-help = A crew card: one worker with these seals completes it.
declare-help = Complete it now and perform its effects.
do-help = An effect that you may perform now.

# Options and variants
option-darwin_promo = Darwin action (promo)
option-darwin_promo-help = Adds a special action tile: you place the Darwin figure like a worker with all seals and both medals.
option-published_tiles = Published extra tiles
option-published_tiles-help = A twelfth special action tile and an eighth letter tile join the others.
option-published_sixth_seal_vp = Sixth seal 7 VP
option-published_sixth_seal_vp-help = A worker's sixth seal scores 7 VP instead of 6.
option-published_turn_order_coins = Turn order space: 3 coins with 2 players
option-published_turn_order_coins-help = If off, it gives 2 coins.
option-published_distribute_four = Distributed letters: 4
option-published_distribute_four-help = The crew card that distributes letters takes 4 stamps instead of 5.
option-published_leftover_scoring = Leftover coins and knowledge score
option-published_leftover_scoring-help = At the end, score 1 VP for every 5 coins and 1 VP for every knowledge token.
option-published_complete_any = Complete any of your objectives
option-published_complete_any-help = With “Take and complete an objective” you take a tile, then complete any objective you have, without its requirements.
option-several_tents_per_camp = Several of your tents in one camp
option-several_tents_per_camp-help = If off, a player may have only one tent in a camp.
option-skipped_spaces_count_as_passed = Skipped spaces count as passed
option-skipped_spaces_count_as_passed-help = With the gold medal you may also use a space that you skipped because another explorer stood there.
option-redeliver_true_last_only = Delivering again: row bonus for the true last tile only
option-redeliver_true_last_only-help = Delivering again brings the step for a full row only for the tile that filled it.
option-objective_worker_space = Worker space for objectives
option-objective_worker_space-help = Adds a square space: take an objective and 1 coin.
option-free_lens_covers_bonus = A free lens also makes its bonus free
option-free_lens_covers_bonus-help = Using the space at once when you place a free lens costs no coins either.
variant-base = Base game
variant-base-help = For your first game (draft rulebook of 2021). If you know the published game of 2023, choose “Published values”.
variant-darwin_promo = With Darwin
variant-darwin_promo-help = When you know the base game: adds the Darwin figure and its special action tile.
variant-published = Published values
variant-published-help = If you know the published game of 2023: its numbers and tiles, six small differences from the base game.
variant-solo_score_attack = Solo score attack
variant-solo_score_attack-help = Play alone for a high score: neutral workers make journals cost coins, and a rival has stamps in every envelope.

# Panels
panel-place = Turn order { $n }
panel-coins = coins
panel-knowledge = knowledge tokens
panel-theory = theory position
panel-workers = workers at home
panel-studied = specimens researched
panel-objectives = objectives completed

# The picture
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
region-theory = Theory track
region-draft = Crew draft
region-columns = Starting objectives
page-explore = Exploring
page-navigate = Sailing
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
effect-reserve-turn-order = take a place in the turn order queue
effect-fifth-worker = the fifth worker
effect-passive-scroll-free = from now on the rows of the academy cost you nothing; seal slots still do
effect-passive-area-cost = from now on your area cost is { $n }
effect-passive-lag-cap = from now on each lag penalty costs you { $n } VP at most
effect-passive-multiplier = theory multiplier +{ $n }
effect-end-vp = { $n } VP at the end
goal-seal-green = green seal
goal-seal-blue = blue seal
goal-seal-red = red seal
goal-seal-yellow = yellow seal
goal-kind-reptile = reptile
goal-kind-plant = plant
goal-kind-bird = bird
goal-kind-fossil = fossil
goal-lenses = lens on the board
goal-stamps = empty stamp stack
goal-tents = tent on the board
goal-objectives = completed objective
draw-comma = {", "}
draw-stop = {". "}
draw-or = {" or "}
draw-gold = A gold objective: when you have all this, you may complete it on a gold slot
draw-silver-tile = A silver objective: when you have all this, you may complete it on a silver slot
draw-ribbon = The ribbon makes each page a separate area: workers on the other page cost you nothing
draw-area-cost = A worker is in this area already: placing here costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
draw-seals-lacking = Your best worker lacks { $n ->
    [one] 1 seal: this costs a knowledge token
   *[other] { $n } seals: this costs { $n } knowledge tokens
}
draw-vain = Nothing could be done here now
draw-lens-owner = This is { $seat }'s lens: anybody else who places a worker here brings its owner { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
draw-seal = A { $colour } seal. Its row costs { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}; you also pay for the worker's slot
draw-delivery = Delivering it now brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of theory
draw-redelivery = Delivering it again now brings { $coins ->
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
draw-worker-twin = The same as { $worker }: choose that one
draw-worker-used = Has completed a crew card
draw-worker-knowledge = Costs { $n ->
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
draw-specimen = Collect this specimen: { $species }
draw-specimen-known = { $species }: you have researched it already
draw-nothing = This space gives nothing
draw-start = The start space
draw-supply = Seals left in the supply: { $colour } { $n }
draw-theory = Space { $n } of the theory track: ×{ $times }. With the museum as it is now, { $base } × { $times } = { $vp } VP at the end
draw-stack = { $n ->
    [one] 1 stamp
   *[other] { $n } stamps
}. Taking the last brings: { $effects }
draw-stack-empty = Empty: it has brought its bonus
draw-blocks-slot = Your reserve is full: it blocks a slot until you complete it
draw-slot-least = You pay { $n ->
    [one] at least 1 coin
   *[other] at least { $n } coins
} for its slot
draw-waits = Blocks this slot until it is completed
draw-slot-pair = { $n } more VP when both slots of this column are completed
draw-crew-start = Whoever keeps this card begins with a { $colour } seal
draw-worker-locked = Not yours yet: a gold objective slot brings this worker
draw-next-slot = The next seal costs { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
} besides its row in the academy. Seal { $silver } brings the silver medal, seal { $gold } the gold one; at the end five seals score { $five } VP, six { $six } VP.
draw-slot-vp = { $n } VP at the end
draw-slot-cost = Covering it costs { $n } coins
draw-needs = Seals needed: { $seals }
draw-locked = Locked: a lens costs { $n } coins
draw-neutral = A neutral worker: placing a worker in this journal costs coins
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
draw-goal-now = { $seat }: now { $n } VP{ $lost ->
    [0] {""}
   *[other] {""}, with { $lost } VP lost to lag penalties
}
draw-camp = Camp: { $effects }
draw-first = The first to come here gains { $n } VP
draw-gold-ribbon = Gold ribbon: the first to cross it gains { $n } VP
draw-silver = Silver ribbon: a ship that crosses it lands an explorer on { $island }
draw-beagle = The Beagle: it sails on after every round, and ships behind it lose VP
draw-beagle-space = The Beagle stands here in round { $n }
draw-lag = Lag penalty: once the Beagle is here, a ship that is not loses { $n } VP of the Beagle goal
draw-tent-slot = Tent { $n }: { $effects ->
    [none] no bonus
   *[other] { $effects }
}
draw-discard = Stamps in the discard
draw-crew = A worker with these seals completes it: { $seals }. Effect: { $effects }
draw-kept = Kept
draw-draft-hidden = The players are choosing crew cards in secret.
medals-explore = Silver medal: one more step. Gold medal: also use one space you passed.
medals-navigate = Silver medal: one more step. Gold medal: also use one space you passed.
medals-letters = Silver medal: one more stamp. Gold medal: you may distribute the stamps.
medals-academy = Silver medal: one more seal. Gold medal: each seal costs 1 coin less.
medals-special-left = Silver medal: 2 coins. Gold medal: 3 VP.
medals-special-right = Silver medal: 2 coins. Gold medal: 3 VP.

# What the effects do, in tooltips
means-knowledge = Knowledge: a token makes up for one seal that a worker lacks on a space.
means-theory = Theory: at the end your space on the track multiplies the value of the museum.
means-reserve-turn-order = Turn order: whoever is first in the queue plays first from the next round on.
means-lens = Lens: pay to open a locked space for everybody, and use it once right away. Others who use it later bring you coins.
means-academy = Academy: buy a wax seal for worker 2, 3 or 4.
means-navigate = Sail: move your ship up to this many steps and use the space where it stops.
means-explore = Explore: move one of your explorers up to this many steps and use the space where it stops.
means-camp-any = Tent: pay for a tent place at a camp and perform the camp; then the slot under the tent gives its bonus.
means-letters = Letters: put this many of your stamps into one envelope. Most stamps are rewarded every round.
means-letters-distributed = Letters: put this many of your stamps into any envelopes, one by one. Most stamps are rewarded every round.
means-deliver = Deliver: put a specimen you have researched into the museum, for coins and theory. It stays researched.
means-redeliver = Deliver again: gain coins and theory for a researched specimen that is in the museum already.
means-research = Research: put a research token on a specimen that is in the museum.
means-objective = Objective: take one from the objective area. Your reserve holds two that are not completed.
means-objective-complete = Take an objective and complete it without its requirements.
means-special-seal = Special seal: a purple seal, which stands for any colour, for one of your workers.
means-convert-knowledge = Convert: return a knowledge token for 7 coins or 7 VP.
means-send-explorer = Send: put an explorer on an island where you have none.
means-perform-locked = Use a locked space once, without a worker, seals or area cost.
means-specimen-any = Any specimen: research a specimen of your choice.
means-to-beagle = Catch up: a ship that is behind the Beagle joins it.
means-copy-crew = Copy: perform the effects of any player's crew card that is not completed.
means-reactivate-tent = Camp again: perform once more a camp where you have a tent.
means-specimen-my-island = Specimen: research a specimen whose tile lies on an island where you have an explorer.
