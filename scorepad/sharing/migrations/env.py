"""What Alembic runs around the migrations: they share the caller's connection."""

from alembic import context

from scorepad.sharing.model import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
)
with context.begin_transaction():
    context.run_migrations()
