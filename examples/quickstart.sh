#!/bin/bash
# The main job from nothing: install porter into .venv, generate the libraries from the vendor's
# headers, build them, and run a program that is refused at its quota, on simulated devices.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! python3 -c 'import ensurepip' 2>/dev/null; then
	[ "$(id -u)" = 0 ] && as_root=() || as_root=(sudo)
	"${as_root[@]}" apt-get update -q
	"${as_root[@]}" apt-get install -qy --no-install-recommends python3 python3-venv
fi
[ -x .venv/bin/python ] || python3 -m venv .venv
.venv/bin/pip install -q -e '.[cross]'
export PATH="$PWD/.venv/bin:$PATH"

set -x
porter gen --backend cuda --simulate
porter run --backend cuda --simulate --memory 8GiB -- python3 examples/cuda_quota.py
