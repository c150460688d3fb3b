"""Times of a real cluster on this machine: `python bench/cluster_start.py`.

It starts Kubernetes' control plane, a kubelet and containerd as tests/kube.py does, and measures

- from applying porter's manifests and starting its agent until the agent offers its cards, and
  until the first line of the first limited pod's program;
- with `--helm` the same from `helm install` of the chart, and nothing else: the agent's pod then
  comes from an image;
- from `kubectl apply` of a pod until the first line of its program, with a share and without, in
  turns.

The device is simulated. Needs root, the packages and the build of `./test.sh --kubernetes`.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import kube  # noqa: E402 -- it lies there
import kube_chart  # noqa: E402
import kube_node  # noqa: E402
from kube_node import Real  # noqa: E402


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="of each kind (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print all figures in seconds")
    parser.add_argument("--helm", action="store_true", help="measure an installation by Helm")
    given = parser.parse_args()
    figures = _by_helm() if given.helm else _in_turns(given.rounds)
    if given.json:
        print(json.dumps(figures))
        return 0
    for name, times in figures.items():
        spread = f"{min(times):.2f} to {max(times):.2f}"
        print(f"{name:20} {statistics.median(times):6.2f} s   {spread} in {len(times)}")
    return 0


def _by_helm() -> dict[str, list[float]]:
    with kube_chart.node() as real:
        began = time.time()
        kube_chart.install(real)
        kube.until(real.offered)
        offered = time.time() - began
        real.starts("first", shared=True)
        return {"cards offered": [offered], "first limited pod": [time.time() - began]}


def _in_turns(rounds: int) -> dict[str, list[float]]:
    with _real() as real:
        offered, limited = _install(real)
        with real.agent():
            real.registered()
            starts: dict[str, list[float]] = {kind: [] for kind in ("without", "with")}
            for number in range(rounds):
                for kind, times in starts.items():
                    times.append(real.starts(f"start-{number}-{kind}", shared=kind == "with"))
    return {"cards offered": [offered], "first limited pod": [limited]} | {
        f"pod {kind} a share": times for kind, times in starts.items()
    }


@contextmanager
def _real() -> Iterator[Real]:
    with (
        tempfile.TemporaryDirectory(prefix="kube-") as folder,
        kube.control_plane(Path(folder), "real") as cluster,
        kube_node.real(cluster) as real,
    ):
        yield real


def _install(real: Real) -> tuple[float, float]:
    began = time.time()
    real.cluster.install()
    with real.agent():
        real.registered()
        offered = time.time() - began
        real.starts("first", shared=True)
        return offered, time.time() - began


if __name__ == "__main__":
    sys.exit(main())
