"""The application for a WSGI server: `granian --interface wsgi wsgi:app`."""

from scorepad.web import create_app

app = create_app()
