"""`porter node`: this node's cards for a cluster, by Dynamic Resource Allocation."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import click

from porter.app import offering, serving
from porter.app.offering import Request
from porter.cli import _options
from porter.cli._paths import InputPath
from porter.node import backstop

_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command()
@click.option(
    "--node-name",
    "node",
    default=lambda: os.environ.get("NODE_NAME") or socket.gethostname(),
    show_default="$NODE_NAME, else the host's name",
    help="This node, as the cluster names it.",
)
@click.option(
    "--kubeconfig",
    type=InputPath(folders=False),
    help="How the API server is reached; default: as inside a pod.",
)
@click.option(
    "--kubelet-root",
    type=_FOLDER,
    default="/var/lib/kubelet",
    show_default=True,
    help="The kubelet's own folder.",
)
@click.option(
    "--state",
    type=_FOLDER,
    default="/var/lib/porter",
    show_default=True,
    help="Where accounts and configurations of this node's tenants are kept.",
)
@click.option(
    "--cdi",
    type=_FOLDER,
    default="/var/run/cdi",
    show_default=True,
    help="Where container engines look for devices.",
)
@click.option(
    "--host-root",
    "machine",
    type=_FOLDER,
    default="/",
    show_default=True,
    help="Where the node's root folder lies, for an agent in a container.",
)
@click.option(
    "--driver",
    default="share.porter.dev",
    show_default=True,
    help="Name of the DRA driver, as device classes have it.",
)
@click.option(
    "--instance",
    default=lambda: os.environ.get("POD_UID", "").partition("-")[0],  # paths of sockets are short
    show_default="the first part of $POD_UID",
    help="Distinguishes this agent from the one that it replaces while that one still runs.",
)
@click.option(
    "--backend", "backends", multiple=True, help="Only cards of this backend; may be repeated."
)
@_options.simulate_options
@click.option(
    "--listen",
    metavar="ADDRESS:PORT",
    help=f"Serve metrics to Prometheus there, such as 127.0.0.1:{serving.PORT}.",
)
@click.option("--hami-names", "hami", is_flag=True, help="Add HAMi's names to the metrics.")
@click.option(
    "--guard",
    "guarded",
    type=click.Choice([offering.OFF, "log", "event", "stop", "kill"]),
    default="log",
    show_default=True,
    help="The answer to a process that passes by the libraries, as of `porter guard`; `event`, "
    "`stop` and `kill` also write an event on the pod.",
)
@click.option(
    "--cgroups",
    type=_FOLDER,
    default=str(backstop.ROOT),
    show_default=True,
    help="Where the control groups of pods are, which the kernel or a driver limits, too.",
)
@_options.log_option
def command(
    *,
    node: str,
    kubeconfig: Path | None,
    kubelet_root: Path,
    state: Path,
    cdi: Path,
    machine: Path,
    driver: str,
    instance: str,
    backends: tuple[str, ...],
    simulate: bool,
    count: int | None,
    device_memory: str,
    listen: str | None,
    hami: bool,
    guarded: str,
    cgroups: Path,
    log: str | None,
) -> None:
    """Offer this node's cards to a cluster, and put pods under the shares they are allocated.

    It runs as root, next to the kubelet of a node of Kubernetes 1.36 or newer. Several backends'
    cards are offered at once. Pods keep their shares while it does not run.
    """
    request = Request(
        node,
        kubeconfig,
        kubelet_root,
        state,
        cdi,
        machine,
        driver,
        instance,
        backends,
        simulate,
        count,
        device_memory,
        serving.address(listen) if listen else None,
        hami,
        guarded,
        cgroups,
        log or "",
    )
    offering.offer(request)
