"""A server for the tests of a module, with the skeleton game beside the installed ones; people are new in each."""

from collections.abc import Iterator

import pytest

import holotype
from tests.server.helpers import Person, Served, serving, settings
from tests.server.postgres import Cluster, NotInstalled, cluster


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, skeleton: holotype.Game) -> Iterator[Served]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as served:
        yield served


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL."""
    try:
        with cluster() as found:
            yield found
    except NotInstalled:
        pytest.skip("no PostgreSQL server is installed")


@pytest.fixture(scope="session")
def database(postgres: Cluster) -> str:
    return postgres.url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def kept_in(request: pytest.FixtureRequest) -> str | None:
    """Where the rows are: the database of a test on each of the two."""
    return None if request.param == "sqlite" else str(request.getfixturevalue("database"))


@pytest.fixture
def ann(server: Served) -> Person:
    return server.person("Ann")


@pytest.fixture
def bob(server: Served) -> Person:
    return server.person("Bob")
