"""Bring the tables up to date at start, also when many processes start at once."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from scorepad.sharing.database import TRIES, pause, writer
from scorepad.sharing.errors import StoreTooNewError

_FOLDER = Path(__file__).parent / "migrations"

# Alembic keeps the context of a running migration in a global of its module.
_one_at_a_time = threading.Lock()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _is_current(engine: Engine, script: ScriptDirectory) -> bool:
    with engine.connect() as connection:
        found = set(MigrationContext.configure(connection).get_current_heads())
    known = {revision.revision for revision in script.walk_revisions()}
    if unknown := found - known:
        raise StoreTooNewError(
            f"the database is at {', '.join(sorted(unknown))}, which is not ours"
        )
    return found == set(script.get_heads())


def upgrade(engine: Engine) -> None:
    """Run the migrations that the database of `engine` still lacks.

    Several processes may do so at once. SQLite's write lock lets one after the other; elsewhere
    nothing is locked (not every server that speaks PostgreSQL's protocol has advisory locks):
    all but one fail, and then find the work done. Raises StoreTooNewError, or what the database
    said when the tables are not up to date after several tries.
    """
    config = _config()
    script = ScriptDirectory.from_config(config)
    attempt = 0
    while not _is_current(engine, script):
        try:
            with _one_at_a_time, writer(engine).begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (DBAPIError, CommandError):
            attempt += 1
            if attempt == TRIES:
                raise
            pause(attempt)
