"""Shared breakdowns: the page, its picture card, and the sharer's private link that deletes it."""

from __future__ import annotations

from flask import (
    Blueprint,
    Response,
    abort,
    make_response,
    render_template,
    request,
    url_for,
)
from flask_babel import gettext as _

from scorepad.games import find
from scorepad.sharing.card import CardData, Standing, card_png
from scorepad.sharing.qr import qr_svg
from scorepad.sharing.store import Share
from scorepad.web import rules, shelf
from scorepad.web.calculator import who
from scorepad.web.i18n import language, points, words
from scorepad.web.limits import SCORING, SHARING, limiter

blueprint = Blueprint("share", __name__)


def _share_or_404(share_id: str) -> Share:
    share = shelf.stored(share_id)
    if share is None:
        abort(404)
    return share


@blueprint.get("/s/<share_id>")
def show(share_id: str) -> Response:
    """Show a shared breakdown as it was, in the reader's language."""
    share = _share_or_404(share_id)
    game = find(share.game)
    secret = request.cookies.get(shelf.cookie_name(share_id))
    address = url_for("share.show", share_id=share_id, _external=True)
    response = make_response(
        render_template(
            "share.html",
            share=share,
            result=shelf.breakdown_of(share),
            game=game,
            title=rules.title(share.game, language()),
            address=address,
            qr=qr_svg(address, _("Link to this score as a QR code")),
            outdated=game is None or game.edition != share.edition,
            delete_address=secret
            and url_for("share.delete", share_id=share_id, key=secret, _external=True),
        )
    )
    response.headers["X-Robots-Tag"] = "noindex"
    response.headers["Cache-Control"] = "private, no-cache"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


@blueprint.get("/s/<share_id>.png")
@limiter.limit(SCORING)
def card(share_id: str) -> Response:
    """Show the card of a share: what a messenger shows beside the link."""
    share = _share_or_404(share_id)
    result = shelf.breakdown_of(share)
    standings = []
    for index in result["order"]:
        player = result["players"][index]
        total = str(points(player["total"]))
        if player["span"]:
            total = "–".join(str(points(end)) for end in player["span"])
        standings.append(Standing(name=who(result, index), total=total, place=player["place"]))
    data = CardData(title=rules.title(share.game, language()), standings=standings)
    response = make_response(card_png(data, words))
    response.headers["Content-Type"] = "image/png"
    response.headers["X-Robots-Tag"] = "noindex"
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response


@blueprint.route("/s/<share_id>/delete", methods=["GET", "POST"])
@limiter.limit(SHARING)
def delete(share_id: str) -> Response:
    """Ask once, then delete: only whoever holds the private link can."""
    _share_or_404(share_id)
    secret = request.values.get("key", "")
    if request.method == "GET":
        page = render_template("delete.html", share_id=share_id, secret=secret)
        response = make_response(page)
    elif shelf.store().delete(share_id, secret):
        page = render_template(
            "message.html",
            title=_("Deleted"),
            sentence=_("The shared score is gone; its link leads nowhere now."),
            code=200,
        )
        response = make_response(page)
        response.delete_cookie(
            shelf.cookie_name(share_id), path=url_for("share.show", share_id=share_id)
        )
    else:
        page = render_template(
            "message.html",
            title=_("Not deleted"),
            sentence=_("This is not the private link of the one who shared the score."),
            code=403,
        )
        response = make_response(page, 403)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Robots-Tag"] = "noindex"
    return response
