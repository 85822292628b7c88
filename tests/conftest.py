"""What every test may use: an application with a store of its own, and a client for it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings

from tests import mutant

# A figure that a mutation run changes must be changed before its module is imported.
mutant.install_from_environment()

from scorepad.web import create_app  # noqa: E402

settings.register_profile("usual", deadline=None)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    app = create_app(
        {
            "TESTING": True,
            "DATABASE_URL": f"sqlite:///{tmp_path}/store.sqlite3",
            "RATELIMIT_ENABLED": False,
        }
    )
    yield app
    app.extensions["scorepad.store"].close()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()
