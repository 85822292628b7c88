"""Names and secrets of shares.

An id is public to whoever has the link and must be short (it goes into a QR code that scans
across a table); a delete secret is known to the sharer alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

# Base58: no 0, O, I and l, which look alike when read off a screen.
ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
LENGTH = 12

_ID = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_id() -> str:
    """Return a random id: 12 characters of base58, 70 bits, so that links cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Say whether `text` could be an id at all (which spares the database all other requests)."""
    return _ID.fullmatch(text) is not None


def new_secret() -> str:
    """Return a random delete secret of 128 bits, as 22 characters that a URL can hold."""
    return secrets.token_urlsafe(16)


def new_form_token() -> str:
    """Return a random token by which one form is told from another (128 bits)."""
    return secrets.token_urlsafe(16)


def digest(text: str) -> str:
    """Return the SHA-256 of `text` in hexadecimal.

    This is enough for our secrets, unlike for passwords: a slow, salted hash is there to make
    guessing dear, and nobody guesses one of 2**128 equally likely values, at any speed.
    """
    # A text posted to us may hold a lone surrogate, which plain UTF-8 refuses.
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def matches(secret: str, hashed: str) -> bool:
    """Say whether `hashed` is the digest of `secret`, in a time that tells nothing of either."""
    return hmac.compare_digest(digest(secret), hashed)
