import hashlib

import pytest

from scorepad.sharing import ids


def test_alphabet_is_base58():
    assert len(set(ids.ALPHABET)) == 58
    assert not set("0OIl") & set(ids.ALPHABET)
    assert "".join(sorted(ids.ALPHABET)) == ids.ALPHABET


def test_ids_are_twelve_characters_and_use_the_whole_alphabet():
    made = [ids.new_id() for _ in range(500)]
    assert all(ids.is_id(one) for one in made)
    assert len(set(made)) == 500
    assert set("".join(made)) == set(ids.ALPHABET)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a" * 11,
        "a" * 13,
        "a" * 11 + "0",
        "a" * 11 + "l",
        "a" * 11 + "é",
        "a" * 12 + "\n",
        "a" * 11 + "\0",
    ],
)
def test_what_cannot_be_an_id(text):
    assert not ids.is_id(text)


def test_secrets_have_128_bits():
    assert len(ids.new_secret()) == 22  # 22 characters of 6 bits hold 16 bytes
    assert len({ids.new_secret() for _ in range(100)}) == 100
    assert ids.new_form_token() != ids.new_form_token()


def test_digest_is_sha256():
    assert ids.digest("Ёж") == hashlib.sha256("Ёж".encode()).hexdigest()
    assert len(ids.digest("\ud800\0")) == 64


def test_only_the_secret_matches_its_digest():
    secret = ids.new_secret()
    assert ids.matches(secret, ids.digest(secret))
    assert not ids.matches(secret.swapcase(), ids.digest(secret))
    assert not ids.matches("", ids.digest(secret))
    assert not ids.matches(ids.digest(secret), ids.digest(secret))
