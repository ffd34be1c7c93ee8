"""Why a file that a person named cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import Refused


def unreadable(error: OSError) -> Refused:
    """The common reasons in the person's language."""
    for kind, code in _REASONS.items():
        if isinstance(error, kind):
            return Refused(code)
    return Refused("save-unreadable", "", {"error": error.strerror or type(error).__name__})


_REASONS: Final[Mapping[type[OSError], str]] = {
    FileNotFoundError: "cli-file-missing",
    PermissionError: "cli-file-forbidden",
    IsADirectoryError: "cli-file-folder",
}
