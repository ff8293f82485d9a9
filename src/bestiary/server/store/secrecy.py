"""Secrets: made here, stored only as hashes, compared in constant time."""

import hmac
import secrets
from hashlib import blake2b


def fresh() -> str:
    """A secret nobody can guess: 192 bits."""
    return secrets.token_urlsafe(24)


def fresh_room() -> str:
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """The hash that is stored. The secrets are random, so a salt would add nothing."""
    return blake2b(secret.encode(), digest_size=24, person=b"bestiary seat").hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether the secret matches the hash. Nothing matches an empty hash."""
    return bool(secret) and bool(stored) and hmac.compare_digest(hashed(secret), stored)
