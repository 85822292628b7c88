"""The one table of the store."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import DateTime, Dialect, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the zone, so it is put back on the way out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC."""
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment with its zone, UTC, whatever zone the server speaks in."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """What the tables have in common: `Base.metadata` is what the migrations must arrive at."""


class Row(Base):
    """One shared breakdown as the database has it.

    `payload` and `breakdown` are JSON as text, not a JSON column: nothing looks inside them, and
    an old breakdown must come back exactly as it was. `form_digest` is null for a share that
    came from no form; nulls are distinct, so such shares never meet in the unique constraint.
    """

    __tablename__ = "shares"
    __table_args__ = (UniqueConstraint("form_digest", "input_digest", name="uq_shares_form_input"),)

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    edition: Mapped[int]
    language: Mapped[str] = mapped_column(String(16))
    payload: Mapped[str] = mapped_column(Text)
    breakdown: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(Moment)
    secret_digest: Mapped[str] = mapped_column(String(64))
    form_digest: Mapped[str | None] = mapped_column(String(64))
    input_digest: Mapped[str] = mapped_column(String(64))
