"""`porter node` that ends at any moment: limits, devices and slices are right again afterwards."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import grpc
import pytest
from node_doubles import api_server, result
from test_node import CLEAN, DRIVER, GIB, Node
from worlds import cuda_built

from porter.native import simd
from porter.runtime import container

KILLS = 100 if os.environ.get("PORTER_ALL") else 4
CLAIMS = tuple((f"claim-{number}", f"22222222-2222-3333-4444-{number:012}") for number in range(3))
HOLDER = """
import ctypes, sys
cuda, context, at = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
cuda.cuInit(0)
cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
cuda.cuCtxSetCurrent(context)
for line in sys.stdin:
    size = ctypes.c_size_t(int(line) << 30)
    print(cuda.cuMemAlloc_v2(ctypes.byref(at), size), flush=True)
"""

pytestmark = [pytest.mark.compile, pytest.mark.backend("cuda"), pytest.mark.xdist_group("build")]


@pytest.fixture
def node() -> Iterator[Node]:
    """Give a node with two cards that live as long as it does."""
    daemon = cuda_built() / "sim" / "porter-simd"
    with tempfile.TemporaryDirectory(prefix="node-") as folder, ExitStack() as stack:
        path = f"{folder}/devices"
        stack.enter_context(simd.devices(daemon, path, 2, str(80 * GIB)))
        yield Node(Path(folder), stack.enter_context(api_server(Path(folder))), path)


def files(uid: str) -> set[str]:
    """Name all files of a claim."""
    return {uid, f"{uid}.conf", f"porter-share-{uid}.json"}


def limit_of(node: Node, uid: str) -> dict[str, str]:
    """Read the limits of a claim that its containers see."""
    written = container.settings((node.state / f"{uid}.conf").read_text())
    return {key: value for key, value in written.items() if key.startswith(("memory.", "compute."))}


class Kubelet:
    """Prepares and unprepares claims as long as it can, and keeps the answers."""

    def __init__(self, node: Node, chosen: random.Random) -> None:
        """Have nothing prepared."""
        self.node, self.chosen = node, chosen
        self.ready: set[int] = set()  # claims whose last answered call prepared them
        self.open: int | None = None  # the claim of a call without an answer

    def work(self) -> None:
        """Call until the agent does not answer any more."""
        while True:
            self.open = self.chosen.randrange(len(CLAIMS))
            try:
                self.call(self.open)
            except (grpc.RpcError, ValueError):
                return

    def call(self, number: int) -> None:
        """Prepare a claim, or take it back if it is prepared."""
        name, uid = CLAIMS[number]
        if number in self.ready:
            assert self.node.unprepare(uid, name) == ""
            self.ready.discard(number)
        else:
            assert not isinstance(self.node.prepare(uid, name), str)
            self.ready.add(number)
        self.open = None

    def check(self) -> None:
        """Compare the files with the answers; the claim of the open call may have all or none."""
        left = self.node.left()
        for number, (_, uid) in enumerate(CLAIMS):
            expected = files(uid) if number in self.ready else set()
            either = (files(uid), set()) if number == self.open else (expected,)
            assert left & files(uid) in either, number
        assert left <= {name for _, uid in CLAIMS for name in files(uid)}


def test_an_agent_that_is_killed_during_calls_loses_nothing_and_leaves_nothing(node: Node) -> None:
    seed = int(os.environ.get("PORTER_SEED", "33"))
    kubelet = Kubelet(node, random.Random(seed))  # noqa: S311 -- moments, no secrets
    for kill in range(KILLS + 1):
        node.api.remove_slices()  # as the kubelet does
        with node.agent() as agent:
            began = time.monotonic()
            node.until(lambda: len(node.cards()) == 2)
            assert time.monotonic() - began < 5
            if not kill:
                for name, uid in CLAIMS:
                    node.api.claim(name, uid, result(node.cards()[0]))
            kubelet.check()
            if kubelet.open is not None:
                kubelet.call(kubelet.open)
            if kill == KILLS:
                break
            thread = threading.Thread(target=kubelet.work)
            thread.start()
            time.sleep(kubelet.chosen.uniform(0, 0.2))
            agent.kill()
            thread.join(60)
            assert not thread.is_alive()
    with node.agent():
        for name, uid in CLAIMS:
            assert node.unprepare(uid, name) == ""
        assert node.left() == set()


def test_a_node_that_was_restarted_has_its_claims_again_and_no_others(node: Node) -> None:
    kept, ended, orphan = (uid for _, uid in CLAIMS)
    with node.agent():
        node.until(lambda: len(node.cards()) == 2)
        card, other = node.cards()
        node.api.claim("claim-0", kept, result(card, "3Gi"), result(other, "2Gi", "20"))
        node.api.claim("claim-1", ended, result(card, "1Gi"))
        before = node.prepare(kept, "claim-0")
        node.prepare(ended, "claim-1")
        limits = limit_of(node, kept)
    node.api.remove_claim("claim-1")
    shutil.rmtree(node.cdi)  # they lie in memory
    shutil.rmtree(node.kubelet)
    (node.state / orphan).mkdir()
    (node.state / f"{orphan}.conf").write_text("memory = 1\n")
    node.api.remove_slices()
    with node.agent():
        began = time.monotonic()
        node.until(lambda: len(node.cards()) == 2 and node.left() == files(kept))
        assert time.monotonic() - began < 5
        assert limit_of(node, kept) == limits
        assert node.prepare(kept, "claim-0") == before


def test_an_agent_of_another_version_takes_over_while_a_pod_runs(node: Node) -> None:
    """The older one kept less of a claim; and of one the record is of a version to come."""
    uid, unread, _ = (uid for _, uid in CLAIMS)
    with ExitStack() as stack:
        old = stack.enter_context(node.agent("--instance", "old"))
        node.plugin = node.kubelet / "plugins" / DRIVER / "dra-old.sock"
        node.until(lambda: len(node.cards()) == 2)
        card = node.cards()[0]
        for name, each in (("claim-0", uid), ("claim-1", unread)):
            node.api.claim(name, each, result(card, "3Gi"))
            node.prepare(each, name)
        program = stack.enter_context(running(node, uid))
        assert asked(program, 1) == "0"
        record = node.state / ".claims" / uid
        reported = json.loads(record.read_text())
        del reported["uids"]
        record.write_text(json.dumps(reported))
        (node.state / ".claims" / unread).write_text("of another form")
        stack.enter_context(node.agent("--instance", "new"))
        node.plugin = node.kubelet / "plugins" / DRIVER / "dra-new.sock"
        old.send_signal(signal.SIGTERM)
        assert old.wait(20) == 0
        assert node.left() == files(uid) | files(unread)
        assert [asked(program, 1), asked(program, 1)] == ["0", "2"]  # the context is charged, too
        assert isinstance(node.prepare(uid, "claim-0"), list)
        assert asked(program, 1) == "2"
        program.kill()
        for name, each in (("claim-0", uid), ("claim-1", unread)):
            assert node.unprepare(each, name) == ""
        assert node.left() == set()


def running(node: Node, uid: str) -> subprocess.Popen[str]:
    """Run a program under the files of a claim, where the device's file puts them."""
    reported = json.loads((node.cdi / f"porter-share-{uid}.json").read_text())
    mounts = reported["devices"][0]["containerEdits"]["mounts"]
    seen = {mount["containerPath"]: mount["hostPath"] for mount in mounts}
    config = Path(seen["/etc/porter/quota.conf"]).read_text()
    for inside, outside in seen.items():
        if inside.startswith(("/usr/local/porter/real/", "/run/porter/.devices")):
            config = config.replace(f"= {inside}\n", f"= {outside}\n")
    config = config.replace("= /run/porter\n", f"= {node.state}\n")
    (node.folder / "quota.conf").write_text(config)
    folder = Path(seen["/usr/local/porter/lib/libcuda.so.1"]).parent
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER],
        env=CLEAN
        | {
            "PORTER_SIM_SOCKET": node.environment["PORTER_SIM_SOCKET"],
            "LD_LIBRARY_PATH": str(folder),
            "PORTER_CONFIG": str(node.folder / "quota.conf"),
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def asked(program: subprocess.Popen[str], gib: int) -> str:
    """Let a program ask for memory: the status."""
    assert program.stdin
    assert program.stdout
    program.stdin.write(f"{gib}\n")
    program.stdin.flush()
    return program.stdout.readline().strip()
