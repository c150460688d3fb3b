#!/bin/bash
# Installs the tests' packages and runs all tests: ./test.sh [pytest options]
#
# ./test.sh --kubernetes [pytest options] runs only those of a Kubernetes cluster. It builds
# Kubernetes, etcd and containerd first, unless ~/.cache/porter/kubernetes has them: 20 minutes on two
# processors, 5 GB of disk and 1.2 GB of Go modules.
#
# $FUZZ_SECONDS: how long each fuzzer runs. With $PORTER_ALL, tests also run that take long, or that
# fetch from suites which keep only the newest packages.
set -euo pipefail
cd "$(dirname "$0")"

packages=(busybox-static crun gcc git libc6-dev libllvm15 mmdebstrap ocl-icd-libopencl1 pocl-opencl-icd podman prometheus python3
	python3-venv qemu-user-static runc spin util-linux)
for machine in aarch64/arm64 powerpc64le/ppc64el riscv64/riscv64; do # of loongarch64, Debian 12 has none
	packages+=("gcc-${machine%/*}-linux-gnu" "libc6-dev-${machine#*/}-cross")
done

is_installed() {
	[ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install() {
	local as_root=()
	[ "$(id -u)" = 0 ] || as_root=(sudo)
	"${as_root[@]}" apt-get update -q
	"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
		apt-get install -qy --no-install-recommends "$@"
}

kubernetes=
if [ "${1-}" = --kubernetes ]; then
	kubernetes=1
	shift
	packages+=(containernetworking-plugins openssl)
fi

absent=()
for package in "${packages[@]}"; do
	is_installed "$package" || absent+=("$package")
done
[ ${#absent[@]} = 0 ] || install "${absent[@]}"
[ -x .venv/bin/python ] || python3 -m venv .venv
.venv/bin/pip install -q -e '.[cross,dev,node]'
export PATH="$PWD/.venv/bin:$PATH"
python -m compileall -q porter # each command starts sooner, also where PYTHONDONTWRITEBYTECODE is set

set -x
if [ -n "$kubernetes" ]; then
	PORTER_TEST_KUBERNETES=1 exec pytest -n 0 -m kubernetes "$@"
fi
ruff check
ruff format --check
git ls-files -z '*.c' '*.h' | xargs -0 clang-format --dry-run -Werror
mypy
lint-imports
porter fmt --check
NO_MKDOCS_2_WARNING=1 mkdocs build --strict -q
check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
for backend in specs/*/; do
	backend=$(basename "$backend")
	only=()
	# The headers of the other one are from a suite that keeps only the newest.
	[ "$backend" != hip ] || [ -n "${PORTER_ALL-}" ] || only=(--only libamdhip64.so.5 --only librocm_smi64.so.1)
	porter gen --backend "$backend" "${only[@]}" --check
done
pytest -n 2 --dist loadgroup "$@"
python tests/fuzz/run.py --seconds "${FUZZ_SECONDS:-10}"
