"""The store of shared breakdowns."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, delete, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from scorepad.sharing import ids
from scorepad.sharing.database import open_engine, transact, writer
from scorepad.sharing.errors import StoreUnavailableError
from scorepad.sharing.migrate import upgrade
from scorepad.sharing.model import Row

_TRIES = 8


@dataclass(frozen=True, kw_only=True, slots=True)
class Created:
    """The id of a share, and the secret that deletes it.

    The secret is told once: it is None when the same form had shared the same input before.
    """

    id: str
    delete_secret: str | None


@dataclass(frozen=True, kw_only=True, slots=True)
class Share:
    """A shared breakdown: what was put in, and what came out then (`edition` says by which rules).

    `payload` and `breakdown` are JSON values as they were given; `created` is in UTC.
    """

    id: str
    game: str
    edition: int
    language: str
    payload: Any
    breakdown: Any
    created: datetime


def _json(value: Any) -> str:
    # Only ASCII: so every database keeps every text (PostgreSQL refuses NUL and half a surrogate
    # pair, and its own encoding need not be UTF-8).
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


class Store:
    """Shared breakdowns in a database; keeps no state of its own and may be used by all threads.

    Every method raises StoreUnavailableError while the database cannot be reached, save `healthy`.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = writer(engine)

    @classmethod
    def open(cls, address: str) -> Store:
        """Return the store at the URL `address`, with its tables brought up to date.

        `address` is `sqlite:///file` (its folder is made) or the URL of a server that speaks
        PostgreSQL's protocol. Raises ValueError for any other, StoreTooNewError when a newer
        version has changed the tables, StoreUnavailableError when the database cannot be reached.
        """
        engine = open_engine(address)
        try:
            upgrade(engine)
        except SQLAlchemyError as error:
            engine.dispose()
            raise StoreUnavailableError(str(error)) from error
        return cls(engine)

    def close(self) -> None:
        """Close the connections. The store opens new ones if it is used again."""
        self._engine.dispose()

    def create(
        self,
        *,
        game: str,
        edition: int,
        language: str,
        payload: Any,
        breakdown: Any,
        form_token: str | None = None,
    ) -> Created:
        """Keep a breakdown and return its id and delete secret.

        `payload` (the canonical input) and `breakdown` are JSON values. The same game, edition,
        language and payload with the same `form_token` give the share that is there already;
        without a token each call makes a new one. The order of keys does not tell payloads
        apart. Raises ValueError or TypeError for what JSON cannot say.
        """
        payload_text, breakdown_text = _json(payload), _json(breakdown)
        same_input = json.dumps([game, edition, language, payload], sort_keys=True)
        secret = ids.new_secret()
        form = ids.digest(form_token) if form_token else None
        digest = ids.digest(same_input)

        def work(session: Session) -> Created:
            if form:
                same = select(Row.id).where(Row.form_digest == form, Row.input_digest == digest)
                if known := session.scalar(same):
                    return Created(id=known, delete_secret=None)
            row = Row(
                id=ids.new_id(),
                game=game,
                edition=edition,
                language=language,
                payload=payload_text,
                breakdown=breakdown_text,
                created=datetime.now(UTC),
                secret_digest=ids.digest(secret),
                form_digest=form,
                input_digest=digest,
            )
            session.add(row)
            return Created(id=row.id, delete_secret=secret)

        for _ in range(_TRIES - 1):
            try:
                return transact(self._writer, work)
            except IntegrityError:
                # Either the id is taken, then another one will do; or the same form was faster
                # elsewhere, then its share is found.
                continue
        return transact(self._writer, work)

    def get(self, share: str) -> Share | None:
        """Return the share with that id, None where there is none."""
        row = self._row(share)
        if row is None:
            return None
        return Share(
            id=row.id,
            game=row.game,
            edition=row.edition,
            language=row.language,
            payload=json.loads(row.payload),
            breakdown=json.loads(row.breakdown),
            created=row.created,
        )

    def delete(self, share: str, secret: str) -> bool:
        """Delete the share with that id; False where there is none or the secret is not its."""
        row = self._row(share)
        if row is None or not ids.matches(secret, row.secret_digest):
            return False
        gone = delete(Row).where(Row.id == row.id, Row.secret_digest == row.secret_digest)
        count = transact(self._writer, lambda s: s.connection().execute(gone).rowcount)
        return count == 1  # of two who delete at once, one finds nothing left

    def healthy(self) -> bool:
        """Say whether the database answers and has our table."""
        try:
            transact(self._engine, lambda session: session.scalar(select(Row.id).limit(1)))
        except (StoreUnavailableError, SQLAlchemyError):
            return False
        return True

    def _row(self, share: str) -> Row | None:
        if not ids.is_id(share):
            return None
        row = transact(self._engine, lambda session: session.get(Row, share))
        # Where the database's collation folds capitals it may have found another share.
        return row if row is not None and row.id == share else None
