"""The kubelet's calls -> actions of the agent. The only module that knows gRPC.

The kubelet finds the driver by a socket in its folder of registrations, asks there where the
driver listens, and then calls it for each pod with a claim.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import grpc

from porter.errors import PorterError
from porter.node import wire

_THREADS = 16  # of which each watcher of the devices' health keeps one
_HEALTH_S = 10  # interval of health reports while nothing changes
_EXPIRES_S = 60  # how long the kubelet believes it
_GRACE_S = 2  # for calls that are under way at the end
_ROOM = 108  # of sockaddr_un.sun_path, with the zero at its end
_STALE_S = 10  # age of a socket at which its agent has begun to listen


@dataclass(frozen=True, slots=True)
class Given:
    """A device that a pod's containers get."""

    request: str
    pool: str
    device: str
    share: str
    cdi: tuple[str, ...]  # names of devices that the container engine knows


class Agent(Protocol):
    """The actions behind the calls."""

    def prepare(self, namespace: str, name: str, uid: str) -> tuple[Given, ...]:
        """Make a claim's devices ready; a PorterError says why not."""

    def unprepare(self, uid: str) -> None:
        """Take them back."""

    def health(self) -> Iterable[tuple[str, str, bool]]:
        """List the pool and name of each device, and whether it can be used."""


@dataclass(frozen=True, slots=True)
class Sockets:
    """Where the kubelet looks, and where the driver listens."""

    driver: str
    kubelet: Path  # /var/lib/kubelet
    instance: str = ""  # distinguishes the driver from the one that it replaces

    @property
    def endpoint(self) -> Path:
        """Where the driver listens."""
        name = f"dra-{self.instance}.sock" if self.instance else "dra.sock"
        return self.kubelet / "plugins" / self.driver / name

    @property
    def registration(self) -> Path:
        """Where the kubelet asks for that."""
        name = f"{self.driver}-{self.instance}" if self.instance else self.driver
        return self.kubelet / "plugins_registry" / f"{name}-reg.sock"


@contextmanager
def served(agent: Agent, sockets: Sockets, tell: Callable[[str], None]) -> Iterator[None]:
    """Answer the kubelet. The driver listens before the kubelet can find it, and also after."""
    _clear(sockets)
    calls: dict[str, dict[str, Any]] = {
        wire.PLUGIN: {
            "NodePrepareResources": lambda request, _: _prepare(agent, request, tell),
            "NodeUnprepareResources": lambda request, _: _unprepare(agent, request, tell),
        },
        wire.HEALTH: {"NodeWatchResources": lambda _, context: _watch(agent, context)},
    }
    registration: dict[str, dict[str, Any]] = {
        wire.REGISTRATION: {
            "GetInfo": lambda *_: _info(sockets),
            "NotifyRegistrationStatus": lambda request, _: _registered(request, tell),
        }
    }
    with ExitStack() as stack:
        for path, services in ((sockets.endpoint, calls), (sockets.registration, registration)):
            stack.enter_context(_listening(path, services))
        yield


def _clear(sockets: Sockets) -> None:
    """Remove the sockets of agents of other instances that were killed.

    The kubelet would ask there for ever, also after each start of its own.
    """
    for like in (replace(sockets, instance=""), replace(sockets, instance="*")):
        for pattern in (like.endpoint, like.registration):
            for path in pattern.parent.glob(pattern.name):
                if _is_stale(path):
                    path.unlink(missing_ok=True)


def _is_stale(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        client.setblocking(False)
        try:
            client.connect(str(path))
        except ConnectionRefusedError:
            return time.time() - path.lstat().st_mtime > _STALE_S
        except OSError:
            return False
    return False


def _info(sockets: Sockets) -> Any:
    return wire.message("PluginInfo")(
        type="DRAPlugin",
        name=sockets.driver,
        endpoint=str(sockets.endpoint),
        supported_versions=wire.VERSIONS,
    )


def _registered(status: Any, tell: Callable[[str], None]) -> Any:
    tell("registered" if status.plugin_registered else f"not registered: {status.error}")
    return wire.message("Nothing")()


def _prepare(agent: Agent, request: Any, tell: Callable[[str], None]) -> Any:
    answer = wire.message("Prepareds")()
    for claim in request.claims:
        reply = answer.claims[claim.uid]
        try:
            given = agent.prepare(claim.namespace, claim.name, claim.uid)
        except (PorterError, OSError) as error:
            reply.error = str(error)
            tell(f"{claim.namespace}/{claim.name}: not prepared: {error}")
            continue
        for each in given:
            reply.devices.add(
                request_names=[each.request],
                pool_name=each.pool,
                device_name=each.device,
                cdi_device_ids=each.cdi,
                share_id=each.share,
            )
    return answer


def _unprepare(agent: Agent, request: Any, tell: Callable[[str], None]) -> Any:
    answer = wire.message("Unprepareds")()
    for claim in request.claims:
        reply = answer.claims[claim.uid]
        reply.SetInParent()
        try:
            agent.unprepare(claim.uid)
        except (PorterError, OSError) as error:
            reply.error = str(error)
            tell(f"{claim.namespace}/{claim.name}: not taken back: {error}")
    return answer


def _watch(agent: Agent, context: Any) -> Iterator[Any]:
    """Report the devices' health at once, on every change, and before the kubelet forgets it."""
    reported, when = None, 0.0
    while context.is_active():
        now = tuple(agent.health())
        if now != reported or time.monotonic() - when >= _HEALTH_S:
            reported, when = now, time.monotonic()
            yield _healths(now)
        time.sleep(1)


def _healths(devices: Iterable[tuple[str, str, bool]]) -> Any:
    answer = wire.message("Healths")()
    for pool, name, usable in devices:
        answer.devices.add(
            device=wire.message("DeviceName")(pool_name=pool, device_name=name),
            health=wire.HEALTHY if usable else wire.UNHEALTHY,
            last_updated_time=int(time.time()),
            health_check_timeout_seconds=_EXPIRES_S,
            message="" if usable else "the vendor's library does not list it any more",
        )
    return answer


@contextmanager
def _listening(path: Path, services: dict[str, dict[str, Any]]) -> Iterator[None]:
    """Listen at a socket of ours, which a process that was killed may have left behind."""
    if len(str(path).encode()) >= _ROOM:
        raise PorterError(f"{path}: is no path of a socket, allowed are {_ROOM - 1} bytes")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    server = grpc.server(futures.ThreadPoolExecutor(_THREADS))
    methods = {name: _methods(name, calls) for name, calls in services.items()}
    handlers = [grpc.method_handlers_generic_handler(*each) for each in methods.items()]
    server.add_generic_rpc_handlers(handlers)
    server.add_insecure_port(f"unix:{path}")
    server.start()
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
        server.stop(_GRACE_S).wait()


def _methods(service: str, calls: dict[str, Any]) -> dict[str, Any]:
    made = {}
    for name, (asked, answered) in wire.METHODS[service].items():
        streams = service == wire.HEALTH
        handler = (
            grpc.unary_stream_rpc_method_handler if streams else grpc.unary_unary_rpc_method_handler
        )
        made[name] = handler(
            calls[name],
            request_deserializer=wire.message(asked).FromString,
            response_serializer=wire.message(answered).SerializeToString,
        )
    return made
