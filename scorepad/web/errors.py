"""Every failure has a page or, for the API, the one error shape; none is a bare 500."""

from __future__ import annotations

from typing import Any

from flask import Flask, Response, jsonify, make_response, render_template, request
from flask_babel import gettext as _
from werkzeug.exceptions import HTTPException, ServiceUnavailable

from scorepad.sharing.errors import StoreUnavailableError
from scorepad.web.i18n import language


def _explain(code: int) -> tuple[str, str]:
    """Return the heading and the sentence for a status code."""
    if code == 404:
        return _("Not found"), _(
            "There is nothing at this address. Links tell capital letters from small ones, "
            "so copy them whole."
        )
    if code == 405:
        return _("Not possible here"), _("This address takes another kind of request.")
    if code == 413:
        return _("Too much at once"), _(
            "What was sent is larger than 64 KiB. No sheet needs that much; go back, "
            "where what you typed is still there, and shorten it."
        )
    if code == 429:
        return _("Too many requests"), _("Wait a minute, then try again.")
    if code == 503:
        return _("Not available just now"), _("The store of shared scores cannot be reached.")
    if code >= 500:
        return _("Something broke"), _("The fault is ours. Go back and try again.")
    return _("This request cannot be read"), _("Go back and try again.")


def problem_response(code: int, message: str) -> Response:
    """Return the API's error shape with one problem that belongs to the whole request."""
    problem: dict[str, Any] = {
        "player": None,
        "at": [],
        "key": f"http-{code}",
        "message": message,
        "rule": None,
    }
    return make_response(jsonify(problems=[problem]), code)


def init_app(app: Flask) -> None:
    """Answer every HTTP error, the unexpected one too."""

    @app.errorhandler(HTTPException)
    def answer(error: HTTPException) -> Response:
        code = error.code or 500
        if code < 400 and error.response is not None:
            return error.response  # type: ignore[return-value]
        title, sentence = _explain(code)
        if request.path.startswith("/api/"):
            response = problem_response(code, f"{title}. {sentence}")
        else:
            page = render_template("message.html", title=title, sentence=sentence, code=code)
            response = make_response(page, code)
        for name, value in error.get_headers():
            if name in ("Retry-After", "Allow"):
                response.headers[name] = value
        response.headers["Content-Language"] = language()
        return response

    @app.errorhandler(StoreUnavailableError)
    def no_store(error: StoreUnavailableError) -> Response:
        app.logger.error("the store of shares cannot be reached: %s", error)
        return answer(ServiceUnavailable())

    @app.errorhandler(Exception)
    def broken(error: Exception) -> Response:
        app.logger.exception("unexpected failure")
        if app.config.get("TESTING"):
            raise error
        title, sentence = _explain(500)
        if request.path.startswith("/api/"):
            return problem_response(500, f"{title}. {sentence}")
        return make_response(
            render_template("message.html", title=title, sentence=sentence, code=500), 500
        )
