import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from scorepad.sharing.database import open_engine, parse_url, sqlite_url, transact, writer
from scorepad.sharing.errors import StoreUnavailableError
from scorepad.sharing.model import Row
from scorepad.sharing.store import Store

SHARE = {
    "game": "pixies",
    "edition": 1,
    "language": "en",
    "payload": {},
    "breakdown": {},
}


@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("sqlite:////srv/scorepad.sqlite3", "sqlite"),
        ("sqlite+pysqlite:///here.sqlite3", "sqlite+pysqlite"),
        ("postgres://ann:secret@db/scores?sslmode=require", "postgresql+scorepad"),
        ("postgresql://ann:secret@db:26257/scores", "postgresql+scorepad"),
        ("postgresql+psycopg://db/scores", "postgresql+scorepad"),
        ("cockroachdb://db/scores", "postgresql+scorepad"),
    ],
)
def test_parse_url_names_the_driver_and_keeps_the_rest(address, driver):
    url = parse_url(address)
    assert url.drivername == driver
    _, _, rest = address.partition("://")
    assert url.render_as_string(hide_password=False).partition("://")[2] == rest


@pytest.mark.parametrize(
    "address",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:scores?mode=memory&uri=true",
        "sqlite+aiosqlite:///here.sqlite3",
        "postgresql+psycopg2://db/scores",
        "mysql://db/scores",
        "no address",
        "",
    ],
)
def test_parse_url_refuses_what_would_not_keep_a_share(address):
    with pytest.raises(ValueError, match=r"."):
        parse_url(address)


def test_sqlite_url_keeps_odd_names(tmp_path):
    for name in ("plain.db", "with space.db", "a?b#c%20d.db", "ё.db"):
        store = Store.open(sqlite_url(tmp_path / name))
        assert store.healthy()
        store.close()
        assert (tmp_path / name).exists()


def test_the_folder_of_a_file_is_made(tmp_path):
    Store.open(f"sqlite:///{tmp_path}/instance/deep/store.sqlite3").close()
    assert (tmp_path / "instance" / "deep" / "store.sqlite3").exists()


def test_every_sqlite_connection_is_durable(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/store.sqlite3")
    with engine.connect() as first, writer(engine).connect() as second:
        for connection in (first, second):
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 30_000
            connection.rollback()
    engine.dispose()


def test_a_transaction_that_fails_leaves_nothing(store, engine):
    def work(session):
        session.execute(text("DELETE FROM shares"))
        raise LookupError

    created = store.create(**SHARE)
    with pytest.raises(LookupError):
        transact(writer(engine), work)
    assert store.get(created.id)


@pytest.fixture
def stubborn(postgres):
    """A PostgreSQL store whose server refuses the first inserts, as `refuse(times, code)` says."""
    address = postgres()
    store = Store.open(address)
    engine = open_engine(address)

    def refuse(times: int, code: str) -> None:
        with engine.begin() as connection:
            # A sequence is not rolled back, so it counts the inserts that failed.
            connection.execute(text("CREATE SEQUENCE tries"))
            connection.execute(
                text(
                    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                    f"IF nextval('tries') <= {times} THEN "
                    f"RAISE EXCEPTION 'once more, please' USING ERRCODE = '{code}'; END IF; "
                    "RETURN NEW; END $$"
                )
            )
            connection.execute(
                text(
                    "CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON shares "
                    "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()"
                )
            )

    def tries() -> int:
        with engine.connect() as connection:
            return connection.scalar(text("SELECT last_value FROM tries"))

    yield store, refuse, tries
    engine.dispose()
    store.close()


@pytest.mark.postgres
@pytest.mark.parametrize("code", ["40001", "40P01"])
def test_a_commit_refused_for_serialization_is_tried_again(stubborn, code):
    store, refuse, tries = stubborn
    refuse(3, code)
    created = store.create(**SHARE)
    assert tries() == 4
    assert store.get(created.id)
    assert store.delete(created.id, created.delete_secret)


@pytest.mark.postgres
def test_no_endless_tries(stubborn):
    store, refuse, tries = stubborn
    refuse(1000, "40001")
    with pytest.raises(StoreUnavailableError, match="once more"):
        store.create(**SHARE)
    assert tries() == 8


@pytest.mark.postgres
def test_other_failures_are_not_tried_again(stubborn):
    store, refuse, tries = stubborn
    refuse(1, "53100")  # disk full
    with pytest.raises(StoreUnavailableError, match="once more"):
        store.create(**SHARE)
    assert tries() == 1


@pytest.mark.postgres
def test_a_server_of_another_name_that_speaks_the_protocol(postgres):
    shared = open_engine(postgres())
    with shared.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text("CREATE DATABASE cockroach"))
    shared.dispose()
    address = shared.url.set(database="cockroach", query={"host": shared.url.query["host"]})
    address = address.set(drivername="postgresql").render_as_string(hide_password=False)
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(text("SET allow_system_table_mods = on"))
        connection.execute(
            text(
                "CREATE OR REPLACE FUNCTION pg_catalog.version() RETURNS text LANGUAGE sql AS "
                "$$ SELECT 'CockroachDB CCL v24.1.0 (x86_64-pc-linux-gnu)' $$"
            )
        )
    engine.dispose()
    store = Store.open(address)
    created = store.create(**SHARE)
    assert store.get(created.id)
    store.close()


def test_the_unique_constraint_stands_in_the_database(store, engine):
    """The last word on "the same share" is the database's, not a look before the insert."""
    store.create(**SHARE, form_token="a form")
    with engine.connect() as connection:
        values = dict(connection.execute(select(Row.__table__)).mappings().one())
    with pytest.raises(IntegrityError), writer(engine).begin() as connection:
        connection.execute(Row.__table__.insert().values(values | {"id": "b" * 12}))
