"""A server of its own for every test, with the skeleton game beside the installed ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import holotype
from tests.server.helpers import Person, Served, serving, settings


@pytest.fixture
def server(tmp_path: Path, skeleton: holotype.Game) -> Iterator[Served]:
    with serving(settings(tmp_path)) as served:
        yield served


@pytest.fixture
def ann(server: Served) -> Person:
    return server.person("Ann")


@pytest.fixture
def bob(server: Served) -> Person:
    return server.person("Bob")
