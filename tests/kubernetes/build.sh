#!/bin/bash
# Builds Kubernetes from the Go modules of go/ (one program: API server, scheduler, controller
# manager, kubelet, kubectl, etcd, hollow-kubelet) into $KUBE_CACHE/kube, and, with "build.sh node",
# containerd, its shim and ctr into $KUBE_CACHE/bin. Existing programs made from the same sources
# are kept.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
export CGO_ENABLED=0
KUBE_CACHE=${KUBE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/porter-kube}
mkdir -p "$KUBE_CACHE/bin"
exec 9> "$KUBE_CACHE/lock"; flock 9  # two runs at once would compile everything twice
VERSION=$(sed -n 's#^\s*k8s.io/kubernetes \(v[0-9.]*\)$#\1#p' "$HERE/go/go.mod")
MINOR=$(cut -d. -f2 <<< "$VERSION")
FLAGS="-s -w"
for package in k8s.io/component-base/version k8s.io/client-go/pkg/version; do
  FLAGS+=" -X $package.gitVersion=$VERSION -X $package.gitMajor=1 -X $package.gitMinor=$MINOR -X $package.gitTreeState=clean"
done
build() {  # FOLDER STAMP ARGUMENTS...: go build in FOLDER unless STAMP says it was done from the same files by the same Go
  local folder=$1 stamp=$KUBE_CACHE/$2.made key start; shift 2
  key=$(cd "$HERE/$folder" && { go version; echo "$@"; cat go.mod go.sum ./*.go; } | sha256sum | cut -d' ' -f1)
  if [ "$(cat "$stamp" 2>/dev/null)" = "$key" ]; then echo "$folder: up to date"; return; fi
  start=$SECONDS
  (cd "$HERE/$folder" && go mod download && echo "$folder: modules after $((SECONDS - start)) s" && nice -n 10 go build -trimpath "$@")
  echo "$key" > "$stamp"
  echo "$folder: built in $((SECONDS - start)) s"
}
build go kube -ldflags "$FLAGS" -o "$KUBE_CACHE/kube" .
for name in etcd kube-apiserver kube-controller-manager kube-scheduler kubectl kubelet hollow-kubelet; do ln -sf ../kube "$KUBE_CACHE/bin/$name"; done
if [ "${1:-}" = node ]; then
  P=github.com/containerd/containerd/v2/cmd
  build containerd containerd -ldflags "-s -w -X github.com/containerd/containerd/v2/version.Version=$(sed -n 's#.*containerd/v2 ##p' "$HERE/containerd/go.mod" | head -1)" \
    -o "$KUBE_CACHE/bin/" $P/containerd $P/containerd-shim-runc-v2 $P/ctr
fi
ls -lh "$KUBE_CACHE"/kube "$KUBE_CACHE"/bin | awk 'NF > 8 {print $5, $9, $10, $11}'
