#!/bin/bash
# Starts a hollow kubelet as node NAME of the control plane that NODES=NAME up.sh DIR started:
# hollow.sh DIR NAME NODEDIR. Its watcher of plugins and its DRA manager are the kubelet's own. Its
# container runtime starts nothing, so it works without root and without control groups.
#
# Everything it makes lies in NODEDIR (keep its path short: sockets); down.sh NODEDIR ends it.
# Drivers register in NODEDIR/kubelet/plugins_registry. NODEDIR/kubelet/containers.jsonl has the CDI
# devices of each container. WAIT: seconds to wait for readiness (60). VERBOSE: klog level (2).
set -euo pipefail
CONTROL=$(cd "${1:?usage: hollow.sh DIR NAME NODEDIR}" && pwd)
NAME=${2:?}
DIR=$(mkdir -p "${3:?}" && cd "$3" && pwd)
KUBE_CACHE=${KUBE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/porter-kube}
HERE=$(cd "$(dirname "$0")" && pwd)
[ ! -s "$DIR/pids" ] || { echo "hollow.sh: $DIR/pids exists: run down.sh $DIR first" >&2; exit 1; }
cd "$DIR"
fail() { echo "hollow.sh: $1" >&2; tail -n 15 hollow.log >&2; "$HERE/down.sh" "$DIR"; exit 1; }
setsid nohup "$KUBE_CACHE/kube" hollow-kubelet --kubeconfig "$CONTROL/$NAME.kubeconfig" --name "$NAME" --root-dir "$DIR/kubelet" --v "${VERBOSE:-2}" > hollow.log 2>&1 < /dev/null &
echo "$! hollow-kubelet" >> pids
kubectl() { "$KUBE_CACHE/kube" kubectl --kubeconfig "$CONTROL/kubeconfig" "$@" --timeout="${WAIT:-60}s" > /dev/null; }
kubectl wait --for=create "node/$NAME" && kubectl wait --for=condition=Ready "node/$NAME" || fail "not ready in ${WAIT:-60} s"
