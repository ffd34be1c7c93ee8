"""What deploy/ and the docs tell Prometheus, Grafana, nginx and containers fits this server. None of them runs here."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kartenhaus.server import Config, exposition, read_config, unknown_settings
from kartenhaus.server.telemetry import Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
ALARMS = yaml.safe_load((DEPLOY / "alarms.yaml").read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
RULES: list[dict[str, Any]] = [rule for group in ALARMS["groups"] for rule in group["rules"]]


def _known() -> set[str]:
    """The names of all that can be asked for, as /metrics writes them."""
    return set(re.findall(r"^([a-z_]+)[{ ]", exposition.written(Metrics()).decode(), re.M))


def _asked(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:kartenhaus|process|python)_[a-z_]+", expression))


def test_every_metric_of_the_dashboard_exists() -> None:
    asked = {panel["title"]: [_asked(target["expr"]) for target in panel["targets"]] for panel in DASHBOARD["panels"]}
    assert len(asked) == len(DASHBOARD["panels"]) >= 10
    for title, names in asked.items():
        assert all(names), title
        assert set().union(*names) <= _known(), title


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    cells = [
        (x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24


def test_every_metric_of_the_alarms_exists() -> None:
    asked = set().union(*(_asked(rule["expr"]) for rule in RULES))
    assert asked
    assert asked <= _known()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alarm_says_what_has_happened_and_what_to_do(rule: dict[str, Any]) -> None:
    assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
    assert re.fullmatch(r"[A-Za-z]+", rule["alert"])
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"].keys() == {"summary", "action"}
    assert re.fullmatch(r"[0-9]+[sm]", rule.get("for", "1s"))
    for opening, closing in ("()", "[]", "{}"):
        assert rule["expr"].count(opening) == rule["expr"].count(closing)


def test_what_the_docs_tell_prometheus_can_be_read() -> None:
    (text,) = re.findall(r"```yaml\n(.*?)```", OPERATIONS, re.S)
    told = yaml.safe_load(text)
    assert told["rule_files"] == ["alarms.yaml"]
    (job,) = {scrape["job_name"] for scrape in told["scrape_configs"]}
    # The alarms and the dashboard look for this job.
    assert set(re.findall(r'job="([^"]+)"', json.dumps([ALARMS, DASHBOARD]).replace("\\", ""))) == {job}


def _settings(environment: dict[str, str]) -> Config:
    assert unknown_settings(environment) == []
    config = read_config(environment, {})
    assert isinstance(config, Config), config
    assert config.store
    return config


def test_the_settings_of_a_server_in_the_docs_are_valid() -> None:
    (text,) = re.findall(r"```ini\n# /etc/kartenhaus/settings\n(.*?)```", OPERATIONS, re.S)
    config = _settings(dict(line.split("=", 1) for line in text.splitlines()))
    assert config.peer_url == f"http://{config.host}:{config.port}"


def test_the_servers_of_the_compose_file_fit_together() -> None:
    """Each has valid settings, the others reach it where it is, and nginx asks all and is believed by all."""
    services = COMPOSE["services"]
    servers = {name: service for name, service in services.items() if "build" in service}
    assert len(servers) == 2
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for service in servers.values():
        config = _settings(service["environment"])
        at = service["networks"]["tables"]["ipv4_address"]
        assert config.peer_url == f"http://{at}:{config.port}"
        assert f"server {at}:{config.port} " in nginx
        assert services["nginx"]["networks"]["tables"]["ipv4_address"] in config.proxies
        assert at in config.proxies
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        assert service["depends_on"].keys() <= services.keys()
    assert nginx.count("    server ") == len(servers)
    for volume in services["nginx"]["volumes"]:
        assert (DEPLOY / volume.split(":")[0]).is_file()


def test_nginx_is_told_the_same_in_both_places() -> None:
    """Which server is asked for a table, and what happens when it does not answer."""
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in nginx.splitlines():
        if not re.match(r"\s*(?:#|listen|$|server [0-9])", line):
            assert line.split() in [shown.split() for shown in OPERATIONS.splitlines()], line


def test_the_table_of_an_address_is_found_by_nginx() -> None:
    (pattern,) = re.findall(r'"~(\^/\S+)" \$id;', (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    found = re.compile(pattern.replace("?<id>", "?P<id>"))
    table = "6IfsLlXvB9r3_-ZWiyaomg"
    for path in (f"/ws/{table}?as=0", f"/t/{table}", f"/api/tables/{table}", f"/api/tables/{table}/moves"):
        match = found.match(path)
        assert match is not None, path
        assert match["id"] == table
    for path in ("/", "/api/tables", "/api/tables/mine", "/api/me", "/health"):
        assert found.match(path) is None, path


def test_the_dockerfile_names_files_that_exist_and_runs_without_privileges() -> None:
    """A build that came out interpreted fails, and so does one that runs as root."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for lock in re.findall(r"-r (\S+)", text):
        assert (ROOT / lock).is_file()
    last = text[text.rindex("\nFROM ") :]
    assert re.search(r"^USER kartenhaus$", last, re.M)
    assert re.search(r"^HEALTHCHECK ", last, re.M)
    assert '"(compiled)"' in text
