import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from scorepad.sharing import database, migrate
from scorepad.sharing.errors import StoreTooNewError
from scorepad.sharing.migrate import upgrade
from scorepad.sharing.model import Base
from scorepad.sharing.store import Store
from tests.sharing.crowd import processes, threads


def versions(engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.scalars(text("SELECT version_num FROM alembic_version")))


def test_migrations_arrive_at_the_models(engine):
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        # What the comparison does not look at.
        (unique,) = inspect(connection).get_unique_constraints("shares")
        assert unique["column_names"] == ["form_digest", "input_digest"]
        assert inspect(connection).get_pk_constraint("shares")["constrained_columns"] == ["id"]


def test_a_second_start_changes_nothing(engine):
    upgrade(engine)
    first = versions(engine)
    assert len(first) == 1
    upgrade(engine)
    assert versions(engine) == first


def test_processes_that_start_together(address, engine):
    said = processes(4, "print(Store.open(sys.argv[1]).healthy())", address)
    assert said == ["True"] * 4
    assert len(versions(engine)) == 1


def test_threads_that_start_together(address, engine):
    stores = threads(4, lambda _: Store.open(address))
    assert all(store.healthy() for store in stores)
    assert len(versions(engine)) == 1
    for store in stores:
        store.close()


def test_a_migration_that_broke_off_half_way_is_finished(engine):
    """Not every server takes the table back when the version could not be written."""
    Base.metadata.create_all(database.writer(engine))
    upgrade(engine)
    assert len(versions(engine)) == 1


def test_a_newer_database_is_left_alone(address, engine):
    Store.open(address).close()
    with database.writer(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreTooNewError, match="9999"):
        Store.open(address)
    assert versions(engine) == ["9999"]


def test_a_migration_that_cannot_work_says_why(engine, monkeypatch):
    monkeypatch.setattr(migrate, "pause", lambda attempt: None)
    with database.writer(engine).begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (other INTEGER)"))
    with pytest.raises(Exception, match="version_num"):
        upgrade(engine)
