"""Secrets: made here, stored as hashes only, compared in constant time."""

import hmac
import secrets
from hashlib import blake2b


def fresh() -> str:
    """A secret nobody can guess: 192 bits."""
    return secrets.token_urlsafe(24)


def fresh_room() -> str:
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """What is stored. The secrets are random, so there is nothing that salt would protect."""
    return blake2b(secret.encode(), digest_size=24, person=b"bestiary seat").hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether it is the secret of that hash. No secret fits an empty one."""
    return bool(secret) and bool(stored) and hmac.compare_digest(hashed(secret), stored)
