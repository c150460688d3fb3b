#!/bin/bash
# The vendor's debugger, profiler and memory checker on a small program, under the shims and
# without: their outputs must be the same. Each output is left in OUT; PASS or FAIL on stdout, exit
# 1 where they differ.
#
# tests/gpu/tools.sh SHIM OUT     SHIM: the folder with our libcuda.so.1. Needs nvcc, cuda-gdb, ncu
# and compute-sanitizer; half a minute.
set -u
here=$(cd "$(dirname "$0")" && pwd)
shim=$(cd "$1" && pwd) out=$2
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nvcc -g -lineinfo -arch=native -o "$work/tools" "$here/tools.cu" && nvcc -g -G -arch=native -o "$work/tools-debug" "$here/tools.cu" || exit 2
failed=0

# compare NAME PATTERN COMMAND…: the lines of PATTERN that COMMAND prints are the same both ways, and there are some.
compare() {
	local name=$1 pattern=$2
	shift 2
	timeout 60 "$@" >"$out/$name-native.txt" 2>&1
	timeout 60 env LD_PRELOAD="$shim/libcuda.so.1 $shim/libnvidia-ml.so.1" LD_LIBRARY_PATH="$shim:${LD_LIBRARY_PATH:-}" \
		PORTER_MEMORY=8GiB PORTER_STATE="$work/state" PORTER_TENANT="$name" "$@" >"$out/$name-shim.txt" 2>&1
	for side in native shim; do
		# Addresses, process numbers and times are of one run.
		grep -oE -- "$pattern" "$out/$name-$side.txt" | sort | uniq -c >"$work/$side"
	done
	if [ -s "$work/native" ] && cmp -s "$work/native" "$work/shim"; then
		echo "PASS $name: $(tr -s ' \n' ' ' <"$work/shim")"
	else
		echo "FAIL $name"
		diff "$work/native" "$work/shim"
		[ -s "$work/native" ] || tail -n 5 "$out/$name-native.txt"
		failed=1
	fi
}

compare sanitizer-clean 'last .*|ERROR SUMMARY: .*' compute-sanitizer "$work/tools"
compare sanitizer-astray 'Invalid __global__ write of size [0-9]+ bytes' compute-sanitizer "$work/tools" astray
compare ncu 'add\(.*\) \([0-9]+, 1, 1\)x\([0-9]+, 1, 1\)|Registers Per Thread.*|last .*' \
	ncu --clock-control none --set basic "$work/tools"
compare cuda-gdb 'add<<<\([0-9]+,1,1\),\([0-9]+,1,1\)>>>|last .*|exited normally|count = [0-9]+' \
	cuda-gdb -batch -ex 'break add' -ex run -ex 'print count' -ex 'info args' -ex delete -ex continue "$work/tools-debug"
exit $failed
