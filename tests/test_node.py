"""`porter node` next to a double of the kubelet and of the API server, on simulated devices."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from node_doubles import ApiServer, api_server, asked, call, first, result
from shared_state import lives, make_account, make_lease
from worlds import cuda_built

from porter.native import simd
from porter.node import backstop, wire
from porter.runtime.account import read as read_account
from porter.runtime.lease import readable
from porter.runtime.terms import Terms

GIB = 1 << 30
SOON_S = 180  # on a busy machine
DRIVER = "share.porter.dev"
UIDS = tuple(f"11111111-2222-3333-4444-{number:012}" for number in range(4))
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PORTER_")}
PROGRAM = """
import ctypes
cuda, context, at = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
size = ctypes.c_size_t(1 << 30)
print([cuda.cuMemAlloc_v2(ctypes.byref(at), size) for _ in range(4)])
"""

HOLDER = f"""{PROGRAM}
import time
time.sleep(60)
"""

pytestmark = [pytest.mark.compile, pytest.mark.backend("cuda"), pytest.mark.xdist_group("build")]


class Node:
    """A node's folders, and the agent that runs on it."""

    def __init__(self, folder: Path, api: ApiServer, socket: str) -> None:
        """Start no agent yet."""
        self.folder, self.api = folder, api
        self.state, self.cdi, self.kubelet = (folder / name for name in ("state", "cdi", "kubelet"))
        self.plugin = self.kubelet / "plugins" / DRIVER / "dra.sock"
        self.registration = self.kubelet / "plugins_registry" / f"{DRIVER}-reg.sock"
        self.environment = CLEAN | {"PORTER_SIM_SOCKET": socket}
        self.log = folder / "log"

    @contextmanager
    def agent(
        self, *more: str, devices: tuple[str, ...] = ("--simulate",)
    ) -> Iterator[subprocess.Popen[bytes]]:
        """Run an agent until it is of no use any more."""
        command = [sys.executable, "-m", "porter", "node", "--backend", "cuda", *devices]
        command += ["--node-name", "n1", "--kubeconfig", str(self.api.config)]
        command += ["--kubelet-root", str(self.kubelet), "--cdi", str(self.cdi)]
        command += ["--state", str(self.state), *more]
        self.log.write_text("")
        with (
            self.log.open("ab") as log,
            subprocess.Popen(command, env=self.environment, stderr=log) as process,
        ):
            try:
                self.until(
                    lambda: "cards of node n1" in self.log.read_text() or process.poll() is not None
                )
                assert process.poll() is None, self.log.read_text()
                yield process
            finally:
                process.kill()

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        last = time.monotonic() + SOON_S
        while not holds():
            assert time.monotonic() < last, self.log.read_text() if self.log.exists() else ""
            time.sleep(0.05)

    def prepare(self, uid: str, name: str = "one") -> list[dict[str, object]] | str:
        """Ask as the kubelet does: each device's entry, or the error."""
        answer = call(self.plugin, wire.PLUGIN, "NodePrepareResources", **asked(uid, name))
        prepared = answer.claims[uid]
        return prepared.error or [
            {
                "requests": list(each.request_names),
                "device": each.device_name,
                "share": each.share_id,
                "cdi": list(each.cdi_device_ids),
            }
            for each in prepared.devices
        ]

    def unprepare(self, uid: str, name: str = "one") -> str:
        """Ask as the kubelet does: the error."""
        answer = call(self.plugin, wire.PLUGIN, "NodeUnprepareResources", **asked(uid, name))
        return str(answer.claims[uid].error)

    def left(self) -> set[str]:
        """List what claims have left behind."""
        paths = [*self.state.iterdir(), *(self.state / ".claims").iterdir(), *self.cdi.iterdir()]
        return {path.name for path in paths} - {".claims", ".devices", ".libraries", ".lock"}

    def cards(self) -> list[str]:
        """List the cards that are offered."""
        return [
            each["name"] for reported in self.api.slices() for each in reported["spec"]["devices"]
        ]


@pytest.fixture(scope="module")
def socket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    daemon = cuda_built() / "sim" / "porter-simd"
    path = str(tmp_path_factory.mktemp("devices") / "devices")
    with simd.devices(daemon, path, 2, str(80 * GIB)):
        yield path


@pytest.fixture
def node(socket: str) -> Iterator[Node]:
    """Give a node in a folder with a short name: paths of sockets are short."""
    with tempfile.TemporaryDirectory(prefix="node-") as folder, api_server(Path(folder)) as api:
        yield Node(Path(folder), api, socket)


def test_cards_are_offered_and_pods_put_under_shares(node: Node) -> None:
    with node.agent() as agent:
        info = call(node.registration, wire.REGISTRATION, "GetInfo")
        assert (info.type, info.name, info.endpoint, list(info.supported_versions)) == (
            "DRAPlugin",
            DRIVER,
            str(node.plugin),
            ["v1.DRAPlugin", "v1.DRAResourceHealth"],
        )
        node.until(lambda: len(node.cards()) == 2)
        card, other = node.cards()
        [offered] = node.api.slices()
        assert offered["metadata"]["ownerReferences"][0]["uid"] == "node-uid"
        [device, _] = offered["spec"]["devices"]
        assert device["attributes"]["vendor"] == {"string": "nvidia"}
        assert device["capacity"]["memory"]["value"] == str(80 * GIB)
        healths = first(node.plugin, wire.HEALTH, "NodeWatchResources").devices
        assert [(each.device.device_name, each.health) for each in healths] == [
            (card, wire.HEALTHY),
            (other, wire.HEALTHY),
        ]
        node.api.claim("one", UIDS[0], result(card, "60Gi"), policy="burst")
        expected = [
            {
                "requests": ["gpu"],
                "device": card,
                "share": "share-1",
                "cdi": [f"porter/share={UIDS[0]}"],
            }
        ]
        assert node.prepare(UIDS[0]) == expected
        assert node.prepare(UIDS[0]) == expected
        node.api.claim("two", UIDS[1], result(card, "30Gi"))
        assert "90.0 GiB of memory would be given away" in str(node.prepare(UIDS[1], "two"))
        assert "there is none" in str(node.prepare(UIDS[2], "three"))
        assert "is another one now" in str(node.prepare(UIDS[2], "two"))
        assert node.left() == {UIDS[0], f"{UIDS[0]}.conf", f"porter-share-{UIDS[0]}.json"}
        assert (node.unprepare(UIDS[0]), node.unprepare(UIDS[0])) == ("", "")
        assert node.left() == set()
        agent.send_signal(signal.SIGTERM)
        assert agent.wait(20) == 0
    assert not node.plugin.exists()
    assert not node.registration.exists()


def test_slices_that_the_kubelet_removes_are_offered_again(node: Node) -> None:
    with node.agent():
        node.until(lambda: len(node.cards()) == 2)
        node.api.remove_slices()
        began = time.monotonic()
        node.until(lambda: len(node.cards()) == 2)
        assert time.monotonic() - began < 5


def test_an_agent_that_is_started_again_puts_the_node_right(node: Node) -> None:
    with node.agent():
        node.until(lambda: len(node.cards()) == 2)
        card, _ = node.cards()
        node.api.claim("one", UIDS[0], result(card))
        node.prepare(UIDS[0])
        before = node.left()
    assert node.plugin.exists()  # it was killed
    (node.cdi / f"porter-share-{UIDS[0]}.json").unlink()
    with node.agent():
        assert node.left() == before
        node.api.server.leave()
        assert [each["device"] for each in node.prepare(UIDS[0])] == [card]
        assert "cannot be reached" in str(node.prepare(UIDS[1], "two"))
        assert node.unprepare(UIDS[0]) == ""
        assert node.left() == set()


def test_a_second_agent_takes_over_from_the_first(node: Node) -> None:
    with ExitStack() as stack:
        old = stack.enter_context(node.agent("--instance", "old"))
        node.until(lambda: len(node.cards()) == 2)
        stack.enter_context(node.agent("--instance", "new"))
        old.send_signal(signal.SIGTERM)
        assert old.wait(20) == 0
        registry = node.kubelet / "plugins_registry"
        assert [path.name for path in registry.iterdir()] == [f"{DRIVER}-new-reg.sock"]
        info = call(registry / f"{DRIVER}-new-reg.sock", wire.REGISTRATION, "GetInfo")
        assert Path(info.endpoint).name == "dra-new.sock"
        assert Path(info.endpoint).exists()


def test_the_sockets_of_an_agent_that_was_killed_are_removed_by_another(node: Node) -> None:
    def date(name: str, when: int) -> None:
        for path in node.kubelet.rglob(f"*{name}*.sock"):
            os.utime(path, (when, when))

    with node.agent("--instance", "here"):
        date("here", 0)
        # The second one might be about to listen.
        for name, when in (("killed", 0), ("young", 1 << 32)):
            with node.agent("--instance", name):
                pass
            date(name, when)
        with node.agent("--instance", "new"):
            expected = {f"{DRIVER}-{name}-reg.sock" for name in ("here", "new", "young")}
            expected |= {f"dra-{name}.sock" for name in ("here", "new", "young")}
            assert {path.name for path in node.kubelet.rglob("*.sock")} == expected


def test_a_program_under_the_files_of_a_claim_is_refused_at_its_quota(node: Node) -> None:
    """It finds the libraries where the device's file puts them into a container."""
    with node.agent():
        node.until(lambda: len(node.cards()) == 2)
        card, _ = node.cards()
        node.api.claim("one", UIDS[0], result(card, "3Gi"))
        node.prepare(UIDS[0])
        reported = json.loads((node.cdi / f"porter-share-{UIDS[0]}.json").read_text())
        mounts = reported["devices"][0]["containerEdits"]["mounts"]
        seen = {mount["containerPath"]: mount["hostPath"] for mount in mounts}
        prepared = dict(
            text.split("=", 1) for text in reported["devices"][0]["containerEdits"]["env"]
        )
        assert prepared["LD_LIBRARY_PATH"] == "/usr/local/porter/lib"
        config = Path(seen["/etc/porter/quota.conf"]).read_text()
        for inside, outside in seen.items():
            if inside.startswith(("/usr/local/porter/real/", "/run/porter/.devices")):
                config = config.replace(f"= {inside}\n", f"= {outside}\n")
        config = config.replace("= /run/porter\n", f"= {node.state}\n")
        (node.folder / "quota.conf").write_text(config)
        folder = Path(seen["/usr/local/porter/lib/libcuda.so.1"]).parent
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=node.environment
            | {"LD_LIBRARY_PATH": str(folder), "PORTER_CONFIG": str(node.folder / "quota.conf")},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.stdout == "[0, 0, 2, 2]\n", done.stderr  # the context is charged, too


def driver_of_another_machine(root: Path) -> None:
    """Lay out the simulated driver as Debian lays out a real one: by absolute links."""
    folder = root / "usr/lib" / f"{os.uname().machine}-linux-gnu"
    for path in (folder, root / "opt/driver", root / "etc/alternatives"):
        path.mkdir(parents=True)
    for soname in ("libcuda.so.1", "libnvidia-ml.so.1"):
        file = root / "opt/driver" / f"{soname}.2.3"
        file.write_bytes((cuda_built() / "sim" / soname).read_bytes())
        (root / "opt/driver" / soname).symlink_to(file.name)
        (root / "etc/alternatives" / soname).symlink_to(f"/opt/driver/{soname}")
        (folder / soname).symlink_to(f"/etc/alternatives/{soname}")


def test_an_agent_in_a_container_finds_the_driver_of_its_machine(node: Node) -> None:
    root = node.folder / "host"
    driver_of_another_machine(root)
    with node.agent(devices=("--host-root", str(root))):
        node.until(lambda: len(node.cards()) == 2)
        [reported] = node.api.slices()
        assert reported["spec"]["devices"][0]["attributes"]["driverVersion"] == {"version": "1.2.3"}
        node.api.claim("one", UIDS[0], result(node.cards()[0], "3Gi"))
        assert "cdi" in node.prepare(UIDS[0])[0]
    reported = json.loads((node.cdi / f"porter-share-{UIDS[0]}.json").read_text())
    mounts = reported["devices"][0]["containerEdits"]["mounts"]
    seen = {mount["containerPath"]: mount["hostPath"] for mount in mounts}
    assert seen["/usr/local/porter/real/libcuda.so.1"] == "/opt/driver/libcuda.so.1.2.3"
    shim = Path(seen["/opt/driver/libcuda.so.1.2.3"])
    assert shim.is_relative_to(node.state / ".libraries")
    assert shim.read_bytes() == (cuda_built() / "libcuda.so.1").read_bytes()


def test_an_annotation_changes_the_terms_of_a_tenant_that_runs(node: Node) -> None:
    with node.agent():
        node.until(lambda: len(node.cards()) == 2)
        [reported] = node.api.slices()
        card = reported["spec"]["devices"][0]
        uuid = card["attributes"]["uuid"]["string"]
        node.api.claim("one", UIDS[0], result(card["name"], "8Gi", "30"))
        node.prepare(UIDS[0])
        account = make_account(node.state, UIDS[0], **{uuid: (8 * GIB, 0)})
        lease = make_lease(node.state / ".devices", uuid, **{UIDS[0]: Terms(cap=300_000)})
        life = lives(lease)
        began = time.monotonic()
        node.api.annotate("one", memory="4Gi", compute="20", policy="burst")
        node.until(lambda: shared(node.state).get(UIDS[0]) == Terms(floor=200_000))
        assert time.monotonic() - began < 1
        assert [each.quota for each in read_account(account)] == [4 * GIB]
        assert "policy = burst" in (node.state / f"{UIDS[0]}.conf").read_text()
        node.api.annotate("one", memory="9Gi")
        node.until(lambda: "allowed are up to" in node.log.read_text())
        assert [each.quota for each in read_account(account)] == [4 * GIB]
        os.close(life)


def test_a_stranger_in_a_pod_is_stopped_with_an_event_on_the_pod(node: Node) -> None:
    """Every control group's path has a slash, so the pod is that of each process here."""
    with node.agent("--guard", "kill"):
        node.until(lambda: len(node.cards()) == 2)
        card, _ = node.cards()
        pod = [{"resource": "pods", "name": "one-pod", "uid": "/"}]
        node.api.claim("one", UIDS[0], result(card, "3Gi"))
        node.api.reserve("one", pod)
        node.prepare(UIDS[0])
        native = node.environment | {"LD_LIBRARY_PATH": str(cuda_built() / "sim")}
        with subprocess.Popen([sys.executable, "-c", HOLDER], env=native) as stranger:
            try:
                began = time.monotonic()
                assert stranger.wait(30) == -signal.SIGKILL
                assert time.monotonic() - began < 10
            finally:
                stranger.kill()
        node.until(lambda: bool(node.api.events()))
    [event] = node.api.events()
    assert (event["reason"], event["involvedObject"]["name"]) == ("PassesByLimits", "one-pod")
    assert f"pid {stranger.pid}" in event["message"]


def test_the_group_of_a_pod_is_limited_by_the_driver_s_call(node: Node) -> None:
    root = node.folder / "cgroups"
    group = root / "kubepods/burstable/podpod-uid"
    group.mkdir(parents=True)
    (root / "cgroup.controllers").write_text("cpu\n")
    limit = group / "porter-sim.1.max"
    with node.agent("--cgroups", str(root)):
        node.until(lambda: len(node.cards()) == 2)
        _, card = node.cards()
        node.api.claim("one", UIDS[0], result(card, "3Gi"))
        node.prepare(UIDS[0])
        node.until(limit.exists)
        assert int(limit.read_text()) == 3 * GIB + backstop.RESERVE
        node.api.annotate("one", memory="2Gi")
        node.until(lambda: int(limit.read_text() or 0) == 2 * GIB + backstop.RESERVE)
    assert "could not be limited" not in node.log.read_text()


def shared(state: Path) -> dict[str, Terms]:
    """Read what tenants were promised."""
    found = readable(state / ".devices").values()
    return {turn.tenant: turn.terms for turns in found for turn in turns}


def test_figures_are_there_from_the_allocation_on(node: Node) -> None:
    from test_metrics import read  # noqa: PLC0415 -- where figures are read

    with node.agent("--listen", "127.0.0.1:0"):
        node.until(lambda: len(node.cards()) == 2)
        card, _ = node.cards()
        node.api.claim("one", UIDS[0], result(card, "3Gi", "30"))
        node.prepare(UIDS[0])
        [line] = [line for line in node.log.read_text().splitlines() if "metrics at" in line]
        text = read(line.rpartition(" ")[2])
    labels = f'claim="one",container="",device="{card}",namespace="team",pod="one-pod"'
    [limit] = [each for each in text.splitlines() if each.startswith("porter_memory_limit_bytes{")]
    assert labels in limit
    assert float(limit.rpartition(" ")[2]) == 3 * GIB


def test_an_agent_starts_without_the_clients_own_nouns(tmp_path: Path) -> None:
    """They take a second of a processor and 20 MiB, on each node."""
    script = """if True:
        import sys
        from pathlib import Path
        from porter.node.cluster import Cluster
        cluster = Cluster(Path(sys.argv[1]))
        print(cluster.owner("n1")["uid"], cluster.publish("d", "n1", []))
        print("kubernetes.client.api.core_v1_api" in sys.modules)
    """
    with api_server(tmp_path) as api:
        command = [sys.executable, "-c", script, str(api.config)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SOON_S)
    assert (done.stdout, done.stderr) == ("node-uid 0\nFalse\n", "")
