#!/bin/bash
# Starts a real kubelet over a real containerd and runc on this machine, as node NAME of the control
# plane that NODES=NAME up.sh DIR started: node.sh DIR NAME NODEDIR.
#
# WAIT: seconds to wait for readiness (60).
# IMAGES: archives of the images that pods use, porter.test/pause:1 among them. Everything it makes
# lies in NODEDIR (keep its path short: sockets); unnode.sh NODEDIR ends both and the containers.
# `bash NODEDIR/start-kubelet`, or start-containerd, starts one of them again that has ended.
# A pod whose start failed is tried again each 2 s, not each minute.
# Debian: runc containernetworking-plugins busybox-static.
#
# They run in a mount namespace of their own. In it /proc/sys is read-only and shows the values that
# the kubelet needs, so that the machine's settings do not change; pods need hostNetwork: true.
set -euo pipefail
CONTROL=$(cd "${1:?usage: node.sh DIR NAME NODEDIR}" && pwd)
NAME=${2:?}
DIR=$(mkdir -p "${3:?}" && cd "$3" && pwd)
KUBE_CACHE=${KUBE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/porter-kube}
HERE=$(cd "$(dirname "$0")" && pwd)
[ ! -s "$DIR/pids" ] || { echo "node.sh: $DIR/pids exists: run down.sh $DIR first" >&2; exit 1; }
cd "$DIR"
START=$(date +%s%N)
since() { echo "$(( ($(date +%s%N) - START) / 1000000 )) ms"; }
IP=${IP:-$(ip -4 -o addr show scope global | awk '{sub("/.*", "", $4); print $4; exit}')}  # the kubelet refuses a loopback address
[ -n "$IP" ] || { echo "node.sh: this network namespace has no address but loopback: ip link add porter0 type dummy, give it one, set it up" >&2; exit 1; }
read -r PORT < <(python3 - "$IP" <<'P'
import random, socket, sys
while True:  # no port that the kernel would give to a connection meanwhile
    s = socket.socket()
    try: s.bind((sys.argv[1], random.randrange(20000, 30000)))
    except OSError: continue
    print(s.getsockname()[1])
    break
P
)
mkdir -p cni.conf cdi kubelet sys
echo 1 > sys/vm.overcommit_memory; echo 10 > sys/kernel.panic; echo 1 > sys/kernel.panic_on_oops  # the kubelet's required values, laid over the machine's own
echo '{"cniVersion": "1.0.0", "name": "porter", "plugins": [{"type": "ptp", "ipam": {"type": "host-local", "ranges": [[{"subnet": "10.88.0.0/24"}]]}}]}' > cni.conf/10-porter.conflist
cat > containerd.toml <<C
version = 3
root = "$DIR/ctd"
state = "$DIR/ctds"
disabled_plugins = ["io.containerd.nri.v1.nri"]
[grpc]
address = "$DIR/c.sock"
[plugins.'io.containerd.cri.v1.images']
snapshotter = "${SNAPSHOTTER:-overlayfs}"
[plugins.'io.containerd.cri.v1.images'.pinned_images]
sandbox = "porter.test/pause:1"
[plugins.'io.containerd.cri.v1.runtime']
restrict_oom_score_adj = true
disable_apparmor = true
cdi_spec_dirs = ["$DIR/cdi"]
[plugins.'io.containerd.cri.v1.runtime'.cni]
bin_dirs = ["/usr/lib/cni"]
conf_dir = "$DIR/cni.conf"
[plugins.'io.containerd.cri.v1.runtime'.containerd]
default_runtime_name = "runc"
[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runc]
runtime_type = "io.containerd.runc.v2"
runtime_path = "$KUBE_CACHE/bin/containerd-shim-runc-v2"
[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runc.options]
BinaryName = "${RUNC:-/usr/sbin/runc}"
Root = "$DIR/runc"
C
cat > kubelet.yaml <<C
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
address: $IP
port: $PORT
healthzPort: 0
containerRuntimeEndpoint: unix://$DIR/c.sock
authentication: {anonymous: {enabled: false}, webhook: {enabled: false}, x509: {clientCAFile: $CONTROL/ca.crt}}
authorization: {mode: AlwaysAllow}
cgroupDriver: cgroupfs
failCgroupV1: false
cgroupsPerQOS: ${QOS:-false}
enforceNodeAllocatable: ${ENFORCE:-[]}
failSwapOn: false
makeIPTablesUtilChains: false
oomScoreAdj: 0
resolvConf: ""
podLogsDir: $DIR/logs
syncFrequency: 2s
evictionHard: {memory.available: 1Mi, nodefs.available: 0%, imagefs.available: 0%, nodefs.inodesFree: 0%}
imageGCHighThresholdPercent: 100
featureGates: {KubeletInUserNamespace: true}
C
fail() { echo "node.sh: $1" >&2; tail -n 15 "$2" >&2; "$HERE/down.sh" "$DIR"; exit 1; }
await() {  # PID LOG SECONDS COMMAND...
  local pid=$1 log=$2 end=$(( SECONDS + $3 )); shift 3
  until "$@" > /dev/null 2>&1; do
    kill -0 "$pid" 2>/dev/null || fail "ended" "$log"
    [ $SECONDS -lt $end ] || fail "not ready" "$log"
    sleep 0.2
  done
}
export PATH=$KUBE_CACHE/bin:$PATH
pid() { awk -v n="$1" '$2 == n {print $1}' pids; }
cat > start-containerd << S  # starts it, also again
cd "$DIR" && export PATH=$KUBE_CACHE/bin:\$PATH
setsid nohup unshare --mount --propagation private sh -c 'mount --make-rshared / && mount --bind /proc/sys /proc/sys && mount -o remount,bind,ro /proc/sys && for f in sys/*; do mount --bind \$f /proc/sys/\$(basename \$f | tr . /) || exit 1; done && exec containerd -c containerd.toml' >> containerd.log 2>&1 < /dev/null &
echo \$! containerd >> pids
S
bash start-containerd
C=$(pid containerd)
await $C containerd.log "${WAIT:-60}" ctr -a "$DIR/c.sock" version
for image in $IMAGES; do
  nsenter -t $C -m --wd="$DIR" ctr -a "$DIR/c.sock" -n k8s.io images import --local --snapshotter "${SNAPSHOTTER:-overlayfs}" "$image" >> import.log 2>&1 || fail "no image" import.log
done
echo "containerd ready after $(since)"
cat > start-kubelet << S  # the same
cd "$DIR" && export PATH=$KUBE_CACHE/bin:\$PATH
setsid nohup nsenter -t \$(awk '\$2 == "containerd" {print \$1}' pids) -m --wd="$DIR" kubelet --config kubelet.yaml --kubeconfig "$CONTROL/$NAME.kubeconfig" --hostname-override "$NAME" --root-dir "$DIR/kubelet" \\
  --cert-dir "$DIR/kubelet.certs" --node-ip "$IP" --v "${VERBOSE:-2}" >> kubelet.log 2>&1 < /dev/null &
echo \$! kubelet >> pids
S
bash start-kubelet
K=$(pid kubelet)
await $K kubelet.log "${WAIT:-60}" kubectl --kubeconfig "$CONTROL/kubeconfig" wait --for=condition=Ready "node/$NAME" --timeout=1s
echo "node $NAME ready after $(since)"
