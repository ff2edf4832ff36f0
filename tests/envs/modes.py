"""Every game in every variant, with few and with many players."""

import holotype


def modes():
    for name in holotype.games():
        game = holotype.load(name)
        for variant in game.variants:
            counts = variant.players or game.players
            for players in sorted({counts[0], counts[-1]}):
                yield name, players, variant.name


MODES = list(modes())
FEWEST = [(name, holotype.load(name).players[0]) for name in holotype.games()]
