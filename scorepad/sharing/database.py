"""Databases we speak to, what each needs before use, and transactions that are tried again."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session

from scorepad.sharing.errors import StoreUnavailableError

T = TypeVar("T")

POSTGRES = "postgresql+scorepad"
BUSY_SECONDS = 30
CONNECT_SECONDS = 5
TRIES = 8

# Serialization failure and deadlock: the server asks for the same transaction once more.
_TRY_AGAIN = frozenset({"40001", "40P01"})


class Dialect(PGDialect_psycopg):
    """PostgreSQL's protocol through psycopg 3, whatever the server calls itself.

    SQLAlchemy refuses a server whose version string does not start with a name it knows
    (CockroachDB's does not). We use nothing that depends on the version.
    """

    supports_statement_cache = True

    def _get_server_version_info(self, connection: Connection) -> tuple[int, ...]:
        try:
            known: tuple[int, ...] = super()._get_server_version_info(connection)  # type: ignore[no-untyped-call]
        except AssertionError:
            return (13,)
        return known


registry.register("postgresql.scorepad", __name__, "Dialect")


def sqlite_url(path: Path) -> str:
    """Return the URL of the SQLite database in the file `path`."""
    return URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)


def parse_url(address: str) -> URL:
    """Return `address` as a URL that names its driver.

    Takes `sqlite:///file` and the spellings of PostgreSQL that hosts hand out (`postgres://`,
    `postgresql://`, `cockroachdb://`). Raises ValueError for any other database, and for SQLite
    without a file, which would lose every share at the next start.
    """
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise ValueError("no address of a database") from error  # which may hold a password
    kind, _, driver = url.drivername.partition("+")
    if kind == "sqlite" and driver in {"", "pysqlite"}:
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise ValueError("SQLite needs a file: sqlite:///path/to/file.db")
        return url
    if kind in {"postgres", "postgresql", "cockroachdb"} and driver in {"", "psycopg"}:
        return url.set(drivername=POSTGRES)
    raise ValueError(f"no database of ours: {url.drivername} (sqlite and postgresql are)")


def open_engine(address: str) -> Engine:
    """Return an engine for `address`, ready for use. Raises ValueError as `parse_url` does."""
    url = parse_url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    arguments: dict[str, Any] = {"prepare_threshold": None}  # poolers in between know none
    if "connect_timeout" not in url.query:
        arguments["connect_timeout"] = CONNECT_SECONDS
    # The ping finds out about a server that was restarted before a reader does.
    return create_engine(url, connect_args=arguments, pool_pre_ping=True, use_native_hstore=False)


def _sqlite(url: URL) -> Engine:
    assert url.database
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # We begin transactions ourselves: the driver begins none before DDL, and begins those that
    # write as readers, which then fail at once when another writer was faster.
    connection.isolation_level = None
    # With WAL, NORMAL may lose the last transactions with the power; a link handed out stays.
    connection.execute("PRAGMA synchronous = FULL")
    # Going over to WAL (once in a file's life) does not wait for a lock, however long the
    # timeout: of several processes that open a new file together some would fail.
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(random.uniform(0.005, 0.05))
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writer(engine: Engine) -> Engine:
    """Return `engine` for transactions that write (SQLite takes its lock at their start)."""
    return engine.execution_options(writes=True)


def asks_again(error: DBAPIError) -> bool:
    """Say whether the server wants the same transaction once more, which may then succeed."""
    return getattr(error.orig, "sqlstate", None) in _TRY_AGAIN


def pause(attempt: int) -> None:
    """Wait a little, at random and longer each time, so that two do not collide again."""
    time.sleep(random.uniform(0, 0.01 * 2**attempt))


def transact(engine: Engine, work: Callable[[Session], T]) -> T:
    """Run `work` in one transaction, again where the server asks for it, and return its answer.

    `work` may run several times and must do nothing but speak to the database. Raises
    StoreUnavailableError where the database cannot do it now, whatever is asked.
    """
    attempt = 0
    while True:
        try:
            with Session(engine, expire_on_commit=False) as session, session.begin():
                return work(session)  # the commit comes first, and may fail too
        except (OperationalError, InterfaceError) as error:
            attempt += 1
            if not asks_again(error) or attempt == TRIES:
                raise StoreUnavailableError(str(error.orig)) from error
        except PoolTimeout as error:
            raise StoreUnavailableError(str(error)) from error
        pause(attempt)
