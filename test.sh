#!/bin/bash
# Installs the tests' packages and runs tests in tiers: ./test.sh [tier …] [pytest options]
#
#   (none)       the linters, the quick tests, and 2 seconds of each fuzzer. No test depends on the
#                speed of the machine.
#   --timing     adds the tests that measure in real time
#   --architectures
#                adds those of other architectures, once for each content of their sources
#   --slow       adds those that take long, and repeats those of other architectures
#   --all        adds all of these. It also adds those that take minutes or gigabytes, or packages from
#                suites which keep only the newest ($PORTER_ALL).
#   --kubernetes runs only those of a Kubernetes cluster. It builds Kubernetes, etcd and containerd
#                first, unless ~/.cache/porter/kubernetes has them: 5 GB of disk and 1.2 GB of Go
#                modules; docs/how-to/kubernetes.md ("How it is tested") says how long it takes.
#
# CI runs .ci/run: ./test.sh --timing --architectures --every-cell, then ./test.sh --kubernetes.
# A nightly workflow runs --all.
# $FUZZ_SECONDS: how long each fuzzer runs.
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

kubernetes= timing= architectures= slow=
while :; do
	case "${1-}" in
	--timing) timing=1 ;;
	--architectures) architectures=1 ;;
	--slow) architectures=1 slow=1 ;;
	--all) timing=1 architectures=1 slow=1 && export PORTER_ALL=1 ;;
	--kubernetes) kubernetes=1 && packages+=(containernetworking-plugins openssl) ;;
	*) break ;;
	esac
	shift
done
leave_out=()
[ -n "$timing" ] || leave_out+=(--leave-out=timing)
[ -n "$slow" ] || leave_out+=(--leave-out=slow --leave-out=passed)
[ -n "$architectures" ] || leave_out+=(--leave-out=elsewhere)

absent=()
for package in "${packages[@]}"; do
	is_installed "$package" || absent+=("$package")
done
[ ${#absent[@]} = 0 ] || install "${absent[@]}"
[ -x .venv/bin/python ] || python3 -m venv .venv
needs=$(cksum <pyproject.toml)
if [ "$(cat .venv/needs 2>/dev/null)" != "$needs" ]; then
	.venv/bin/pip install -q -e '.[cross,dev,node]'
	echo "$needs" >.venv/needs
fi
objects=${PORTER_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/porter}/objects
mkdir -p build "$objects"
[ -e build/.objects ] || ln -sfn "$(realpath "$objects")" build/.objects # all checkouts compile a content once
export PATH="$PWD/.venv/bin:$PATH"
python -m compileall -q porter # each command starts sooner, also where PYTHONDONTWRITEBYTECODE is set

set -x
if [ -n "$kubernetes" ]; then
	PORTER_TEST_KUBERNETES=1 exec pytest -n 0 -m kubernetes "$@"
fi
check_sources() {
	ruff check
	ruff format --check
	git ls-files -z '*.c' '*.h' | xargs -0 clang-format --dry-run -Werror
	mypy
	lint-imports
	porter fmt --check
	NO_MKDOCS_2_WARNING=1 mkdocs build --strict # with -q, warnings do not fail
	check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
}

check_generated() {
	local backend only
	for backend in specs/*/; do
		backend=$(basename "$backend")
		only=()
		# The headers of the other one are from a suite that keeps only the newest.
		[ "$backend" != hip ] || [ -n "${PORTER_ALL-}" ] || only=(--only libamdhip64.so.5 --only librocm_smi64.so.1)
		porter gen --backend "$backend" "${only[@]}" --check
	done
}

check_sources & # one processor each
sources=$!
check_generated &
failed=
wait "$sources" || failed=1
wait "$!" || failed=1
[ -z "$failed" ]
pytest -n 2 --dist loadgroup "${leave_out[@]}" "$@"
python tests/fuzz/run.py --seconds "${FUZZ_SECONDS:-2}"
