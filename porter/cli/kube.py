"""`porter kube`: manifests for a cluster, and why a pod of it waits."""

from __future__ import annotations

import dataclasses
import json
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from porter.app import serving
from porter.cli._paths import InputPath
from porter.errors import PorterError
from porter.node import chart, names, waiting
from porter.node import explain as explaining
from porter.node.nouns import DRIVER

_RETRY_S = 1  # after an error, and after a watch, each of which ends in time
_KUBECONFIG = click.option(
    "--kubeconfig",
    type=InputPath(folders=False),
    help="How the API server is reached; default: as inside a pod.",
)


@click.group()
def command() -> None:
    """Install porter in a Kubernetes cluster, and ask why a pod waits for its share."""


@command.command()
@click.option(
    "--namespace",
    default=chart.NAMESPACE,
    show_default=True,
    help="Where the agents run.",
)
@click.option(
    "--values",
    "files",
    type=InputPath(folders=False),
    multiple=True,
    help="A file of values in the place of the chart's; may be repeated.",
)
@click.option(
    "--set",
    "texts",
    metavar="NAME=VALUE",
    multiple=True,
    help="One value, such as metricsPort=9478 or folders.state=/srv/porter; may be repeated.",
)
def manifests(*, namespace: str, files: tuple[Path, ...], texts: tuple[str, ...]) -> None:
    """Print all objects that porter needs in a cluster, for `kubectl apply -f -`.

    They are those of the Helm chart in deploy/helm/porter, and the namespace.
    """
    values: dict[str, object] = {"createNamespace": True}
    for given in (*map(chart.loaded, files), chart.assigned(texts)):
        values = chart.joined(values, given)
    click.echo(chart.manifests(namespace, values), nl=False)


@command.command()
@click.argument("pod")
@click.option("-n", "--namespace", default="default", show_default=True, help="The pod's.")
@click.option(
    "--kubeconfig",
    type=click.Path(path_type=Path),
    default=serving.kubeconfig,
    show_default="as for kubectl",
    help="How the API server is reached.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def explain(*, pod: str, namespace: str, kubeconfig: Path, as_json: bool) -> None:
    """Name the amounts that POD's claims ask for and that do not fit, card by card.

    The scheduler only reports that it cannot allocate all claims.
    """
    clusters = serving.optional("porter.node.cluster")
    cluster = clusters.Cluster(kubeconfig)
    found = cluster.pod(namespace, pod)
    if found is None:
        raise PorterError(f"pod {namespace}/{pod}: there is none; `-n` names its namespace")
    explanation = explaining.explain(found, cluster.survey(namespace), DRIVER)
    if as_json:
        click.echo(json.dumps(dataclasses.asdict(explanation), indent=2))
        return
    for line in explaining.text(explanation):
        click.echo(line)


@command.command()
@_KUBECONFIG
@click.option(
    "--templates/--no-templates",
    "makes",
    default=True,
    help="Make the claim templates of pods that have other schedulers' resource names.",
)
def controller(*, kubeconfig: Path | None, makes: bool) -> None:
    """Write an event on each pod that waits for a card: which amount does not fit on which card.

    It runs once in the cluster.
    """
    clusters = serving.optional("porter.node.cluster")
    cluster = clusters.Cluster(kubeconfig)
    waits = waiting.Waiting(cluster, DRIVER)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while True:
            try:
                for pod in cluster.pods(lambda: False):
                    if makes and not pod["spec"].get("nodeName"):
                        _make_templates(cluster, pod)
                    _explain(waits, pod)
            except PorterError as error:
                click.echo(f"porter: {error}", err=True)
            time.sleep(_RETRY_S)
    except KeyboardInterrupt:
        return


def _explain(waits: waiting.Waiting, pod: Mapping[str, Any]) -> None:
    try:
        waits.look(pod)
    except PorterError as error:  # of a pod that was removed, for example
        click.echo(f"porter: {error}", err=True)


def _make_templates(cluster: Any, pod: Mapping[str, Any]) -> None:
    for template in names.templates(pod):
        about = template["metadata"]
        where = f"{about['namespace']}/{about['name']}"
        try:
            if cluster.make_template(template):
                click.echo(f"porter: made template {where}", err=True)
        except PorterError as error:  # of a namespace that is being removed, for example
            click.echo(f"porter: {error}", err=True)
