"""The API server -> claims and slices, as it words them. Alone in knowing `kubernetes`."""

from __future__ import annotations

import json
import secrets
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Any

import kubernetes
import urllib3
from kubernetes.client.exceptions import ApiException
from urllib3.util.ssl_ import create_urllib3_context

from porter.errors import PorterError
from porter.node.nouns import Objects
from porter.node.slices import GROUP, VERSION

_TIMEOUT_S = 10
_WATCH_S = 60
_CLASSES = "deviceclasses"
_SLICES, _CLAIMS, _TEMPLATES = "resourceslices", "resourceclaims", "resourceclaimtemplates"
_AGENTS = "app.kubernetes.io/name=porter-node"  # label, and annotation, of the chart's agents
_PORT = "prometheus.io/port"
_MESSAGE = 1024  # characters of an event that are kept


class UnreachableError(PorterError):
    """The API server does not answer, or not as it should."""


class Cluster:
    """The API server, as one user of it."""

    def __init__(self, kubeconfig: Path | None) -> None:
        """Take the file that names it; inside a pod there need be none."""
        try:
            if kubeconfig:
                kubernetes.config.load_kube_config(str(kubeconfig))
            else:
                kubernetes.config.load_incluster_config()
        except kubernetes.config.ConfigException as error:
            raise PorterError(f"--kubeconfig: {error}") from error
        self._client = _client()
        self._objects = kubernetes.client.CustomObjectsApi(self._client)

    @cached_property
    def _core(self) -> Any:
        """Load the client's own nouns when pods or events are asked for: that takes a second."""
        return kubernetes.client.CoreV1Api(self._client)

    def owner(self, node: str) -> dict[str, Any]:
        """Name the node as the owner of objects that are made for it: they are removed with it."""
        with _answered(f"node {node}"):
            uid = self._read(f"/api/v1/nodes/{node}")["metadata"]["uid"]
        return {"apiVersion": "v1", "kind": "Node", "name": node, "uid": uid}

    def claim(self, namespace: str, name: str) -> dict[str, Any] | None:
        """Read a claim; None: there is none."""
        with _answered(f"claim {namespace}/{name}"):
            try:
                found: dict[str, Any] = self._objects.get_namespaced_custom_object(
                    *(GROUP, VERSION, namespace, _CLAIMS, name), _request_timeout=_TIMEOUT_S
                )
            except ApiException as error:
                if error.status == HTTPStatus.NOT_FOUND:
                    return None
                raise
        return found

    def claims(self, namespace: str, stopped: Callable[[], bool]) -> Iterator[dict[str, Any]]:
        """Read all claims of a namespace, and then each that changes, for a minute."""
        where = (GROUP, VERSION, namespace, _CLAIMS)
        with _answered(f"claims of {namespace}"):
            listed = self._objects.list_namespaced_custom_object(
                *where, _request_timeout=_TIMEOUT_S
            )
            yield from listed["items"]
            for event in kubernetes.watch.Watch().stream(
                self._objects.list_namespaced_custom_object,
                *where,
                resource_version=listed["metadata"]["resourceVersion"],
                timeout_seconds=_WATCH_S,
                _request_timeout=_WATCH_S + _TIMEOUT_S,
            ):
                if stopped():
                    return
                if event["type"] in ("ADDED", "MODIFIED"):
                    yield event["object"]

    def pods(self, stopped: Callable[[], bool]) -> Iterator[dict[str, Any]]:
        """Read all pods, and then each that is made or changes, for a minute."""
        with _answered("pods"):
            listed = _plain_list(self._core.list_pod_for_all_namespaces)
            yield from listed["items"]
            for event in kubernetes.watch.Watch(return_type="object").stream(
                self._core.list_pod_for_all_namespaces,
                resource_version=listed["metadata"]["resourceVersion"],
                timeout_seconds=_WATCH_S,
                _request_timeout=_WATCH_S + _TIMEOUT_S,
            ):
                if stopped():
                    return
                if event["type"] in ("ADDED", "MODIFIED"):
                    yield event["object"]

    def pod(self, namespace: str, name: str) -> dict[str, Any] | None:
        """Read a pod; None: there is none."""
        with _answered(f"pod {namespace}/{name}"):
            try:
                answer = self._core.read_namespaced_pod(
                    name, namespace, _preload_content=False, _request_timeout=_TIMEOUT_S
                )
            except ApiException as error:
                if error.status == HTTPStatus.NOT_FOUND:
                    return None
                raise
        found: dict[str, Any] = json.loads(answer.data)
        return found

    def agents(self, namespace: str) -> dict[str, tuple[str, str]]:
        """List the agents that run: by node the pod and the port of its metrics."""
        with _answered(f"pods of {namespace}"):
            answer = self._core.list_namespaced_pod(
                namespace,
                label_selector=_AGENTS,
                field_selector="status.phase=Running",
                _preload_content=False,
                _request_timeout=_TIMEOUT_S,
            )
        return {
            pod["spec"]["nodeName"]: (
                pod["metadata"]["name"],
                (pod["metadata"].get("annotations") or {}).get(_PORT, ""),
            )
            for pod in json.loads(answer.data)["items"]
        }

    def scraped(self, namespace: str, pod: str, port: str) -> str:
        """Read the metrics of a pod, through the API server."""
        with _answered(f"metrics of pod {namespace}/{pod}"):
            answer = self._core.connect_get_namespaced_pod_proxy_with_path(
                *(f"{pod}:{port}", namespace, "metrics"),
                _preload_content=False,
                _request_timeout=_TIMEOUT_S,
            )
        return str(answer.data.decode())

    def survey(self, namespace: str) -> Objects:
        """Read all objects that decide which claims fit."""

        def listed(plural: str) -> Any:
            with _answered(plural):
                return self._objects.list_cluster_custom_object(
                    *(GROUP, VERSION, plural), _request_timeout=_TIMEOUT_S
                )["items"]

        with _answered(_TEMPLATES):
            templates = self._objects.list_namespaced_custom_object(
                *(GROUP, VERSION, namespace, _TEMPLATES), _request_timeout=_TIMEOUT_S
            )["items"]
        return Objects(listed(_CLASSES), listed(_SLICES), listed(_CLAIMS), templates)

    def make_template(self, template: dict[str, Any]) -> bool:
        """Make a claim template; False: there is one of this name."""
        about = template["metadata"]
        with _answered(f"template {about['namespace']}/{about['name']}"):
            try:
                self._objects.create_namespaced_custom_object(
                    *(GROUP, VERSION, about["namespace"], _TEMPLATES, template),
                    _request_timeout=_TIMEOUT_S,
                )
            except ApiException as error:
                if error.status == HTTPStatus.CONFLICT:
                    return False
                raise
        return True

    def event(self, namespace: str, pod: str, uid: str, reason: str, text: str) -> None:
        """Write an event on a pod, for people who describe it."""
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        about = {"apiVersion": "v1", "kind": "Pod", "namespace": namespace, "name": pod}
        body = {
            "metadata": {"name": f"{pod}.{secrets.token_hex(8)}", "namespace": namespace},
            "involvedObject": about | {"uid": uid},
            "type": "Warning",
            "reason": reason,
            "message": text[:_MESSAGE],
            "source": {"component": "porter"},
            "firstTimestamp": now,
            "lastTimestamp": now,
            "count": 1,
        }
        with _answered(f"event on pod {namespace}/{pod}"):
            self._core.create_namespaced_event(namespace, body, _request_timeout=_TIMEOUT_S)

    def publish(self, driver: str, node: str, wanted: list[dict[str, Any]]) -> int:
        """Make the driver's slices of a node those that are wanted; how many were changed.

        Slices that change are a new generation of the pool, all of them.
        """
        with _answered("slices"):
            there = {each["metadata"]["name"]: each for each in self._slices(driver, node)["items"]}
            if all(_same(there.get(each["metadata"]["name"]), each) for each in wanted) and len(
                there
            ) == len(wanted):
                return 0
            last = max((each["spec"]["pool"]["generation"] for each in there.values()), default=0)
            for each in wanted:
                self._put(there.pop(each["metadata"]["name"], None), each, last + 1)
            for name in there:
                self._objects.delete_cluster_custom_object(
                    *(GROUP, VERSION, _SLICES, name), _request_timeout=_TIMEOUT_S
                )
        return len(wanted)

    def changed(self, driver: str, node: str, stopped: Callable[[], bool]) -> Iterator[None]:
        """Yield at once, and whenever one of these slices changes or is deleted, for a minute."""
        watch = kubernetes.watch.Watch()
        with _answered("slices"):
            since = self._slices(driver, node)["metadata"]["resourceVersion"]
            yield  # earlier changes are not reported again
            for _ in watch.stream(
                self._objects.list_cluster_custom_object,
                *(GROUP, VERSION, _SLICES),
                field_selector=_selector(driver, node),
                resource_version=since,
                timeout_seconds=_WATCH_S,
                _request_timeout=_WATCH_S + _TIMEOUT_S,
            ):
                if stopped():
                    return
                yield

    def _read(self, path: str) -> Any:
        """Read an object in the API's own words."""
        settings = self._client.configuration
        answer = self._client.rest_client.pool_manager.request(
            "GET",
            f"{settings.host}{path}",
            headers={each["key"]: each["value"] for each in settings.auth_settings().values()},
            timeout=_TIMEOUT_S,
        )
        if answer.status != HTTPStatus.OK:
            raise ApiException(answer.status, answer.reason)
        return json.loads(answer.data)

    def _slices(self, driver: str, node: str) -> Any:
        return self._objects.list_cluster_custom_object(
            *(GROUP, VERSION, _SLICES),
            field_selector=_selector(driver, node),
            _request_timeout=_TIMEOUT_S,
        )

    def _put(self, there: dict[str, Any] | None, wanted: dict[str, Any], generation: int) -> None:
        spec = wanted["spec"] | {"pool": wanted["spec"]["pool"] | {"generation": generation}}
        body = wanted | {"spec": spec}
        where = (GROUP, VERSION, _SLICES)
        if there is None:
            self._objects.create_cluster_custom_object(*where, body, _request_timeout=_TIMEOUT_S)
            return
        version = {"resourceVersion": there["metadata"]["resourceVersion"]}
        body |= {"metadata": wanted["metadata"] | version}
        name = wanted["metadata"]["name"]
        self._objects.replace_cluster_custom_object(*where, name, body, _request_timeout=_TIMEOUT_S)


def _plain_list(call: Callable[..., Any]) -> Any:
    """Read a list of objects in the API's own words, as a watch has them."""
    answer = call(_preload_content=False, _request_timeout=_TIMEOUT_S)
    return json.loads(answer.data)


def _selector(driver: str, node: str) -> str:
    return f"spec.driver={driver},spec.nodeName={node}"


def _same(there: dict[str, Any] | None, wanted: dict[str, Any]) -> bool:
    """Return whether a slice offers the wanted devices, in any generation."""
    return there is not None and _plain(there["spec"]) == _plain(wanted["spec"])


def _plain(spec: dict[str, Any]) -> dict[str, Any]:
    """Leave out the field that the API server adds: when a taint was put."""
    devices = [
        each | {"taints": [{**taint, "timeAdded": None} for taint in each.get("taints") or ()]}
        for each in spec.get("devices") or ()
    ]
    return spec | {"pool": spec["pool"] | {"generation": 0}, "devices": devices}


def _client() -> Any:
    """Make the client; it checks certificates as Kubernetes' own programs do.

    From version 3.13 on, Python also refuses an authority whose certificate lacks the extensions of
    RFC 5280. Those of some clusters do.
    """
    client = kubernetes.client.ApiClient()
    settings = client.configuration
    if settings.verify_ssl:
        context = create_urllib3_context()
        context.verify_flags &= ~ssl.VERIFY_X509_STRICT
        if not (settings.ssl_ca_cert or getattr(settings, "ca_cert_data", None)):
            context.load_default_certs()
        client.rest_client.pool_manager.connection_pool_kw["ssl_context"] = context
    return client


@contextmanager
def _answered(what: str) -> Iterator[None]:
    try:
        yield
    except ApiException as error:
        raise UnreachableError(
            f"{what}: the API server answers {error.status} {error.reason}"
        ) from error
    except (urllib3.exceptions.HTTPError, OSError) as error:
        raise UnreachableError(f"{what}: the API server cannot be reached: {error}") from error
