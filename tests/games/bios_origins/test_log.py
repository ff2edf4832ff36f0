"""The log tells in sentences what the playthroughs seldom meet."""

import pytest

from tests.helpers import clause

PASSING = "seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s14-19; migrants 1: s13-18"


@clause("BO-17.2", "BO-17.3", "BO-13.7", "BO-12.4", "BO-16.5", "BO-16.6", "BO-14.7", "BO-6.16", "BO-6.17", "BO-5.6")
@pytest.mark.parametrize(
    ("text", "choices", "sentence"),
    [
        (
            "seat 0: politics; inventions 0: 95 politics 1; seat 1: will 0",
            ["say:skip", "do:racism"],
            "P0 expels an emissary of P1.",
        ),
        (
            "epoch 4; seat 0: politics, immunology 2, will 0, emotions 3; foundations 0: 78 politics; "
            "market culture: 187 0, -, -",
            ["do:cold-war"],
            "P0 wages a cold war against P1.",
        ),
        (
            "epoch 2; seat 0: industry, will 0, vocabulary 3; foundations 0: 27 industry; cities 0: h201/2",
            ["do:prospect-metal"],
            "P0 builds on California again.",
        ),
        (PASSING, ["say:pass", "do:spread", "say:create", "spot:s13-16", "say:yes"], "P1 lets the migrant pass."),
        (PASSING, ["say:pass", "do:spread", "say:create", "spot:s13-16", "say:no"], "P1 refuses passage."),
        (
            "seat 0: politics, footprint 6; seat 1: metallurgy 2; foundations 0: 20 politics; migrants 0: s14-19; "
            "migrants 1: s13-18",
            ["say:pass", "do:war", "say:create"],
            "The attacking migrant of P0 falls.",
        ),
        (
            "seat 0: politics, metallurgy 2, footprint 2, will 0, vocabulary 3; foundations 0: 3 politics; "
            "migrants 0: s14-03; cities 1: h106/1; migrants 1: s01-00 s03-00",
            ["do:war"],
            "P0: War against the city of Pontic Steppe.",
        ),
        (
            "epoch 4; phase events; card 82; option mode=basic; cities 0: h105/1 h106/1 h107/1 h108/1; "
            "migrants 0: s01-00 s03-00",
            [],
            "Pollution strikes P0.",
        ),
        (
            "epoch 2; phase events; card 28; option mode=basic; cities 0: h105/1 h106/1; migrants 0: s01-00",
            [],
            "Famine strikes P0.",
        ),
        (
            "phase end; seat 0: footprint 1, dissident, politics; migrants 0: s04-01 s04-03 s03-00; "
            "option revolution_ends_any_own_phase=true",
            ["spot:s04-01", "spot:s04-03", "discipline:culture"],
            "The revolution ends the turn of P0.",
        ),
    ],
)
def test_rare_events_are_told(table, text, choices, sentence):
    t = table(text).choose(*choices)
    assert sentence in t.said()
