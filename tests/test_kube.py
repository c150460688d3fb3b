"""`porter kube manifests` and the Helm chart: the same objects, from the same templates."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from helm import CHART, helm, objects

from porter import paths
from porter.cli import main
from porter.errors import PorterError
from porter.node import chart
from porter.node.explain import explain
from porter.node.nouns import DRIVER, Card, Objects
from porter.node.slices import slices
from porter.spec import specfiles

ROOT = Path(__file__).resolve().parents[1]
VALUES = yaml.safe_load((CHART / "values.yaml").read_text())


def manifests(*options: str) -> str:
    done = CliRunner().invoke(main, ["kube", "manifests", *options])
    assert done.exit_code == 0, done.output + str(done.exception)
    return done.output


def refused(*options: str) -> str:
    done = CliRunner().invoke(main, ["kube", "manifests", *options])
    assert done.exit_code == 2, done.output
    return done.output


def found(kind: str, name: str, *options: str) -> dict[str, Any]:
    [one] = [
        each
        for each in objects(manifests(*options))
        if (each["kind"], each["metadata"]["name"]) == (kind, name)
    ]
    return one


@pytest.mark.network
@pytest.mark.parametrize(
    "words",
    [
        [],
        ["hostNetwork=true", "vendors=[nvidia]", "arguments=[--simulate, --log=info]"],
        ["createNamespace=false", "nodeSelector={disk: ssd}", "resources.limits.memory=1Gi"],
        ["folders.state=/srv/porter", "metricsPort=9000", "tolerations=[]", "image=other:2"],
    ],
    ids=lambda words: words[0] if words else "defaults",
)
def test_helm_renders_the_same_objects(words: list[str], tmp_path: Path) -> None:
    values = {"createNamespace": True} | chart.assigned(words)
    file = tmp_path / "values.yaml"
    file.write_text(yaml.safe_dump(values))
    options = [f"--set={word}" for word in words]
    theirs = helm("template", "porter", CHART, "--namespace", "gpus", "--values", file)
    assert objects(manifests("--namespace=gpus", *options)) == objects(theirs)
    assert objects(manifests("--namespace=gpus", f"--values={file}")) == objects(theirs)


@pytest.mark.network
def test_helm_finds_no_fault_in_the_chart() -> None:
    assert "0 chart(s) failed" in helm("lint", "--strict", CHART)


def test_the_chart_has_this_version_and_all_vendors() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    about = yaml.safe_load((CHART / "Chart.yaml").read_text())
    assert (about["version"], about["appVersion"]) == (version, version)
    assert VALUES["image"] == f"porter:{version}"
    folders = [path for path in paths.data("specs").iterdir() if path.is_dir()]
    assert VALUES["vendors"] == sorted({specfiles.load_spec(path.name).vendor for path in folders})


def test_every_value_has_an_effect() -> None:
    """One that no template reads would be set in vain."""
    text = "".join(path.read_text() for path in (CHART / "templates").iterdir())
    names = [name for name in VALUES if name != "folders"]
    names += [f"folders.{name}" for name in VALUES["folders"]]
    assert [name for name in names if f".Values.{name} " not in text] == []


def test_the_agents_write_the_slices_of_their_own_node_alone() -> None:
    [condition] = found("ValidatingAdmissionPolicy", "porter-slices", "--namespace=gpus")["spec"][
        "matchConditions"
    ]
    account = found("ServiceAccount", "porter-node", "--namespace=gpus")["metadata"]
    user = f"system:serviceaccount:{account['namespace']}:{account['name']}"
    assert condition["expression"] == f'request.userInfo.username == "{user}"'
    agent = found("DaemonSet", "porter-node", "--namespace=gpus")["spec"]["template"]["spec"]
    assert agent["serviceAccountName"] == account["name"]
    assert DRIVER in manifests()


def test_the_agent_is_given_options_that_it_has() -> None:
    from porter.cli import node  # noqa: PLC0415 -- a command's module is loaded by its name

    known = {option for each in node.command.params for option in each.opts}
    agent = found("DaemonSet", "porter-node")["spec"]["template"]["spec"]["containers"][0]
    assert agent["command"] == ["porter", "node"]
    assert {word.partition("=")[0] for word in agent["args"]} <= known


@pytest.mark.parametrize(
    ("options", "arguments", "verbs"),
    [([], ["--no-templates"], []), (["--set=names=true"], None, [["create"]])],
    ids=["events", "names"],
)
def test_the_controller_makes_templates_where_names_are_mapped(
    options: list[str], arguments: list[str] | None, verbs: list[list[str]]
) -> None:
    from porter.cli import kube  # noqa: PLC0415 -- a command's module is loaded by its name

    [box] = found("Deployment", "porter-controller", *options)["spec"]["template"]["spec"][
        "containers"
    ]
    assert (box["command"], box.get("args")) == (["porter", "kube", "controller"], arguments)
    known = {
        option for each in kube.controller.params for option in (*each.opts, *each.secondary_opts)
    }
    assert set(arguments or ()) <= known
    rules = found("ClusterRole", "porter-controller", *options)["rules"]
    own = [each["verbs"] for each in rules if each["resources"] == ["resourceclaimtemplates"]]
    assert own == verbs


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--set=colour=red"], "value colour is not known, allowed: image, "),
        (["--set=folders.root=/x"], "value folders.root is not known, allowed: folders.state, "),
        (["--set=metricsPort=high"], "metricsPort: 'high' is not allowed, the default is 9477"),
        (["--set=image"], "'image' assigns nothing, allowed is NAME=VALUE"),
        (["--set=image={"], "is no YAML"),
    ],
)
def test_a_value_without_effect_is_refused(options: list[str], message: str) -> None:
    assert message in refused(*options)


def test_a_file_of_values_has_to_hold_some(tmp_path: Path) -> None:
    file = tmp_path / "values.yaml"
    file.write_text("[1]")
    assert "holds no mapping" in refused(f"--values={file}")


@pytest.mark.parametrize(
    ("template", "message"),
    [
        ("{{ .Values.a | quote }}", "no tag that porter reads"),
        ("{{- if .Values.a }}", "has no end"),
        ("{{ .Values.b }}", "no value has this name here"),
        ("{{- end }}", "no tag that porter reads"),
    ],
)
def test_a_tag_that_is_not_understood_is_refused(template: str, message: str) -> None:
    with pytest.raises(PorterError, match=message):
        chart.render(template, {"Values": {"a": 1}})


def test_dashes_remove_blanks_as_in_helm() -> None:
    text = "a: \n{{- range .Values.a }} {{ . }}; {{- end -}} \n b"
    assert chart.render(text, {"Values": {"a": ["x", "y"]}}) == "a: x; y;b"


def test_each_example_asks_for_shares_that_cards_have() -> None:
    """On a node with a card of each vendor. Kubernetes itself reads them in its own tests."""
    classes = [each for each in objects(manifests()) if each["kind"] == "DeviceClass"]
    owner = {"apiVersion": "v1", "kind": "Node", "name": "n", "uid": "u"}
    cards = tuple(
        Card(vendor, vendor, 0, f"GPU-{vendor}", 80 << 30) for vendor in VALUES["vendors"]
    )
    offered = slices(DRIVER, "n", owner, cards, [])
    seen = []
    for path in sorted((ROOT / "examples/kubernetes").glob("*.yaml")):
        made = list(yaml.safe_load_all(path.read_text()))
        for each in made:
            each["metadata"].setdefault("namespace", "default")
        by_kind = {
            kind: [each for each in made if each["kind"] == kind]
            for kind in ("ResourceClaim", "ResourceClaimTemplate", "Pod", "Job")
        }
        pods = by_kind["Pod"] + [
            {"metadata": each["metadata"], "spec": each["spec"]["template"]["spec"]}
            for each in by_kind["Job"]
        ]
        known = Objects(
            classes, offered, by_kind["ResourceClaim"], by_kind["ResourceClaimTemplate"]
        )
        for pod in pods:
            found = explain(pod, known, DRIVER)
            assert found.problems == ()
            assert [each.problem for each in found.asked] == [""] * len(found.asked)
            for each in found.asked:
                assert [not verdict.reasons for verdict in each.verdicts].count(True) >= 1
            seen.append((pod["metadata"]["name"], len(found.asked)))
    assert seen == [
        ("first-available", 3),
        ("kueue-job", 1),
        ("one-share", 1),
        ("team-train", 1),
        ("team-test", 1),
        ("thirty", 1),
        ("sixty", 1),
    ]
