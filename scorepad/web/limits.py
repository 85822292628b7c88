"""How often one reader may post: reading is free, what fills the store or costs time is not."""

from __future__ import annotations

from flask import Flask
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address
from werkzeug.middleware.proxy_fix import ProxyFix

SCORING = "600 per minute"
SHARING = "60 per minute"

limiter = Limiter(get_remote_address)


def init_app(app: Flask) -> None:
    """Count by the reader's address; behind proxies `TRUSTED_PROXIES` says how many to believe."""
    proxies = int(app.config.get("TRUSTED_PROXIES") or 0)
    if proxies:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies
        )
    limiter.init_app(app)
