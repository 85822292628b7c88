"""Bodies that are compressed once and sent many times: rules pages, style sheets, scripts."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache

import brotli
from flask import Response, request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

Headers = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Packed:
    """A body ready to send: by encoding, its entity tag, its bytes and all its headers."""

    bodies: dict[str, tuple[str, bytes, Headers]]


def pack(body: bytes, content_type: str, cache_control: str) -> Packed:
    """Compress a body once for all its readers."""
    digest = hashlib.sha256(body).hexdigest()[:16]
    encoded = {
        "br": brotli.compress(body, quality=11),
        "gzip": gzip.compress(body, 9),
        "identity": body,
    }
    bodies = {}
    for encoding, packed in encoded.items():
        etag = f'"{digest}-{encoding}"'
        headers = [
            ("Content-Type", content_type),
            ("ETag", etag),
            ("Vary", "Accept-Encoding"),
            ("Cache-Control", cache_control),
        ]
        if encoding != "identity":
            headers.append(("Content-Encoding", encoding))
        bodies[encoding] = (etag, packed, headers)
    return Packed(bodies)


@lru_cache(maxsize=64)
def best_encoding(accepted: str) -> str:
    """Return the encoding for an Accept-Encoding header: few differ, so each is read once."""
    found = parse_accept_header(accepted, Accept)
    for encoding in ("br", "gzip"):
        if found.quality(encoding) > 0:
            return encoding
    return "identity"


def answer(found: Packed) -> Response:
    """Answer this request with what it can read, or 304 where it has that already."""
    environ = request.environ
    encoding = best_encoding(environ.get("HTTP_ACCEPT_ENCODING", ""))
    etag, body, headers = found.bodies[encoding]
    if etag in environ.get("HTTP_IF_NONE_MATCH", ""):
        return Response(status=304, headers=headers)
    return Response(body, headers=headers)
