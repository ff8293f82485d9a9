"""The host names that the server answers to.

Another site can point its own name at this machine (DNS rebinding); the browser then treats our
answers as that site's. It still sends the name in ``Host``, so we refuse names that are not ours.
Numeric addresses are always fine: rebinding needs a name.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ANY: Final = "*"
LOCAL: Final = "localhost"


class Hosts:
    def __init__(self, host: str, origins: Iterable[str], names: Iterable[str]) -> None:
        found = {name_in(host), LOCAL, *(name_in(name) for name in names)}
        for origin in origins:
            try:
                found.add(name_in(urlsplit(origin).netloc))
            except ValueError:
                continue
        self.names = found - {""}
        self.any = ANY in found
        self.local = is_figures(name_in(host)) and ip_address(name_in(host)).is_loopback

    def advice(self) -> str:
        """A hint for the operator of a server that others can reach but that has no name yet;
        otherwise empty."""
        if self.any or self.local or any(not is_figures(name) for name in self.names - {LOCAL}):
            return ""
        return (
            "It answers to localhost and to numeric addresses;"
            " add --host-name NAME to let it answer to a name."
        )

    def allow(self, host: str) -> bool:
        """Whether a Host header is one of ours."""
        if self.any:
            return True
        name = name_in(host)
        return name in self.names or is_figures(name)


def name_in(host: str) -> str:
    """A Host header without its port: ``Play.Example.:8000`` is ``play.example``."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return host.removesuffix(".")


def is_figures(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
