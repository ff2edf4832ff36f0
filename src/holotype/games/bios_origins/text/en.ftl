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
region-help = One of your pawns comes from here.
say-challenge = Challenge the top card
say-challenge-help = Reveal it, resolve its events, then auction it.
say-comet = Take the comet
say-comet-help = Ends the epoch: everybody takes 1 chaos, and ideas without an elder leave the market. Comet I rewards mysticism, II cities, III diversity with victory chits; IV ends the game at once.
say-pass-help = Do nothing and go on.
say-globalize = Globalize
say-globalize-help = Discard a bellwether to move the philosophy cube one or two steps.
say-skip = Skip
say-skip-help = Do nothing here and go on.
say-up = Round up
say-down = Round down
say-crown = the crown
say-crown-help = The dissent rainbow of your crown; a dissident there shuts nothing down.
say-keep = Keep it
say-keep-help = It stays above your placard as long as one of its halves is of your ruling class. You may use it every turn.
say-discard = To the lore deck
say-discard-help = You lose the idea. Science or pseudo-science may bring it back.
say-create = A new migrant
say-create-help = From your pool; it starts at any migrant or city of yours that may act.
say-siege = Siege
say-siege-help = The city becomes yours. You need the higher metallurgy.
say-missile = Missiles
say-missile-help = A siege at any distance, without a migrant.
say-bomb = Nuclear bomb
say-bomb-help = The city is destroyed, whatever the metallurgy. It does not become yours.
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
do-library-help = Expend as many elders or emissaries as your information stage to raise it by a step.
do-elect-help = All your elders and emissaries return to free will. You choose the ruling class; your dissidents are quelled, each with a loss.
do-encephalize-help = A pawn goes from emotions to vocabulary.
do-abstraction-help = A pawn goes from vocabulary to free will.
do-art-help = A pawn goes from the mysticism pool to free will.
do-prayer-help = A pawn of your brain goes to the mysticism pool.
do-demagogue-help = You move the philosophy cube one step.
do-trade-help = A migrant reaches a rival and returns to your pool; you and then the rival negotiate.
do-preach-help = With more mysticism than its owner, you replace a migrant or city without chaos.
do-war-help = Fight a migrant, or besiege a city. The higher metallurgy wins; in an even fight both migrants fall.
do-enslave-help = With more cities than its owner, you replace a migrant or city.
do-exogamy-help = A pawn of free will becomes an emissary on a rival's invention.
do-racism-help = You expel a rival's emissary from one of your inventions.
do-cold-war-help = Expend an elder or emissary; a rival with lower welfare takes 1 chaos.
do-artisan-help = A pawn of free will becomes an elder on any market card.
do-constitution-help = Turn one of your foundations to its other half.
do-science-help = Bring an idea with an industry half back from the lore deck.
do-pseudo-science-help = Bring an idea with a culture half back from the lore deck.
do-chaos-help = You take 1 chaos.
tech-footprint-help = How many tokens of all players may be on a hex before yours starve. From 3 on you cross deserts. Scores for culture.
tech-energy-help = How many spots a migrant moves. From 5 on you cross ice. Pollution strikes you if you have more cities than this. Scores for culture.
tech-metallurgy-help = Lets you prospect most minerals and decides wars and sieges. Scores for politics.
tech-immunology-help = Protects from disease if it is not below your cities and your footprint. From 4 on you cross jungle. Scores for politics.
tech-maritime-help = How many spots of the other kind, water for land peoples, a migrant may pass. From 2 on you cross seas and oceans. Scores for industry.
tech-information-help = How many pawns you place when you specialize, and how many inventions you may keep. Scores for industry.
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
variant-custom_draft-help = All rules on a world of tiles; the players take turns laying them.
variant-solo = Solo
variant-solo-help = Alone: reach 13 in culture, politics and industry before the fourth comet. You face a challenge every turn.
variant-solo_marine = Solo at sea
variant-solo_marine-help = The solo game with a people of the sea.
variant-cooperative = Co-operative
variant-cooperative-help = Together: somebody has to reach 13 in each category, but whoever can attack another player must do so.
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
option-revolution_ends_any_own_phase = A chaotic revolution ends your turn in any of its phases
option-surplus_costs_migrant = Each surplus chaos costs a migrant
option-copy_eureka_optional = Copying a eureka is optional
option-elect_resume = After an election by a foundation continue
option-elect_resume-level = at the same level
option-elect_resume-placard = at the placard for a new class
option-city_attack_includes_spread = Attacks on cities include a spread
option-eureka_needs_requirement = Without its requirement an idea brings no eureka
option-passage_after_transaction = A successful transaction opens the way past that player's migrants
option-starved_migrants_to_pool = Starved migrants return to the pool; another piece supplies their chaos
option-war_animal_is_working = War animals are working animals too
option-restore_monogamy = Use card 23, Monogamy
option-all_skip_round_cap = Rounds that all may skip in a row before one must challenge (0: no limit)
option-latitudes = Latitudes of a craton map
option-latitudes-random = a strip at random
option-latitudes-sheet = the strip of the sheet

# Questions
chaos-suffix = { $chaos ->
        [0] {""}
        *[other] {" "}(costs you { $chaos } chaos)
    }
zeroed-suffix = { $zeroed ->
        [nothing] {""}
        *[other] : { $zeroed } scores nothing
    }
lost-suffix = { $lost ->
        [0] {""}
        [one] , and an invention without that half goes to the lore deck
        *[other] , and { $lost } inventions without that half go to the lore deck
    }
city-suffix = { $again ->
        [0] : a migrant becomes a city
        *[other] : a migrant becomes a city, or an old city is used again
    }
prompt-challenge-phase = Your challenge phase: what do you do?
    .say-comet = { $epoch ->
        [4] Take Comet IV: the game ends at once
        *[other] Take the comet: everybody, you too, takes 1 chaos
    }
    .say-globalize = Globalize: discard a bellwether
    .say-skip = Skip the challenge phase
prompt-bid = Auction of { $card }: how many elders and emissaries do you bid? ({ $bid ->
        [0] no bid yet
        *[other] { $leader } bids { $bid }
    }{ $bonus ->
        [0] {""}
        *[other] ; your bonus: +{ $bonus }
    })
    .number = Bid { $name } (total { $total })
prompt-pay-elder = Which elder or emissary do you expend? ({ $n } to go)
    .card = The pawn on { $name } returns to free will
prompt-orientation = Which half of { $card } do you put up? ({ $ruling } rules now)
    .discipline = { $name }{ $revolution ->
        [0] {""}
        *[other] : a quiet revolution{ $n ->
            [0] {""}
            [one] , with a loss for your dissident
            *[other] , with a loss for each of your { $n } dissidents
        }{ lost-suffix }
    }{ $purged ->
        [0] {""}
        [one] ; purges your other foundation there
        *[other] ; purges your { $purged } other foundations there
    }
prompt-purchase = Buy { $card } for { $price ->
        [one] { $price } elder
        *[other] { $price } elders
    }? (its epoch plus your dissidents)
    .say-pay = Buy it: expend { $price ->
        [one] { $price } elder
        *[other] { $price } elders
    }
    .say-decline = Decline: the card leaves the game
prompt-chit = { $chit ->
        [sea] { $more ->
            [0] Cooling
            *[other] Icehouse, { $more } to go
        }: which sea freezes? Its chit moves to a white ring as ice.
        [ice] { $more ->
            [0] Warming
            *[other] Hothouse, { $more } to go
        }: which ice melts? Its chit moves to a blue ring as sea.
        [jungle] Deforestation: which jungle falls? Its chit moves to an orange ring as desert.
        *[desert] Forestation: which desert turns green? Its chit moves to a green ring as jungle.
    }
    .hex = { $name }{ $loser ->
        [nobody] {""}
        [you] : destroys your city there
        *[other] : destroys { $loser }'s city there
    }
prompt-chit-goal = { $chit ->
        [sea] The sea chit of { $start } becomes ice: on which hex do you place it?
        [ice] The ice chit of { $start } becomes sea: on which shelf do you place it?
        [jungle] The jungle chit of { $start } becomes desert: on which hex do you place it?
        *[desert] The desert chit of { $start } becomes jungle: on which hex do you place it?
    } A city that cannot stand there any more is destroyed.
    .hex = { $name }{ $loser ->
        [nobody] {""}
        [you] : destroys your city there
        *[other] : destroys { $loser }'s city there
    }
prompt-climate-loss = The climate destroys one of your cities: which?
    .hex = The city of { $name } is destroyed
prompt-round-cities = { $disease ->
        [1] Disease
        *[other] Famine
    }: you lose half of your cities. How do you round?
    .say-up = Up: lose { $more }
    .say-down = Down: lose { $half }
prompt-round-elders = { $disease ->
        [1] Disease
        *[other] Famine
    }: you lose half of your elders. How do you round?
    .say-up = Up: lose { $more }
    .say-down = Down: lose { $half }
prompt-lose-city = Disease: which of your cities is destroyed?
    .hex = The city of { $name } is destroyed
prompt-lose-elder = Disease: which of your elders returns to free will?
    .card = The elder on { $name } returns to free will
prompt-lose-city-to-famine = Famine: which of your cities is destroyed?
    .hex = The city of { $name } is destroyed
prompt-lose-elder-to-famine = Famine: which of your elders returns to free will?
    .card = The elder on { $name } returns to free will
prompt-pollution = Pollution: which elder or city do you lose?
    .card = The elder on { $name } returns to free will
    .hex = The city of { $name } is destroyed
prompt-genocide = Genocide: which of your foundations leaves the game?
    .card = { $name } leaves the game
prompt-globalize = Where do you move the philosophy cube?
    .philosophy = { $name }{ zeroed-suffix }
prompt-dissident-from = Chaos: which of your migrants becomes a dissident?
    .spot = The migrant at { $name } becomes a dissident
prompt-rainbow = On which dissent rainbow do you place the dissident?
    .card = On { $name }: shuts it down
    .say-crown = On the crown: shuts nothing down
prompt-surplus = Surplus chaos: which of your migrants returns to the pool?
    .spot = The migrant at { $name } returns to the pool
prompt-quell-loss = A dissident is quelled: what do you lose for it?
    .card = The elder or emissary on { $name } returns to free will
    .hex = The city of { $name } is destroyed
    .spot = The migrant at { $name } returns to the pool
prompt-coup = Coup: which class rules now?
    .discipline = { $name }{ lost-suffix }
prompt-refugee = You have lost your city of { $hex }. Where do you place a refugee, if anywhere?
    .say-pass = Place no refugee
prompt-diaspora = On which spot do you resettle?
prompt-trapped = Your people is trapped: every way is barred or leads to starvation. Which migrant resettles, if any?
    .hex = A migrant from the pool, near the city of { $name }
    .say-pass = Nobody resettles
prompt-element = Which option of { $element }{ $row ->
        [1] your placard's lower row
        [2] your placard's upper row
        [3] the bonus row
        *[other] {""}
    } do you use?
    .do = { $name }{ chaos-suffix }
    .do-elect = Elect: all your elders and emissaries return to free will, your dissidents are quelled with losses{ chaos-suffix }
    .do-library = Library: expend { $price ->
        [one] { $price } elder or emissary
        *[other] { $price } elders or emissaries
    }{ chaos-suffix }
    .do-cold-war = Cold War: expend an elder or emissary{ chaos-suffix }
    .do-war = War{ $odds ->
        [even] : even, both migrants fall
        [lost] : you lose, your migrant falls
        *[won] {""}
    }{ chaos-suffix }
    .do-trade = Trade: the migrant that trades returns to the pool{ chaos-suffix }
    .do-domesticate = Domesticate{ city-suffix }{ chaos-suffix }
    .do-cultivate = Cultivate{ city-suffix }{ chaos-suffix }
    .do-prospect = Prospect{ city-suffix }{ chaos-suffix }
    .do-prospect-luxury = Prospect luxury{ city-suffix }{ chaos-suffix }
    .do-prospect-metal = Prospect metal{ city-suffix }{ chaos-suffix }
    .do-chaos = Take 1 chaos
    .say-skip = { $row ->
        [0] Skip { $element }
        *[other] Skip this row
    }
prompt-consequent = { $gain } follows. Do you take it?
    .say-yes = Take { $gain }
    .say-no = Leave it
prompt-specialize = On which market card do you place an elder? ({ $n } at most)
prompt-invent = Which idea do you invent?
    .card = { $name }: all elders on it return to free will
prompt-copy-eureka = Do you take part in the eureka of { $card }?
prompt-keep-idea = Do you keep { $card } as an invention?
    .say-keep = Keep it{ $full ->
        [0] {""}
        *[other] : you have too many then, and one goes to the lore deck
    }
    .say-discard = Put it into the lore deck
prompt-invention-limit = You have too many inventions: which one do you give up?
    .card = { $name } goes to the lore deck
prompt-elect = Election: which class rules?
    .discipline = { $name }{ $revolution ->
        [0] {" "}goes on ruling
        *[other] {" "}rules{ lost-suffix }
    }
prompt-spread-piece = Do you create a migrant, or which one do you move?
prompt-spread-goal = Where does the migrant go? (up to { $steps } spots{ $wrong ->
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
    .spot = { $name }{ $hungry ->
        [0] {""}
        *[other] : too crowded, a token of yours would starve
    }
prompt-consent = May { $other } pass through your migrants, towards { $goal }?
    .say-yes = Let the migrant pass
    .say-no = Refuse
prompt-urbanize = On which resource do you found a city{ $n ->
        [0] {""}
        *[other] , or which city do you use again
    }?
    .hex = Use the city of { $name } again
    .resource = { $name }{ $replaces ->
        [0] {""}
        *[other] : your other city on this hex goes back to its track
    }
prompt-settler = Which migrant becomes the city?
    .spot = The migrant at { $name }
prompt-reuse-city = All your cities are on the map: which one do you take up?
    .hex = The city of { $name } goes
prompt-prayer = Prayer: from which region does a pawn go to the mysticism pool?
prompt-cull = Which invention do you cull?
    .card = { $name } goes to the lore deck
prompt-demagogue = Where do you move the philosophy cube?
    .philosophy = { $name }{ zeroed-suffix }
prompt-target = { $action }: against whom?
    .spot = The migrant at { $name }{ $outcome ->
        [even] : even, both fall
        [lost] : you lose, your migrant falls
        *[other] {""}
    }
    .hex = The city of { $name }
prompt-mode = { $action } at { $goal }: how do you attack?
prompt-piece = { $action } at { $goal }: which migrant goes?{ $outcome ->
        [even] {" "}(Even: both fall.)
        [lost] {" "}(You lose: it falls.)
        *[won] {""}
    }
prompt-negotiate = Negotiation: do you take a step of a technology, a pawn to free will, or a dissident back?
    .tech = A step of { $name }
    .region = A pawn from { $name } to free will
    .card = The dissident on { $name } returns to the pool
    .say-crown = The dissident on the crown returns to the pool
    .say-pass = Nothing
prompt-exogamy = To which rival's idea do you send an emissary?
prompt-racism = From which of your inventions do you expel an emissary?
prompt-guest = Whose emissary do you expel from { $card }?
prompt-cold-war = Who takes the chaos?
prompt-artisan = On which market card do you place an elder?
prompt-constitution = Which foundation do you turn?
    .card = { $name }, to { $turned }
prompt-study = Which idea do you bring back from the lore deck?
prompt-starve = Your footprint feeds { $n } on a hex; too many are on { $hexes }. Which token of yours starves?
    .hex = The city of { $name } starves
    .spot = The migrant at { $name } starves
prompt-tile = Which tile do you lay, and with which face up?
prompt-rotation = How far do you turn it?
    .number = { $degrees }°
prompt-cell = Where do you lay the tile?
prompt-start-spot = On which spot does your people begin?
prompt-first-chit = Where do you place a climate chit?
prompt-first-side = Which climate chit do you place on your craton?
prompt-craton-place = Where does the centre of { $craton } lie?
prompt-shift-craton = Which craton do you shift, if any?
    .say-pass = Shift none
prompt-ecomorph = Which of your species becomes human?

# Log
log-leads = { $seat } leads the { $colour ->
        [black] Sapiens (black)
        [orange] Denisovans (orange)
        [green] Hobbits (green)
        *[white] Neanderthals (white)
    } and has crown #{ $crown }: { $discipline } rules.
log-crown-brings = Crown #{ $crown } lets { $seat } encephalize.
log-turn = Turn { $turn }: it is { $seat }'s turn.
log-skips = { $seat } skips the challenge phase.
log-cannot-challenge = { $seat } has no elder or emissary and cannot challenge.
log-challenges = { $seat } challenges { $card }.
log-event = { $what ->
        [disease_crowd] Crowd disease strikes players with more cities than immunology.
        [disease_zoonotic] Zoonotic disease strikes players with more footprint than immunology.
        [cooling] Cooling.
        [warming] Warming.
        [deforestation] Deforestation.
        [forestation] Forestation.
        [pollution] Pollution strikes players with more cities than energy.
        [famine] Famine strikes players with more cities than footprint.
        [genocide] Crisis under { $philosophy }: genocide strikes players with more dissidents than mysticism.
        [civil_war] Crisis under { $philosophy }: civil war strikes players with more dissidents than diversity.
        *[economic_crisis] Crisis under { $philosophy }: an economic crisis strikes players with more dissidents and mysticism than cities.
    }
log-spares-all = It strikes nobody.
log-turn-ends = The revolution ends { $seat }'s turn.
log-disease = Disease strikes { $seat }.
log-famine = Famine strikes { $seat }.
log-pollution = Pollution strikes { $seat }.
log-genocide = Genocide strikes { $seat }.
log-civil-war = Civil war strikes { $seat }.
log-economic-crisis = An economic crisis strikes { $seat }.
log-loses-foundation = { $seat } loses the foundation { $card }: it leaves the game.
log-catastrophe = Catastrophe: { $name } strikes { $hex }.
log-catastrophe-nowhere = Catastrophe: { $name } lies nowhere on this map and strikes nobody.
log-chit-moves = { $chit ->
        [ice] { $seat } moves the sea chit of { $start }: ice covers { $goal }.
        [sea] { $seat } moves the ice chit of { $start }: the sea floods { $goal }.
        [desert] { $seat } moves the jungle chit of { $start }: { $goal } becomes a desert.
        *[jungle] { $seat } moves the desert chit of { $start }: jungle covers { $goal }.
    }
log-chit-stays = The climate chit of { $hex } stays: no ring is free for its other side.
log-no-climate = This game has no climate: nothing happens.
log-gives-way = { $what ->
        [cooling] No sea can become ice: deforestation instead.
        *[warming] No ice can become sea: forestation instead.
    }
log-climate-stays = { $what ->
        [deforestation] No jungle can become desert: nothing happens.
        *[forestation] No desert can become jungle: nothing happens.
    }
log-milankovitch = Milankovitch cycle: { $card } is turned up and shows { $same ->
        [0] no { $what ->
            [cooling] cooling: at most one chit moves.
            *[warming] warming: at most one chit moves.
        }
        *[other] { $what ->
            [cooling] cooling too: it concerns every sea chit.
            *[warming] warming too: it concerns every ice chit.
        }
    }
log-icehouse = Icehouse! Every sea chit becomes ice, as far as there are white rings.
log-hothouse = Hothouse! Every ice chit becomes sea, as far as there are blue rings.
log-dictator = A dictator rises: { $card } goes to { $seat } for { $wing ->
        [right] the most mysticism ({ $n })
        *[left] the most dissidents ({ $n })
    }.
log-bids = { $seat } bids { $k } (total { $total }).
log-passes = { $seat } passes.
log-cannot-bid = { $seat } has too few elders and emissaries to bid.
log-nobody-bids = Nobody bids for { $card }.
log-cannot-buy = { $seat } has too few elders for { $card }: it costs { $price }.
log-buys = { $seat } buys { $card }.
log-declines-card = { $seat } declines { $card }.
log-wins-card = { $seat } wins { $card } with a total of { $total } and pays { $k ->
        [one] { $k } elder or emissary
        *[other] { $k } elders or emissaries
    }.
log-expends = { $seat }'s pawn returns from { $card } to free will.
log-elders-return = { $n ->
        [one] { $seat }'s elder returns from { $card } to free will.
        *[other] { $seat }'s { $n } elders return from { $card } to free will.
    }
log-lacks = { $what ->
        [menopause] { $seat } has no menopause, which { $card } requires.
        [stage] { $seat } lacks { $tech } { $n }, which { $card } requires.
        [cities] { $seat } has fewer than { $n } cities, which { $card } requires.
        [any] { $seat } has no city, which { $card } requires.
        [animal] { $seat } has no city on an animal, as { $card } requires.
        [working_animal] { $seat } has no city on a working animal, as { $card } requires.
        [war_animal] { $seat } has no city on a war animal, as { $card } requires.
        [horticulture] { $seat } has no city on horticulture, as { $card } requires.
        [biofuel] { $seat } has no city on biofuel, as { $card } requires.
        [luxury] { $seat } has no city on a luxury, as { $card } requires.
        [metal] { $seat } has no city on metal, as { $card } requires.
        [oil] { $seat } has no city on oil, as { $card } requires.
        *[uranium] { $seat } has no city on uranium, as { $card } requires.
    }
log-no-half = { $card } has no { $discipline } half.
log-card-leaves = { $card } leaves the game.
log-lays = { $seat } lays { $card } with { $discipline } up.
log-purges = { $seat }'s dictator purges { $card }: it leaves the game.
log-comet = { $seat } takes { $card }.
log-renovation = Epoch { $epoch } begins with its own decks.
log-ideas-leave = Ideas without an elder leave the game: { $cards }.
log-new-ideas = New ideas come to the market: { $cards }.
log-chits = { $seat } ({ $comet ->
        [1] mysticism { $value }
        [2] cities { $value }
        *[3] diversity { $value }
    }) gains { $n ->
        [0] no victory chit
        [one] { $n } victory chit
        *[other] { $n } victory chits
    }{ $comet ->
        [1] {" "}for culture.
        [2] {" "}for politics.
        *[3] {" "}for industry.
    }
log-keeps-bellwether = { $seat } keeps { $card } as a bellwether.
log-globalizes = { $seat } discards a bellwether to globalize.
log-philosophy = { $seat } moves the philosophy cube to { $philosophy }.
log-philosophy-zeroes = { $seat } moves the philosophy cube to { $philosophy }: { $discipline } scores nothing.
log-chaos = { $seat } takes { $n } chaos{ $why ->
        [future_shock] : future shock.
        [pollution] : pollution.
        [civil_war] : civil war.
        [economic_crisis] : economic crisis.
        [starvation] : starvation.
        [war] : war.
        [enslaving] : enslaving.
        [cold_war] : cold war.
        [consequent] : a consequent of the action.
        [morality] : the morality of the age.
        [angry_gods] : in the solo game acts of gods cause it too.
        *[other] .
    }
log-no-rainbow = { $seat } has no free dissent rainbow for { $n } chaos.
log-rebels = { $seat }'s migrant at { $spot } becomes a dissident.
log-rebels-from-pool = A migrant from { $seat }'s pool becomes a dissident.
log-nobody-rebels = { $seat } has no migrant left for the chaos.
log-dissident = { $seat }'s dissident shuts { $card } down.
log-dissident-on-crown = { $seat }'s dissident stands on the crown.
log-quelled = { $seat } quells the dissident on { $rainbow }: it returns to the pool.
log-loses = { $what ->
        [pawn] For it, { $seat }'s pawn returns from { $thing } to free will.
        [city] For it, { $seat } gives up a city.
        *[migrant] For it, { $seat } loses the migrant at { $thing }.
    }
log-quells = { $seat } has nothing to lose for it.
log-dissident-returns = { $seat }'s dissident on { $card } returns to the pool.
log-recalled = { $seat }'s dissident on { $rainbow } is the last one who can resettle.
log-chaotic-revolution = { $seat } suffers a chaotic revolution!
log-coup = { $card } leads the coup against { $seat }.
log-crown = { $seat }'s crown goes to { $discipline }.
log-converts = { $seat }'s invention { $card } turns to { $discipline }.
log-obsolete = { $seat }'s invention { $card } is obsolete.
log-city-lost = { $seat } loses the city of { $hex }.
log-migrant-lost = { $seat } loses the migrant at { $spot }.
log-refugee = { $seat }'s refugee flees from the city of { $hex } to { $spot }.
log-no-refugee = { $seat } places no refugee at { $hex }.
log-diaspora = Diaspora: { $seat } resettles at { $spot }.
log-relocates = { $seat }'s trapped migrant resettles from { $start } to { $spot }.
log-relocates-from-pool = { $seat }'s people is trapped: a migrant from the pool goes from the city of { $hex } to { $spot }.
log-uses = { $seat } uses { $element }{ $row ->
        [1] the lower row
        [2] the upper row
        [3] the bonus row
        *[other] {""}
    }: { $action }.
log-shut-down = A dissident shuts { $card } down: it is passed over.
log-idle = Nothing can be done now with { $element }{ $row ->
        [1] the lower row
        [2] the upper row
        [3] the bonus row
        *[other] {""}
    } ({ $actions }).
log-declines-consequent = { $seat } declines { $action }.
log-places-elder = { $seat } places an elder on { $card }.
log-invents = { $seat } invents { $card }.
log-shares = { $seat } has an elder on { $card } too and shares the eureka.
log-declines-eureka = { $seat } declines the eureka of { $card }.
log-no-eureka = { $seat } does not meet the requirement of { $card }: no eureka.
log-void = { $action }{ $limit ->
        [0] {""}
        *[other] {" "}{ $limit }
    } brings { $seat } nothing.
log-keeps = { $seat } keeps { $card } as an invention ({ $discipline }).
log-gives-up = { $seat } may keep only { $n ->
        [one] { $n } invention
        *[other] { $n } inventions
    } and gives up { $card }.
log-to-lore = { $card } goes to the lore deck.
log-library = The library raises { $seat }'s { $tech } to { $stage }.
log-elects = { $seat } elects { $discipline }.
log-creates = { $seat }'s new migrant goes to { $spot }.
log-moves = { $seat }'s migrant moves from { $start } to { $spot }.
log-lets-pass = { $seat } lets { $other }'s migrant pass.
log-blocks = { $seat } refuses { $other } passage.
log-nowhere-to-go = { $seat }'s migrants stay: no way is left.
log-settles = { $seat }'s migrant at { $spot } becomes a city.
log-makes-way = { $seat }'s other city of { $hex } makes way for it.
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
log-re-urbanizes = { $seat } uses the city of { $hex } again.
log-encephalizes = { $seat } encephalizes: a pawn goes from emotions to vocabulary.
log-abstracts = { $seat } learns abstraction: a pawn goes from vocabulary to free will.
log-makes-art = { $seat } makes art: a pawn goes from the mysticism pool to free will.
log-prays = { $seat } prays: a pawn goes from { $region } to the mysticism pool.
log-raises = { $seat }'s { $tech } rises to { $stage }.
log-stage-brings = { $tech } { $stage } brings { $seat } a step of { $actions }.
log-culls = { $seat } culls { $card }.
log-trades = { $seat } trades with { $other } at { $goal }.
log-trader-returns = { $seat }'s trading migrant of { $spot } returns to the pool.
log-attacks-migrant = { $action }: { $start ->
        [none] { $seat }'s new migrant goes against
        *[other] { $seat }'s migrant of { $start } goes against
    } { $other }'s migrant at { $spot }.
log-attacker-falls = { $seat }'s attacking migrant falls at { $spot }.
log-takes-spot = { $seat }'s migrant takes the spot at { $spot }.
log-does-not-stay = { $seat }'s migrant does not stay at { $spot }.
log-attacks-city = { $how ->
        [preach] { $seat } converts { $other }'s city of { $hex }: it is { $seat }'s now.
        [siege] { $seat } besieges { $other }'s city of { $hex }: it is { $seat }'s now.
        [missile] { $seat }'s missiles strike { $other }'s city of { $hex }: it is { $seat }'s now.
        [bomb] { $seat }'s nuclear bomb destroys { $other }'s city of { $hex }.
        *[enslave] { $seat } enslaves { $other }'s city of { $hex }: it is { $seat }'s now.
    }
log-negotiates = { $gain ->
        [technology] { $seat } negotiates for a step of { $thing }.
        [pawn] { $seat } negotiates: a pawn goes from { $thing } to free will.
        [dissident] { $seat } negotiates: the dissident on { $thing } returns to the pool.
        *[nothing] { $seat } negotiates for nothing.
    }
log-immoral = { $philosophy } condemns { $action }.
log-sends-emissary = { $seat } sends an emissary from free will to { $other }'s { $card }.
log-expels = { $seat } expels { $other }'s emissary from { $card }.
log-cold-war = { $seat } wages a cold war against { $other }.
log-amends = { $seat } turns { $card } to { $discipline }.
log-rediscovers = { $seat } brings { $card } back from the lore deck.
log-starves = { $what ->
        [city] A hex holds more than { $seat }'s footprint of { $n }: the city of { $thing } starves.
        *[migrant] A hex holds more than { $seat }'s footprint of { $n }: the migrant at { $thing } starves.
    }
log-lays-tile = { $seat } lays { $tile } on { $hex }{ $turn ->
        [0] .
        *[other] , turned by { $turn }°.
    }
log-starts-at = { $seat } begins at { $spot }.
log-first-chit = { $seat } places a climate chit on { $hex }: { $chit ->
        [ice] ice
        [sea] sea
        [desert] desert
        *[jungle] jungle
    }.
log-first-chit-side = { $seat } places a climate chit on { $hex }: { $side }.
log-lays-craton = { $seat } lays { $craton } around { $hex }.
log-beast = { $kind ->
        [war_animal] A war animal
        *[other] A working animal
    } lives on { $hex }.
log-strip = The latitude strip is “{ $strip }”.
log-adopts = { $seat } descends from: { $shape }.
log-old-words = { $seat }'s species had emotions: { $n ->
        [one] { $n } pawn goes
        *[other] { $n } pawns go
    } from emotions to vocabulary.
log-gift = { $seat }'s { $tech } begins at { $stage }.
log-swims = { $seat }'s people lives in the sea.
log-colder = It grows colder: the latitude strip is “{ $strip }” now.
log-warmer = It grows warmer: the latitude strip is “{ $strip }” now.
log-last = There is no strip beyond “{ $strip }”: the latitudes stay.
log-melts = The ice of { $hex } melts into sea.
log-freezes = The sea of { $hex } freezes.
log-ends = The game ends.
log-zeroes = Under { $philosophy } nobody scores for { $discipline }.
log-scores = { $seat }: { $points ->
        [one] { $points } point
        *[other] { $points } points
    } (culture{"\u00A0"}{ $culture }, politics{"\u00A0"}{ $politics }, industry{"\u00A0"}{ $industry }; sum{"\u00A0"}{ $total }).
log-wins = { $how ->
        [by-sum] { $seat } wins: the highest sum, { $total }, decides the tie at { $n } points.
        [shared] { $seat } shares the victory: equal points ({ $n }) and an equal sum ({ $total }).
        *[alone] { $seat } wins with { $n } points.
    }
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
draw-needs = Requires
draw-events = Events
draw-religious = religious
draw-religious-tip = Religious: mysticism counts in bids
draw-cost = Elders of all players: { $here } of the { $n } needed to invent it
draw-dissent = A dissent rainbow: a dissident may be placed here
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
draw-mine = Requires { $tech } { $stage }
draw-blitz = Blitz: your migrants may act again in the turn they came
draw-points = { $n } points: { $category ->
        [culture] victory chits { $chits }, mysticism { $tokens }, footprint and energy { $stages }
        [politics] victory chits { $chits }, cities { $tokens }, metallurgy and immunology { $stages }
        *[industry] victory chits { $chits }, diversity { $tokens }, maritime and information { $stages }
    }
draw-worthless = Under the present philosophy this scores nothing
draw-land = land spot
draw-water = water spot
draw-moved = has moved this turn
why-taken = A migrant stands here.
why-kind = Your migrants cannot end a move here.
why-needs = To come here you need { $tech } { $stage }.
why-trap = Here, too, your people would be trapped.
why-far = Too far, or no way leads here.
why-hungry = Too many for your footprint of { $n }: a token of yours starves at the end of your turn.
draw-hungry = Too many on a hex for a footprint of { $n }: one token starves at the end of the turn
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
