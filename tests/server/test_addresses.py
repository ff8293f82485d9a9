"""Where a request comes from: only a trusted proxy may say so."""

import pytest

from bestiary.engine import BestiaryError
from bestiary.server.http.addresses import Proxies

NONE = Proxies()
ONE = Proxies(["10.0.0.1"])
MANY = Proxies(["10.0.0.0/8,::1", "192.168.7.7"])


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "client"),
    [
        (NONE, "203.0.113.5", [], "203.0.113.5"),
        (NONE, "203.0.113.5", ["1.2.3.4"], "203.0.113.5"),
        (NONE, "127.0.0.1", ["1.2.3.4"], "127.0.0.1"),  # not even on this machine
        (ONE, "203.0.113.5", ["1.2.3.4"], "203.0.113.5"),
        (ONE, "10.0.0.1", [], "10.0.0.1"),
        (ONE, "10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        (ONE, "10.0.0.1", ["9.9.9.9, 1.2.3.4"], "1.2.3.4"),  # the left one is the client's claim
        (ONE, "10.0.0.1", ["9.9.9.9", "1.2.3.4"], "1.2.3.4"),
        (ONE, "10.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        (ONE, "10.0.0.1", ["rubbish"], "10.0.0.1"),
        (ONE, "10.0.0.1", ["9.9.9.9, rubbish"], "10.0.0.1"),
        (ONE, "10.0.0.1", ["\xff\x00,"], "10.0.0.1"),
        (MANY, "10.3.4.5", ["9.9.9.9, 1.2.3.4, 192.168.7.7, 10.9.9.9"], "1.2.3.4"),
        (MANY, "::1", ["10.1.1.1, 10.2.2.2"], "10.1.1.1"),  # all trusted: the first of them
        (MANY, "::1", ["[2001:db8:1:2:3:4:5:6]:99"], "2001:db8:1:2::/64"),
        (NONE, "2001:db8:1:2:ffff::9", [], "2001:db8:1:2::/64"),
        (NONE, "fe80::1%eth0", [], "fe80::/64"),
        (NONE, "::ffff:203.0.113.5", [], "203.0.113.5"),
        (NONE, "", [], "unknown"),
    ],
)
def test_the_client_is(proxies: Proxies, peer: str, forwarded: list[str], client: str) -> None:
    assert proxies.client(peer, forwarded) == client


def test_a_long_header_is_not_walked_to_its_end() -> None:
    hops = ",".join(["1.2.3.4"] + ["10.0.0.2"] * 5000)
    assert MANY.client("10.0.0.1", [hops]) == "10.0.0.2"


def test_a_proxy_that_is_no_address_is_named() -> None:
    with pytest.raises(BestiaryError, match="not an address or a network"):
        Proxies(["10.0.0.1, example.org"])
