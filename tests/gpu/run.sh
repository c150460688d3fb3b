#!/bin/bash
# Everything of this folder on a machine with a card, with a built shim and without: JSON lines in
# OUT, PASS or FAIL on stdout.
#
#   tests/gpu/run.sh SHIM QUOTA OUT [PART…]     SHIM: the folder with our libcuda.so.1; QUOTA in bytes or as 8GiB
#
# Parts: paths procs devices handed users race kill ended cost names views torch others (all by
# default). Needs cc; `devices` a second card, `users` root, `torch` and `others` those frameworks.
# Nothing here asks for more than twice QUOTA, or for more managed memory than the card has free.
set -u
here=$(cd "$(dirname "$0")" && pwd)
shim=$(cd "$1" && pwd) quota=$2 out=$3
shift 3
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
python=${PYTHON:-python3}
free=${FREE:-$(nvidia-smi --query-gpu=memory.free --format=csv,noheader,nounits -i 0)m}

# A tenant's share: share NAME COMMAND…
share() {
	local name=$1
	shift
	env LD_PRELOAD="$shim/libcuda.so.1 $shim/libnvidia-ml.so.1" LD_LIBRARY_PATH="$shim:${LD_LIBRARY_PATH:-}" \
		PORTER_MEMORY="${MEMORY:-$quota}" PORTER_STATE="$work/state" PORTER_TENANT="$name" "$@"
}

export -f share
export shim quota work

# report NAME COMMAND…: its output in OUT, a verdict here.
report() {
	local name=$1 status=0 begin=$SECONDS
	shift
	"$@" >"$out/$name.jsonl" 2>"$out/$name.err" || status=$?
	if [ $status = 0 ]; then
		echo "PASS $name ($((SECONDS - begin)) s)"
	else
		echo "FAIL $name: exit $status ($((SECONDS - begin)) s)"
		failed=1
		tail -n 3 "$out/$name.err"
	fi
	grep -o '"peak_held": [0-9]*' "$out/$name.err"
	grep '"good": false' "$out/$name.jsonl"
}

witness() {
	if [ -n "${NO_WITNESS:-}" ]; then "$@"; else "$work/watch" -- bash -c '"$@"' bash "$@"; fi
}

paths() {
	for way in plain pitched managed async from-pool vmm array array-3d mipmapped graph captured tiny ipc; do
		report "paths-$way" witness share "paths-$way" "$work/alloc_paths" -f "$free" "$quota" $way
	done
}

procs() {
	report two-procs witness share two-procs "$work/two_procs" "$quota"
}

# Each of two devices keeps its own quota: QUOTA on one, half of it on the other.
devices() {
	local bytes
	bytes=$(numfmt --from=iec-i "${quota%B}")
	MEMORY="$bytes,1=$((bytes / 2))" report devices share devices "$python" "$here/two_devices.py" "$bytes" "$((bytes / 2))"
	cat "$out/devices.jsonl"
}

handed() {
	report handed share handed "$python" "$here/handed.py"
	cat "$out/handed.jsonl"
}

# Three processes of another user ask for three eighths of QUOTA each: two of them have it. QUOTA
# has room for their contexts, too.
users() {
	local bytes when
	bytes=$(numfmt --from=iec-i "${quota%B}")
	install -d -m 711 "$work"
	install -d -m 1777 "$work/state"
	for when in before after root descriptors; do
		report "users-$when" share "users-$when" "$work/users" -w $when "$((bytes * 3 / 8))" "$bytes"
		cat "$out/users-$when.jsonl"
	done
}

race() {
	export MEMORY=${RACE_QUOTA:-64GiB}
	report race witness share race "$work/race" -n 32 "$MEMORY"
	unset MEMORY
}

kill_() {
	report kill-storm share kill-storm "$work/kill_storm" -n "${KILLS:-300}"
}

ended() {
	report ended "$python" "$here/ended.py" run "$shim" "$quota"
	cat "$out/ended.jsonl"
}

cost() {
	for turn in 1 2 3; do
		report "cost-native-$turn" "$work/overhead"
		report "cost-shim-$turn" share cost "$work/overhead"
	done
	cat "$out"/cost-native-?.jsonl "$out"/cost-shim-?.jsonl
}

names() {
	"$python" -c 'import json, sys; print("\n".join(n for n in json.load(open(sys.argv[1])) if n != "_"))' \
		"$here/../data/cuda/getproc-580.159.json" >"$work/names"
	report names-native sh -c "'$work/getproc' <'$work/names'"
	report names-shim share names sh -c "'$work/getproc' -p '$shim/libcuda.so.1' <'$work/names'"
	cmp "$out/names-native.jsonl" "$out/names-shim.jsonl" && echo "PASS names are the same"
}

views() {
	report views-smi share views nvidia-smi
	cat "$out/views-smi.jsonl"
}

# same NAME COMMAND…: run natively and under a share; the checksums must agree.
same() {
	local name=$1
	shift
	report "$name-native" "$@"
	report "$name-shim" share "$name" "$@"
	if diff <(grep -o '"workload": "[a-z]*"\|"checksum": "[^"]*"' "$out/$name-native.jsonl") \
		<(grep -o '"workload": "[a-z]*"\|"checksum": "[^"]*"' "$out/$name-shim.jsonl") >"$out/$name.diff"; then
		echo "PASS $name computes the same"
	else
		echo "FAIL $name computes something else"
		failed=1
	fi
	cat "$out/$name-native.jsonl" "$out/$name-shim.jsonl"
}

torch() {
	same torch "$python" "$here/torch_workloads.py" train infer graphs compiled
	report torch-memory share torch-memory "$python" "$here/torch_workloads.py" memory
	for allocator in "" expandable_segments:True backend:cudaMallocAsync; do
		report "torch-oom-${allocator%%:*}" share "torch-oom-${allocator%%:*}" \
			env PYTORCH_CUDA_ALLOC_CONF="$allocator" "$python" "$here/torch_workloads.py" oom
		cat "$out/torch-oom-${allocator%%:*}.jsonl"
	done
}

others() {
	export XLA_PYTHON_CLIENT_PREALLOCATE=false
	same triton "$python" "$here/triton_workload.py"
	same jax "$python" "$here/other_workloads.py" jax
	same cupy "$python" "$here/other_workloads.py" cupy
	report jax-oom share jax-oom "$python" "$here/other_workloads.py" jax-oom
	report cupy-oom share cupy-oom "$python" "$here/other_workloads.py" cupy-oom
}

for source in "$here"/*.c; do
	cc -std=c11 -O2 "$source" -o "$work/$(basename "$source" .c)" -ldl || exit 2
done
for part in "${@:-paths procs devices handed users race kill ended cost names views torch others}"; do
	for each in $part; do
		echo "== $each"
		case $each in
		paths | procs | devices | handed | users | race | ended | cost | names | views | torch | others) $each ;;
		kill) kill_ ;;
		*) echo "no part $each" >&2 && exit 2 ;;
		esac
	done
done
exit $failed
