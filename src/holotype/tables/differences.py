"""What has changed between two pictures. A picture is cut into pieces, each a tag with the text behind it; a
difference names the runs of old pieces that went and the text that came in their place.

The pieces, put together again, are the text, so applying a difference to the old picture gives exactly the new one,
whatever was drawn. `static/js/difference.js` applies it in the page."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain

CUT = "<"
GROUP = "<g"
STRIDE = 64  # pieces compared at once
BLOCK = 2048  # characters compared at once

Change = tuple[int, int] | tuple[int, int, str]  # from this old piece to before that one; what stands there now
Run = tuple[int, int, int, int]  # old pieces from, to; new pieces from, to


def difference(before: str, after: str) -> list[Change]:
    """Whole groups are compared first, since most are as they were, and then the pieces of those that are not."""
    if before == after:
        return []
    start, end = same_ends(before, after)
    old = before[start : len(before) - end].split(GROUP)
    new = after[start : len(after) - end].split(GROUP)
    first = before.count(CUT, 0, start)
    starts = list(accumulate((group.count(CUT) + 1 for group in old), initial=first))
    changes: list[Change] = []
    within = ((a + 1, b + 1, c + 1, d + 1) for a, b, c, d in changed_runs(old[1:], new[1:]))
    for a, b, c, d in chain([(0, 1, 0, 1)], within):  # what stands before the first group is none itself
        old_pieces, new_pieces = pieces(old, a, b), pieces(new, c, d)
        for i, j, k, m in changed_runs(old_pieces, new_pieces):
            gone = (starts[a] + i, starts[a] + j)
            changes.append((*gone, CUT.join(new_pieces[k:m])) if m > k else gone)
    return changes


def same_ends(before: str, after: str) -> tuple[int, int]:
    """How much two texts share at their beginnings and at their ends, in whole pieces and as far as is quickly seen."""
    most = min(len(before), len(after))
    start = next((n for n in range(0, most, BLOCK) if before[n : n + BLOCK] != after[n : n + BLOCK]), most)
    start = before.rfind(CUT, 0, start) + 1
    most -= start
    end, old, new = 0, len(before), len(after)
    while end + BLOCK <= most and before[old - end - BLOCK : old - end] == after[new - end - BLOCK : new - end]:
        end += BLOCK
    cut = before.find(CUT, old - end)
    return start, old - cut if end and cut >= 0 else 0


def pieces(groups: list[str], start: int, end: int) -> list[str]:
    """The pieces of a run of groups."""
    if start == end:
        return []
    text = GROUP.join(groups[start:end])
    return (text if start == 0 else GROUP.removeprefix(CUT) + text).split(CUT)


def applied(before: str, changes: Sequence[Change]) -> str:
    """The new picture."""
    old, new, at = before.split(CUT), [], 0
    for change in changes:
        new += old[at : change[0]]
        new += change[2:]
        at = change[1]
    return CUT.join(new + old[at:])


def changed_runs(old: list[str], new: list[str]) -> Iterator[Run]:
    """Where two lists differ. Pieces that both have once are taken to be the same ones; what lies between two of these
    is looked at in the same way."""
    waiting = [(0, len(old), 0, len(new))]
    while waiting:
        a, b, c, d = trimmed(old, new, *waiting.pop())
        if a == b and c == d:
            continue
        anchors = rising(once_in_both(old, new, a, b, c, d)) if a < b and c < d else []
        if not anchors:
            yield a, b, c, d
            continue
        gaps = []
        for i, j in anchors:
            gaps.append((a, i, c, j))
            a, c = i + 1, j + 1
        gaps.append((a, b, c, d))
        waiting += reversed(gaps)  # taken from the end, so that runs come in order


def trimmed(old: list[str], new: list[str], a: int, b: int, c: int, d: int) -> Run:
    """A run without what is equal at its ends."""
    while b - a > STRIDE and d - c > STRIDE and old[a : a + STRIDE] == new[c : c + STRIDE]:
        a, c = a + STRIDE, c + STRIDE
    while a < b and c < d and old[a] == new[c]:
        a, c = a + 1, c + 1
    while b - a > STRIDE and d - c > STRIDE and old[b - STRIDE : b] == new[d - STRIDE : d]:
        b, d = b - STRIDE, d - STRIDE
    while a < b and c < d and old[b - 1] == new[d - 1]:
        b, d = b - 1, d - 1
    return a, b, c, d


def once_in_both(old: list[str], new: list[str], a: int, b: int, c: int, d: int) -> list[tuple[int, int]]:
    """Where the pieces lie that each of two runs has once, in the order of the new one."""
    times, now = Counter(old[a:b]), Counter(new[c:d])
    places = {piece: i for i, piece in enumerate(old[a:b], a) if times[piece] == 1}
    return [(places[piece], j) for j, piece in enumerate(new[c:d], c) if piece in places and now[piece] == 1]


def rising(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest choice of pairs that rises in both."""
    ends: list[int] = []  # the least old place at which a choice of so many pairs can end
    last: list[int] = []  # which pair that is
    before: list[int] = []  # the pair before each, -1 for none
    for n, (i, _) in enumerate(pairs):
        length = bisect_left(ends, i)
        before.append(last[length - 1] if length else -1)
        if length == len(ends):
            ends.append(i)
            last.append(n)
        else:
            ends[length], last[length] = i, n
    chosen, n = [], last[-1] if last else -1
    while n >= 0:
        chosen.append(pairs[n])
        n = before[n]
    return chosen[::-1]
