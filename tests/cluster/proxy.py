"""nginx as docs/operations.md has it: a table's people reach the same server, and another if that one is gone."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.cluster.network import Address

# Where Debian puts what only an administrator starts.
_PLACES: Final = "/usr/sbin:/usr/local/sbin"

_CONFIGURATION: Final = """
daemon off;
master_process off;
pid FOLDER/nginx.pid;
error_log FOLDER/nginx.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path FOLDER/body;
  proxy_temp_path FOLDER/proxy;
  fastcgi_temp_path FOLDER/fastcgi;
  uwsgi_temp_path FOLDER/uwsgi;
  scgi_temp_path FOLDER/scgi;
  map $uri $table {
    "~^/(?:ws|t|api/tables)/(?<id>[^/]+)" $id;
    default $request_id;
  }
  map $http_upgrade $connection_upgrade {
    default upgrade;
    "" close;
  }
  upstream kartenhaus {
    hash $table consistent;
    UPSTREAMS
  }
  server {
    listen LISTEN;
    location / {
      proxy_pass http://kartenhaus;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      # One that hangs accepts connections but says nothing. Servers ping every second here, and one that passes
      # connections on gives up sooner.
      proxy_read_timeout 2s;
      proxy_next_upstream error timeout;
    }
  }
}
"""


def command(folder: Path, listen: Address, upstreams: Iterable[Address]) -> list[str]:
    """That starts nginx, whose files are in this folder."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path=_PLACES)
    assert nginx, "nginx is missing; `make programs` installs it"
    # No server is ever taken for dead: nginx would believe in it again only when a request has ended, which a WebSocket
    # does not for hours; until then it would let in one connection every few seconds.
    servers = " ".join(f"server {address} max_fails=0;" for address in upstreams)
    text = _CONFIGURATION.replace("FOLDER", str(folder)).replace("UPSTREAMS", servers).replace("LISTEN", str(listen))
    file = folder / "nginx.conf"
    file.write_text(text)
    return [nginx, "-c", str(file), "-e", str(folder / "nginx.log")]
