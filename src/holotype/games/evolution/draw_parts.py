"""The parts an animal is drawn from, in a box 140 wide and 112 high, facing right, its feet on y = 104.

Our own drawings. An animal sets `--skin`, `--shade` and `--belly`; outlines come from the group around the parts.
"""

BODY = "M26 70C26 50 45 43 66 44C88 44 102 53 102 70C102 87 87 93 64 93C40 93 26 87 26 70Z"
HEAD = "M84 46C84 31 95 23 107 23C121 23 131 33 131 47C131 59 121 67 108 67C94 67 84 60 84 46Z"


def _fill(colour: str, d: str, more: str = "") -> str:
    return f'<path fill="{colour}" d="{d}"{more}/>'


def _flat(colour: str, d: str, opacity: float = 1) -> str:
    """A shape without an outline."""
    faded = f' opacity="{opacity}"' if opacity < 1 else ""
    return f'<path fill="{colour}" stroke="none" d="{d}"{faded}/>'


def _line(d: str, colour: str = "#2b2723", width: float = 1.6) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{width}" d="{d}"/>'


def _dot(x: float, y: float, r: float, colour: str, outline: bool = False) -> str:
    stroke = "" if outline else ' stroke="none"'
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"{stroke}/>'


SKIN, SHADE, BELLY = "var(--skin)", "var(--shade)", "var(--belly)"
INK = "#2b2723"


def _leg(x: float, length: float, colour: str) -> str:
    top = 104 - length
    return _fill(colour, f"M{x} {top}V99Q{x} 104 {x + 5} 104H{x + 13}Q{x + 16} 104 {x + 15} 99L{x + 14} {top}Z")


def _long_leg(x: float, colour: str) -> str:
    """A runner's: thigh, knee, shank and a light foot."""
    return _fill(
        colour,
        f"M{x} 72C{x - 4} 80 {x - 1} 86 {x + 4} 88L{x - 2} 100C{x - 3} 104 {x} 104 {x + 3} 104H{x + 12}"
        f"C{x + 15} 104 {x + 13} 100 {x + 9} 99L{x + 11} 88C{x + 15} 82 {x + 16} 78 {x + 15} 72Z",
    )


def _hoof(x: float) -> str:
    return _fill("#4a3a2c", f"M{x - 1} 96H{x + 16}L{x + 18} 104H{x - 2}Z") + _line(f"M{x + 8} 98V104", "#e8d8b8", 1.4)


def _blade(x: float, height: float, lean: float, colour: str) -> str:
    return _fill(
        colour, f"M{x - 3} 106C{x - 2} {106 - height * 0.5} {x + lean * 0.4} {106 - height * 0.8} {x + lean} "
        f"{106 - height}C{x + lean * 0.7} {106 - height * 0.5} {x + 4} {106 - height * 0.3} {x + 4} 106Z",
    )  # fmt: skip


def _teeth(points: tuple[int, ...], top: float, length: float) -> str:
    return "".join(_fill("#fffaf0", f"M{x - 3} {top}L{x} {top + length}L{x + 3} {top}Z") for x in points)


def _eye(x: float, y: float, r: float, iris: str = "") -> str:
    """White, perhaps an iris, pupil and glint."""
    pupil = r * 0.52
    coloured = _dot(x + 0.8, y + 0.4, r * 0.72, iris) if iris else ""
    return (
        _dot(x, y, r, "#fffdf6", outline=True)
        + coloured
        + _dot(round(x + 1, 1), round(y + 0.6, 1), round(pupil, 1), INK)
        + _dot(round(x - r * 0.1, 1), round(y - r * 0.25, 1), round(r * 0.22, 1), "#ffffff")
    )


PARTS: dict[str, str] = {
    "shadow": '<ellipse cx="68" cy="105" rx="46" ry="4.5" fill="#2b2723" stroke="none" opacity="0.16"/>',
    "body": _fill(SKIN, BODY) + _flat(BELLY, "M40 86C46 76 84 76 92 84C84 92 52 94 40 86Z", 0.9),
    "head": _fill(SKIN, HEAD),
    "ears": _fill(SHADE, "M90 30C86 20 90 14 94 15C98 17 100 22 100 27Z")
    + _fill(SHADE, "M116 26C118 18 124 14 127 17C129 21 126 28 122 31Z"),
    "legs-far": _leg(50, 22, SHADE) + _leg(86, 22, SHADE),
    "legs-near": _leg(36, 18, SKIN) + _leg(73, 18, SKIN),
    "long-far": _long_leg(52, SHADE) + _long_leg(88, SHADE),
    "long-near": _long_leg(34, SKIN) + _long_leg(72, SKIN),
    "claws": "".join(_fill("#fffaf0", f"M{x} 101L{x + 5} 105.5L{x + 1} 105.5Z") for x in (46, 50, 83, 87)),
    "hooves": _hoof(36) + _hoof(73),
    "tail": _fill(SKIN, "M34 64C22 64 15 58 15 48C15 42 8 42 8 49C8 66 20 78 34 80Z"),
    "tail-segments": _fill("#e7c9a0", "M33 62L22 60L21 76L33 80Z")
    + _fill(SHADE, "M20 59L12 53L8 68L19 75Z")
    + _fill("#e7c9a0", "M11 52L5 43L0 55L7 66Z")
    + _line("M35.5 57V84", "#b3392b", 1.8).replace("/>", ' stroke-dasharray="3 3"/>'),
    "tail-fin": _fill(SHADE, "M34 62L6 40C14 56 14 76 4 96C18 92 28 84 35 78Z")
    + _line("M30 66L13 52M31 71H13M31 75L14 87"),
    "tail-tip": _fill(SHADE, "M8 52L-3 34C-2 46 -3 54 -6 64L6 64Z"),
    "dorsal": _fill(SHADE, "M48 47C50 32 62 24 80 25C74 32 74 40 78 47Z") + _line("M56 45L62 33M64 45L70 30"),
    "waves": _flat(
        "#6fb2d6", "M2 108V97Q9 91 16 97T30 97T44 97T58 97T72 97T86 97T100 97T114 97T128 97L138 96V108Z", 0.85
    )
    + _line("M2 97Q9 91 16 97T30 97T44 97T58 97T72 97T86 97T100 97T114 97T128 97T138 97", "#2f6f9f", 1.8)
    + _line("M22 103Q27 100 32 103M70 103Q75 100 80 103M112 103Q117 100 122 103", "#e6f3fa", 1.5),
    "camouflage": _flat(
        "#4f6a35",
        "M30 50C40 42 50 50 46 58C42 66 30 66 28 58ZM60 66C70 60 82 66 78 76C74 84 60 82 58 74Z"
        "M84 44C94 42 98 52 92 58C86 62 78 54 84 44ZM40 78C48 74 54 82 50 90L38 88Z",
        0.75,
    )
    + _flat("#8a6b3d", "M52 44C60 42 66 50 60 56C54 60 46 52 52 44ZM84 70C92 66 98 74 94 82C88 88 80 80 84 70Z", 0.75),
    "leaves": _fill("#6d9440", "M88 30C80 24 76 14 80 8C90 8 96 18 94 28Z")
    + _fill("#88ad53", "M96 27C94 16 100 8 108 6C112 14 108 24 102 28Z")
    + _line("M82 12L91 28M107 9L98 27", "#3f5a22", 1.2),
    "stripes": _flat(
        "#2b2723",
        "M34 44C30 58 32 78 38 94L45 94C38 78 38 58 42 44ZM52 42C48 58 50 78 55 95L62 95C56 78 56 58"
        " 60 42ZM70 42C68 58 68 78 72 95L79 95C74 78 74 58 78 42ZM87 44C86 58 86 76 88 92L94 90C92 76 92 60 94 48Z",
        0.82,
    ),
    "mask": _fill(
        "#7a3f8f",
        "M88 40C94 32 104 33 109 38C114 33 124 33 128 40C130 50 122 54 116 51C112 49 106 49 102 51C95 54 87 50 88 40Z",
    ),
    "spots": "".join(
        _dot(x, y, r, "#f4e04d") + _dot(x, y, r - 2, "#8a2f9c")
        for x, y, r in ((40, 58, 6), (56, 52, 5), (72, 58, 6.5), (88, 62, 5), (48, 74, 5), (64, 76, 4.5), (36, 80, 4))
    ),
    "hump-full": _fill("#f2c230", "M-12 6C-12 -14 12 -14 12 6Z")
    + _flat("#fff3c0", "M-6 0C-6 -7 -2 -9 1 -9C-2 -6 -3 -3 -3 1Z"),
    "hump-empty": _fill(BELLY, "M-12 6C-10 -10 10 -10 12 6Z", ' stroke-dasharray="3 2.6"'),
    "ruff": "".join(
        _dot(x, y, 8, "#f3ece0", outline=True) for x, y in ((84, 68), (92, 74), (102, 76), (112, 74), (121, 68))
    )
    + _flat("#f3ece0", "M82 60H124V70C112 78 94 78 82 70Z"),
    "hunch": _fill(SHADE, "M46 50C56 26 84 24 92 44L86 56Z") + _line("M60 42L64 50M70 36L73 46M80 35L81 44"),
    "beak": _fill(
        "#e9b44c", "M98 51C106 46 118 47 124 53C129 58 128 67 123 69C122 64 118 61 112 60C106 60 99 58 98 51Z"
    )
    + _line("M104 53Q112 52 118 55"),
    "smile": _line("M101 56Q109 63 118 56", INK, 1.9),
    "grin": _fill("#7d2f2a", "M99 54Q109 57 120 54Q118 64 109 64Q101 64 99 54Z")
    + _dot(95, 55, 3.4, "#e8746a")
    + _dot(124, 55, 3.4, "#e8746a"),
    "frown": _line("M102 61Q109 54 117 61", INK, 1.9)
    + _fill("#7fc0e6", "M119 61C122 65 122 68 119.5 69C117 68 116.5 65 119 61Z"),
    "jaws": _fill("#7d2f2a", "M91 52Q109 46 128 52Q127 69 109 69Q93 69 91 52Z")
    + _teeth((96, 103, 116, 123), 51, 7)
    + _fill("#e8746a", "M101 67Q109 59 118 67Q109 70 101 67Z"),
    "jaws-shut": _fill(BELLY, "M92 54Q109 48 127 54Q126 67 109 67Q94 67 92 54Z")
    + _line("M94 58Q109 63 125 58")
    + _teeth((99, 119), 59.5, 7),
    "brows": _line("M92 32L105 37M126 32L113 37", INK, 3),
    "eyes": _eye(101, 43, 6) + _eye(118, 43, 6),
    "eyes-wild": _eye(101, 42, 6, "#e9b44c") + _eye(118, 42, 6, "#e9b44c"),
    "eyes-sharp": _eye(99, 41, 9, "#3f9b6c") + _eye(120, 41, 9, "#3f9b6c"),
    "eyes-shut": _line("M95 43Q101 48 107 43M112 43Q118 48 124 43", INK, 2),
    "patch": _line("M88 30L128 52", INK, 2) + _fill(INK, "M93 38Q101 33 108 41Q107 52 100 51Q92 48 93 38Z"),
    "hook": _fill("#b9b3a6", "M72 96H90V91H72Z") + _line("M81 97V103Q81 109 87 108T91 101", "#8c8577", 3.2),
    "glasses": '<g fill="#ffffff" fill-opacity="0.28" stroke="#2b2723" stroke-width="2.2">'
    '<circle cx="100" cy="43" r="9.5"/><circle cx="120" cy="43" r="9.5"/></g>'
    + _line("M109 42Q110 40 111 42M90 41L85 39", INK, 2.2),
    "cap": _fill("#5f7fb8", "M88 32C90 12 108 4 122 14C134 18 140 30 137 38C132 34 128 30 124 29C112 22 100 24 88 32Z")
    + _line("M96 20L102 26M108 12L110 24", "#e6ecf8", 2)
    + _dot(137, 41, 5, "#fffaf0", outline=True)
    + _fill("#fffaf0", "M84 33C92 22 112 18 128 28L127 34C112 25 98 28 88 39Z"),
    "zzz": _line("M126 30h6l-6 7h6M133 18h5l-5 6h5", "#2f6f9f", 2.2),
    "leech": _fill(
        "#7b2335", "M22 58C14 48 20 38 29 42C37 46 33 55 40 59C46 62 54 58 57 64C58 70 48 73 39 70C31 68 27 64 22 58Z"
    )
    + _line("M27 46L31 50M33 55L30 59M41 61L40 67M49 62L49 69", "#d98a95", 1.4)
    + _dot(54, 65, 2, "#fffaf0"),
    "worm": _line("M44 92C52 82 56 98 64 88S76 96 84 86", INK, 8)
    + _line("M44 92C52 82 56 98 64 88S76 96 84 86", "#d7c7e6", 5)
    + _dot(84, 85.5, 1.6, INK),
    "wing-far": _fill(SHADE, "M66 52C62 30 72 8 92 2C92 12 90 18 86 24C90 25 90 32 84 36C86 40 82 48 76 52Z"),
    "wing-near": _fill(
        BELLY, "M74 60C52 58 30 40 22 10C34 10 42 14 48 20C52 16 60 20 62 26C70 26 78 34 80 46C82 52 80 58 74 60Z"
    )
    + _line("M48 20C52 30 58 38 66 44M62 26C64 34 68 40 74 46"),
    "ambush": "".join(
        _blade(x, h, lean, c)
        for x, h, lean, c in (
            (14, 44, -6, "#6d9440"),
            (24, 56, 4, "#88ad53"),
            (34, 34, 8, "#6d9440"),
            (56, 30, -5, "#88ad53"),
            (68, 40, 5, "#6d9440"),
            (96, 34, -6, "#88ad53"),
            (108, 46, 4, "#6d9440"),
            (120, 54, -4, "#88ad53"),
            (130, 38, 6, "#6d9440"),
        )
    ),
    "pasture": "".join(
        _blade(x, h, lean, c)
        for x, h, lean, c in (
            (8, 18, -12, "#6d9440"),
            (16, 14, -14, "#88ad53"),
            (62, 14, 12, "#88ad53"),
            (104, 18, 14, "#6d9440"),
            (114, 12, 16, "#88ad53"),
            (124, 18, 8, "#6d9440"),
        )
    ),
    "mouthful": _line("M116 60Q126 58 132 50M116 60Q128 64 134 60", "#5d8436", 2.4),
    "mound": _fill("#a07a50", "M0 108C6 92 22 86 34 90C44 80 66 80 76 90C92 83 124 88 140 108Z")
    + _flat("#7c5a36", "M40 108C42 96 66 96 70 108Z")
    + "".join(
        _dot(x, y, r, "#7c5a36")
        for x, y, r in ((18, 100, 2), (28, 97, 1.5), (90, 99, 2), (106, 102, 2.4), (84, 104, 1.4))
    ),
    "ink": _flat(
        "#3a3552",
        "M2 84C-4 74 6 66 14 70C16 60 30 60 32 70C42 68 46 80 38 86C40 96 26 100 20 94C12 100 0 94 2 84Z",
        0.88,
    )
    + _dot(46, 96, 4, "#3a3552")
    + _dot(8, 62, 3, "#3a3552"),
    "shell": _fill("#b98a58", "M22 68C22 34 92 32 98 62C90 70 34 74 22 68Z")
    + _fill("#d9b384", "M46 42L62 38L74 42L76 56L60 62L44 56Z")
    + _line("M44 56L30 64M60 62V71M76 56L92 62M46 42L36 46M74 42L84 45"),
    "shell-shut": _fill("#b98a58", "M18 96C14 44 44 26 72 28C104 30 122 56 122 96C100 104 38 104 18 96Z")
    + _fill("#d9b384", "M50 46L72 40L92 48L94 66L72 76L50 66Z")
    + _line("M50 66L26 82M72 76V100M94 66L116 80M50 46L38 40M92 48L102 42")
    + _flat(INK, "M84 98C84 80 118 78 119 96C108 100 96 101 84 98Z")
    + _dot(97, 92, 3.4, "#fffdf6")
    + _dot(108, 92, 3.4, "#fffdf6")
    + _dot(98, 92.5, 1.6, INK)
    + _dot(109, 92.5, 1.6, INK),
    "cocoon": _flat("#e6dcc0", "M20 40H52C46 58 46 78 52 96H20Z", 0.92)
    + _line("M24 52Q38 60 50 50M24 64Q38 72 48 62M24 76Q38 84 48 76M28 88Q40 94 50 88", "#8a7a55", 1.8),
    "antennae": _line("M98 26C94 14 88 10 82 12M114 25C116 12 122 8 128 10", INK, 2.2)
    + _dot(81, 12, 3, SHADE, True)
    + _dot(129, 10, 3, SHADE, True),
    "pouch": _fill(BELLY, "M50 76C50 98 82 98 82 76Q66 84 50 76Z")
    + _dot(66, 73, 9, SKIN, True)
    + _dot(63, 72, 1.7, INK)
    + _dot(69.5, 72, 1.7, INK)
    + _line("M63 77Q66 79 69 77", INK, 1.3)
    + _line("M50 76Q66 86 82 76"),
    "sting": _line(
        "M36 90C32 98 40 100 36 107M48 92C44 99 52 102 48 109M60 93C56 100 64 103 60 110M72 93C68 100 76 103 72 110"
        "M84 92C80 99 88 102 84 109",
        "#c2457e",
        2.4,
    )
    + "".join(
        _dot(x, y, 2.6, "#f08ab5", True) for x, y in ((40, 62), (56, 56), (72, 56), (88, 62), (50, 70), (78, 70))
    ),
    "star": _fill("#e8746a", "M62 56L66 66L77 66L68 73L72 84L62 77L52 84L56 73L47 66L58 66Z")
    + _dot(62, 71, 2, "#fffaf0")
    + _dot(62, 63, 1.3, "#fffaf0")
    + _dot(68, 69, 1.3, "#fffaf0")
    + _dot(56, 69, 1.3, "#fffaf0"),
    "hut": _fill("#a07a50", "M0 104V84L15 70L30 84V104Z")
    + _fill("#7c5a36", "M-4 86L15 67L34 86L30 90L15 75L0 90Z")
    + _fill("#4a3a2c", "M10 104V92Q15 86 20 92V104Z"),
    "lumps": _dot(34, 54, 8, "#9c7f9a", True)
    + _dot(45, 48, 6, "#b196ae", True)
    + _dot(36, 44, 5, "#b196ae", True)
    + _dot(84, 84, 6, "#9c7f9a", True)
    + _dot(92, 79, 4.5, "#b196ae", True)
    + _dot(33, 52, 2, "#6b4d69")
    + _dot(84, 84, 1.8, "#6b4d69"),
    "lure": _line("M108 24C108 6 124 0 133 10", INK, 2.4)
    + _dot(134, 15, 10, "#fff3a8").replace("/>", ' opacity="0.5"/>')
    + _dot(134, 15, 5, "#f7d84a", True),
    "special-a": _dot(44, 68, 10, "#c8372d", True)
    + _flat("#fffaf0", "M44 61L50 75H46.8L45.9 72.5H42.1L41.2 75H38ZM44 66.5L43 70H45Z"),
    "special-b": _dot(44, 68, 10, "#3f7f4a", True)
    + _line("M41 62H44.5C48.5 62 48.5 67.5 44.5 67.5H41V62V74H45C50 74 50 67.5 45 67.5", "#fffaf0", 2.6),
    "stun": _fill("#f7d84a", "M54 12L44 30H52L48 44L64 24H55L62 12Z"),
}
