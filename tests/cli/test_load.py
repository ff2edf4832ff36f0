"""`holotype load` plays real tables over real sockets and tells what they cost."""

from xml.etree import ElementTree

from holotype.cli.load import HEADINGS, Load, Result, plot, row, run


def test_tables_are_played_and_what_they_cost_is_told() -> None:
    result, seconds = Result("", Load(0)), 3
    while not result.acknowledged and seconds < 300:  # a busy machine may need longer for a first move
        seconds *= 2
        (result,) = run([Load(tables=2, seconds=seconds, thought=0.05, spectators=1)], [None], None, 1, None)
    assert not result.errors
    assert result.moves >= len(result.acknowledged) > 0
    assert result.bytes > 0
    told = dict(zip(HEADINGS, row(result), strict=True))
    assert told["tables"] == "2 + 1 spectators each"
    assert told["errors"] == "none"
    picture = ElementTree.fromstring(plot([result]))
    assert len(picture.findall(".//{http://www.w3.org/2000/svg}polyline")) == 1
