"""The application with one more route, which returns a constant: the baseline of a request."""

from scorepad.web import create_app

app = create_app({"RATELIMIT_ENABLED": False})


@app.get("/constant")
def constant() -> str:
    return "constant"
