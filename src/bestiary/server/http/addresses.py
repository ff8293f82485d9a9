"""Where a request comes from: the client address that limits count by.

It is the peer of the connection. If the peer is a trusted proxy, it is the right-most address in
``X-Forwarded-For`` that is not a trusted proxy too. Anything further left comes from the client,
who can write anything there.
"""

from collections.abc import Iterable, MutableMapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from bestiary.engine import BestiaryError

KEY: Final = "bestiary.address"  # in the scope of a request
HOPS: Final = 16  # read at most, from the right
UNKNOWN: Final = "unknown"

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def address_of(scope: MutableMapping[str, Any]) -> str:
    """The client address of a request or a socket."""
    return str(scope.get(KEY, UNKNOWN))


class Proxies:
    """The proxies that may tell us the client's address. None by default."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.networks = [network for words in trusted for network in networks(words)]

    def trust(self, peer: str) -> bool:
        found = parsed(peer)
        return found is not None and self._trust(found)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """The client's address, from the connection's peer and the X-Forwarded-For headers."""
        here = parsed(peer)
        if here is None:
            return UNKNOWN
        hops = ",".join(forwarded).split(",")[-HOPS:]
        while hops and self._trust(here):
            before = parsed(hops.pop())
            if before is None:  # not an address: count the proxy itself
                break
            here = before
        return counted(here)

    def _trust(self, address: Address) -> bool:
        return any(address in network for network in self.networks)


def networks(words: str) -> list[Network]:
    """``10.0.0.1,10.1.0.0/16`` as networks."""
    found: list[Network] = []
    for word in words.split(","):
        try:
            found.append(ip_network(word.strip(), strict=False))
        except ValueError:
            raise BestiaryError(
                f"--proxy {word.strip()}: not an address or a network such as 10.0.0.0/8"
            ) from None
    return found


def parsed(text: str) -> Address | None:
    """Parse an address as a peer or a proxy writes it, perhaps with a port, zone or brackets."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def counted(address: Address) -> str:
    """One key per client. A household has a whole IPv6 /64 to itself."""
    if address.version == 4:
        return str(address)
    return str(ip_network((address, 64), strict=False))
