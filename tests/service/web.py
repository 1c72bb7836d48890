"""httpx without the certificates of the whole web: to load them takes longer than most requests here do."""

import ssl
from functools import partial
from typing import Final

import httpx

PLAIN: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=PLAIN)
post = partial(httpx.post, verify=PLAIN)
request = partial(httpx.request, verify=PLAIN)
Client = partial(httpx.Client, verify=PLAIN)
AsyncClient = partial(httpx.AsyncClient, verify=PLAIN)
