"""What surrounds a node's agent, for tests: an API server with a few objects, and a kubelet."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import grpc

from porter.node import wire

_PLURALS = ("deviceclasses", "pods", "resourceclaims", "resourceclaimtemplates", "resourceslices")
_GROUP = "/apis/resource.k8s.io/v1"


class _Server(ThreadingHTTPServer):
    """A server that can close the connections that clients keep open."""

    def __init__(self, *given: Any) -> None:
        self.open: set[socket.socket] = set()
        super().__init__(*given)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.open.discard(request)
        super().shutdown_request(request)

    def leave(self) -> None:
        """Answer nothing more, on no connection."""
        self.shutdown()
        self.server_close()
        for each in list(self.open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


class ApiServer:
    """Objects by path; each change wakes those that watch."""

    def __init__(self, folder: Path) -> None:
        """Listen on a port of its own."""
        self.objects: dict[str, dict[str, Any]] = {}
        self.changed = threading.Condition()
        self.version = 1
        self.requests: list[str] = []
        self.texts: dict[str, str] = {}  # by path: an answer that is no object
        double = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"  # answers come in pieces

            def log_message(self, *_: object) -> None:
                pass

            def do_GET(self) -> None:
                double.answer(self, None)

            def do_DELETE(self) -> None:
                double.answer(self, None)

            def do_POST(self) -> None:
                double.answer(self, self.body())

            def do_PUT(self) -> None:
                double.answer(self, self.body())

            def body(self) -> dict[str, Any]:
                found: dict[str, Any] = json.loads(
                    self.rfile.read(int(self.headers["Content-Length"]))
                )
                return found

        self.server = _Server(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.config = folder / "kubeconfig"
        self.config.write_text(
            json.dumps(
                {
                    "apiVersion": "v1",
                    "kind": "Config",
                    "current-context": "double",
                    "clusters": [{"name": "double", "cluster": {"server": self.url}}],
                    "users": [{"name": "double", "user": {}}],
                    "contexts": [
                        {"name": "double", "context": {"cluster": "double", "user": "double"}}
                    ],
                }
            )
        )
        self.put("/api/v1/nodes/n1", {"metadata": {"name": "n1", "uid": "node-uid"}})

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.server.server_port}"

    def put(self, path: str, reported: dict[str, Any]) -> None:
        """Make or change an object."""
        with self.changed:
            self.version += 1
            reported["metadata"]["resourceVersion"] = str(self.version)
            self.objects[path] = reported
            self.changed.notify_all()

    def remove(self, path: str) -> None:
        """Remove an object."""
        with self.changed:
            self.version += 1
            self.objects.pop(path, None)
            self.changed.notify_all()

    def slices(self) -> list[dict[str, Any]]:
        """List the slices."""
        return [
            each
            for path, each in self.objects.items()
            if path.startswith(f"{_GROUP}/resourceslices/")
        ]

    def within(self, path: str) -> list[dict[str, Any]]:
        """List the objects of a kind, of one namespace or of all."""
        root, _, plural = path.rpartition("/")
        return [
            each
            for name, each in self.objects.items()
            if name.startswith(f"{root}/") and name.split("/")[-2] == plural
        ]

    def annotate(self, name: str, **annotations: str) -> None:
        """Order something of a claim."""
        path = f"{_GROUP}/namespaces/team/resourceclaims/{name}"
        reported = json.loads(json.dumps(self.objects[path]))
        reported["metadata"]["annotations"] = {
            f"share.porter.dev/{key}": value for key, value in annotations.items()
        }
        self.put(path, reported)

    def remove_slices(self) -> None:
        """Remove all slices, as a kubelet does that starts."""
        for path in [path for path in self.objects if path.startswith(f"{_GROUP}/resourceslices/")]:
            self.remove(path)

    def claim(self, name: str, uid: str, *results: dict[str, Any], **parameters: object) -> None:
        """Put a claim that has cards of this node allocated, for a pod of its name."""
        config = []
        if parameters:
            about = {"apiVersion": "share.porter.dev/v1", "kind": "Share"}
            opaque = {"driver": "share.porter.dev", "parameters": about | parameters}
            config = [{"source": "FromClaim", "requests": [], "opaque": opaque}]
        status = {
            "allocation": {"devices": {"results": list(results), "config": config}},
            "reservedFor": [{"resource": "pods", "name": f"{name}-pod", "uid": "pod-uid"}],
        }
        path = f"{_GROUP}/namespaces/team/resourceclaims/{name}"
        about = {"namespace": "team", "name": name, "uid": uid}
        self.put(path, {"metadata": about, "status": status})

    def reserve(self, name: str, pods: list[dict[str, str]]) -> None:
        """Reserve a claim for pods."""
        path = f"{_GROUP}/namespaces/team/resourceclaims/{name}"
        reported = json.loads(json.dumps(self.objects[path]))
        reported["status"]["reservedFor"] = pods
        self.put(path, reported)

    def events(self) -> list[dict[str, Any]]:
        """List the events on pods."""
        return self.within("/api/v1/namespaces/team/events")

    def remove_claim(self, name: str) -> None:
        """Remove a claim."""
        self.remove(f"{_GROUP}/namespaces/team/resourceclaims/{name}")

    def answer(self, handler: BaseHTTPRequestHandler, body: dict[str, Any] | None) -> None:
        """Answer a request."""
        url = urlsplit(handler.path)
        self.requests.append(f"{handler.command} {url.path}")
        if "watch=true" in url.query.lower():
            self.watch(handler)
            return
        status, reported = self.done(handler.command, url.path, body)
        text = (reported if isinstance(reported, str) else json.dumps(reported)).encode()
        handler.send_response(status)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(text)))
        handler.end_headers()
        handler.wfile.write(text)

    def done(self, verb: str, path: str, body: dict[str, Any] | None) -> tuple[int, Any]:
        """Execute a request: the status, and the answer."""
        if (text := self.texts.get(unquote(path))) is not None:
            return 200, text
        if verb in ("POST", "PUT") and body:
            self.put(path if verb == "PUT" else f"{path}/{body['metadata']['name']}", body)
            return 200, body
        if verb == "DELETE":
            self.remove(path)
            return 200, {}
        if path.rpartition("/")[2] in _PLURALS:
            version = {"resourceVersion": str(self.version)}
            return 200, {"metadata": version, "items": self.within(path)}
        found = self.objects.get(path)
        return (200, found) if found else (404, {"reason": "NotFound"})

    def watch(self, handler: BaseHTTPRequestHandler) -> None:
        """Report each change."""
        handler.send_response(200)
        handler.send_header("Transfer-Encoding", "chunked")
        handler.end_headers()
        url = urlsplit(handler.path)
        seen, path = int(parse_qs(url.query)["resourceVersion"][0]), url.path
        known = [
            each["metadata"].get("name")
            for each in self.within(path)
            if int(each["metadata"]["resourceVersion"]) <= seen
        ]
        while True:
            with self.changed:
                self.changed.wait_for(lambda: self.version != seen, 0.5)  # noqa: B023
                if self.version == seen:
                    continue
                seen = self.version
            events = []
            for each in self.within(path):
                name = each["metadata"].get("name")
                events.append({"type": "MODIFIED" if name in known else "ADDED", "object": each})
                known.append(name)
            events = events or [{"type": "DELETED", "object": {"metadata": {}}}]
            try:
                for event in events:
                    line = json.dumps(event).encode() + b"\n"
                    handler.wfile.write(b"%x\r\n%s\r\n" % (len(line), line))
                handler.wfile.flush()
            except OSError:
                return


@contextmanager
def api_server(folder: Path) -> Iterator[ApiServer]:
    """Serve objects."""
    double = ApiServer(folder)
    thread = threading.Thread(target=double.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield double
    finally:
        double.server.leave()


def call(path: Path, service: str, method: str, **fields: Any) -> Any:
    """Call as the kubelet does."""
    asked, answered = (wire.message(name) for name in wire.METHODS[service][method])
    with grpc.insecure_channel(f"unix:{path}") as channel:
        unary = channel.unary_unary(
            f"/{service}/{method}",
            request_serializer=asked.SerializeToString,
            response_deserializer=answered.FromString,
        )
        return unary(asked(**fields), timeout=20, wait_for_ready=True)


def first(path: Path, service: str, method: str) -> Any:
    """Take the first answer of a call that goes on."""
    asked, answered = (wire.message(name) for name in wire.METHODS[service][method])
    with grpc.insecure_channel(f"unix:{path}") as channel:
        stream = channel.unary_stream(
            f"/{service}/{method}",
            request_serializer=asked.SerializeToString,
            response_deserializer=answered.FromString,
        )
        return next(iter(stream(asked(), timeout=20)))


def asked(uid: str, name: str = "one") -> dict[str, list[Any]]:
    """Name a claim as the kubelet does."""
    return {"claims": [wire.message("Claim")(namespace="team", name=name, uid=uid)]}


def result(device: str, memory: str = "8Gi", compute: str = "30", **more: str) -> dict[str, Any]:
    """Return the scheduler's allocation of a card."""
    return {
        "driver": "share.porter.dev",
        "request": "gpu",
        "pool": "n1",
        "device": device,
        "shareID": "share-1",
        "consumedCapacity": {"memory": memory, "compute": compute, "tenants": "1"},
        **more,
    }
