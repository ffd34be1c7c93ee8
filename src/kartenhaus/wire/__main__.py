"""python -m kartenhaus.wire FOLDER: writes the schema into FOLDER/docs and the TypeScript types into FOLDER/web/src."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kartenhaus.wire.schema import wire_schema
from kartenhaus.wire.typescript import typescript


def written() -> dict[str, str]:
    """The files, by their place in the checkout."""
    schema = wire_schema()
    return {
        "docs/wire.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        "web/src/wire.ts": typescript(schema),
    }


if __name__ == "__main__":
    for name, text in written().items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
