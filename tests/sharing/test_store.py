import sqlite3
from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import make_url, text

from scorepad.sharing import database, ids
from scorepad.sharing.errors import StoreUnavailableError
from scorepad.sharing.store import Created, Store
from tests.sharing.crowd import processes, threads

UNICODE = "Ёжик, \u202eнаоборот\u202c, 李雷, 🐱‍👤, 𝄞, e\u0301 \0 \ud800 \" ' ; -- %s :x \t"


def share(store: Store, **changes) -> Created:
    given = {
        "game": "pixies",
        "edition": 1,
        "language": "ru",
        "payload": {"players": [{"name": "Аня"}]},
        "breakdown": {"total": 54},
        "form_token": "a form",
    }
    return store.create(**given | changes)


def test_what_was_stored_comes_back(store):
    before = datetime.now(UTC) - timedelta(seconds=1)
    payload = {"z": UNICODE, "a": [1, -2, None, True, 1.5, ""], UNICODE: {}}
    breakdown = {"b": [UNICODE], "a": {"c": 10**20}}
    created = share(
        store, game="railroad-ink", edition=3, language="en", payload=payload, breakdown=breakdown
    )
    found = store.get(created.id)
    assert found is not None
    assert found.id == created.id
    assert (found.game, found.edition, found.language) == ("railroad-ink", 3, "en")
    assert found.payload == payload
    assert found.breakdown == breakdown
    assert list(found.breakdown) == ["b", "a"]
    assert before <= found.created <= datetime.now(UTC) + timedelta(seconds=1)
    assert found.created.utcoffset() == timedelta(0)


@pytest.mark.parametrize("letter", ["x", "Ж", "🐱"])
def test_64_kib_and_more(store, letter):
    payload = {"board": letter * (64 * 1024 // len(letter.encode()))}
    breakdown = [letter * 300_000]
    found = store.get(share(store, payload=payload, breakdown=breakdown).id)
    assert found.payload == payload
    assert found.breakdown == breakdown


@pytest.mark.parametrize("bad", [float("nan"), {1, 2}, b"x"])
@pytest.mark.parametrize("field", ["payload", "breakdown"])
def test_what_json_cannot_say_is_refused(store, field, bad):
    with pytest.raises((ValueError, TypeError)):
        share(store, **{field: {"value": bad}})


def test_the_same_input_from_one_form_gives_the_same_link(store):
    first = share(store)
    assert len(first.delete_secret) == 22
    assert share(store) == Created(id=first.id, delete_secret=None)
    assert share(store, breakdown={}) == Created(id=first.id, delete_secret=None)
    assert store.get(first.id).breakdown == {"total": 54}


def test_the_order_of_keys_does_not_matter(store):
    first = share(store, payload={"a": 1, "b": {"c": 2, "d": 3}})
    assert share(store, payload={"b": {"d": 3, "c": 2}, "a": 1}).id == first.id


@pytest.mark.parametrize(
    "change",
    [
        {"form_token": "another form"},
        {"form_token": "A form"},
        {"payload": {}},
        {"game": "hanabi"},
        {"edition": 2},
        {"language": "en"},
    ],
)
def test_anything_else_gives_another_link(store, change):
    first, second = share(store), share(store, **change)
    assert first.id != second.id
    assert second.delete_secret not in {None, first.delete_secret}


@pytest.mark.parametrize("token", [None, ""])
def test_without_a_form_each_call_makes_a_share(store, token):
    assert share(store, form_token=token).id != share(store, form_token=token).id


@pytest.mark.parametrize("token", ["\0", "\ud800", "x" * 100_000])
def test_any_token_will_do(store, token):
    assert share(store, form_token=token).id == share(store, form_token=token).id


def test_the_secret_deletes_its_share_and_no_other(store):
    first, second = share(store), share(store, payload={})
    for wrong in ("", "x", second.delete_secret, first.delete_secret + "=", "\ud800", "\0"):
        assert not store.delete(first.id, wrong)
    assert store.get(first.id)
    assert store.delete(first.id, first.delete_secret)
    assert store.get(first.id) is None
    assert not store.delete(first.id, first.delete_secret)
    assert store.get(second.id)


def test_after_deleting_the_form_may_share_again(store):
    first = share(store)
    store.delete(first.id, first.delete_secret)
    second = share(store)
    assert second.id != first.id
    assert second.delete_secret


def test_the_database_does_not_hold_the_secret(store, engine):
    created = share(store)
    with engine.connect() as connection:
        (row,) = connection.execute(text("SELECT * FROM shares")).all()
    assert ids.digest(created.delete_secret) in row
    assert not [value for value in row if created.delete_secret in str(value)]


@pytest.mark.parametrize(
    "other",
    [
        str.upper,
        str.lower,
        str.swapcase,
        lambda one: one + " ",
        lambda one: one + "\n",
        lambda one: one[:-1],
        lambda one: one[:-1] + "_",
        lambda one: "%",
        lambda one: "",
        lambda one: "\0" * 12,
        lambda one: "\ud800" * 12,
    ],
)
def test_only_the_id_to_the_letter_is_found(store, monkeypatch, other):
    monkeypatch.setattr(ids, "new_id", lambda: "aBcDeFgHjKmN")
    created = share(store)
    assert store.get(created.id)
    assert store.get(other(created.id)) is None
    assert not store.delete(other(created.id), created.delete_secret)
    assert store.get(created.id)


def _fold_capitals(engine) -> None:
    """Give the ids a collation that takes a for A."""
    with engine.begin() as connection:
        made = connection.scalar(text("SELECT sql FROM sqlite_master WHERE name = 'shares'"))
        folding = made.replace("id VARCHAR(12)", "id VARCHAR(12) COLLATE NOCASE")
        assert folding != made
        connection.execute(text("DROP TABLE shares"))
        connection.execute(text(folding))


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_where_the_database_folds_capitals_too(store, engine, monkeypatch):
    """On SQLite alone: the PostgreSQL of the wheel is built without ICU, which could."""
    _fold_capitals(engine)
    made = iter(["aBcDeFgHjKmN", "AbCdEfGhJkMn", "3456789ABCDE"])
    monkeypatch.setattr(ids, "new_id", lambda: next(made))
    created = share(store)
    with engine.connect() as connection:
        query = text("SELECT id FROM shares WHERE id = 'AbCdEfGhJkMn'")
        assert connection.scalar(query) == "aBcDeFgHjKmN"
    assert store.get("AbCdEfGhJkMn") is None
    assert not store.delete("AbCdEfGhJkMn", created.delete_secret)
    assert store.get(created.id)
    # The second id is as good as taken there, so the third is used.
    assert share(store, payload={}).id == "3456789ABCDE"


def test_a_taken_id_is_replaced_by_another(store, monkeypatch):
    made = iter(["a" * 12, "a" * 12, "a" * 12, "b" * 12])
    monkeypatch.setattr(ids, "new_id", lambda: next(made))
    first = share(store)
    second = share(store, payload={})
    assert (first.id, second.id) == ("a" * 12, "b" * 12)
    assert store.get(first.id).payload != store.get(second.id).payload


def test_shares_outlive_a_restart(address):
    store = Store.open(address)
    created = share(store)
    store.close()
    again = Store.open(address)
    assert again.get(created.id).breakdown == {"total": 54}
    assert share(again).id == created.id
    assert again.delete(created.id, created.delete_secret)
    again.close()


def test_a_process_reads_what_another_wrote(address):
    (said,) = processes(1, SHARE, address)
    identity, secret = said.split()
    store = Store.open(address)
    assert store.get(identity).payload == {"name": "Ёжик"}
    assert store.delete(identity, secret)
    store.close()


SHARE = """
created = Store.open(sys.argv[1]).create(
    game="pixies", edition=1, language="ru", payload={"name": "Ёжик"}, breakdown={},
    form_token="one form",
)
print(created.id, created.delete_secret)
"""


def test_processes_that_start_and_share_together_make_one_share(address):
    said = [line.split() for line in processes(4, SHARE, address)]
    assert len({identity for identity, _ in said}) == 1
    assert Counter(secret == "None" for _, secret in said) == {True: 3, False: 1}


def test_threads_that_share_the_same_make_one_share(store):
    made = threads(8, lambda _: share(store))
    assert len({created.id for created in made}) == 1
    assert len([created for created in made if created.delete_secret]) == 1


def test_threads_that_share_different_things_lose_none(store):
    def work(number: int) -> list[Created]:
        return [share(store, payload=[number, turn]) for turn in range(10)]

    made = [created for part in threads(8, work) for created in part]
    assert len({created.id for created in made}) == 80
    kept = sorted(store.get(created.id).payload for created in made)
    assert kept == [[number, turn] for number in range(8) for turn in range(10)]


def test_of_many_who_delete_one_succeeds(store):
    created = share(store)
    done = threads(6, lambda _: store.delete(created.id, created.delete_secret))
    assert Counter(done) == {True: 1, False: 5}


def test_healthy_means_that_the_table_answers(store, engine):
    assert store.healthy()
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE shares"))
    assert not store.healthy()


def test_a_closed_store_opens_again(store):
    created = share(store)
    store.close()
    assert store.get(created.id)


def test_a_locked_file_is_said_to_be_unavailable_but_can_be_read(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    store = Store.open(f"sqlite:///{tmp_path}/store.sqlite3")
    created = share(store)
    other = sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailableError, match="locked"):
        share(store, payload={})
    assert store.get(created.id)
    assert store.healthy()
    other.execute("ROLLBACK")
    assert share(store, payload={}).delete_secret
    other.close()
    store.close()


@pytest.mark.postgres
def test_a_server_that_went_away_for_a_moment_is_found_again(postgres):
    store = Store.open(postgres() + "&application_name=victim")
    created = share(store)
    admin = database.open_engine(postgres())
    with admin.connect() as connection:
        ended = connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = 'victim'"
            )
        ).all()
    assert ended
    assert store.get(created.id)
    admin.dispose()
    store.close()


def test_no_server_there():
    with pytest.raises(StoreUnavailableError):
        Store.open("postgresql://nobody@/none?host=/nonexistent")


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "store.sqlite3").write_text("not a database " * 100)
    with pytest.raises(StoreUnavailableError, match="not a database"):
        Store.open(f"sqlite:///{tmp_path}/store.sqlite3")


@pytest.mark.postgres
def test_addresses_as_hosts_hand_them_out(postgres):
    url = make_url(postgres())
    for scheme in ("postgres", "postgresql", "postgresql+psycopg", "cockroachdb"):
        store = Store.open(url.set(drivername=scheme).render_as_string(hide_password=False))
        assert store.healthy()
        store.close()
