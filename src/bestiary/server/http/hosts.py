"""The names by which the server may be asked.

A page of another site can let its own name point to this machine (DNS rebinding), and the browser
then takes our answers for that site's. It still says the name in ``Host``, so a name that is not
ours is refused. An address in figures is always answered: rebinding needs a name.
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
        """For whoever starts a server that others reach: what it takes to be asked by a name.
        Empty if there is a name, or nobody else can ask."""
        if self.any or self.local or any(not is_figures(name) for name in self.names - {LOCAL}):
            return ""
        return (
            "It answers to localhost and to its addresses in figures;"
            " --host-name NAME lets it answer to a name."
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
