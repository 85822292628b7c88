"""Between the pages and the store of shares: what is kept of an outcome, and how it comes back."""

from __future__ import annotations

from typing import Any, cast

from flask import Response, current_app, redirect, request, url_for

from scorepad.games.breakdown import breakdown, decode, encode
from scorepad.games.table import Outcome, dump
from scorepad.sharing.store import Created, Share, Store
from scorepad.web.i18n import COOKIE, language

YEAR = 365 * 24 * 3600


def store() -> Store:
    """Return the store of this application."""
    return cast(Store, current_app.extensions["scorepad.store"])


def keep(outcome: Outcome, token: str | None) -> Created:
    """Store a scored outcome: its canonical input and the breakdown as it is now."""
    assert outcome.table is not None
    return store().create(
        game=outcome.game.slug,
        edition=outcome.game.edition,
        language=language(),
        payload=dump(outcome.table),
        breakdown=encode(breakdown(outcome)),
        form_token=token,
    )


def stored(share_id: str) -> Share | None:
    """Return the share with this id, letter for letter."""
    return store().get(share_id)


def breakdown_of(share: Share) -> Any:
    """Return the breakdown as it was, with its texts ready for any language."""
    return decode(share.breakdown)


def cookie_name(share_id: str) -> str:
    """Return the name of the cookie that lets the sharer delete a share."""
    return f"share-{share_id}"


def redirect_to_share(outcome: Outcome, token: str) -> Response:
    """Store the outcome and send the reader to its page; the sharer's browser may delete it."""
    created = keep(outcome, token)
    address = url_for("share.show", share_id=created.id)
    response = cast(Response, redirect(address, 303))
    # The sharer goes on reading in the language of the calculator.
    response.set_cookie(COOKIE, language(), max_age=YEAR, samesite="Lax")
    if created.delete_secret:
        response.set_cookie(
            cookie_name(created.id),
            created.delete_secret,
            max_age=YEAR,
            path=address,
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
    return response
