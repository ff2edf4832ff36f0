title = Bios: Origins
summary = Lead a species of humans from its first words to the stars: spread, think, found cities, and rule by culture, politics or industry.
phase-setup = Set-up
phase-challenge = Challenge
phase-activity = Activity
phase-end-of-turn = End of turn
hex = hex { $name }
spot = spot { $name }
player = Player { $name }
region-emotions = emotions
region-vocabulary = vocabulary
region-free-will = free will
region-mysticism = mysticism pool
region-help = A pawn of yours comes from here.
say-challenge = Challenge the top card
say-challenge-help = Reveal it, resolve its events, then auction it.
say-comet = Take the comet
say-comet-help = Ends the epoch: everybody takes 1 chaos and the market is renewed. Comet I rewards mysticism, II cities, III diversity with victory chits; IV ends the game at once.
say-pass-help = Leave it and go on.
say-globalize = Globalize
say-globalize-help = Discard a bellwether to move the philosophy cube one or two steps.
say-skip = Skip
say-skip-help = Do nothing here and go on.
say-up = Round up
say-down = Round down
say-crown = the crown
say-crown-help = The dissent rainbow of your crown; a dissident there shuts nothing down.
say-keep = Keep it
say-keep-help = It stays above your placard while its half fits the ruling class; its options are yours every turn.
say-discard = To the lore deck
say-discard-help = The idea is laid aside; science may bring it back.
say-create = A new migrant
say-create-help = From your pool, beginning at any own migrant or city that may act.
say-siege = Siege
say-siege-help = The city falls and becomes yours; needs higher metallurgy.
say-missile = Missiles
say-missile-help = A siege at any distance, without a migrant.
say-bomb = Nuclear bomb
say-bomb-help = The city is destroyed and not replaced, whatever the metallurgy.
say-pay = Pay
say-decline = Decline
say-attack = Go ahead
do-spread-help = Create a migrant or move one, as far as your energy stage.
do-domesticate-help = A migrant becomes a city on an animal.
do-cultivate-help = A migrant becomes a city on a plant.
do-prospect-help = A migrant becomes a city on a mineral whose technology you have.
do-prospect-luxury-help = A migrant becomes a city on a luxury.
do-prospect-metal-help = A migrant becomes a city on a metal.
do-specialize-help = Pawns of free will become elders on market cards, up to your information stage.
do-invent-help = Take a market card with enough elders: its eureka, and perhaps the card.
do-library-help = Expend as many elders as your information stage to raise it.
do-elect-help = All your elders return; choose the ruling class; dissidents are quelled.
do-encephalize-help = A pawn goes from emotions to vocabulary.
do-abstraction-help = A pawn goes from vocabulary to free will.
do-art-help = A pawn goes from the mysticism pool to free will.
do-prayer-help = A pawn of your brain goes to the mysticism pool.
do-demagogue-help = The philosophy cube goes one step.
do-trade-help = A migrant reaches a rival; you and then the rival negotiate.
do-preach-help = With more mysticism than the owner, convert a migrant or city without chaos.
do-war-help = Fight a migrant, or besiege a city with higher metallurgy.
do-enslave-help = With more cities than the owner, take over a migrant or city.
do-exogamy-help = A pawn of free will becomes an emissary on a rival's invention.
do-racism-help = A rival's emissary on your invention goes home.
do-cold-war-help = Expend an elder or emissary; a rival with lower welfare takes 1 chaos.
do-artisan-help = A pawn of free will becomes an elder on any market card.
do-constitution-help = Turn one of your foundations to its other half.
do-science-help = Bring an idea with an industry half back from the lore deck.
do-pseudo-science-help = Bring an idea with a culture half back from the lore deck.
do-chaos-help = You take 1 chaos.
tech-footprint-help = How many tokens, of all players, a hex feeds you. From 3 on you cross deserts. Counts for culture.
tech-energy-help = How many spots a migrant goes. From 5 on you cross ice. Pollution strikes who has more cities. Counts for culture.
tech-metallurgy-help = Opens most minerals and decides wars and sieges. Counts for politics.
tech-immunology-help = Keeps off diseases of cities and footprint. From 4 on you cross jungle. Counts for politics.
tech-maritime-help = How many spots of the other kind, water for land peoples, a migrant may pass. From 2 on oceans are no barrier. Counts for industry.
tech-information-help = How many pawns a specialize places, and how many inventions you may keep. Counts for industry.
philosophy-help = A spot of the philosophy diagram: it decides crises, a bonus in auctions, and which category scores nothing.
panel-ruling = Ruling class
panel-elders = Elders and emissaries
panel-will = Pawns in free will
panel-mysticism = Mysticism
panel-cities = Cities
panel-diversity = Diversity
panel-unrest = Free dissent rainbows: more chaos than this brings a revolution
variant-base = Advanced game, second divergence
variant-base-help = All rules: transactions, inventions, requirements, dictators and ice ages. Your people already know a few words (the second divergence).
variant-basic = Basic game
variant-basic-help = The way to learn the game: no transactions, inventions or requirements, and a bonus row on every placard.
variant-first_divergence = Advanced game, first divergence (long)
variant-first_divergence-help = All rules, earlier in time: no pawn knows words yet, and the first epoch has two more cards.
variant-marine = Marine peoples
variant-marine-help = All rules, but everybody lives in the sea: cities stand on oceans and flooded shelves.
variant-yeel = Land against sea (Yeel)
variant-yeel-help = Every second people lives in the sea; all cities stand on shelves, and there is no climate.
variant-custom = Custom map, laid at random
variant-custom-help = All rules on a world of tiles, laid at random; start spots and climate are chosen.
variant-custom_draft = Custom map, laid by the players
variant-custom_draft-help = All rules on a world of tiles that the players lay in turn.
variant-solo = Solo
variant-solo-help = Alone: reach 13 in culture, politics and industry before the fourth comet. A challenge comes every turn.
variant-solo_marine = Solo at sea
variant-solo_marine-help = The solo game with a people of the sea.
variant-cooperative = Co-operative
variant-cooperative-help = Together: 13 in each category, by whomever; but who can attack a neighbour must.
variant-cratons = Imported cratons
variant-cratons-help = All rules on the imported lands.
variant-campaign = Campaign: after a game of Megafauna
variant-campaign-help = All rules, on the world and with the species that a game of Megafauna left.
variant-solo_campaign = Solo campaign
variant-solo_campaign-help = The solo game on the world that a game of Megafauna left.
option-mode = Rules
option-mode-basic = basic
option-mode-advanced = advanced
option-divergence = Divergence of the advanced game
option-divergence-second = second (standard)
option-divergence-first = first (long)
option-map = Map
option-map-classic = classic world
option-map-custom_random = custom, at random
option-map-custom_draft = custom, laid by players
option-map-cratons = imported cratons
option-map-megafauna = as Megafauna left it
option-habitat = Habitat
option-habitat-land = land
option-habitat-marine = marine
option-habitat-mixed = every second player marine
option-goal = Goal
option-goal-competitive = against each other
option-goal-cooperative = together
option-colours = Colours
option-colours-random = at random
option-colours-recommended = recommended pairs for two
option-colours-seating = in seating order
option-revolution_ends_any_own_phase = A chaotic revolution ends the turn in any own phase
option-surplus_costs_migrant = Surplus chaos costs a migrant each
option-copy_eureka_optional = Copying a eureka is optional
option-elect_resume = After an election on a foundation go on
option-elect_resume-level = at the same level
option-elect_resume-placard = at the placard for a new class
option-city_attack_includes_spread = Attacks on cities include a spread
option-war_animal_is_working = War animals are working animals too
option-restore_monogamy = Use card 23, Monogamy
option-all_skip_round_cap = After so many rounds of skipping by all, one must go on (0: never)
option-latitudes = Latitudes of a craton map
option-latitudes-random = a strip at random
option-latitudes-sheet = the strip of the sheet

# Questions
prompt-challenge-phase = Your challenge phase: what do you do?
prompt-bid = Auction of { $card }: how many elders do you bid? ({ $bid ->
        [0] no bid yet
        *[other] { $leader } bids { $bid }
    }{ $bonus ->
        [0] {""}
        *[other] ; your bonus: +{ $bonus }
    })
prompt-pay-elder = Which elder or emissary goes back to your free will? ({ $n } to pay)
prompt-orientation = Which half of { $card } is up? ({ $ruling } rules now; another class brings a revolution{ $n ->
        [0] {""}
        [one] , with a loss for your dissident
        *[other] , with a loss for each of your { $n } dissidents
    })
prompt-purchase = Buy { $card } for { $price ->
        [one] { $price } elder
        *[other] { $price } elders
    }? (its epoch plus your dissidents)
prompt-chit = { $chit ->
        [sea] { $more ->
            [0] Cooling
            *[other] Icehouse, { $more } to go
        }: which sea dries up, to come back as ice?
        [ice] { $more ->
            [0] Warming
            *[other] Interglacial, { $more } to go
        }: which ice melts, to come back as sea?
        [jungle] Deforestation: which jungle falls, to come back as desert?
        *[desert] Forestation: which desert turns green, to come back as jungle?
    }
prompt-chit-goal = { $chit ->
        [sea] The sea of { $start } comes back as ice: which land does it cover?
        [ice] The ice of { $start } comes back as sea: which shelf does it flood?
        [jungle] The jungle of { $start } comes back as desert: where?
        *[desert] The desert of { $start } comes back as jungle: where?
    } A city there is destroyed.
prompt-climate-loss = The climate costs you a city: which?
prompt-round-cities = { $disease ->
        [1] Disease
        *[other] Famine
    }: you lose half of your cities, { $more } rounded up or { $half } rounded down: which?
prompt-round-elders = { $disease ->
        [1] Disease
        *[other] Famine
    }: you lose half of your elders, { $more } rounded up or { $half } rounded down: which?
prompt-lose-city = Disease or famine: which of your cities is lost?
prompt-lose-elder = Disease or famine: which elder goes back to free will?
prompt-pollution = Pollution: which elder or city do you lose?
prompt-genocide = Genocide: which foundation leaves the game?
prompt-globalize = Where does the philosophy cube go?
prompt-dissident-from = Chaos: which migrant becomes a dissident?
prompt-rainbow = Where does the dissident go? (it shuts down a foundation, not the crown)
prompt-surplus = Surplus chaos: which migrant goes to the pool?
prompt-quell-loss = A dissident is quelled: what do you lose for it? (an elder only goes back to free will)
prompt-coup = Coup: which class rules now?
prompt-refugee = Your city of { $hex } is gone. Where does a refugee go, if any?
prompt-diaspora = Where does your people settle?
prompt-trapped = Trapped: every way is barred or leads into hunger. Who settles elsewhere, if anybody?
prompt-element = What do you do with { $element }{ $row ->
        [1] the lower row of your placard
        [2] the upper row of your placard
        [3] the bonus row
        *[other] {""}
    }?
prompt-consequent = And then: take { $gain } too?
prompt-specialize = On which market card does a pawn become an elder? (you may place { $n })
prompt-invent = Which idea do you invent?
prompt-copy-eureka = Do you take part in the eureka of { $card }?
prompt-keep-idea = Keep { $card } as an invention, to use every turn?
prompt-invention-limit = Too many inventions: which one goes?
prompt-elect = Election: which class rules?
prompt-spread-piece = Create a migrant, or move which one?
prompt-spread-goal = Where does it go? (up to { $steps } spots{ $wrong ->
        [0] {""}
        *[other] , at most { $wrong } of them
    }{ $kind ->
        [land] { $wrong ->
            [0] , none on land
            *[other] {" "}on land
        }
        *[water] { $wrong ->
            [0] , none in the water
            *[other] {" "}in the water
        }
    })
prompt-consent = May { $other } pass through your migrants, towards { $goal }?
prompt-urbanize = On which resource do you found a city{ $n ->
        [0] {""}
        *[other] , or which city do you use again
    }?
prompt-settler = Which migrant settles?
prompt-reuse-city = All your cities are on the map: which one is taken up?
prompt-prayer = Prayer: from which region does a pawn go to the mysticism pool?
prompt-cull = Which invention is culled?
prompt-demagogue = Where does the philosophy cube go?
prompt-target = Against whom do you use { $action }?
prompt-mode = { $action } at { $goal }: in which way do you strike?
prompt-piece = { $action } at { $goal }: which migrant carries it out?
prompt-negotiate = Negotiation: a step of a technology, a pawn to free will, or a dissident home?
prompt-exogamy = To which idea do you send an emissary?
prompt-racism = From which of your inventions is an emissary expelled?
prompt-guest = Whose emissary is expelled from { $card }?
prompt-cold-war = Who takes the chaos?
prompt-artisan = On which market card does the pawn go?
prompt-constitution = Which foundation is turned?
prompt-study = Which idea comes back from the lore deck?
prompt-starve = Your footprint feeds { $n } on a hex; too many are on { $hexes }. Which of yours starves?
prompt-tile = Which tile, with which face, do you lay?
prompt-rotation = How far is it turned?
prompt-cell = Where does the tile go?
prompt-start-spot = Where does your people begin?
prompt-first-chit = Where do you place a climate chit?
prompt-first-side = Which climate chit do you place on your craton?
prompt-craton-place = Where does the centre of { $craton } lie?
prompt-shift-craton = Do you shift a craton?
prompt-ecomorph = Which of your species becomes human?

# Log
log-turn = Turn { $turn }: { $seat } is active.
log-skips = { $seat } skips the challenge phase.
log-cannot-challenge = { $seat } has no elder and cannot challenge.
log-challenges = { $seat } challenges { $card }.
log-event = { $what ->
        [disease_crowd] Crowd disease, where cities outnumber immunology.
        [disease_zoonotic] Zoonotic disease, where footprint exceeds immunology.
        [cooling] Cooling.
        [warming] Warming.
        [deforestation] Deforestation.
        [forestation] Forestation.
        [pollution] Pollution, where cities outnumber energy.
        [famine] Famine, where cities outnumber footprint.
        [genocide] Crisis of the age: genocide, where dissidents outnumber mysticism.
        [civil_war] Crisis of the age: civil war, where dissidents outnumber diversity.
        *[economic_crisis] Crisis of the age: an economic crisis, where dissidents and mysticism outnumber cities.
    }
log-spares-all = It strikes nobody.
log-turn-ends = The revolution ends the turn of { $seat }.
log-disease = Disease strikes { $seat }.
log-famine = Famine strikes { $seat }.
log-pollution = Pollution strikes { $seat }.
log-genocide = Genocide in the realm of { $seat }.
log-civil-war = Civil war in the realm of { $seat }.
log-economic-crisis = Economic crisis in the realm of { $seat }.
log-catastrophe = Catastrophe strikes { $hex }.
log-catastrophe-nowhere = The catastrophe strikes nowhere in this world.
log-chit-moves = { $chit ->
        [ice] { $seat }: the sea of { $start } dries up, ice covers { $goal }.
        [sea] { $seat }: the ice of { $start } melts, the sea floods { $goal }.
        [desert] { $seat }: the jungle of { $start } falls, { $goal } becomes a desert.
        *[jungle] { $seat }: the desert of { $start } turns green, jungle covers { $goal }.
    }
log-milankovitch = Milankovitch cycle: { $card } is turned up; the same event on it would seize every chit.
log-icehouse = Icehouse! All seas turn to ice, as far as there is room.
log-hothouse = Hothouse interglacial! All ice turns to sea, as far as there is room.
log-dictator = A dictator rises: { $card } goes to { $seat }.
log-bids = { $seat } bids { $k } (total { $total }).
log-passes = { $seat } passes.
log-cannot-bid = { $seat } has too few elders to bid.
log-cannot-buy = { $seat } has too few elders for { $card }: it costs { $price }.
log-wins-card = { $seat } wins { $card }.
log-expends = A pawn of { $seat } goes from { $card } back to free will.
log-card-leaves = { $card } leaves the game.
log-lays = { $seat } lays { $card } as { $discipline }.
log-purges = { $seat } purges { $card }.
log-comet = { $seat } takes { $card }.
log-renovation = Epoch { $epoch } begins: new ideas come to the market.
log-chits = { $n ->
        [0] { $seat } gains no victory chit
        [one] { $seat } gains { $n } victory chit
        *[other] { $seat } gains { $n } victory chits
    }{ $comet ->
        [1] {" "}for mysticism (culture).
        [2] {" "}for cities (politics).
        *[3] {" "}for diversity (industry).
    }
log-globalizes = { $seat } globalizes.
log-philosophy = The age turns to { $philosophy }.
log-philosophy-zeroes = The age turns to { $philosophy }: { $discipline } scores nothing.
log-chaos = { $seat } takes chaos: { $n }.
log-rebels = The migrant of { $seat } at { $spot } becomes a dissident.
log-dissident = A dissident of { $seat } shuts { $card } down.
log-dissident-on-crown = A dissident of { $seat } stands by the crown.
log-loses = { $what ->
        [pawn] { $seat } quells a dissident; the pawn on { $thing } goes back to free will.
        [city] { $seat } quells a dissident at the price of a city.
        *[migrant] { $seat } quells a dissident and loses the migrant at { $thing }.
    }
log-quells = { $seat } quells a dissident and has nothing to lose for it.
log-chaotic-revolution = Chaotic revolution of { $seat }!
log-coup = { $card } leads the coup of { $seat }.
log-crown = The crown of { $seat } goes to { $discipline }.
log-city-lost = { $seat } loses the city of { $hex }.
log-migrant-lost = { $seat } loses the migrant at { $spot }.
log-refugee = A refugee of { $seat } flees from { $hex } to { $spot }.
log-diaspora = Diaspora: { $seat } settles at { $spot }.
log-relocates = Trapped, a migrant of { $seat } goes from { $start } to { $spot }.
log-uses = { $seat } uses { $action }.
log-shut-down = { $card } is shut down by a dissident.
log-idle = Nothing can be done now with { $element }{ $row ->
        [1] the lower row
        [2] the upper row
        [3] the bonus row
        *[other] {""}
    } ({ $actions }).
log-places-elder = { $seat } places an elder on { $card }.
log-invents = { $seat } invents { $card }.
log-shares = { $seat } has an elder on { $card } too and shares the eureka.
log-keeps = { $seat } keeps { $card }.
log-to-lore = { $card } goes to the lore deck.
log-library = The library lifts { $seat } to information { $stage }.
log-elects = { $seat } elects { $discipline }.
log-creates = { $seat } spreads to { $spot }.
log-moves = A migrant of { $seat } moves to { $spot }.
log-lets-pass = { $seat } lets the migrant pass.
log-blocks = { $seat } refuses passage.
log-founds = { $seat } founds a city: { $resource }.
log-founds-on = { $seat } founds a city on { $kind ->
        [animal] an animal
        [working_animal] a working animal
        [war_animal] a war animal
        [horticulture] horticulture
        [biofuel] biofuel
        [luxury] a luxury
        [metal] metal
        [oil] oil
        *[uranium] uranium
    }: { $hex }.
log-re-urbanizes = { $seat } builds on { $hex } again.
log-encephalizes = { $seat } encephalizes: a pawn goes from emotions to vocabulary.
log-abstracts = { $seat } learns abstraction: a pawn goes from vocabulary to free will.
log-makes-art = { $seat } makes art: a pawn goes from mysticism to free will.
log-prays = { $seat } prays with a pawn from { $region }.
log-raises = { $seat } raises { $tech } to { $stage }.
log-culls = { $seat } culls { $card }.
log-trades = { $seat } trades with { $other }.
log-attacks-migrant = { $seat }: { $action } against the migrant at { $spot }.
log-attacker-falls = The attacking migrant of { $seat } falls.
log-attacks-city = { $seat }: { $action } against the city of { $hex }.
log-negotiates = { $gain ->
        [technology] { $seat } negotiates for a step of { $thing }.
        [pawn] { $seat } negotiates: a pawn of { $thing } comes to free will.
        [dissident] { $seat } negotiates: the dissident on { $thing } goes home.
        *[nothing] { $seat } negotiates for nothing.
    }
log-immoral = The age condemns { $seat }.
log-sends-emissary = { $seat } sends an emissary to { $card }.
log-expels = { $seat } expels an emissary of { $other }.
log-cold-war = { $seat } wages a cold war against { $other }.
log-amends = { $seat } amends { $card }.
log-rediscovers = { $seat } rediscovers { $card }.
log-starves = { $seat } has too many tokens for one hex: hunger at { $thing }.
log-lays-tile = { $seat } lays { $tile } on { $hex }.
log-starts-at = { $seat } begins at { $spot }.
log-first-chit = { $seat } places a climate chit on { $hex }.
log-first-chit-side = { $seat } places a climate chit on { $hex }: { $side }.
log-lays-craton = { $seat } lays { $craton } around { $hex }.
log-adopts = { $seat } descends from: { $shape }.
log-colder = It grows colder: the latitudes change.
log-warmer = It grows warmer: the latitudes change.
log-zeroes = In the age of { $philosophy } nobody scores for { $discipline }.
log-scores = { $seat }: { $points } points (culture{"\u00A0"}{ $culture }, politics{"\u00A0"}{ $politics }, industry{"\u00A0"}{ $industry }).
log-wins = { $seat } wins.
log-goal = The goal: culture{"\u00A0"}{ $culture }, politics{"\u00A0"}{ $politics }, industry{"\u00A0"}{ $industry }.
log-tallies = { $seat }: culture{"\u00A0"}{ $culture }, politics{"\u00A0"}{ $politics }, industry{"\u00A0"}{ $industry }.
log-reaches = Every category that counts reaches its goal: victory.
log-wins-all = Every category that counts reaches its goal, and a rocket flies: complete victory.
log-misses = Short of the goal: { $disciplines }. The game is lost.

# The picture
draw-map = The world
draw-map-half = The world, part { $n }
draw-market = Market of ideas
draw-tiles = Tiles to lay
draw-tracks = Technology
draw-philosophy = Philosophy
draw-decks = Epoch and lore
draw-decks-basic = Epoch
draw-epoch = Epoch { $n }
draw-deck-left = Challenge cards before the comet: { $n }
draw-comet-next = A comet is on top
draw-comet-came = Comet IV has ended the game
draw-comet = { $epoch ->
        [1] Comet I rewards mysticism (culture)
        [2] Comet II rewards cities (politics)
        [3] Comet III rewards diversity (industry)
        *[4] Comet IV ends the game
    }
draw-comet-alone = Its comet brings chaos and new ideas
draw-best = At the end the best counts: { $names }
draw-or = {" "}or{" "}
draw-goal = Goal: { $goals }
draw-lore = Lore deck ({ $n })
draw-eureka = Eureka
draw-needs = Needs
draw-events = Events
draw-religious = religious
draw-religious-tip = Religious: mysticism counts in bids
draw-cost = Elders of all players: { $here } of { $n } that it takes to invent it
draw-dissent = A dissent rainbow: a dissident may come here
draw-shut-down = A dissident shuts this card down
draw-plain = A rainbow that nothing can cover
draw-row-1 = Lower row of the placard: one of these
draw-row-2 = Upper row of the placard: one of these
draw-row-3 = Bonus row: one of these
draw-step = A technology with a number: one step up, never beyond the number
draw-bonus-from = {" "}(footprint + energy from { $n })
draw-bonus-short = {" "}({ $n }+)
draw-bonus-of = If it ruled, bonus row: { $option }
event-disease_crowd = crowd disease
event-disease_zoonotic = zoonotic disease
event-catastrophe = catastrophe
event-cooling = cooling
event-warming = warming
event-deforestation = deforestation
event-forestation = forestation
event-pollution = pollution
event-famine = famine
event-crisis = crisis
event-dictator_right = rightist dictator
event-dictator_left = leftist dictator
draw-menopause = menopause
draw-cities = cities { $n }
draw-city-of = City of { $name }: about { $people } people
draw-ring = { $chit ->
        [ice] White ring: ice may come here
        [sea] Blue ring: the sea may come here
        [desert] Orange ring: desert may come here
        *[jungle] Green ring: jungle may come here
    }
draw-mine = Needs { $tech } { $stage }
draw-blitz = Blitz: your migrants may act again in the turn they came
draw-points = { $n } points: { $category ->
        [culture] victory chits { $chits }, mysticism { $tokens }, footprint and energy { $stages }
        [politics] victory chits { $chits }, cities { $tokens }, metallurgy and immunology { $stages }
        *[industry] victory chits { $chits }, diversity { $tokens }, maritime and information { $stages }
    }
draw-worthless = In the present age this scores nothing
draw-land = land spot
draw-water = water spot
draw-moved = has moved this turn
why-taken = A migrant stands here.
why-kind = Your migrants cannot rest here.
why-needs = To come here you need { $tech } { $stage }.
why-trap = Here, too, your people would be trapped.
why-far = Too far, or no way leads here.
why-hungry = Too many for your footprint of { $n }: one starves at the end of your turn.
draw-hungry = Too many on a hex for a footprint of { $n }: one starves at the end of the turn
why-odds = { $action ->
        [preach] Mysticism
        [war] Metallurgy
        *[enslave] Cities
    }: yours { $mine }, theirs { $theirs }
why-outcome = { $outcome ->
        [won] You win: it falls, and yours stays.
        [even] Even: both fall.
        *[lost] You lose: yours falls.
    }
draw-latitude = Latitude { $n }: { $colour ->
        [white] white (ice)
        [green] green (jungle)
        *[plain] plain
    }
draw-pool = migrants left
draw-pool-tip = migrants in the pool
draw-cuboids = cities left
draw-cuboids-tip = cities to build
draw-bells = bellwethers
draw-bells-tip = bellwethers, for globalization
draw-pawns-0 = emotions
draw-pawns-1 = vocabulary
draw-pawns-2 = free will
draw-pawns-3 = mysticism
draw-favours = Auctions: +1 for { $name }
draw-zeroes = At the end { $name } scores nothing
draw-zero = no { $name }
draw-immoral = { $action } costs 1 chaos
crisis-genocide = Crisis: genocide
crisis-civil-war = Crisis: civil war
crisis-economic = Crisis: economic crisis
hex-kind-ocean = Ocean
hex-kind-shelf = Shelf
hex-kind-continent = Continent
chit-ice = Ice
chit-sea = Sea
chit-desert = Desert
chit-jungle = Jungle
kind-animal = animal
kind-working_animal = working animal
kind-war_animal = war animal
kind-horticulture = horticulture
kind-biofuel = biofuel
kind-luxury = luxury
kind-metal = metal
kind-oil = oil
kind-uranium = uranium
species = { $colour ->
        [black] Sapiens
        [orange] Denisovans
        [green] Hobbits
        *[white] Neanderthals
    }
