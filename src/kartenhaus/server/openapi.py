"""The OpenAPI document: what the routes declare, and the schemas that msgspec makes of their types."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec

from kartenhaus.engine import Refused
from kartenhaus.server.routes import JSON, Route

MEDIA_TYPE: Final = "application/vnd.oai.openapi+json"


def document(title: str, version: str, routes: Iterable[Route]) -> dict[str, Any]:
    described = [route for route in routes if route.in_document]
    kinds = {Refused, *(kind for route in described for kind in (route.answers, route.body) if kind is not None)}
    ordered = sorted(kinds, key=str)
    written, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(ordered, written, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in described:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    refused = {status: _response(status, JSON, schemas[Refused]) for status in route.refusals}
    operation: dict[str, Any] = {
        "operationId": route.handle.__name__,
        "description": inspect.getdoc(route.handle) or "",
        "parameters": _parameters(route),
        "responses": {route.status: _response(route.status, route.media_type, schemas[route.answers]), **refused},
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[route.body]}}}
    return operation


def _response(status: int, media_type: str, schema: Any) -> dict[str, Any]:
    return {"description": HTTPStatus(status).phrase, "content": {media_type: {"schema": schema}}}


def _parameters(route: Route) -> list[dict[str, Any]]:
    if route.params is None:
        return []
    _, components = msgspec.json.schema_components([route.params])
    (params,) = components.values()
    return [
        {
            "name": name,
            "in": "path" if f"{{{name}}}" in route.path else "query",
            "required": name in params["required"],
            "schema": schema,
        }
        for name, schema in params["properties"].items()
    ]
