"""Figures for people, in columns, and for programs, as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from kartenhaus.terminal.console import Console


def show_table(head: Sequence[str], rows: Sequence[Sequence[str]], console: Console) -> None:
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        console.show("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def show_json(figures: object, console: Console) -> None:
    console.show(json.dumps(figures, indent=1))
