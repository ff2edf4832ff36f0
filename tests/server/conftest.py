"""A server for the tests of a module, with the skeleton game beside the installed ones; people are new in each."""

from collections.abc import Iterator

import pytest

import holotype
from tests.server.helpers import Person, Served, serving, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, skeleton: holotype.Game) -> Iterator[Served]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as served:
        yield served


@pytest.fixture
def ann(server: Served) -> Person:
    return server.person("Ann")


@pytest.fixture
def bob(server: Served) -> Person:
    return server.person("Bob")
