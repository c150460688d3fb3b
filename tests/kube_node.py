"""A node of a cluster that runs pods, with the agent: on this machine, for tests and bench/."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import kube
from kube import CLEAN, ROOT, Cluster, claim, pod, request, until

from porter.node.store import Store
from porter.runtime import watch

SECONDS, WITHIN = 10, 2  # a measurement, and percentage points
_TRIES = 5  # a busy machine may disturb a measurement
_END_S = 60  # for an agent that ends after a signal


class Node:
    """A node of a cluster: a kubelet, and the agent."""

    options: tuple[str, ...] = ()  # of the agent

    def __init__(self, cluster: Cluster, folder: Path, name: str, devices: str = "") -> None:
        """Take the folder of the node; `devices`: the socket of simulated ones that run."""
        self.cluster, self.folder, self.name = cluster, folder, name
        self.store = Store(folder / "porter", folder / "cdi", {})
        self.log = folder / "agent-.log"
        self.environment = CLEAN | ({"PORTER_SIM_SOCKET": devices} if devices else {})

    @contextmanager
    def agent(self, instance: str = "") -> Iterator[subprocess.Popen[bytes]]:
        """Run the agent; end it afterwards, unless it was killed."""
        command = [sys.executable, "-m", "porter", "node", "--backend", "cuda", "--simulate"]
        command += ["--node-name", self.name, "--kubeconfig", str(self.cluster.config)]
        command += ["--kubelet-root", str(self.folder / "kubelet"), "--cdi", str(self.store.cdi)]
        command += ["--state", str(self.store.state), "--device-memory", "80GiB"]
        command += ["--instance", instance] if instance else []
        command += self.options
        self.log = self.folder / f"agent-{instance}.log"
        log = self.log
        with (
            log.open("wb") as file,  # an earlier agent registered, too
            subprocess.Popen(command, env=self.environment, cwd=ROOT, stderr=file) as process,
        ):
            try:
                until(lambda: "cards of node" in log.read_text() or process.poll(), log.read_text)
                yield process
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(_END_S)
                finally:
                    process.kill()

    def registered(self) -> None:
        """Wait until the kubelet knows the agent, and the scheduler its cards."""
        until(lambda: "porter: registered" in self.log.read_text(), self.log.read_text)
        until(self.offered, self.log.read_text)

    def offered(self) -> list[str]:
        """List the cards that the scheduler may give."""
        slices = self.cluster.get("resourceslices")["items"]
        return [
            card["name"]
            for each in slices
            if each["spec"].get("nodeName") == self.name
            for card in each["spec"].get("devices") or ()
        ]

    def runs(self, name: str, phase: str = "Running") -> None:
        """Wait for a pod."""
        until(
            lambda: self.cluster.get("pod", name)["status"].get("phase") == phase,
            lambda: self.cluster.kubectl("describe", "pod", name) + self.log.read_text(),
        )

    def left(self) -> list[str]:
        """List the files of claims."""
        paths = [*self.store.state.glob("*-*"), *self.store.cdi.iterdir()]
        return [path.name for path in paths]

    def pid(self, part: str) -> int:
        """Look up the process of the kubelet, or containerd."""
        for line in (self.folder / "pids").read_text().splitlines():
            pid, name = line.split()
            if name == part:
                return int(pid)
        raise AssertionError(part)


class Real(Node):
    """A node whose containers run: with containerd."""

    def starts(self, name: str, *, shared: bool) -> float:
        """Make a pod whose program makes a file; the seconds until the file is there."""
        folder = self.folder / "programs"
        folder.mkdir(mode=0o777, exist_ok=True)
        reported = pod(name, name, "/bin/touch", f"/programs/{name}", programs=folder)
        if not shared:
            del reported["spec"]["resourceClaims"]
            del reported["spec"]["containers"][0]["resources"]
        claims = [claim(name, request(memory="1Gi", compute="5"))] if shared else []
        began = time.time()
        self.cluster.apply(*claims, reported)
        file = folder / name
        until(file.exists, lambda: self.cluster.kubectl("describe", "pod", name))
        return file.stat().st_mtime - began

    def shares(self) -> dict[str, float]:
        """Measure each claim's tenant's part of the cards, in percent, by the claim's name."""
        before = watch.sample(self.store.state, self.store.leases)
        time.sleep(SECONDS)
        rows = watch.rows(before, watch.sample(self.store.state, self.store.leases))
        names = {
            each["metadata"]["uid"]: each["metadata"]["name"]
            for each in self.cluster.get("resourceclaims")["items"]
        }
        return {names[row.tenant]: row.share for row in rows if row.share is not None}

    def shared_as(self, expected: Mapping[str, float]) -> None:
        """Measure until the shares are these, a few times at most."""
        measured = []
        for _ in range(_TRIES):
            measured.append(self.shares())
            if all(
                abs(measured[-1].get(name, 0) - share) <= WITHIN for name, share in expected.items()
            ):
                return
        raise AssertionError(measured)

    def targets(self) -> list[float]:
        """List what tenants are promised."""
        now = watch.sample(self.store.state, self.store.leases)
        return [(turn.terms.target or 0) / 1_000_000 for turn in now.turns.values()]

    def start(self, part: str) -> None:
        """Start the kubelet or containerd again; it lives longer than the test that does it."""
        environment = {key: value for key, value in os.environ.items() if "PYTEST" not in key}
        command = ["bash", self.folder / f"start-{part}"]
        subprocess.run(command, env=environment, check=True, timeout=_END_S)
        if part == "containerd":  # without which the kubelet would end
            until(lambda: listens(self.folder / "c.sock"))

    def stop(self, part: str) -> None:
        """Kill the kubelet or containerd."""
        pid, pids = self.pid(part), self.folder / "pids"
        kill([pid])
        lines = pids.read_text().splitlines(keepends=True)
        pids.write_text("".join(line for line in lines if line.split()[1] != part))

    def power_off(self) -> None:
        """Kill the kubelet, containerd and all containers; empty the folders that lie in memory."""
        for part in ("kubelet", "containerd"):
            self.stop(part)
        shims = [
            pid
            for pid, reported in processes().items()
            if f"-address {self.folder}/c.sock" in reported
        ]
        kill(below(shims))
        for name in ("ctds", "runc"):
            shutil.rmtree(self.folder / name)
        (self.folder / "c.sock").unlink()
        shutil.rmtree(self.store.cdi)


class Hollow(Node):
    """A node whose kubelet has no containers: it only records the devices of each one."""

    options = ("--cgroups", "/none")  # as no container has one, the agent would search for ever

    @staticmethod
    def pod(name: str) -> dict[str, Any]:
        """Word a pod that uses the claim of its name; no image is there before it is pulled."""
        made = pod(name, name)
        made["spec"]["containers"][0]["imagePullPolicy"] = "Always"
        return made

    def containers(self) -> dict[str, list[str]]:
        """List the CDI devices of each pod's container."""
        path = self.folder / "kubelet/containers.jsonl"
        made = [json.loads(line) for line in path.read_text().splitlines()]
        return {each["pod"]: each["cdi"] for each in made if each["event"] == "create"}


def listens(path: Path) -> bool:
    """Return whether a process listens at a socket."""
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(path))
        except OSError:
            return False
    return True


def processes() -> dict[int, str]:
    """List the command lines of all processes."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            found[int(path.parent.name)] = path.read_text(errors="replace").replace("\0", " ")
    return found


def below(roots: Iterable[int]) -> set[int]:
    """List processes and all that they have started, as far as these are still theirs."""
    parents = {}
    for pid in processes():
        with suppress(OSError):
            parents[pid] = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    found = set(roots)
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def kill(pids: Iterable[int]) -> None:
    """Kill processes, and wait until they have ended; a zombie has no program."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)

    def runs(pid: int) -> bool:
        try:
            Path(f"/proc/{pid}/exe").readlink()
        except OSError:
            return False
        return True

    until(lambda: not any(runs(pid) for pid in pids))


@contextmanager
def real(cluster: Cluster, devices: str = "", images: Sequence[Path] = ()) -> Iterator[Real]:
    """Run a node in a folder with a short name: paths of sockets are short."""
    kube.build_libraries()
    with tempfile.TemporaryDirectory(prefix="node-") as name:
        folder, program = Path(name), Path(name) / "fill"
        source = ROOT / "tests/data/attach/fill.c"
        subprocess.run(["cc", "-O1", source, "-o", program, "-ldl"], check=True)
        with kube.real_node(cluster, "real", folder / "n", program, images) as node:
            yield Real(cluster, node, "real", devices)


@contextmanager
def hollow(cluster: Cluster, name: str, folder: Path) -> Iterator[Hollow]:
    """Run a kubelet without containers, for one of many nodes, in a folder with a short name."""
    environment = os.environ | {"KUBE_CACHE": str(cluster.programs), "WAIT": str(kube.SOON_S)}
    command = [kube.HERE / "hollow.sh", cluster.folder, name, folder]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        yield Hollow(cluster, folder, name)
    finally:
        subprocess.run([kube.HERE / "down.sh", folder], env=environment, check=False)
