"""The HTTP API is as its OpenAPI document says: whatever is sent, answers are as described, and nothing breaks."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

# Of each operation: enough to find what is wrong, few enough to be quick.
EXAMPLES = 12


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_the_api_is_as_described(mode: GenerationMode, port: int) -> None:
    """With what the document allows, and with what it does not."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/docs/openapi.json")
    checked: list[str] = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        def check(case: Case[Any]) -> None:
            case.call_and_validate()

        try:
            check()
        except Unsatisfiable:
            # Nothing can be wrong with a request that takes nothing.
            assert mode is GenerationMode.NEGATIVE
        else:
            checked.append(operation.label)
    assert {"POST /api/tables", "GET /api/tables/{table}"} <= set(checked)
    assert mode is GenerationMode.NEGATIVE or {"GET /api/me", "GET /health"} <= set(checked)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff",
        b'{"game":"\xff"}',
        100_000 * b"[",
        20_000 * b'{"game":',
        b'{"game":"x","seats":' + 5000 * b"9" + b"}",
    ],
)
def test_a_body_that_cannot_be_read_is_not_our_fault(body: bytes, port: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "server-not-understood")


def test_what_may_be_done_with_tables_is_said(port: int) -> None:
    for method in ("OPTIONS", "PATCH"):
        answer = httpx.request(method, f"http://127.0.0.1:{port}/api/tables")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "OPTIONS", "POST"}
